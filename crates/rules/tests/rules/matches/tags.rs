//! Matches in the tags of records: written, read back, and rejected with a reason.

use super::{ANNA, BAO, DRAWN, new_match, wins, wins_by};
use fanorona_rules::matches::tags::{MatchTagError, read, write};
use fanorona_rules::matches::{Match, MatchError};
use fanorona_rules::notation::game::Game;
use fanorona_rules::notation::{read_game, write_game};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, WinReason};

type Tags = Vec<(String, String)>;

fn tags(match_: &Match, before: usize) -> Tags {
    let tags = write(match_, before).unwrap();
    tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn played_match() -> Match {
    let mut match_ = new_match("tumicarona", "");
    wins_by(&mut match_, BAO, WinReason::Resigned);
    match_.finish(DRAWN).unwrap();
    wins(&mut match_, ANNA);
    match_
}

#[test]
fn a_match_round_trips_through_the_tags_of_any_of_its_games() {
    let match_ = played_match();
    for before in 0..=match_.played().len() {
        let written = tags(&match_, before);
        let back = read(&written, shipped::variant).unwrap().unwrap();
        assert_eq!((back.name(ANNA), back.name(BAO)), ("Anna", "Bao"), "{before}");
        assert_eq!(back.played().len(), before);
        for (a, b) in back.played().iter().zip(match_.played()) {
            assert_eq!((a.outcome, a.round.kind), (b.outcome, b.round.kind));
            assert_eq!((a.round.white, a.round.number), (b.round.white, b.round.number));
        }
        assert_eq!(tags(&back, before), written);
    }
}

#[test]
fn the_tags_are_as_documented() {
    let tags = tags(&played_match(), 3);
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
fn a_record_preserves_match_tags() {
    let match_ = played_match();
    let round = match_.next_round().unwrap();
    let record = Record::new(round.variant.rules.clone());
    let variant = round.variant.key.clone();
    let game =
        Game { tags: tags(&match_, 3), variant, record, notes: Vec::new(), warnings: Vec::new() };
    let text = write_game(&game);
    let rules = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
    let game = read_game(&text, rules).unwrap();
    let back = read(&game.tags, shipped::variant).unwrap().unwrap();
    assert_eq!(back.score(), match_.score());
}

#[test]
fn a_decided_match_has_no_tags_for_a_next_game() {
    let mut single = new_match("best-of-1", "telo");
    wins(&mut single, ANNA);
    assert!(write(&single, 1).is_none() && write(&single, 0).is_some());
}

/// Drawn games of a rematch are replayed, so a record can name any number of them.
#[test]
fn two_hundred_thousand_games_are_read() {
    let games = "1/2-1/2:agreement ".repeat(200_000);
    let mut written = tags(&new_match("vela", ""), 0);
    for (name, value) in &mut written {
        match name.as_str() {
            "SeriesGames" => *value = games.clone(),
            "Round" => *value = "200001".to_owned(),
            _ => {}
        }
    }
    let back = read(&written, shipped::variant).unwrap().unwrap();
    assert_eq!((back.played().len(), back.score().to_string().as_str()), (200_000, "0-0"));
}

#[test]
fn the_score_follows_games_that_are_taken_back() {
    let mut match_ = played_match();
    let scores = [2, 1, 0].map(|left| {
        match_.reopen().unwrap();
        assert_eq!(match_.played().len(), left);
        match_.score().to_string()
    });
    assert_eq!(scores, ["0-1", "0-1", "0-0"]);
    assert!(match_.reopen().is_err());
    // The match is as a new one.
    assert_eq!(match_, new_match("tumicarona", ""));
}

#[test]
fn invalid_match_tags_are_rejected_with_a_reason() {
    let with = |format: &str, games: &str, extra: &[(&str, &str)]| {
        let mut tags: Tags =
            vec![("Series".into(), format.into()), ("SeriesGames".into(), games.into())];
        tags.extend(extra.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())));
        read(&tags, shipped::variant).map(|match_| match_.map(|match_| match_.score().to_string()))
    };
    assert_eq!(read(&[], shipped::variant).map(|match_| match_.is_none()), Ok(true));
    assert_eq!(with("best-of-3 telo", "1-0:took-all", &[]), Ok(Some("1-0".into())));
    for format in ["", "telo", "best-of-x telo", "best-of-3", "swiss telo", "rematch telo"] {
        assert_eq!(with(format, "", &[]), Err(MatchTagError::MatchFormat), "{format}");
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
