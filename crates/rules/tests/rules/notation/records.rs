//! Valid game records: reading and writing.

use crate::common::{random_game, rules};
use crate::properties::{any_rules, config};
use fanorona_rules::notation::game::{Branch, Note, NoteText};
use fanorona_rules::notation::{Game, read_game, write_game, write_position};
use fanorona_rules::{DrawReason, Outcome, Record, Side, WinReason};
use proptest::prelude::*;
use std::sync::Arc;

fn read(text: &str) -> Game {
    read_game(text, |key| Some(rules(key))).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn turns(game: &Game) -> usize {
    game.record.turns().len()
}

#[test]
fn a_record_without_tags_is_a_game_of_tsivy() {
    let game = read("1. f2-e3A d5-d4A 2. e1-d2A *");
    assert_eq!((game.variant.as_str(), turns(&game)), ("tsivy", 3));
    assert_eq!(game.record.outcome(), None);
}

#[test]
fn numbers_and_the_result_are_optional() {
    for text in ["f2-e3A", "1.f2-e3A", "1. f2e3", "\u{feff}1... f2-e3A", "1.\n\tf2-e3+ *"] {
        assert_eq!(turns(&read(text)), 1, "{text}");
    }
}

#[test]
fn a_game_may_begin_with_black() {
    let text = "[FEN \"9/9/9/8B/W8 b 0 7\"]\n7... i2-i1 8. a1-a2 *";
    let game = read(text);
    assert_eq!((turns(&game), game.record.position().number()), (2, 8));
    assert!(write_game(&game).contains("7... i2-i1 8. a1-a2 *"));
}

#[test]
fn tags_keep_their_order() {
    let text =
        "[Event \"Été\"]\n[White \"Rasoa \\\"R.\\\" \\\\\"]\n[Odd_Tag \"x\"]\n[Result \"*\"]\n";
    let tags = [("Event", "Été"), ("White", "Rasoa \"R.\" \\"), ("Odd_Tag", "x")];
    let tags: Vec<_> = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let game = read(text);
    assert_eq!(game.tags, tags);
    assert_eq!(read(&write_game(&game)).tags, tags);
}

#[test]
fn control_characters_are_written_as_escapes_and_read_back() {
    let hostile = "\u{93}star\u{94}\u{1b}[2J\r\u{7f}\u{85}\u{202e}\u{2066} \\u0093 \\ \\\\u \"é\"";
    let mut game = read("1. f2-e3A *");
    game.set_tag("Event", hostile);
    let comment = |after| Note { after, text: NoteText::Comment(hostile.to_owned()) };
    let sign = Note { after: 1, text: NoteText::Sign("$\u{1b}2J".to_owned()) };
    game.notes = vec![comment(0), sign, comment(1)];
    let text = write_game(&game);
    let bad = text.chars().find(|&c| c.is_control() && c != '\n' || "\u{202e}\u{2066}".contains(c));
    assert_eq!(bad, None, "{text}");
    let again = read(&text);
    assert_eq!((&again.tags, &again.notes), (&game.tags, &game.notes), "{text}");
    // Records of other programs have the characters as they are, and may have what looks like an escape.
    let foreign =
        "[Event \"\u{93}a\u{94} \\\\u0093 \\u00e9\"]\n\n1. f2-e3A {\u{93}b\u{94} \\u00e9} *";
    let game = read(foreign);
    assert_eq!(game.tag("Event"), Some("\u{93}a\u{94} \\u0093 u00e9"));
    let NoteText::Comment(comment) = &game.notes[0].text else { panic!("no comment") };
    assert_eq!(comment, "\u{93}b\u{94} \\u00e9");
    let again = read(&write_game(&game));
    assert_eq!((again.tags, again.notes), (game.tags, game.notes));
}

#[test]
fn remarks_keep_their_places() {
    let game = read(
        "{before} 1. f2-e3A! {the {first} (1. d3-e3A f4-f3A (1... d4-d3A)) $5\n\
         % a line for machines\n1... d5-d4A ; to the end of the line\n2. e1-d2A?! (or so) *",
    );
    let note = |after, text| Note { after, text };
    let sign = |text: &str| NoteText::Sign(text.into());
    let comment = |text: &str| NoteText::Comment(text.into());
    let line = read("1. d3-e3A f4-f3A *").record;
    let other = read("1. d3-e3A d4-d3A *").record;
    let inner = Branch { turns: other.turns()[1..].to_vec(), notes: Vec::new() };
    let notes = vec![note(2, NoteText::Variation(inner))];
    let branch = Branch { turns: line.turns().to_vec(), notes };
    assert_eq!(
        game.notes,
        [
            note(0, comment("before")),
            note(1, sign("!")),
            note(1, comment("the {first")),
            note(1, NoteText::Variation(branch)),
            note(1, sign("$5")),
            note(2, comment("to the end of the line")),
            note(3, sign("?!")),
            note(3, comment("(or so)")),
        ]
    );
    let text = write_game(&game);
    assert!(text.contains("(1. d3-e3A f4-f3A (1... d4-d3A)) $5"), "{text}");
    assert_eq!(read(&text).notes, game.notes);
    assert_eq!(write_game(&read(&text)), text);
}

#[test]
fn all_forms_of_results_are_accepted() {
    let draw = Some(Outcome::Draw(DrawReason::Agreement));
    let won = |winner| Some(Outcome::Win { winner, reason: WinReason::Resigned });
    for (text, outcome) in [
        ("1-0", won(Side::White)),
        ("0-1", won(Side::Black)),
        ("1/2-1/2", draw),
        ("½-½", draw),
        ("1/2", draw),
        ("*", None),
    ] {
        assert_eq!(read(&format!("1. f2-e3A {text}")).record.outcome(), outcome, "{text}");
        let tag = format!("[Result \"{text}\"]\n\n1. f2-e3A");
        assert_eq!(read(&tag).record.outcome(), outcome, "{text}");
    }
}

#[test]
fn a_result_that_nothing_explains_comes_from_a_record_that_was_cut_off() {
    for (text, cut_off) in [
        ("[Result \"1-0\"]\n1. f2-e3A", true),
        ("[Result \"1-0\"]\n1. f2-e3A 1-0", false),
        ("[Result \"*\"]\n1. f2-e3A", false),
        ("1. f2-e3A", false),
        ("[Result \"1-0\"]\n1. f2-e3A {Black resigns}", false),
        ("[Result \"1-0\"]\n1. f2-e3A {les Noirs abandonnent}", false),
        ("[Result \"1-0\"]\n1. f2-e3A {a fine turn}", true),
        ("[Result \"1-0\"]\n{time was short} 1. f2-e3A", true),
        ("[Result \"1-0\"]\n[Termination \"time forfeit\"]\n1. f2-e3A", false),
        ("[Result \"1-0\"]\n[Termination \"unknown\"]\n1. f2-e3A", true),
        ("[FEN \"9/9/9/9/W1B6 w\"]\n[Result \"1-0\"]\na1-b1A", false),
    ] {
        assert_eq!(read(text).is_cut_off(), cut_off, "{text}");
    }
}

#[test]
fn a_chain_may_be_written_step_by_step() {
    let text = "[FEN \"8B/9/2B6/4B4/BW7 w 0 4\"]\n4. b1-c1(E)=1 c1-c2=1\nc2-d2=1! i5-i4 *";
    let game = read(text);
    assert_eq!((turns(&game), game.record.turns()[0].steps.len()), (2, 3));
    assert!(write_game(&game).ends_with("4. b1-c1W-c2A-d2A ! i5-i4 *\n"), "{}", write_game(&game));
}

#[test]
fn written_records_have_short_lines() {
    let record = random_game(&rules("tsivy"), 4, 60);
    let (tags, notes) = (Vec::new(), Vec::new());
    let text =
        write_game(&Game { tags, variant: "tsivy".into(), record, notes, warnings: Vec::new() });
    assert!(text.lines().skip(3).all(|line| line.chars().count() <= 80), "{text}");
    assert!(text.starts_with("[Variant \"tsivy\"]\n[Result \"") && text.ends_with('\n'));
}

#[test]
fn a_line_of_exactly_80_characters_is_not_broken() {
    for (length, widths) in [(68, [80, 1]), (69, [9, 73])] {
        let mut game = read("1. f2-e3A");
        let text = NoteText::Comment("x".repeat(length));
        game.notes = vec![Note { after: 1, text }];
        let text = write_game(&game);
        let lines = text.split("\n\n").nth(1).unwrap().lines();
        assert_eq!(lines.map(str::len).collect::<Vec<_>>(), widths, "{text}");
    }
}

#[test]
fn a_custom_start_is_written_as_a_tag() {
    let tsivy = rules("tsivy");
    let start = crate::common::position(&tsivy, "9/9/9/8B/W8 b 3 7");
    let record = Record::from_position(tsivy.clone(), start);
    let (tags, notes) = (Vec::new(), Vec::new());
    let text =
        write_game(&Game { tags, variant: "tsivy".into(), record, notes, warnings: Vec::new() });
    assert!(text.contains(&format!("[FEN \"{}\"]", write_position(&tsivy, &start))), "{text}");
    assert_eq!(*read(&text).record.position(), start);
}

/// A comment of printable characters, with single spaces as after reading.
fn remark() -> impl Strategy<Value = NoteText> {
    let sign = prop::sample::select(vec!["!", "?", "!?", "??", "$5"]);
    prop_oneof![
        "[a-zé0-9.,;%(!-]{1,12}( [a-z0-9=\\[-]{1,9}){0,20}".prop_map(NoteText::Comment),
        sign.prop_map(|sign| NoteText::Sign(sign.to_owned())),
    ]
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn records_round_trip(
        rules in any_rules(),
        seed: u64,
        most in 0usize..60,
        end in 0..4u8,
        // Names of two to four letters may be nearly those of the program's own tags, which are refused.
        tags in prop::collection::vec(("[A-Z]([A-Za-z0-9_]{4,9})?", "[ -~éß]{0,30}"), 0..4),
        remarks in prop::collection::vec((any::<prop::sample::Index>(), remark()), 0..4),
    ) {
        let mut record = random_game(&rules, seed, most);
        let _ = match end {
            0 => record.resign(Side::White),
            1 => record.resign(Side::Black),
            2 => record.offer_draw(Side::White).and_then(|()| record.answer_draw(true)),
            _ => Ok(()),
        };
        let count = record.turns().len() + 1;
        let mut notes: Vec<Note> = remarks
            .into_iter()
            .map(|(index, text)| Note { after: index.index(count), text })
            .collect();
        notes.sort_by_key(|note| note.after);
        let game = Game { tags, variant: "trial".into(), record, notes, warnings: Vec::new() };
        let text = write_game(&game);
        let again = read_game(&text, |_| Some(Arc::clone(&rules)));
        let again = again.unwrap_or_else(|error| panic!("{text}: {error:?}"));
        prop_assert_eq!(again.record.turns(), game.record.turns());
        prop_assert_eq!(again.record.positions(), game.record.positions());
        prop_assert_eq!(again.record.outcome(), game.record.outcome());
        prop_assert_eq!(&again.tags, &game.tags);
        prop_assert_eq!(&again.notes, &game.notes, "{}", text);
        prop_assert_eq!(write_game(&again), text);
    }
}
