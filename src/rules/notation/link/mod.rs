//! A whole game as a link: `fanorona:1.tsivy.AAtf…`.
//!
//! After the scheme come the version, the variant's key and the game, in base64url without
//! padding. A link carries the start, the turns and the end; names and remarks it does not carry.
//! Each turn is its place in the sorted list of effects, in no more bits than the list needs, so a
//! chain comes back with the same effect, but perhaps on another way. Checksums tell a damaged link
//! from one that was made under other rules.

mod bits;
mod error;

use super::game::{Game, MOST_TURNS};
use super::position::{read_position, write_position};
use crate::rules::generate::{Effect, effects, turn_with};
use crate::rules::{DrawReason, Outcome, Position, Record, Ruleset, Side, WinReason};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as URL_SAFE_NO_PAD;
use bits::{Bits, Reader};
use std::sync::Arc;

pub use error::ParseLinkError;

/// What every link begins with.
pub const SCHEME: &str = "fanorona:";
/// The only version there is.
pub const VERSION: &str = "1";
/// More characters than these are no link.
pub const LONGEST: usize = 200_000;

/// How the game has ended other than by its turns.
const ENDS: [Option<Outcome>; 8] = [
    None,
    Some(Outcome::Win { winner: Side::White, reason: WinReason::Resigned }),
    Some(Outcome::Win { winner: Side::Black, reason: WinReason::Resigned }),
    Some(Outcome::Draw(DrawReason::Agreement)),
    Some(Outcome::Win { winner: Side::White, reason: WinReason::OutOfTime }),
    Some(Outcome::Win { winner: Side::Black, reason: WinReason::OutOfTime }),
    None,
    None,
];
/// In the place of an end: an omitted capture has been claimed, and the side to move must capture.
const CLAIMED: u8 = 6;
/// The flag of a start other than the variant's.
const OWN_START: u8 = 8;
/// Bytes of the checksum of the data, and of the one of the last position.
const SUMS: [usize; 2] = [3, 2];

/// Does this text mean a link rather than a file?
pub fn is_link(text: &str) -> bool {
    text.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME))
}

/// Writes a game as a link.
pub fn write_link(game: &Game) -> String {
    let record = &game.record;
    let rules = record.rules();
    let end = record.outcome().and_then(|end| ENDS.iter().position(|&other| other == Some(end)));
    let own_start = record.has_own_start();
    let mut bits = Bits::default();
    let claimed = record.position().claimed() && record.outcome().is_none();
    let end = if claimed { CLAIMED } else { end.unwrap_or(0) as u8 };
    bits.push_byte(end | if own_start { OWN_START } else { 0 });
    if own_start {
        let start = write_position(rules, record.start());
        bits.push_number(start.len());
        start.bytes().for_each(|byte| bits.push_byte(byte));
    }
    bits.push_number(record.turns().len());
    let mut position = *record.start();
    let mut list = Vec::new();
    for turn in record.turns() {
        effects(rules, &position, &mut list);
        let effect = Effect { from: turn.from, to: turn.to(), captured: turn.captured };
        let index = list.iter().position(|&other| other == effect).unwrap_or_default();
        bits.push(index, width(list.len()));
        position = position.play_unchecked(rules, turn);
    }
    let mut bytes = bits.into_bytes();
    let sums = sums(&game.variant, &bytes, rules, &position);
    bytes.extend(sums);
    format!("{SCHEME}{VERSION}.{}.{}", game.variant, URL_SAFE_NO_PAD.encode(&bytes))
}

