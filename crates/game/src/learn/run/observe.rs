//! Follows the session of an exercise.

use super::{ExerciseRun, Message, RunPhase};
use crate::learn::{Goal, Shown};
use crate::play::Session;
use fanorona_rules::notation::PositionText;
use fanorona_rules::{Record, Turn};

/// How the session's record differs from the turns that stand.
enum RecordChange {
    /// Not at all.
    None,
    /// It has one turn more.
    Played(Turn),
    /// It has fewer turns, and the learner is to move.
    TakenBack,
    /// Turns that were taken back are there again, and the learner is to move.
    Redone,
    /// The opponent's last turn was taken back by a claim, and the opponent must capture.
    Claimed,
    /// It does not belong to the exercise.
    Other,
}

impl ExerciseRun {
    /// Follows the session. Call it after every change; a call without a change does nothing.
    pub fn observe(&mut self, session: &Session) {
        if session.review().is_some() || !self.is_on(session) {
            return;
        }
        let record = session.record();
        match self.phase {
            RunPhase::Picking | RunPhase::Solved => {}
            RunPhase::Opening => {
                if *record == self.exercise().record() {
                    self.begin();
                }
            }
            RunPhase::Failed => {
                if *record == self.exercise().record() {
                    let message = self.message.take();
                    self.restart();
                    self.begin();
                    self.message = message;
                }
            }
            RunPhase::Restoring => {
                let is_there = *record.start() == self.base && record.turns().is_empty();
                // It may have been there before, and ended by agreement or resignation.
                if is_there && record.chain().is_empty() && record.outcome().is_none() {
                    let learner = self.base.side() == self.exercise().side();
                    self.enter(if learner { RunPhase::Learner } else { RunPhase::Replying });
                }
            }
            RunPhase::Learner | RunPhase::Judging(_) | RunPhase::Wrong(_) => {
                self.follow(record, false);
            }
            RunPhase::Replying | RunPhase::Reply(_) => self.follow(record, true),
        }
    }

    /// The game of the exercise has begun.
    fn begin(&mut self) {
        let exercise = self.exercise();
        self.line = exercise.before.iter().cloned().collect();
        let picks = self.exercise().picks();
        self.enter(if picks { RunPhase::Picking } else { RunPhase::Learner });
    }

    /// Follows the record. `replying` is whether the opponent is to play.
    fn follow(&mut self, record: &Record, replying: bool) {
        match self.change(record) {
            // An end by agreement or resignation is not part of an exercise, and neither is a chain
            // that somebody begins for the opponent.
            RecordChange::None if record.outcome().is_some() => self.restore(),
            RecordChange::None if replying && !record.chain().is_empty() => self.restore(),
            RecordChange::None => {
                if matches!(self.phase, RunPhase::Wrong(_) | RunPhase::Judging(_)) {
                    if self.shown.after {
                        self.shown = Shown::default();
                    }
                    self.enter(RunPhase::Learner);
                }
            }
            RecordChange::Played(turn) if replying => self.replied(turn, record),
            RecordChange::Played(turn) => self.played(turn),
            RecordChange::TakenBack => {
                self.undone = self.line.split_off(record.turns().len());
                // Taking back one of the best turns is no error.
                self.wrong += u32::from(!matches!(self.exercise().goal, Goal::Best { .. }));
                self.say(Message::TakenBack);
                self.shown = Shown::default();
                self.enter(RunPhase::Learner);
            }
            RecordChange::Redone => {
                self.line = record.turns().to_vec();
                self.undone.clear();
                self.message = None;
                self.enter(RunPhase::Learner);
            }
            RecordChange::Claimed if self.exercise().goal == Goal::Claim => self.solve(),
            RecordChange::Claimed => {
                if *record.start() != self.base {
                    self.earlier = self.learner();
                    self.base = *record.start();
                }
                self.line = record.turns().to_vec();
                self.undone.clear();
                self.message = None;
                self.enter(RunPhase::Replying);
            }
            RecordChange::Other => self.restore(),
        }
    }

    fn change(&self, record: &Record) -> RecordChange {
        let (turns, position) = (record.turns(), record.position());
        let learner = position.side() == self.exercise().side();
        let same_start = *record.start() == self.base;
        match (turns.strip_prefix(&*self.line), self.line.strip_prefix(turns)) {
            (Some([]), _) if same_start => RecordChange::None,
            _ if position.claimed() && !learner => RecordChange::Claimed,
            _ if !same_start => RecordChange::Other,
            (Some([turn]), _) => RecordChange::Played(turn.clone()),
            (Some(more), _) if learner && self.undone.starts_with(more) => RecordChange::Redone,
            (None, Some(_)) if learner => RecordChange::TakenBack,
            _ => RecordChange::Other,
        }
    }

    /// The learner has played a turn.
    fn played(&mut self, turn: Turn) {
        match &self.phase {
            // It is being judged, or it was and waits to be taken back.
            RunPhase::Judging(same) | RunPhase::Wrong(same) if *same == turn => {}
            _ => {
                self.shown = Shown::default();
                self.message = None;
                self.enter(RunPhase::Judging(turn));
            }
        }
    }

    /// The opponent has played a turn.
    fn replied(&mut self, turn: Turn, record: &Record) {
        self.line.push(turn);
        let Some(outcome) = record.outcome() else { return self.enter(RunPhase::Learner) };
        let side = self.exercise().side();
        let solved = match self.exercise().goal {
            Goal::Hold(_) => outcome.winner() != Some(side.opponent()),
            Goal::Win => outcome.winner() == Some(side),
            _ => false,
        };
        if solved {
            self.solve();
        } else {
            self.fail(Message::Over(outcome));
        }
    }

    /// Has the session set up the position after the turns that stand.
    fn restore(&mut self) {
        self.undone.clear();
        if !self.has_turn_in_line() && self.past.is_empty() && self.earlier.turns == 0 {
            // With the opponent's turn before the first one, if there is one.
            self.base = self.exercise().position;
            self.line.clear();
            self.enter(RunPhase::Opening);
            return;
        }
        let rules = &self.exercise().variant.rules;
        // As a text, which is how the session gets it: a claim is not part of it.
        let position = *self.record().position();
        let position = PositionText::from_position(rules, &position).to_position(rules);
        let Ok(position) = position else { return self.restart() };
        self.earlier = self.learner();
        self.base = position;
        self.line.clear();
        self.enter(RunPhase::Restoring);
    }
}
