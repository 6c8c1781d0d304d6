//! What the learner does beside playing in the session: picks, buttons, hints, starting again.

use super::{Button, ExerciseRun, Message, Next, RunPhase};
use crate::learn::{Exercise, Goal, Shown, WrongReason};
use crate::play::{Intent, Session};
use fanorona_rules::{Point, PointSet};

impl ExerciseRun {
    /// Picks a point, or unpicks nothing: a point that was picked stays so. Does nothing unless
    /// [`ExerciseRun::is_picking`].
    pub fn pick(&mut self, point: Point) {
        self.pick_all(&[point], true);
    }

    /// Picks points that were named together. If one of them is not asked for, or `exist` is false
    /// because the board does not have another that was named, none is picked, and it counts as one
    /// wrong pick. What is said is about the first that is not asked for, if there is one. Does
    /// nothing unless [`ExerciseRun::is_picking`].
    pub fn pick_all(&mut self, named: &[Point], exist: bool) {
        let exercise = self.exercise().clone();
        let Goal::Points(points) = exercise.goal else { return };
        if self.phase != RunPhase::Picking {
            return;
        }
        self.message = None;
        self.shown = Shown::default();
        let others: PointSet = named.iter().copied().filter(|&it| !points.contains(it)).collect();
        if others.is_empty() && exist {
            self.picked = named.iter().fold(self.picked, |picked, &point| picked.with(point));
            if self.picked == points {
                self.solve();
            }
            return;
        }
        self.wrong += 1;
        let Some(&point) = named.iter().find(|&&point| others.contains(point)) else { return };
        let answer = exercise.answer_to_pick(point);
        self.shown = answer.and_then(Exercise::marks_of).unwrap_or_else(|| Shown::points(others));
        self.say(match answer {
            Some(answer) => Message::Answer(answer.say.clone()),
            None => Message::wrong(WrongReason::NotPoint(point), exercise.side()),
        });
    }

    /// Does what a button does, except [`Button::Next`] and [`Button::Skip`], which are the
    /// caller's. Returns an intent to apply, if that is all there is to do.
    pub fn press(&mut self, button: Button, session: &Session) -> Option<Intent> {
        match button {
            Button::Claim => Some(Intent::Claim),
            Button::TryAgain => match self.next(session) {
                Next::Retry(Intent::Undo) => Some(Intent::Undo),
                Next::Retry(_) => {
                    self.restart();
                    None
                }
                _ => None,
            },
            Button::TakeBack => self.take_back(session),
            Button::Hint => {
                self.hint();
                None
            }
            Button::Solution => {
                self.solution();
                None
            }
            Button::Restart => {
                self.restart();
                None
            }
            Button::Again => {
                self.again();
                None
            }
            Button::Next | Button::Skip => None,
        }
    }

    /// Shows the hint.
    pub fn hint(&mut self) {
        if matches!(self.phase, RunPhase::Picking | RunPhase::Learner) {
            self.helps += u32::from(!self.hinted);
            self.hinted = true;
            self.say(Message::Hint(self.exercise().hint.clone()));
            self.shown = Shown::default();
        }
    }

    /// Shows the solution, or the next turn of it.
    pub fn solution(&mut self) {
        let goal = &self.exercise().goal;
        match (&self.phase, goal) {
            (RunPhase::Picking, Goal::Points(points)) => {
                let left = *points - self.picked;
                self.shown = Shown::points(left);
                self.say(Message::SolutionPoints(left));
                self.helps += 1;
            }
            (RunPhase::Learner, Goal::Claim) => {
                self.say(Message::SolutionClaim);
                self.helps += 1;
            }
            (RunPhase::Learner, _) if !self.wants_solution => {
                self.wants_solution = true;
                self.query += 1;
                self.helps += 1;
            }
            _ => {}
        }
    }

    /// Starts the exercise again. Wrong turns and hints still count.
    pub fn restart(&mut self) {
        if let Some(new) = Self::new(self.lesson.clone(), self.place) {
            let Self { wrong, helps, hinted, query, messages, .. } = *self;
            *self = Self { wrong, helps, hinted, query, messages, ..new };
        }
    }

    /// Does the exercise again, as if for the first time.
    pub fn again(&mut self) {
        self.restart();
        (self.wrong, self.helps, self.hinted) = (0, 0, false);
    }

    /// Takes back the open chain, or the learner's last turn and the reply to it.
    fn take_back(&mut self, session: &Session) -> Option<Intent> {
        if self.phase != RunPhase::Learner {
            return None;
        }
        if !session.record().chain().is_empty() || self.has_turn_in_line() {
            return Some(Intent::Undo);
        }
        let (base, earlier) = self.past.pop()?;
        self.wrong += 1;
        (self.base, self.earlier) = (base, earlier);
        self.line.clear();
        self.undone.clear();
        self.message = None;
        self.shown = Shown::default();
        self.phase = RunPhase::Restoring;
        None
    }
}
