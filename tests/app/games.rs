//! Whole games through intents.

use crate::fixture::*;
use fanorona::app::session::CurrentSession;
use fanorona::game::play::{Intent, Notice, Seat};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Outcome, Refusal, Side, WinReason};

/// The sample game of the Parker booklet. Its counts are checked with the record.
const PARKER: &str = "d2-e3 g4-g5 f2-g3-f4-g4-g3 f3-f2-g2(A)-f2(A)-g1-f1(A)-g1(A)-h2-i1 \
    d3-d4-e5-d5(A)-e5(A) a3-a4 b3-b4 i1-h2 b4-c4 i4-h4 c2-d2 h2-g1 b2-c3 g1-f1 c3-d4 h4-g4 \
    c4-c3 g4-h4 d4-e4 h4-i3 e4-f4 i3-i4 c3-d4 h3-i3 d4-e3 i3-i2 e3-f2 f1-e1 d2-c3 i2-i3 \
    c3-d4 i3-h3 d4-e3 h5-i5 e5-f5 i4-i3 f4-g4 i3-i2 f2-g1 i2-h2 g4-h4 h2-i3 h4-g5-h5-h4";

#[test]
fn a_whole_game_is_played_through_intents() {
    let mut app = session_app();
    begin(&mut app, "parker", [Seat::Person, Seat::Person]);
    for turn in PARKER.split_whitespace() {
        play(&mut app, turn);
    }
    let outcome = Outcome::Win { winner: Side::White, reason: WinReason::TookAll };
    assert_eq!(record(&app).outcome(), Some(outcome));
    assert_eq!(notices(&app).last(), Some(&Notice::Over(outcome)));
    assert_eq!(record(&app).turns().len(), 43);
}

#[test]
fn two_computers_play_every_variant_to_its_end() {
    for variant in shipped::all() {
        let mut app = session_app();
        begin(&mut app, &variant.key, [computer("fara"), computer("noro")]);
        for frame in 0.. {
            app.update();
            assert!(frame < 5_000, "{} does not end", variant.key);
            if record(&app).outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn a_refused_intent_changes_nothing_and_gives_a_reason() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    let before = app.world().resource::<CurrentSession>().generation();
    let (from, to) = (point(&app, "a1"), point(&app, "a2"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    assert!(notices(&app).contains(&Notice::Refused(Refusal::Occupied)));
    let (from, to) = (point(&app, "f2"), point(&app, "g1"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    intend(&mut app, Intent::EndTurn);
    assert!(notices(&app).contains(&Notice::Refused(Refusal::NoOpenChain)));
    assert_eq!(app.world().resource::<CurrentSession>().generation(), before);
}

#[test]
fn a_draw_is_agreed_and_a_resignation_ends_the_game() {
    let mut app = session_app();
    begin(&mut app, "dimy", [Seat::Person, Seat::Person]);
    intend(&mut app, Intent::AnswerDraw(true));
    assert!(notices(&app).contains(&Notice::Refused(Refusal::NoOffer)));
    intend(&mut app, Intent::OfferDraw(Side::White));
    intend(&mut app, Intent::AnswerDraw(false));
    assert!(record(&app).outcome().is_none());
    intend(&mut app, Intent::OfferDraw(Side::Black));
    intend(&mut app, Intent::AnswerDraw(true));
    assert_eq!(record(&app).outcome().map(Outcome::code), Some("1/2-1/2"));
    intend(&mut app, Intent::Undo);
    assert!(record(&app).outcome().is_none(), "an agreed draw can be undone");
    intend(&mut app, Intent::Resign(Side::Black));
    assert_eq!(record(&app).outcome().map(Outcome::code), Some("1-0"));
}
