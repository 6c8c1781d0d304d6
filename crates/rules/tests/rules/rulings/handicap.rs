//! Tumicarona's rematch: the winner of the game before has Black and may not capture until it has
//! five stones left.

use crate::common::{game, play, position, rules, text, tsivy_with, turns, turns_of};
use fanorona_rules::generate::capturing_stones;
use fanorona_rules::notation::read_turn;
use fanorona_rules::{CaptureKind, Chain, Record, Refusal, Side};

/// Black's stone e3 could take c3 by stepping to d3.
const COULD_CAPTURE: &str = "BBBBB4/9/2W1B4/9/9 b 0 9 b";

#[test]
fn white_begins_and_black_is_handicapped() {
    let game = Record::new(rules("tumicarona-rematch"));
    assert_eq!(game.position().side(), Side::White);
    assert_eq!(game.position().handicapped(), Some(Side::Black));
}

#[test]
fn the_handicapped_turn_is_one_plain_step() {
    let rules = rules("tumicarona-rematch");
    let mut game = Record::new(rules.clone());
    play(&mut game, "f2-e3A");
    let all = turns(&rules, game.position());
    assert!(!all.is_empty() && all.iter().all(|turn| turn.len() == 5), "{all:?}");
}

#[test]
fn a_handicapped_step_takes_nothing_even_if_it_would_capture() {
    let rules = rules("tumicarona-rematch");
    assert!(turns_of(&rules, COULD_CAPTURE).contains(&"e3-d3".to_owned()));
    let mut game = game(&rules, COULD_CAPTURE);
    play(&mut game, "e3-d3");
    assert_eq!(text(&game), "BBBBB4/9/2WB5/9/9 w 1 10 b");
    // Without the handicap the same step captures.
    let free = position(&rules, COULD_CAPTURE.trim_end_matches(" b"));
    assert_eq!(read_turn(&rules, &free, "e3-d3").unwrap().captured.len(), 1);
}

#[test]
fn the_handicapped_side_may_not_choose_to_capture() {
    let rules = rules("tumicarona-rematch");
    let chain = Chain::new(position(&rules, COULD_CAPTURE));
    let [from, to] = ["e3", "d3"].map(|name| rules.board.point_named(name).unwrap());
    let found = chain.check(&rules, from, to, Some(CaptureKind::Approach));
    assert_eq!(found, Err(Refusal::HandicappedTakesNothing));
}

#[test]
fn the_handicapped_step_must_leave_a_capture_if_one_does() {
    let rules = rules("tumicarona-rematch");
    // Only d5-c5 leaves White a capture: a3-b4 approaches c5.
    let start = "3BBBBBB/9/W8/9/9 b 0 9 b";
    assert_eq!(turns_of(&rules, start), ["d5-c5"]);
    let position = position(&rules, start);
    let chain = Chain::new(position);
    let [from, to] = ["d5", "d4"].map(|name| rules.board.point_named(name).unwrap());
    assert_eq!(chain.check(&rules, from, to, None), Err(Refusal::MustLeaveCapture));
    let turn = read_turn(&rules, &position, "d5-c5").unwrap();
    let after = position.play_unchecked(&rules, &turn);
    assert!(!capturing_stones(&rules, &after).is_empty());
}

// Decision: the sheet does not say what happens then.
#[test]
fn any_plain_step_is_legal_if_none_leaves_a_capture() {
    let rules = rules("tumicarona-rematch");
    let all = turns_of(&rules, "3BBBBBB/9/9/9/W8 b 0 9 b");
    assert!(all.len() > 5 && all.contains(&"i5-i4".to_owned()), "{all:?}");
    let open = position(&rules, "3BBBBBB/9/9/9/W8 b 0 9");
    assert!(capturing_stones(&rules, &open).is_empty(), "no step captures anyway");
    assert_eq!(all, turns(&rules, &open), "they are all the paikas there are");
}

#[test]
fn the_other_side_plays_by_the_ordinary_rules() {
    let (rematch, plain) = (rules("tumicarona-rematch"), rules("tumicarona"));
    let start = "BBBBBB3/9/2B6/4B4/BW7 w 0 9";
    let all = turns_of(&rematch, &format!("{start} b"));
    assert_eq!(all, turns_of(&plain, start));
    assert!(all.contains(&"b1-c1W-c2A-d2A".to_owned()));
}

#[test]
fn the_handicap_ends_at_five_stones() {
    let rules = rules("tumicarona-rematch");
    for (stones, handicapped) in [("BBBBBB3", true), ("BBBBB4", false), ("BBBB5", false)] {
        let position = position(&rules, &format!("{stones}/9/9/9/W8 b 0 9 b"));
        assert_eq!(position.mover_is_handicapped(), handicapped, "{stones}");
    }
}

// The sheet: "from the first turn with five stones"; White's own turn does not end it.
#[test]
fn the_handicap_ends_only_at_the_handicapped_sides_turn() {
    let rules = rules("tumicarona-rematch");
    let start = position(&rules, "BBBBB4/9/9/9/W8 w 0 9 b");
    assert_eq!(start.handicapped(), Some(Side::Black));
    let turn = read_turn(&rules, &start, "a1-a2").unwrap();
    assert_eq!(start.play_unchecked(&rules, &turn).handicapped(), None);
}

#[test]
fn after_the_handicap_captures_are_compulsory_for_both_again() {
    let rules = rules("tumicarona-rematch");
    let mut game = game(&rules, "BBBB5/9/2W1B4/9/W1B6 w 0 9 b");
    play(&mut game, "a1-b1A");
    assert_eq!(game.position().handicapped(), None);
    let all = turns(&rules, game.position());
    assert!(!all.is_empty() && all.iter().all(|turn| turn.ends_with(['A', 'W'])), "{all:?}");
    // The handicap ends permanently; in the text the fifth field is missing.
    play(&mut game, &all[0]);
    assert!(!text(&game).ends_with(" b"));
}

#[test]
fn the_variant_sets_the_number_of_stones() {
    let three = tsivy_with("handicap: (side: White, until: 3)");
    let white = |stones| position(&three, &format!("8B/9/9/9/{stones} w 0 9 w"));
    assert!(white("WWWW5").mover_is_handicapped());
    assert!(!white("WWW6").mover_is_handicapped());
}

#[test]
fn quiet_turns_count_under_the_handicap_too() {
    let mut game = game(&rules("tumicarona-rematch"), "BBBBBB3/9/9/9/W8 b 19 9 b");
    let all = turns(game.rules(), game.position());
    play(&mut game, &all[0].clone());
    assert!(game.outcome().is_some_and(|outcome| outcome.winner().is_none()));
}
