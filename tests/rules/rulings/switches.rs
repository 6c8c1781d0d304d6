//! The table of switches, column by column: what each shipped rule set says.

use crate::common::rules;
use fanorona::rules::Side;
use fanorona::rules::switches::{
    Continuation, Eater, Extent, FirstTurn, GroupChoice, Handicap, Methods, NextGame, NoMove,
    OmittedCapture, Repeating, Repetition, Revisiting, Switches,
};

/// Encyclopedia, Dutch and Russian sheets, with what is settled where they are silent.
fn usual() -> Switches {
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
fn the_three_standard_boards_have_the_usual_switches() {
    for key in ["tsivy", "dimy", "telo"] {
        assert_eq!(rules(key).switches, usual(), "{key}");
    }
}

#[test]
fn parker_goes_on_by_compulsion_freely_and_opens_with_one_step() {
    let parker = Switches {
        continuation: Continuation::Compulsory,
        revisiting: Revisiting::Allowed,
        repeating: Repeating::Allowed,
        first_turn: FirstTurn::SingleStep,
        ..usual()
    };
    assert_eq!(rules("parker").switches, parker);
}

#[test]
fn tumicarona_draws_after_twenty_quiet_turns_and_lets_the_loser_begin() {
    let tumicarona =
        Switches { quiet_limit: Some(20), next_game: NextGame::LoserBegins, ..usual() };
    assert_eq!(rules("tumicarona").switches, tumicarona);
    let handicap = Some(Handicap { side: Side::Black, until: 5, eater: Eater::default() });
    assert_eq!(rules("tumicarona-rematch").switches, Switches { handicap, ..tumicarona });
}

#[test]
fn the_defaults_are_the_usual_switches() {
    assert_eq!(Switches::default(), usual());
}
