//! The next puzzle, the puzzle of the day.

use crate::fixture::{many, pack, tiny};
use fanorona::game::puzzles::choose::{Wish, daily, next};
use fanorona::game::puzzles::{
    Day, PackOrigin, Packs, PuzzleId, PuzzleProgress, PuzzleResult, Rating, Theme, TryKind,
};
use fanorona::rules::variant::shipped;
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::LazyLock;

const DAY: Day = Day::from_number(20_000);

/// 60 puzzles of Telo and 40 of a variant of the player's own, with ratings from 1000 on.
static PACKS: LazyLock<Packs> = LazyLock::new(|| {
    let mut packs = Packs::default();
    let (telo, tiny) = (shipped::variant("telo").unwrap(), tiny());
    packs.insert(pack(&telo, &many(&telo, 60, 20)), PackOrigin::Shipped);
    packs.insert(pack(&tiny, &many(&tiny, 40, 30)), PackOrigin::Own);
    packs
});

fn chosen(progress: &PuzzleProgress, wish: &Wish, seed: u64) -> Option<PuzzleId> {
    next(&PACKS, progress, wish, DAY, seed, &HashSet::new())
}

fn rating_of(id: &PuzzleId) -> u16 {
    PACKS.entry(id).unwrap().rating
}

/// A try that leaves the ratings as they are.
fn tried(progress: &mut PuzzleProgress, id: &PuzzleId, day: Day) {
    progress.record(id, Rating::START, PuzzleResult::Solved, TryKind::Unrated, day);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_puzzle_comes_twice_while_one_was_not_seen(seed in any::<u64>(), theme in 0..9_usize) {
        let wish = Wish { theme: Theme::ALL.get(theme).copied(), ..Wish::default() };
        let fitting = PACKS.entries().filter(|(_, _, entry)| wish.theme.is_none_or(|it| entry.themes.contains(it))).count();
        let mut progress = PuzzleProgress::new();
        let mut seen = HashSet::new();
        for round in 0..fitting {
            let id = chosen(&progress, &wish, seed.wrapping_add(round as u64)).unwrap();
            prop_assert!(seen.insert(id.clone()), "{id} again after {round} of {fitting}");
            tried(&mut progress, &id, DAY);
        }
        // Then those that were tried come again, but not the last one.
        let id = chosen(&progress, &wish, seed).unwrap();
        prop_assert!(seen.contains(&id) && Some(&id) != progress.last());
    }

    #[test]
    fn what_is_chosen_fits_the_wish(seed in any::<u64>(), low in 900..1800_u16, width in 0..400_u16, theme in 0..9_usize, tiny in any::<bool>()) {
        let wish = Wish {
            variant: tiny.then(|| "tiny".to_owned()),
            theme: Theme::ALL.get(theme).copied(),
            difficulty: Some(low..=low + width),
            ..Wish::default()
        };
        let progress = PuzzleProgress::new();
        let fitting: Vec<_> = PACKS.entries().filter(|(variant, _, entry)| wish.fits(variant, entry, &progress)).collect();
        match chosen(&progress, &wish, seed) {
            None => prop_assert!(fitting.is_empty()),
            Some(id) => {
                prop_assert!((low..=low + width).contains(&rating_of(&id)));
                prop_assert!(fitting.iter().any(|(_, _, entry)| entry.id == id));
            }
        }
    }

    #[test]
    fn everybody_has_the_same_puzzle_of_the_day(number in 0..200_000_u32) {
        let (day, telo) = (Day::from_number(number), shipped::variant("telo").unwrap());
        // The order of the pack and the player's own puzzles do not matter.
        let mut puzzles = many(&telo, 60, 20);
        puzzles.reverse();
        let own = puzzles.split_off(50);
        let mut other = Packs::default();
        other.insert(pack(&telo, &own), PackOrigin::Shipped);
        other.insert(pack(&telo, &puzzles), PackOrigin::Shipped);
        prop_assert_eq!(daily(&other, "telo", day), daily(&PACKS, "telo", day));
        prop_assert_eq!(daily(&PACKS, "dimy", day), None);
    }
}

#[test]
fn the_difficulty_follows_the_player() {
    let wish = Wish::variant("telo");
    let mean = |progress: &PuzzleProgress| {
        let all: Vec<u32> =
            (0..50).map(|seed| rating_of(&chosen(progress, &wish, seed).unwrap()).into()).collect();
        all.iter().sum::<u32>() / 50
    };
    let start = mean(&PuzzleProgress::new());
    let mut progress = PuzzleProgress::new();
    let elsewhere = |number: u32| format!("dimy-{number:07x}").parse().unwrap();
    for number in 0..8 {
        let puzzle = Rating::of_puzzle(1400, 60);
        progress.record(&elsewhere(number), puzzle, PuzzleResult::Failed, TryKind::Rated, DAY);
    }
    assert!(mean(&progress) + 100 < start, "{} {start}", mean(&progress));
}

#[test]
fn the_choice_varies_and_what_was_shown_is_left_out() {
    let progress = PuzzleProgress::new();
    let wish = Wish::variant("telo");
    let all: HashSet<_> = (0..40).map(|seed| chosen(&progress, &wish, seed).unwrap()).collect();
    assert!(all.len() > 8, "{}", all.len());
    for seed in 0..40 {
        assert!(!all.contains(&next(&PACKS, &progress, &wish, DAY, seed, &all).unwrap()));
    }
}

#[test]
fn a_rule_sheet_has_the_puzzles_of_its_variants() {
    assert_eq!(PACKS.sheets(), ["German Wikipedia article", "Russian rule sheet"]);
    let wish = |sheet: &str| Wish { sheet: Some(sheet.to_owned()), ..Wish::default() };
    assert!(chosen(&PuzzleProgress::new(), &wish("wikipedia"), 1).is_some());
    assert!(chosen(&PuzzleProgress::new(), &wish("Tumicarona"), 1).is_none());
}

#[test]
fn the_puzzle_of_the_day_changes_from_day_to_day() {
    let days = (0..200).map(|number| daily(&PACKS, "telo", DAY.after(number)).unwrap());
    let different: HashSet<_> = days.collect();
    assert!(different.len() > 50, "{} of 60", different.len());
    assert!(daily(&PACKS, "tiny", DAY).is_some(), "a variant with the player's own puzzles only");
}

#[test]
fn packs_do_not_hold_a_puzzle_twice() {
    let telo = shipped::variant("telo").unwrap();
    let puzzles = many(&telo, 10, 10);
    let mut packs = Packs::default();
    packs.insert(pack(&telo, &puzzles[..6]), PackOrigin::Shipped);
    packs.insert(pack(&telo, &puzzles[3..]), PackOrigin::Own);
    assert_eq!(packs.len(), 10);
    for puzzle in &puzzles {
        assert_eq!(packs.puzzle(&puzzle.id).unwrap().unwrap().line, puzzle.line);
    }
}
