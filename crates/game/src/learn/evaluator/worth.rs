//! Why a wrong turn is worth less than a right one: reasons of the engine's explainer, and what they
//! leave open.

use super::play::PROOF_STONES;
use super::reason::{is_about_chain, is_against, nearest, relation};
use super::verdict::{Wrong, wrong};
use super::{ExerciseEvaluator, ExerciseQuery, Shown, TurnVerdict, WrongReason};
use fanorona_engine::Limits;
use fanorona_engine::explain::{self, ExplainResources, Horizon, explain};
use fanorona_rules::{Record, Turn};

/// The part of the evaluator's nodes for an explanation, as a divisor.
const SHARE: u64 = 3;

/// Whether a reason is about the stones that a turn takes, whatever follows.
const fn is_about_captures(reason: &explain::Reason) -> bool {
    matches!(
        reason,
        explain::Reason::Misses { horizon: Horizon::TURN, .. }
            | explain::Reason::StoppedEarly { horizon: Horizon::TURN, .. }
    )
}

impl ExerciseEvaluator {
    /// Why a turn is worth less than the right one, or than the best one if there is none: the most
    /// important reason of the first kind of which there is one, and what to show.
    pub(super) fn worth(
        &self,
        record: &Record,
        turn: &Turn,
        right: Option<&Turn>,
        kinds: &[fn(&explain::Reason) -> bool],
    ) -> Option<(WrongReason, Shown)> {
        let (rules, position) = (record.rules(), record.position());
        let stones = position.stone_count();
        let resources = ExplainResources {
            tables: self.tables(rules, stones),
            right,
            proofs: (stones <= PROOF_STONES).then(|| self.proof()),
            ..ExplainResources::new(Limits::nodes(self.nodes / SHARE))
        };
        let mut found = explain(record, turn, &resources, &mut || false).ok()?;
        let reasons = &found.reasons;
        let place = kinds.iter().find_map(|kind| reasons.iter().position(kind))?;
        found.reasons.swap(0, place);
        found.reasons.truncate(1);
        // A result by the tables or a proof has no line.
        let proven = matches!(found.reasons[..], [explain::Reason::ThrowsAway { .. }]);
        if proven && found.line.len() == 1 {
            found.line.extend(self.answer_to(record, turn));
        }
        let shown = Shown::explained(&found);
        Some((WrongReason::Worth(Box::new(found)), shown))
    }

    /// The opponent's best answer to a turn, if the game goes on.
    pub(super) fn answer_to(&self, record: &Record, turn: &Turn) -> Option<Turn> {
        let mut after = record.clone();
        after.play(turn).ok()?;
        self.best(&after)
    }

    /// Why a turn is wrong whose loss by the rules was proven.
    pub(super) fn worse(&self, record: &Record, turn: &Turn) -> TurnVerdict {
        let best = self.best(record);
        let found = self.worth(record, turn, best.as_ref(), &[is_against]);
        let (reason, shown) = found.unwrap_or((WrongReason::NotAsked, Shown::default()));
        wrong(reason, shown)
    }

    /// Why a turn is none of the right ones.
    pub(super) fn beside_right(
        &self,
        query: &ExerciseQuery,
        turn: &Turn,
        right: &[Turn],
    ) -> TurnVerdict {
        let Some(best) = nearest(turn, right) else {
            return wrong(WrongReason::NotAsked, Shown::default());
        };
        let relation = relation(turn, best);
        if let Some(WrongReason::OtherCapture(_)) = relation {
            return wrong(relation.unwrap_or(WrongReason::NotAsked), Shown::points(best.captured));
        }
        let kinds: &[fn(&explain::Reason) -> bool] = match relation {
            Some(_) => &[is_about_chain, is_against],
            None => &[is_against],
        };
        let found = self.worth(&query.record, turn, Some(best), kinds);
        related(relation, best, found)
    }

    /// Why a turn takes too few stones, if the right ones take enough.
    pub(super) fn takes_fewer(
        &self,
        query: &ExerciseQuery,
        turn: &Turn,
        right: &[Turn],
    ) -> TurnVerdict {
        let Some(best) = nearest(turn, right) else { return TurnVerdict::OutOfTurns };
        let found = self.worth(&query.record, turn, Some(best), &[is_about_captures]);
        related(relation(turn, best), best, found)
    }
}

/// A verdict of a reason that was found, or else of how the turn differs from the right one.
fn related(
    relation: Option<WrongReason>,
    right: &Turn,
    found: Option<(WrongReason, Shown)>,
) -> TurnVerdict {
    let stopped_early = relation == Some(WrongReason::StoppedEarly);
    let went_on = relation == Some(WrongReason::WentOn);
    let (reason, shown) = match (found, relation) {
        (Some(found), _) => found,
        (None, Some(relation)) => (relation, Shown::turn(right)),
        (None, None) => (WrongReason::NotAsked, Shown::default()),
    };
    TurnVerdict::Wrong(Wrong { reason, shown, stopped_early, went_on })
}
