//! Table files: stored, loaded, interrupted and damaged.

use crate::tables::{position, positions, rules, tables};
use fanorona::catalogue::endgame::{
    BuildOptions, LoadedTables, StoreTableError, TableProblem, build_and_store, build_missing,
    file_of, load_from, quickly_built,
};
use fanorona::engine::endgame::EndgameTables;
use fanorona::rules::Ruleset;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let name = format!("endgame-{name}-{}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn keep(folder: &Path, rules: &Ruleset, stones: usize) -> EndgameTables {
    let mut tables = EndgameTables::empty(rules);
    let options = BuildOptions::new(folder.to_owned(), 2);
    let mut errors = Vec::new();
    let done =
        build_and_store(&options, rules, &mut tables, stones, &mut errors, &mut |_| true).unwrap();
    assert!(done && errors.is_empty());
    tables
}

fn load(folder: &Path, rules: &Ruleset) -> LoadedTables {
    load_from(folder, rules, u64::MAX)
}

#[test]
fn stored_tables_are_loaded_again() {
    let (folder, rules) = (folder("kept"), rules("dimy"));
    keep(&folder, &rules, 4);
    let (loaded, built) = (load(&folder, &rules), tables(&rules, 4));
    assert_eq!(loaded.errors, []);
    assert_eq!(loaded.tables.most_stones(), 4);
    for (read, made) in loaded.tables.all().zip(built.all()) {
        assert_eq!((read.values(), read.statistics()), (made.values(), made.statistics()));
    }
    for at in positions(&rules, 3).into_iter().chain(positions(&rules, 4).into_iter().step_by(9)) {
        let position = position(&rules, at, 0);
        assert_eq!(loaded.tables.distance(&rules, &position), built.distance(&rules, &position));
    }
    // Tables beyond the requested size are not loaded, which is not an error.
    let few = load_from(&folder, &rules, 500);
    assert_eq!((few.tables.most_stones(), few.errors.len()), (2, 0));
    let none = load(&folder.join("nowhere"), &rules);
    assert_eq!((none.tables.most_stones(), none.errors.len()), (0, 0));
}

#[test]
fn damaged_tables_are_skipped_and_reported() {
    let (folder, rules) = (folder("damaged"), rules("telo"));
    keep(&folder, &rules, 4);
    let path = file_of(&folder, (1, 2));
    let whole = fs::read(&path).unwrap();
    let problem = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let loaded = load(&folder, &rules);
        assert_eq!(loaded.tables.all().count(), 3, "the others are there");
        assert_eq!(loaded.tables.most_stones(), 2);
        assert_eq!(loaded.errors.len(), 1);
        assert_eq!(loaded.errors[0].path, path);
        loaded.errors[0].problem.clone()
    };
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        let expected = match at {
            0..8 => TableProblem::NotATable,
            8..12 => TableProblem::Version,
            _ => TableProblem::Damaged,
        };
        assert_eq!(problem(&bytes), expected, "byte {at}");
    }
    for length in [0, 7] {
        assert_eq!(problem(&whole[..length]), TableProblem::NotATable);
    }
    for length in [8, 159] {
        let cut = TableProblem::Length { expected: 160, found: length };
        assert_eq!(problem(&whole[..length as usize]), cut);
    }
    let expected = whole.len() as u64;
    for length in [160, expected - 1] {
        let cut = TableProblem::Length { expected, found: length };
        assert_eq!(problem(&whole[..length as usize]), cut);
    }
    let longer = TableProblem::Length { expected, found: expected + 1 };
    assert_eq!(problem(&[&whole[..], &[0]].concat()), longer);
    fs::copy(file_of(&folder, (1, 1)), &path).unwrap();
    assert_eq!(load(&folder, &rules).errors[0].problem, TableProblem::Stones);
    fs::write(&path, &whole).unwrap();
    let mut other = rules.clone();
    other.switches.quiet_limit = Some(20);
    let foreign = load(&folder, &other);
    assert_eq!(foreign.tables.most_stones(), 0);
    assert!(foreign.errors.iter().all(|error| error.problem == TableProblem::Rules));
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(matches!(load(&folder, &rules).errors[0].problem, TableProblem::File(_)));
}

