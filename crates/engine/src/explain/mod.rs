//! Explains a turn: why it is good or bad, found by search. Hints, lessons, the coach, puzzles and
//! the analysis of games use the same explanations.
//!
//! [`explain`] searches for the best turn and for the worth of the explained one, and then for the
//! reasons of the difference. A [`Reason`] is a claim with an exact meaning; `tests/explain` verifies
//! every claim by an independent search. `texts::say` turns reasons into sentences.
//!
//! # Definitions
//!
//! Claims about stones use these terms:
//!
//! - The **exchange** is the play in which both sides capture until the side to move cannot capture.
//!   Captures are compulsory, so a side may choose its capture and where a chain stops, but not
//!   whether to capture. They count as compulsory even where an omitted capture must be claimed.
//! - With `n` **quiet turns**, play goes on beyond the exchange: a side that cannot capture plays a
//!   turn without a capture, and so on, until both sides together have played `n` such turns and the
//!   side to move cannot capture. Play always ends with the game.
//! - A [`Horizon`] is how far a claim looks: to the end of the exchange, with or without quiet turns;
//!   or for a number of turns after the explained one, if the exchange has not ended before; or not
//!   beyond the explained turn.
//! - The **balance** of a turn is the number of stones that its player takes less those that it
//!   loses, the turn included, if both sides play for the largest balance of their own. The end of the
//!   game counts as 100 stones for the winner, more than a board can hold.
//!
//! Claims about wins, draws and losses are proofs: by the rules, by endgame tables, or by a search to
//! the end of the game. Only proofs consider earlier positions of the game.
//!
//! An exercise or a puzzle names the [right](ExplainResources::right) turn. Then the explained turn is
//! compared with that one, whatever the search thinks of it, and only what speaks against the
//! explained turn is looked for.
//!
//! ```
//! use fanorona_engine::Limits;
//! use fanorona_engine::explain::{ExplainResources, Reason, explain};
//! use fanorona_rules::notation::{read_position, read_turn};
//! use fanorona_rules::{Record, variant::shipped};
//!
//! let rules = shipped::variant("tsivy").unwrap().rules.clone();
//! let position = read_position(&rules, "9/9/9/9/W1B6 w 0 9").unwrap();
//! let turn = read_turn(&rules, &position, "a1-b1A").unwrap();
//! let game = Record::from_position(rules, position);
//!
//! let resources = ExplainResources::new(Limits::nodes(3_000));
//! let explanation = explain(&game, &turn, &resources, &mut || false)?;
//! assert!(matches!(explanation.reasons[..2], [Reason::OnlyTurn, Reason::WinsAtOnce { .. }]));
//! # Ok::<(), fanorona_rules::Refusal>(())
//! ```

mod alternatives;
mod budget;
mod case;
mod chains;
mod endings;
mod exchange;
mod material;
mod parts;
mod reason;
mod scores;
mod standing;
mod threats;

pub use parts::Part;
pub use reason::{Horizon, Reason, StandingFactor};
pub use threats::{Threat, threats};

pub use alternatives::alternatives;
pub use endings::near_repetition;

use super::endgame::{EndgameTables, TableValue};
use super::solve::SolveBudget;
use super::{Limits, Report, Score};
use budget::NodeBudget;
use case::{Case, Weighed};
use exchange::ExchangeSearch;
use fanorona_rules::generate::{Effect, Turns};
use fanorona_rules::{Record, Refusal, Turn};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::sync::Arc;

/// A turn this much worse than the best one, in hundredths of a stone, is explained as an error.
pub const ERROR: i32 = 50;

/// What the explainer may use.
#[derive(Clone, Debug)]
pub struct ExplainResources<'a> {
    /// The limits. The nodes are shared by all searches of the explainer, which together may visit
    /// slightly more; the depth limits those that score turns. A few thousand nodes are enough for
    /// most explanations.
    pub limits: Limits,
    /// The endgame tables of the rule set, if available.
    pub tables: Option<Arc<EndgameTables>>,
    /// An earlier search of the same position, whose best turn and score are taken over.
    pub report: Option<&'a Report>,
    /// A turn that counts as the best one, such as the solution of an exercise. Ignored if it cannot
    /// be played now or has the effect of the explained turn.
    pub right: Option<&'a Turn>,
    /// The budget of each proof where tables do not reach, of which there are at most three. `stop`
    /// does not end them. `None` for no other proofs than those of the search.
    pub proofs: Option<SolveBudget>,
}

impl ExplainResources<'_> {
    /// These limits, without tables, proofs or an earlier search.
    pub const fn new(limits: Limits) -> Self {
        Self { limits, tables: None, report: None, right: None, proofs: None }
    }
}

