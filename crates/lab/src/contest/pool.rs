//! Plays pairs of games on several threads and returns them in order, so that the match does not
//! depend on the number of threads.

use super::clock::MatchClock;
use super::game::{self, FinishedGame};
use super::match_player::MatchPlayer;
use super::opening::MatchOpenings;
use crate::self_play::part_seed;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

/// Plays `pairs` pairs of games, with one thread for each two players. Calls `done` with each pair
/// and its number, in order; it returns whether to continue.
///
/// # Errors
/// The error of `done`.
pub(super) fn play<E>(
    pairs: usize,
    seed: u64,
    clock: Option<MatchClock>,
    players: Vec<[MatchPlayer; 2]>,
    openings: MatchOpenings,
    mut done: impl FnMut(usize, [FinishedGame; 2]) -> Result<bool, E>,
) -> Result<(), E> {
    let openings = Mutex::new(openings);
    let over = AtomicBool::new(false);
    let (sender, finished) = mpsc::channel();
    // The next pair of games with these players; `None` if all are played.
    let play_next = |players: &mut [MatchPlayer; 2]| {
        let next = openings.lock().unwrap_or_else(PoisonError::into_inner).next();
        let (number, opening) = next;
        let seed = part_seed(seed, number as u64);
        (number < pairs).then(|| (number, game::pair(&opening, players, clock, seed)))
    };
    thread::scope(|scope| {
        let mut started = 0;
        let mut spare = None;
        for players in players {
            let (sender, over, play_next) = (sender.clone(), &over, &play_next);
            let players = Arc::new(Mutex::new(players));
            let thread_players = players.clone();
            let play = move || {
                let mut players = thread_players.lock().unwrap_or_else(PoisonError::into_inner);
                while !over.load(Ordering::Relaxed)
                    && let Some(pair) = play_next(&mut players)
                    && sender.send(pair).is_ok()
                {}
            };
            // The others play on if the system starts no more threads.
            match thread::Builder::new().spawn_scoped(scope, play) {
                Ok(_) => started += 1,
                Err(_) => spare = Some(players),
            }
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        let mut add = |(number, pair)| {
            waiting.insert(number, pair);
            while let Some(pair) = waiting.remove(&next) {
                let goes_on = done(next, pair);
                next += 1;
                if !matches!(goes_on, Ok(true)) {
                    over.store(true, Ordering::Relaxed);
                    return goes_on;
                }
            }
            Ok(true)
        };
        for pair in finished {
            if !add(pair)? {
                return Ok(());
            }
        }
        // Without any thread all games are played here.
        if let Some(players) = spare.filter(|_| started == 0) {
            let mut players = players.lock().unwrap_or_else(PoisonError::into_inner);
            while let Some(pair) = play_next(&mut players)
                && add(pair)?
            {}
        }
        Ok(())
    })
}
