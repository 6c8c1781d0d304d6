//! Games as links.

use crate::common::{KEYS, custom, play, random, random_game, rules};
use crate::properties::{any_rules, config};
use fanorona_rules::notation::game::MOST_TURNS;
use fanorona_rules::notation::link::LONGEST;
use fanorona_rules::notation::{Game, ParseLinkError, is_link, read_game, read_link, write_link};
use fanorona_rules::{Outcome, Record, Ruleset, Side};
use proptest::prelude::*;
use rand::RngExt as _;
use std::sync::Arc;

fn shipped(key: &str) -> Option<Arc<Ruleset>> {
    KEYS.contains(&key).then(|| rules(key))
}

fn link(key: &str, seed: u64, turns: usize) -> (Game, String) {
    let game = Game::new(key.to_owned(), random_game(&rules(key), seed, turns));
    let text = write_link(&game);
    (game, text)
}

#[test]
fn links_are_short_and_need_no_escaping() {
    let sample = include_str!("../../../../../assets/records/parker-sample.fgn");
    let game = read_game(sample, shipped).unwrap();
    let text = write_link(&game);
    assert!(text.starts_with("fanorona:1.parker."), "{text}");
    assert!(text.len() < 80, "{} characters: {text}", text.len());
    let safe = |c: char| c.is_ascii_alphanumeric() || "-_.:".contains(c);
    assert!(text.chars().all(safe) && is_link(&text) && is_link("FANORONA:1.x"));
    let again = read_link(&text, shipped).unwrap();
    assert_eq!(again.record.position(), game.record.position());
    assert_eq!(again.record.outcome(), game.record.outcome());
    assert_eq!(write_link(&again), text);
}

#[test]
fn links_preserve_outcomes_that_do_not_follow_from_the_turns() {
    let outcome = |end: fn(&mut Record)| {
        let mut game = link("tsivy", 3, 9).0;
        end(&mut game.record);
        let again = read_link(&write_link(&game), shipped).unwrap();
        assert_eq!(again.record.outcome(), game.record.outcome());
        again.record.outcome().map(Outcome::code)
    };
    assert_eq!(outcome(|_| ()), None);
    assert_eq!(outcome(|record| record.resign(Side::Black).unwrap()), Some("1-0"));
    assert_eq!(outcome(|record| record.resign(Side::White).unwrap()), Some("0-1"));
    assert_eq!(outcome(|record| record.flag(Side::White).unwrap()), Some("0-1"));
    let agree = |record: &mut Record| {
        record.offer_draw(Side::White).unwrap();
        record.answer_draw(true).unwrap();
    };
    assert_eq!(outcome(agree), Some("1/2-1/2"));
}

#[test]
fn link_errors_are_reported() {
    let (_, text) = link("telo", 1, 5);
    let error = |text: &str| read_link(text, shipped).unwrap_err();
    assert_eq!(error(""), ParseLinkError::Scheme);
    assert_eq!(error("https://example.org"), ParseLinkError::Scheme);
    assert_eq!(error("fanorona:2.telo.AAAA"), ParseLinkError::Version("2".into()));
    assert_eq!(error("fanorona:1.telo"), ParseLinkError::Cut);
    assert_eq!(error("fanorona:1.telo.A"), ParseLinkError::Cut);
    assert_eq!(error("fanorona:1.telo.AA%A"), ParseLinkError::Letter { column: 19, letter: '%' });
    assert_eq!(error(&format!("fanorona:1.telo.{}", "A".repeat(300_000))), ParseLinkError::TooLong);
    // A custom variant that the reader does not know, and another variant with the same key.
    let own = text.replace(".telo.", ".mine.");
    assert_eq!(error(&own), ParseLinkError::Damaged);
    let game = Game::new("mine".into(), link("telo", 1, 5).0.record);
    let own = write_link(&game);
    assert_eq!(error(&own), ParseLinkError::UnknownVariant("mine".into()));
    assert!(read_link(&own, |_| Some(rules("telo"))).is_ok());
    let other = read_link(&own, |_| Some(rules("tsivy"))).unwrap_err();
    assert!(matches!(other, ParseLinkError::Turn { .. } | ParseLinkError::OtherRules), "{other:?}");
}

