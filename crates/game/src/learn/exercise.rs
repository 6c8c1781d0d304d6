//! An exercise of a lesson: position, task, goal, opponent and answers.

use super::{Localized, Shown};
use fanorona_engine::Character;
use fanorona_rules::{CaptureKind, Point, PointSet, Position, Record, Side, Turn, Variant};
use std::sync::Arc;

/// An exercise of a [`Lesson`](super::Lesson).
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The short name, unique within the lesson.
    pub key: String,
    /// The rules.
    pub variant: Arc<Variant>,
    /// The position at the start. The learner plays the side to move, or the other one if there is
    /// a turn before.
    pub position: Position,
    /// The opponent's turn that leads from the position to the learner's first turn.
    pub before: Option<Turn>,
    /// The paragraphs shown before and beside the board.
    pub say: Localized<Vec<String>>,
    /// What to do, in one sentence.
    pub task: Localized<String>,
    /// What solves the exercise.
    pub goal: Goal,
    /// What plays the other side.
    pub opponent: ExerciseOpponent,
    /// The number of the learner's turns within which the goal must be reached; `None` if there is
    /// no limit.
    pub within: Option<u32>,
    /// Points that are marked from the start.
    pub marks: PointSet,
    /// What to say to wrong turns; the first that fits is said.
    pub answers: Vec<Answer>,
    /// Shown on request before the solution.
    pub hint: Localized<String>,
    /// Said when the exercise is solved.
    pub solved: Localized<String>,
}

/// What solves an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Pick exactly these points, in any order.
    Points(PointSet),
    /// The first turn is one of these, or takes the same stones between the same points.
    Turns(Vec<Turn>),
    /// The turns take this number of stones together.
    Capture(usize),
    /// A stone stands on one of these points after a turn.
    Reach(PointSet),
    /// The turns of this line: the learner's at even places, the opponent's between.
    Line(Vec<Turn>),
    /// The best turns: those of a line, or others as good. Why another turn is worse is found by a
    /// search, and said without naming a right one.
    Best {
        /// The line, as in [`Goal::Line`].
        line: Vec<Turn>,
        /// For each turn of the learner in the line, the others that count as right; may be shorter.
        /// One that leads to another position than the line solves the exercise there.
        equal: Vec<Vec<Turn>>,
    },
    /// The learner wins the game.
    Win,
    /// The game is not lost after this number of turns, or ends in a draw or a win before.
    Hold(u32),
    /// The first turn leaves the opponent no larger capture than the best turn does.
    Keep,
    /// The learner claims the capture that the opponent has just omitted.
    Claim,
}

/// What plays the other side of an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ExerciseOpponent {
    /// Nobody: after a turn the learner moves again.
    #[default]
    None,
    /// These turns in order; where one is illegal, the best turn.
    Script(Vec<String>),
    /// The best turn: by endgame tables where they reach, else by a search of fixed size.
    Best,
    /// A computer opponent.
    Character(Arc<Character>),
}

/// What to say to a wrong turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The turns it is for.
    pub to: WrongTurn,
    /// What is said.
    pub say: Localized<String>,
    /// Points to mark with it; empty to show what the program finds.
    pub marks: PointSet,
    /// Whether the opponent's largest capture after the turn is shown instead, because the answer
    /// speaks of it.
    pub largest: bool,
}

/// A kind of wrong turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongTurn {
    /// One of these turns.
    Turns(Vec<Turn>),
    /// A turn that captures nothing.
    Paika,
    /// A turn whose first step captures in this way.
    Capture(CaptureKind),
    /// A turn that takes fewer stones.
    Fewer(usize),
    /// A turn that a right turn continues.
    StoppedEarly,
    /// A turn that continues a right turn.
    WentOn,
    /// A turn from one of these points, or a pick of one of them.
    From(PointSet),
    /// Any turn or pick.
    Any,
}

impl Goal {
    /// The line, if it is one of both sides' turns.
    pub fn line(&self) -> Option<&[Turn]> {
        match self {
            Self::Line(line) | Self::Best { line, .. } => Some(line),
            _ => None,
        }
    }
}

impl Exercise {
    /// The learner's side.
    pub fn side(&self) -> Side {
        let side = self.position.side();
        if self.before.is_some() { side.opponent() } else { side }
    }

    /// The game at the learner's first turn.
    pub fn record(&self) -> Record {
        let mut record = Record::from_position(self.variant.rules.clone(), self.position);
        if let Some(before) = &self.before {
            // The turn was checked when the exercise was read.
            let _ = record.play(before);
        }
        record
    }

    /// Whether the learner picks points and plays no turns.
    pub const fn picks(&self) -> bool {
        matches!(self.goal, Goal::Points(_))
    }

    /// The number of turns that the learner has: `None` if there is no limit.
    pub fn turns(&self) -> Option<u32> {
        match &self.goal {
            Goal::Points(_) => Some(0),
            Goal::Turns(_) | Goal::Keep | Goal::Claim => Some(1),
            Goal::Line(line) | Goal::Best { line, .. } => Some(line.len().div_ceil(2) as u32),
            Goal::Capture(_) | Goal::Reach(_) => Some(self.within.unwrap_or(1)),
            Goal::Hold(turns) => Some(*turns),
            Goal::Win => self.within,
        }
    }

    /// The turns that solve the exercise or go on to its solution at the learner's turn of this
    /// number, from 0, as far as the goal lists them. That of a line is the first.
    pub(super) fn right_turns(&self, number: u32) -> Vec<Turn> {
        let number = number as usize;
        match &self.goal {
            Goal::Turns(turns) => turns.clone(),
            Goal::Line(line) => line.get(2 * number).cloned().into_iter().collect(),
            Goal::Best { line, equal } => {
                let equal = equal.get(number).into_iter().flatten();
                line.get(2 * number).into_iter().chain(equal).cloned().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What is shown for an answer's marks.
    pub(super) fn marks_of(answer: &Answer) -> Option<Shown> {
        (!answer.marks.is_empty()).then(|| Shown { points: answer.marks, ..Shown::default() })
    }

    /// The answer to a pick of this point.
    pub(super) fn answer_to_pick(&self, point: Point) -> Option<&Answer> {
        self.answers.iter().find(|answer| match &answer.to {
            WrongTurn::From(points) => points.contains(point),
            WrongTurn::Any => true,
            _ => false,
        })
    }
}
