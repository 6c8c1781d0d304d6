//! A whole game as a link: `fanorona:1.tsivy.AAtf…`.
//!
//! The scheme is followed by the version, the variant's key and the game, in base64url without
//! padding. A link contains the start, the turns and the outcome, but not names and remarks. Each
//! turn is stored as its index in the sorted list of effects, in as few bits as possible, so a chain
//! that is read back has the same effect, but perhaps other steps. If a position has very many
//! chains, all turns of the game are stored step by step instead. Checksums distinguish a damaged
//! link from one that was made under other rules.
//!
//! ```
//! use fanorona_rules::notation::{Game, is_link, read_link, write_link};
//! use fanorona_rules::variant::shipped;
//! use fanorona_rules::Record;
//!
//! let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
//! let game = Game::new("tsivy".to_owned(), Record::new(rules_of("tsivy").unwrap()));
//! let link = write_link(&game);
//! assert!(is_link(&link) && link.starts_with("fanorona:1.tsivy."));
//! let read = read_link(&link, rules_of)?;
//! assert_eq!(read.record.position(), game.record.position());
//! # Ok::<(), fanorona_rules::notation::ParseLinkError>(())
//! ```

mod bits;
mod error;
pub(in crate::notation) mod find;
mod turns;

use super::game::{Game, MOST_TURNS};
use super::position::{read_position, write_position};
use crate::{DrawReason, Outcome, Position, Record, Ruleset, Side, WinReason};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as URL_SAFE_NO_PAD;
use bits::{LinkBitReader, LinkBitWriter};
use std::sync::Arc;

pub use error::ParseLinkError;
use find::link_in;
pub use find::{SCHEME, is_link};
use turns::{EffectReader, push_effects, push_steps, take_steps};

/// The only version so far.
const VERSION: &str = "1";
/// The maximum length of a link in bytes.
pub const LONGEST: usize = 200_000;

/// Outcomes that do not follow from the turns, by code.
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
/// The code used instead of an outcome if an omitted capture has been claimed, so that the side to
/// move must capture.
const CLAIMED: u8 = 6;
/// The code of a game under way without draw limits, which may have been lifted.
const UNLIMITED: u8 = 7;
/// The flag for a start other than the variant's.
const OWN_START: u8 = 8;
/// The flag for turns that are stored step by step.
const STEPS: u8 = 16;
/// The sizes in bytes of the checksums of the data and of the last position.
const SUMS: [usize; 2] = [3, 2];

/// Writes a game as a link.
pub fn write_link(game: &Game) -> String {
    let record = &game.record;
    let rules = record.rules();
    let end = record.outcome().and_then(|end| ENDS.iter().position(|&other| other == Some(end)));
    let own_start = record.has_own_start();
    let claimed = record.position().claimed() && record.outcome().is_none();
    let switches = rules.switches;
    let is_unlimited = record.outcome().is_none() && switches == switches.without_limits();
    let end = match end {
        _ if claimed => CLAIMED,
        None if is_unlimited => UNLIMITED,
        end => end.unwrap_or(0) as u8,
    };
    let flags = end | if own_start { OWN_START } else { 0 };
    let begun = |flags: u8| {
        let mut bits = LinkBitWriter::default();
        bits.push_byte(flags);
        if own_start {
            let start = write_position(rules, record.start());
            bits.push_number(start.len());
            start.bytes().for_each(|byte| bits.push_byte(byte));
        }
        bits.push_number(record.turns().len());
        bits
    };
    let mut bits = begun(flags);
    if !push_effects(&mut bits, record) {
        bits = begun(flags | STEPS);
        push_steps(&mut bits, record);
    }
    let played = |at: Position, turn| at.play_unchecked(rules, turn);
    let position = record.turns().iter().fold(*record.start(), played);
    let mut bytes = bits.into_bytes();
    let sums = sums(&game.variant, &bytes, rules, &position);
    bytes.extend(sums);
    format!("{SCHEME}{VERSION}.{}.{}", game.variant, URL_SAFE_NO_PAD.encode(&bytes))
}

/// Reads a link. `rules_of` looks up the rule set of a variant by its key.
///
/// ```
/// use fanorona_rules::notation::{Game, ParseLinkError, read_link, write_link};
/// use fanorona_rules::variant::shipped;
///
/// let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
/// let link = write_link(&"1. f2-e3A *".parse::<Game>().unwrap());
/// assert_eq!(read_link(&link, rules_of)?.record.turns().len(), 1);
/// let changed = link.replace(".tsivy.", ".chess.");
/// assert!(read_link(&changed, rules_of).is_err());
/// # Ok::<(), ParseLinkError>(())
/// ```
///
/// # Errors
/// The first error found.
pub fn read_link(
    text: &str,
    rules_of: impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, ParseLinkError> {
    let text = link_in(text).ok_or(ParseLinkError::Scheme)?;
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
    let record =
        read_turns(&mut LinkBitReader::new(bytes), rules).map_err(|error| match error {
            // Nothing was changed, so other turns are legal here than where it was made.
            ParseLinkError::Damaged => ParseLinkError::OtherRules,
            error => error,
        })?;
    if found[SUMS[0]..] != position_sum(record.rules(), last(&record)) {
        return Err(ParseLinkError::OtherRules);
    }
    Ok(Game::new(key.to_owned(), record))
}

fn read_turns(data: &mut LinkBitReader<'_>, rules: Arc<Ruleset>) -> Result<Record, ParseLinkError> {
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
        return Err(ParseLinkError::GameTooLong);
    }
    let mut effects = EffectReader::new(record.rules());
    for number in 1..=turns {
        record.lift_limits();
        let turn = if flags & STEPS == 0 {
            effects.take(data, &record, number)?
        } else {
            take_steps(data, &record).ok_or(ParseLinkError::Turn { number })?
        };
        if record.play(&turn).is_err() {
            return Err(ParseLinkError::Turn { number });
        }
    }
    if !data.is_at_end() {
        return Err(ParseLinkError::Damaged);
    }
    if end.is_some() || flags & 7 == UNLIMITED {
        record.lift_limits();
    }
    if let Some(end) = end {
        record.set_ended(end);
    } else if flags & 7 == CLAIMED {
        record.set_claimed();
    }
    Ok(record)
}

fn last(record: &Record) -> &Position {
    &record.positions()[record.positions().len() - 1]
}

fn sums(key: &str, data: &[u8], rules: &Ruleset, last: &Position) -> Vec<u8> {
    [&data_sum(key, data)[..], &position_sum(rules, last)].concat()
}

/// The checksum of the data, which detects damaged links.
fn data_sum(key: &str, data: &[u8]) -> [u8; SUMS[0]] {
    let mut sum = crc32fast::Hasher::new();
    sum.update(key.as_bytes());
    sum.update(data);
    let [a, b, c, d] = sum.finalize().to_le_bytes();
    [a, b, c ^ d]
}

/// The checksum of the last position, which detects other rules. A claim does not follow from the
/// turns and is not included.
fn position_sum(rules: &Ruleset, last: &Position) -> [u8; SUMS[1]] {
    let text = write_position(rules, last);
    let [a, b, c, d] = crc32fast::hash(text.as_bytes()).to_le_bytes();
    [a ^ c, b ^ d]
}
