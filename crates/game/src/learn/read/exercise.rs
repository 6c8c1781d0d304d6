//! Reading an exercise of a lesson.

use super::goal::{ExerciseStart, GoalText, OpponentText, WrongTurnText};
use super::{Fields, LessonErrorKind, LessonReader};
use crate::learn::{Answer, Exercise, Goal, WrongTurn};
use fanorona_formats::Raw;
use fanorona_rules::notation::{read_position, read_turn};
use fanorona_rules::{Point, PointSet, Position, Record, Turn, Variant};
use std::sync::Arc;

impl<'a> LessonReader<'a> {
    /// Reads an exercise. `keys` are those of the exercises before it.
    pub(super) fn exercise(
        &mut self,
        raw: Raw<'a>,
        default: Option<&Arc<Variant>>,
        keys: &mut Vec<String>,
    ) -> Option<Exercise> {
        let text = self.text;
        let mut fields = self.checked(Fields::split_part(text, raw))?;
        let at = raw.offset(text);
        let key = fields.key();
        if let Some(key) = &key {
            if keys.contains(key) {
                self.error(at, LessonErrorKind::KeyTaken(key.clone()));
            }
            keys.push(key.clone());
        }
        let variant = match fields.take::<String>("variant") {
            Some(named) => self.variant(Some(named)),
            None => default.cloned(),
        };
        let position = fields.require::<String>("position");
        let before = fields.take::<Raw<'a>>("before").map(|(raw, _)| raw);
        let say = self.localized(&mut fields, "say");
        let task = self.localized(&mut fields, "task");
        let goal = fields.require_within::<GoalText<'a>>("goal", 1..=u32::MAX.into());
        let opponent = fields.take::<OpponentText<'a>>("opponent");
        let within = fields.take_within::<u32>("within", 1..=u32::MAX.into());
        let marks: Vec<Raw<'a>> = fields.or_default("marks");
        let answers: Vec<Raw<'a>> = fields.or_default("answers");
        let hint = self.localized(&mut fields, "hint");
        let solved = self.localized(&mut fields, "solved");
        let errors = fields.finish();
        self.errors.extend(errors);

        let place = variant
            .zip(position)
            .and_then(|(variant, (position, at))| self.place(variant, &position, at, before));
        let Some(place) = place else {
            // What stands in the answers can be checked in part.
            answers.iter().for_each(|&raw| drop(self.answer(raw, None)));
            return None;
        };
        let opponent = opponent.map_or(Some(Default::default()), |(text, _)| self.opponent(text));
        let within = self.within(within, goal.as_ref().map(|(goal, _)| goal));
        let goal_at = goal.as_ref().map(|(_, at)| *at);
        let goal = goal.and_then(|(goal, at)| self.goal(goal, &place, at));
        let board = &place.variant.rules.board;
        let marks = self.points(board, &marks, "marks").into_iter().collect();
        let answers =
            answers.into_iter().filter_map(|raw| self.answer(raw, Some((&place, goal.as_ref()))));
        let answers: Vec<Answer> = answers.collect();
        let exercise = Exercise {
            key: key?,
            variant: place.variant,
            position: place.position,
            before: place.before,
            say: say?,
            task: task?,
            goal: goal?,
            opponent: opponent?,
            within: within?,
            marks,
            answers,
            hint: hint?,
            solved: solved?,
        };
        self.check_goal(&exercise, &place.record, goal_at?);
        Some(exercise)
    }

    /// The position, and the opponent's turn before the learner's first.
    fn place(
        &mut self,
        variant: Arc<Variant>,
        position: &str,
        at: usize,
        before: Option<Raw<'a>>,
    ) -> Option<ExerciseStart> {
        let rules = &variant.rules;
        let position = match read_position(rules, position) {
            Ok(position) => position,
            Err(error) => {
                self.error(at, LessonErrorKind::Position(error));
                return None;
            }
        };
        let mut record = Record::from_position(rules.clone(), position);
        let before = match before {
            Some(raw) => Some(self.turn(raw, &variant, &position, "before")?),
            None => None,
        };
        if let Some(before) = &before {
            // It was read as a legal turn.
            let _ = record.play(before);
        }
        if record.outcome().is_some() {
            self.error(at, LessonErrorKind::GameOver);
            return None;
        }
        Some(ExerciseStart { variant, position, before, record })
    }

    /// A turn that is legal in a position.
    pub(super) fn turn(
        &mut self,
        raw: Raw<'a>,
        variant: &Arc<Variant>,
        position: &Position,
        field: &str,
    ) -> Option<Turn> {
        let text = self.checked(raw.read::<String>(self.text, field))?;
        match read_turn(&variant.rules, position, &text) {
            Ok(turn) => Some(turn),
            Err(error) => {
                let at = raw.inside_quotes(self.text) + error.offset();
                let variant = variant.clone();
                self.error(at, LessonErrorKind::Turn { text, error, variant });
                None
            }
        }
    }

    /// The limit of turns. `None` after an error.
    fn within(
        &mut self,
        within: Option<(u32, usize)>,
        goal: Option<&GoalText<'a>>,
    ) -> Option<Option<u32>> {
        let Some((turns, at)) = within else { return Some(None) };
        let fits =
            matches!(goal, None | Some(GoalText::Capture(_) | GoalText::Reach(_) | GoalText::Win));
        if turns == 0 {
            self.error(at, LessonErrorKind::Zero("within"));
        } else if !fits {
            self.error(at, LessonErrorKind::Needless("within"));
        } else {
            return Some(Some(turns));
        }
        None
    }

    /// An answer to wrong turns. Without a place, what needs it is not read.
    fn answer(
        &mut self,
        raw: Raw<'a>,
        at: Option<(&ExerciseStart, Option<&Goal>)>,
    ) -> Option<Answer> {
        let text = self.text;
        let mut fields = self.checked(Fields::split_part(text, raw))?;
        let to = fields.require_within::<WrongTurnText<'a>>("to", 1..=Point::MAX as u64);
        let say = self.localized(&mut fields, "say");
        let marks: Vec<Raw<'a>> = fields.or_default("marks");
        let largest: bool = fields.or_default("largest");
        let errors = fields.finish();
        self.errors.extend(errors);
        let (place, goal) = at?;
        let board = &place.variant.rules.board;
        let marks: PointSet = self.points(board, &marks, "marks").into_iter().collect();
        let to: WrongTurn = self.wrong_turn(to?, place, goal)?;
        Some(Answer { to, say: say?, marks, largest })
    }
}
