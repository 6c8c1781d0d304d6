//! Checking a table against itself: what is said of a position must follow from what is said of
//! the positions that its turns lead to. Uses the generator of whole turns, not the steps that
//! tables are built with.

use super::sets::spread;
use super::tables::EndgameTables;
use super::value::{DRAW, TableValue};
use crate::rules::generate::{self, Effect};
use crate::rules::{Outcome, PointSet, Position, Ruleset, Side};

/// An entry that does not follow from its successors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The position.
    pub position: Position,
    /// What the table says.
    pub said: (TableValue, u16),
    /// What its turns come to.
    pub found: (TableValue, u16),
}

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Positions looked at.
    pub positions: u64,
    /// The first that does not follow from its successors.
    pub contradiction: Option<Contradiction>,
}

/// Checks `sample` positions of a table, evenly drawn (the same for the same seed), or all if
/// there are no more than that. Stops at the first contradiction, or when `go_on` says no, which is
/// asked every hundred positions or so.
pub fn check(
    rules: &Ruleset,
    tables: &EndgameTables,
    (small, large): (usize, usize),
    sample: u64,
    seed: u64,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Checked {
    let mut checked = Checked::default();
    let Some(table) = tables.table(small, large) else { return checked };
    let (len, sides) = (table.places.len(), table.places.sides() as u64);
    let mut chance = seed | 1;
    let mut effects = Vec::new();
    for number in 0..sample.min(len * sides) {
        let at = if sample >= len * sides { number } else { draw(&mut chance) % (len * sides) };
        let (side, place) = ((at / len) as usize, at % len);
        if number % 128 == 0 && !go_on(number) {
            break;
        }
        let (small, close) = table.places.sets(place);
        if table.places.weight(place, small, close) == 0 {
            continue;
        }
        let large = spread(close, small);
        let stones = if side == 0 { [small, large] } else { [large, small] }.map(PointSet);
        let Ok(position) = Position::new(rules, stones, Side::White, 0, 2, None) else { continue };
        let Some(said) = tables.distance(rules, &position) else { continue };
        let Some(found) = recomputed(rules, tables, &position, &mut effects) else { continue };
        checked.positions += 1;
        if said != found {
            checked.contradiction = Some(Contradiction { position, said, found });
            break;
        }
    }
    checked
}

/// What a position comes to by its turns and what the tables say of where they lead.
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
        // Where a win would come too late for the next position it is a draw there already.
        let (worth, turns) = tables.distance(rules, &next)?;
        let turns = if captures { 1 } else { turns + 1 };
        match worth {
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

/// The next of a row of numbers that look drawn by lot (xorshift64, Marsaglia 2003).
fn draw(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}
