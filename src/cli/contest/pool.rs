//! Plays pairs of games on several threads and returns them in order, so that the match does not
//! depend on the number of threads.

use super::game::{self, FinishedGame};
use super::match_player::MatchPlayer;
use super::opening::Openings;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// Plays `pairs` pairs of games, with one thread for each two players. Calls `done` with each pair
/// and its number, in order; it returns whether to continue.
///
/// # Errors
/// The error of `done`.
pub(super) fn play<E>(
    pairs: usize,
    seed: u64,
    players: Vec<[MatchPlayer; 2]>,
    openings: Openings,
    mut done: impl FnMut(usize, [FinishedGame; 2]) -> Result<bool, E>,
) -> Result<(), E> {
    let openings = Mutex::new(openings);
    let over = AtomicBool::new(false);
    let (sender, finished) = mpsc::channel();
    thread::scope(|scope| {
        for mut players in players {
            let (sender, openings, over) = (sender.clone(), &openings, &over);
            scope.spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let next = openings.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let (number, opening) = next;
                    if number >= pairs {
                        return;
                    }
                    let pair = game::pair(&opening, &mut players, game::mixed(seed, number as u64));
                    if sender.send((number, pair)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        for (number, pair) in finished {
            waiting.insert(number, pair);
            while let Some(pair) = waiting.remove(&next) {
                let goes_on = done(next, pair);
                next += 1;
                if !matches!(goes_on, Ok(true)) {
                    over.store(true, Ordering::Relaxed);
                    return goes_on.map(|_| ());
                }
            }
        }
        Ok(())
    })
}
