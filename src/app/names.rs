//! What players are called in sentences.

use crate::game::play::{Seat, Session};
use crate::rules::matches::Party;
use crate::rules::{Match, Side};
use crate::texts::{Arg, Texts, say};

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

/// The name of a side's player, or of the side if the player has none.
pub fn name(texts: &Texts, session: &Session, side: Side) -> String {
    match (session.known_as(side), session.current_match().zip(session.round())) {
        (Some(name), _) => name.to_owned(),
        (None, Some((match_, round))) => party_name(texts, match_, round.party(side)),
        (None, None) => say::side(texts, side),
    }
}

/// The value of a message's variable `$side`: the name of the player, or `white` or `black`.
pub fn side_arg(session: &Session, side: Side) -> Arg<'static> {
    session.known_as(side).map_or_else(|| say::side_arg(side), |name| name.to_owned().into())
}