/// Why a turn is worth what it is.
///
/// ```
/// use fanorona_engine::Limits;
/// use fanorona_engine::explain::{ExplainResources, explain};
/// use fanorona_rules::notation::{read_position, read_turn};
/// use fanorona_rules::{Record, variant::shipped};
///
/// let rules = shipped::variant("tsivy").unwrap().rules.clone();
/// let position = read_position(&rules, "9/9/9/9/W1BB5 w 0 9").unwrap();
/// let turn = read_turn(&rules, &position, "a1-b1A").unwrap();
/// let game = Record::from_position(rules, position);
/// let resources = ExplainResources::new(Limits::nodes(1_000));
/// let explanation = explain(&game, &turn, &resources, &mut || false)?;
/// assert_eq!((explanation.loss(), explanation.line), (0, vec![turn])); // it wins at once
/// # Ok::<(), fanorona_rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    /// The explained turn and the expected play after it.
    pub line: Vec<Turn>,
    /// The score of the explained turn for its player, or an estimate of 0 if `depth` is 0.
    pub score: Score,
    /// The best turn, which may be the explained one, and the expected play after it.
    pub best_line: Vec<Turn>,
    /// The score of the best turn.
    pub best_score: Score,
    /// The depth of the search for the score of the explained turn, in turns; 0 if it was stopped
    /// too early.
    pub depth: u32,
    /// The number of visited nodes. Positions with very many chains count as several.
    pub nodes: u64,
    /// Whether the turn was compared with all others that can be played now. `false` where they are
    /// too many (see [`MOST_CHAINS`](fanorona_rules::generate::MOST_CHAINS)); then the best turn is
    /// the best of those found, and the reasons compare nothing.
    pub all_turns: bool,
    /// The reasons, the most important first. Empty if nothing was found but the scores.
    pub reasons: Vec<Reason>,
}

impl Explanation {
    /// How much worse than the best turn the explained one is, in hundredths of a stone. 0 for the
    /// best turn; very large if a proven result was given away.
    pub fn loss(&self) -> u32 {
        self.best_score.rank().saturating_sub(self.score.rank()).max(0).unsigned_abs()
    }
}

/// Explains a turn that can be played now. If a chain is open, the turn must begin with its steps, and
/// it is compared only with turns that do.
///
/// With the same resources the explanation is the same on every machine, unless `stop` ends the
/// searches. `stop` is called every few hundred nodes; when it returns `true`, the reasons found so
/// far are returned.
///
/// ```
/// use fanorona_engine::Limits;
/// use fanorona_engine::explain::{ExplainResources, explain};
/// use fanorona_rules::{Record, variant::shipped, generate};
///
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let resources = ExplainResources::new(Limits::nodes(5_000));
/// let mut losses = Vec::new();
/// for turn in generate::turns(game.rules(), game.position()) {
///     losses.push(explain(&game, &turn, &resources, &mut || false)?.loss());
/// }
/// assert!(losses.contains(&0) && losses.iter().any(|&loss| loss > 0));
/// # Ok::<(), fanorona_rules::Refusal>(())
/// ```
///
/// # Errors
/// The reason why the turn cannot be played.
pub fn explain(
    record: &Record,
    turn: &Turn,
    resources: &ExplainResources<'_>,
    stop: &mut dyn FnMut() -> bool,
) -> Result<Explanation, Refusal> {
    alternatives::check(record, turn)?;
    let Turns { list: found, whole: all_turns } = alternatives(record, turn);
    let scores = scores::scores(record, Effect::of(turn), &found, resources, stop);
    let all = all_turns.then_some(&found[..]);
    let limit = resources.limits.nodes;
    // At least a fifth of the nodes, although the first depth of the scores is always completed.
    let left = limit.saturating_sub(scores.nodes).max(limit / 5).max(100);
    let searched = scores.nodes;
    let case = Case::new(record, turn, all, scores, resources);
    let mut exchange = ExchangeSearch::new(case.rules, NodeBudget::new(left, stop));
    let mut found = reasons(&case, &mut exchange);
    let nodes = searched + exchange.nodes();
    found.sort_by_key(|&(weight, _)| Reverse(weight));
    let scores = case.scores;
    Ok(Explanation {
        line: scores.turn.turns,
        score: scores.turn.score,
        best_line: scores.best.turns,
        best_score: scores.best.score,
        depth: scores.depth,
        nodes,
        all_turns,
        reasons: found.into_iter().map(|(_, reason)| reason).collect(),
    })
}

/// All reasons with their weights.
fn reasons(case: &Case<'_>, exchange: &mut ExchangeSearch<'_>) -> Vec<Weighed> {
    let mut found = Vec::new();
    endings::rules(case, &mut found);
    let (here, best) = endings::endings(case, &mut found);
    let result = |proof: Option<endings::EndingProof>| proof.map(|proof| proof.result);
    let (here, best) = (result(here), result(best));
    if !case.complete {
        // Nothing can be compared.
        found.retain(|(_, reason)| {
            matches!(
                reason,
                Reason::WinsAtOnce { .. } | Reason::Wins { .. } | Reason::AllowsWin { .. }
            )
        });
        return found;
    }
    let decided = here.is_some_and(|it| it != TableValue::Draw);
    if case.is_told {
        material::captures(case, &mut found);
    }
    let settled = decided && (case.is_best || here == best) && !case.is_told;
    if settled || case.ended().is_some() {
        return found;
    }
    let is_error = case.loss() >= ERROR && !case.is_best;
    if is_error || case.is_told {
        exchange.part(60, |exchange| chains::against(case, exchange, &mut found));
        exchange.part(80, |exchange| material::against(case, exchange, &mut found));
        chains::keep_furthest(case, &mut found);
        if is_error {
            standing::add(case, exchange, &mut found);
        }
        return found;
    }
    let balances = exchange.part(60, |exchange| material::Balances::of(case, exchange));
    exchange.part(40, |exchange| threats::add(case, exchange, &mut found));
    if let Some(balances) = balances {
        exchange.part(60, |exchange| {
            material::own_exchange(case, &balances, exchange, &mut found);
            chains::for_best(case, &balances, exchange, &mut found);
        });
        exchange.part(80, |exchange| material::for_best(case, &balances, exchange, &mut found));
    }
    standing::add(case, exchange, &mut found);
    found
}
