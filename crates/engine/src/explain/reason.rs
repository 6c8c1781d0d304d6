//! The reasons that an explanation can give, each with the exact meaning of its claim.

use crate::endgame::TableValue;
use fanorona_rules::{PointSet, Turn, WinReason};
use serde::{Deserialize, Serialize};

/// How far a balance looks; see [the definitions](super).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Horizon {
    /// The exchange, but at most this many turns after the explained one.
    Turns(u32),
    /// The whole exchange, and on with this many quiet turns.
    Quiet(u32),
}

impl Horizon {
    /// The explained turn only: its balance is the number of stones that it takes, also if it ends
    /// the game.
    pub const TURN: Self = Self::Turns(0);
    /// The opponent's answer only.
    pub const ANSWER: Self = Self::Turns(1);
    /// The whole exchange.
    pub const EXCHANGE: Self = Self::Quiet(0);
    /// All that are searched, from near to far. Those that count turns end with a turn of the opponent.
    pub const ALL: [Self; 9] = [
        Self::ANSWER,
        Self::Turns(3),
        Self::EXCHANGE,
        Self::Quiet(1),
        Self::Quiet(2),
        Self::Quiet(3),
        Self::Quiet(4),
        Self::Quiet(5),
        Self::Quiet(6),
    ];
}

