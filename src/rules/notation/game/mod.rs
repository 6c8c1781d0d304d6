//! Whole games as text: FGN, the form of PGN with Fanorona's turns.
//!
//! Tags in brackets, numbered turns, `{comments}`, `(variations)`, `!?`, and a result; one game
//! or many. Reading checks every turn against the rules; the printed counts of the Parker sheet
//! are checked too. What was written once is read and written again without a change.

mod error;
mod french;
mod many;
mod reader;
mod result;
mod tags;
pub mod tree;
mod turns;
mod write;

use crate::rules::{Record, Turn};

pub use error::{ParseGameError, ParseGameErrorKind};
pub use many::{GameLocation, Games, read_game, read_games};
pub use tree::{NodeId, Tree};
pub use write::write_game;

/// The key that a record without a `Variant` tag is read by.
pub const DEFAULT_VARIANT: &str = "tsivy";
/// The most turns of one game, those of its variations included.
pub const MOST_TURNS: usize = 100_000;
/// How deep variations may lie in one another.
pub const DEEPEST_VARIATION: usize = 64;
/// The result of a game still under way.
const UNDER_WAY: &str = "*";
/// The tags that are made from the record, not kept.
const OWN_TAGS: [&str; 4] = ["Variant", "FEN", "Result", CLAIMED];
/// The tag of a game that stands where an omitted capture has been claimed, with its one value.
const CLAIMED: &str = "Claimed";
const CAPTURE: &str = "capture";

/// A game with its tags and remarks.
#[derive(Clone, Debug)]
pub struct Game {
    /// Tags in the order of the text, as `("White", "Rasoa")`; `Variant`, `FEN`, `Result` and
    /// `Claimed` are written from the record and left out here.
    pub tags: Vec<(String, String)>,
    /// The key of the variant.
    pub variant: String,
    /// The game itself.
    pub record: Record,
    /// What is remarked between the turns, in order.
    pub notes: Vec<Note>,
}

/// A remark after a number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How many turns of both sides were played before it in its line.
    pub after: usize,
    /// The remark.
    pub text: NoteText,
}

/// The kinds of remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteText {
    /// A sentence in braces.
    Comment(String),
    /// Another line of play in parentheses.
    Variation(Branch),
    /// A sign after a turn, as `!?` or `$5`.
    Sign(String),
}

/// Another line of play: it begins before the turn that its note follows, and stands in its place.
/// A note before every turn begins it at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// Its turns, legal one after the other.
    pub turns: Vec<Turn>,
    /// What is remarked between them, variations of its own included.
    pub notes: Vec<Note>,
}

impl Game {
    /// A game without tags and remarks.
    pub const fn new(variant: String, record: Record) -> Self {
        Self { tags: Vec::new(), variant, record, notes: Vec::new() }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Gives a tag this value, in its place or at the end.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some(tag) => value.clone_into(&mut tag.1),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}
