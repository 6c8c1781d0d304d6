//! The second line under the board: what just happened, the hint that was asked for, or how to go on.

use crate::app::names::alone;
use crate::engine::Score;
use crate::engine::explain::{Explanation, Reason};
use crate::game::play::{Advice, Guidance, Hint, Notice, Session};
use crate::rules::matches::{Obligation, obligation};
use crate::rules::{CaptureKind, Record};
use crate::texts::{Texts, id, say};

/// The most reasons that a hint tells.
const HINT_REASONS: usize = 2;

/// The sentence for the last remark; `None` if its notice has none.
pub(super) fn said(texts: &Texts, session: &Session, notice: &Notice) -> Option<String> {
    let board = &session.record().rules().board;
    match notice {
        Notice::Refused(refusal) => Some(say::refusal(texts, board, *refusal)),
        Notice::DrawDeclined => Some(texts.get("status-declined")),
        Notice::NoGame(error) => Some(say::match_error(texts, error)),
        Notice::MatchLost(error) => {
            let reason = say::tag_error(texts, error);
            Some(texts.with("match-lost", &[("reason", reason.into())]))
        }
        Notice::Claimed => Some(texts.get("status-claimed")),
        _ => None,
    }
}

/// The sentence for the hint; `None` if there is none.
pub(super) fn advice(texts: &Texts, session: &Session, guidance: &Guidance) -> Option<String> {
    let hint = guidance.hint.as_ref()?;
    let board = &session.record().rules().board;
    Some(match hint {
        Hint::Searching => texts.get("hint-sought"),
        Hint::Shown(advice) => match advice.path[..] {
            [from, .., to] => {
                let points = [("from", board.name(from).into()), ("to", board.name(to).into())];
                let lost = leads_to(advice.score) == "lost";
                texts.with(if lost { id("hint-shown-lost") } else { id("hint-shown") }, &points)
            }
            _ => texts.get("hint-end"),
        },
        Hint::Explained(advice) => explained(texts, session, advice),
    })
}

/// The explanation of a hint: the most important reasons, and what the turn leads to unless these
/// tell the end of the game.
fn explained(texts: &Texts, session: &Session, advice: &Advice) -> String {
    let record = session.record();
    let (board, side) = (&record.rules().board, record.position().side());
    let explanation = advice.explanation.as_ref();
    let mut sentences = explanation.map_or_else(Vec::new, |explanation| {
        say::explanation(texts, board, side, explanation, HINT_REASONS)
    });
    if !explanation.is_some_and(tells_the_end) {
        sentences.push(texts.keyed("hint-leads-*", leads_to(advice.score)));
    }
    sentences.join(" ")
}

/// Whether the first reasons tell who wins.
fn tells_the_end(explanation: &Explanation) -> bool {
    explanation.reasons.iter().take(HINT_REASONS).any(|reason| {
        matches!(
            reason,
            Reason::AllAlike { .. }
                | Reason::WinsAtOnce { .. }
                | Reason::Wins { .. }
                | Reason::KeepsResult { .. }
                | Reason::AllowsWin { .. }
        )
    })
}

/// The part of a message id for a score, from the point of view of the player of the turn.
const fn leads_to(score: Score) -> &'static str {
    match score {
        Score::Win(_) | Score::TableWin(_) | Score::Estimate(500..) => "won",
        Score::Loss(_) | Score::TableLoss(_) => "lost",
        Score::Estimate(150..) => "better",
        Score::Estimate(..-150) => "worse",
        Score::Draw | Score::Estimate(_) => "even",
    }
}

/// How to go on.
pub(super) fn hint(texts: &Texts, session: &Session, guidance: &Guidance) -> String {
    let record = session.record();
    if session.to_move().is_none() {
        let outcome = record.outcome();
        let reason = |outcome| say::outcome_reason(texts, outcome, alone(session));
        return outcome.map_or_else(String::new, reason);
    }
    if record.can_claim() && guidance.acting {
        return texts.get("status-may-claim");
    }
    if !guidance.acting {
        return String::new();
    }
    if guidance.choice.is_some() {
        return texts.get("status-hint-choice");
    }
    if let Some(to) = guidance.proposed {
        let point = record.rules().board.name(to);
        return texts.with("status-hint-proposed", &[("point", point.into())]);
    }
    if !record.chain().is_empty() {
        let may_end = record.chain().may_end(record.rules()).is_ok();
        return texts.get(if may_end { id("hint-chain") } else { id("hint-chain-must") });
    }
    let near: Vec<String> = record
        .draw_warnings()
        .iter()
        .map(|warning| say::draw_warning(texts, &record.rules().board, warning))
        .collect();
    if !near.is_empty() {
        return near.join(" ");
    }
    if guidance.chosen.is_some() {
        return target_hint(texts, guidance);
    }
    if session.is_exercise() { texts.get("status-hint") } else { how_to_move(texts, record) }
}

/// Where a chosen stone can go, and what the marks there mean if there is a choice of captures.
pub(super) fn target_hint(texts: &Texts, guidance: &Guidance) -> String {
    let captures = |kind: CaptureKind| {
        guidance.targets.iter().any(|target| match kind {
            CaptureKind::Approach => !target.approach.is_empty(),
            CaptureKind::Withdrawal => !target.withdrawal.is_empty(),
        })
    };
    // Clicking another stone chooses that one, if it can be moved.
    let where_to = match guidance.movable.len() {
        0 | 1 => texts.get("hint-only-target"),
        _ => texts.get("hint-target"),
    };
    if CaptureKind::BOTH.into_iter().all(captures) {
        with_captures(texts, &where_to)
    } else {
        where_to
    }
}

/// Where a stone can go, followed by what the marks of both kinds of capture mean.
pub(super) fn with_captures(texts: &Texts, where_to: &str) -> String {
    format!("{where_to} {}", texts.get("hint-captures"))
}

/// How many stones can capture.
pub(super) fn stones_can(texts: &Texts, count: usize) -> String {
    texts.with("status-can", &[("count", count.into())])
}

/// How a turn is begun by the pointer, and where to.
pub(super) fn how_to_move(texts: &Texts, record: &Record) -> String {
    match obligation(record) {
        Obligation::Capture(stones) => {
            format!("{} {}", stones_can(texts, stones.len()), texts.get("status-hint"))
        }
        Obligation::CaptureOrBeClaimed(_) | Obligation::Eat(_) => {
            let others = record.position().side().opponent();
            texts.with("status-hint-capture", &[("others", say::side_arg(others))])
        }
        Obligation::Paika => texts.get("status-hint-paika"),
        _ => texts.get("status-hint"),
    }
}
