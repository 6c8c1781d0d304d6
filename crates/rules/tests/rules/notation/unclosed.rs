//! Unclosed brackets, and other things that can occur in each of very many games.
//!
//! The long texts have no timer: with work that grows with the square of their length, each would take minutes.

use crate::common::random;
use fanorona_rules::Ruleset;
use fanorona_rules::notation::game::{GameLocation, ParseGameErrorKind as Reason};
use fanorona_rules::notation::{Game, ParseGameError, read_game, read_games, write_game};
use fanorona_rules::variant::shipped;
use rand::RngExt as _;
use std::sync::Arc;

/// The games of a long text.
const GAMES: usize = 100_000;

fn rules_of(key: &str) -> Option<Arc<Ruleset>> {
    shipped::variant(key).map(|variant| variant.rules.clone())
}

#[test]
fn many_unclosed_brackets_are_all_reported() {
    for (opening, bracket) in [("{", '{'), ("(why", '('), ("(why (so) (", '(')] {
        let text = format!("[A \"1\"]\n\n{opening}\n").repeat(GAMES);
        let mut count = 0;
        for read in read_games(&text, rules_of) {
            let error = read.unwrap_err();
            assert_eq!((error.line, error.column), (count * 3 + 3, 1), "{opening}");
            assert_eq!(error.reason, Reason::Unclosed(bracket), "{opening}");
            count += 1;
        }
        assert_eq!(count, GAMES, "{opening}");
    }
}

#[test]
fn they_are_also_when_each_game_is_read_from_a_location() {
    let text = "[A \"1\"]\n\n(why (so)\n".repeat(GAMES);
    let mut location = GameLocation::START;
    let mut count = 0;
    loop {
        let mut games = read_games(&text, rules_of).starting_at(location.clone());
        let Some(read) = games.next() else { break };
        location = games.location();
        count += 1;
        let error = read.unwrap_err();
        assert_eq!(error.reason, Reason::Unclosed('('));
        assert_eq!((error.line, location.bytes()), (count * 3, text.len() / GAMES * count));
    }
    assert_eq!(count, GAMES);
}

#[test]
fn many_tags_with_french_names_are_translated_once() {
    let number = 4 * GAMES;
    let text = "[Other \"1\"]\n".repeat(number) + &"[Blancs \"Rasoa\"]\n".repeat(number) + "*\n";
    let tags = read_game(&text, rules_of).unwrap().tags;
    let count = |name: &str| tags.iter().filter(|tag| tag.0 == name).count();
    assert_eq!([count("Other"), count("White"), count("Blancs")], [number, 1, number - 1]);
    assert_eq!(tags[number].0, "White");
}

/// What was found out about the brackets of a text must not change how its games are read.
#[test]
fn games_are_read_as_each_alone() {
    let parts = [
        "\n[A \"1\"]\n",
        "\n[A \"1\"]\n",
        "\n",
        "{",
        "}",
        "(why ",
        "(so",
        "(1. f2-e3A ",
        ")",
        ")",
        "1. f2-e3A ",
        "*\n",
        "$1 ",
        "; x\n",
        "f2",
        "{é}",
    ];
    // After the first one of its text, the rest of which is known then.
    let mut further = 0;
    for seed in 0..4_000 {
        let mut chance = random(seed);
        let length = chance.random_range(1..150);
        let text: String =
            (0..length).map(|_| parts[chance.random_range(0..parts.len())]).collect();
        let mut games = read_games(&text, rules_of);
        let mut unclosed = 0;
        loop {
            let at = games.location().bytes();
            let alone = read_games(&text[at..], rules_of).next();
            let Some(read) = games.next() else {
                assert_eq!(text[at..].trim(), "");
                break;
            };
            unclosed += usize::from(matches!(&read, Err(it) if is_unclosed(&it.reason)));
            assert_eq!(what(&read), what(alone.as_ref().unwrap()), "{text:?} at {at}");
        }
        further += usize::from(unclosed > 1);
    }
    assert!(further > 500, "{further}");
}

fn is_unclosed(reason: &Reason) -> bool {
    matches!(reason, Reason::Unclosed('{' | '('))
}

/// A game with its notes, or the reason of the error without its place.
fn what(read: &Result<Game, ParseGameError>) -> String {
    match read {
        Ok(game) => format!("{} {:?}", write_game(game), game.notes),
        Err(error) => format!("{:?}", error.reason),
    }
}
