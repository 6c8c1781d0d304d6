//! What follows a verdict: solved, on to the reply, or an answer.

use super::{ExerciseRun, Message, RunPhase};
use crate::learn::evaluator::{TurnVerdict, Wrong, loss, passed};
use crate::learn::{Exercise, ExerciseOpponent, Shown, WrongTurn};
use fanorona_rules::Turn;

impl ExerciseRun {
    pub(super) fn judged(&mut self, verdict: TurnVerdict, turn: Turn) {
        self.undone.clear();
        match verdict {
            TurnVerdict::Solved => {
                self.line.push(turn);
                self.solve();
            }
            TurnVerdict::GoesOn => {
                self.line.push(turn);
                self.shown = Shown::default();
                let left = self.exercise().turns();
                let left = left.map(|turns| turns.saturating_sub(self.learner().turns));
                self.say(Message::GoesOn { left });
                self.go_on();
            }
            TurnVerdict::Wrong(wrong) => self.refuse(&wrong, turn),
            TurnVerdict::OutOfTurns => {
                self.line.push(turn);
                self.fail(Message::OutOfTurns);
            }
        }
    }

    /// Lets the opponent reply, or passes to the learner again.
    pub(super) fn go_on(&mut self) {
        let exercise = self.exercise().clone();
        if exercise.opponent != ExerciseOpponent::None || exercise.goal.line().is_some() {
            self.enter(RunPhase::Replying);
            return;
        }
        let record = self.record();
        let Some(next) = passed(record.rules(), record.position()) else {
            return self.fail(Message::OutOfTurns);
        };
        let learner = self.learner();
        if next.outcome(record.rules()).is_some() {
            return self.fail(Message::OutOfTurns);
        }
        self.past.push((self.base, self.earlier));
        (self.base, self.earlier) = (next, learner);
        self.line.clear();
        self.enter(RunPhase::Restoring);
    }

    pub(super) fn refuse(&mut self, wrong: &Wrong, turn: Turn) {
        self.wrong += 1;
        let exercise = self.exercise().clone();
        let answer = exercise.answers.iter().find(|answer| fits(&answer.to, &turn, wrong));
        self.shown = match answer {
            Some(answer) if answer.largest => {
                let (_, reply) = loss(&self.record(), &turn);
                reply.as_ref().map_or_else(Shown::default, Shown::reply)
            }
            _ => answer.and_then(Exercise::marks_of).unwrap_or_else(|| wrong.shown.clone()),
        };
        self.say(match answer {
            Some(answer) => Message::Answer(answer.say.clone()),
            None => Message::wrong(wrong.reason.clone(), exercise.side()),
        });
        self.enter(RunPhase::Wrong(turn));
    }

    pub(super) fn solve(&mut self) {
        self.say(Message::Solved(self.exercise().solved.clone()));
        self.shown = Shown::default();
        self.enter(RunPhase::Solved);
    }

    pub(super) fn fail(&mut self, message: Message) {
        self.wrong += 1;
        self.say(message);
        self.shown = Shown::default();
        self.enter(RunPhase::Failed);
    }
}

/// Whether an answer is for this wrong turn.
fn fits(to: &WrongTurn, turn: &Turn, wrong: &Wrong) -> bool {
    let first = turn.steps.first().and_then(|step| step.kind);
    match to {
        WrongTurn::Turns(turns) => turns.contains(turn),
        WrongTurn::Paika => turn.is_paika(),
        WrongTurn::Capture(kind) => first == Some(*kind),
        WrongTurn::Fewer(stones) => turn.captured.len() < *stones,
        WrongTurn::StoppedEarly => wrong.stopped_early,
        WrongTurn::WentOn => wrong.went_on,
        WrongTurn::From(points) => points.contains(turn.from),
        WrongTurn::Any => true,
    }
}
