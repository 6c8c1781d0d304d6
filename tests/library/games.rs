//! Saving, searching, naming, deleting and counting games.

use crate::stores::folder_store;
use crate::{catalogue, telo};
use fanorona::catalogue::library::statistics::{
    Pairing, Past, PlayerName, PlayerResults, results_by_pairing, results_by_player,
};
use fanorona::catalogue::library::{
    GameFilter, KeyValueStore as _, Library, LockedGame, MemoryStore, SaveError, SaveStatus,
    SavedGame, StoreError, Timestamp,
};
use fanorona::rules::Side;
use fanorona::rules::notation::{Game, read_game};
use fanorona::rules::variant::shipped;

const NOW: Timestamp = Timestamp::from_unix_seconds(1_795_265_888);

fn with_games() -> (Library<MemoryStore>, Vec<String>) {
    let library = Library::new(MemoryStore::default());
    let mut tsivy = telo(0);
    tsivy.set_tag("Black", "Hery");
    let games = [telo(3), telo(10), tsivy];
    let ids = library.add(&games, NOW).unwrap();
    (library, ids)
}

#[test]
fn an_unfinished_game_is_read_back_with_its_state() {
    let library = Library::new(folder_store("state"));
    let mut locked = library.begin(NOW).unwrap();
    locked.set_name("evening");
    let state = [("white", "human".to_owned()), ("note", "two\nlines".to_owned())];
    library.save(&mut locked, &telo(4), &state, NOW).unwrap();
    drop(locked);
    let saved = library.latest_unfinished(&catalogue()).unwrap().unwrap();
    assert_eq!(saved.game.record.turns(), telo(4).record.turns());
    assert_eq!((saved.status(), saved.name()), (SaveStatus::Open, Some("evening")));
    assert_eq!(
        (saved.state["white"].as_str(), saved.state["note"].as_str()),
        ("human", "two lines")
    );
    assert_eq!(saved.saved, "2026-11-21T12:58:08Z");
    // The name survives the next save; a finished game is no longer one that was interrupted.
    let (_, mut locked) = library.resume(&catalogue(), &saved.id).unwrap();
    library.save(&mut locked, &telo(10), &state, NOW).unwrap();
    drop(locked);
    assert!(library.latest_unfinished(&catalogue()).unwrap().is_none());
    assert_eq!(library.games(&catalogue()).unwrap().games[0].name(), Some("evening"));
}

/// Game 1 of a match of three, after which it goes on, and game 2 with and without a turn.
fn match_games() -> [Game; 3] {
    let tags =
        "[Series \"best-of-3 telo\"]\n[White \"Rasoa\"]\n[Black \"Bao\"]\n[Variant \"telo\"]\n";
    let read = |text: String| {
        read_game(&text, |key| shipped::variant(key).map(|variant| variant.rules.clone())).unwrap()
    };
    let mut over = read(format!("{tags}\n1. a1-b2A *"));
    over.record.resign(Side::Black).unwrap();
    let swapped = "[Series \"best-of-3 telo\"]\n[SeriesGames \"1-0:resigned\"]\n[White \"Bao\"]\n\
                   [Black \"Rasoa\"]\n[Variant \"telo\"]\n";
    let next = read(format!("{swapped}\n1. a1-b2A *"));
    let mut decided = next.clone();
    decided.record.resign(Side::White).unwrap();
    [over, next, decided]
}

#[test]
fn a_match_is_interrupted_between_two_games_until_the_next_one_is_begun() {
    let library = Library::new(MemoryStore::default());
    let state = ["white", "black"].map(|side| (side, "human".to_owned()));
    let [over, next, decided] = match_games();
    let save = |locked: &mut LockedGame, game: &Game, seconds| {
        library.save(locked, game, &state, Timestamp::from_unix_seconds(seconds)).unwrap();
        let found = library.latest_unfinished(&catalogue()).unwrap();
        found.map(|saved| (saved.id, saved.game.record.outcome().is_some()))
    };
    let mut first = library.begin(NOW).unwrap();
    assert_eq!(save(&mut first, &over, 5), Some((first.id().to_owned(), true)));
    // A single game that is over is not looked at.
    let mut single = library.begin(NOW).unwrap();
    assert_eq!(save(&mut single, &telo(10), 6), Some((first.id().to_owned(), true)));
    let mut second = library.begin(NOW).unwrap();
    assert_eq!(save(&mut second, &next, 7), Some((second.id().to_owned(), false)));
    // Also if the first game was saved again.
    assert_eq!(save(&mut first, &over, 8), Some((second.id().to_owned(), false)));
    assert_eq!(save(&mut second, &decided, 9), None, "the match is decided");
    let goes_on =
        |id: &str| library.game(&catalogue(), id).is_ok_and(|game| game.goes_on(&catalogue()));
    assert!(goes_on(first.id()) && !goes_on(second.id()) && !goes_on(single.id()));
}

