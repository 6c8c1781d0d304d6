//! Invalid texts are rejected with a place inside the text, and never panic.

use super::common::{KEYS, position, random_game, rules};
use super::properties::{any_rules, config};
use fanorona_rules::notation::{
    Game, read_game, read_position, read_turn, write_game, write_position, write_turn,
};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Ruleset, Variant};
use proptest::prelude::*;

const SAMPLE: &str = include_str!("../../../../assets/records/parker-sample.fgn");
const START: &str = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1";

/// Reads a text as every kind of notation, and checks the places of the errors.
fn read_as_anything(rules: &Ruleset, text: &str) {
    let _ = read_position(rules, text);
    if let Err(error) = read_turn(rules, &Position::start(rules), text) {
        assert!(error.offset() <= text.len(), "{text:?}: {error:?}");
    }
    if let Err(error) = read_game(text, |key| shipped::variant(key).map(|v| v.rules.clone())) {
        inside(text, error.line, error.column);
    }
    if let Err(errors) = Variant::read(text) {
        assert!(!errors.is_empty(), "{text:?}");
        errors.iter().for_each(|error| inside(text, error.line, error.column));
    }
}

/// Checks that a place is inside the text or directly after a line.
fn inside(text: &str, line: usize, column: usize) {
    let lines: Vec<&str> = text.split('\n').collect();
    assert!((1..=lines.len()).contains(&line), "line {line} of {text:?}");
    let most = lines[line - 1].chars().count() + 1;
    assert!((1..=most).contains(&column), "line {line}, column {column} of {text:?}");
}

/// All prefixes of the text.
fn truncations(text: &str) -> impl Iterator<Item = &str> {
    (0..=text.len()).filter(|&i| text.is_char_boundary(i)).map(|i| &text[..i])
}

#[test]
fn truncated_records_are_read_or_rejected() {
    for text in truncations(SAMPLE) {
        if let Err(error) = read_game(text, |key| Some(rules(key))) {
            inside(text, error.line, error.column);
        }
    }
}

#[test]
fn truncated_positions_and_turns_are_read_or_rejected() {
    let tsivy = rules("tsivy");
    for text in truncations(START) {
        let _ = read_position(&tsivy, text);
    }
    for text in truncations("f2-g3=2-f4(A)=1-g4=5+") {
        let _ = read_turn(&tsivy, &position(&tsivy, START), text);
    }
}

#[test]
fn truncated_variant_files_are_rejected() {
    for (name, text) in shipped::FILES {
        let whole = text.trim_end();
        for text in truncations(whole).take_while(|text| text.len() < whole.len()) {
            let errors = Variant::read(text).unwrap_err();
            assert!(!errors.is_empty(), "{name} cut at {}", text.len());
            errors.iter().for_each(|error| inside(text, error.line, error.column));
        }
    }
}

/// A text with a few characters replaced, removed or inserted.
fn mutated(text: String) -> impl Strategy<Value = String> {
    let letters = "abcdefghiWBAE0123456789-+=()[]{}/.!?,:;\"\\ \n½é\u{0}";
    let letters: Vec<char> = letters.chars().collect();
    let change = (any::<prop::sample::Index>(), prop::sample::select(letters), 0..3u8);
    prop::collection::vec(change, 1..5).prop_map(move |changes| {
        let mut text: Vec<char> = text.chars().collect();
        for (index, letter, way) in changes {
            let at = index.index(text.len().max(1));
            match way {
                0 if at < text.len() => text[at] = letter,
                1 if at < text.len() => drop(text.remove(at)),
                _ => text.insert(at.min(text.len()), letter),
            }
        }
        text.into_iter().collect()
    })
}

fn valid_text() -> impl Strategy<Value = String> {
    let game = (0..KEYS.len(), any::<u64>(), 0usize..20, 0..3u8);
    let of_game = game.prop_map(|(key, seed, turns, kind)| {
        let record = random_game(&rules(KEYS[key]), seed, turns);
        let rules = record.rules().clone();
        match kind {
            0 => write_position(&rules, record.position()),
            1 => record.turns().first().map_or(String::new(), |t| write_turn(&rules.board, t)),
            _ => {
                let (tags, notes) = (Vec::new(), Vec::new());
                write_game(&Game {
                    tags,
                    variant: KEYS[key].to_owned(),
                    record,
                    notes,
                    warnings: Vec::new(),
                })
            }
        }
    });
    let file = (0..shipped::FILES.len()).prop_map(|i| shipped::FILES[i].1.to_owned());
    prop_oneof![3 => of_game, 1 => file, 1 => Just(SAMPLE.to_owned())]
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn any_text_is_read_or_rejected(rules in any_rules(), text in any::<String>()) {
        read_as_anything(&rules, &text);
    }

    #[test]
    fn any_text_of_likely_characters_is_read_or_rejected(
        rules in any_rules(),
        text in "[a-i0-9WBAE=()+/ .*-]{0,40}",
    ) {
        read_as_anything(&rules, &text);
    }

    #[test]
    fn any_mutated_text_is_read_or_rejected(text in valid_text().prop_flat_map(mutated)) {
        read_as_anything(&rules("tsivy"), &text);
        read_as_anything(&rules("parker"), &text);
    }

    #[test]
    fn any_bytes_are_read_or_rejected(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_as_anything(&rules("tsivy"), &String::from_utf8_lossy(&bytes));
    }
}
