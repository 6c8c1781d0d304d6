//! The first line under the board: whose turn it is and what is to be done.

use super::buttons::answers;
use crate::app::names::side_arg;
use crate::game::play::{Guidance, Seat, Session};
use crate::rules::matches::{Obligation, obligation};
use crate::rules::switches::Methods;
use crate::rules::{Outcome, PointSet, Record};
use crate::texts::{Texts, id, say};

/// The first line. `thinking` is whether the computer is computing a turn.
pub(super) fn headline(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    thinking: bool,
) -> String {
    let record = session.record();
    let Some(side) = session.to_move() else {
        let outcome = record.outcome();
        return outcome.map_or_else(String::new, |outcome| who_won(texts, session, outcome));
    };
    let board = &record.rules().board;
    let player = || ("side", side_arg(session, side));
    if let Some(offering) = record.offer().filter(|&offering| answers(session, offering)) {
        return texts.with("status-offer", &[("side", side_arg(session, offering))]);
    }
    if session.is_paused() {
        return texts.get("status-paused");
    }
    match session.seat(side) {
        Seat::Computer(_) if thinking => {
            return texts.with("status-thinking", &[("name", side_arg(session, side))]);
        }
        Seat::Computer(_) | Seat::Exercise => return texts.with("status-to-move", &[player()]),
        Seat::Person => {}
    }
    if guidance.choice.is_some() {
        return texts.get("status-choose");
    }
    if let Some(to) = guidance.proposed {
        return texts.with("status-proposed", &[("point", board.name(to).into())]);
    }
    if let Some(at) = record.chain().at() {
        let point = ("point", board.name(at).into());
        return if record.chain().may_end(record.rules()).is_ok() {
            texts.with("status-may-continue", &[point])
        } else {
            texts.with("status-must-continue", &[point])
        };
    }
    let count = |stones: PointSet| ("count", stones.len().into());
    match obligation(record) {
        Obligation::Capture(_) => {
            let how = ("how", how_to_capture(texts, record).into());
            texts.with("status-must-capture", &[player(), how])
        }
        Obligation::CaptureOrBeClaimed(stones) => {
            texts.with("status-should-capture", &[player(), count(stones)])
        }
        Obligation::Eat(stones) => texts.with("status-must-eat", &[player(), count(stones)]),
        Obligation::Give => texts.with("status-handicapped-turn", &[player()]),
        Obligation::GiveInVain => texts.with("status-give-in-vain", &[player()]),
        // An open chain has its sentence above.
        Obligation::Paika | Obligation::Over | Obligation::GoOn | Obligation::GoOnOrEnd => {
            texts.with("status-any-stone", &[player()])
        }
    }
}

/// Who has won: you, by name if there is one, or by the side; or that nobody has.
pub(in crate::app) fn who_won(texts: &Texts, session: &Session, outcome: Outcome) -> String {
    match outcome.winner() {
        Some(side) => texts.with("outcome-won", &[("side", side_arg(session, side))]),
        None => texts.get("outcome-drawn"),
    }
}

/// What a step has to do to capture, by the rules.
pub(super) fn how_to_capture(texts: &Texts, record: &Record) -> String {
    let how = match record.rules().switches.methods {
        Methods::Both => id("status-how-both"),
        Methods::ApproachOnly => id("status-how-approach"),
        Methods::WithdrawalOnly => id("status-how-withdrawal"),
    };
    let others = record.position().side().opponent();
    texts.with(how, &[("others", say::side_arg(others))])
}
