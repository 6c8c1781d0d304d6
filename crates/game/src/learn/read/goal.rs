//! Reading goals, opponents and kinds of wrong turns.

use super::{LessonErrorKind, LessonReader};
use crate::learn::evaluator::{ExerciseEvaluator, LearnerState, Plan};
use crate::learn::{Exercise, ExerciseOpponent, Goal, WrongTurn};
use fanorona_engine::character;
use fanorona_formats::Raw;
use fanorona_rules::{Board, CaptureKind, PointSet, Position, Record, Turn, Variant};
use serde::Deserialize;
use std::sync::Arc;

/// The number of turns tried to see whether a goal can be reached.
const TRIED: usize = 2_000;

/// Where the learner's first turn is played.
pub(super) struct ExerciseStart {
    pub variant: Arc<Variant>,
    pub position: Position,
    pub before: Option<Turn>,
    /// The game at the learner's first turn.
    pub record: Record,
}

/// A goal as written.
#[derive(Deserialize)]
#[serde(rename = "Goal", deny_unknown_fields)]
pub(super) enum GoalText<'a> {
    #[serde(borrow)]
    Points(Vec<Raw<'a>>),
    #[serde(borrow)]
    Turns(Vec<Raw<'a>>),
    Capture(usize),
    #[serde(borrow)]
    Reach(Vec<Raw<'a>>),
    #[serde(borrow)]
    Line(Vec<Raw<'a>>),
    Best {
        #[serde(borrow)]
        line: Vec<Raw<'a>>,
        #[serde(borrow, default)]
        equal: Vec<Vec<Raw<'a>>>,
    },
    Win,
    Hold(u32),
    Keep,
    Claim,
}

/// An opponent as written.
#[derive(Deserialize)]
#[serde(rename = "Opponent", deny_unknown_fields)]
pub(super) enum OpponentText<'a> {
    None,
    Script(Vec<String>),
    Best,
    #[serde(borrow)]
    Character(Raw<'a>),
}

/// A kind of wrong turn as written.
#[derive(Deserialize)]
#[serde(rename = "WrongTurn", deny_unknown_fields)]
pub(super) enum WrongTurnText<'a> {
    #[serde(borrow)]
    Turns(Vec<Raw<'a>>),
    Paika,
    Approach,
    Withdrawal,
    Fewer(usize),
    StoppedEarly,
    WentOn,
    #[serde(borrow)]
    From(Vec<Raw<'a>>),
    Any,
}

impl<'a> LessonReader<'a> {
    /// The goal; `at` is where it is written.
    pub(super) fn goal(
        &mut self,
        goal: GoalText<'a>,
        place: &ExerciseStart,
        at: usize,
    ) -> Option<Goal> {
        let board = &place.variant.rules.board;
        Some(match goal {
            GoalText::Points(names) => Goal::Points(self.set(board, &names, "goal", at)?),
            GoalText::Reach(names) => Goal::Reach(self.set(board, &names, "goal", at)?),
            GoalText::Turns(turns) => {
                Goal::Turns(self.turns(&turns, place, &[*place.record.position()], "goal", at)?)
            }
            GoalText::Line(turns) => Goal::Line(self.line(&turns, place, at)?),
            GoalText::Best { line, equal } => {
                let line = self.line(&line, place, at)?;
                let equal = self.equal(&equal, &line, place, at)?;
                Goal::Best { line, equal }
            }
            GoalText::Capture(0) | GoalText::Hold(0) => return self.zero(at, "goal"),
            GoalText::Capture(stones) => Goal::Capture(stones),
            GoalText::Hold(turns) => Goal::Hold(turns),
            GoalText::Win => Goal::Win,
            GoalText::Keep => Goal::Keep,
            GoalText::Claim => Goal::Claim,
        })
    }

    fn zero<T>(&mut self, at: usize, field: &'static str) -> Option<T> {
        self.error(at, LessonErrorKind::Zero(field));
        None
    }

    /// A list of points that must not be empty.
    fn set(
        &mut self,
        board: &Board,
        names: &[Raw<'a>],
        field: &str,
        at: usize,
    ) -> Option<PointSet> {
        if names.is_empty() {
            self.error(at, LessonErrorKind::EmptyList);
        }
        let points = self.points(board, names, field);
        (points.len() == names.len() && !names.is_empty()).then(|| points.into_iter().collect())
    }

    /// Turns that are each legal in one of these positions.
    fn turns(
        &mut self,
        turns: &[Raw<'a>],
        place: &ExerciseStart,
        positions: &[Position],
        field: &str,
        at: usize,
    ) -> Option<Vec<Turn>> {
        if turns.is_empty() {
            self.error(at, LessonErrorKind::EmptyList);
            return None;
        }
        let read = |reader: &mut Self, &raw: &Raw<'a>| {
            let before = reader.errors.len();
            for position in positions {
                let turn = reader.turn(raw, &place.variant, position, field);
                if turn.is_some() {
                    reader.errors.truncate(before);
                    return turn;
                }
            }
            // The error in the first position says most.
            reader.errors.truncate(before + 1);
            None
        };
        let found: Vec<_> = turns.iter().map(|raw| read(self, raw)).collect();
        found.into_iter().collect()
    }

    /// A line of turns of both sides.
    fn line(&mut self, turns: &[Raw<'a>], place: &ExerciseStart, at: usize) -> Option<Vec<Turn>> {
        if turns.is_empty() {
            self.error(at, LessonErrorKind::EmptyList);
            return None;
        }
        let mut record = place.record.clone();
        let mut line = Vec::new();
        for &raw in turns {
            let turn = self.turn(raw, &place.variant, record.position(), "goal")?;
            if record.play(&turn).is_err() {
                self.error(raw.offset(self.text), LessonErrorKind::GameOver);
                return None;
            }
            line.push(turn);
        }
        if line.len().is_multiple_of(2) {
            self.error(at, LessonErrorKind::LineEndsWithReply);
            return None;
        }
        Some(line)
    }

    /// For each turn of the learner in a line, others that are legal there.
    fn equal(
        &mut self,
        equal: &[Vec<Raw<'a>>],
        line: &[Turn],
        place: &ExerciseStart,
        at: usize,
    ) -> Option<Vec<Vec<Turn>>> {
        let positions = learner_positions(&place.record, Some(line));
        if equal.len() > positions.len() {
            self.error(at, LessonErrorKind::TooManyLists { most: positions.len() });
            return None;
        }
        let read = |reader: &mut Self, (turns, position): (&Vec<Raw<'a>>, &Position)| {
            let turns = turns.iter().map(|&raw| reader.turn(raw, &place.variant, position, "goal"));
            let turns: Vec<_> = turns.collect();
            turns.into_iter().collect::<Option<Vec<Turn>>>()
        };
        let found: Vec<_> = equal.iter().zip(&positions).map(|pair| read(self, pair)).collect();
        found.into_iter().collect()
    }

    pub(super) fn opponent(&mut self, opponent: OpponentText<'a>) -> Option<ExerciseOpponent> {
        Some(match opponent {
            OpponentText::None => ExerciseOpponent::None,
            OpponentText::Best => ExerciseOpponent::Best,
            OpponentText::Script(turns) => ExerciseOpponent::Script(turns),
            OpponentText::Character(raw) => {
                let key = self.checked(raw.read::<String>(self.text, "opponent"))?;
                let Some(character) = character::named(&key) else {
                    let at = raw.offset(self.text);
                    self.error(at, LessonErrorKind::UnknownCharacter(key));
                    return None;
                };
                ExerciseOpponent::Character(character)
            }
        })
    }

    /// A kind of wrong turn. Its turns must not solve the exercise.
    pub(super) fn wrong_turn(
        &mut self,
        (to, at): (WrongTurnText<'a>, usize),
        place: &ExerciseStart,
        goal: Option<&Goal>,
    ) -> Option<WrongTurn> {
        let board = &place.variant.rules.board;
        Some(match to {
            WrongTurnText::Turns(raw) => {
                let positions = learner_positions(&place.record, goal.and_then(Goal::line));
                let turns = self.turns(&raw, place, &positions, "to", at)?;
                for (raw, turn) in raw.iter().zip(&turns) {
                    let right = match goal {
                        Some(Goal::Turns(right)) => right.contains(turn),
                        Some(Goal::Best { line, equal }) => {
                            let line = line.iter().step_by(2);
                            line.chain(equal.iter().flatten()).any(|right| right == turn)
                        }
                        Some(Goal::Line(line)) => line.iter().step_by(2).any(|right| right == turn),
                        _ => false,
                    };
                    if right {
                        let text = self.checked(raw.read::<String>(self.text, "to"))?;
                        let at = raw.offset(self.text);
                        self.error(at, LessonErrorKind::AnswersSolution(text));
                    }
                }
                WrongTurn::Turns(turns)
            }
            WrongTurnText::From(names) => WrongTurn::From(self.set(board, &names, "to", at)?),
            WrongTurnText::Fewer(0) => return self.zero(at, "to"),
            WrongTurnText::Fewer(stones) => WrongTurn::Fewer(stones),
            WrongTurnText::Paika => WrongTurn::Paika,
            WrongTurnText::Approach => WrongTurn::Capture(CaptureKind::Approach),
            WrongTurnText::Withdrawal => WrongTurn::Capture(CaptureKind::Withdrawal),
            WrongTurnText::StoppedEarly => WrongTurn::StoppedEarly,
            WrongTurnText::WentOn => WrongTurn::WentOn,
            WrongTurnText::Any => WrongTurn::Any,
        })
    }

    /// Checks that a goal can be reached, as far as that is quickly seen.
    pub(super) fn check_goal(&mut self, exercise: &Exercise, record: &Record, at: usize) {
        match &exercise.goal {
            Goal::Reach(_) | Goal::Capture(_) => {
                if exercise.is_reached(record.position(), LearnerState::default()) {
                    self.error(at, LessonErrorKind::AlreadyReached);
                    return;
                }
                let alone = exercise.opponent == ExerciseOpponent::None;
                let quick = alone || exercise.turns() == Some(1);
                let plan = || {
                    ExerciseEvaluator::default().plan(
                        exercise,
                        record,
                        LearnerState::default(),
                        &mut { TRIED },
                    )
                };
                if quick && plan() == Plan::None {
                    self.error(at, LessonErrorKind::Unreachable);
                }
            }
            Goal::Claim if !record.can_claim() => self.error(at, LessonErrorKind::Unreachable),
            _ => {}
        }
    }
}

/// The positions in which the learner plays, as far as a line fixes them.
fn learner_positions(start: &Record, line: Option<&[Turn]>) -> Vec<Position> {
    let mut positions = vec![*start.position()];
    if let Some(line) = line {
        let mut record = start.clone();
        for pair in line.chunks_exact(2) {
            // The line was read as legal turns.
            if pair.iter().any(|turn| record.play(turn).is_err()) {
                break;
            }
            positions.push(*record.position());
        }
    }
    positions
}
