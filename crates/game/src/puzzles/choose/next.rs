//! A puzzle near the player's rating.

use super::{Wish, mixed};
use crate::puzzles::{Day, PackEntry, Packs, PuzzleId, PuzzleProgress};
use std::collections::HashSet;

/// The number of puzzles, those nearest to the player's rating, among which one is chosen.
const NEAREST: usize = 24;

/// The next puzzle: one that fits the wish and was never tried, its difficulty near the player's
/// rating; within the wanted range if there is one. If all were tried, the one that was tried longest
/// ago, but not the last one if there is another. `None` if none fits.
///
/// The same arguments give the same puzzle; `seed` makes the choice vary. Those of `shown` are left
/// out: the player has just seen them, tried or not.
pub fn next(
    packs: &Packs,
    progress: &PuzzleProgress,
    wish: &Wish,
    day: Day,
    seed: u64,
    shown: &HashSet<PuzzleId>,
) -> Option<PuzzleId> {
    let fitting = packs.entries().filter(|(variant, _, entry)| {
        wish.fits(variant, entry, progress) && !shown.contains(&entry.id)
    });
    let (mut fresh, mut known): (Vec<&PackEntry>, Vec<&PackEntry>) =
        fitting.map(|(_, _, entry)| entry).partition(|entry| progress.tried(&entry.id).is_none());
    if !fresh.is_empty() {
        let distance = |entry: &&PackEntry| {
            let mut target = progress.rating(entry.id.variant(), day).rating;
            if let Some(range) = &wish.difficulty {
                target = target.clamp((*range.start()).into(), (*range.end()).into());
            }
            let distance = (f64::from(entry.rating) - target).abs();
            (distance as u32, mixed(seed, entry.id.code().into()))
        };
        fresh.sort_by_cached_key(distance);
        fresh.truncate(NEAREST);
        let place = mixed(seed, fresh.len() as u64) % fresh.len() as u64;
        return Some(fresh[place as usize].id.clone());
    }
    if known.len() > 1 {
        known.retain(|entry| Some(&entry.id) != progress.last());
    }
    let oldest = known.into_iter().min_by_key(|entry| {
        let last = progress.tried(&entry.id).map(|tried| tried.last);
        (last, mixed(seed, entry.id.code().into()))
    });
    oldest.map(|entry| entry.id.clone())
}
