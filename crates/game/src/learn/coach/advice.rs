//! The searches of the coach: whether a turn loses much, and what the computer threatens.

use crate::play::CoachLevel;
use fanorona_engine::Limits;
use fanorona_engine::explain::{ExplainResources, Explanation, Threat, explain, threats};
use fanorona_rules::{Record, Turn};

/// The number of nodes of a search. It takes some hundredths of a second.
const NODES: u64 = 20_000;
/// The number of nodes of a second search of a turn that seems to lose much, because a deeper search
/// sometimes finds that it loses little.
const NODES_TO_CONFIRM: u64 = 5 * NODES;
/// The number of nodes for threats.
const THREAT_NODES: u64 = 10_000;
/// The lead in hundredths of a stone that counts as much as a proven win.
const DECIDED: i32 = 800;

/// A question of a [`Coach`](super::Coach) that needs a search.
#[derive(Clone, Debug, PartialEq)]
pub struct CoachQuery {
    pub(super) id: u64,
    /// The game at the turn that is judged, or at the person's turn before which to name threats.
    pub(super) record: Record,
    pub(super) level: CoachLevel,
    pub(super) ask: CoachQueryKind,
}

/// What a query asks.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum CoachQueryKind {
    /// Does this turn lose much?
    Turn(Turn),
    /// What does the computer threaten?
    Threats,
}

impl CoachQuery {
    /// A number that differs between the queries of a coach.
    pub const fn id(&self) -> u64 {
        self.id
    }
}

/// The answer to a [`CoachQuery`], for [`Coach::accept`](super::Coach::accept).
#[derive(Clone, Debug, PartialEq)]
pub struct CoachFinding {
    pub(super) id: u64,
    /// Why the turn loses much; `None` if it does not.
    pub(super) explanation: Option<Explanation>,
    pub(super) threats: Vec<Threat>,
}

/// Answers a query by searches of a fixed size. The same query has the same answer on every machine.
pub fn advise(query: &CoachQuery) -> CoachFinding {
    let mut finding = CoachFinding { id: query.id, explanation: None, threats: Vec::new() };
    let record = &query.record;
    match &query.ask {
        CoachQueryKind::Turn(turn) => {
            // A person who has no other turn, or whose result is the same in any case, is not asked.
            let loses = |nodes| {
                let resources = ExplainResources::new(Limits::nodes(nodes));
                let found = explain(record, turn, &resources, &mut || false).ok()?;
                (found.depth > 0 && loss(&found) >= query.level.threshold()).then_some(found)
            };
            finding.explanation = loses(NODES).and_then(|_| loses(NODES_TO_CONFIRM));
        }
        CoachQueryKind::Threats => {
            let (rules, position) = (record.rules(), record.position());
            let limits = Limits::nodes(THREAT_NODES);
            finding.threats = threats(rules, position, limits, &mut || false);
            let least = i32::try_from(query.level.stones()).unwrap_or(i32::MAX);
            finding.threats.retain(|threat| threat.gains.is_some_and(|gains| gains >= least));
        }
    }
    finding
}

/// How much worse than the best turn it is, in hundredths of a stone, where leads of eight stones and
/// more count as eight.
fn loss(explanation: &Explanation) -> u32 {
    let decided = |rank: i32| rank.clamp(-DECIDED, DECIDED);
    let [best, turn] = [explanation.best_score, explanation.score].map(|it| decided(it.rank()));
    best.saturating_sub(turn).max(0).unsigned_abs()
}
