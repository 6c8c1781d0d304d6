//! Openings of engine games: made, written, read, and refused when damaged.

use crate::run::{file, folder, run};
use fanorona_formats::{DataErrorKind, FileHeadError};
use fanorona_game::explore::{
    Explorer, Filter, GameResult, Openings, OpeningsHeader, OpeningsReader, Source, Sources,
};
use fanorona_lab::openings::OpeningMaker;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, Side, Variant};
use std::collections::HashMap;
use std::sync::Arc;

const MADE: OpeningsHeader = OpeningsHeader { seed: 5, games: 12, nodes: 200, depth: 5, least: 2 };

fn variant(key: &str) -> Arc<Variant> {
    shipped::variant(key).unwrap()
}

fn made(key: &str) -> (Openings, Vec<Record>) {
    let mut maker = OpeningMaker::new(variant(key), MADE);
    let records: Vec<Record> = (0..MADE.games).map(|number| maker.game(number)).collect();
    records.iter().for_each(|record| maker.add(record));
    let wanted = maker.wanted();
    let mut values = wanted.iter().map(|position| maker.value(position));
    (maker.openings(&mut |_| values.next()), records)
}

#[test]
fn openings_are_made_the_same_again_and_read_as_written() {
    for key in ["telo", "dimy", "vela"] {
        let (openings, records) = made(key);
        let text = openings.to_string();
        assert_eq!(text, made(key).0.to_string(), "{key}");
        let read = Openings::read(&text, &variant(key)).unwrap();
        assert_eq!((read.to_string(), read.made), (text, MADE), "{key}");
        assert_eq!((read.len(), read.turns()), (openings.len(), openings.turns()));
        for position in records.iter().flat_map(Record::positions) {
            let filter = Filter::default();
            assert_eq!(read.played(position, &filter), openings.played(position, &filter));
        }
    }
}

/// The numbers are those of the games, counted here in the plainest way.
#[test]
fn openings_count_the_games_they_were_made_from() {
    let variant = variant("dimy");
    let (openings, records) = made("dimy");
    let start = Position::start(&variant.rules);
    let mut counted: HashMap<Vec<u64>, u32> = HashMap::new();
    for record in &records {
        let after = &record.positions()[1];
        *counted.entry(Side::BOTH.map(|side| after.stones(side).0).to_vec()).or_default() += 1;
    }
    let played = openings.played(&start, &Filter::default());
    assert_eq!(played.iter().map(|(_, tally)| tally.games()).sum::<u32>(), MADE.games as u32);
    for (effect, tally) in played {
        let after = start.moved(&variant.rules, effect.from, effect.to, effect.captured);
        let key = Side::BOTH.map(|side| after.stones(side).0).to_vec();
        assert_eq!(counted.get(&key), Some(&tally.games()));
        assert!(openings.value(&after).is_some());
    }
    let white =
        records.iter().filter(|record| GameResult::of(record.outcome()) == GameResult::White);
    let only = Filter { result: Some(GameResult::White), ..Filter::default() };
    let sum: u32 = openings.played(&start, &only).iter().map(|(_, tally)| tally.white).sum();
    assert_eq!(sum, white.count() as u32);
}

#[test]
fn an_explorer_adds_the_sources_and_filters_them() {
    let variant = variant("dimy");
    let (openings, records) = made("dimy");
    let mut explorer = Explorer::new(variant.clone());
    let facts = fanorona_game::explore::GameFacts::nameless(Source::Own, GameResult::Draw);
    explorer.add(&records[0], &facts).unwrap();
    explorer.set_openings(openings);
    let start = Position::start(&variant.rules);
    let explored = explorer.explore(&start, &Filter::default());
    assert_eq!(explored.total.games(), MADE.games as u32 + 1);
    assert_eq!(explored.turns.iter().map(|row| row.by_source[0]).sum::<u32>(), 1);
    assert!(explored.turns.iter().all(|row| row.value.is_some()));
    let own = Filter { sources: Sources::NONE.with(Source::Own, true), ..Filter::default() };
    assert_eq!(explorer.explore(&start, &own).total.games(), 1);
    let by_side = Filter { side: Some(Side::White), ..Filter::default() };
    assert_eq!(explorer.explore(&start, &by_side).total.games(), 1);
    let deep = Filter { depth: Some(1), ..Filter::default() };
    assert_eq!(explorer.explore(&start, &deep).total.games(), MADE.games as u32 + 1);
    assert_eq!(explorer.explore(&records[0].positions()[1], &deep).total.games(), 0);
}

