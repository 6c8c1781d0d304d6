//! Packs as texts: what is written is read again, and every error is reported with its line while the
//! other puzzles stay usable.

use fanorona::formats::FileHeadError;
use fanorona::game::puzzles::{PackErrorKind, PuzzlePack, shipped};
use fanorona::rules::Variant;
use fanorona::rules::variant;
use std::sync::Arc;

/// Two puzzles on the smallest board.
fn text() -> String {
    let (_, text) = shipped::FILES[2];
    text.lines().take(4).map(|line| format!("{line}\n")).collect()
}

fn telo() -> Arc<Variant> {
    variant::shipped::variant("telo").unwrap()
}

fn read(text: &str) -> PuzzlePack {
    PuzzlePack::read(text, &telo()).unwrap()
}

/// The line and the reason of the only error.
fn error(text: &str) -> (usize, PackErrorKind) {
    let pack = read(text);
    assert_eq!(pack.errors().len(), 1, "{:?}", pack.errors());
    (pack.errors()[0].line, pack.errors()[0].reason.clone())
}

#[test]
fn a_pack_is_read_back_as_it_was_written() {
    let pack = read(&text());
    assert_eq!((pack.entries().len(), pack.errors()), (2, &[][..]));
    assert_eq!(pack.to_string(), text());
    let mut copy = PuzzlePack::new(telo());
    copy.made = pack.made;
    for puzzle in pack.puzzles() {
        assert!(copy.push(&puzzle.unwrap()));
    }
    assert_eq!(copy.to_string(), text());
    let puzzle = pack.puzzle(1).unwrap();
    assert_eq!(pack.find(&puzzle.id), Some(1));
    assert_eq!(copy.puzzle(1), Ok(puzzle.clone()));
    assert!(!copy.push(&puzzle), "its name is taken");
}

#[test]
fn the_first_line_names_what_it_is() {
    let fails = |text: &str| PuzzlePack::read(text, &telo()).unwrap_err().reason;
    assert_eq!(fails(""), FileHeadError::OtherKind.into());
    assert_eq!(fails("fanorona:1.telo.AAAA"), FileHeadError::OtherKind.into());
    assert_eq!(fails("fanorona puzzles 1"), FileHeadError::OtherKind.into());
    assert_eq!(fails("fanorona puzzles 2 telo"), FileHeadError::Version("2".to_owned()).into());
    assert_eq!(
        fails("fanorona puzzles 1 vela"),
        FileHeadError::OtherVariant("vela".to_owned()).into()
    );
    assert_eq!(PuzzlePack::key("fanorona puzzles 1 vela\n"), Some("vela"));
    assert_eq!(PuzzlePack::key("fanorona"), None);
}

#[test]
fn every_changed_character_is_found_and_the_other_puzzle_is_kept() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines[2];
    for at in 0..first.len() {
        for letter in ['A', 'Q', '9', '_'] {
            if first.as_bytes()[at] == letter as u8 {
                continue;
            }
            let mut changed = first.to_owned();
            changed.replace_range(at..=at, &letter.to_string());
            let all = [lines[0], lines[1], &changed, lines[3]].join("\n");
            let pack = read(&all);
            assert_eq!(pack.errors().len(), 1, "{changed}");
            assert_eq!(pack.errors()[0].line, 3, "{changed}");
            assert_eq!(pack.entries().len(), 1);
            assert_eq!(pack.puzzle(0), read(&text).puzzle(1));
        }
        let cut = [lines[0], lines[1], &first[..at], lines[3]].join("\n");
        assert_eq!(read(&cut).entries().len(), 1, "{cut}");
        assert_eq!(read(&cut).errors().len(), usize::from(at > 0), "{cut}");
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let text = text();
    let lines: Vec<&str> = text.lines().collect();
    let with = |line: &str| format!("{}\n\n# a remark\n{line}\n{}\n", lines[0], lines[3]);
    assert_eq!(error(&with("A")), (4, PackErrorKind::Cut));
    assert_eq!(error(&with("AAAA")), (4, PackErrorKind::Damaged));
    assert_eq!(error(&with(lines[3])), (5, PackErrorKind::Twice));
    assert_eq!(error(&with("made 1 2")), (4, PackErrorKind::Made));
    let strange = lines[2].replacen(&lines[2][2..3], "é", 1);
    let (line, reason) = error(&with(&strange));
    assert!(matches!(reason, PackErrorKind::Letter { letter: 'é', .. }), "{reason:?}");
    assert_eq!(line, 4);
}

#[test]
fn puzzles_of_other_rules_have_illegal_turns_or_none() {
    // Lines of Tsivy under the rules of Parker: positions are possible, turns have other numbers.
    let (_, text) = shipped::FILES[0];
    let parker = variant::shipped::variant("parker").unwrap();
    let (_, lines) = text.split_once('\n').unwrap();
    let text = format!("fanorona puzzles 1 parker\n{lines}");
    let pack = PuzzlePack::read(&text, &parker).unwrap();
    let (read, refused): (Vec<_>, Vec<_>) = pack.puzzles().partition(Result::is_ok);
    assert!(!refused.is_empty(), "{} are possible", read.len());
    for error in refused {
        let reason = error.unwrap_err().reason;
        let expected = matches!(
            reason,
            PackErrorKind::Turn { .. } | PackErrorKind::Length | PackErrorKind::Cut
        );
        assert!(expected, "{reason:?}");
    }
}

#[test]
fn a_puzzle_that_does_not_exist_is_an_error() {
    let pack = read(&text());
    assert!(pack.puzzle(2).is_err());
    assert_eq!(pack.find(&"telo-0000000".parse().unwrap()), None);
}

/// The same variant after its rules were edited.
fn edited(change: impl FnOnce(&mut Variant)) -> Arc<Variant> {
    let mut variant = telo().as_ref().clone();
    change(&mut variant);
    Arc::new(variant)
}

#[test]
fn a_pack_of_other_rules_is_refused_and_an_old_one_is_not() {
    let limited =
        edited(|variant| Arc::make_mut(&mut variant.rules).switches.quiet_limit = Some(9));
    let error = PuzzlePack::read(&text(), &limited).unwrap_err();
    assert_eq!((error.line, error.reason), (1, PackErrorKind::OtherRules));
    // What does not matter within a game may change.
    let named = edited(|variant| {
        variant.names.insert("en".to_owned(), "Small".to_owned());
        Arc::make_mut(&mut variant.rules).switches.agreement = false;
    });
    assert!(PuzzlePack::read(&text(), &named).is_ok());
    let head = text().lines().next().unwrap().to_owned();
    let old = text().replace(&head, "fanorona puzzles 1 telo");
    let pack = read(&old);
    assert_eq!((pack.entries().len(), pack.to_string()), (2, text()));
}

#[test]
fn a_misspelt_line_about_the_making_is_said_to_be_one() {
    for line in ["made 1 2", "mode 1 10000 3000", "made", "made x 10000 3000"] {
        assert_eq!(error(&text().replace("made 1 10000 3000", line)), (2, PackErrorKind::Made));
    }
}