/// Reads a link. `rules_of` finds the rule set of a variant's key.
///
/// # Errors
/// What is wrong with it. Nothing of a faulty link is used.
pub fn read_link(
    text: &str,
    rules_of: impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, ParseLinkError> {
    let text = text.trim();
    if !is_link(text) {
        return Err(ParseLinkError::Scheme);
    }
    if text.len() > LONGEST {
        return Err(ParseLinkError::TooLong);
    }
    let mut parts = text[SCHEME.len()..].splitn(3, '.');
    let version = parts.next().unwrap_or_default();
    if version != VERSION {
        return Err(ParseLinkError::Version(version.chars().take(10).collect()));
    }
    let (Some(key), Some(data)) = (parts.next(), parts.next()) else {
        return Err(ParseLinkError::Cut);
    };
    let column = text.len() - data.len();
    let bytes = URL_SAFE_NO_PAD.decode(data).map_err(|_| {
        let unknown = |&(_, letter): &(usize, char)| {
            !(letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
        };
        match data.chars().enumerate().find(unknown) {
            Some((at, letter)) => {
                ParseLinkError::Letter { column: text[..column].chars().count() + at + 1, letter }
            }
            // The length, or the bits left over at the end.
            None => ParseLinkError::Cut,
        }
    })?;
    let (bytes, found) = bytes
        .len()
        .checked_sub(SUMS.iter().sum())
        .map(|end| bytes.split_at(end))
        .ok_or(ParseLinkError::Cut)?;
    if found[..SUMS[0]] != data_sum(key, bytes) {
        return Err(ParseLinkError::Damaged);
    }
    let rules = rules_of(key).ok_or_else(|| ParseLinkError::UnknownVariant(key.to_owned()))?;
    let record = read_turns(&mut Reader::new(bytes), rules)?;
    if found[SUMS[0]..] != place_sum(record.rules(), last(&record)) {
        return Err(ParseLinkError::OtherRules);
    }
    Ok(Game::new(key.to_owned(), record))
}

fn read_turns(data: &mut Reader<'_>, rules: Arc<Ruleset>) -> Result<Record, ParseLinkError> {
    let flags = data.byte().ok_or(ParseLinkError::Damaged)?;
    let end = ENDS[usize::from(flags & 7)];
    let mut record = if flags & OWN_START == 0 {
        Record::new(rules)
    } else {
        let length = data.number().ok_or(ParseLinkError::Damaged)?;
        let start = (0..length.min(LONGEST)).map(|_| data.byte()).collect::<Option<Vec<u8>>>();
        let start = String::from_utf8(start.ok_or(ParseLinkError::Damaged)?);
        let start = start.map_err(|_| ParseLinkError::Damaged)?;
        let start = read_position(&rules, &start).map_err(ParseLinkError::Start)?;
        Record::from_position(rules, start)
    };
    let turns = data.number().ok_or(ParseLinkError::Damaged)?;
    if turns > MOST_TURNS {
        return Err(ParseLinkError::TooLong);
    }
    let rules = record.rules().clone();
    let mut list = Vec::new();
    for number in 1..=turns {
        effects(&rules, record.position(), &mut list);
        let index = data.take(width(list.len())).ok_or(ParseLinkError::Damaged)?;
        let turn = list.get(index).and_then(|&effect| turn_with(&rules, record.position(), effect));
        let played = turn.is_some_and(|turn| record.play(&turn).is_ok());
        if !played {
            return Err(ParseLinkError::Turn { number });
        }
    }
    if !data.is_at_end() {
        return Err(ParseLinkError::Damaged);
    }
    if let Some(end) = end {
        record.set_ended(end);
    } else if flags & 7 == CLAIMED {
        record.set_claimed();
    }
    Ok(record)
}

/// How many bits a place in a list of this length takes.
const fn width(length: usize) -> u32 {
    match length.saturating_sub(1).checked_ilog2() {
        Some(bits) => bits + 1,
        None => 0,
    }
}

fn last(record: &Record) -> &Position {
    &record.positions()[record.positions().len() - 1]
}

fn sums(key: &str, data: &[u8], rules: &Ruleset, last: &Position) -> Vec<u8> {
    [&data_sum(key, data)[..], &place_sum(rules, last)].concat()
}

/// Tells whether the link is whole.
fn data_sum(key: &str, data: &[u8]) -> [u8; SUMS[0]] {
    let mut sum = crc32fast::Hasher::new();
    sum.update(key.as_bytes());
    sum.update(data);
    let [a, b, c, d] = sum.finalize().to_le_bytes();
    [a, b, c ^ d]
}

/// Tells whether the turns lead where they led when the link was made. The claim of a capture
/// cannot be told from the turns, and does not enter.
fn place_sum(rules: &Ruleset, last: &Position) -> [u8; SUMS[1]] {
    let text = write_position(rules, last);
    let [a, b, c, d] = crc32fast::hash(text.as_bytes()).to_le_bytes();
    [a ^ c, b ^ d]
}
