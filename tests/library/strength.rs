//! Which saved games count for the strength of a player, and against which opponents.

use crate::{catalogue, telo};
use fanorona::catalogue::library::strength::{rated, strength};
use fanorona::catalogue::library::{Library, MemoryStore, SavedGame, Timestamp};
use fanorona::engine::rating::{RatedGame, StrengthEstimate};
use fanorona::rules::Side;
use fanorona::rules::notation::{Game, read_game, read_position};
use fanorona::rules::variant::shipped;

const NOW: Timestamp = Timestamp::from_unix_seconds(1_795_265_888);

/// A finished game of Telo that Rasoa lost as White, with these tags.
fn lost(tags: &[(&str, &str)]) -> Game {
    let mut game = telo(10);
    for (name, value) in [("WhiteType", "human"), ("BlackType", "program")].iter().chain(tags) {
        game.set_tag(name, value);
    }
    game
}

/// The game as it is read from the store, saved with this state.
fn saved(game: &Game, state: &[(&'static str, &str)]) -> SavedGame {
    let library = Library::new(MemoryStore::default());
    let state: Vec<_> = state.iter().map(|&(name, value)| (name, value.to_owned())).collect();
    let mut locked = library.begin(NOW).unwrap();
    library.save(&mut locked, game, &state, NOW).unwrap();
    library.games(&catalogue()).unwrap().games.remove(0)
}

fn imported(game: &Game) -> SavedGame {
    saved(game, &[])
}

/// The opponent's Elo, if the game counts.
fn opponent(saved: &SavedGame) -> Option<u32> {
    let (side, game) = rated(saved, saved.game.record.outcome()?)?;
    assert_eq!((side, game.half_points), (Side::White, 0));
    Some(game.opponent)
}

#[test]
fn the_opponents_strength_is_that_of_the_record() {
    assert_eq!(opponent(&imported(&lost(&[]))), Some(835), "Noro");
    assert_eq!(opponent(&imported(&lost(&[("BlackElo", "5")]))), Some(835), "the ladder decides");
    let adjusting =
        |tags: &[_]| opponent(&imported(&lost(&[&[("Black", "Sahala")], tags].concat())));
    assert_eq!(adjusting(&[("BlackElo", "850")]), Some(850));
    let with_state = |name, key| opponent(&saved(&lost(&[("Black", name)]), &[("black", key)]));
    assert_eq!(with_state("Sahala", "sahala:elo=850"), Some(850));
    assert_eq!(with_state("Robot", "hery"), Some(1_346), "a name of the player's choice");
    assert_eq!(with_state("Rabe", "fara"), None, "another opponent continued the game");
    assert_eq!(with_state("Noro", "nobody"), None);
    assert_eq!(opponent(&imported(&lost(&[("Black", "Deep Stone")]))), None);
}

#[test]
fn damaged_strengths_do_not_count() {
    for elo in ["", "?", "0", "-5", "850.5", "99999", "18446744073709551616", "mille"] {
        let game = lost(&[("Black", "Sahala"), ("BlackElo", elo)]);
        assert_eq!(opponent(&imported(&game)), None, "{elo}");
        let key = format!("sahala:elo={elo}");
        assert_eq!(opponent(&saved(&game, &[("black", &key)])), None, "{key}");
    }
    assert_eq!(opponent(&imported(&lost(&[("Black", "Sahala")]))), None, "no strength");
}

#[test]
fn only_finished_games_of_one_person_without_help_count() {
    let mut unfinished = lost(&[]);
    unfinished.record.undo_turn().unwrap();
    assert_eq!(opponent(&imported(&unfinished)), None);
    for tags in [
        ("Coach", "1"),
        ("Coach", "0"),
        ("Coach", "much"),
        ("Hints", "1"),
        ("Hints", "some"),
        ("TakenBack", "3"),
        ("BlackType", "human"),
        ("WhiteType", "program"),
    ] {
        assert_eq!(opponent(&imported(&lost(&[tags]))), None, "{tags:?}");
    }
    for tags in [("Hints", "0"), ("TakenBack", "0"), ("CoachAsked", "2")] {
        assert_eq!(opponent(&imported(&lost(&[tags]))), Some(835), "{tags:?}");
    }
}

#[test]
fn games_from_other_positions_and_with_a_handicap_do_not_count() {
    let tags =
        "[White \"Rasoa\"]\n[Black \"Noro\"]\n[WhiteType \"human\"]\n[BlackType \"program\"]";
    let rules = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    for (variant, counts) in [("tsivy", true), ("tumicarona-rematch", false), ("vela", false)] {
        let mut game =
            read_game(&format!("{tags}\n[Variant \"{variant}\"]\n\n*\n"), rules).unwrap();
        game.record.resign(Side::White).unwrap();
        assert_eq!(opponent(&imported(&game)).is_some(), counts, "{variant}");
    }
    let telo = rules("telo").unwrap();
    let position = read_position(&telo, "BBB/B1W/W1W w").unwrap();
    let mut game = lost(&[]);
    game.record = fanorona::rules::Record::from_position(telo, position);
    game.record.resign(Side::White).unwrap();
    assert_eq!(opponent(&imported(&game)), None);
}

#[test]
fn the_players_own_games_count_and_those_of_the_variant_most() {
    let library = Library::new(MemoryStore::default());
    let of = |white: &str, day: &str| lost(&[("White", white), ("Date", day)]);
    let games = [
        of("Rasoa", "2026.01.02"),
        of("Rasoa", "2026.01.01"),
        of("Bao", "2026.01.01"),
        of("?", "2026.01.03"),
    ];
    library.add(&games, NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap().games;
    let lost = |weight| RatedGame { opponent: 835, half_points: 0, weight };
    let of = |name, variant| strength(&listed, name, variant);
    assert_eq!(of(Some("Rasoa"), "telo"), StrengthEstimate::of(&[lost(1.0), lost(1.0)]));
    assert_eq!(of(Some("Rasoa"), "tsivy"), StrengthEstimate::of(&[lost(0.5), lost(0.5)]));
    assert_eq!(of(Some("Rabe"), "telo"), StrengthEstimate::of(&[]));
    assert_eq!(of(None, "telo"), StrengthEstimate::of(&[lost(1.0)]), "imported, without a name");
    let here = saved(&games[0], &[("white", "human"), ("black", "noro")]);
    assert_eq!(strength([&here], None, "telo").games, 1, "played here, under any name");
    assert_eq!(strength([], None, "telo").games, 0);
}

#[test]
fn the_games_count_in_their_order() {
    let library = Library::new(MemoryStore::default());
    let game = |day: String, won: bool| {
        let mut game = lost(&[("Date", &day)]);
        while game.record.turns().len() > 3 {
            game.record.undo_turn().unwrap();
        }
        let loser = if won { Side::Black } else { Side::White };
        game.record.resign(loser).unwrap();
        game
    };
    // Imported in the wrong order: the later games are won.
    let games: Vec<Game> =
        (10..28).rev().map(|day| game(format!("2026.01.{day}"), day > 18)).collect();
    library.add(&games, NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap().games;
    assert!(strength(&listed, Some("Rasoa"), "telo").elo > 835.0);
}

/// The names of the player and of the opponent are written differently, and all are imported in one second.
#[test]
fn twelve_games_count_the_same_with_days_and_without() {
    let game = |number: usize| {
        let names = [["Rasoa", "Noro"], [" rasoa", "noro "]][number % 2];
        let mut game = lost(&[("White", names[0]), ("Black", names[1])]);
        while game.record.turns().len() > 3 {
            game.record.undo_turn().unwrap();
        }
        game.record.resign(if number < 9 { Side::White } else { Side::Black }).unwrap();
        game
    };
    let estimate = |dated: bool| {
        let library = Library::new(MemoryStore::default());
        let games: Vec<Game> = (0..12)
            .map(|number| {
                let mut game = game(number);
                if dated {
                    game.set_tag("Date", &format!("2026.1.{}", number + 1));
                }
                game
            })
            .collect();
        library.add(&games, NOW).unwrap();
        let listed = library.games(&catalogue()).unwrap().games;
        strength(&listed, Some("RASOA"), "telo")
    };
    assert_eq!(estimate(true).games, 12);
    assert_eq!(estimate(false), estimate(true));
}
