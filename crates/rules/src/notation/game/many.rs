//! Reading one game or all games of a text.

use super::error::{ParseGameError, ParseGameErrorKind, short};
use super::reader::GameReader;
use super::result::{apply_result, code_of, says_how_it_ended};
use super::tags::Tag;
use super::unclosed::UnclosedBrackets;
use super::{
    CAPTURE, CLAIMED, DEFAULT_VARIANT, Game, GameWarningKind, UNDER_WAY, is_own, is_same_tag,
};
use crate::notation::link::find::{is_link, link_in};
use crate::notation::position::read_position;
use crate::{Outcome, Record, Ruleset};
use std::sync::Arc;

/// Reads one game. `rules_of` looks up the rule set for the key in the `Variant` tag, or for
/// [`DEFAULT_VARIANT`] if there is no such tag.
///
/// # Errors
/// The first error found, with its place. A second game is an error.
pub fn read_game(
    text: &str,
    rules_of: impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, ParseGameError> {
    let mut reader = GameReader::new(text);
    let game = read_next(&mut reader, &rules_of)?;
    reader.skip_space();
    if reader.rest().is_empty() {
        return Ok(game);
    }
    Err(reader.error(reader.at, ParseGameErrorKind::SecondGame))
}

/// Reads all games of a text. Without tags, a game begins on a new line after the result of the one before, or with the
/// number 1. After a game with an error, reading continues at the next tags, or at the number 1 after a blank line. A text
/// without a game is an error.
///
/// ```
/// use fanorona_rules::notation::read_games;
/// use fanorona_rules::variant::shipped;
///
/// let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
/// let text = "[Round \"1\"]\n\n1. f2-e3A *\n\n[Round \"2\"]\n\n1. z9 *\n\n[Round \"3\"]\n\n*\n";
/// let games: Vec<_> = read_games(text, rules_of).collect();
/// assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
/// ```
pub const fn read_games<F: Fn(&str) -> Option<Arc<Ruleset>>>(
    text: &str,
    rules_of: F,
) -> Games<'_, F> {
    Games { reader: GameReader::new(text), rules_of, has_begun: false }
}

/// A location between two games of a text.
#[derive(Clone, Debug)]
pub struct GameLocation {
    /// The byte offset.
    at: usize,
    /// The line and the column, from 1.
    place: (usize, usize),
    /// Whether a game, or an error, was read before.
    has_begun: bool,
    /// What reading up to here has found out about the rest of the text.
    unclosed: UnclosedBrackets,
}

/// Equal if they are the same place, whatever is known about the text after it.
impl PartialEq for GameLocation {
    fn eq(&self, other: &Self) -> bool {
        (self.at, self.place, self.has_begun) == (other.at, other.place, other.has_begun)
    }
}

impl Eq for GameLocation {}

impl GameLocation {
    /// The beginning of a text.
    pub const START: Self =
        Self { at: 0, place: (1, 1), has_begun: false, unclosed: UnclosedBrackets::NONE };

    /// The byte offset in the text.
    pub const fn bytes(&self) -> usize {
        self.at
    }

    /// The link in the next line of the text that is not empty, if there is one, with its line and column, and the
    /// location after it.
    pub fn link<'a>(&self, text: &'a str) -> Option<(&'a str, usize, usize, Self)> {
        text.get(self.at..)?;
        let mut reader = GameReader::new(text);
        reader.go_to(self.at, self.place);
        reader.skip_space();
        if !is_link(reader.rest()) {
            return None;
        }
        let (start, (line, column)) = (reader.at, reader.place());
        reader.skip_line();
        let link = link_in(&text[start..reader.at])?;
        let begins = link.as_ptr() as usize - text.as_ptr() as usize;
        let column = column + text[start..begins].chars().count();
        let unclosed = self.unclosed.clone();
        let after = Self { at: reader.at, place: reader.place(), has_begun: true, unclosed };
        Some((link, line, column, after))
    }
}