/// Links that were shared stay readable: their form does not change.
#[test]
fn known_links_are_written_and_read_as_ever() {
    let start = Game::new("telo".into(), Record::new(rules("telo")));
    let mut won = Game::new("tsivy".into(), Record::new(rules("tsivy")));
    play(&mut won.record, "f2-e3A d5-d4A e1-d2A");
    won.record.resign(Side::White).unwrap();
    let tsivy = rules("tsivy");
    let position = crate::common::position(&tsivy, "9/9/9/8B/W8 b 3 7");
    let own = Game::new("tsivy".into(), Record::from_position(tsivy, position));
    for (game, text) in [
        (start, "fanorona:1.telo.AADv0pqVRw"),
        (won, "fanorona:1.tsivy.AgMaAFn5KjHd"),
        (own, "fanorona:1.tsivy.CBE5LzkvOS84Qi9XOCBiIDMgNwD7XxvIcw"),
    ] {
        assert_eq!(write_link(&game), text);
        let read = read_link(text, shipped).unwrap();
        assert_eq!(read.record.positions(), game.record.positions());
        assert_eq!(read.record.outcome(), game.record.outcome());
    }
}

#[test]
fn a_link_made_under_rules_with_another_start_is_rejected() {
    let text = write_link(&Game::new("mine".into(), Record::new(rules("telo"))));
    let other = custom(3, 3, "BBB/W1B/WWW", "");
    assert_eq!(read_link(&text, |_| Some(other.clone())).err(), Some(ParseLinkError::OtherRules));
}

/// Nothing of the link is lost or changed, so it is not called damaged.
#[test]
fn a_link_made_under_other_rules_is_never_called_damaged() {
    for seed in 0..60 {
        let game = Game::new("mine".into(), link("dimy", seed, 12).0.record);
        let text = write_link(&game);
        for other in ["telo", "tsivy", "parker", "vela"] {
            let read = read_link(&text, |_| Some(rules(other)));
            assert_ne!(read.err(), Some(ParseLinkError::Damaged), "{text} as {other}");
        }
    }
}

#[test]
fn links_of_the_greatest_length_are_read() {
    let begun = "fanorona:1.telo.";
    let of_length = |length: usize| begun.to_owned() + &"A".repeat(length - begun.len());
    let error = |length| read_link(&of_length(length), shipped).unwrap_err();
    assert_eq!(error(LONGEST + 1), ParseLinkError::TooLong);
    assert!(!matches!(error(LONGEST), ParseLinkError::TooLong));
}

#[test]
fn a_link_has_as_many_turns_as_a_record() {
    let rules = custom(2, 5, "B1/2/2/2/1W", "quiet_limit: None, repetition: Never");
    let mut record = Record::new(rules.clone());
    let cycle = ["b1-b2", "a5-b5", "b2-b1", "b5-a5"];
    let board = rules.board.clone();
    let ends =
        cycle.map(|text| [&text[..2], &text[3..]].map(|name| board.point_named(name).unwrap()));
    for number in 0..=MOST_TURNS {
        if number == MOST_TURNS {
            let game = Game::new("mine".into(), record.clone());
            let read = read_link(&write_link(&game), |_| Some(rules.clone())).unwrap();
            assert_eq!(read.record.turns().len(), MOST_TURNS);
        }
        let [from, to] = ends[number % 4];
        record.step(from, to, None).unwrap();
    }
    let text = write_link(&Game::new("mine".into(), record));
    assert_eq!(read_link(&text, |_| Some(rules.clone())).err(), Some(ParseLinkError::GameTooLong));
}

#[test]
fn truncated_or_changed_links_are_rejected() {
    for (key, seed) in [("telo", 2), ("tsivy", 5), ("parker", 8)] {
        let (_, text) = link(key, seed, 40);
        for end in 0..text.len() {
            assert!(read_link(&text[..end], shipped).is_err(), "{} of {text}", end);
        }
        let letters: Vec<char> = "ABCXYZabcxyz019-_.:".chars().collect();
        let mut chance = random(seed);
        for _ in 0..2_000 {
            let mut changed: Vec<char> = text.chars().collect();
            let at = chance.random_range(9..changed.len());
            let letter = letters[chance.random_range(0..letters.len())];
            if std::mem::replace(&mut changed[at], letter) != letter {
                let changed: String = changed.into_iter().collect();
                assert!(read_link(&changed, shipped).is_err(), "{changed}");
            }
        }
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn games_round_trip_through_links(rules in any_rules(), seed: u64, most in 0usize..80) {
        let game = Game::new("mine".into(), random_game(&rules, seed, most));
        let text = write_link(&game);
        let again = read_link(&text, |_| Some(rules.clone()));
        let again = again.unwrap_or_else(|error| panic!("{text}: {error:?}"));
        prop_assert_eq!(again.record.positions(), game.record.positions());
        prop_assert_eq!(write_link(&again), text);
    }

    #[test]
    fn any_text_after_the_scheme_is_read_or_rejected(text in "[A-Za-z0-9_.-]{0,60}") {
        let _ = read_link(&format!("fanorona:{text}"), shipped);
        let _ = read_link(&format!("fanorona:1.tsivy.{text}"), shipped);
    }
}
