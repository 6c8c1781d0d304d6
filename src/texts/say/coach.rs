//! Sentences of the coach.

use super::{points, side_arg};
use crate::engine::explain::Threat;
use crate::game::learn::{CoachAnswer, Question};
use crate::game::play::CoachLevel;
use crate::rules::notation::write_turn;
use crate::rules::{Board, PointSet, Side};
use crate::texts::{Texts, id};

/// The most reasons that the coach tells.
const REASONS: usize = 2;

/// What the coach asks. A turn loses a lot from as much on as the lowest level of the coach asks about.
pub fn coach_question(texts: &Texts, board: &Board, question: &Question) -> String {
    let much = question.explanation.loss() >= CoachLevel::Low.threshold();
    let message = if much { id("coach-asks") } else { id("coach-asks-less") };
    texts.with(message, &[("turn", write_turn(board, &question.turn).into())])
}

/// Why the coach asks: a sentence or two for each of the most important reasons.
pub fn coach_reasons(texts: &Texts, board: &Board, question: &Question) -> Vec<String> {
    super::explanation(texts, board, question.side, &question.explanation, REASONS)
}

/// The text on the button of an answer to the coach.
pub fn coach_answer(texts: &Texts, answer: CoachAnswer) -> String {
    texts.get(match answer {
        CoachAnswer::TakeBack => id("coach-take-back"),
        CoachAnswer::Why => id("coach-why"),
        CoachAnswer::LetStand => id("coach-let-stand"),
    })
}

/// What `side` threatens: a sentence for each of the `most` greatest threats, and one for the others;
/// empty if there are none.
pub fn coach_threats(
    texts: &Texts,
    board: &Board,
    side: Side,
    threats: &[Threat],
    most: usize,
) -> Vec<String> {
    let stones = |threats: &[Threat]| {
        threats.iter().fold(PointSet::EMPTY, |all, threat| all | threat.turn.captured)
    };
    let (told, rest) = threats.split_at(most.min(threats.len()));
    let rest = stones(rest) - stones(told);
    let said = told.iter().map(|threat| {
        let stones = threat.turn.captured;
        texts.with(
            "coach-threat",
            &[
                ("side", side_arg(side)),
                ("count", stones.len().into()),
                ("points", points(board, stones).into()),
                ("turn", super::explain::name(board, &threat.turn).into()),
            ],
        )
    });
    let more = (!rest.is_empty())
        .then(|| texts.with("coach-more-threats", &[("points", points(board, rest).into())]));
    said.chain(more).collect()
}

/// The name of how much the coach helps.
pub fn coach_level(texts: &Texts, level: Option<CoachLevel>) -> String {
    texts.get(match level {
        None => id("coach-off"),
        Some(CoachLevel::Low) => id("coach-low"),
        Some(CoachLevel::Middle) => id("coach-middle"),
        Some(CoachLevel::High) => id("coach-high"),
    })
}
