//! Omitted captures: claimed by people and by the computer, overlooked by weak characters.

use super::*;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::opponent::Opponent;
use fanorona::game::play::Notice;

/// A Tumicarona with claims in which White has just omitted a capture that would lose its only stone.
fn omitted(black: Seat, seed: u64) -> App {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::new(shipped::variant("tumicarona").unwrap(), [Seat::Person, black]);
    assert!(setup.knows_claims());
    setup.claimed = true;
    let mut app = session_app();
    app.insert_resource(Opponent::new(InlineRunner::new(300), seed, 0.0));
    let plan = setup.plan(&english(), &catalogue);
    intend(&mut app, Intent::Begin(Box::new(plan)));
    set_up(&mut app, "9/4B4/3W1B3/4B4/9 w 0 9");
    let (from, to) = (point(&app, "d3"), point(&app, "c3"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    app
}

#[test]
fn a_claim_takes_the_paika_back() {
    let mut app = omitted(Seat::Person, 1);
    assert!(record(&app).can_claim());
    intend(&mut app, Intent::Claim);
    assert!(notices(&app).contains(&Notice::Claimed));
    assert!(record(&app).turns().is_empty() && record(&app).position().claimed());
    // Now it must be a capture.
    let (from, to) = (point(&app, "d3"), point(&app, "c3"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    assert!(record(&app).turns().is_empty());
    play(&mut app, "d3-e3A");
}

#[test]
fn the_strongest_always_claims_and_the_weakest_often_overlooks() {
    let claims = |key: &str| {
        let claimed = |seed| {
            let mut app = omitted(computer(key), seed);
            for _ in 0..4 {
                app.update();
            }
            notices(&app).contains(&Notice::Claimed)
        };
        (0..20).filter(|&seed| claimed(seed)).count()
    };
    assert_eq!(claims("ombiasy"), 20);
    assert!((1..14).contains(&claims("fara")), "{}", claims("fara"));
}

#[test]
fn a_computer_that_answers_an_offer_does_not_claim_for_the_other_side() {
    let mut app = omitted(Seat::Person, 1);
    intend(&mut app, Intent::Reseat { side: Side::White, seat: computer("ombiasy") });
    assert!(record(&app).can_claim(), "Black could claim");
    intend(&mut app, Intent::OfferDraw(Side::Black));
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(record(&app).offer(), None, "it has answered");
    assert!(!notices(&app).contains(&Notice::Claimed));
}

#[test]
fn a_claim_resets_the_clock_to_the_claimed_turn() {
    let mut app = timed("tumicarona-claimed", "60:60", PEOPLE);
    set_up(&mut app, "B8/9/2BW1B3/9/8W w 0 9");
    let before = session(&app).time_left(Side::White);
    let (from, to) = (point(&app, "i1"), point(&app, "i2"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    intend(&mut app, Intent::Claim);
    assert!(session(&app).time_left(Side::White) >= before);
    assert_eq!(session(&app).clock().and_then(fanorona::rules::Clock::side), Some(Side::White));
}

#[test]
fn a_handicapped_side_that_gives_omits_nothing() {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::new(shipped::variant("tumicarona-rematch").unwrap(), PEOPLE);
    setup.claimed = true;
    let plan = setup.plan(&english(), &catalogue);
    let mut app = session_app();
    intend(&mut app, Intent::Begin(Box::new(plan)));
    play(&mut app, "d3-e3A");
    // Black could capture by the ordinary rules, but must give.
    let (rules, position) = (record(&app).rules(), record(&app).position());
    let step = fanorona::rules::generate::turns(rules, position)[0].steps[0];
    intend(&mut app, Intent::Step { from: step.from, to: step.to, kind: None });
    assert_eq!(record(&app).turns().len(), 2);
    assert!(!record(&app).can_claim());
}
