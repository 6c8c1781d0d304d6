//! The switches of each shipped rule set.

use crate::common::rules;
use fanorona_rules::Side;
use fanorona_rules::switches::{
    Continuation, Eater, Extent, FirstTurn, GroupChoice, Handicap, Methods, NextGame, NoMove,
    OmittedCapture, Repeating, Repetition, Revisiting, Switches,
};

/// Encyclopedia, Dutch and Russian sheets, with decisions where they are silent.
fn standard() -> Switches {
    Switches {
        continuation: Continuation::Optional,
        revisiting: Revisiting::Forbidden,
        repeating: Repeating::NotTwiceRunning,
        first_turn: FirstTurn::Ordinary,
        omitted_capture: OmittedCapture::Enforced,
        methods: Methods::Both,
        choice: GroupChoice::Free,
        extent: Extent::WholeLine,
        no_move: NoMove::Loses,
        quiet_limit: Some(100),
        repetition: Repetition::Third,
        agreement: true,
        next_game: NextGame::ColoursSwap,
        handicap: None,
    }
}

#[test]
fn the_three_standard_boards_have_the_standard_switches() {
    for key in ["tsivy", "dimy", "telo"] {
        assert_eq!(rules(key).switches, standard(), "{key}");
    }
}

#[test]
fn parker_has_compulsory_free_chains_and_a_single_first_step() {
    let parker = Switches {
        continuation: Continuation::Compulsory,
        revisiting: Revisiting::Allowed,
        repeating: Repeating::Allowed,
        first_turn: FirstTurn::SingleStep,
        ..standard()
    };
    assert_eq!(rules("parker").switches, parker);
}

#[test]
fn tumicarona_draws_after_twenty_quiet_turns_and_lets_the_loser_begin() {
    let tumicarona =
        Switches { quiet_limit: Some(20), next_game: NextGame::LoserBegins, ..standard() };
    assert_eq!(rules("tumicarona").switches, tumicarona);
    let handicap = Some(Handicap { side: Side::Black, until: 5, eater: Eater::default() });
    assert_eq!(rules("tumicarona-rematch").switches, Switches { handicap, ..tumicarona });
}

#[test]
fn the_defaults_are_the_standard_switches() {
    assert_eq!(Switches::default(), standard());
}
