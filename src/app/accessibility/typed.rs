//! A typed line as an intent, or as an answer in words.

use crate::game::play::{Intent, Session};
use crate::rules::generate;
use crate::rules::notation::read_turn;
use crate::rules::notation::turn::write_turn_compact;
use crate::texts::words::{Line, Vocabulary, Word};
use crate::texts::{Texts, say};

/// The greatest number of turns that are told.
const MOST_TURNS: usize = 1_000;

/// The words that can be typed, and the order in which they are told.
const WORDS: [Word; 10] = {
    use Word::*;
    [Help, Board, Turns, Undo, Redo, End, Draw, Resign, Claim, New]
};

/// The meaning of a typed line.
#[derive(Clone, Debug)]
pub enum Typed {
    /// An intent to apply.
    Intent(Box<Intent>),
    /// The answer to a question, or why there is no intent.
    Words(String),
}

/// Reads a line: a turn in notation, or a word in the player's language or in English.
pub fn typed(texts: &Texts, session: &Session, line: &str) -> Typed {
    let line = line.trim();
    match Vocabulary::new(texts, &WORDS).read(line) {
        Line::Word(word, false, rest) if rest.is_empty() => meant(texts, session, word),
        _ if line.is_empty() => meant(texts, session, Word::Help),
        _ => turn(texts, session, line),
    }
}

/// What one of [`WORDS`] means.
fn meant(texts: &Texts, session: &Session, word: Word) -> Typed {
    let not_yours = || Typed::Words(texts.get("accessibility-not-yours"));
    let intent = match word {
        Word::Board => return Typed::Words(board(texts, session)),
        Word::Turns => return Typed::Words(turns(texts, session)),
        Word::Undo => Intent::Undo,
        Word::Redo => Intent::Redo,
        Word::End => Intent::EndTurn,
        Word::Claim => Intent::Claim,
        Word::Resign => match session.speaker() {
            Some(side) => Intent::Resign(side),
            None => return not_yours(),
        },
        Word::Draw => match session.speaker() {
            Some(side) if session.record().offer() == Some(side.opponent()) => {
                Intent::AnswerDraw(true)
            }
            Some(side) => Intent::OfferDraw(side),
            None => return not_yours(),
        },
        Word::New => {
            Intent::NewGame { variant: session.variant().clone(), seats: session.seats().clone() }
        }
        _ => {
            let others = WORDS[1..].iter().map(|word| word.name(texts)).collect::<Vec<_>>();
            let words = [("words", others.join(", ").into())];
            return Typed::Words(texts.with("accessibility-help", &words));
        }
    };
    Typed::Intent(Box::new(intent))
}

/// A turn in notation, or why it cannot be played.
fn turn(texts: &Texts, session: &Session, line: &str) -> Typed {
    if let Some(outcome) = session.record().outcome() {
        return Typed::Words(say::outcome(texts, outcome));
    }
    if !session.person_to_move() {
        return Typed::Words(texts.get("accessibility-not-yours"));
    }
    let rules = session.record().rules();
    match read_turn(rules, session.record().position(), line) {
        Ok(turn) => {
            Typed::Intent(Box::new(Intent::Play { turn, generation: session.generation() }))
        }
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
