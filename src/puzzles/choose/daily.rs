//! The puzzle of the day.

use super::mixed;
use crate::puzzles::{Day, PackOrigin, Packs, PuzzleId};

/// The puzzle of a day among those of the variant with this key: the same for everybody who has the
/// same shipped pack. The player's own puzzles do not count. `None` if the pack is not there.
///
/// Each puzzle has a number for each day that follows from the day and the puzzle's name, and the
/// puzzle with the smallest one is that of the day. So the order of a pack does not matter, and a new
/// puzzle changes only the days that it is chosen for itself.
pub fn daily(packs: &Packs, variant: &str, day: Day) -> Option<PuzzleId> {
    let shipped = packs
        .entries()
        .filter(|(its, origin, _)| *origin == PackOrigin::Shipped && its.key == variant);
    let chosen = shipped.min_by_key(|(_, _, entry)| {
        let code = entry.id.code();
        (mixed(day.number().into(), code.into()), code)
    });
    chosen.map(|(_, _, entry)| entry.id.clone())
}
