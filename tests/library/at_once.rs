//! Several programs that use the same folder at the same time.

use crate::stores::folder_store;
use crate::{catalogue, telo};
use fanorona::catalogue::library::{KeyValueStore as _, Library, LockStatus, Timestamp};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

const NOW: Timestamp = Timestamp::from_unix_seconds(1_795_265_888);

#[test]
fn an_id_that_was_taken_meanwhile_is_not_given_again() {
    let folder_store = folder_store("meanwhile");
    let (one, two) = (Library::new(folder_store.clone()), Library::new(folder_store));
    // Both have looked which ids are free.
    let (mut first, mut second) = (one.adder().unwrap(), two.adder().unwrap());
    let saved = first.add(&telo(2), NOW).unwrap();
    let deleted = first.add(&telo(3), NOW).unwrap();
    one.delete(&deleted).unwrap();
    let other = second.add(&telo(4), NOW).unwrap();
    assert!(other != saved && other != deleted, "{other}");
    let turns = |id: &str| two.game(&catalogue(), id).unwrap().game.record.turns().len();
    assert_eq!((turns(&saved), turns(&other)), (2, 4));
    one.restore(&deleted).unwrap();
    assert_eq!(turns(&deleted), 3);
}

#[test]
fn many_programs_add_games_at_once() {
    const PROGRAMS: usize = 4;
    const GAMES: usize = 8;
    let folder_store = folder_store("at-once");
    let add = || {
        let library = Library::new(folder_store.clone());
        (0..GAMES).map(|_| library.add([&telo(3)], NOW).unwrap().remove(0)).collect::<Vec<_>>()
    };
    let ids: Vec<String> = thread::scope(|scope| {
        let programs = [0; PROGRAMS].map(|_| scope.spawn(add));
        programs.into_iter().flat_map(|program| program.join().unwrap()).collect()
    });
    let different: BTreeSet<_> = ids.iter().collect();
    assert_eq!((ids.len(), different.len()), (PROGRAMS * GAMES, PROGRAMS * GAMES));
    let library = Library::new(folder_store.clone());
    assert_eq!(library.games(&catalogue()).unwrap().games.len(), PROGRAMS * GAMES);
    let keys = folder_store.list().unwrap();
    assert!(keys.iter().all(|key| !key.ends_with(".lock")), "{keys:?}");
}

/// A lock whose file is removed just before somebody locks it would protect nothing.
#[test]
fn a_lock_is_held_by_one_program_while_others_release_theirs() {
    const ROUNDS: usize = 3_000;
    let folder_store = folder_store("one-lock");
    let (held, won) = (AtomicBool::new(false), AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..ROUNDS {
                    let LockStatus::Acquired(lock) = folder_store.try_lock("x.lock").unwrap()
                    else {
                        continue;
                    };
                    assert!(!held.swap(true, Ordering::SeqCst), "two hold it");
                    won.fetch_add(1, Ordering::Relaxed);
                    thread::yield_now();
                    held.store(false, Ordering::SeqCst);
                    folder_store.unlock("x.lock", lock);
                }
            });
        }
    });
    assert!(won.into_inner() > 0);
}
