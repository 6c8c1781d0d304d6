//! Series in the tags of records: written, read back, and refused with a reason.

use super::{ANNA, BAO, DRAWN, new_match, wins, wins_by};
use fanorona::rules::matches::tags::{MatchTagError, read, write};
use fanorona::rules::matches::{Match, MatchError};
use fanorona::rules::notation::game::Game;
use fanorona::rules::notation::{read_game, write_game};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, WinReason};

type Tags = Vec<(String, String)>;

fn tags(match_: &Match, before: usize) -> Tags {
    let tags = write(match_, before).unwrap();
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn evening() -> Match {
    let mut evening = new_match("tumicarona", "");
    wins_by(&mut evening, BAO, WinReason::Resigned);
    evening.finish(DRAWN).unwrap();
    wins(&mut evening, ANNA);
    evening
}

#[test]
fn a_series_comes_back_from_the_tags_of_any_of_its_games() {
    let evening = evening();
    for before in 0..=evening.played().len() {
        let written = tags(&evening, before);
        let back = read(&written, shipped::variant).unwrap().unwrap();
        assert_eq!((back.name(ANNA), back.name(BAO)), ("Anna", "Bao"), "{before}");
        assert_eq!(back.played().len(), before);
        for (a, b) in back.played().iter().zip(evening.played()) {
            assert_eq!((a.outcome, a.round.kind), (b.outcome, b.round.kind));
            assert_eq!((a.round.white, a.round.number), (b.round.white, b.round.number));
        }
        assert_eq!(tags(&back, before), written);
    }
}

#[test]
fn the_tags_are_those_that_the_page_shows() {
    let tags = tags(&evening(), 3);
    let written: Vec<String> = tags.iter().map(|(k, v)| format!("[{k} \"{v}\"]")).collect();
    assert_eq!(
        written,
        [
            "[White \"Bao\"]",
            "[Black \"Anna\"]",
            "[Round \"4\"]",
            "[Series \"rematch tumicarona tumicarona-rematch\"]",
            "[SeriesGames \"0-1:resigned 1/2-1/2:agreement 1-0:took-all\"]",
            "[SeriesScore \"1-1\"]",
        ]
    );
}

#[test]
fn a_record_keeps_them() {
    let evening = evening();
    let round = evening.next_round().unwrap();
    let record = Record::new(round.variant.rules.clone());
    let variant = round.variant.key.clone();
    let game = Game { tags: tags(&evening, 3), variant, record, notes: Vec::new() };
    let text = write_game(&game);
    let rules = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    let game = read_game(&text, rules).unwrap();
    let back = read(&game.tags, shipped::variant).unwrap().unwrap();
    assert_eq!(back.score(), evening.score());
}

#[test]
fn a_decided_match_has_no_tags_for_a_next_game() {
    let mut single = new_match("best-of-1", "telo");
    wins(&mut single, ANNA);
    assert!(write(&single, 1).is_none() && write(&single, 0).is_some());
}

#[test]
fn tags_that_make_no_series_are_refused_with_a_reason() {
    let with = |form: &str, games: &str, extra: &[(&str, &str)]| {
        let mut tags: Tags =
            vec![("Series".into(), form.into()), ("SeriesGames".into(), games.into())];
        tags.extend(extra.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())));
        read(&tags, shipped::variant).map(|match_| match_.map(|match_| match_.score().to_string()))
    };
    assert_eq!(read(&[], shipped::variant).map(|match_| match_.is_none()), Ok(true));
    assert_eq!(with("best-of-3 telo", "1-0:took-all", &[]), Ok(Some("1-0".into())));
    for form in ["", "telo", "best-of-x telo", "best-of-3", "swiss telo", "rematch telo"] {
        assert_eq!(with(form, "", &[]), Err(MatchTagError::MatchFormat), "{form}");
    }
    let games = |error| Err(MatchTagError::Games(error));
    assert_eq!(with("best-of-0 telo", "", &[]), games(MatchError::Games(0)));
    assert_eq!(
        with("best-of-1 chess", "", &[]),
        Err(MatchTagError::UnknownVariant("chess".into()))
    );
    assert_eq!(with("rematch telo dimy", "", &[]), games(MatchError::NoHandicap("dimy".into())));
    for word in ["1-0", "2-0:took-all", "1-0:agreement", "1/2-1/2:resigned", ":"] {
        assert_eq!(
            with("best-of-3 telo", word, &[]),
            Err(MatchTagError::Game(word.into())),
            "{word}"
        );
    }
    assert_eq!(with("best-of-1 telo", "1-0:took-all", &[]), games(MatchError::Decided));
    let two = "1-0:took-all 1-0:took-all";
    assert_eq!(with("best-of-1 telo", two, &[]), games(MatchError::Decided));
    let contradiction = |name, value| with("best-of-3 telo", "1-0:took-all", &[(name, value)]);
    assert_eq!(contradiction("Round", "3"), Err(MatchTagError::Contradiction("Round")));
    assert_eq!(
        contradiction("SeriesScore", "0-1"),
        Err(MatchTagError::Contradiction("SeriesScore"))
    );
}
