//! Follows the session of a coached game.

use super::advice::CoachQueryKind;
use super::{Coach, CoachPhase};
use crate::play::Session;
use fanorona_rules::{Position, Record, Side, Turn};

/// What the coach has seen of a session.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    start: Position,
    /// The turns of the record.
    pub turns: Vec<Turn>,
    /// The position, which a claim changes too.
    position: Position,
    /// Whether the person is to begin a turn.
    pub waits_for_person: bool,
    /// Whether the game is over.
    over: bool,
}

impl Seen {
    fn of(record: &Record, person: Side) -> Self {
        let over = record.outcome().is_some();
        let is_person = record.position().side() == person;
        Self {
            start: *record.start(),
            turns: record.turns().to_vec(),
            position: *record.position(),
            waits_for_person: !over && is_person && record.chain().is_empty(),
            over,
        }
    }

    /// The turn by which a record has grown since; `None` if it has changed in another way.
    fn played<'a>(&self, record: &'a Record) -> Option<&'a Turn> {
        let same = *record.start() == self.start;
        match record.turns().strip_prefix(&*self.turns) {
            Some([turn]) if same => Some(turn),
            _ => None,
        }
    }
}

impl Coach {
    /// Follows the session. Call it after every change; a call without a change does nothing.
    pub fn observe(&mut self, session: &Session) {
        if session.review().is_some() {
            return;
        }
        let Some((person, level)) = session.coached() else {
            *self = Self { query: self.query, ..Self::default() };
            return;
        };
        let record = session.record();
        let now = Seen::of(record, person);
        if let CoachPhase::Asking(question) = &mut self.phase {
            let open = session.question_open();
            // The question was opened, or the turn stands.
            if question.open && !open {
                self.phase = CoachPhase::Idle;
            } else {
                question.open = open;
            }
        }
        let before = self.seen.replace(now.clone());
        if before.as_ref() == Some(&now) {
            return;
        }
        if record.turns().is_empty() && record.next_undone().is_none() {
            // A new game.
            self.asked.clear();
            self.threats = None;
        }
        self.phase = CoachPhase::Idle;
        if now.over {
            return;
        }
        if now.waits_for_person {
            let found = self.threats.as_ref().is_some_and(|(turns, _)| *turns == now.turns);
            if !now.turns.is_empty() && !found {
                self.ask(record.clone(), level, CoachQueryKind::Threats);
            }
            return;
        }
        let Some(before) = before else { return };
        if record.position().side() == person || self.asked.contains(&before.turns) {
            return;
        }
        if let Some(turn) = before.played(record).cloned() {
            let mut earlier = record.clone();
            if earlier.undo_turn().is_ok() {
                self.ask(earlier, level, CoachQueryKind::Turn(turn));
            }
        }
    }
}
