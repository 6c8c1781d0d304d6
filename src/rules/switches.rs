//! The closed list of switches by which rule sheets differ. Each default is Tsivy's.

use super::position::Side;
use serde::Deserialize;

/// What a stone does after a capturing step when it can capture again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Continuation {
    /// It may go on or stop.
    #[default]
    Optional,
    /// It must go on until it can capture no more (Parker).
    Compulsory,
    /// It stops: every turn is one step.
    Forbidden,
}

/// May the chain come back to a point it touched in this turn, its start included?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Revisiting {
    /// No.
    #[default]
    Forbidden,
    /// Yes (Parker).
    Allowed,
}

/// May a step of the chain take a direction again?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Repeating {
    /// Not the direction of the step just before.
    #[default]
    NotTwiceRunning,
    /// No direction twice in the whole chain.
    NotTwiceInChain,
    /// Any direction, any time (Parker).
    Allowed,
}

/// What the first turn of each player may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum FirstTurn {
    /// A turn like any other.
    #[default]
    Ordinary,
    /// One capturing step only (Parker).
    SingleStep,
}

/// What happens to a paika played while a capture was possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum OmittedCapture {
    /// It is refused.
    #[default]
    Enforced,
    /// It stands unless the opponent claims the capture before moving (Tumicarona's wording).
    Claimed,
}

/// Which of the two ways to capture exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum GroupChoice {
    /// The player chooses.
    #[default]
    Free,
    /// The larger one; the player chooses between equals.
    Larger,
}

/// How much of the line a capture takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Extent {
    /// Every enemy stone up to the first gap, own stone or edge.
    #[default]
    WholeLine,
    /// Only the nearest one.
    Nearest,
}

/// What becomes of a player who must move and cannot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum NoMove {
    /// The player loses.
    #[default]
    Loses,
    /// The game is drawn.
    Draws,
}

/// When a repeated position, with the same side to move, draws the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Repetition {
    /// The third time it stands on the board.
    #[default]
    Third,
    /// The fourth time.
    Fourth,
    /// Never.
    Never,
}

impl Repetition {
    /// The number of times that draws the game; `None` for never.
    pub const fn times(self) -> Option<usize> {
        match self {
            Self::Third => Some(3),
            Self::Fourth => Some(4),
            Self::Never => None,
        }
    }
}

/// Who begins the next game of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum NextGame {
    /// The players swap colours.
    #[default]
    ColoursSwap,
    /// The loser takes White and begins (Tumicarona).
    LoserBegins,
}

/// The handicap of a rematch: a side that captures nothing until few of its stones are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handicap {
    /// The side that won the game before.
    pub side: Side,
    /// From its first turn with this many stones or fewer, the ordinary rules hold for both.
    pub until: u8,
    /// What binds the other side meanwhile; nothing when left out.
    #[serde(default)]
    pub eater: Eater,
}

/// What binds the side that takes stones as long as the other plays under a handicap. It comes on
/// top of the rule set's other switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Eater {
    /// How much of the line it takes.
    pub extent: Extent,
    /// May it go on after a capture? If not, its turn is one step.
    pub chains: bool,
    /// What becomes of it when it is to move and can take nothing.
    pub no_capture: NoCapture,
}

impl Default for Eater {
    fn default() -> Self {
        Self { extent: Extent::default(), chains: true, no_capture: NoCapture::default() }
    }
}

/// What becomes of an eater that can take nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum NoCapture {
    /// It plays a paika, and the game goes on.
    #[default]
    Plays,
    /// It wins: the other side has given nothing.
    Wins,
    /// It loses.
    Loses,
}

/// Every switch of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// Going on after a capture.
    pub continuation: Continuation,
    /// Coming back to a touched point.
    pub revisiting: Revisiting,
    /// Taking a direction again.
    pub repeating: Repeating,
    /// Each player's first turn.
    pub first_turn: FirstTurn,
    /// A capture overlooked.
    pub omitted_capture: OmittedCapture,
    /// The ways to capture.
    pub methods: Methods,
    /// A step that captures both ways.
    pub choice: GroupChoice,
    /// How much of the line is taken.
    pub extent: Extent,
    /// No move left.
    pub no_move: NoMove,
    /// Turns of both together without a capture that draw the game; `None` for no such limit.
    pub quiet_limit: Option<u16>,
    /// Repeated positions.
    pub repetition: Repetition,
    /// May the players agree on a draw?
    pub agreement: bool,
    /// Who begins next.
    pub next_game: NextGame,
    /// A handicapped side, if any.
    pub handicap: Option<Handicap>,
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