/// The iterator over the games of a text, or their errors; see [`read_games`].
///
/// ```
/// use fanorona_rules::notation::game::Games;
/// use fanorona_rules::notation::read_games;
/// use fanorona_rules::variant::shipped;
///
/// let rules_of = |key: &str| shipped::variant(key).map(|variant| variant.rules.clone());
/// let text = "[Round \"1\"]\n\n*\n\n[Round \"2\"]\n\n1. z9 *\n";
/// let mut games: Games<_> = read_games(text, rules_of);
/// assert!(games.next().unwrap().is_ok());
/// assert_eq!(games.next().unwrap().unwrap_err().line, 7);
/// assert!(games.next().is_none());
/// ```
pub struct Games<'a, F> {
    reader: GameReader<'a>,
    rules_of: F,
    /// Whether a game, or an error, was read before.
    has_begun: bool,
}

impl<F> Games<'_, F> {
    /// Continues at a location returned by [`Games::location`] for the same text.
    #[must_use]
    pub fn starting_at(mut self, location: GameLocation) -> Self {
        if self.reader.text.is_char_boundary(location.at) {
            self.reader.go_to(location.at, location.place);
            self.reader.unclosed = location.unclosed;
            self.has_begun = location.has_begun;
        }
        self
    }

    /// The location up to which the text has been read.
    pub fn location(&mut self) -> GameLocation {
        let place = self.reader.place();
        let unclosed = self.reader.unclosed.clone();
        GameLocation { at: self.reader.at, place, has_begun: self.has_begun, unclosed }
    }
}

impl<F: Fn(&str) -> Option<Arc<Ruleset>>> Iterator for Games<'_, F> {
    type Item = Result<Game, ParseGameError>;

    fn next(&mut self) -> Option<Self::Item> {
        let reader = &mut self.reader;
        reader.skip_space();
        if reader.rest().is_empty() && self.has_begun {
            return None;
        }
        self.has_begun = true;
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

/// Reads the game at the reader's location, up to its end or the tags of another.
fn read_next(
    reader: &mut GameReader<'_>,
    rules_of: &impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, ParseGameError> {
    reader.begin();
    let start = reader.at;
    let tags = reader.tags()?;
    let tag = |name: &str| tags.iter().find(|tag| is_same_tag(&tag.name, name));
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
            // After the stones, the side to move and the turns without a capture.
            reader.is_unnumbered = tag.value.split_ascii_whitespace().count() < 4;
            Record::from_position(rules, start)
        }
    };
    let announced = tag("Result").and_then(|tag| Some((code_of(&tag.value)?, tag.at)));
    if let Some(tag) = tag("Result").filter(|tag| tag.value.is_empty()) {
        reader.warn_read_as(tag.at, "", UNDER_WAY);
    }
    let (mut record, notes, result) = reader.turns(record)?;
    if tags.is_empty() && notes.is_empty() && record.turns().is_empty() && result.is_none() {
        return Err(reader.error(start, ParseGameErrorKind::NoGame));
    }
    let end = reader.text[..reader.at].trim_end().len();
    if let (Some((announced, at)), Some((result, _))) = (&announced, &result)
        && announced != result
    {
        let (found, expected) = (short(announced), result.clone());
        return Err(reader.error(*at, ParseGameErrorKind::Result { found, expected }));
    }
    if let Some((code, at)) = result.as_ref().or(announced.as_ref())
        && record.outcome().is_some_and(|outcome| outcome.code() != code)
    {
        reader.lift_limits(&mut record, *at, true);
    }
    let is_missing = result.is_none() && record.outcome().is_none();
    let termination = tag("Termination").map(|tag| tag.value.as_str());
    let is_explained = says_how_it_ended(termination, &notes, record.turns().len());
    if let Some((code, at)) = result.or(announced) {
        let reason = Outcome::win_reason(termination);
        apply_result(&mut record, &code, reason).map_err(|reason| reader.error(at, reason))?;
    }
    if tag(CLAIMED).is_some_and(|tag| tag.value == CAPTURE) {
        record.set_claimed();
    }
    let is_kept = |tag: &Tag| !is_own(&tag.name);
    let tags = tags.into_iter().filter(is_kept).map(|tag| (tag.name, tag.value)).collect();
    if let Some(result) = record.outcome().filter(|_| is_missing && !is_explained) {
        reader.warn(end, GameWarningKind::CutOff { result });
    }
    Ok(Game { tags, variant, record, notes, warnings: reader.take_warnings() })
}