#[test]
fn a_match_of_others_with_the_same_result_is_another_one() {
    let library = Library::new(MemoryStore::default());
    let state = [("white", "human".to_owned())];
    let [over, mut next, _] = match_games();
    next.set_tag("White", "Hery");
    for game in [&next, &over] {
        let mut locked = library.begin(NOW).unwrap();
        library.save(&mut locked, game, &state, NOW).unwrap();
    }
    let found = library.latest_unfinished(&catalogue()).unwrap().unwrap();
    assert!(found.game.record.outcome().is_some());
}

/// The second game of a match, resumed under a name with other capitals and blanks.
#[test]
fn the_next_game_of_a_match_may_spell_the_players_differently() {
    let library = Library::new(MemoryStore::default());
    let state = [("white", "human".to_owned())];
    let [mut over, mut next, _] = match_games();
    over.set_tag("White", "Hélène Rasoa");
    next.set_tag("Black", " HE\u{301}le\u{300}ne  rasoa");
    next.record.resign(Side::White).unwrap();
    for game in [&next, &over] {
        let mut locked = library.begin(NOW).unwrap();
        library.save(&mut locked, game, &state, NOW).unwrap();
    }
    assert!(library.latest_unfinished(&catalogue()).unwrap().is_none());
}

/// The backup of a game is stored as ID.backup.fgn, and a deleted game as ID.trash.fgn.
#[test]
fn an_id_names_no_other_text_of_a_game() {
    let library = Library::new(folder_store("dots"));
    let mut locked = library.begin(NOW).unwrap();
    for turns in 1..=3 {
        library.save(&mut locked, &telo(turns), &[], NOW).unwrap();
    }
    let id = locked.id().to_owned();
    library.release(locked);
    let backup = format!("{id}.backup");
    let missing = |id: &str| {
        assert_eq!(library.game(&catalogue(), id).unwrap_err(), SaveError::Missing, "{id}");
        let read = library.reload_if_changed(&catalogue(), id, false, None);
        assert_eq!(read.unwrap().unwrap_err(), SaveError::Missing, "{id}");
        assert_eq!(library.delete(id), Err(StoreError::Missing), "{id}");
        assert_eq!(library.restore(id), Err(StoreError::Missing), "{id}");
        assert_eq!(library.store_analysis(id, ""), Err(StoreError::Missing), "{id}");
        assert_eq!(library.analysis(id), None, "{id}");
    };
    missing(&backup);
    assert!(library.store().get(&format!("{backup}.fgn")).unwrap().is_some());
    library.delete(&id).unwrap();
    missing(&format!("{id}.trash"));
    library.restore(&id).unwrap();
    assert_eq!(library.game(&catalogue(), &id).unwrap().game.record.turns().len(), 3);
}

#[test]
fn unchanged_games_are_not_written_again() {
    let library = Library::new(MemoryStore::default());
    let mut locked = library.begin(NOW).unwrap();
    let text = |library: &Library<MemoryStore>, id: &str| {
        library.store().get(&format!("{id}.fgn")).unwrap()
    };
    library.save(&mut locked, &telo(4), &[], NOW).unwrap();
    let before = text(&library, locked.id());
    library.save(&mut locked, &telo(4), &[], Timestamp::from_unix_seconds(9)).unwrap();
    assert_eq!(text(&library, locked.id()), before);
    library.save(&mut locked, &telo(4), &[("clock", "1".to_owned())], NOW).unwrap();
    assert_ne!(text(&library, locked.id()), before);
}

#[test]
fn games_are_found_by_variant_player_day_and_result() {
    let (library, _) = with_games();
    let games = library.games(&catalogue()).unwrap().games;
    let found = |query: GameFilter| games.iter().filter(|saved| query.fits(saved)).count();
    let text = |text: &str| Some(text.to_owned());
    assert_eq!(found(GameFilter::default()), 3);
    assert_eq!(found(GameFilter { variant: text("telo"), ..GameFilter::default() }), 3);
    assert_eq!(found(GameFilter { variant: text("tsivy"), ..GameFilter::default() }), 0);
    assert_eq!(found(GameFilter { player: text("RAS"), ..GameFilter::default() }), 3);
    assert_eq!(found(GameFilter { player: text("hery"), ..GameFilter::default() }), 1);
    assert_eq!(found(GameFilter { result: text("0-1"), ..GameFilter::default() }), 1);
    assert_eq!(found(GameFilter { since: text("2026-11-04"), ..GameFilter::default() }), 2);
    assert_eq!(found(GameFilter { until: text("2026-11-04"), ..GameFilter::default() }), 2);
    assert_eq!(
        found(GameFilter { since: text("2026"), until: text("2026-11"), ..GameFilter::default() }),
        3
    );
    assert_eq!(found(GameFilter { since: text("2027"), ..GameFilter::default() }), 0);
}

