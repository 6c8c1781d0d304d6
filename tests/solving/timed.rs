//! Runs against time.

use crate::fixture::{many, pack};
use fanorona::game::puzzles::choose::{TimedRun, Wish};
use fanorona::game::puzzles::{PackOrigin, Packs, PuzzleProgress, PuzzleResult};
use fanorona::rules::variant::shipped;
use std::collections::HashSet;
use std::time::Duration;

fn packs(count: usize) -> Packs {
    let telo = shipped::variant("telo").unwrap();
    let mut packs = Packs::default();
    packs.insert(pack(&telo, &many(&telo, count, 10)), PackOrigin::Shipped);
    packs
}

#[test]
fn the_difficulty_rises_and_no_puzzle_comes_twice() {
    let (packs, progress) = (packs(100), PuzzleProgress::new());
    for seed in 0..5 {
        let mut run = TimedRun::new(Wish::variant("telo"), seed);
        let mut seen = HashSet::new();
        let mut ratings = Vec::new();
        while let Some(id) = run.next(&packs, &progress) {
            ratings.push(u32::from(packs.entry(&id).unwrap().rating));
            assert!(seen.insert(id));
            run.record(PuzzleResult::Solved);
        }
        assert_eq!((ratings.len(), run.solved()), (100, 100));
        let mean = |ratings: &[u32]| ratings.iter().sum::<u32>() / ratings.len() as u32;
        let [first, middle, later] = [&ratings[..10], &ratings[20..30], &ratings[40..50]].map(mean);
        assert!(first + 100 < middle && middle + 100 < later, "{first} {middle} {later}");
    }
}

#[test]
fn three_mistakes_or_the_time_end_it() {
    let (packs, progress) = (packs(20), PuzzleProgress::new());
    let mut run = TimedRun::new(Wish::default(), 1);
    assert_eq!(run.kind(), "*");
    for mistakes in 1..=3 {
        assert!(run.next(&packs, &progress).is_some());
        run.record(PuzzleResult::Failed);
        assert_eq!((run.mistakes(), run.is_over()), (mistakes, mistakes == 3));
    }
    assert_eq!(run.next(&packs, &progress), None);
    run.record(PuzzleResult::Solved);
    assert_eq!(run.solved(), 0, "after the end nothing counts");

    let mut run = TimedRun::new(Wish::default(), 1);
    run.advance(TimedRun::TIME - Duration::from_millis(1));
    assert!(!run.is_over());
    run.advance(Duration::from_millis(1));
    assert!(run.is_over() && run.next(&packs, &progress).is_none());
}

#[test]
fn puzzles_that_were_never_tried_come_first() {
    let (packs, mut progress) = (packs(40), PuzzleProgress::new());
    let mut run = TimedRun::new(Wish::default(), 3);
    let first = run.next(&packs, &progress).unwrap();
    let entry = packs.entry(&first).unwrap();
    let (rating, kind) = (progress.puzzle_rating(entry), fanorona::game::puzzles::TryKind::Unrated);
    progress.record(&first, rating, PuzzleResult::Solved, kind, Default::default());
    let again = TimedRun::new(Wish::default(), 3).next(&packs, &progress).unwrap();
    assert_ne!(again, first);
}
