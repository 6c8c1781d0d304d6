//! The switches in which rule sheets differ. The defaults are those of Tsivy.

use super::side::Side;
use serde::{Deserialize, Serialize};

/// Whether a stone continues after a capturing step if it can capture again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Continuation {
    /// It may continue or stop.
    #[default]
    Optional,
    /// It must continue until it cannot capture any more (Parker).
    Compulsory,
    /// It must stop: every turn is one step.
    Forbidden,
}

/// Whether a chain may return to a point it touched in this turn, including its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Revisiting {
    /// No.
    #[default]
    Forbidden,
    /// Yes (Parker).
    Allowed,
}

/// Whether a chain may use a direction again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Repeating {
    /// Not the direction of the step before.
    #[default]
    NotTwiceRunning,
    /// No direction twice in the whole chain.
    NotTwiceInChain,
    /// Any direction at any time (Parker).
    Allowed,
}

/// What the first turn of each player may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstTurn {
    /// A turn like any other.
    #[default]
    Ordinary,
    /// One capturing step only (Parker).
    SingleStep,
}

/// What happens if a player plays a paika although a capture is possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum OmittedCapture {
    /// It is refused.
    #[default]
    Enforced,
    /// It is allowed unless the opponent claims the capture before moving (Tumicarona's wording).
    Claimed,
}

/// Which of the two ways to capture exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Methods {
    /// Approach and withdrawal.
    #[default]
    Both,
    /// Approach only.
    ApproachOnly,
    /// Withdrawal only.
    WithdrawalOnly,
}

/// Which group a step takes when it captures both ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum GroupChoice {
    /// The player chooses.
    #[default]
    Free,
    /// The larger one; the player chooses between equals.
    Larger,
}

/// How much of the line a capture takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extent {
    /// Every enemy stone up to the first gap, own stone or edge.
    #[default]
    WholeLine,
    /// Only the nearest one.
    Nearest,
}

/// The result for a player who must move and cannot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoMove {
    /// The player loses.
    #[default]
    Loses,
    /// The game is drawn.
    Draws,
}

/// Which occurrence of a position, with the same side to move, draws the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Repetition {
    /// The third.
    #[default]
    Third,
    /// The fourth.
    Fourth,
    /// None.
    Never,
}

impl Repetition {
    /// The number of occurrences that draws the game, or `None` if repetition does not draw it.
    #[inline]
    pub const fn times(self) -> Option<usize> {
        match self {
            Self::Third => Some(3),
            Self::Fourth => Some(4),
            Self::Never => None,
        }
    }
}

/// Who begins the next game of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NextGame {
    /// The players swap colours.
    #[default]
    ColoursSwap,
    /// The loser takes White and begins (Tumicarona).
    LoserBegins,
}

/// The handicap of a rematch: a side that may not capture until it has few stones left.
///
/// ```
/// use fanorona_rules::Side;
/// use fanorona_rules::switches::{Extent, NoCapture};
/// use fanorona_rules::variant::shipped;
///
/// let vela = shipped::variant("vela").unwrap();
/// let handicap = vela.rules.switches.handicap.unwrap();
/// assert_eq!((handicap.side, handicap.until), (Side::Black, 5));
/// let eater = handicap.eater;
/// assert_eq!((eater.extent, eater.chains, eater.no_capture), (Extent::Nearest, false, NoCapture::Wins));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handicap {
    /// The side that won the game before.
    pub side: Side,
    /// From its first turn with this many stones or fewer, the ordinary rules apply to both sides.
    pub until: u8,
    /// The restrictions of the other side until then; none by default.
    #[serde(default)]
    pub eater: Eater,
}

/// The restrictions of the side that takes stones while the other is handicapped, in addition to
/// the other switches of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Eater {
    /// How much of the line its captures take.
    pub extent: Extent,
    /// Whether it may continue after a capture. If not, its turn is one step.
    pub chains: bool,
    /// What happens if it is to move and cannot capture.
    pub no_capture: NoCapture,
}

impl Default for Eater {
    fn default() -> Self {
        Self { extent: Extent::default(), chains: true, no_capture: NoCapture::default() }
    }
}

/// What happens to an eater that cannot capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoCapture {
    /// It plays a paika, and the game continues.
    #[default]
    Plays,
    /// It wins, because the other side has not given a stone.
    Wins,
    /// It loses.
    Loses,
}

/// Every switch of a rule set.
///
/// ```
/// use fanorona_rules::Switches;
/// use fanorona_rules::switches::Continuation;
/// use fanorona_rules::variant::shipped;
///
/// let tsivy = shipped::variant("tsivy").unwrap();
/// assert_eq!(tsivy.rules.switches, Switches::default());
/// let parker = shipped::variant("parker").unwrap();
/// assert_eq!(parker.rules.switches.continuation, Continuation::Compulsory);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// Continuing after a capture.
    pub continuation: Continuation,
    /// Returning to a touched point.
    pub revisiting: Revisiting,
    /// Using a direction again.
    pub repeating: Repeating,
    /// Each player's first turn.
    pub first_turn: FirstTurn,
    /// An omitted capture.
    pub omitted_capture: OmittedCapture,
    /// The ways to capture that exist.
    pub methods: Methods,
    /// A step that captures both ways.
    pub choice: GroupChoice,
    /// How much of the line a capture takes.
    pub extent: Extent,
    /// The result for a player who cannot move.
    pub no_move: NoMove,
    /// The number of turns of both sides together without a capture that draws the game; `None` for
    /// no limit.
    pub quiet_limit: Option<u16>,
    /// Repetition of a position.
    pub repetition: Repetition,
    /// Whether the players may agree on a draw.
    pub agreement: bool,
    /// Who begins the next game of a match.
    pub next_game: NextGame,
    /// The handicap, if there is one.
    pub handicap: Option<Handicap>,
}

impl Switches {
    /// The same switches without the limits that draw a game: of turns without a capture, and of repetition.
    pub(crate) const fn without_limits(self) -> Self {
        Self { quiet_limit: None, repetition: Repetition::Never, ..self }
    }
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            continuation: Continuation::default(),
            revisiting: Revisiting::default(),
            repeating: Repeating::default(),
            first_turn: FirstTurn::default(),
            omitted_capture: OmittedCapture::default(),
            methods: Methods::default(),
            choice: GroupChoice::default(),
            extent: Extent::default(),
            no_move: NoMove::default(),
            quiet_limit: Some(100),
            repetition: Repetition::default(),
            agreement: true,
            next_game: NextGame::default(),
            handicap: None,
        }
    }
}
