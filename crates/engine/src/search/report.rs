//! The result of a search.

use super::node::NOT_LOST;
use super::root::RootTurn;
use crate::score::{INFINITE, Score};
use fanorona_rules::generate::{Effect, TurnFinder};
use fanorona_rules::{Outcome, Position, Ruleset, Turn};
use serde::{Deserialize, Serialize};

/// The result of a search.
///
/// ```
/// use fanorona_engine::{Limits, search};
/// use fanorona_rules::{Record, variant::shipped};
///
/// let game = Record::new(shipped::variant("telo").unwrap().rules.clone());
/// let report = search(&game, Limits::depth(2), &mut || false);
/// assert_eq!(report.depth, 2);
/// assert_eq!(report.best.as_ref(), report.line.first());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The best turn; `None` if the game is over.
    pub best: Option<Turn>,
    /// The score for the side to move.
    pub score: Score,
    /// The greatest completed depth, in turns.
    pub depth: u32,
    /// The number of nodes visited by all threads.
    pub nodes: u64,
    /// The principal variation, starting with `best`.
    pub line: Vec<Turn>,
    /// The other best lines of a search for several, best first.
    pub others: Vec<Variation>,
}

/// A line of play and its score for the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variation {
    /// The score.
    pub score: Score,
    /// The turns.
    pub turns: Vec<Turn>,
}

/// The root turns, best first, after the reached depth.
pub(super) struct SearchResult {
    pub depth: u32,
    pub turns: Vec<RootTurn>,
    /// Whether these are all turns of the root.
    pub whole: bool,
}

/// The number of states that may be followed to find the turns of a report. Only positions with
/// very many chains need more; then lines are shorter and fewer.
const MOST_STATES: usize = 1 << 15;

impl Report {
    /// The report of a search result.
    pub(super) fn of(
        rules: &Ruleset,
        position: &Position,
        found: &SearchResult,
        lines: usize,
        nodes: u64,
    ) -> Self {
        let mut finder = TurnFinder::default();
        let mut variations = Vec::new();
        for turn in found.turns.iter().take(lines.max(1)) {
            let turns = line_of(&mut finder, rules, position, &turn.line);
            let least = if found.whole { -INFINITE } else { NOT_LOST };
            let known = turn.value > -INFINITE;
            // A search that was stopped at its first depth has values of some turns only.
            if !known && found.turns[0].value > -INFINITE {
                break;
            }
            let score = Score::of(if known { turn.value.max(least) } else { 0 });
            if turns.is_empty() && !variations.is_empty() {
                break;
            }
            variations.push(Variation { score, turns });
        }
        let mut all = variations.into_iter();
        let first = all.next();
        let others = all.collect();
        let (score, line) =
            first.map_or((Score::Estimate(0), Vec::new()), |first| (first.score, first.turns));
        let best = line.first().cloned();
        Self { best, score, depth: found.depth, nodes, line, others }
    }

    /// The report of a finished game.
    pub(super) fn finished(position: &Position, outcome: Outcome) -> Self {
        let score = match outcome.winner() {
            None => Score::Draw,
            Some(winner) if winner == position.side() => Score::Win(0),
            Some(_) => Score::Loss(0),
        };
        Self::decided(score, Vec::new())
    }

    /// A report that needed no search.
    pub(crate) fn decided(score: Score, line: Vec<Turn>) -> Self {
        let (best, depth) = (line.first().cloned(), line.len() as u32);
        Self { best, score, depth, nodes: 0, line, others: Vec::new() }
    }
}

/// The turns of a line of effects, at least the first.
pub(crate) fn turns_of(rules: &Ruleset, position: &Position, line: &[Effect]) -> Vec<Turn> {
    line_of(&mut TurnFinder::default(), rules, position, line)
}

/// The turns of a line of effects, until the finder has followed too many states. A new finder finds
/// the first turn in any case.
fn line_of(
    finder: &mut TurnFinder,
    rules: &Ruleset,
    position: &Position,
    line: &[Effect],
) -> Vec<Turn> {
    let mut at = *position;
    let mut turns = Vec::with_capacity(line.len());
    for &effect in line {
        if finder.followed() > MOST_STATES {
            break;
        }
        let Some(turn) = finder.turn_with(rules, &at, effect) else { break };
        at = at.play_unchecked(rules, &turn);
        turns.push(turn);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use fanorona_rules::generate::effects;
    use fanorona_rules::notation::read_position;
    use fanorona_rules::variant::shipped;

    /// A report of all turns of a position, none of which was searched.
    fn unsearched(variant: &str, position: &str) -> Option<(Report, usize)> {
        let rules = &shipped::variant(variant)?.rules;
        let position = read_position(rules, position).ok()?;
        let all = effects(rules, &position).list;
        let turns: Vec<RootTurn> = all.into_iter().map(RootTurn::new).collect();
        let lines = turns.len();
        let found = SearchResult { depth: 0, turns, whole: true };
        Some((Report::of(rules, &position, &found, lines, 0), lines))
    }

    #[test]
    fn a_turn_that_was_not_searched_has_no_score() {
        let Some((report, lines)) = unsearched("tsivy", "9/9/2W3B2/9/9 w 0 60") else { panic!() };
        assert!(lines > 5 && report.others.len() == lines - 1);
        assert_eq!(report.score, Score::Estimate(0));
        assert!(report.others.iter().all(|other| other.score == Score::Estimate(0)));
    }

    #[test]
    fn where_turns_have_very_many_ways_the_report_has_fewer_lines() {
        let text = "BBBBBBBBB/1BB1BBBWB/B2B1B2B/BB1BBB2B/BBBBBBBBB w 0 9";
        let Some((report, lines)) = unsearched("parker", text) else { panic!() };
        assert!(report.best.is_some() && report.others.len() < lines / 2, "{lines}");
        assert!(report.others.iter().all(|other| !other.turns.is_empty()));
    }
}
