//! What to show beside the board and on it.

use super::{Button, ExerciseRun, Message, RunPhase};
use crate::learn::{Goal, Localized};
use crate::play::Session;
use fanorona_rules::{Point, PointSet};

/// What to show of an exercise. `say::localized` and `say::paragraphs` find the lesson's texts in a language;
/// [`Message`] and [`Button`] have sentences in the game's texts.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseView<'a> {
    /// The name of the lesson.
    pub title: &'a Localized<String>,
    /// The number of the exercise in its lesson, from 1.
    pub number: usize,
    /// The number of exercises of the lesson.
    pub count: usize,
    /// What the exercise says.
    pub paragraphs: &'a Localized<Vec<String>>,
    /// What to do.
    pub task: &'a Localized<String>,
    /// What is said about the learner's last action.
    pub message: Option<Message>,
    /// Points to mark on the board.
    pub points: PointSet,
    /// The points that the learner has picked.
    pub picked: PointSet,
    /// A turn to show on the board: its points, the start first; empty if there is none.
    pub path: Vec<Point>,
    /// The stones that this turn captures.
    pub captured: PointSet,
    /// Whether this turn is an answer of the opponent to the learner's turn. Otherwise the learner
    /// plays it, or could have played it.
    pub is_reply: bool,
    /// The learner's turns that are left; `None` if they are not limited.
    pub turns_left: Option<u32>,
    /// The stars, if the exercise is solved.
    pub stars: Option<u8>,
    /// The buttons, the most likely first.
    pub buttons: Vec<Button>,
}

impl ExerciseRun {
    /// What to show.
    pub fn view(&self, session: &Session) -> ExerciseView<'_> {
        let exercise = self.exercise();
        let is_solved = self.phase == RunPhase::Solved;
        // While the learner builds a chain, what was shown about the turn before is in the way.
        let chain = !session.record().chain().is_empty() && self.is_on(session);
        let shown = if chain { Default::default() } else { self.shown.clone() };
        let marks = if is_solved { PointSet::EMPTY } else { exercise.marks };
        ExerciseView {
            title: &self.lesson.names,
            number: self.place + 1,
            count: self.lesson.exercises.len(),
            paragraphs: &exercise.say,
            task: &exercise.task,
            message: self.message.clone(),
            points: if shown.points.is_empty() { marks } else { shown.points },
            picked: self.picked,
            path: shown.path,
            captured: shown.captured,
            is_reply: shown.after,
            turns_left: exercise
                .turns()
                .filter(|_| !exercise.picks())
                .map(|turns| turns.saturating_sub(self.learner().turns)),
            stars: self.stars(),
            buttons: self.buttons(session),
        }
    }

    /// The buttons that do something now, the most likely first. A chain is ended as in a game.
    pub fn buttons(&self, session: &Session) -> Vec<Button> {
        let help = if self.hinted { Button::Solution } else { Button::Hint };
        match self.phase {
            RunPhase::Opening | RunPhase::Restoring => vec![Button::Skip],
            RunPhase::Judging(_) | RunPhase::Replying | RunPhase::Reply(_) => {
                vec![Button::Restart, Button::Skip]
            }
            RunPhase::Picking => vec![help, Button::Skip],
            RunPhase::Wrong(_) | RunPhase::Failed => vec![Button::TryAgain, Button::Skip],
            RunPhase::Solved => vec![Button::Next, Button::Again],
            RunPhase::Learner => {
                let record = session.record();
                let mut buttons = Vec::new();
                if self.exercise().goal == Goal::Claim || record.can_claim() {
                    buttons.push(Button::Claim);
                }
                let moved = self.has_turn_in_line() || !self.past.is_empty();
                if moved || !record.chain().is_empty() {
                    buttons.push(Button::TakeBack);
                }
                buttons.push(help);
                if moved {
                    buttons.push(Button::Restart);
                }
                buttons.push(Button::Skip);
                buttons
            }
        }
    }
}
