//! Exercises: what they say, their buttons, and the errors of lesson files.

use super::{field_error, localized, outcome, points, position_error, side_arg, turn_error};
use crate::engine::explain::StandingFactor;
use crate::game::learn::{Button, LessonErrorKind, Message, WrongReason};
use crate::rules::notation::write_turn;
use crate::rules::{Board, CaptureKind, Side};
use crate::texts::{Texts, id};

/// What an exercise says about the learner's last action. The board names the points.
pub fn lesson_message(texts: &Texts, board: &Board, message: &Message) -> String {
    match message {
        Message::Answer(text) | Message::Hint(text) | Message::Solved(text) => {
            localized(texts, text)
        }
        Message::Wrong { reason, side } => lesson_reason(texts, board, *side, reason),
        Message::Solution(turn) => {
            texts.with("learn-solution", &[("turn", write_turn(board, turn).into())])
        }
        Message::SolutionPoints(left) => {
            texts.with("learn-solution-points", &[("points", points(board, *left).into())])
        }
        Message::SolutionClaim => texts.get("learn-solution-claim"),
        Message::GoesOn { left: None } => texts.get("learn-goes-on"),
        Message::GoesOn { left: Some(left) } => {
            texts.with("learn-goes-on-within", &[("left", left.into())])
        }
        Message::TakenBack => texts.get("learn-taken-back"),
        Message::OutOfTurns => texts.get("learn-out-of-turns"),
        Message::Over(end) => texts.with("learn-over", &[("outcome", outcome(texts, *end).into())]),
    }
}

/// Why a turn or a pick of the learner, who plays `side`, is wrong.
pub fn lesson_reason(texts: &Texts, board: &Board, side: Side, reason: &WrongReason) -> String {
    let opponent = ("opponent", side_arg(side.opponent()));
    match *reason {
        WrongReason::Worth(ref found) => {
            let first = found.reasons.first();
            first.map_or_else(String::new, |it| super::reason(texts, board, side, found, it))
        }
        WrongReason::StoppedEarly => texts.get("learn-stopped-early"),
        WrongReason::WentOn => texts.get("learn-went-on"),
        WrongReason::OtherCapture(CaptureKind::Approach) => texts.get("learn-by-approach"),
        WrongReason::OtherCapture(CaptureKind::Withdrawal) => texts.get("learn-by-withdrawal"),
        WrongReason::Exposes { lost, least } => {
            texts.with("learn-exposes", &[opponent, ("lost", lost.into()), ("least", least.into())])
        }
        WrongReason::NotReached => texts.get("learn-not-reached"),
        WrongReason::TooFar { left } => texts.with("learn-too-far", &[("left", left.into())]),
        WrongReason::WinMissed => texts.get("learn-win-missed"),
        WrongReason::Over(end) => {
            texts.with("learn-over", &[("outcome", outcome(texts, end).into())])
        }
        WrongReason::Unclaimed => texts.with("learn-unclaimed", &[opponent]),
        WrongReason::NotPoint(point) => {
            texts.with("learn-not-point", &[("point", board.name(point).into())])
        }
        WrongReason::NotAsked => texts.get("learn-not-asked"),
        WrongReason::WinGone => texts.get("learn-win-gone"),
        WrongReason::GameLost => texts.with("learn-game-lost", &[opponent]),
        WrongReason::OmitsCapture => texts.with("learn-omits-capture", &[opponent]),
        WrongReason::WinByForce { turns: None } => texts.get("learn-win-by-force"),
        WrongReason::WinByForce { turns: Some(turns) } => {
            texts.with("learn-win-by-force-within", &[("turns", turns.into())])
        }
        WrongReason::EndsBehind { more, forced } => {
            let message = match forced {
                true => id("learn-ends-behind-by-force"),
                false => id("learn-ends-behind"),
            };
            texts.with(message, &[("more", more.into())])
        }
        WrongReason::StandsWorse(standing) => texts.get(match standing {
            StandingFactor::Stones => id("learn-fewer-stones"),
            StandingFactor::Freedom => id("learn-less-freedom"),
            StandingFactor::Safety => id("learn-less-safety"),
            StandingFactor::Centre => id("learn-less-centre"),
        }),
        WrongReason::Weaker { tenths } => {
            let arguments = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
            texts.with("learn-weaker", &arguments)
        }
        WrongReason::NotBest => texts.get("learn-not-best"),
    }
}

/// The text on a button.
pub fn lesson_button(texts: &Texts, button: Button) -> String {
    texts.get(match button {
        Button::Claim => id("learn-button-claim"),
        Button::TryAgain => id("learn-button-try-again"),
        Button::TakeBack => id("learn-button-take-back"),
        Button::Hint => id("learn-button-hint"),
        Button::Solution => id("learn-button-solution"),
        Button::Restart => id("learn-button-restart"),
        Button::Again => id("learn-button-again"),
        Button::Next => id("learn-button-next"),
        Button::Skip => id("learn-button-skip"),
    })
}

/// An error in the text of a lesson.
pub fn lesson_error(texts: &Texts, reason: &LessonErrorKind) -> String {
    let named = |message, name: &str| texts.with(message, &[("name", name.into())]);
    match reason {
        LessonErrorKind::Field(error) => field_error(texts, error),
        LessonErrorKind::NoEnglish(field) => named(id("lesson-no-english"), field),
        LessonErrorKind::UnknownVariant(key) => named(id("lesson-unknown-variant"), key),
        LessonErrorKind::UnknownCharacter(key) => named(id("lesson-unknown-character"), key),
        LessonErrorKind::NoExercises => texts.get("lesson-no-exercises"),
        LessonErrorKind::KeyTaken(key) => named(id("lesson-key-taken"), key),
        LessonErrorKind::Position(error) => {
            texts.with("lesson-position", &[("reason", position_error(texts, error).into())])
        }
        LessonErrorKind::GameOver => texts.get("lesson-game-over"),
        LessonErrorKind::Turn { text, error, variant } => {
            let reason = turn_error(texts, &variant.rules.board, error);
            texts.with("lesson-turn", &[("turn", text.into()), ("reason", reason.into())])
        }
        LessonErrorKind::Point(name) => named(id("lesson-point"), name),
        LessonErrorKind::EmptyList => texts.get("lesson-empty-list"),
        LessonErrorKind::LineEndsWithReply => texts.get("lesson-line-ends-with-reply"),
        LessonErrorKind::TooManyLists { most } => {
            texts.with("lesson-too-many-lists", &[("most", (*most).into())])
        }
        LessonErrorKind::Zero(field) => named(id("lesson-zero"), field),
        LessonErrorKind::Unreachable => texts.get("lesson-unreachable"),
        LessonErrorKind::AlreadyReached => texts.get("lesson-already-reached"),
        LessonErrorKind::Needless(field) => named(id("lesson-needless"), field),
        LessonErrorKind::AnswersSolution(turn) => named(id("lesson-answers-solution"), turn),
    }
}
