//! Parses typed turns: a whole turn, the beginning of one, or the next steps of an open chain.

use crate::rules::notation::{ParseTurnError, read_turn};
use crate::rules::{Board, CaptureKind, Chain, Point, Record, Refusal, Step};

/// The suffix of a turn that stays open.
const OPEN_SUFFIX: &str = "...";

/// The steps of a typed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TypedTurn {
    /// The steps to take after those of the open chain.
    pub steps: Vec<Step>,
    /// Whether the turn ends after them even if it could continue.
    pub ends: bool,
}

/// The reason why a typed turn was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misread {
    /// The text is not a turn, or the rules refuse it.
    Error(ParseTurnError),
    /// Only a point was typed.
    Bare(Point),
    /// A step can capture both ways, and the letter is missing.
    Choice(Step, Step),
}

/// A step as typed.
struct Word {
    to: Point,
    kind: Option<CaptureKind>,
}

/// Parses a typed turn in the current position. A turn typed with its letters ends as typed; without
/// them it stays open while its stone can capture again.
pub(super) fn read(record: &Record, text: &str) -> Result<TypedTurn, Misread> {
    let (rules, chain) = (record.rules(), record.chain());
    let board = &rules.board;
    let text = normalized(text);
    let stays_open = text.ends_with(OPEN_SUFFIX);
    let text = text.trim_end_matches('.');
    if let Some(point) = board.point_named(text).filter(|_| chain.is_empty()) {
        return Err(Misread::Bare(point));
    }
    let whole = with_chain(board, chain, text);
    let words = words(board, &whole);
    let done = chain.steps().len();
    match read_turn(rules, record.position(), &whole) {
        Ok(turn) => {
            let exact =
                turn.steps.iter().zip(&words).all(|(s, w)| s.kind.is_none() || w.kind.is_some());
            let steps = turn.steps.get(done..).unwrap_or_default().to_vec();
            Ok(TypedTurn { steps, ends: exact && !stays_open })
        }
        Err(error) => {
            let unfinished =
                matches!(error, ParseTurnError::Unfinished { refusal: Refusal::MustContinue, .. });
            let ambiguous = matches!(error, ParseTurnError::Ambiguous { .. });
            if !unfinished && !ambiguous {
                return Err(Misread::Error(error));
            }
            let steps = play_words(record, &whole, &words, error)?;
            Ok(TypedTurn { steps: steps.get(done..).unwrap_or_default().to_vec(), ends: false })
        }
    }
}

/// Plays the words one by one.
///
/// # Errors
/// [`Misread::Choice`] at a step that can capture both ways, else [`Misread::Error`] with `error` if
/// the rules refuse a step.
fn play_words(
    record: &Record,
    whole: &str,
    words: &[Word],
    error: ParseTurnError,
) -> Result<Vec<Step>, Misread> {
    let rules = record.rules();
    let mut chain = Chain::new(*record.position());
    let Some(mut from) = whole.get(..2).and_then(|name| rules.board.point_named(name)) else {
        return Err(Misread::Error(error));
    };
    for word in words {
        match chain.push(rules, from, word.to, word.kind) {
            Ok(step) => from = step.to,
            Err(Refusal::ChooseGroup) => {
                let [approach, withdrawal] =
                    CaptureKind::BOTH.map(|kind| chain.check(rules, from, word.to, Some(kind)));
                return Err(match (approach, withdrawal) {
                    (Ok(approach), Ok(withdrawal)) => Misread::Choice(approach, withdrawal),
                    _ => Misread::Error(error),
                });
            }
            Err(_) => return Err(Misread::Error(error)),
        }
    }
    Ok(chain.steps().to_vec())
}

/// Normalizes typed text: no white space, lower-case columns, capital A and W.
fn normalized(text: &str) -> String {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let normalized = letters.iter().enumerate().map(|(i, letter)| match letters.get(i + 1) {
        Some(next) if next.is_ascii_digit() => letter.to_ascii_lowercase(),
        _ if matches!(letter, 'a' | 'w') => letter.to_ascii_uppercase(),
        _ => *letter,
    });
    normalized.collect()
}

/// The text with the steps of the open chain before it. The text may begin with the current point of
/// its stone.
fn with_chain(board: &Board, chain: &Chain, text: &str) -> String {
    let (Some(first), Some(at)) = (chain.steps().first(), chain.at()) else {
        return text.to_owned();
    };
    let mut whole = board.name(first.from);
    for step in chain.steps() {
        whole.push('-');
        whole.push_str(&board.name(step.to));
        whole.extend(step.kind.map(CaptureKind::letter));
    }
    let here = board.name(at);
    let rest = text.strip_prefix(here.as_str()).filter(|rest| rest.len() > 1).unwrap_or(text);
    format!("{whole}-{}", rest.trim_start_matches('-'))
}

/// The end points and letters of a text in the form of a turn.
fn words(board: &Board, text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    for (i, &letter) in letters.iter().enumerate().skip(2) {
        let next = letters.get(i + 1);
        if letter.is_ascii_lowercase() {
            let name: String = [Some(letter), next.copied()].into_iter().flatten().collect();
            words.extend(board.point_named(&name).map(|to| Word { to, kind: None }));
            continue;
        }
        let kind = match letter {
            'A' | '+' => CaptureKind::Approach,
            'W' | 'E' => CaptureKind::Withdrawal,
            '-' if next.is_none_or(|next| !next.is_ascii_lowercase()) => CaptureKind::Withdrawal,
            _ => continue,
        };
        if let Some(word) = words.last_mut() {
            word.kind = Some(kind);
        }
    }
    words
}