#[test]
fn every_change_of_a_character_is_refused() {
    let dimy = variant("dimy");
    let text = made("dimy").0.to_string();
    let mut refused = 0;
    for at in 0..text.len() {
        for new in ['A', '0', ' ', '\n', 'é'] {
            let mut changed = text.clone();
            changed.replace_range(at..=at, &new.to_string());
            if changed == text {
                continue;
            }
            // Spaces at the end of the first line mean nothing.
            if let Ok(read) = Openings::read(&changed, &dimy) {
                assert_eq!(read.to_string(), text, "{at} {new:?}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 4 * text.len() - 40);
    for cut in 0..text.len() {
        assert!(Openings::read(&text[..cut], &dimy).is_err(), "{cut}");
    }
}

/// With a right checksum, the lines themselves are checked.
#[test]
fn damaged_lines_are_refused_with_their_number() {
    let dimy = variant("dimy");
    let text = made("dimy").0.to_string();
    let sealed = |body: &str| {
        format!("fanorona openings 1 dimy {:08x}\n{body}", crc32fast::hash(body.as_bytes()))
    };
    let (_, body) = text.split_once('\n').unwrap();
    assert!(Openings::read(&sealed(body), &dimy).is_ok());
    let lines: Vec<&str> = body.lines().collect();
    let error = |body: &str| Openings::read(&sealed(body), &dimy).map(|_| ()).unwrap_err();
    // A line is missing at the end; there is one too many; a line names a turn that does not exist.
    let short = lines[..lines.len() - 1].join("\n");
    assert_eq!(error(&short).reason, DataErrorKind::Damaged);
    let long = format!("{body}AAAA\n");
    let at = long.lines().count() + 1;
    assert_eq!((error(&long).line, error(&long).reason), (at, DataErrorKind::Damaged));
    let wrong = format!("{}\n__HAAAA\n", lines[0]);
    assert_eq!((error(&wrong).line, error(&wrong).reason), (3, DataErrorKind::Damaged));
    let made = body.replacen("made 5", "made x", 1);
    assert_eq!((error(&made).line, error(&made).reason), (2, DataErrorKind::Damaged));
    for (text, reason) in [
        ("", FileHeadError::OtherKind.into()),
        ("fanorona puzzles 1 dimy\n", FileHeadError::OtherKind.into()),
        ("fanorona openings 2 dimy 0\n", FileHeadError::Version("2".to_owned()).into()),
        ("fanorona openings 1 telo 0\n", FileHeadError::OtherVariant("telo".to_owned()).into()),
        ("fanorona openings 1 dimy x\n", DataErrorKind::Checksum),
    ] {
        let error = Openings::read(text, &dimy).map(|_| ()).unwrap_err();
        assert_eq!((error.line, error.reason), (1, reason), "{text:?}");
    }
}

#[test]
fn openings_are_read_a_few_positions_at_a_time() {
    let dimy = variant("dimy");
    let (openings, _) = made("dimy");
    let mut reader = OpeningsReader::new(openings.to_string(), &dimy).unwrap();
    let mut calls = 0;
    let read = loop {
        calls += 1;
        if let Some(read) = reader.read_some(1).unwrap() {
            break read;
        }
    };
    assert_eq!(calls, openings.len() + 1);
    assert_eq!(read.to_string(), openings.to_string());
}

#[test]
fn openings_are_made_the_same_with_any_number_of_threads() {
    let make = |threads: &str| {
        let out = folder("explore-make").join(format!("telo-{threads}.txt"));
        let out = out.to_str().unwrap().to_owned();
        let args = ["openings", "make", "--variant", "telo", "--games", "30", "--nodes", "200"];
        let run = run(&[&args[..], &["--threads", threads, "--out", &out]].concat());
        assert_eq!(run.status, 0, "{}", run.err);
        assert!(run.out.starts_with("telo\t30\t"), "{}", run.out);
        out
    };
    let (one, two) = (make("1"), make("2"));
    let text = std::fs::read_to_string(&one).unwrap();
    assert_eq!(text, std::fs::read_to_string(&two).unwrap());
    let listed = run(&["openings", "list", &one]);
    assert_eq!((listed.status, listed.lines().len()), (0, 1), "{}", listed.err);
    assert!(listed.out.trim_end().ends_with("\t1\t200\t12\t3"), "{}", listed.out);
    assert_eq!(run(&["openings", "list"]).lines().len(), 7);
    let damaged = text.replacen("made 1", "made 2", 1);
    let damaged = file("explore-damaged", "telo.txt", damaged);
    let refused = run(&["openings", "list", &damaged]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(refused.err.starts_with(&format!("{damaged}:1:1: The checksum")), "{}", refused.err);
    let none = file("explore-none", "none.txt", "nothing\n");
    assert!(
        run(&["openings", "list", &none]).err.contains(":1:1: This is not a file of openings.")
    );
}
