//! Parses typed turns: a whole turn, the beginning of one, or the next steps of an open chain.

use crate::rules::notation::turn::{is_dash, read_steps};
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
    Choice(Box<CaptureChoice>),
    /// The typed turn begins with another stone than that of the open chain.
    OtherStone,
    /// Only a letter was typed, and no step or several fit it.
    Letter,
}

/// A step that can capture both ways, in a turn typed without its letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CaptureChoice {
    pub approach: Step,
    pub withdrawal: Step,
    /// The typed turn up to the end of this step.
    begin: String,
    /// What was typed after it.
    rest: String,
}

/// What the last line was about, so that the next one may be shorter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// The stone on this point.
    Stone(Point),
    /// A step that can capture both ways.
    Choice(Box<CaptureChoice>),
}

/// A step as typed: from where, to where, and the letter if there is one.
type TypedStep = (Point, Point, Option<CaptureKind>);

/// Parses a typed turn in the current position. A turn typed with its letters ends as typed; without
/// them it stays open while its stone can capture again. `named` is what the line before was about.
pub(super) fn read(
    record: &Record,
    text: &str,
    named: Option<&Named>,
) -> Result<TypedTurn, Misread> {
    let (rules, chain) = (record.rules(), record.chain());
    let board = &rules.board;
    let text = normalized(text);
    let mut stays_open = text.ends_with(OPEN_SUFFIX);
    let mut text = text.trim_end_matches('.').to_owned();
    if let Some(whole) = completed(record, &text, named) {
        text = whole;
        // The letter answers the question; the turn was typed without it.
        stays_open |= matches!(named, Some(Named::Choice(_)));
    }
    if letter(&text).is_some() {
        return Err(match named {
            Some(Named::Stone(point)) => Misread::Bare(*point),
            _ => Misread::Letter,
        });
    }
    if let Some(point) = board.point_named(&text).filter(|_| chain.is_empty()) {
        return Err(Misread::Bare(point));
    }
    if begins_with_another_stone(record, &text) {
        return Err(Misread::OtherStone);
    }
    let whole = with_chain(board, chain, &text);
    let typed = read_steps(board, &whole).unwrap_or_default();
    let done = chain.steps().len();
    match read_turn(rules, record.position(), &whole) {
        Ok(turn) => {
            let mut steps = turn.steps.iter().zip(&typed);
            let exact = steps.all(|(step, typed)| step.kind.is_none() || typed.2.is_some());
            let steps = turn.steps.get(done..).unwrap_or_default().to_vec();
            Ok(TypedTurn { steps, ends: exact && !stays_open })
        }
        Err(
            error @ (ParseTurnError::Unfinished { refusal: Refusal::MustContinue, .. }
            | ParseTurnError::Ambiguous { .. }),
        ) => {
            let steps = play_steps(record, &typed, error)?;
            Ok(TypedTurn { steps: steps.get(done..).unwrap_or_default().to_vec(), ends: false })
        }
        Err(error) => Err(Misread::Error(error)),
    }
}

/// Whether a typed line is only the letter of a capture.
pub(super) fn is_letter(line: &str) -> bool {
    letter(&normalized(line)).is_some()
}

/// The kind of capture of a line that is only its letter.
fn letter(text: &str) -> Option<CaptureKind> {
    CaptureKind::BOTH.into_iter().find(|kind| text == kind.letter().to_string())
}

/// The whole turn of a line that is shorter because of what the line before was about, or because there is
/// one such capture: a letter alone, or a turn that begins with the point where the stone goes.
fn completed(record: &Record, text: &str, named: Option<&Named>) -> Option<String> {
    let (rules, chain) = (record.rules(), record.chain());
    let board = &rules.board;
    if let Some(Named::Choice(choice)) = named {
        if letter(text).is_some() {
            return Some(format!("{}{text}{}", choice.begin, choice.rest));
        }
        let to = board.name(choice.approach.to);
        let rest = text.strip_prefix(&to)?;
        return (letter(rest.get(..1)?).is_some()).then(|| format!("{}{rest}", choice.begin));
    }
    let at = match named {
        Some(Named::Stone(point)) => *point,
        _ => chain.at()?,
    };
    let mut steps = chain.next_steps(rules);
    steps.retain(|step| step.from == at);
    let begin = if chain.is_empty() { format!("{}-", board.name(at)) } else { String::new() };
    if let Some(kind) = letter(text) {
        steps.retain(|step| step.kind == Some(kind));
        let [step] = steps[..] else { return None };
        return Some(format!("{begin}{}{text}", board.name(step.to)));
    }
    let first = board.point_named(text.get(..2)?)?;
    let goes = chain.is_empty() && steps.iter().any(|step| step.to == first);
    goes.then(|| format!("{begin}{text}"))
}

/// Whether a chain is open and the text begins with another stone of the same side.
fn begins_with_another_stone(record: &Record, text: &str) -> bool {
    let chain = record.chain();
    let point = text.get(..2).and_then(|name| record.rules().board.point_named(name));
    !chain.is_empty()
        && point.is_some_and(|point| Some(point) != chain.at() && chain.own().contains(point))
}

/// Plays typed steps one by one.
///
/// # Errors
/// [`Misread::Choice`] at a step that can capture both ways, else [`Misread::Error`] with `error` if
/// the rules refuse a step.
fn play_steps(
    record: &Record,
    typed: &[TypedStep],
    error: ParseTurnError,
) -> Result<Vec<Step>, Misread> {
    let rules = record.rules();
    let board = &rules.board;
    let mut chain = Chain::new(*record.position());
    for (i, &(from, to, kind)) in typed.iter().enumerate() {
        match chain.push(rules, from, to, kind) {
            Ok(_) => {}
            Err(Refusal::ChooseGroup) => {
                let [approach, withdrawal] =
                    CaptureKind::BOTH.map(|kind| chain.check(rules, from, to, Some(kind)));
                return Err(match (approach, withdrawal) {
                    (Ok(approach), Ok(withdrawal)) => {
                        let (done, rest) = typed.split_at(i + 1);
                        let done = done.get(record.chain().steps().len()..).unwrap_or_default();
                        let mut begin = written(board, done);
                        if record.chain().is_empty() {
                            begin.insert_str(0, &board.name(typed[0].0));
                        }
                        let rest = written(board, rest);
                        let choice = CaptureChoice { approach, withdrawal, begin, rest };
                        Misread::Choice(Box::new(choice))
                    }
                    _ => Misread::Error(error),
                });
            }
            Err(_) => return Err(Misread::Error(error)),
        }
    }
    Ok(chain.steps().to_vec())
}

/// The steps as they can be typed after a point: `-d3A-d4`.
fn written(board: &Board, steps: &[TypedStep]) -> String {
    let letter = |kind: &Option<CaptureKind>| kind.map(|kind| kind.letter().to_string());
    let step = |(_, to, kind): &TypedStep| {
        format!("-{}{}", board.name(*to), letter(kind).unwrap_or_default())
    };
    steps.iter().map(step).collect()
}

/// Normalizes typed text: no white space, lower-case columns, capital A and W, hyphens instead of other dashes.
fn normalized(text: &str) -> String {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let normalized = letters.iter().enumerate().map(|(i, letter)| match letters.get(i + 1) {
        Some(next) if next.is_ascii_digit() => letter.to_ascii_lowercase(),
        _ if matches!(letter, 'a' | 'w') => letter.to_ascii_uppercase(),
        _ if is_dash(*letter) => '-',
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
