//! The puzzle of the day.

use super::mixed;
use crate::puzzles::{Day, PackOrigin, Packs, PuzzleId};

/// The puzzle of a day among those of the variant with this key: the same for everybody who has the
/// same shipped pack. The player's own puzzles do not count, unless the variant has no others. `None` if there
/// are no puzzles of it.
///
/// Each puzzle has a number for each day that follows from the day and the puzzle's name, and the
/// puzzle with the smallest one is that of the day. So the order of a pack does not matter, and a new
/// puzzle changes only the days that it is chosen for itself.
pub fn daily(packs: &Packs, variant: &str, day: Day) -> Option<PuzzleId> {
    let of_variant = packs.entries().filter(|(its, _, _)| its.key == variant);
    let chosen = of_variant.min_by_key(|(_, origin, entry)| {
        let code = entry.id.code();
        (*origin != PackOrigin::Shipped, mixed(day.number().into(), code.into()), code)
    });
    chosen.map(|(_, _, entry)| entry.id.clone())
}
