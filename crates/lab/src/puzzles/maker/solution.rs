//! The solution of a puzzle: turns of the solver, each clearly better than any other idea.

use super::appraise::{Appraisal, Appraiser, CLEAR, CLEAR_AT_FIRST, Care};
use fanorona_rules::generate;
use fanorona_rules::{Outcome, Position, Ruleset, Turn, WinReason};

/// The nodes of a search that verifies a puzzle, as a multiple of those of the search that finds it.
const DEEPER: u64 = 10;
/// The greatest number of turns of the solver.
const MOST_TURNS: usize = 5;
/// The chance to win after the first turn, at least, unless it is known exactly.
const GOOD: f64 = 0.62;

/// A turn of the solver.
#[derive(Clone, Debug)]
pub(super) struct Link {
    /// The position before it.
    pub position: Position,
    /// The appraisal; `None` if it is the only legal turn.
    pub appraisal: Option<Appraisal>,
    /// The turn.
    pub turn: Turn,
    /// The reply; `None` for the last.
    pub reply: Option<Turn>,
}

/// The turns of a solution.
#[derive(Clone, Debug)]
pub(super) struct PuzzleSolution(pub Vec<Link>);

impl Care {
    /// The care with which puzzles are found.
    pub const fn finding(nodes: u64) -> Self {
        Self { nodes, clear: CLEAR_AT_FIRST, proves: false }
    }

    /// The settings that verify puzzles found with this number of nodes.
    pub const fn verifying(nodes: u64) -> Self {
        Self { nodes: nodes * DEEPER, clear: CLEAR, proves: true }
    }
}

impl Appraiser {
    /// Finds a solution, with this number of nodes for each question.
    pub(super) fn find(&self, position: &Position, nodes: u64) -> Option<PuzzleSolution> {
        let rules = self.rules().clone();
        let mut links: Vec<Link> = Vec::new();
        let mut at = *position;
        while links.len() < MOST_TURNS {
            let Some((appraisal, turn)) = self.only_turn(&at, nodes, links.is_empty()) else {
                break;
            };
            let ends = appraisal.as_ref().is_some_and(|appraisal| !appraisal.equal.is_empty());
            let next = at.play_unchecked(&rules, &turn);
            links.push(Link { position: at, appraisal, turn, reply: None });
            if ends || next.outcome(&rules).is_some() {
                break;
            }
            let (_, reply) = self.search(&next, nodes * DEEPER / 2);
            let reply = reply.and_then(|reply| generate::turn_with(&rules, &next, reply));
            let Some(reply) = reply else { break };
            at = next.play_unchecked(&rules, &reply);
            if let Some(last) = links.last_mut() {
                last.reply = Some(reply);
            }
            if at.outcome(&rules).is_some() {
                break;
            }
        }
        trimmed(&rules, links)
    }

    /// The turns of a solution that also hold when they are searched deeper. `None` if not even the
    /// first does.
    pub(super) fn verify(&self, solution: PuzzleSolution, nodes: u64) -> Option<PuzzleSolution> {
        let rules = self.rules().clone();
        let mut links: Vec<Link> = Vec::new();
        for mut link in solution.0 {
            let found = link.appraisal.take();
            if let Some(found) = found {
                let Some(deeper) = self.appraise(&link.position, Care::verifying(nodes)) else {
                    break;
                };
                if !deeper.accepts(found.best) || links.is_empty() && !is_good(&deeper) {
                    break;
                }
                let same = deeper.best == found.best;
                let turn = generate::turn_with(&rules, &link.position, deeper.best);
                let ends = !deeper.equal.is_empty() || !same;
                link.appraisal = Some(deeper);
                let Some(turn) = turn else { break };
                link.turn = turn;
                links.push(link);
                if ends {
                    break;
                }
            } else {
                links.push(link);
            }
        }
        trimmed(&rules, links)
    }

    /// The only legal turn, or the best if its idea is clearly better than any other.
    fn only_turn(
        &self,
        position: &Position,
        nodes: u64,
        first: bool,
    ) -> Option<(Option<Appraisal>, Turn)> {
        let rules = self.rules().clone();
        if !first && let Some(&only) = generate::effects(&rules, position).only() {
            return Some((None, generate::turn_with(&rules, position, only)?));
        }
        let appraisal = self.appraise(position, Care::finding(nodes))?;
        if first && !is_good(&appraisal) {
            return None;
        }
        let turn = generate::turn_with(&rules, position, appraisal.best)?;
        Some((Some(appraisal), turn))
    }
}

/// Whether the first turn is worth finding: it wins, or saves a draw.
fn is_good(appraisal: &Appraisal) -> bool {
    appraisal.exact || appraisal.chance >= GOOD
}

/// The links without the forced turns at the end, unless the last takes all stones.
fn trimmed(rules: &Ruleset, mut links: Vec<Link>) -> Option<PuzzleSolution> {
    while let Some(last) = links.last_mut() {
        last.reply = None;
        let next = last.position.play_unchecked(rules, &last.turn);
        let took_all =
            matches!(next.outcome(rules), Some(Outcome::Win { reason: WinReason::TookAll, .. }));
        if last.appraisal.is_some() || took_all {
            break;
        }
        links.pop();
    }
    (!links.is_empty()).then_some(PuzzleSolution(links))
}
