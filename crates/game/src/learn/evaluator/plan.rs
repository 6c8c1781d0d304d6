//! Searches for a way to a goal of several turns.

use super::{ExerciseEvaluator, LearnerState};
use crate::learn::{Exercise, ExerciseOpponent, Goal};
use fanorona_rules::generate::shortest_turns;
use fanorona_rules::{Position, Record, Ruleset, Side, Turn};
use std::collections::HashSet;

/// The result of a search for a way to a goal.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::learn) enum Plan {
    /// The first turn of a shortest way.
    Found(Turn),
    /// There is no way.
    None,
    /// The budget was exhausted.
    Unknown,
}

impl Plan {
    /// The number of the learner's turns to try: fewer where the opponent's replies are searched.
    pub const fn budget(exercise: &Exercise) -> usize {
        match exercise.opponent {
            ExerciseOpponent::None => 40_000,
            ExerciseOpponent::Script(_) => 2_000,
            ExerciseOpponent::Best | ExerciseOpponent::Character(_) => 100,
        }
    }
}

/// The position with the same side to move as before its last turn: what an exercise without an
/// opponent goes on with. `None` if it is not a position of the rules.
pub(in crate::learn) fn passed(rules: &Ruleset, position: &Position) -> Option<Position> {
    let stones = Side::BOTH.map(|side| position.stones(side));
    let (side, number) = (position.side().opponent(), position.number().saturating_add(1));
    Position::new(rules, stones, side, position.quiet(), number, position.handicapped()).ok()
}

/// A goal of stones to take or points to reach, and what it still needs.
struct PlanSearch<'a> {
    evaluator: &'a ExerciseEvaluator,
    exercise: &'a Exercise,
    side: Side,
    budget: &'a mut usize,
    /// Positions from which no way exists within a number of turns.
    failed: HashSet<(u64, u32, usize)>,
}

impl Exercise {
    /// Whether a turn of the learner, to this position, reaches the goal.
    pub(in crate::learn) fn is_reached(&self, after: &Position, learner: LearnerState) -> bool {
        match &self.goal {
            Goal::Capture(stones) => learner.captured >= *stones,
            Goal::Reach(points) => !(after.stones(self.side()) & *points).is_empty(),
            _ => false,
        }
    }
}

impl ExerciseEvaluator {
    /// Searches for the shortest way to a goal of stones or points in the turns that are left.
    pub(in crate::learn) fn plan(
        &self,
        exercise: &Exercise,
        record: &Record,
        learner: LearnerState,
        budget: &mut usize,
    ) -> Plan {
        let left = exercise.turns().unwrap_or(1).saturating_sub(learner.turns);
        let side = exercise.side();
        let failed = HashSet::new();
        let mut search = PlanSearch { evaluator: self, exercise, side, budget, failed };
        for turns in 1..=left {
            match search.within(record, learner, turns) {
                Plan::None => {}
                found => return found,
            }
        }
        Plan::None
    }
}

impl PlanSearch<'_> {
    fn within(&mut self, record: &Record, learner: LearnerState, turns: u32) -> Plan {
        let rules = record.rules().as_ref();
        let position = record.position();
        if record.outcome().is_some() || position.side() != self.side {
            return Plan::None;
        }
        let key = (position.hash(), turns, learner.captured);
        if self.failed.contains(&key) {
            return Plan::None;
        }
        let mut all = shortest_turns(rules, position).list;
        all.sort_by_key(|turn| std::cmp::Reverse(turn.captured.len()));
        let mut result = Plan::None;
        for turn in all {
            if *self.budget == 0 {
                return Plan::Unknown;
            }
            *self.budget -= 1;
            let after = learner.after(&turn);
            if turns == 1 {
                let reached =
                    self.exercise.is_reached(&position.play_unchecked(rules, &turn), after);
                if reached {
                    return Plan::Found(turn);
                }
                continue;
            }
            let Some(next) = self.next(record, &turn, after) else { continue };
            match self.within(&next, after, turns - 1) {
                Plan::Found(_) => return Plan::Found(turn),
                Plan::None => {}
                Plan::Unknown => result = Plan::Unknown,
            }
        }
        if result == Plan::None {
            self.failed.insert(key);
        }
        result
    }

    /// The game at the learner's next turn; `None` if it is over.
    fn next(&self, record: &Record, turn: &Turn, learner: LearnerState) -> Option<Record> {
        let mut record = record.clone();
        record.play(turn).ok()?;
        if self.exercise.opponent == ExerciseOpponent::None {
            let next = passed(record.rules(), record.position())?;
            return Some(Record::from_position(record.rules().clone(), next));
        }
        let reply = match &self.exercise.opponent {
            ExerciseOpponent::Script(turns) => {
                let number = learner.turns.saturating_sub(1) as usize;
                self.evaluator.scripted(&record, turns.get(number))
            }
            _ => self.evaluator.best(&record),
        };
        record.play(&reply?).ok()?;
        Some(record)
    }
}
