//! Switches of other rule texts that no shipped variant uses.

use crate::common::{game, play, text, tsivy_with, turns_of};
use fanorona_rules::Refusal;
use fanorona_rules::notation::read_turn;
use fanorona_rules::notation::turn::ParseTurnError;

/// One step that would take c3 by withdrawal, or f3 and g3 by approach.
const UNEQUAL: &str = "9/9/2BW1BB2/9/9 w";

#[test]
fn under_larger_group_the_smaller_is_refused() {
    let larger = tsivy_with("choice: Larger");
    assert_eq!(turns_of(&larger, UNEQUAL), ["d3-e3A"]);
    let game = game(&larger, UNEQUAL);
    let error = read_turn(&larger, game.position(), "d3-e3W").unwrap_err();
    assert!(matches!(error, ParseTurnError::Refused { refusal: Refusal::LargerGroup, .. }));
    // Only one reading is legal, so the letter is not required.
    assert_eq!(read_turn(&larger, game.position(), "d3-e3").unwrap().captured.len(), 2);
}

#[test]
fn the_choice_between_equal_groups_is_free() {
    let larger = tsivy_with("choice: Larger");
    assert_eq!(turns_of(&larger, "9/9/2BW1B3/9/9 w"), ["d3-e3A", "d3-e3W"]);
}

#[test]
fn the_larger_group_is_per_step_not_per_turn() {
    let larger = tsivy_with("choice: Larger");
    assert_eq!(turns_of(&larger, "9/W1B6/9/9/W1BB5 w"), ["a1-b1A", "a4-b4A"]);
}

#[test]
fn under_nearest_extent_only_one_stone_is_taken() {
    let mut game = game(&tsivy_with("extent: Nearest"), "9/9/9/9/W1BBB4 w");
    play(&mut game, "a1-b1A");
    assert!(text(&game).starts_with("9/9/9/9/1W1BB4 b"));
}

#[test]
fn under_approach_only_a_withdrawal_is_a_paika() {
    let approach = tsivy_with("methods: ApproachOnly");
    assert_eq!(turns_of(&approach, UNEQUAL), ["d3-e3A"]);
    assert!(turns_of(&approach, "9/9/9/9/1WB6 w").contains(&"b1-a1".to_owned()));
}

#[test]
fn under_withdrawal_only_an_approach_is_a_paika() {
    let withdrawal = tsivy_with("methods: WithdrawalOnly");
    assert_eq!(turns_of(&withdrawal, UNEQUAL), ["d3-e3W"]);
    assert!(turns_of(&withdrawal, "9/9/9/9/W1B6 w").contains(&"a1-b1".to_owned()));
}

#[test]
fn under_forbidden_chains_every_turn_is_one_step() {
    let single = tsivy_with("continuation: Forbidden");
    let start = "9/9/2B6/4B4/BW7 w";
    assert!(turns_of(&single, start).iter().all(|turn| turn.len() == 6));
    let game = game(&single, start);
    let error = read_turn(&single, game.position(), "b1-c1W-c2A").unwrap_err();
    assert!(matches!(error, ParseTurnError::Refused { refusal: Refusal::NoChains, .. }));
}

// Vela (Montgomery 1886): one stone per turn, the nearest, no chains; the giver plays only paikas.
#[test]
fn the_first_phase_of_vela_can_be_expressed_in_switches() {
    let vela =
        tsivy_with("extent: Nearest, continuation: Forbidden, handicap: (side: Black, until: 5)");
    let mut game = game(&vela, "BBBBBB3/9/2B6/4B4/BW7 w 0 9 b");
    play(&mut game, "b1-c1W");
    assert_eq!(game.turns()[0].captured.len(), 1);
    assert!(turns_of(&vela, &text(&game)).iter().all(|turn| turn.len() == 5));
}
