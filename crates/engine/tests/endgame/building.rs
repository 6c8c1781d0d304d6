//! Building tables: threads and pauses do not change the result.

use crate::{rules, rules_on, tables};
use fanorona_engine::endgame::build::{BuildProgress, Builder, extend};
use fanorona_engine::endgame::check::check;
use fanorona_engine::endgame::{EndgameTables, TableError};
use fanorona_rules::Switches;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

#[test]
fn the_number_of_threads_does_not_change_a_table() {
    let rules = rules("dimy");
    let build = |threads| {
        let mut tables = EndgameTables::empty(&rules);
        assert!(extend(&mut tables, &rules, 4, threads, &|_| true).unwrap());
        tables.all().map(|table| table.bytes().unwrap().to_vec()).collect::<Vec<_>>()
    };
    let once = build(1);
    assert_eq!(once.len(), 4);
    assert_eq!(once, build(2));
    assert_eq!(once, build(7));
}

#[test]
fn interruptions_do_not_change_a_table() {
    let rules = rules("dimy");
    let whole = tables(&rules, 4);
    let smaller = tables(&rules, 3);
    let mut pauses = 0;
    let (mut state, mut bytes) = ((0, 0), vec![0; smaller.size(1, 3).unwrap() as usize]);
    loop {
        let mut builder = Builder::resume(&rules, &smaller, (1, 3), state, bytes).unwrap();
        let calls = AtomicUsize::new(0);
        if builder.run(2, &|_| calls.fetch_add(1, Relaxed) < 5).unwrap() {
            let table = builder.finish();
            assert_eq!(table.bytes(), whole.table(1, 3).unwrap().bytes());
            assert_eq!(table.values(), whole.table(1, 3).unwrap().values());
            break;
        }
        state = builder.state();
        bytes = Vec::new();
        let copied: Result<(), ()> = builder.copy_bytes(|piece| {
            bytes.extend_from_slice(piece);
            Ok(())
        });
        copied.unwrap();
        pauses += 1;
    }
    assert!(pauses > 10, "{pauses}");
}

#[test]
fn a_stopped_build_keeps_the_finished_tables() {
    let rules = rules("dimy");
    let mut tables = EndgameTables::empty(&rules);
    assert!(!extend(&mut tables, &rules, 4, 1, &|progress| progress.small < 2).unwrap());
    assert_eq!(tables.all().count(), 3);
    assert_eq!(tables.most_stones(), 3);
    assert!(extend(&mut tables, &rules, 4, 1, &|_| true).unwrap());
    assert_eq!(tables.most_stones(), 4);
}

/// The monitor is asked once more before a finished table is put in, which takes a moment too.
#[test]
fn a_build_that_is_stopped_at_its_last_question_puts_no_table_in() {
    let rules = rules("telo");
    let build = |most: usize| {
        let (asked, mut tables) = (AtomicUsize::new(0), EndgameTables::empty(&rules));
        let go_on = |_: BuildProgress| asked.fetch_add(1, Relaxed) < most;
        let complete = extend(&mut tables, &rules, 2, 1, &go_on).unwrap();
        assert_eq!(tables.all().count(), usize::from(complete));
        (complete, asked.into_inner())
    };
    let (complete, questions) = build(usize::MAX);
    assert!(complete && questions > 2);
    assert!((0..questions).all(|most| !build(most).0));
}

/// A set of the smaller side has more positions than are handled at a time.
#[test]
fn tables_of_many_positions_follow_from_their_successors() {
    let rules = rules_on(7, 5, Switches::default());
    let tables = tables(&rules, 4);
    let checked = check(&rules, &tables, (1, 3), 2_000, 1, &mut |_| true);
    assert!(checked.contradiction.is_none() && checked.positions > 1_000, "{checked:?}");
    let layers = tables.table(1, 3).unwrap().statistics();
    assert!(layers.iter().all(|layer| layer.positions == 35 * 34 * 33 * 32 / 6), "{layers:?}");
    assert!(layers[1].wins > 100_000, "{layers:?}");
}

/// Without a limit of quiet turns, a table whose last win takes as many turns as a byte can store is built.
#[test]
fn wins_of_up_to_120_turns_are_stored() {
    let mut rules = rules("telo");
    rules.switches.quiet_limit = None;
    let none = EndgameTables::empty(&rules);
    let size = none.size(1, 1).unwrap() as usize;
    // All is decided. The last position is lost in this many turns, which the pass after it finds.
    let build = |turns: u8| {
        let mut bytes = vec![255; size];
        bytes[0] = 128 + turns;
        let state = (u16::from(turns) + 1, 0);
        Builder::resume(&rules, &none, (1, 1), state, bytes).unwrap().run(1, &|_| true)
    };
    for turns in [60, 117, 118, 119] {
        assert_eq!(build(turns), Ok(true), "{turns}");
    }
    assert_eq!(build(120), Err(TableError::TooLong));
}

#[test]
fn invalid_tables_are_rejected() {
    let rules = rules("telo");
    let smaller = tables(&rules, 2);
    let error = |small, large| Builder::new(&rules, &smaller, small, large).err();
    assert_eq!(error(0, 2), Some(TableError::Stones));
    assert_eq!(error(2, 1), Some(TableError::Stones));
    assert_eq!(error(5, 5), Some(TableError::Stones));
    assert_eq!(error(2, 2), Some(TableError::Order));
    assert_eq!(error(1, 2), None);
    let none = EndgameTables::empty(&rules);
    assert_eq!(Builder::new(&rules, &none, 1, 2).err(), Some(TableError::Order));
    assert_eq!(Builder::new(&rules, &none, 1, 1).err(), None);
    let resumed =
        |state, size| Builder::resume(&rules, &smaller, (1, 2), state, vec![0; size]).err();
    let size = smaller.size(1, 2).unwrap() as usize;
    assert_eq!(resumed((0, 0), size - 1), Some(TableError::State));
    assert_eq!(resumed((0, 0), size + 1), Some(TableError::State));
    assert_eq!(resumed((0, u64::MAX), size), Some(TableError::State));
    let mut other = EndgameTables::empty(&rules);
    assert_eq!(
        other.insert_values((1, 2), Vec::new(), vec![0; size], None),
        Err(TableError::Length)
    );
    assert_eq!(
        other.insert_values((1, 9), Vec::new(), vec![0; size], None),
        Err(TableError::Stones)
    );
}

#[test]
fn progress_counts_the_chunks_of_each_pass() {
    let rules = rules("dimy");
    let seen = Mutex::new(Vec::new());
    let mut tables = tables(&rules, 3);
    let note = |progress: BuildProgress| {
        seen.lock().unwrap().push(progress);
        true
    };
    assert!(extend(&mut tables, &rules, 4, 1, &note).unwrap());
    let seen = seen.into_inner().unwrap();
    assert!(seen.iter().all(|it| it.done <= it.all && it.small + it.large == 4));
    assert!(seen.iter().any(|it| it.done > 0 && it.done == it.all));
    assert!(seen.iter().any(|it| 0 < it.done && it.done < it.all), "not only between passes");
    // Within a pass the number only grows.
    for two in seen.windows(2) {
        let [before, after] = [two[0], two[1]];
        let same = (before.small, before.pass) == (after.small, after.pass);
        assert!(!same || before.done <= after.done, "{before:?} {after:?}");
    }
}
