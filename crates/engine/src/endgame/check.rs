//! Verifies tables: a stored value must follow from the values of the successors. Uses the
//! generator of whole turns, not the step generator that tables are built with.

use super::layer_statistics::LayerStatistics;
use super::sets::spread;
use super::tables::EndgameTables;
use super::value::{DRAW, TableValue};
use fanorona_rules::generate;
use fanorona_rules::{Outcome, PointSet, Position, Ruleset, Side};

/// An entry that does not follow from its successors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The position.
    pub position: Position,
    /// The stored value and turns; `None` if they cannot be read, or contradict each other.
    pub stored: Option<(TableValue, u16)>,
    /// The value and turns that follow from the successors; `None` if one of these cannot be read, or
    /// if a mirror image of the position has the entry.
    pub computed: Option<(TableValue, u16)>,
}

/// The result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckResult {
    /// The number of positions checked.
    pub positions: u64,
    /// The first entry that does not follow from its successors.
    pub contradiction: Option<Contradiction>,
    /// If all positions were checked, the first layer whose statistics are not these, as counted.
    pub census: Option<LayerStatistics>,
}

/// Checks `sample` positions of a table, drawn uniformly (the same for the same seed), or all and
/// the statistics of the layers if the table has no more. Stops at the first contradiction or when `go_on` returns `false`; it is
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
    let (size, all) = (len * sides, sample >= len * sides);
    let mut rng = seed | 1;
    let mut layers: Vec<LayerStatistics> = table.statistics().to_vec();
    for layer in &mut layers {
        *layer = LayerStatistics { own: layer.own, enemy: layer.enemy, ..Default::default() };
    }
    let mut number = 0;
    // At most one position in eight is the one of its mirror images that has an entry.
    while if all { number < size } else { checked.positions < sample && number / 64 < sample } {
        if number % 128 == 0 && !go_on(number) {
            return checked;
        }
        let at = if all { number } else { draw(&mut rng) % size };
        number += 1;
        let (side, index) = ((at / len) as usize, at % len);
        let (small, close) = table.indexing.sets(index);
        let large = spread(close, small);
        let stones = if side == 0 { [small, large] } else { [large, small] }.map(PointSet);
        let Ok(position) = Position::new(rules, stones, Side::White, 0, 2, None) else { continue };
        let stored = table.read((side, index)).map(|(value, turns)| (value, u16::from(turns)));
        let weight = table.indexing.weight(index, small, close);
        let (computed, sound);
        if weight == 0 {
            (computed, sound) = (None, table.is_unused((side, index)));
        } else {
            checked.positions += 1;
            computed = recomputed(rules, tables, &position);
            sound = stored.is_some() && stored == computed;
        }
        if !sound {
            checked.contradiction = Some(Contradiction { position, stored, computed });
            return checked;
        }
        if let Some((value, turns)) = stored {
            layers[side].add(weight, value, turns as u8);
        }
    }
    if all {
        let counted = layers.into_iter().zip(table.statistics());
        checked.census =
            counted.filter(|(counted, stored)| counted != *stored).map(|it| it.0).next();
    }
    checked
}

/// The value and turns of a position computed from its successors.
fn recomputed(
    rules: &Ruleset,
    tables: &EndgameTables,
    position: &Position,
) -> Option<(TableValue, u16)> {
    match position.outcome(rules) {
        Some(Outcome::Win { .. }) => return Some((TableValue::Loss, 0)),
        Some(Outcome::Draw(_)) => return Some((TableValue::Draw, 0)),
        None => {}
    }
    let (mut won, mut lost, mut all_lost) = (None, 0, true);
    for effect in generate::effects(rules, position).list {
        let next = position.after(rules, effect);
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
