//! The data folder of a player, as the program wrote it in November 2026: everything in it is still read.
//!
//! Settings are read by the window, so `tests/app/settings` reads those of the folder.

use fanorona::catalogue::content::{Content, CustomItem};
use fanorona::catalogue::custom::{CustomFileKind, CustomFiles as _, CustomFolder};
use fanorona::catalogue::endgame::{file_of, load_from};
use fanorona::catalogue::kept::Kept;
use fanorona::catalogue::library::{
    FolderStore, Library, SaveStatus, SavedGame, opened_game, stored_seed,
};
use fanorona::catalogue::own_puzzles::OwnPuzzles;
use fanorona::catalogue::puzzles::PuzzleStore;
use fanorona::game::analysis::{GameAnalysis, Mark};
use fanorona::game::learn::Progress;
use fanorona::game::puzzles::{PuzzleId, PuzzleProgress};
use fanorona::rules::notation::write_game;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

const WITH_CLOCKS: &str = "20261129-034541";
const OF_MATCH: &str = "20261129-034543";
const WITH_REMARKS: &str = "20261129-034544";
const DELETED: &str = "20261129-034545";

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let to = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).unwrap();
        }
    }
}

/// A copy of the data folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("today-{name}"));
    let _ = fs::remove_dir_all(&folder);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/today"), &folder);
    folder
}

fn library(folder: &Path) -> Library<FolderStore> {
    Library::new(FolderStore::new(folder.join("games")))
}

fn turns(saved: &SavedGame) -> usize {
    saved.game.record.turns().len()
}

#[test]
fn saved_games_are_read_continued_and_restored() {
    let folder = folder("games");
    let content = Content::load(&CustomFolder(folder.clone()));
    let (catalogue, library) = (&content.catalogue, library(&folder));
    let listed = library.games(catalogue).unwrap();
    let ids: Vec<_> = listed.games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!((ids, listed.damaged), (vec![WITH_REMARKS, OF_MATCH, WITH_CLOCKS], vec![]));
    assert!(listed.games.iter().all(|game| game.notice.is_none()));

    let clocks = library.game(catalogue, WITH_CLOCKS).unwrap();
    assert_eq!((turns(&clocks), clocks.status()), (3, SaveStatus::Open));
    assert!(stored_seed(&clocks).is_some());
    assert_eq!(library.latest_unfinished(catalogue).unwrap().unwrap().id, OF_MATCH);
    let left = opened_game(clocks).left.unwrap();
    assert!(
        left.iter().all(|time| (Duration::from_secs(300)..Duration::from_secs(310)).contains(time)),
        "{left:?}"
    );

    let of_match = library.game(catalogue, OF_MATCH).unwrap();
    assert_eq!((turns(&of_match), of_match.result()), (1, "1-0"));
    assert!(of_match.goes_on(catalogue));

    let (remarks, locked) = library.resume(catalogue, WITH_REMARKS).unwrap();
    library.release(locked);
    assert_eq!((turns(&remarks), remarks.name()), (3, Some("Sunday, 3 pm")));
    let text = write_game(&remarks.game);
    for part in ["{The first game of the day.}", "(1. c1-b2A $3 {or so})", "a2-a1 ?! {Faly's idea}"]
    {
        assert!(text.contains(part), "{text}");
    }
    let stored = library.analysis(WITH_REMARKS).unwrap();
    let analysis = GameAnalysis::read(&stored, &remarks.game.record).unwrap();
    assert_eq!(analysis.turns()[0].judgement.as_ref().unwrap().mark, Some(Mark::Blunder));
    assert_eq!(analysis.write(&remarks.game.record), stored);

    assert_eq!(library.trash(catalogue).unwrap().games[0].id, DELETED);
    library.restore(DELETED).unwrap();
    assert_eq!(turns(&library.game(catalogue, DELETED).unwrap()), 1);
    // The save before, if the newest one is damaged.
    fs::write(folder.join(format!("games/{WITH_CLOCKS}.fgn")), "damaged").unwrap();
    assert_eq!(turns(&library.game(catalogue, WITH_CLOCKS).unwrap()), 2);
}

#[test]
fn progress_and_results_are_read_and_written_the_same() {
    let folder = folder("progress");
    let store = Arc::new(FolderStore::new(folder.clone()));
    let (progress, event) = Kept::<Progress>::open(store.clone());
    assert_eq!(event, None);
    let stars = |id: &str| progress.value().of(&id.parse().unwrap()).stars;
    assert_eq!((stars("approach/first-capture"), stars("approach/whole-row")), (3, 2));
    let written = fs::read_to_string(folder.join("progress.ron")).unwrap();
    assert_eq!(progress.value().to_string(), written);

    let (results, event) = Kept::<PuzzleProgress>::open(store);
    assert_eq!((event, results.value().puzzles().count()), (None, 2));
    let written = fs::read_to_string(folder.join("puzzles.ron")).unwrap();
    assert_eq!(results.value().to_string(), written);
}

#[test]
fn own_variants_looks_lessons_puzzles_and_tables_are_used() {
    let folder = folder("own");
    let own = CustomFolder(folder.clone());
    let content = Content::load(&own);
    let keys = CustomFileKind::ALL.map(|kind| {
        let (path, text) = own.all(kind).remove(0);
        let item = CustomItem::read(kind, &path, &text.unwrap(), &content.catalogue).unwrap();
        assert_eq!(item.kind(), kind);
        item.key().to_owned()
    });
    assert_eq!(keys, ["market", "market", "river", "market"]);
    let of_lesson = content.lessons.find("market").unwrap().exercises.len();
    assert_eq!((content.catalogue.find("market").unwrap().rules.board.len(), of_lesson), (9, 1));
    assert!(
        content.looks.boards.find("market").is_some()
            && content.looks.stones.find("river").is_some()
    );

    let mut packs = PuzzleStore::default();
    OwnPuzzles::new(Arc::new(FolderStore::new(folder.join("puzzles"))))
        .load(&mut packs, &content.catalogue);
    assert_eq!(packs.errors(), []);
    let ids: Vec<PuzzleId> =
        packs.packs().entries().map(|(_, _, entry)| entry.id.clone()).collect();
    assert!(packs.packs().puzzle(&ids[0]).unwrap().is_ok());

    let telo = content.catalogue.find("telo").unwrap();
    let tables = folder.join("endgame/3x3-00000000000000016400");
    assert!(file_of(&tables, (1, 1)).exists());
    let loaded = load_from(&tables, &telo.rules, u64::MAX);
    assert_eq!((loaded.errors, loaded.tables.most_stones()), (vec![], 2));
}
