//! What players are called in sentences.

use crate::game::play::{Seat, Session};
use crate::rules::matches::Party;
use crate::rules::{Match, Side};
use crate::texts::{Arg, Texts, say};

/// The only person at the screen, in messages.
const YOU: &str = "you";

/// Between the names of White and Black. Its mark keeps White at the left where names are read from right to left.
pub(crate) const BETWEEN: &str = " \u{200E}– ";

/// The name of a player who was given none: `place` is 0 for the first party, 1 for the second.
pub(crate) fn unnamed(texts: &Texts, place: usize) -> String {
    texts.with("match-player", &[("number", (place + 1).into())])
}

/// The name of whom a seat is given to: the character, or that it is a person.
pub(crate) fn seat_name(texts: &Texts, seat: &Seat) -> String {
    match seat {
        Seat::Person | Seat::Exercise => texts.get("menu-person"),
        Seat::Computer(character) => character.name.clone(),
    }
}

/// The name of a party.
pub fn party_name(texts: &Texts, match_: &Match, party: Party) -> String {
    match match_.name(party) {
        "" => unnamed(texts, party as usize),
        name => name.to_owned(),
    }
}

/// The side of the person at the screen; `None` if there are two, or none.
pub fn alone(session: &Session) -> Option<Side> {
    let is_person = |side: &Side| *session.seat(*side) == Seat::Person;
    let mut people = Side::BOTH.into_iter().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// What a side's player is called: you, by name, or by the side if the player has no name.
pub fn name(texts: &Texts, session: &Session, side: Side) -> String {
    let nameless = session.known_as(side).is_none();
    match session.current_match().zip(session.round()).filter(|_| nameless) {
        Some((match_, round)) if alone(session) != Some(side) => {
            party_name(texts, match_, round.party(side))
        }
        _ => called(texts, side_arg(session, side)),
    }
}

/// What somebody is called whom `arg` stands for in messages.
pub fn called(texts: &Texts, arg: Arg<'static>) -> String {
    texts.with("side-name", &[("side", arg)])
}

/// The value of a message's variable `$side`: `you`, the name of the player, or `white` or `black`.
pub fn side_arg(session: &Session, side: Side) -> Arg<'static> {
    if alone(session) == Some(side) {
        return YOU.into();
    }
    session.known_as(side).map_or_else(|| say::side_arg(side), |name| name.to_owned().into())
}

/// The value of a message's variable for a party of the match on the board: `you`, or its name.
pub fn party_arg(texts: &Texts, session: &Session, match_: &Match, party: Party) -> Arg<'static> {
    let yours = alone(session).zip(session.round()).map(|(side, round)| round.party(side));
    match yours == Some(party) {
        true => YOU.into(),
        false => party_name(texts, match_, party).into(),
    }
}
