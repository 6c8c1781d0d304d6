//! The player's own packs, and results through damage.

use crate::fixture::{both, gift, many, pack, tiny};
use fanorona::catalogue::Catalogue;
use fanorona::catalogue::kept::{Kept, KeptEvent, KeptProblem};
use fanorona::catalogue::library::{FolderStore, MemoryStore};
use fanorona::catalogue::own_puzzles::OwnPuzzles;
use fanorona::catalogue::puzzles::{PackProblem, PuzzleStore};
use fanorona::game::puzzles::{Day, PackErrorKind, PuzzleProgress, PuzzleResult, Rating, TryKind};
use fanorona::rules::variant::shipped;
use fanorona::texts::{Language, Texts, say};
use std::path::Path;
use std::sync::Arc;

const DAY: Day = Day::from_number(20_000);

fn insert(store: &mut PuzzleStore, text: &str) {
    store.insert_own(Path::new("own.txt"), text, &Catalogue::shipped());
}

#[test]
fn packs_of_the_players_own_are_added_and_their_errors_reported() {
    let telo = shipped::variant("telo").unwrap();
    let whole = pack(&telo, &[both(&telo)]).to_string();
    let mut store = PuzzleStore::default();
    insert(&mut store, &whole);
    assert!(store.errors().is_empty());
    assert!(store.packs().puzzle(&both(&telo).id).unwrap().is_ok());

    let broken = pack(&telo, &many(&telo, 3, 10)).to_string();
    let mut lines: Vec<&str> = broken.lines().collect();
    let (cut, letter) = (lines[1][..9].to_owned(), lines[2].replace(char::is_alphabetic, "é"));
    (lines[1], lines[2]) = (&cut, &letter);
    insert(&mut store, &lines.join("\n"));
    insert(&mut store, "fanorona puzzles 1 nothing\n");
    insert(&mut store, "fanorona puzzles 2 telo\n");
    insert(&mut store, "a shopping list");
    let texts = Texts::new(Language::ENGLISH);
    let said: Vec<_> = store.errors().iter().map(|it| say::pack_file_error(&texts, it)).collect();
    let begins =
        ["own.txt:2:1: ", "own.txt:3:1: ", "own.txt:1:1: ", "own.txt:1:1: ", "own.txt:1:1: "];
    assert_eq!(said.len(), begins.len(), "{said:?}");
    for (said, begin) in said.iter().zip(begins) {
        assert!(said.starts_with(begin), "{said}");
    }
    assert!(said[2].contains("nothing") && said[3].contains('2'), "{said:?}");
    assert_eq!(store.packs().len(), 2, "the whole line of the broken pack is used");
    assert!(matches!(store.errors()[2].problem, PackProblem::UnknownVariant(_)));
}

#[test]
fn a_puzzle_with_illegal_turns_is_left_out() {
    let telo = shipped::variant("telo").unwrap();
    let other = gift();
    // A reply that is not legal after another turn.
    let mut puzzle = both(&telo);
    let text = pack(&telo, &[puzzle.clone()]).to_string();
    puzzle.line.push(other.line[1].clone());
    assert!(!fanorona::game::puzzles::PuzzlePack::new(telo.clone()).push(&puzzle));
    // The same with a correct checksum is made by hand: another index of the turn.
    let line = text.lines().nth(1).unwrap();
    let turns = &line[..line.len() - 2];
    let mut damaged = 0;
    for digit in "ABCDEFGH_".chars() {
        let changed = format!("{}{digit}{}", &turns[..turns.len() - 2], &turns[turns.len() - 1..]);
        for sum in 0..4096_u32 {
            let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
            let [high, low] = [sum / 64, sum % 64].map(|at| char::from(digits[at as usize]));
            let pack = format!("fanorona puzzles 1 telo\n{changed}{high}{low}\n");
            let read = fanorona::game::puzzles::PuzzlePack::read(&pack, &telo).unwrap();
            if read.entries().is_empty() {
                continue;
            }
            if read.puzzle(0).is_err() {
                let mut store = PuzzleStore::default();
                insert(&mut store, &pack);
                assert_eq!((store.packs().len(), store.errors().len()), (0, 1));
                let PackProblem::Text(error) = &store.errors()[0].problem else { panic!() };
                assert_eq!(error.reason, PackErrorKind::Turn { number: 1 });
                damaged += 1;
            }
            break;
        }
    }
    assert!(damaged > 0);
}

