//! Vela, the Malagasy rematch: the eater takes one stone per turn, and the giver gives stones until
//! it has five left. Montgomery (1886) and R. C. Bell (1979); none of the rule sheets has it.

use crate::common::{game, play, position, rules, text, turns, turns_of};
use fanorona_rules::notation::read_turn;
use fanorona_rules::switches::{Eater, Extent, Handicap, NoCapture};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Chain, Outcome, Record, Refusal, Ruleset, Side, Variant, WinReason};
use std::sync::Arc;

/// White's zigzag could take e2 and c3 in one chain; Black still has more than five stones.
const ZIGZAG: &str = "BBBBBB3/9/2B6/4B4/BW7 w 0 9 b";
/// White cannot capture, and Black has six stones.
const HUNGER: &str = "3BBBBBB/9/9/9/W8 w 0 9 b";

/// The shipped vela under the other reading of its disputed point.
fn eater_loses() -> Arc<Ruleset> {
    let text = shipped::FILES.iter().find(|(name, _)| *name == "vela.ron").unwrap().1;
    let other = text.replace("no_capture: Wins)", "no_capture: Loses)");
    assert_ne!(other, text);
    Variant::read(&other).unwrap().rules
}

#[test]
fn the_eater_begins_and_the_handicap_lasts_until_five_stones() {
    let vela = rules("vela");
    let eater = Eater { extent: Extent::Nearest, chains: false, no_capture: NoCapture::Wins };
    let expected = Handicap { side: Side::Black, until: 5, eater };
    assert_eq!(vela.switches.handicap, Some(expected));
    let game = Record::new(vela);
    assert_eq!(game.position().side(), Side::White);
    assert_eq!(game.position().handicapped(), Some(Side::Black));
}

#[test]
fn the_eater_takes_the_nearest_stone_only() {
    let mut game = Record::new(rules("vela"));
    // Under the ordinary rules this approach takes c5 as well.
    play(&mut game, "f2-e3A");
    assert_eq!(game.turns()[0].captured.len(), 1);
    assert_eq!(game.position().stones(Side::Black).len(), 21);
}

#[test]
fn the_eaters_turn_is_one_step_even_if_its_stone_could_continue() {
    let vela = rules("vela");
    assert_eq!(turns_of(&vela, ZIGZAG), ["b1-c1W"]);
    let mut game = game(&vela, ZIGZAG);
    play(&mut game, "b1-c1W");
    assert_eq!(game.turns().len(), 1, "the turn ends by itself");
    let error = read_turn(&vela, &position(&vela, ZIGZAG), "b1-c1W-c2A").unwrap_err();
    let refused = format!("{error:?}");
    assert!(refused.contains(&format!("{:?}", Refusal::EaterTakesOneStep)), "{refused}");
}

#[test]
fn the_giver_must_play_paikas_that_leave_a_capture() {
    let vela = rules("vela");
    let mut game = Record::new(vela.clone());
    play(&mut game, "f2-e3A");
    let all = turns(&vela, game.position());
    assert!(!all.is_empty() && all.iter().all(|turn| turn.len() == 5), "{all:?}");
    for turn in all {
        let turn = read_turn(&vela, game.position(), &turn).unwrap();
        let after = game.position().play_unchecked(&vela, &turn);
        assert!(fanorona_rules::generate::has_capture(&vela, &after));
    }
}

#[test]
fn after_seventeen_stones_the_ordinary_rules_apply_to_both() {
    let vela = rules("vela");
    // The seventeenth stone, b1, is captured, and five are left.
    let mut game = game(&vela, "BBBB5/9/2W1B4/9/W1B6 w 0 9 b");
    play(&mut game, "a1-b1A");
    assert_eq!(game.position().stones(Side::Black).len(), 5);
    assert_eq!(game.position().handicapped(), None);
    let all = turns(&vela, game.position());
    assert!(all.iter().all(|turn| turn.contains(['A', 'W'])), "Black must capture: {all:?}");
    // White's chains and whole lines are legal again, too.
    let free = ZIGZAG.trim_end_matches(" b");
    assert!(turns_of(&vela, free).contains(&"b1-c1W-c2A-d2A".to_owned()));
}

#[test]
fn an_eater_without_a_capture_wins_under_one_reading() {
    let vela = rules("vela");
    let won = Outcome::Win { winner: Side::White, reason: WinReason::NothingGiven };
    assert_eq!(position(&vela, HUNGER).outcome(&vela), Some(won));
    assert!(turns_of(&vela, HUNGER).is_empty(), "the game is over");
}

#[test]
fn an_eater_without_a_capture_loses_under_the_other_reading() {
    let vela = eater_loses();
    let lost = Outcome::Win { winner: Side::Black, reason: WinReason::NothingToEat };
    assert_eq!(position(&vela, HUNGER).outcome(&vela), Some(lost));
    assert!(Chain::new(position(&vela, HUNGER)).next_steps(&vela).is_empty());
}

#[test]
fn a_missing_capture_decides_nothing_after_the_handicap() {
    for vela in [rules("vela"), eater_loses()] {
        let free = HUNGER.trim_end_matches(" b");
        assert_eq!(position(&vela, free).outcome(&vela), None);
        assert_eq!(turns_of(&vela, free).len(), 3);
        // With six stones the giver is still handicapped at its own turn.
        let giving = HUNGER.replace(" w ", " b ");
        assert_eq!(position(&vela, &giving).outcome(&vela), None);
    }
}

// The giver cannot leave a capture, so any step is legal, and the eater cannot capture then.
#[test]
fn a_giver_that_cannot_leave_a_capture_ends_the_game() {
    for (vela, code) in [(rules("vela"), "1-0"), (eater_loses(), "0-1")] {
        let mut game = game(&vela, "3BBBBBB/9/9/9/W8 b 0 9 b");
        play(&mut game, "i5-i4");
        assert_eq!(game.outcome().map(Outcome::code), Some(code));
        game.undo_turn().unwrap();
        assert_eq!(game.outcome(), None);
        assert!(text(&game).ends_with(" b"), "and it can be taken back");
    }
}
