//! Reading one game, or every game of a text.

use super::error::{ParseGameError, ParseGameErrorKind, short};
use super::reader::Reader;
use super::result::{code_of, settle};
use super::tags::Tag;
use super::{CAPTURE, CLAIMED, DEFAULT_VARIANT, Game, OWN_TAGS};
use crate::rules::notation::position::read_position;
use crate::rules::{Outcome, Record, Ruleset};
use std::sync::Arc;

/// Reads one game. `rules_of` finds the rule set for the key in the `Variant` tag; without the
/// tag it is asked for [`DEFAULT_VARIANT`].
///
/// # Errors
/// The first fault found, with its place. A second game is one.
pub fn read_game(
    text: &str,
    rules_of: impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, ParseGameError> {
    let mut reader = Reader::new(text);
    let game = read_next(&mut reader, &rules_of)?;
    reader.skip_space();
    if reader.rest().is_empty() {
        return Ok(game);
    }
    Err(reader.error(reader.at, ParseGameErrorKind::SecondGame))
}

/// Reads every game of a text, one after the other. A game with a fault does not hide those
/// behind it: reading goes on at the next tags.
pub const fn read_games<F: Fn(&str) -> Option<Arc<Ruleset>>>(
    text: &str,
    rules_of: F,
) -> Games<'_, F> {
    Games { reader: Reader::new(text), rules_of }
}

/// A place between two games of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLocation {
    /// The byte.
    at: usize,
    /// Its line, from 1.
    line: usize,
}

impl GameLocation {
    /// The beginning of a text.
    pub const START: Self = Self { at: 0, line: 1 };

    /// How many bytes of the text lie before it.
    pub const fn bytes(self) -> usize {
        self.at
    }
}

/// The games of a text, or the faults of those that are none.
pub struct Games<'a, F> {
    reader: Reader<'a>,
    rules_of: F,
}

impl<F> Games<'_, F> {
    /// Goes on where [`Games::place`] was told before, in the same text.
    #[must_use]
    pub fn from_place(mut self, place: GameLocation) -> Self {
        if self.reader.text.is_char_boundary(place.at) {
            self.reader.go_to(place.at, place.line);
        }
        self
    }

    /// How far the text is read.
    pub fn place(&mut self) -> GameLocation {
        GameLocation { at: self.reader.at, line: self.reader.line() }
    }
}

impl<F: Fn(&str) -> Option<Arc<Ruleset>>> Iterator for Games<'_, F> {
    type Item = Result<Game, ParseGameError>;

    fn next(&mut self) -> Option<Self::Item> {
        let reader = &mut self.reader;
        reader.skip_space();
        reader.settle();
        if reader.rest().is_empty() {
            return None;
        }
        let read = read_next(reader, &self.rules_of);
        if read.is_err() {
            reader.skip_game();
        }
        Some(read)
    }
}

impl<F> std::fmt::Debug for Games<'_, F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Games").field("at", &self.reader.at).finish_non_exhaustive()
    }
}

/// Reads the game at the reader's place, up to its end or the tags of another.
fn read_next(
    reader: &mut Reader<'_>,
    rules_of: &impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, ParseGameError> {
    let tags = reader.tags()?;
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let variant = tag("Variant").map_or(DEFAULT_VARIANT.into(), |tag| tag.value.clone());
    let rules = rules_of(&variant).ok_or_else(|| {
        let at = tag("Variant").map_or(reader.at, |tag| tag.at);
        reader.error(at, ParseGameErrorKind::UnknownVariant(short(&variant)))
    })?;
    let record = match tag("FEN") {
        None => Record::new(rules),
        Some(tag) => {
            let start = read_position(&rules, &tag.value)
                .map_err(|reason| reader.error(tag.at, ParseGameErrorKind::Start(reason)))?;
            Record::from_position(rules, start)
        }
    };
    let announced = tag("Result").map(|tag| (code_of(&tag.value), tag.at));
    let (mut record, notes, result) = reader.turns(record)?;
    if let (Some((announced, at)), Some((result, _))) = (&announced, &result)
        && announced != result
    {
        let (found, expected) = (short(announced), result.clone());
        return Err(reader.error(*at, ParseGameErrorKind::Result { found, expected }));
    }
    if let Some((code, at)) = result.or(announced) {
        let reason = Outcome::win_reason(tag("Termination").map(|tag| tag.value.as_str()));
        settle(&mut record, &code, reason).map_err(|reason| reader.error(at, reason))?;
    }
    if tag(CLAIMED).is_some_and(|tag| tag.value == CAPTURE) {
        record.set_claimed();
    }
    let is_kept = |tag: &Tag| !OWN_TAGS.contains(&tag.name.as_str());
    let tags = tags.into_iter().filter(is_kept).map(|tag| (tag.name, tag.value)).collect();
    Ok(Game { tags, variant, record, notes })
}
