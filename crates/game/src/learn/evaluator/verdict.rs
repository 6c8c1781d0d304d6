//! Whether a turn of the learner solves an exercise, goes on, or is wrong.

use super::plan::{Plan, passed};
use super::reason::{effects, is_about_stones, is_against, loss};
use super::{ExerciseEvaluator, ExerciseQuery, Shown, WrongReason};
use crate::learn::{ExerciseOpponent, Goal};
use fanorona_engine::endgame::TableValue;
use fanorona_rules::generate::{self, Effect, shortest_turns};
use fanorona_rules::{Outcome, Record, Turn};
use serde::{Deserialize, Serialize};

/// What a turn of the learner does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::learn) enum TurnVerdict {
    /// The exercise is solved.
    Solved,
    /// The turn stands, and the exercise goes on.
    GoesOn,
    /// The turn is wrong.
    Wrong(Wrong),
    /// It was the last turn, and none could have reached the goal.
    OutOfTurns,
}

/// Why a turn is wrong, and what to show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::learn) struct Wrong {
    pub reason: WrongReason,
    pub shown: Shown,
    /// Whether a right turn continues this one, or this one continues a right turn.
    pub stopped_early: bool,
    pub went_on: bool,
}

/// A wrong turn of which neither a beginning nor a continuation is right.
pub(super) const fn wrong(reason: WrongReason, shown: Shown) -> TurnVerdict {
    TurnVerdict::Wrong(Wrong { reason, shown, stopped_early: false, went_on: false })
}

impl ExerciseEvaluator {
    /// Judges a turn of the learner.
    pub(super) fn verdict(&self, query: &ExerciseQuery, turn: &Turn) -> TurnVerdict {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        let mut after = record.clone();
        if after.play(turn).is_err() {
            return wrong(WrongReason::NotAsked, Shown::default());
        }
        match &exercise.goal {
            Goal::Points(_) => wrong(WrongReason::NotAsked, Shown::default()),
            Goal::Claim => wrong(WrongReason::Unclaimed, self.omitted(record)),
            Goal::Turns(_) | Goal::Line(_) => {
                let right = exercise.right_turns(learner.turns);
                if !right.iter().any(|right| Effect::of(right) == Effect::of(turn)) {
                    return self.beside_right(query, turn, &right);
                }
                let last = exercise.turns() == Some(learner.turns + 1);
                if last { TurnVerdict::Solved } else { TurnVerdict::GoesOn }
            }
            Goal::Best { .. } => {
                let right = exercise.right_turns(learner.turns);
                let last = exercise.turns() == Some(learner.turns + 1);
                match right.iter().position(|right| Effect::of(right) == Effect::of(turn)) {
                    None => {
                        let (reason, shown) = self.why_worse(record, turn, &right);
                        wrong(reason, shown)
                    }
                    Some(0) if !last => TurnVerdict::GoesOn,
                    Some(_) => TurnVerdict::Solved,
                }
            }
            Goal::Capture(_) | Goal::Reach(_) => self.gathered(query, turn, &after),
            Goal::Win => self.winning(query, turn, &after),
            Goal::Hold(turns) => self.holding(query, turn, &after, *turns),
            Goal::Keep => self.keeping(record, turn),
        }
    }

    /// Goals of stones to take or points to reach.
    fn gathered(&self, query: &ExerciseQuery, turn: &Turn, after: &Record) -> TurnVerdict {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        let now = learner.after(turn);
        if exercise.is_reached(after.position(), now) {
            return TurnVerdict::Solved;
        }
        let left = exercise.turns().unwrap_or(1).saturating_sub(now.turns);
        if let Some(outcome) = after.outcome() {
            return wrong(WrongReason::Over(outcome), Shown::default());
        }
        if left == 0 {
            return match self.plan(exercise, record, *learner, &mut Plan::budget(exercise)) {
                Plan::None => TurnVerdict::OutOfTurns,
                Plan::Found(_) | Plan::Unknown => self.missed(query, turn),
            };
        }
        let alone = exercise.opponent == ExerciseOpponent::None;
        if alone && let Some(next) = passed(after.rules(), after.position()) {
            let next = Record::from_position(after.rules().clone(), next);
            let plan = self.plan(exercise, &next, now, &mut Plan::budget(exercise));
            if plan == Plan::None {
                let shown = match &exercise.goal {
                    Goal::Reach(points) => Shown::points(*points),
                    _ => Shown::default(),
                };
                return wrong(WrongReason::TooFar { left }, shown);
            }
        }
        TurnVerdict::GoesOn
    }

