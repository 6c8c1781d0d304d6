//! The decisions of computer opponents in a session, and their random seed.

use super::{Seat, Session};
use fanorona_engine::Character;
use fanorona_rules::Side;
use std::sync::Arc;

/// Two computers stop their match after this number of drawn games in a row, because it might never
/// end.
const MAX_DRAWN_IN_A_ROW: usize = 8;
/// Two computers agree on a draw at every thousandth turn, because under rules without limits their game
/// might never end.
const MOST_TURNS: usize = 1_000;
/// The difference between the seeds of consecutive games of a match, so that a drawn game is not
/// repeated.
const SEED_STEP: u64 = 7919;

/// A decision that a computer opponent must make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerTask {
    /// The kind of decision.
    pub decision: Decision,
    /// The side that decides.
    pub side: Side,
    /// The opponent that plays this side.
    pub character: Arc<Character>,
}

/// The kinds of decision a computer opponent makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Play a turn.
    Turn,
    /// Accept or decline a draw offer.
    DrawOffer,
}

impl Session {
    /// The decision that a computer must make now; `None` if a person is to decide, the game is over,
    /// or the coach's question is open.
    ///
    /// ```
    /// use fanorona_engine::character::named;
    /// use fanorona_game::play::{Decision, Intent, Seat, Session};
    /// use fanorona_rules::{Side, variant::shipped};
    ///
    /// let seats = [Seat::Computer(named("fara").unwrap()), Seat::Person];
    /// let mut session = Session::new(shipped::variant("telo").unwrap(), seats);
    /// let task = session.computer_task().unwrap();
    /// assert_eq!((task.decision, task.side), (Decision::Turn, Side::White));
    /// session.apply(Intent::Resign(Side::Black));
    /// assert_eq!(session.computer_task(), None); // the game is over
    /// ```
    pub fn computer_task(&self) -> Option<ComputerTask> {
        if self.question_open() {
            return None;
        }
        let to_move = self.to_move()?;
        let computer = |side: Side| match self.seat(side) {
            Seat::Computer(character) => Some((side, character.clone())),
            Seat::Person | Seat::Exercise => None,
        };
        let offered = self.record.offer().and_then(|offering| computer(offering.opponent()));
        if let Some((side, character)) = offered {
            return Some(ComputerTask { decision: Decision::DrawOffer, side, character });
        }
        // The computer never finishes a turn that a person has begun, even if the seats change.
        if !self.record.chain().is_empty() {
            return None;
        }
        let (side, character) = computer(to_move)?;
        Some(ComputerTask { decision: Decision::Turn, side, character })
    }

    /// The seed of the computer's random choices in this game, derived from `seed`. It differs from
    /// game to game of a match.
    pub fn game_seed(&self, seed: u64) -> u64 {
        let games = self.current_match().map_or(0, |match_| match_.played().len());
        seed.wrapping_add(SEED_STEP.wrapping_mul(games as u64))
    }

    /// Whether the computer plays both sides.
    pub fn is_computer_game(&self) -> bool {
        self.seats.iter().all(Seat::is_computer)
    }

    /// The number of turns of a game between two computers that might never end: at every thousandth turn.
    /// If the rules allow it, they agree on a draw then, so that the game is over.
    pub fn endless_turns(&self) -> Option<usize> {
        let turns = self.record.turns().len();
        let is_endless = self.is_computer_game()
            && turns > 0
            && turns.is_multiple_of(MOST_TURNS)
            && self.record.outcome().is_none();
        is_endless.then_some(turns)
    }

    /// The number of games drawn in a row, if two computers stop their match because of it.
    pub fn endless_draws(&self) -> Option<usize> {
        let match_ = self
            .current_match()
            .filter(|_| self.is_computer_game() && self.next_round().is_some())?;
        let drawn = match_.played().iter().rev().take_while(|game| game.winner().is_none()).count();
        (drawn >= MAX_DRAWN_IN_A_ROW).then_some(drawn)
    }

    /// Whether the next game of the match begins automatically.
    pub fn continues_by_itself(&self) -> bool {
        self.is_computer_game() && self.next_round().is_some() && self.endless_draws().is_none()
    }
}
