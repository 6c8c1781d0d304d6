//! A scripted game: it starts from a position, and one side plays turns from a list.

use super::{Intent, OpenedGame, Session};
use crate::rules::notation::Game;
use crate::rules::{Position, Record, Side, Turn, Variant};
use std::sync::Arc;

/// A position and the turns that one side plays from there, whatever the other side does.
///
/// ```
/// use fanorona::game::{Intent, Script, Session};
/// use fanorona::rules::notation::read_turn;
/// use fanorona::rules::variant::shipped;
/// use fanorona::rules::{Record, Side};
///
/// let telo = shipped::variant("telo").unwrap();
/// let start = *Record::new(telo.rules.clone()).position();
/// let reply = read_turn(&telo.rules, &start, "a1-b2A").unwrap();
/// let script = Script::new(telo, start, Side::White, vec![reply]);
/// let mut session = Session::default();
/// session.apply(script.opening());
/// session.apply(script.reply(&session).unwrap());
/// assert_eq!(session.record().turns().len(), 1);
/// assert!(script.reply(&session).is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Script {
    variant: Arc<Variant>,
    start: Position,
    side: Side,
    turns: Vec<Turn>,
}

impl Script {
    /// A script in which `side` plays `turns`. `start` must be a position of the variant.
    pub const fn new(variant: Arc<Variant>, start: Position, side: Side, turns: Vec<Turn>) -> Self {
        Self { variant, start, side, turns }
    }

    /// The side that plays from the script.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The intent that starts the game. Both seats are taken by people.
    pub fn opening(&self) -> Intent {
        let record = Record::from_position(self.variant.rules.clone(), self.start);
        let game = Game::new(self.variant.key.clone(), record);
        Intent::Open(Box::new(OpenedGame::by_people(self.variant.clone(), game)))
    }

    /// Whether the scripted side is to move in the session, outside reviews.
    pub fn is_to_move(&self, session: &Session) -> bool {
        session.review().is_none() && session.to_move() == Some(self.side)
    }

    /// The intent that plays the next scripted turn; `None` if the other side is to move, the game
    /// is over or under review, or the script has no more turns. An illegal turn is refused by the
    /// session.
    pub fn reply(&self, session: &Session) -> Option<Intent> {
        if !self.is_to_move(session) {
            return None;
        }
        let turn = self.turns.get(session.record().turns().len() / 2)?.clone();
        Some(Intent::Play { turn, generation: session.generation() })
    }
}