/// A reason for a turn's worth.
///
/// What *exchange*, *quiet turns*, *horizon* and *balance* mean is defined in [the module](super). "The turn" is
/// the explained one and "its player" the side to move; "the opponent" is the other side. "The other
/// turns" are all other legal turns; if a chain is open, those that begin with its steps. "The best
/// turn" is the one that the search finds best, or the one that the caller names as
/// [right](super::ExplainResources::right). Turns with the same effect count as one. A `line` begins in the explained position and is legal turn by turn.
///
/// ```
/// use fanorona_engine::Limits;
/// use fanorona_engine::explain::{ExplainResources, Reason, explain};
/// use fanorona_rules::notation::{read_position, read_turn};
/// use fanorona_rules::{Record, variant::shipped};
///
/// let rules = shipped::variant("telo").unwrap().rules.clone();
/// let position = read_position(&rules, "3/1B1/W2 b 0 9").unwrap();
/// let game = Record::from_position(rules.clone(), position);
/// // Black steps away from the last stone and takes it.
/// let turn = read_turn(&rules, game.position(), "b2-c3W").unwrap();
/// let resources = ExplainResources::new(Limits::nodes(1_000));
/// let reasons = explain(&game, &turn, &resources, &mut || false)?.reasons;
/// assert!(reasons.iter().any(|reason| matches!(reason, Reason::WinsAtOnce { .. })));
/// # Ok::<(), fanorona_rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// There is no other turn.
    OnlyTurn,
    /// All turns, two or more, have this proven result for their player.
    AllAlike {
        /// The result.
        result: TableValue,
    },
    /// The turn captures nothing although a capture is possible, and the opponent may claim that.
    OmitsCapture {
        /// The stones that could capture, at least one.
        stones: PointSet,
    },
    /// The turn ends the game, and its player has won.
    WinsAtOnce {
        /// How.
        reason: WinReason,
    },
    /// The turn wins by force.
    Wins {
        /// It wins in at most this many turns of both sides, the explained one included; `None` if
        /// the proof does not say.
        turns: Option<u32>,
        /// The turn and the expected play.
        line: Vec<Turn>,
    },
    /// The turn keeps the position's proven result, a win or a draw, which some turns give away.
    KeepsResult {
        /// The result, not a loss.
        result: TableValue,
        /// The number of the other turns with a proven worse result, at least 1.
        worse: u32,
        /// The number of the other turns.
        of: u32,
    },
    /// After the turn, the opponent wins by force.
    AllowsWin {
        /// The opponent wins in at most this many turns of both sides, the explained one included;
        /// `None` if the proof does not say.
        turns: Option<u32>,
        /// The turn and the expected play.
        line: Vec<Turn>,
    },
    /// The turn gives away the proven result of the position.
    ThrowsAway {
        /// The proven result of the position for its player.
        had: TableValue,
        /// The proven result after the turn for its player, worse than `had`.
        left: TableValue,
    },
    /// Another turn, the best one, wins by force; the turn is not known to win.
    MissesWin {
        /// It wins in at most this many turns of both sides, itself included; `None` if the proof
        /// does not say.
        turns: Option<u32>,
        /// The winning turn and the expected play.
        line: Vec<Turn>,
    },
    /// What the turn and the captures after it take and lose: the balance of the turn is `takes` −
    /// `gives`. The line is one of best play for the balance, and in it the player takes `takes` and
    /// loses `gives` stones. At least one of them is not 0.
    Exchange {
        /// How far the balance looks: the whole exchange or the answer only.
        horizon: Horizon,
        /// The stones that its player takes in the line, the turn included.
        takes: u32,
        /// The stones that its player loses in the line.
        gives: u32,
        /// The number of the other turns whose balance is lower.
        worse: u32,
        /// The number of the other turns.
        of: u32,
        /// The turn and a line of best play for the balance.
        line: Vec<Turn>,
    },
    /// Whatever the opponent plays, the turn gains stones: its balance with this horizon is `gains`,
    /// and without quiet turns it is less.
    Forces {
        /// How far the balance looks: with at least one quiet turn.
        horizon: Horizon,
        /// The balance, at least 1.
        gains: u32,
        /// The number of the other turns whose balance is lower, at least 1.
        worse: u32,
        /// The number of the other turns.
        of: u32,
        /// The turn and a line of best play for the balance.
        line: Vec<Turn>,
    },
    /// The turn saves stones: if its player could pass, the opponent could play `threat`, which
    /// takes all of `stones` and is its best turn for the balance without quiet turns, at least 1.
    /// After the turn, no turn of the opponent takes a stone that stood on one of these points (a
    /// stone that has moved away counts where it is now), and the opponent's balance is lower.
    Saves {
        /// The points of the saved stones before the turn, at least one.
        stones: PointSet,
        /// What the opponent could play if its player passed.
        threat: Turn,
    },
    /// The turn captures nothing, after it the opponent has no capture, and the balance of the turn
    /// with this horizon is not negative. After `costly` of the other turns it is.
    KeepsShut {
        /// How far the balance looks.
        horizon: Horizon,
        /// The number of the other turns that lose stones, at least 1.
        costly: u32,
        /// The number of the other turns.
        of: u32,
    },
    /// The turn loses stones, but as few as possible: its balance without quiet turns is −`gives`, no
    /// other turn has a better one, and `costly` of the other turns have a worse one.
    GivesLeast {
        /// The stones it loses, at least 1.
        gives: u32,
        /// The number of the other turns that lose more, at least 1.
        costly: u32,
        /// The number of the other turns.
        of: u32,
    },
    /// The turn is a chain that could go on and take more. Every way to go on has a balance that is
    /// at least `loses` lower.
    StopsChain {
        /// How far the balances look: without quiet turns.
        horizon: Horizon,
        /// The least loss by going on, at least 1.
        loses: u32,
        /// A chain that goes on, one of those with the best balance, and a line of best play for it.
        line: Vec<Turn>,
    },
    /// Another turn, not one that goes on, takes more stones. Each such turn has a balance that is at
    /// least `loses` lower.
    DeclinesLarger {
        /// How far the balances look: without quiet turns.
        horizon: Horizon,
        /// The least loss by a larger capture, at least 1.
        loses: u32,
        /// A turn that takes more, one of those that take most, and a line of best play for the
        /// balance. The line may show more loss than `loses`.
        line: Vec<Turn>,
    },
    /// After the turn, the opponent has exactly one turn.
    OnlyAnswer {
        /// The opponent's turn.
        answer: Turn,
    },
    /// The turn captures nothing, and after it the opponent has no capture. If the opponent passed,
    /// the player's best turn for the balance without quiet turns would be `turn`, and its balance
    /// `gains`.
    Threatens {
        /// The threatened turn, a capture.
        turn: Turn,
        /// Its balance, at least 1.
        gains: u32,
    },
    /// The balance of the turn with this horizon is `more` lower than that of the best turn, mostly
    /// because the opponent takes more.
    Loses {
        /// How far the balances look.
        horizon: Horizon,
        /// The difference of the balances, at least 1.
        more: u32,
        /// Whether the opponent's first turn in the line takes the stone that moved.
        into_line: bool,
        /// The turn and a line of best play for the balance.
        line: Vec<Turn>,
    },
    /// The balance of the turn with this horizon is `more` lower than that of the best turn, mostly
    /// because the best turn takes more.
    Misses {
        /// How far the balances look.
        horizon: Horizon,
        /// The difference of the balances, at least 1.
        more: u32,
        /// The best turn and a line of best play for the balance.
        line: Vec<Turn>,
    },
    /// The chain went on too far: with its first `steps` steps only, its balance would be `more`
    /// higher.
    WentTooFar {
        /// How far the balances look: without quiet turns.
        horizon: Horizon,
        /// The number of steps after which stopping would have been best, fewer than the turn has.
        steps: u32,
        /// The difference of the balances, at least 1.
        more: u32,
        /// The turn and a line of best play for the balance.
        line: Vec<Turn>,
    },
    /// The chain stopped too early: by going on, its balance would be `more` higher.
    StoppedEarly {
        /// How far the balances look: without quiet turns.
        horizon: Horizon,
        /// The difference of the balances, at least 1.
        more: u32,
        /// The best chain that goes on, and a line of best play for the balance.
        line: Vec<Turn>,
    },
    /// At the end of the expected play this is better, or worse, than at the end of the expected play
    /// after another turn. Both lines are followed by their exchanges, which they include.
    Standing {
        /// What is counted.
        standing: StandingFactor,
        /// The count at the end of `line`.
        here: i32,
        /// The count at the end of `other`.
        there: i32,
        /// The turn and the expected play.
        line: Vec<Turn>,
        /// The best turn, or for the best turn the second best, and the expected play.
        other: Vec<Turn>,
    },
}

/// What a [`Reason::Standing`] counts, always for the player of the explained turn, so that more is
/// better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StandingFactor {
    /// The lead in stones.
    Stones,
    /// The plain steps that the player's stones could take, captures not considered, less those of
    /// the opponent's stones: a step leads to a neighbouring empty point.
    Freedom,
    /// The opponent's stones that the player could take first in a capturing step, less the player's
    /// that the opponent could, whoever is to move: stones that stand ready to be taken.
    Safety,
    /// The player's stones that are not at the edge, less the opponent's.
    Centre,
}