#[test]
fn shipped_packs_are_loaded_when_they_are_asked_for() {
    let mut store = PuzzleStore::default();
    assert!(store.packs().is_empty());
    assert!(store.need(Some("telo")).is_empty(), "nothing is left for the caller");
    assert!(!store.packs().has("tsivy"));
    assert!(store.need(None).is_empty() && store.errors().is_empty());
    // What is not a shipped variant is ignored, and a second time too.
    let before = store.packs().len();
    store.insert_shipped("nothing", "nothing");
    store.insert_shipped("telo", "nothing");
    assert_eq!((store.packs().len(), store.errors().len()), (before, 0));
}

#[test]
fn a_damaged_file_is_moved_aside_and_its_whole_lines_are_kept() {
    let folder = std::env::temp_dir().join(format!("fanorona-solving-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("puzzles.ron");
    let file = Arc::new(FolderStore::new(folder.clone()));
    let (mut store, event) = Kept::<PuzzleProgress>::open(file.clone());
    assert_eq!(event, None);
    let tiny = tiny();
    for puzzle in many(&tiny, 5, 10) {
        let rating = Rating::of_puzzle(puzzle.rating, puzzle.deviation);
        let (_, stored) = store
            .update(|it| it.record(&puzzle.id, rating, PuzzleResult::Failed, TryKind::Rated, DAY));
        assert_eq!(stored, Ok(()));
    }
    let text = std::fs::read_to_string(&path).unwrap();
    let end = text.rfind("\n        \"").unwrap() + 20;
    std::fs::write(&path, &text[..end]).unwrap();
    let (store, event) = Kept::<PuzzleProgress>::open(file.clone());
    let Some(KeptEvent::MovedAside { problem, place, kept, .. }) = event else {
        panic!("{event:?}")
    };
    assert!(matches!(problem, KeptProblem::Progress(_)) && kept == 4);
    assert!(place.ends_with("puzzles.aside-1.ron"), "{place}");
    assert_eq!(store.value().overall().unwrap().puzzles, 5);
    assert_eq!(Kept::<PuzzleProgress>::open(file).1, None, "it is written again");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn two_programs_write_the_same_file() {
    let storage = Arc::new(MemoryStore::default());
    let [mut window, mut terminal] =
        [(); 2].map(|()| Kept::<PuzzleProgress>::open(storage.clone()).0);
    let puzzles = many(&tiny(), 6, 10);
    for (i, puzzle) in puzzles.iter().enumerate() {
        let store = if i % 2 == 0 { &mut window } else { &mut terminal };
        let rating = Rating::of_puzzle(puzzle.rating, puzzle.deviation);
        store
            .update(|it| it.record(&puzzle.id, rating, PuzzleResult::Solved, TryKind::Rated, DAY))
            .1
            .unwrap();
    }
    let (both, _) = Kept::<PuzzleProgress>::open(storage);
    assert_eq!(both.value().puzzles().count(), 6);
    assert_eq!(both.value().overall().unwrap().puzzles, 6, "each saw the other's rating");
}

#[test]
fn many_programs_add_puzzles_and_results_at_once() {
    let folder = std::env::temp_dir().join(format!("fanorona-many-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let results = || FolderStore::new(folder.clone());
    let own = || OwnPuzzles::new(Arc::new(FolderStore::new(folder.join("puzzles"))));
    let puzzles = many(&tiny(), 24, 10);
    std::thread::scope(|scope| {
        for puzzles in puzzles.chunks(6) {
            let (mut store, own) = (Kept::<PuzzleProgress>::open(Arc::new(results())).0, own());
            scope.spawn(move || {
                for puzzle in puzzles {
                    let rating = Rating::of_puzzle(puzzle.rating, puzzle.deviation);
                    let record = store.update(|it| {
                        it.record(&puzzle.id, rating, PuzzleResult::Solved, TryKind::Rated, DAY)
                    });
                    assert_eq!((record.1, own.add(puzzle)), (Ok(()), Ok(true)));
                }
            });
        }
    });
    let (all, event) = Kept::<PuzzleProgress>::open(Arc::new(results()));
    let stored = all.value().puzzles().count();
    assert_eq!((stored, all.value().overall().unwrap().puzzles, event), (24, 24, None));
    let name = format!("mistakes-{}.txt", tiny().key);
    let text = std::fs::read_to_string(folder.join("puzzles").join(name)).unwrap();
    let pack = fanorona::game::puzzles::PuzzlePack::read(&text, &tiny()).unwrap();
    assert_eq!((pack.entries().len(), pack.errors().len()), (24, 0));
    std::fs::remove_dir_all(folder).unwrap();
}
