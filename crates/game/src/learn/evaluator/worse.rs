//! Why a turn is worse than the best one, found by a search and said without naming that turn.

use super::play::PROOF_STONES;
use super::reason::{nearest, relation};
use super::{ExerciseEvaluator, Shown, WrongReason};
use fanorona_engine::Limits;
use fanorona_engine::endgame::TableValue;
use fanorona_engine::explain::{
    ERROR, ExplainResources, Explanation, Horizon, Reason as Explained, explain,
};
use fanorona_rules::{Record, Turn, generate};

/// The losses, in hundredths of a stone, that are said in stones.
const ERROR_LOSS: u32 = ERROR.unsigned_abs();
const LARGEST_LOSS: u32 = 2_000;

impl ExerciseEvaluator {
    /// Why a turn is worse than each of the right ones, the first of which is the best, and what the
    /// opponent plays after it.
    pub(super) fn why_worse(
        &self,
        record: &Record,
        turn: &Turn,
        right: &[Turn],
    ) -> (WrongReason, Shown) {
        let best = nearest(turn, right);
        let relation = best.and_then(|best| relation(turn, best));
        match relation {
            // What differs is the turn itself: nothing says it better.
            Some(WrongReason::StoppedEarly) => {
                let end = Shown { points: turn.to().set(), after: true, ..Shown::default() };
                return (WrongReason::StoppedEarly, end);
            }
            Some(reason @ WrongReason::OtherCapture(_)) => return (reason, Shown::default()),
            _ => {}
        }
        let (rules, position) = (record.rules(), record.position());
        let stones = position.stone_count();
        let resources = ExplainResources {
            tables: self.tables(rules, stones),
            proofs: (stones <= PROOF_STONES).then(|| self.proof()),
            ..ExplainResources::new(Limits::nodes(self.nodes))
        };
        let explanation = explain(record, turn, &resources, &mut || false).ok();
        let found = explanation.as_ref().and_then(|it| it.reasons.iter().find_map(blame));
        let shown = match found {
            Some(WrongReason::OmitsCapture) => {
                Shown::points(generate::capturing_stones(rules, position))
            }
            _ => {
                let answer = explanation.as_ref().and_then(answer);
                let answer = answer.or_else(|| self.answer_to(record, turn));
                answer.as_ref().map_or_else(Shown::default, Shown::reply)
            }
        };
        let loss = explanation.as_ref().map_or(0, Explanation::loss);
        let reason = found.or(relation).unwrap_or(match loss {
            // A larger one is a win seen and not proven, which is no number of stones.
            ERROR_LOSS..=LARGEST_LOSS => WrongReason::Weaker { tenths: loss / 10 },
            _ => WrongReason::NotBest,
        });
        (reason, shown)
    }
}

/// The fault of a turn according to a reason of the explainer; `None` if the reason is in its favour or
/// about something else.
fn blame(reason: &Explained) -> Option<WrongReason> {
    Some(match *reason {
        Explained::OmitsCapture { .. } => WrongReason::OmitsCapture,
        Explained::AllowsWin { .. } | Explained::ThrowsAway { left: TableValue::Loss, .. } => {
            WrongReason::GameLost
        }
        Explained::ThrowsAway { .. } => WrongReason::WinGone,
        Explained::MissesWin { turns: Some(1), .. } => WrongReason::WinMissed,
        Explained::MissesWin { turns, .. } => WrongReason::WinByForce { turns },
        Explained::Loses { horizon, more, .. }
        | Explained::Misses { horizon, more, .. }
        | Explained::WentTooFar { horizon, more, .. }
        | Explained::StoppedEarly { horizon, more, .. } => {
            WrongReason::EndsBehind { more, forced: horizon > Horizon::EXCHANGE }
        }
        Explained::Standing { standing, here, there, .. } if here < there => {
            WrongReason::StandsWorse(standing)
        }
        _ => return None,
    })
}

/// The opponent's answer to the explained turn, if the explanation has one.
fn answer(explanation: &Explanation) -> Option<Turn> {
    // The line of a reason against the turn shows what it costs better than the expected play.
    let against = explanation.reasons.iter().find_map(|reason| match reason {
        Explained::AllowsWin { line, .. }
        | Explained::Loses { line, .. }
        | Explained::WentTooFar { line, .. } => line.get(1),
        _ => None,
    });
    against.or_else(|| explanation.line.get(1)).cloned()
}
