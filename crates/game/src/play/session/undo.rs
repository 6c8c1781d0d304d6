//! Undo and redo, also of the computer's turns.

use super::Session;
use crate::play::Notice;
use fanorona_rules::{Refusal, Side, Turn};

impl Session {
    /// Takes back an open chain, an end by resignation, agreement or time, or turns until a person
    /// is to move. Refuses if a person plays but has not moved yet: the computer would play its turn again.
    /// If the computer plays both sides, takes back one turn.
    pub(super) fn undo(&mut self) -> Result<Vec<Notice>, Refusal> {
        let had_chain = !self.record.chain().is_empty();
        let had_end = self.record.ended().is_some();
        if !had_chain && !had_end && self.only_computers_moved() {
            return Err(Refusal::NothingToUndo);
        }
        let turns = self.record.turns().len();
        let mut notices = Vec::new();
        notices.extend(self.take_back()?);
        while !had_chain && !had_end && self.waits_for_computer() && self.record.can_undo() {
            notices.extend(self.take_back()?);
        }
        if self.record.turns().len() < turns && self.learner().is_some() {
            self.taken_back = self.taken_back.saturating_add(1);
        }
        notices.push(Notice::Rewound);
        Ok(notices)
    }

    /// Takes back an open chain, an agreed end or a turn. Returns a notice if stones move back.
    fn take_back(&mut self) -> Result<Option<Notice>, Refusal> {
        let chain = self.record.chain().steps().to_vec();
        let turns = self.record.turns().len();
        self.record.undo_turn()?;
        let turn = if self.record.turns().len() < turns {
            self.record.next_undone().cloned()
        } else {
            Turn::new(chain)
        };
        let side = self.record.position().side();
        Ok(turn.map(|turn| Notice::TurnTakenBack { side, turn }))
    }

    /// Plays turns again until a person is to move.
    pub(super) fn redo(&mut self) -> Result<Vec<Notice>, Refusal> {
        let mut notices = Vec::new();
        notices.extend(self.play_again()?);
        while self.waits_for_computer() && self.record.can_redo() {
            notices.extend(self.play_again()?);
        }
        notices.push(Notice::Rewound);
        Ok(notices)
    }

    /// Plays the turn again that was taken back last.
    fn play_again(&mut self) -> Result<Option<Notice>, Refusal> {
        let side = self.record.position().side();
        let turn = self.record.next_undone().cloned();
        self.record.redo_turn()?;
        Ok(turn.map(|turn| Notice::TurnRedone { side, turn }))
    }

    /// Whether the computer is to move in a game that a person plays too.
    fn waits_for_computer(&self) -> bool {
        self.seat(self.record.position().side()).is_computer()
            && self.seats.iter().any(|seat| !seat.is_computer())
    }

    /// Whether a person plays, and all turns so far are the computer's.
    fn only_computers_moved(&self) -> bool {
        let is_person = |side: Side| !self.seat(side).is_computer();
        let mut movers = self.record.positions().iter().zip(self.record.turns());
        Side::BOTH.into_iter().any(is_person)
            && !movers.any(|(position, _)| is_person(position.side()))
    }
}
