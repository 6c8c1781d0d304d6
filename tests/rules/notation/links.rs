//! Games as links.

use crate::common::{KEYS, random, random_game, rules};
use crate::properties::{any_rules, config};
use fanorona::rules::notation::{Game, ParseLinkError, is_link, read_game, read_link, write_link};
use fanorona::rules::{Outcome, Record, Ruleset, Side};
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
    let sample = include_str!("../../../assets/records/parker-sample.fgn");
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