#[test]
fn days_are_found_in_whatever_form_they_are_written() {
    let library = Library::new(MemoryStore::default());
    let dated = |tags: &[(&str, &str)]| {
        let mut game = telo(1);
        game.tags.clear();
        tags.iter().for_each(|(name, value)| game.set_tag(name, value));
        game
    };
    let games = [
        dated(&[("Date", "2020.5.6")]),
        dated(&[("Date", "06.05.2020")]),
        dated(&[("Date", "2020.??.??")]),
        dated(&[("Date", "06/05/2020")]),
        dated(&[("Date", "1895-12-01")]),
        dated(&[("Date", "6 May 2020")]),
        dated(&[("Date", "????.??.??"), ("UTCDate", "2021.01.02")]),
        dated(&[]),
    ];
    library.add(&games, NOW).unwrap();
    let games = library.games(&catalogue()).unwrap().games;
    let found = |since: Option<&str>, until: Option<&str>| {
        let query = GameFilter {
            since: since.map(str::to_owned),
            until: until.map(str::to_owned),
            ..GameFilter::default()
        };
        games.iter().filter(|saved| query.fits(saved)).count()
    };
    assert_eq!(found(Some("2020-05"), Some("2020-05")), 2);
    assert_eq!(found(Some("2020-05-06"), Some("2020-05-06")), 2);
    assert_eq!(found(Some("2020-05-07"), None), 1, "the one of 2021");
    assert_eq!(found(Some("2020"), Some("2020")), 4, "of two only the year is certain");
    assert_eq!(found(None, Some("1900")), 1, "what is not known is not early");
    assert_eq!(found(Some("0001"), None), 6);
    assert_eq!(found(Some("soon"), None), 8);
}

/// All are imported in one second, so only the numbers of their ids tell their order.
#[test]
fn more_than_nine_games_of_one_second_keep_their_order() {
    let library = Library::new(MemoryStore::default());
    let mut game = telo(3);
    game.record.resign(Side::Black).unwrap();
    let mut lost = game.clone();
    lost.record.undo_turn().unwrap();
    lost.record.resign(Side::White).unwrap();
    let mut games = vec![game; 12];
    games[1] = lost;
    let ids = library.add(&games, NOW).unwrap();
    assert_eq!(library.ids(false).unwrap(), ids);
    let listed = library.games(&catalogue()).unwrap().games;
    assert!(listed.iter().rev().map(|saved| &saved.id).eq(&ids), "the newest first");
    let results = results_by_player(&listed, |_, side| side == Side::White);
    let results = &results[&PlayerName::new("Rasoa")];
    assert_eq!((results.games, results.streak, results.best_streak), (12, 10, 10));
    // The one that was interrupted last is the last one, too.
    let state = [("white", "human".to_owned())];
    for id in &ids {
        let (_, mut locked) = library.resume(&catalogue(), id).unwrap();
        library.save(&mut locked, &telo(1), &state, NOW).unwrap();
    }
    assert_eq!(library.latest_unfinished(&catalogue()).unwrap().unwrap().id, ids[11]);
}