    /// Why a turn misses a goal that another turn reaches.
    fn missed(&self, query: &ExerciseQuery, turn: &Turn) -> TurnVerdict {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        if let Goal::Reach(points) = &exercise.goal {
            return wrong(WrongReason::NotReached, Shown::points(*points));
        }
        let (rules, position) = (record.rules().as_ref(), record.position());
        let mut right: Vec<Turn> = shortest_turns(rules, position)
            .list
            .into_iter()
            .filter(|turn| {
                exercise.is_reached(&position.play_unchecked(rules, turn), learner.after(turn))
            })
            .collect();
        // What takes most is named first.
        right.sort_by_key(|turn| std::cmp::Reverse(turn.captured.len()));
        self.takes_fewer(query, turn, &right)
    }

    fn winning(&self, query: &ExerciseQuery, turn: &Turn, after: &Record) -> TurnVerdict {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        if let Some(outcome) = after.outcome() {
            if outcome.winner() == Some(exercise.side()) {
                return TurnVerdict::Solved;
            }
            return wrong(WrongReason::Over(outcome), Shown::default());
        }
        if exercise.opponent == ExerciseOpponent::Best
            && let Some(value) = self.value(after)
            && value != TableValue::Loss
        {
            let before = self.value(record);
            let lost = value == TableValue::Win && before != Some(TableValue::Loss);
            if lost || before == Some(TableValue::Win) {
                return self.worse(record, turn);
            }
        }
        let left = exercise.turns().map(|turns| turns.saturating_sub(learner.turns + 1));
        if left != Some(0) {
            return TurnVerdict::GoesOn;
        }
        match self.wins_at_once(record) {
            Some(win) => wrong(WrongReason::WinMissed, Shown::turn(&win)),
            None => TurnVerdict::OutOfTurns,
        }
    }

    /// A turn that wins the game at once.
    fn wins_at_once(&self, record: &Record) -> Option<Turn> {
        let (rules, position) = (record.rules().as_ref(), record.position());
        let wins = |effect: &Effect| {
            let after = position.moved(rules, effect.from, effect.to, effect.captured);
            after.outcome(rules).and_then(Outcome::winner) == Some(position.side())
        };
        let effect = effects(rules, position).into_iter().find(wins)?;
        generate::turn_with(rules, position, effect)
    }

    fn holding(
        &self,
        query: &ExerciseQuery,
        turn: &Turn,
        after: &Record,
        turns: u32,
    ) -> TurnVerdict {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        if let Some(outcome) = after.outcome() {
            let lost = outcome.winner() == Some(exercise.side().opponent());
            return if lost {
                wrong(WrongReason::Over(outcome), Shown::default())
            } else {
                TurnVerdict::Solved
            };
        }
        if self.value(after) == Some(TableValue::Win)
            && self.value(record) != Some(TableValue::Loss)
        {
            return self.worse(record, turn);
        }
        if learner.after(turn).turns >= turns { TurnVerdict::Solved } else { TurnVerdict::GoesOn }
    }

    fn keeping(&self, record: &Record, turn: &Turn) -> TurnVerdict {
        let Some(best) = self.best(record) else { return TurnVerdict::Solved };
        let (lost, reply) = loss(record, turn);
        let (least, _) = loss(record, &best);
        if lost <= least {
            return TurnVerdict::Solved;
        }
        if let Some((reason, shown)) =
            self.worth(record, turn, Some(&best), &[is_about_stones, is_against])
        {
            return wrong(reason, shown);
        }
        let shown = reply.as_ref().map_or_else(Shown::default, Shown::reply);
        wrong(WrongReason::Exposes { lost, least }, shown)
    }

    /// The stones with which the opponent could have captured in its last turn.
    fn omitted(&self, record: &Record) -> Shown {
        let [.., before, _] = record.positions() else { return Shown::default() };
        Shown::points(generate::capturing_stones(record.rules(), before))
    }
}
