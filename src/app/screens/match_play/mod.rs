//! The evening beside the board: who plays, which game of a match it is, the score, the handicap,
//! the clocks, and draws that come near.
//!
//! [`MatchPanel`] is the view model, which tests read; [`panel`] and [`strip`] draw it.

mod face;
pub(super) mod panel;
pub mod result;
pub(super) mod strip;

pub use face::Face;

use super::Desk;
use crate::game::Session;
use crate::rules::matches::{MatchFormat, Party, Round, RoundKind, stones_to_give};
use crate::rules::{Match, Side};
use crate::texts::{Arg, Texts, id, say};

/// From so many turns without a capture on, their count is shown.
const QUIET: u16 = 4;

/// What is shown of the evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchPanel {
    /// Which game of the match it is.
    pub title: Option<String>,
    /// White and Black.
    pub players: [Player; 2],
    /// Who is handicapped, and for how long.
    pub handicap: Option<String>,
    /// Turns without a capture, and positions that have come back.
    pub counters: Vec<String>,
    /// Are the clocks held, and what the button is called that changes it; `None` without clocks
    /// that run.
    pub pause: Option<(bool, String)>,
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The side.
    pub side: Side,
    /// The name, or that of the side.
    pub name: String,
    /// Is it this side's turn?
    pub to_move: bool,
    /// Its points in the match.
    pub points: Option<String>,
    /// What its clock shows.
    pub face: Option<Face>,
}

impl MatchPanel {
    /// What there is to show of a game.
    pub fn of(desk: &Desk, session: &Session) -> Self {
        let texts = &desk.texts;
        let round = session.current_match().zip(session.round());
        Self {
            title: round.as_ref().map(|(match_, round)| title(texts, match_, round)),
            players: Side::BOTH.map(|side| Player {
                side,
                name: name(texts, session, side),
                to_move: session.to_move() == Some(side),
                points: round.as_ref().map(|(match_, round)| {
                    let party = round.party(side);
                    match_.score().points(party)
                }),
                face: Face::of(session, side),
            }),
            handicap: handicap(texts, session),
            counters: counters(texts, session),
            pause: session.can_pause().then(|| {
                let held = session.is_paused();
                (held, texts.get(if held { id("clock-resume") } else { id("clock-pause") }))
            }),
        }
    }

    /// Is there anything to be seen that the board itself does not tell?
    pub fn is_plain(&self, session: &Session) -> bool {
        let named = Side::BOTH.into_iter().any(|side| session.name(side).is_some());
        !named
            && self.title.is_none()
            && self.handicap.is_none()
            && self.counters.is_empty()
            && session.clock().is_none()
    }
}

/// What somebody is called who has no name: 0 for the first party, 1 for the second.
pub fn unnamed(texts: &Texts, place: usize) -> String {
    texts.with("match-player", &[("number", (place + 1).into())])
}

/// A party's name.
pub fn party_name(texts: &Texts, match_: &Match, party: Party) -> String {
    match match_.name(party) {
        "" => unnamed(texts, party as usize),
        name => name.to_owned(),
    }
}

/// The name of a side's player, or of the side.
pub fn name(texts: &Texts, session: &Session, side: Side) -> String {
    match (session.known_as(side), session.current_match().zip(session.round())) {
        (Some(name), _) => name.to_owned(),
        (None, Some((match_, round))) => party_name(texts, match_, round.party(side)),
        (None, None) => say::side(texts, side),
    }
}

/// A side for a message's `$side`: the name of its player, or `white` or `black`.
pub fn who(session: &Session, side: Side) -> Arg<'static> {
    session.known_as(side).map_or_else(|| say::side_arg(side), |name| name.to_owned().into())
}

fn title(texts: &Texts, match_: &Match, round: &Round) -> String {
    let number = ("number", round.number.into());
    match (match_.form(), round.kind) {
        (MatchFormat::BestOf(games), _) => {
            texts.with("match-game-of", &[number, ("games", (*games).into())])
        }
        (_, RoundKind::Game) => texts.with("match-game", &[number]),
        (_, RoundKind::Rematch) if is_vela(round) => texts.with("match-game-vela", &[number]),
        (_, RoundKind::Rematch) => texts.with("match-game-rematch", &[number]),
        (_, RoundKind::Decider) => texts.with("match-game-decider", &[number]),
    }
}

/// Is this rematch one in which the other side eats?
fn is_vela(round: &Round) -> bool {
    round.variant.rules.switches.handicap.is_some_and(|handicap| !handicap.eater.chains)
}

fn handicap(texts: &Texts, session: &Session) -> Option<String> {
    let (rules, position) = (session.record().rules(), session.record().position());
    session.to_move()?;
    let (side, count) = stones_to_give(rules, position)?;
    let until = rules.switches.handicap?.until;
    let name = ("name", name(texts, session, side).into());
    let arguments = [name, ("count", count.into()), ("until", until.into())];
    Some(texts.with("match-handicap", &arguments))
}

fn counters(texts: &Texts, session: &Session) -> Vec<String> {
    let mut lines = Vec::new();
    if session.to_move().is_none() {
        return lines;
    }
    let now = session.record().counters();
    if let Some(left) = now.quiet_left.filter(|_| now.quiet >= QUIET) {
        let limit = now.quiet + left;
        let arguments = [("quiet", now.quiet.into()), ("limit", limit.into())];
        lines.push(texts.with("match-quiet", &arguments));
    }
    if now.stood > 1 && now.times_left.is_some() {
        lines.push(texts.with("match-stood", &[("stood", now.stood.into())]));
    }
    lines
}
