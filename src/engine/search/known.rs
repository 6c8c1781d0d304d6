//! Playing by the endgame tables: where the present position is in them there is nothing to search
//! but, in a draw, for the turn that asks most of the other side.

use crate::engine::endgame::{EndgameTables, TableValue};
use crate::engine::score::Score;
use crate::rules::generate::{self, Effect};
use crate::rules::{Position, Record, Ruleset};

/// No expected line is followed further than this, in turns.
const LINE: usize = 60;

/// What the tables say of the present position.
pub(super) enum TableVerdict {
    /// Decided: a line of best play, and what it comes to.
    Decided(Vec<Effect>, Score),
    /// Only these turns keep what the position is worth, which is this.
    Among(Vec<Effect>, TableValue),
}

/// What the tables say of the present position, if they know it.
pub(super) fn verdict(tables: &EndgameTables, record: &Record) -> Option<TableVerdict> {
    let rules = record.rules().as_ref();
    let position = record.position();
    let worth = tables.probe(rules, position)?;
    let keeping = keeping(tables, rules, position, worth)?;
    if worth == TableValue::Draw {
        return Some(TableVerdict::Among(keeping, worth));
    }
    let worn = worn(record);
    let draws = |next: &Position| worn.contains(&next.hash());
    if worth == TableValue::Loss {
        let saving: Vec<Effect> = keeping
            .iter()
            .copied()
            .filter(|&effect| draws(&after(rules, position, effect)))
            .collect();
        if !saving.is_empty() {
            return Some(TableVerdict::Among(saving, TableValue::Draw));
        }
    }
    // A winner does not step on a position that draws by repetition, nor where the other side can.
    let spoiled = |effect: Effect| {
        let next = after(rules, position, effect);
        let mut replies = Vec::new();
        if !worn.is_empty() && !draws(&next) {
            generate::effects(rules, &next, &mut replies);
        }
        draws(&next) || replies.into_iter().any(|reply| draws(&after(rules, &next, reply)))
    };
    let fresh: Vec<Effect> = keeping
        .iter()
        .copied()
        .filter(|&effect| worth == TableValue::Loss || !spoiled(effect))
        .collect();
    let Some((first, turns)) = best(tables, rules, position, &fresh, worth) else {
        return Some(TableVerdict::Among(keeping, worth));
    };
    let mut line = vec![first];
    let mut at = after(rules, position, first);
    let mut seen = worth.reversed();
    while line.len() < LINE
        && let Some(keeping) = keeping_of(tables, rules, &at, seen)
        && let Some((next, _)) = best(tables, rules, &at, &keeping, seen)
    {
        line.push(next);
        at = after(rules, &at, next);
        seen = seen.reversed();
    }
    let over = at.outcome(rules).is_some();
    let length = line.len() as u32;
    let score = match (worth, over) {
        // Whoever follows the line ends the game with it.
        (TableValue::Win, true) => Score::Win(length),
        (_, true) => Score::Loss(length),
        (TableValue::Win, false) => Score::TableWin(turns),
        (_, false) => Score::TableLoss(turns),
    };
    Some(TableVerdict::Decided(line, score))
}

/// The positions that draw the game by repetition when they stand once more.
fn worn(record: &Record) -> Vec<u64> {
    let Some(times) = record.rules().switches.repetition.times() else { return Vec::new() };
    let positions = record.positions();
    // Only what stood since the last capture can stand again.
    let since = usize::from(record.position().quiet()).min(positions.len() - 1);
    let hashes = || positions[positions.len() - 1 - since..].iter().map(Position::hash);
    hashes().filter(|&hash| hashes().filter(|&other| other == hash).count() + 1 >= times).collect()
}

fn keeping_of(
    tables: &EndgameTables,
    rules: &Ruleset,
    position: &Position,
    worth: TableValue,
) -> Option<Vec<Effect>> {
    if position.outcome(rules).is_some() {
        return None;
    }
    keeping(tables, rules, position, worth)
}

/// The turns that keep a position's worth; `None` when a table is missing.
fn keeping(
    tables: &EndgameTables,
    rules: &Ruleset,
    position: &Position,
    worth: TableValue,
) -> Option<Vec<Effect>> {
    let mut all = Vec::new();
    generate::effects(rules, position, &mut all);
    let mut keeping = Vec::with_capacity(all.len());
    for effect in all {
        let next = after(rules, position, effect);
        if tables.probe(rules, &next)? == worth.reversed() {
            keeping.push(effect);
        }
    }
    (!keeping.is_empty()).then_some(keeping)
}

/// Of these turns the winner's shortest way to a capture or the end, or the loser's longest; with
/// its length in turns. `None` where the tables know no lengths.
fn best(
    tables: &EndgameTables,
    rules: &Ruleset,
    position: &Position,
    turns: &[Effect],
    worth: TableValue,
) -> Option<(Effect, u32)> {
    let mut best: Option<(Effect, u32)> = None;
    for &effect in turns {
        let (_, rest) = tables.distance(rules, &after(rules, position, effect))?;
        let length = u32::from(rest) + 1;
        let better = best.is_none_or(|(_, other)| match worth {
            TableValue::Win => length < other,
            _ => length > other,
        });
        if better {
            best = Some((effect, length));
        }
    }
    best
}

fn after(rules: &Ruleset, position: &Position, effect: Effect) -> Position {
    position.moved(rules, effect.from, effect.to, effect.captured)
}
