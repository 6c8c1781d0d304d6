//! Mistakes of games as puzzles: accepted turns, texts, and the packs that they are kept in.

use fanorona::catalogue::Catalogue;
use fanorona::catalogue::library::{KeyValueStore, MemoryStore};
use fanorona::catalogue::own_puzzles::OwnPuzzles;
use fanorona::catalogue::puzzles::PuzzleStore;
use fanorona::engine::character::{self, SearchResources};
use fanorona::game::analysis::{AnalysisResources, Analyzer, MissedTurn};
use fanorona::game::puzzles::{Puzzle, PuzzlePack, missed_puzzle};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Side, Variant};
use fanorona::texts::say;
use std::sync::Arc;

/// The mistakes of a game of weak characters.
fn mistakes(variant: &Arc<Variant>, seed: u64) -> (Record, Vec<MissedTurn>) {
    let player = character::named("fara").unwrap();
    let mut record = Record::new(variant.rules.clone());
    while record.outcome().is_none() && record.turns().len() < 60 {
        let report = player.think(&record, &SearchResources::default(), seed, &mut || false);
        record.play(&report.best.unwrap()).unwrap();
    }
    let new = AnalysisResources::new(&variant.rules);
    let resources = AnalysisResources { nodes: 1_000, ..new };
    let mut analyzer = Analyzer::new(&record);
    while analyzer.next(&resources, &mut || false).is_some() {}
    let analysis = analyzer.finish().unwrap();
    let missed = Side::BOTH.into_iter().flat_map(|side| analysis.mistakes(side)).collect();
    (record, missed)
}

fn puzzles(key: &str) -> Vec<(MissedTurn, Puzzle)> {
    let variant = shipped::variant(key).unwrap();
    let (record, missed) = mistakes(&variant, 5);
    let puzzle = |missed: MissedTurn| {
        let puzzle = missed_puzzle(&variant, &record, &missed)?;
        Some((missed, puzzle))
    };
    missed.into_iter().filter_map(puzzle).collect()
}

#[test]
fn a_mistake_as_a_puzzle_accepts_the_better_turns_only() {
    let mut without_theme = 0;
    for key in ["dimy", "tsivy", "vela"] {
        let puzzles = puzzles(key);
        assert!(puzzles.len() > 2, "{key}");
        for (missed, puzzle) in puzzles {
            assert!(puzzle.accepts(0, &missed.best) && !puzzle.accepts(0, &missed.played));
            assert!(missed.equal.iter().all(|turn| puzzle.accepts(0, turn)));
            without_theme += usize::from(puzzle.theme.is_none());
            assert_eq!(puzzle.theme.is_none(), puzzle.themes.iter().next().is_none());
            let texts = say::puzzle_texts(&puzzle);
            assert!(!texts.hint.english().is_empty() && texts.solved.own("fr").is_some());
            // Its line reads as the same puzzle.
            let mut pack = PuzzlePack::new(puzzle.variant.clone());
            assert!(pack.push(&puzzle));
            let read = PuzzlePack::read(&pack.to_string(), &puzzle.variant).unwrap();
            assert_eq!(read.errors(), []);
            let again = read.puzzle(0).unwrap();
            assert_eq!((again.theme, &again.line), (puzzle.theme, &puzzle.line));
        }
    }
    assert!(without_theme > 0, "some have no theme");
}

#[test]
fn kept_mistakes_are_there_after_another_start_and_damage_costs_single_lines() {
    let catalogue = Catalogue::shipped();
    let puzzles = puzzles("tsivy");
    let store = Arc::new(MemoryStore::default());
    let own = OwnPuzzles::new(store.clone());
    for (_, puzzle) in &puzzles[1..] {
        assert_eq!(own.add(puzzle), Ok(true));
    }
    let (name, text) = ("mistakes-tsivy.txt", |store: &MemoryStore| {
        store.get("mistakes-tsivy.txt").unwrap().unwrap()
    });
    // A damaged line, and no line break at the end.
    let damaged = text(&store).replacen('\n', "\nAAAA\n", 1);
    store.put(name, damaged.trim_end()).unwrap();
    assert_eq!(own.add(&puzzles[0].1), Ok(true));
    assert_eq!(own.add(&puzzles[0].1), Ok(false), "it is there");
    assert!(text(&store).contains("AAAA"), "nothing is thrown away");
    let mut packs = PuzzleStore::default();
    OwnPuzzles::new(store).load(&mut packs, &catalogue);
    assert_eq!(packs.packs().len(), puzzles.len());
    assert_eq!(packs.errors().len(), 1);
    for (_, puzzle) in &puzzles {
        assert!(packs.packs().entry(&puzzle.id).is_some());
    }
    // A second time changes nothing.
    own.load(&mut packs, &catalogue);
    assert_eq!((packs.packs().len(), packs.errors().len()), (puzzles.len(), 1));
}
