//! What the player has done: ratings, repetition, days in a row, text and salvage.

use fanorona::game::learn::ParseProgressError;
use fanorona::game::puzzles::choose::again::{INTERVALS, due, next_due};
use fanorona::game::puzzles::{
    Day, FORGOTTEN, PuzzleId, PuzzleProgress, PuzzleResult, Rating, TryKind,
};
use proptest::prelude::*;

const PUZZLE: (u16, u16) = (1500, 60);

fn id(number: u32) -> PuzzleId {
    format!("{}-{number:07x}", ["tsivy", "telo", "tumicarona-rematch"][number as usize % 3])
        .parse()
        .unwrap()
}

fn puzzle() -> Rating {
    Rating::of_puzzle(PUZZLE.0, PUZZLE.1)
}

/// Adds a rated try.
fn try_it(progress: &mut PuzzleProgress, number: u32, solved: bool, day: u32) -> Option<Day> {
    let result = if solved { PuzzleResult::Solved } else { PuzzleResult::Failed };
    let day = Day::from_number(day);
    progress.record(&id(number), puzzle(), result, TryKind::Rated, day).due
}

#[test]
fn player_and_puzzle_both_move_and_the_second_try_counts_for_neither() {
    let mut progress = PuzzleProgress::new();
    try_it(&mut progress, 0, true, 100);
    let rating = progress.overall().unwrap().rating;
    assert!(rating.rating > 1500.0 && rating.deviation < 350.0);
    let moved = progress.tried(&id(0)).unwrap().moved.unwrap();
    assert!(moved.rating < 1500.0, "the puzzle has lost");
    assert_eq!(moved, puzzle().after(Rating::START, false));
    try_it(&mut progress, 0, false, 101);
    assert_eq!(progress.overall().unwrap().rating, rating);
    assert_eq!(progress.overall().unwrap().puzzles, 1);
    // When it is forgotten it counts again.
    try_it(&mut progress, 0, false, 101 + FORGOTTEN);
    assert_eq!(progress.overall().unwrap().puzzles, 2);
    assert!(progress.overall().unwrap().rating.rating < rating.rating);
}

#[test]
fn unrated_tries_are_kept_and_change_no_rating() {
    let mut progress = PuzzleProgress::new();
    let day = Day::from_number(100);
    let recorded = progress.record(&id(1), puzzle(), PuzzleResult::Failed, TryKind::Unrated, day);
    assert_eq!((recorded.rating, recorded.due), (None, Some(day.after(1))));
    assert!(progress.overall().is_none() && progress.tried(&id(1)).unwrap().moved.is_none());
}

#[test]
fn the_rating_of_a_variant_is_used_once_it_is_sure() {
    let mut progress = PuzzleProgress::new();
    let day = Day::from_number(100);
    // Tsivy is solved, Telo is not.
    for round in 0..60 {
        try_it(&mut progress, 3 * round, true, 100);
        if round < 3 {
            try_it(&mut progress, 3 * round + 1, false, 100);
        }
    }
    let overall = progress.overall().unwrap().rating;
    let (tsivy, telo) = (progress.rating("tsivy", day), progress.rating("telo", day));
    assert_ne!(tsivy, overall);
    assert_eq!(telo, overall, "three puzzles say little");
    assert!(progress.rating("tsivy", day.after(400)).deviation > tsivy.deviation);
}

#[test]
fn a_failed_puzzle_comes_again_at_growing_intervals() {
    let mut progress = PuzzleProgress::new();
    assert_eq!(next_due(&progress), None);
    let mut day = 1000;
    assert_eq!(try_it(&mut progress, 1, false, day), Some(Day::from_number(day + INTERVALS[0])));
    for interval in &INTERVALS[1..] {
        let again = next_due(&progress).unwrap();
        assert!(due(&progress, Day::from_number(again.number() - 1)).is_empty());
        assert_eq!(due(&progress, again), [&id(1)]);
        // Before it is due nothing changes.
        if again.number() > day + 1 {
            assert_eq!(try_it(&mut progress, 1, true, again.number() - 1), Some(again));
        }
        day = again.number();
        assert_eq!(try_it(&mut progress, 1, true, day), Some(Day::from_number(day + interval)));
    }
    let last = next_due(&progress).unwrap();
    assert_eq!(try_it(&mut progress, 1, true, last.number()), None, "it is learnt");
    // Failed once more, it begins again.
    let day = last.number() + 5;
    assert_eq!(try_it(&mut progress, 1, false, day), Some(Day::from_number(day + 1)));
}

#[test]
fn the_longest_due_come_first() {
    let mut progress = PuzzleProgress::new();
    for (number, day) in [(1, 30), (2, 10), (3, 20)] {
        try_it(&mut progress, number, false, day);
    }
    assert_eq!(due(&progress, Day::from_number(25)), [&id(2), &id(3)]);
    assert_eq!(due(&progress, Day::from_number(99)), [&id(2), &id(3), &id(1)]);
}

#[test]
fn days_in_a_row_are_counted_and_a_gap_ends_them() {
    let mut progress = PuzzleProgress::new();
    let day = Day::from_number;
    for number in [10, 11, 11, 12] {
        progress.record_daily(day(number));
    }
    assert_eq!((progress.streak().on(day(12)), progress.streak().on(day(13))), (3, 3));
    assert_eq!(progress.streak().on(day(14)), 0);
    progress.record_daily(day(14));
    assert_eq!((progress.streak().on(day(14)), progress.streak().best), (1, 3));
    // A clock that was wrong does not change the past.
    progress.record_daily(day(3));
    assert_eq!(progress.streak().last, day(14));
}

