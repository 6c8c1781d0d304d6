//! Whole games as text: FGN, which is PGN with Fanorona's turns.
//!
//! Tags in brackets, numbered turns, `{comments}`, `(variations)`, `!?`, and a result; one game
//! or many. Reading checks every turn against the rules, and also the printed counts of the Parker
//! sheet. Writing, reading and writing again yields the same text.

mod error;
mod french;
mod many;
mod reader;
mod result;
mod signs;
mod tags;
pub mod tree;
mod turns;
mod unclosed;
mod warning;
mod write;

use crate::names::known_name;
use crate::variant::shipped;
use crate::{Record, Side, Turn};
use std::fmt;
use std::str::FromStr;

pub use error::{ParseGameError, ParseGameErrorKind};
pub use many::{GameLocation, Games, read_game, read_games};
pub use tree::{NodeId, Tree};
pub use warning::{GameWarning, GameWarningKind};
pub use write::write_game;

/// The key of the variant of records without a `Variant` tag.
pub const DEFAULT_VARIANT: &str = "tsivy";
/// The maximum number of turns of one game, including those of its variations.
pub const MOST_TURNS: usize = 100_000;
/// The maximum nesting depth of variations.
pub const DEEPEST_VARIATION: usize = 64;
/// The result of a game in progress.
const UNDER_WAY: &str = "*";
/// The tags that are derived from the record.
const OWN_TAGS: [&str; 4] = ["Variant", "FEN", "Result", CLAIMED];
/// The tag, with its only value, of a game in which an omitted capture has just been claimed.
const CLAIMED: &str = "Claimed";
const CAPTURE: &str = "capture";

/// A game with its tags and remarks.
///
/// Its notation is FGN. [`FromStr`] knows the shipped variants only; use
/// [`read_game`] for others.
///
/// ```
/// use fanorona_rules::notation::Game;
///
/// let game: Game = "[White \"Rasoa\"]\n[Variant \"tsivy\"]\n\n1. f2-e3A {the usual opening} *".parse()?;
/// assert_eq!(game.tag("White"), Some("Rasoa"));
/// assert_eq!((game.record.turns().len(), game.notes.len()), (1, 1));
/// assert_eq!(game.to_string().parse::<Game>()?.to_string(), game.to_string());
/// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The tags in the order of the text, such as `("White", "Rasoa")`, without `Variant`, `FEN`,
    /// `Result` and `Claimed`, which are derived from the record.
    pub tags: Vec<(String, String)>,
    /// The key of the variant.
    pub variant: String,
    /// The game itself.
    pub record: Record,
    /// The remarks between the turns, in order.
    pub notes: Vec<Note>,
    /// What was odd about the text of the game, in order; nothing in a game that was not read.
    pub warnings: Vec<GameWarning>,
}

/// A remark after a number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of turns of both sides before it in its line.
    pub after: usize,
    /// The remark.
    pub text: NoteText,
}

/// The content of a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteText {
    /// A comment in braces.
    Comment(String),
    /// A variation in parentheses.
    Variation(Branch),
    /// An annotation glyph after a turn, such as `!?` or `$5`.
    Sign(String),
}

/// A variation: an alternative to the turn that its note follows. If the note precedes all turns, the
/// variation begins at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// Its turns.
    pub turns: Vec<Turn>,
    /// The remarks between them, including nested variations.
    pub notes: Vec<Note>,
}

impl Game {
    /// A game without tags and remarks.
    pub const fn new(variant: String, record: Record) -> Self {
        Self { tags: Vec::new(), variant, record, notes: Vec::new(), warnings: Vec::new() }
    }

    /// Whether the text of the game looked cut off; see [`GameWarningKind::CutOff`].
    pub fn is_cut_off(&self) -> bool {
        self.warnings.iter().any(|warning| matches!(warning.kind, GameWarningKind::CutOff { .. }))
    }

    /// The value of a tag, or `None` if there is none. Capitals in its name do not matter.
    pub fn tag(&self, name: &str) -> Option<&str> {
        tag_value(&self.tags, name)
    }

    /// The name of a player without blanks around it; `None` if the game does not say.
    ///
    /// ```
    /// use fanorona_rules::Side;
    /// use fanorona_rules::notation::Game;
    ///
    /// let game: Game = "[White \"Rasoa \"]\n[Black \"?\"]\n\n1. f2-e3A *".parse()?;
    /// assert_eq!((game.player(Side::White), game.player(Side::Black)), (Some("Rasoa"), None));
    /// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
    /// ```
    pub fn player(&self, side: Side) -> Option<&str> {
        known_name(self.tag(["White", "Black"][side as usize])?)
    }

    /// Sets the value of a tag, which is added at the end if it is new.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| is_same_tag(known, name)) {
            Some(tag) => value.clone_into(&mut tag.1),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}

/// The value of a tag of a game; `None` if it has no such tag.
pub fn tag_value<'a>(tags: &'a [(impl AsRef<str>, String)], name: &str) -> Option<&'a str> {
    tags.iter()
        .find(|(known, _)| is_same_tag(known.as_ref(), name))
        .map(|(_, value)| value.as_str())
}

/// Whether this is the name of a tag that is derived from the record.
fn is_own(name: &str) -> bool {
    OWN_TAGS.into_iter().any(|own| is_same_tag(own, name))
}

/// Whether two names are those of one tag: some programs write them in capitals, others in small letters.
pub const fn is_same_tag(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Reads one game of a shipped variant.
impl FromStr for Game {
    type Err = ParseGameError;

    fn from_str(text: &str) -> Result<Self, ParseGameError> {
        read_game(text, |key| shipped::variant(key).map(|variant| variant.rules.clone()))
    }
}

/// Writes the game as FGN; see [`write_game`].
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_game(self))
    }
}
