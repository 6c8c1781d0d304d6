//! The vela as a match format: both phases, under both readings of its disputed rule.

use super::*;
use fanorona::game::play::Notice;
use fanorona::rules::WinReason;
use fanorona::rules::generate;
use fanorona::rules::matches::{Obligation, Standing, obligation};

/// The vela after a game that Bao lost: Bao eats, Anna gives.
fn vela(eater_loses: bool) -> App {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::new(shipped::variant("telo").unwrap(), PEOPLE);
    setup.names = ["Anna".to_owned(), "Bao".to_owned()];
    setup.choose_format(FormatChoice::Vela, &catalogue);
    assert!(setup.knows_eaters());
    setup.eater_loses = eater_loses;
    let mut app = session_app();
    let plan = setup.plan(&english(), &catalogue);
    intend(&mut app, Intent::Begin(Box::new(plan)));
    is(&app, "tsivy", "Anna", "0-0");
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    app
}

#[test]
fn it_is_played_through_both_phases() {
    for eater_loses in [false, true] {
        let mut app = vela(eater_loses);
        assert_eq!(session(&app).name(Side::White), Some("Bao"));
        let (mut eaten, mut given) = (0, 0);
        for _ in 0..400 {
            if record(&app).outcome().is_some() {
                break;
            }
            let before = record(&app).position().stones(Side::Black).len();
            let obligation = obligation(record(&app));
            let (rules, position) = (record(&app).rules().clone(), *record(&app).position());
            let turn = generate::turns(&rules, &position).swap_remove(0);
            let generation = session(&app).generation();
            intend(&mut app, Intent::Play { turn, generation });
            let lost = before - record(&app).position().stones(Side::Black).len();
            match obligation {
                Obligation::Eat(_) => {
                    assert_eq!(lost, 1, "exactly one stone a turn");
                    eaten += 1;
                }
                Obligation::Give => given += 1,
                _ => {}
            }
        }
        assert!(eaten > 3 && given > 3, "{eaten} eaten, {given} given");
    }
}

#[test]
fn the_second_phase_begins_with_five_stones() {
    let mut app = vela(false);
    set_up(&mut app, "BBBB5/9/2W1BB3/9/9 w 0 9 b");
    assert!(matches!(obligation(record(&app)), Obligation::Eat(_)));
    play(&mut app, "c3-d3A");
    let position = record(&app).position();
    assert_eq!(position.stones(Side::Black).len(), 5, "one stone, though two are in line");
    assert_eq!(position.handicapped(), None);
    assert!(matches!(obligation(record(&app)), Obligation::Capture(_)));
}

#[test]
fn an_eater_that_cannot_capture_wins_or_loses_by_the_reading() {
    for (eater_loses, winner, reason) in
        [(false, BAO, WinReason::NothingGiven), (true, ANNA, WinReason::NothingToEat)]
    {
        let mut app = vela(eater_loses);
        // Black has six stones, far from White's only one, and moves away.
        set_up(&mut app, "BBBBBB3/9/9/9/8W b 0 9 b");
        play(&mut app, "a5-a4");
        let outcome = record(&app).outcome().expect("an end");
        let side = side(&app, winner);
        assert_eq!(outcome, fanorona::rules::Outcome::Win { winner: side, reason });
        assert!(notices(&app).contains(&Notice::Over(outcome)));
        let standing = match_(&app).standing();
        let open = winner == BAO;
        assert_eq!(standing, if open { Standing::Open } else { Standing::Won(ANNA) });
    }
}
