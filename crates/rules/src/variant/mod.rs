//! Variants: rule sets as data, with their names and rule texts in several languages.
//!
//! The [`shipped`] variants are compiled in. Any other text of the same form can be read with
//! [`Variant::read`] or parsed with [`str::parse`].

mod error;
mod read;
pub mod shipped;
mod write;

use super::notation::StonesText;
use super::{Board, Ruleset, Switch};
use fanorona_formats::Errors;
use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

pub use error::{VariantError, VariantErrorKind, VariantErrors};
pub use fanorona_formats::FieldErrorKind;

/// A rule set with its name, texts and source.
///
/// Its notation is RON. [`Display`](std::fmt::Display) writes every field, and what it writes
/// parses to an equal variant. Comparisons ignore [`Variant::ron`], the text it was read from.
///
/// ```
/// use fanorona_rules::Variant;
///
/// let text = r#"(
///     key: "small",
///     names: { "en": "A small board" },
///     columns: 3,
///     rows: 3,
///     start: ["BBB", "B1W", "WWW"],
///     continuation: Compulsory,
/// )"#;
/// let variant: Variant = text.parse()?;
/// assert_eq!(variant.name("mg"), "A small board");
/// assert_eq!(variant.rules.board.len(), 9);
/// assert_eq!(variant.to_string().parse::<Variant>()?, variant);
///
/// let errors = "(key: \"Oh no\")".parse::<Variant>().unwrap_err();
/// assert_eq!((errors.0[0].line, errors.0[0].column), (1, 7));
/// # Ok::<(), fanorona_rules::variant::VariantErrors>(())
/// ```
#[derive(Clone, Debug)]
pub struct Variant {
    /// The short name used in files and commands: lower-case letters, digits and hyphens.
    pub key: String,
    /// The names by language code; always with `en`.
    pub names: BTreeMap<String, String>,
    /// The paragraphs of the rules by language code.
    pub texts: BTreeMap<String, Vec<String>>,
    /// The source of the rules.
    pub source: String,
    /// The switches that the source leaves open, so that their values are decisions of whoever wrote
    /// the file.
    pub settled: Vec<Switch>,
    /// The rules themselves.
    pub rules: Arc<Ruleset>,
    /// The RON text it was read from.
    pub ron: Arc<str>,
}

impl Variant {
    /// Reads a variant from RON.
    ///
    /// # Errors
    /// All errors found, in the order of the text. If the text is valid RON, an error in one field
    /// does not hide those in others.
    ///
    /// ```
    /// use fanorona_rules::Variant;
    /// use fanorona_rules::variant::{FieldErrorKind, VariantError};
    ///
    /// let errors = Variant::read("(colour: 1)").unwrap_err();
    /// assert_eq!(errors.len(), 6); // five required fields, and an unknown one
    /// let unknown = FieldErrorKind::UnknownField("colour".to_owned()).into();
    /// assert_eq!(errors[0], VariantError { line: 1, column: 2, reason: unknown });
    /// ```
    pub fn read(text: &str) -> Result<Self, Vec<VariantError>> {
        read::read(text)
    }

    /// The same rules on another board with the usual start: full rows of Black above and of White below a
    /// middle row of stones that alternate on both sides of its empty point. `None` if there is no such board.
    pub fn on_board(&self, columns: usize, rows: usize) -> Option<Self> {
        if columns.is_multiple_of(2) || rows.is_multiple_of(2) {
            return None;
        }
        let board = Board::new(columns, rows)?;
        let half = columns / 2;
        let middle: String = (0..columns)
            .map(|column| match column {
                _ if column == half => '1',
                _ if column < half && column.is_multiple_of(2) => 'B',
                _ if column < half => 'W',
                _ if (columns - column).is_multiple_of(2) => 'B',
                _ => 'W',
            })
            .collect();
        let full = |stone: &str| vec![stone.repeat(columns); rows / 2].join("/");
        let start = format!("{}/{middle}/{}", full("B"), full("W"));
        let start = start.parse::<StonesText>().ok()?.to_stones(&board).ok()?;
        let switches = self.rules.switches;
        let mut variant = Self {
            key: format!("{}-{columns}x{rows}", self.key),
            rules: Arc::new(Ruleset { board, start, switches }),
            ..self.clone()
        };
        variant.ron = variant.to_string().into();
        Some(variant)
    }

    /// The name in this language or else in English, as the file has them. `say::variant_name` has all languages
    /// of shipped variants.
    pub fn name(&self, language: &str) -> &str {
        let name = self.names.get(language).or_else(|| self.names.get("en"));
        name.map_or(&self.key, String::as_str)
    }

    /// The paragraphs of the rules in this language or else in English, as the file has them.
    /// `say::variant_rules` has all languages of shipped variants.
    pub fn text(&self, language: &str) -> &[String] {
        let text = self.texts.get(language).or_else(|| self.texts.get("en"));
        text.map_or(&[], Vec::as_slice)
    }
}

impl FromStr for Variant {
    type Err = VariantErrors;

    fn from_str(text: &str) -> Result<Self, VariantErrors> {
        Self::read(text).map_err(Errors)
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Self) -> bool {
        let Self { key, names, texts, source, settled, rules, ron: _ } = self;
        *key == other.key
            && *names == other.names
            && *texts == other.texts
            && *source == other.source
            && *settled == other.settled
            && *rules == other.rules
    }
}

impl Eq for Variant {}