#[test]
fn the_best_timed_run_is_kept() {
    let mut progress = PuzzleProgress::new();
    let day = Day::from_number(5);
    assert!(progress.record_timed("tsivy", 7, day));
    assert!(!progress.record_timed("tsivy", 7, day) && !progress.record_timed("tsivy", 3, day));
    assert!(progress.record_timed("*", 1, day));
    assert_eq!((progress.timed("tsivy").best, progress.timed("tsivy").runs), (7, 3));
    assert_eq!(progress.timed("telo").runs, 0);
}

/// A progress with everything in it.
fn full() -> PuzzleProgress {
    let mut progress = PuzzleProgress::new();
    for number in 0..9 {
        try_it(&mut progress, number, number % 2 == 0, 100 + number);
    }
    progress.record_daily(Day::from_number(100));
    progress.record_timed("tsivy", 4, Day::from_number(100));
    progress.record_timed("*", 2, Day::from_number(101));
    progress
}

#[test]
fn the_text_is_read_again_unchanged() {
    for progress in [PuzzleProgress::new(), full()] {
        let text = progress.to_string();
        assert_eq!(PuzzleProgress::read(&text).unwrap(), progress, "{text}");
    }
}

#[test]
fn a_torn_text_keeps_its_whole_lines() {
    let whole = full();
    let text = whole.to_string();
    for end in 0..text.len() {
        let Err(damaged) = PuzzleProgress::read(&text[..end]) else {
            assert_eq!(text[end..].trim(), "", "cut at {end}");
            continue;
        };
        let whole_lines = text[..end].split_inclusive('\n');
        let lines = whole_lines.filter(|line| line.ends_with("),\n")).count();
        let kept = &damaged.progress;
        let streak = usize::from(kept.streak().best > 0);
        let timed = ["tsivy", "*"].into_iter().filter(|kind| kept.timed(kind).runs > 0).count();
        let rated = usize::from(kept.overall().is_some()) + kept.variants().count();
        let found = kept.puzzles().count() + rated + streak + timed;
        assert!(found == lines || found == lines + 1, "cut at {end}: {found} of {lines}");
        assert!(kept.puzzles().all(|(id, tried)| whole.tried(id) == Some(tried)));
    }
}

#[test]
fn other_versions_and_impossible_numbers_are_refused() {
    let text = full().to_string();
    let other = text.replacen("version: 1", "version: 7", 1);
    assert_eq!(PuzzleProgress::read(&other).unwrap_err().error, ParseProgressError::Version(7));
    for (from, to) in [("tries:1", "tries:0"), ("solved:1", "solved:9"), ("(0.06", "(NaN")] {
        let bad = text.replace(from, to);
        if bad != text {
            assert!(PuzzleProgress::read(&bad).is_err(), "{to}");
        }
    }
    let bad = text.replace("rating:(", "rating:(inf,").replacen("inf,", "inf, ", 1);
    assert!(PuzzleProgress::read(&bad).is_err());
}

proptest! {
    #[test]
    fn whatever_is_recorded_stays_in_range_and_is_read_again(
        tries in proptest::collection::vec((0..20_u32, any::<bool>(), 0..500_u32, any::<bool>()), 0..60),
    ) {
        let mut progress = PuzzleProgress::new();
        for (number, solved, day, rated) in tries {
            let result = if solved { PuzzleResult::Solved } else { PuzzleResult::Failed };
            let kind = if rated { TryKind::Rated } else { TryKind::Unrated };
            let day = Day::from_number(day);
            let own = progress.tried(&id(number)).and_then(|tried| tried.moved);
            let before = progress.tried(&id(number)).copied();
            let recorded = progress.record(&id(number), own.unwrap_or(puzzle()), result, kind, day);
            // A failed puzzle is due tomorrow; a solved one never earlier than before.
            match (result, before.and_then(|tried| tried.again)) {
                (PuzzleResult::Failed, _) => prop_assert_eq!(recorded.due, Some(day.after(1))),
                (PuzzleResult::Solved, None) => prop_assert_eq!(recorded.due, None),
                (PuzzleResult::Solved, Some(again)) => {
                    prop_assert!(recorded.due.is_none_or(|due| due >= again.due));
                }
            }
        }
        for (_, tried) in progress.puzzles() {
            prop_assert!(tried.solved <= tried.tries);
        }
        prop_assert_eq!(PuzzleProgress::read(&progress.to_string()).unwrap(), progress);
    }

    #[test]
    fn merging_loses_nothing(
        here in proptest::collection::vec((0..9_u32, any::<bool>(), 0..90_u32), 0..20),
        there in proptest::collection::vec((0..9_u32, any::<bool>(), 0..90_u32), 0..20),
    ) {
        let mut both = [PuzzleProgress::new(), PuzzleProgress::new()];
        for (progress, tries) in both.iter_mut().zip([here, there]) {
            for (number, solved, day) in tries {
                try_it(progress, number, solved, day);
            }
        }
        let [mut merged, other] = both;
        let before = merged.clone();
        merged.merge(&other);
        for progress in [&before, &other] {
            for (id, tried) in progress.puzzles() {
                prop_assert!(merged.tried(id).unwrap().tries >= tried.tries);
            }
            let counted = |it: &PuzzleProgress| it.overall().map_or(0, |rated| rated.puzzles);
            prop_assert!(counted(&merged) >= counted(progress));
        }
        let again = merged.clone();
        merged.merge(&other);
        prop_assert_eq!(merged, again, "merging twice is merging once");
    }

    #[test]
    fn random_text_never_panics(text in "\\PC{0,200}", cut in 0..400_usize) {
        let _ = PuzzleProgress::read(&text);
        let whole = full().to_string();
        let mixed = format!("{}{text}", &whole[..cut.min(whole.len())]);
        let _ = PuzzleProgress::read(&mixed);
    }
}