#[test]
fn a_player_is_one_however_the_name_is_written() {
    let library = Library::new(MemoryStore::default());
    let spellings = ["Andre\u{301} Rasoa", "andr\u{e9}\u{a0}rasoa ", "ANDR\u{c9}  RASOA"];
    let games: Vec<Game> = spellings
        .iter()
        .map(|name| {
            let mut game = telo(10);
            game.set_tag("White", name);
            game
        })
        .collect();
    library.add(&games, NOW).unwrap();
    let mut other = telo(10);
    other.set_tag("White", "Andre Rasoa");
    library.add([&other], NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap().games;
    for name in spellings {
        let query = GameFilter { player: Some(name.to_owned()), ..GameFilter::default() };
        assert_eq!(listed.iter().filter(|saved| query.fits(saved)).count(), 3, "{name}");
    }
    let results = results_by_player(&listed, |_, side| side == Side::White);
    let results: Vec<_> =
        results.iter().map(|(name, results)| (name.to_string(), results.losses)).collect();
    let [first, ..] = spellings;
    assert_eq!(results, [("Andre Rasoa".to_owned(), 1), (first.to_owned(), 3)]);
    let pairings = results_by_pairing(&listed, |_, side| side == Side::White);
    assert_eq!(pairings.len(), 2);
}

#[test]
fn a_deleted_game_can_be_restored() {
    let (library, ids) = with_games();
    library.delete(&ids[1]).unwrap();
    let names =
        |listed: Vec<SavedGame>| listed.into_iter().map(|saved| saved.id).collect::<Vec<_>>();
    assert_eq!(library.games(&catalogue()).unwrap().games.len(), 2);
    assert_eq!(names(library.trash(&catalogue()).unwrap().games), [ids[1].clone()]);
    assert!(library.delete(&ids[1]).is_err());
    // Its id is not reused.
    assert!(!library.add([&telo(1)], NOW).unwrap().contains(&ids[1]));
    library.restore(&ids[1]).unwrap();
    assert!(library.restore(&ids[1]).is_err());
    assert_eq!(library.game(&catalogue(), &ids[1]).unwrap().result(), "0-1");
}

#[test]
fn results_are_counted_by_player_opponent_and_variant() {
    let library = Library::new(MemoryStore::default());
    let won = |by_white: bool, day: &str| {
        let mut game = telo(3);
        let loser = if by_white { Side::Black } else { Side::White };
        game.record.resign(loser).unwrap();
        game.set_tag("Date", day);
        game
    };
    let games = [
        won(true, "2026.01.01"),
        won(true, "2026.01.02"),
        won(false, "2026.01.03"),
        telo(5),
        telo(10),
    ];
    library.add(&games, NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap().games;
    let all = results_by_pairing(&listed, |_, side| side == Side::White);
    let (pairing, results) = all.into_iter().next().unwrap();
    let [player, opponent] = ["Rasoa", "Noro"].map(PlayerName::new);
    assert_eq!(pairing, Pairing { player, opponent, variant: "telo".to_owned() });
    let expected = PlayerResults {
        games: 4,
        wins: 2,
        draws: 0,
        losses: 2,
        streak: -2,
        best_streak: 2,
        longest_chain: 1,
        biggest_capture: 1,
        coached: 0,
    };
    assert_eq!(results, expected);
}

#[test]
fn the_analysis_of_a_game_lies_beside_it_and_is_no_game() {
    let (catalogue, library) = (catalogue(), Library::new(MemoryStore::default()));
    let id = library.add([&telo(3)], NOW).unwrap().remove(0);
    assert_eq!(library.analysis(&id), None);
    library.store_analysis(&id, "whatever").unwrap();
    assert_eq!(library.analysis(&id).as_deref(), Some("whatever"));
    let listed = library.games(&catalogue).unwrap();
    assert_eq!((listed.games.len(), listed.damaged.len()), (1, 0));
    // A restored game has its analysis again.
    library.delete(&id).unwrap();
    library.restore(&id).unwrap();
    assert_eq!(library.analysis(&id).as_deref(), Some("whatever"));
}

#[test]
fn losses_in_a_row_and_wins_are_counted_against_programs_alone() {
    // Rasoa plays White, whoever else plays.
    let game = |loser, opponent: &str, kind: &str| {
        let mut game = telo(3);
        game.record.resign(loser).unwrap();
        for (name, value) in [("WhiteType", "human"), ("Black", opponent), ("BlackType", kind)] {
            game.set_tag(name, value);
        }
        game
    };
    let past = |games: &[Game]| {
        let library = Library::new(MemoryStore::default());
        library.add(games, NOW).unwrap();
        let listed = library.games(&catalogue()).unwrap().games;
        Past::of(&listed, Some("rasoa"), "Noro")
    };
    let lost = || game(Side::White, "Noro", "program");
    let won = |opponent| game(Side::Black, opponent, "program");
    let person = game(Side::Black, "Noro", "human");
    assert_eq!(past(&[]), Past::default());
    let two = Past { losses: 2, won: false, won_against: false };
    assert_eq!(past(&[lost(), person, lost()]), two, "a game between people is not counted");
    let after = Past { losses: 1, won: true, won_against: false };
    assert_eq!(past(&[lost(), won("Fara"), lost()]), after);
    let all = past(&[won("Noro")]);
    assert_eq!(all, Past { losses: 0, won: true, won_against: true });
    let library = Library::new(MemoryStore::default());
    library.add(&[lost()], NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap().games;
    assert_eq!(Past::of(&listed, Some("Anna"), "Noro"), Past::default(), "of another player");
}
