//! Reasons about the end of the game: what is proven by the rules, the tables or the search.

use super::case::{Case, Weighed};
use super::reason::Reason;
use crate::Score;
use crate::endgame::{EndgameTables, TableValue};
use crate::solve::{SolveBudget, proved_value};
use fanorona_rules::generate::{Effect, capturing_stones};
use fanorona_rules::switches::OmittedCapture;
use fanorona_rules::{Outcome, Position, Record, Ruleset};

/// A proven result of a turn for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndingProof {
    pub result: TableValue,
    /// The greatest number of turns to the end, the turn included, if known.
    pub turns: Option<u32>,
}

/// The weights of endings, in hundredths of a stone: more than any balance.
const ENDING: i32 = 20_000;
const RULES: i32 = 30_000;

/// Adds what the rules alone say about the turn.
pub(super) fn rules(case: &Case<'_>, found: &mut Vec<Weighed>) {
    if case.others.is_empty() {
        found.push((RULES, Reason::OnlyTurn));
    }
    let capturing = capturing_stones(case.rules, &case.position);
    let omittable = case.rules.switches.omitted_capture == OmittedCapture::Claimed;
    let omits = omittable && case.turn.is_paika() && !case.position.mover_is_handicapped();
    if omits && !capturing.is_empty() {
        found.push((RULES, Reason::OmitsCapture { stones: capturing }));
    }
    let after = case.after(case.effect);
    let replies = case.effects(&after);
    if let [reply] = replies[..]
        && let Some(answer) = case.turn_at(&after, reply)
    {
        found.push((15, Reason::OnlyAnswer { answer }));
    }
}

/// Adds the reasons that proven results give. Returns the proofs of the turn and of the best turn.
pub(super) fn endings(
    case: &Case<'_>,
    found: &mut Vec<Weighed>,
) -> (Option<EndingProof>, Option<EndingProof>) {
    let near = near_repetition(case.record);
    let tables = case.tables.filter(|_| !near);
    let prover = Prover { rules: case.rules, tables, proofs: case.proofs.filter(|_| !near) };
    let here = proof(case, case.effect, case.scores.turn.score, &prover);
    let best_score = case.scores.best.score;
    let best = if case.is_best { here } else { proof(case, case.best, best_score, &prover) };
    let others: Option<Vec<TableValue>> =
        case.others.iter().map(|&other| by_tables(case, other, tables)).collect();
    let line = || case.scores.turn.turns.clone();
    if let Some(Outcome::Win { winner, reason }) = case.ended()
        && winner == case.position.side()
    {
        found.push((ENDING + 2, Reason::WinsAtOnce { reason }));
    } else if let Some(EndingProof { result: TableValue::Win, turns }) = here {
        found.push((ENDING + 2, Reason::Wins { turns, line: line() }));
    }
    if let Some(EndingProof { result: TableValue::Loss, turns }) = here {
        found.push((ENDING + 1, Reason::AllowsWin { turns, line: line() }));
    }
    let position = position_result(case, &others, here, best, &prover);
    if let (Some(had), Some(EndingProof { result: left, .. })) = (position, here)
        && left < had
    {
        found.push((ENDING + 2, Reason::ThrowsAway { had, left }));
    }
    if let Some(EndingProof { result: TableValue::Win, turns }) = best
        && here.is_none_or(|here| here.result != TableValue::Win)
    {
        let line = case.scores.best.turns.clone();
        found.push((ENDING, Reason::MissesWin { turns, line }));
    }
    if let (Some(others), Some(here)) = (&others, here)
        && position == Some(here.result)
        && !others.is_empty()
    {
        let (result, of) = (here.result, others.len() as u32);
        let worse = others.iter().filter(|&&other| other < result).count() as u32;
        if worse > 0 {
            found.push((ENDING + 1, Reason::KeepsResult { result, worse, of }));
        } else {
            found.push((ENDING + 1, Reason::AllAlike { result }));
        }
    } else if case.scores.all_lost
        && here.is_some_and(|here| here.result == TableValue::Loss)
        && !case.others.is_empty()
    {
        found.push((ENDING + 2, Reason::AllAlike { result: TableValue::Loss }));
    }
    (here, best)
}

/// The result of the position: the best of its turns, if that is proven.
fn position_result(
    case: &Case<'_>,
    others: &Option<Vec<TableValue>>,
    here: Option<EndingProof>,
    best: Option<EndingProof>,
    prover: &Prover<'_>,
) -> Option<TableValue> {
    let known = here.into_iter().chain(best).map(|proof| proof.result);
    match others {
        Some(others) if here.is_some() => others.iter().copied().chain(known).max(),
        _ => match known.max()? {
            // Nothing is better.
            TableValue::Win => Some(TableValue::Win),
            _ => here.and_then(|_| prover.solve(&case.position)),
        },
    }
}

/// What proves results where the search does not.
struct Prover<'a> {
    rules: &'a Ruleset,
    tables: Option<&'a EndgameTables>,
    proofs: Option<SolveBudget>,
}

impl Prover<'_> {
    /// The result for the side to move by a proof, if the budget suffices.
    fn solve(&self, position: &Position) -> Option<TableValue> {
        proved_value(self.rules, position, self.proofs?, self.tables)
    }
}

/// The proven result of a turn with this score.
fn proof(
    case: &Case<'_>,
    effect: Effect,
    score: Score,
    prover: &Prover<'_>,
) -> Option<EndingProof> {
    let tables = prover.tables;
    if effect == case.effect
        && let Some(outcome) = case.ended()
    {
        return Some(EndingProof {
            result: TableValue::of_outcome(outcome, case.position.side()),
            turns: Some(1),
        });
    }
    let certain = |result, turns| Some(EndingProof { result, turns });
    match score {
        Score::Win(turns) => return certain(TableValue::Win, Some(turns)),
        Score::Loss(turns) => return certain(TableValue::Loss, Some(turns)),
        Score::TableWin(_) if tables.is_some() => return certain(TableValue::Win, None),
        Score::TableLoss(_) if tables.is_some() => return certain(TableValue::Loss, None),
        _ => {}
    }
    let solved = || prover.solve(&case.after(effect)).map(TableValue::reversed);
    certain(by_tables(case, effect, tables).or_else(solved)?, None)
}

/// The result of a turn by the rules or the tables, if it follows from these.
fn by_tables(
    case: &Case<'_>,
    effect: Effect,
    tables: Option<&EndgameTables>,
) -> Option<TableValue> {
    let after = case.after(effect);
    match after.outcome(case.rules) {
        Some(outcome) => Some(TableValue::of_outcome(outcome, case.position.side())),
        None => tables?.probe(case.rules, &after).map(TableValue::reversed),
    }
}

/// Whether a position since the last capture draws the game if it occurs once more. The tables do
/// not consider that.
pub fn near_repetition(record: &Record) -> bool {
    let Some(times) = record.rules().switches.repetition.times() else { return false };
    let positions = record.positions();
    let since = usize::from(record.position().quiet()).min(positions.len() - 1);
    let recent = &positions[positions.len() - 1 - since..];
    recent.iter().any(|position| {
        recent.iter().filter(|other| other.hash() == position.hash()).count() + 1 >= times
    })
}

#[cfg(test)]
mod tests;
