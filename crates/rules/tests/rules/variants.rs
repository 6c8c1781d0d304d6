//! Variant files: the shipped ones, and new combinations of switches.

use super::common::{KEYS, custom, play, start_for, turns};
use super::variant_errors::SOUND;
use fanorona_rules::notation::write_position;
use fanorona_rules::perft::{Counting, perft};
use fanorona_rules::switches::{NoCapture, OmittedCapture};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Board, Position, Record, Variant};

#[test]
fn every_shipped_file_is_valid_and_english() {
    assert_eq!(shipped::FILES.map(|(name, _)| name.trim_end_matches(".ron").to_owned()), KEYS);
    for ((name, text), key) in shipped::FILES.into_iter().zip(KEYS) {
        let variant = Variant::read(text).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        assert_eq!(variant.key, key);
        assert!(!variant.source.is_empty(), "{name} says where its rules come from");
        // The other languages are in assets/locales.
        assert!(variant.names.keys().eq(["en"]) && variant.texts.keys().eq(["en"]), "{name}");
        assert!(!turns(&variant.rules, &Position::start(&variant.rules)).is_empty());
        assert_eq!(shipped::variant(key).unwrap().rules, variant.rules);
    }
    assert!(shipped::variant("chess").is_none());
}

#[test]
fn a_reading_differs_from_its_variant_in_one_switch() {
    let of = |key: &str| shipped::variant(key).unwrap().rules.as_ref().clone();
    assert_eq!(shipped::readings().len(), shipped::READINGS.len());
    for (key, other) in
        [("tumicarona", "tumicarona-claimed"), ("tumicarona-rematch", "tumicarona-rematch-claimed")]
    {
        let mut rules = of(key);
        rules.switches.omitted_capture = OmittedCapture::Claimed;
        assert_eq!(rules, of(other));
    }
    let mut vela = of("vela");
    let handicap = vela.switches.handicap.as_mut().unwrap();
    handicap.eater.no_capture = NoCapture::Loses;
    assert_eq!(vela, of("vela-eater-loses"));
    for reading in shipped::readings() {
        assert!(!shipped::all().iter().any(|variant| variant.key == reading.key));
        assert!(reading.names.keys().eq(["en"]) && reading.texts.keys().eq(["en"]));
        assert!(!reading.source.is_empty());
    }
}

#[test]
fn an_unknown_language_falls_back_to_english() {
    let tsivy = shipped::variant("tsivy").unwrap();
    assert_eq!(tsivy.name("xx"), tsivy.name("en"));
    assert_eq!(tsivy.text("xx"), tsivy.text("en"));
    let plain = Variant::read(SOUND).unwrap();
    assert_eq!((plain.name("fr"), plain.text("fr").len()), ("Try", 0));
}

#[test]
fn variants_that_differ_in_any_field_but_their_text_are_different() {
    let one = Variant::read(SOUND).unwrap();
    let differing = |change: fn(&mut Variant)| {
        let mut other = one.clone();
        change(&mut other);
        other
    };
    assert_eq!(differing(|other| other.ron = "()".into()), one);
    assert_ne!(differing(|other| other.key.push('x')), one);
    assert_ne!(differing(|other| other.names.clear()), one);
    assert_ne!(differing(|other| drop(other.texts.insert("en".into(), Vec::new()))), one);
    assert_ne!(differing(|other| other.source.push('x')), one);
    let board = custom(3, 3, "BBB/W1W/WWW", "");
    let mut other = one.clone();
    other.rules = board;
    assert_ne!(other, one);
}

#[test]
fn a_new_combination_of_switches_needs_no_code() {
    let start = "BBBBBBB/BWB1WBW/WWWWWWW";
    let switches = "continuation: Compulsory, repeating: NotTwiceInChain, quiet_limit: 30";
    let rules = custom(7, 3, start, switches);
    assert_eq!(perft(&rules, &Position::start(&rules), 1, Counting::Sequences), 5);
    let mut record = Record::new(rules.clone());
    while record.outcome().is_none() && record.turns().len() < 200 {
        let turn = turns(&rules, record.position()).swap_remove(0);
        play(&mut record, &turn);
    }
    assert!(record.turns().len() > 4, "a game was played");
}

#[test]
fn every_size_of_board_up_to_64_points_can_be_played() {
    for columns in Board::SIZES {
        for rows in Board::SIZES.filter(|rows| columns * rows <= 64) {
            let rules = custom(columns, rows, &start_for(columns, rows), "");
            assert!(Position::start(&rules).can_move(&rules), "{columns} x {rows}");
        }
    }
}

#[test]
fn values_may_be_written_with_or_without_some() {
    for (text, limit) in [("30", Some(30)), ("Some(30)", Some(30)), ("None", None)] {
        let rules = custom(3, 3, "BBB/B1W/WWW", &format!("quiet_limit: {text}"));
        assert_eq!(rules.switches.quiet_limit, limit, "{text}");
    }
    let rules = custom(3, 3, "BBB/B1W/WWW", "handicap: Some((side: White, until: 1))");
    assert!(rules.switches.handicap.is_some());
}

#[test]
fn a_handicap_in_a_variant_file_takes_effect() {
    let rules = custom(5, 3, "BBBBB/BW1BW/WWWWW", "handicap: (side: White, until: 2)");
    let start = Position::start(&rules);
    assert!(start.mover_is_handicapped());
    assert!(turns(&rules, &start).iter().all(|turn| turn.len() == 5));
    let few = custom(3, 3, "BBB/3/1W1", "handicap: (side: White, until: 2)");
    assert!(!Position::start(&few).mover_is_handicapped(), "too few stones from the start");
}

#[test]
fn a_variant_on_another_board_has_the_usual_start() {
    let tsivy = shipped::variant("tsivy").unwrap();
    for (columns, rows, start) in [
        (3, 3, "BBB/B1W/WWW"),
        (5, 3, "BBBBB/BW1BW/WWWWW"),
        (3, 5, "BBB/BBB/B1W/WWW/WWW"),
        (7, 3, "BBBBBBB/BWB1WBW/WWWWWWW"),
        (9, 3, "BBBBBBBBB/BWBW1BWBW/WWWWWWWWW"),
        (5, 5, "BBBBB/BBBBB/BW1BW/WWWWW/WWWWW"),
    ] {
        let variant = tsivy.on_board(columns, rows).unwrap();
        let rules = &variant.rules;
        assert_eq!((rules.board.columns(), rows), (columns, rules.board.rows()));
        let text = write_position(rules, &Position::start(rules));
        assert_eq!(text.split(' ').next(), Some(start), "{columns}x{rows}");
        assert_eq!(variant.key, format!("tsivy-{columns}x{rows}"));
        assert_eq!(rules.switches, tsivy.rules.switches);
        assert_eq!(Variant::read(&variant.ron).unwrap().rules, *rules);
    }
    for (columns, rows) in [(4, 3), (3, 4), (4, 4), (1, 3), (3, 1), (99, 3)] {
        assert_eq!(tsivy.on_board(columns, rows), None, "{columns}x{rows}");
    }
}

#[test]
fn the_paragraphs_of_a_file_are_its_text() {
    let text = SOUND
        .replace("rows: 3,", "rows: 3, rules: {\"en\": [\"One.\", \"Two.\"], \"fr\": [\"Un.\"]},");
    let variant = Variant::read(&text).unwrap();
    assert_eq!(variant.text("en"), ["One.", "Two."]);
    assert_eq!(variant.text("fr"), ["Un."]);
    assert_eq!(variant.text("de"), ["One.", "Two."]);
}
