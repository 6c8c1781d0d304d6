//! Single games and best of N.

use super::{ANNA, BAO, DRAWN, new_match, white, wins, wins_by};
use crate::common::variant_text;
use crate::values::outcomes;
use fanorona_rules::matches::{Match, MatchError, MatchFormat, RoundKind, Standing};
use fanorona_rules::variant::shipped;
use fanorona_rules::{DrawReason, Outcome, Side, Variant, WinReason};
use std::sync::Arc;

#[test]
fn a_single_game_is_a_match() {
    let mut single = new_match("single", "tsivy");
    assert_eq!(single.standing(), Standing::Open);
    assert_eq!(single.name(white(&single)), "Anna");
    wins(&mut single, BAO);
    assert_eq!(single.standing(), Standing::Won(BAO));
    assert!(single.next_round().is_none());
    assert_eq!(single.finish(DRAWN), Err(MatchError::Decided));
    let mut drawn = new_match("single", "tsivy");
    drawn.finish(DRAWN).unwrap();
    assert_eq!((drawn.standing(), drawn.score().to_string()), (Standing::Drawn, "½-½".to_owned()));
}

#[test]
fn in_best_of_three_the_colours_swap_and_two_wins_decide() {
    let mut match_ = new_match("best-of-3", "tsivy");
    assert_eq!(white(&match_), ANNA);
    wins(&mut match_, ANNA);
    assert_eq!((white(&match_), match_.standing()), (BAO, Standing::Open));
    wins(&mut match_, BAO);
    let round = match_.next_round().unwrap();
    assert_eq!((round.number, round.kind, round.white), (3, RoundKind::Game, ANNA));
    wins(&mut match_, BAO);
    assert_eq!(match_.standing(), Standing::Won(BAO));
    assert_eq!(match_.score().to_string(), "1-2");
    let mut quick = new_match("best-of-3", "tsivy");
    wins(&mut quick, ANNA);
    wins(&mut quick, ANNA);
    assert_eq!((quick.standing(), quick.played().len()), (Standing::Won(ANNA), 2));
}

#[test]
fn draws_count_half_and_can_draw_a_match_of_odd_length() {
    let mut match_ = new_match("best-of-3", "tsivy");
    match_.finish(DRAWN).unwrap();
    wins(&mut match_, ANNA);
    assert_eq!(match_.standing(), Standing::Open, "1½-½ can still be made up to 1½-1½");
    wins(&mut match_, BAO);
    assert_eq!(match_.standing(), Standing::Drawn);
    assert_eq!(match_.score().to_string(), "1½-1½");
}

#[test]
fn a_match_of_even_length_can_be_drawn_and_ends_when_the_lead_is_decisive() {
    let mut level = new_match("best-of-2", "tsivy");
    wins(&mut level, ANNA);
    assert_eq!(level.standing(), Standing::Open);
    wins(&mut level, BAO);
    assert_eq!(level.standing(), Standing::Drawn);
    let mut four = new_match("best-of-4", "tsivy");
    wins(&mut four, BAO);
    wins(&mut four, BAO);
    assert_eq!(four.standing(), Standing::Open, "0-2 can still become 2-2");
    four.finish(DRAWN).unwrap();
    assert_eq!(four.standing(), Standing::Won(BAO));
}

// Tumicarona: "with several games the loser begins".
#[test]
fn under_loser_begins_the_loser_takes_white() {
    let mut match_ = new_match("best-of-5", "tumicarona");
    wins(&mut match_, ANNA);
    assert_eq!(white(&match_), BAO);
    wins(&mut match_, ANNA);
    assert_eq!(white(&match_), BAO, "the loser again");
    match_.finish(DRAWN).unwrap();
    assert_eq!(white(&match_), ANNA, "nobody lost, so the colours swap");
}

#[test]
fn the_last_game_can_be_reopened() {
    let mut match_ = new_match("best-of-3", "tsivy");
    assert!(matches!(match_.reopen(), Err(MatchError::NothingPlayed)));
    wins(&mut match_, ANNA);
    wins_by(&mut match_, ANNA, WinReason::Resigned);
    let undone = match_.reopen().unwrap();
    assert_eq!((undone.round.number, undone.winner()), (2, Some(ANNA)));
    assert_eq!((match_.standing(), white(&match_)), (Standing::Open, BAO));
    assert_eq!(match_.score().to_string(), "1-0");
}

#[test]
fn an_impossible_outcome_is_refused() {
    let mut match_ = new_match("best-of-3", "tsivy");
    for outcome in [
        Outcome::Draw(DrawReason::NoMove),
        Outcome::Win { winner: Side::White, reason: WinReason::NothingGiven },
        Outcome::Win { winner: Side::Black, reason: WinReason::NothingToEat },
    ] {
        assert_eq!(match_.finish(outcome), Err(MatchError::Impossible(outcome)));
    }
    assert!(match_.played().is_empty());
}

#[test]
fn which_outcomes_are_possible_follows_from_the_switches() {
    use DrawReason::{Agreement, NoMove, QuietTurns, Repetition};
    use WinReason::{Immobilised, NothingGiven, NothingToEat};
    let eater =
        |result| format!("handicap: (side: Black, until: 1, eater: (no_capture: {result}))");
    let eaters = ["Plays", "Wins", "Loses"].map(eater);
    for (switches, no_wins, no_draws) in [
        ("", &[NothingGiven, NothingToEat][..], &[NoMove][..]),
        ("no_move: Draws", &[Immobilised, NothingGiven, NothingToEat], &[]),
        ("quiet_limit: None", &[NothingGiven, NothingToEat], &[NoMove, QuietTurns]),
        ("repetition: Never", &[NothingGiven, NothingToEat], &[NoMove, Repetition]),
        ("agreement: false", &[NothingGiven, NothingToEat], &[NoMove, Agreement]),
        (&eaters[0], &[NothingGiven, NothingToEat], &[NoMove]),
        (&eaters[1], &[NothingToEat], &[NoMove]),
        (&eaters[2], &[NothingGiven], &[NoMove]),
    ] {
        let text = variant_text(3, 3, "BBB/B1W/WWW", switches);
        let variant = Arc::new(Variant::read(&text).unwrap());
        for outcome in outcomes() {
            let names = ["Anna".to_owned(), "Bao".to_owned()];
            let mut match_ = Match::new(MatchFormat::BestOf(3), variant.clone(), names).unwrap();
            let impossible = match outcome {
                Outcome::Win { reason, .. } => no_wins.contains(&reason),
                Outcome::Draw(reason) => no_draws.contains(&reason),
            };
            let expected = if impossible { Err(MatchError::Impossible(outcome)) } else { Ok(()) };
            assert_eq!(match_.finish(outcome), expected, "{switches}");
        }
    }
}

#[test]
fn an_invalid_format_is_refused() {
    let tsivy = shipped::variant("tsivy").unwrap();
    let names = || [String::new(), String::new()];
    let none = Match::new(MatchFormat::BestOf(0), tsivy.clone(), names());
    assert_eq!(none.err(), Some(MatchError::Games(0)));
    let plain = Match::new(MatchFormat::Rematch(tsivy.clone()), tsivy, names());
    assert_eq!(plain.err(), Some(MatchError::NoHandicap("tsivy".to_owned())));
    for name in ["best-of-0", "best-of-1000", "best-of-", "best-of-x", "tsivy", ""] {
        assert!(MatchFormat::named(name).is_none(), "{name}");
    }
}
