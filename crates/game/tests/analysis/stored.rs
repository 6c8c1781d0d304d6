//! Analyses as text: read again unchanged, and refused when they are damaged or of another game.

use crate::positions::{analysed, played, quick, shipped_game};
use fanorona_game::analysis::{GameAnalysis, ReadAnalysisError};
use fanorona_rules::Record;

fn record() -> Record {
    shipped_game("telo-last-step").record
}

/// A text with its checksum made right.
fn signed(body: &str) -> String {
    format!("fanorona-analysis 1 {:08x}\n{body}\n", crc32fast::hash(body.as_bytes()))
}

#[test]
fn an_analysis_is_read_again_unchanged() {
    for key in ["telo", "dimy", "tsivy", "vela", "tumicarona"] {
        let record = played(key, ["rakoto", "noro"], 3);
        let analysis = analysed(&record, &quick(&record, 500));
        let text = analysis.write(&record);
        assert_eq!(GameAnalysis::read(&text, &record).unwrap(), analysis, "{key}");
        assert_eq!(GameAnalysis::read(&text.replace('\n', "\r\n"), &record).unwrap(), analysis);
    }
}

#[test]
fn how_a_game_ended_and_what_was_undone_do_not_matter() {
    let mut record = played("telo", ["rakoto", "noro"], 3);
    record.undo_turn().unwrap();
    let text = analysed(&record, &quick(&record, 500)).write(&record);
    let side = record.position().side();
    record.resign(side).unwrap();
    assert!(GameAnalysis::read(&text, &record).is_ok());
    record.undo_turn().unwrap();
    record.undo_turn().unwrap();
    assert_eq!(GameAnalysis::read(&text, &record), Err(ReadAnalysisError::OtherGame));
}

#[test]
fn every_damaged_text_is_refused() {
    let record = record();
    let text = analysed(&record, &quick(&record, 500)).write(&record);
    let step = (text.len() / 400).max(1);
    for place in (0..text.len()).step_by(step) {
        // What ends a line may be missing.
        if place < text.trim_end().len() {
            assert!(GameAnalysis::read(&text[..place], &record).is_err(), "cut at {place}");
        }
        let mut bytes = text.clone().into_bytes();
        bytes[place] = if bytes[place] == b'1' { b'2' } else { b'1' };
        let changed = String::from_utf8(bytes).unwrap();
        if changed.trim_end() != text.trim_end() {
            assert!(GameAnalysis::read(&changed, &record).is_err(), "changed at {place}");
        }
    }
    for nonsense in ["", "\n", "fanorona-analysis", "{}", "fanorona-analysis 1\n()"] {
        assert!(GameAnalysis::read(nonsense, &record).is_err(), "{nonsense}");
    }
}

#[test]
fn the_reason_of_a_refusal_is_told() {
    let record = record();
    let text = analysed(&record, &quick(&record, 500)).write(&record);
    let read = |text: &str| GameAnalysis::read(text, &record).unwrap_err();
    assert_eq!(read("[Event \"a game\"]"), ReadAnalysisError::NotAnAnalysis);
    let later = text.replacen(" 1 ", " 2 ", 1);
    assert_eq!(read(&later), ReadAnalysisError::Version(2));
    assert_eq!(read(&text[..text.len() / 2]), ReadAnalysisError::Damaged);
    assert_eq!(read(&signed("(1,[")), ReadAnalysisError::Damaged);
    assert_eq!(read(&signed("(1,[])")), ReadAnalysisError::OtherGame);
    let other = played("telo", ["rakoto", "noro"], 3);
    assert_eq!(GameAnalysis::read(&text, &other), Err(ReadAnalysisError::OtherGame));
}

#[test]
fn a_text_whose_turns_are_illegal_is_refused_even_with_the_right_checksum() {
    let record = played("tsivy", ["rakoto", "noro"], 3);
    let text = analysed(&record, &quick(&record, 500)).write(&record);
    let (_, body) = text.trim_end().split_once('\n').unwrap();
    assert!(GameAnalysis::read(&signed(body), &record).is_ok());
    let judged = body.find("Some((played:(\"").unwrap() + "Some((played:(\"".len();
    let illegal = format!("{}a1-a1{}", &body[..judged], &body[judged + 5..]);
    let other_turn = body.replacen("played:(\"", "played:(\" ", 1);
    assert!(GameAnalysis::read(&signed(&other_turn), &record).is_ok(), "spaces do not matter");
    let no_line =
        format!("{}{}", &body[..judged], &body[judged + body[judged..].find('"').unwrap()..]);
    for changed in [illegal, no_line, body.replacen("Estimate(", "Guess(", 1)] {
        assert!(GameAnalysis::read(&signed(&changed), &record).is_err(), "{changed}");
    }
}
