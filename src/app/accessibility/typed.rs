//! A typed line as an intent, or as an answer in words.

use crate::game::play::{Intent, Session};
use crate::rules::generate;
use crate::rules::notation::read_turn;
use crate::rules::notation::turn::write_turn_compact;
use crate::texts::{Texts, say};

/// The greatest number of turns that are told.
const MOST_TURNS: usize = 1_000;

/// The meaning of a typed line.
#[derive(Clone, Debug)]
pub enum Typed {
    /// An intent to apply.
    Intent(Box<Intent>),
    /// The answer to a question, or why there is no intent.
    Words(String),
}

/// Reads a line: a turn in notation, or a command word in the player's language or in English.
pub fn typed(texts: &Texts, session: &Session, line: &str) -> Typed {
    let line = line.trim();
    let intent = |intent| Typed::Intent(Box::new(intent));
    let means = |word: &str, known: String| {
        line.eq_ignore_ascii_case(word) || line.to_lowercase() == known.to_lowercase()
    };
    if line.is_empty() || means("help", texts.get("accessibility-word-help")) {
        return Typed::Words(texts.get("accessibility-help"));
    }
    if means("board", texts.get("accessibility-word-board")) {
        return Typed::Words(board(texts, session));
    }
    if means("turns", texts.get("accessibility-word-turns")) {
        return Typed::Words(turns(texts, session));
    }
    if means("undo", texts.get("accessibility-word-undo")) {
        return intent(Intent::Undo);
    }
    if means("redo", texts.get("accessibility-word-redo")) {
        return intent(Intent::Redo);
    }
    if means("end", texts.get("accessibility-word-end")) {
        return intent(Intent::EndTurn);
    }
    if means("claim", texts.get("accessibility-word-claim")) {
        return intent(Intent::Claim);
    }
    if means("resign", texts.get("accessibility-word-resign")) {
        return match session.speaker() {
            Some(side) => intent(Intent::Resign(side)),
            None => Typed::Words(texts.get("accessibility-not-yours")),
        };
    }
    if means("draw", texts.get("accessibility-word-draw")) {
        return match session.speaker() {
            Some(side) if session.record().offer() == Some(side.opponent()) => {
                intent(Intent::AnswerDraw(true))
            }
            Some(side) => intent(Intent::OfferDraw(side)),
            None => Typed::Words(texts.get("accessibility-not-yours")),
        };
    }
    if means("new", texts.get("accessibility-word-new")) {
        let (variant, seats) = (session.variant().clone(), session.seats().clone());
        return intent(Intent::NewGame { variant, seats });
    }
    if let Some(outcome) = session.record().outcome() {
        return Typed::Words(say::outcome(texts, outcome));
    }
    if !session.person_to_move() {
        return Typed::Words(texts.get("accessibility-not-yours"));
    }
    let rules = session.record().rules();
    match read_turn(rules, session.record().position(), line) {
        Ok(turn) => intent(Intent::Play { turn, generation: session.generation() }),
        Err(error) => Typed::Words(say::turn_error(texts, &rules.board, &error)),
    }
}

/// The points of the stones of both sides.
fn board(texts: &Texts, session: &Session) -> String {
    let record = session.record();
    let sides = crate::rules::Side::BOTH.map(|side| {
        let stones = record.position().stones(side);
        texts.with(
            "accessibility-stones",
            &[
                ("side", say::side_arg(side)),
                ("count", stones.len().into()),
                ("points", say::points(&record.rules().board, stones).into()),
            ],
        )
    });
    sides.join(" ")
}

/// The legal turns, or the result.
fn turns(texts: &Texts, session: &Session) -> String {
    let record = session.record();
    if let Some(outcome) = record.outcome() {
        return say::outcome(texts, outcome);
    }
    let turns = generate::turns_within(record.rules(), record.position(), MOST_TURNS);
    let whole = turns.whole;
    let mut turns: Vec<String> =
        turns.list.iter().map(|turn| write_turn_compact(&record.rules().board, turn)).collect();
    turns.sort_unstable();
    turns.dedup();
    let count = ("count", turns.len().into());
    let message = if whole { "accessibility-turns" } else { "accessibility-turns-many" };
    texts.with(message, &[count, ("turns", turns.join(", ").into())])
}
