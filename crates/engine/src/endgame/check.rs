//! Verifies tables: a stored value must follow from the values of the successors. Uses the
//! generator of whole turns, not the step generator that tables are built with.

use super::sets::spread;
use super::tables::EndgameTables;
use super::value::{DRAW, TableValue};
use fanorona_rules::generate::{self, Effect};
use fanorona_rules::{Outcome, PointSet, Position, Ruleset, Side};

/// An entry that does not follow from its successors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The position.
    pub position: Position,
    /// The stored value and turns.
    pub stored: (TableValue, u16),
    /// The value and turns that follow from the successors.
    pub computed: (TableValue, u16),
}

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckResult {
    /// The number of positions checked.
    pub positions: u64,
    /// The first entry that does not follow from its successors.
    pub contradiction: Option<Contradiction>,
}

/// Checks `sample` positions of a table, drawn uniformly (the same for the same seed), or all if
/// the table has no more. Stops at the first contradiction or when `go_on` returns `false`; it is
/// called about every hundred positions.
pub fn check(
    rules: &Ruleset,
    tables: &EndgameTables,
    (small, large): (usize, usize),
    sample: u64,
    seed: u64,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> CheckResult {
    let mut checked = CheckResult::default();
    let rules = rules.with_captures_enforced();
    let rules = rules.as_ref();
    let Some(table) = tables.table(small, large) else { return checked };
    let (len, sides) = (table.indexing.len(), table.indexing.sides() as u64);
    let mut rng = seed | 1;
    let mut effects = Vec::new();
    for number in 0..sample.min(len * sides) {
        let at = if sample >= len * sides { number } else { draw(&mut rng) % (len * sides) };
        let (side, index) = ((at / len) as usize, at % len);
        if number % 128 == 0 && !go_on(number) {
            break;
        }
        let (small, close) = table.indexing.sets(index);
        if table.indexing.weight(index, small, close) == 0 {
            continue;
        }
        let large = spread(close, small);
        let stones = if side == 0 { [small, large] } else { [large, small] }.map(PointSet);
        let Ok(position) = Position::new(rules, stones, Side::White, 0, 2, None) else { continue };
        let Some(stored) = tables.distance(rules, &position) else { continue };
        let Some(computed) = recomputed(rules, tables, &position, &mut effects) else { continue };
        checked.positions += 1;
        if stored != computed {
            checked.contradiction = Some(Contradiction { position, stored, computed });
            break;
        }
    }
    checked
}

/// The value and turns of a position computed from its successors.
fn recomputed(
    rules: &Ruleset,
    tables: &EndgameTables,
    position: &Position,
    effects: &mut Vec<Effect>,
) -> Option<(TableValue, u16)> {
    match position.outcome(rules) {
        Some(Outcome::Win { .. }) => return Some((TableValue::Loss, 0)),
        Some(Outcome::Draw(_)) => return Some((TableValue::Draw, 0)),
        None => {}
    }
    generate::effects(rules, position, effects);
    let (mut won, mut lost, mut all_lost) = (None, 0, true);
    for effect in effects {
        let next = position.moved(rules, effect.from, effect.to, effect.captured);
        let captures = !effect.captured.is_empty();
        // A win that comes too late in the successor is already a draw there.
        let (value, turns) = tables.distance(rules, &next)?;
        let turns = if captures { 1 } else { turns + 1 };
        match value {
            TableValue::Loss => won = Some(won.map_or(turns, |least: u16| least.min(turns))),
            TableValue::Draw => all_lost = false,
            TableValue::Win => lost = lost.max(turns),
        }
    }
    Some(match won {
        Some(turns) => (TableValue::Win, turns),
        None if all_lost => (TableValue::Loss, lost),
        None => (TableValue::Draw, u16::from(DRAW)),
    })
}

/// The next pseudo-random number (xorshift64, Marsaglia 2003).
fn draw(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}