#[test]
fn an_interrupted_build_resumes_and_writes_the_same_file() {
    let rules = rules("dimy");
    let (once, often) = (folder("once"), folder("often"));
    // Six stones take long enough to be interrupted on any machine.
    keep(&once, &rules, 6);
    let options =
        BuildOptions { checkpoint: Duration::ZERO, ..BuildOptions::new(often.clone(), 2) };
    let (mut stops, mut checkpoints) = (0, 0);
    loop {
        let mut tables = load(&often, &rules).tables;
        let mut errors = Vec::new();
        let mut calls = 0;
        let mut tell = |_| {
            calls += 1;
            calls % 3 != 0
        };
        let done = build_and_store(&options, &rules, &mut tables, 6, &mut errors, &mut tell);
        assert_eq!(errors, []);
        if done.unwrap() {
            break;
        }
        stops += 1;
        let paths = fs::read_dir(&often).unwrap().map(|entry| entry.unwrap().path());
        let unfinished = |path: PathBuf| path.extension().is_some_and(|end| end == "unfinished");
        checkpoints += usize::from(paths.into_iter().any(unfinished));
    }
    assert!(stops > 2 && checkpoints > 0, "{stops} {checkpoints}");
    for pair in EndgameTables::pairs(6) {
        let both = [&once, &often].map(|folder| fs::read(file_of(folder, pair)).unwrap());
        assert!(both[0] == both[1], "{pair:?}");
    }
    assert_eq!(fs::read_dir(&often).unwrap().count(), 9, "nothing unfinished is left");
}

#[test]
fn a_damaged_checkpoint_is_reported_and_its_table_rebuilt() {
    let (folder, rules) = (folder("checkpoint"), rules("telo"));
    keep(&folder, &rules, 2);
    let unfinished = folder.join("1-2.unfinished");
    fs::write(&unfinished, b"FANOPARTnonsense").unwrap();
    let mut tables = load(&folder, &rules).tables;
    let options = BuildOptions::new(folder.clone(), 1);
    let mut errors = Vec::new();
    assert!(build_and_store(&options, &rules, &mut tables, 3, &mut errors, &mut |_| true).unwrap());
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].path, unfinished);
    assert!(!unfinished.exists());
    assert_eq!(load(&folder, &rules).tables.most_stones(), 3);
}

#[test]
fn a_table_that_cannot_be_written_is_reported_and_kept_in_memory() {
    let (folder, rules) = (folder("unwritable"), rules("telo"));
    let mut tables = EndgameTables::empty(&rules);
    let mut errors = Vec::new();
    // A folder with the name of the file.
    let path = file_of(&folder, (1, 2));
    fs::create_dir(&path).unwrap();
    fs::write(path.join("in"), "the way").unwrap();
    let options = BuildOptions::new(folder.clone(), 1);
    let built = build_and_store(&options, &rules, &mut tables, 4, &mut errors, &mut |_| true);
    assert!(matches!(built, Err(StoreTableError::Write { path: told, .. }) if told == path));
    assert_eq!(tables.most_stones(), 3);
    let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(names.len(), 2, "nothing half written is left: {names:?}");
    // A folder that cannot be created.
    let options = BuildOptions::new(path.join("in").join("folder"), 1);
    let built = build_and_store(&options, &rules, &mut tables, 4, &mut errors, &mut |_| true);
    assert!(matches!(built, Err(StoreTableError::Write { .. })));
}

#[test]
fn the_quickly_built_size_of_each_variant() {
    for (variant, stones) in [("tsivy", 5), ("tumicarona", 5), ("dimy", 7), ("telo", 9)] {
        assert_eq!(quickly_built(&rules(variant)), stones, "{variant}");
    }
}

#[test]
fn missing_tables_are_built_and_stored() {
    let (folder, rules) = (folder("one-call"), rules("telo"));
    let mut first = load(&folder, &rules);
    let error = build_missing(Some(&folder), &rules, 1, &mut first, &mut |_| true);
    assert_eq!((first.tables.most_stones(), error), (9, None));
    let mut again = load(&folder, &rules);
    let error = build_missing(Some(&folder), &rules, 1, &mut again, &mut |_| panic!("all there"));
    assert_eq!((again.tables.most_stones(), error), (9, None));
    let none = || LoadedTables { tables: EndgameTables::empty(&rules), errors: Vec::new() };
    let mut held = none();
    let error = build_missing(None, &rules, 1, &mut held, &mut |_| true);
    assert_eq!((held.tables.most_stones(), error), (9, None));
    let barred = file_of(&folder, (1, 1)).join("folder");
    let mut held = none();
    let error = build_missing(Some(&barred), &rules, 1, &mut held, &mut |_| true);
    assert_eq!(held.tables.most_stones(), 9, "in memory at least");
    assert!(matches!(error, Some(StoreTableError::Write { .. })));
    let mut stopped = none();
    let error = build_missing(None, &rules, 1, &mut stopped, &mut |_| false);
    assert_eq!((stopped.tables.most_stones(), error), (0, None));
}
