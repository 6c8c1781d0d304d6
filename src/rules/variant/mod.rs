//! Variants: rule sets as data, with their names and rule texts in several languages.
//!
//! Shipped ones are compiled in; any other text of the same form works as well.

mod error;
pub(crate) mod fields;
mod read;
pub mod shipped;

use super::Ruleset;
use std::collections::BTreeMap;
use std::sync::Arc;

pub use error::{VariantError, VariantErrorKind};

/// A rule set with its name, texts and source.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The short name that files and commands use: lower-case letters, digits and hyphens.
    pub key: String,
    /// The names by language, `en` at least.
    pub names: BTreeMap<String, String>,
    /// The rules in paragraphs by language.
    pub texts: BTreeMap<String, Vec<String>>,
    /// Where the rules come from.
    pub source: String,
    /// The rules themselves.
    pub rules: Arc<Ruleset>,
    /// The RON it was read from.
    pub ron: Arc<str>,
}

impl Variant {
    /// Reads a variant from RON.
    ///
    /// # Errors
    /// Every fault found, in the order of the text: as far as the text is RON at all, one faulty
    /// field does not hide another.
    pub fn read(text: &str) -> Result<Self, Vec<VariantError>> {
        read::read(text)
    }

    /// The name in this language, or in English.
    pub fn name(&self, language: &str) -> &str {
        let name = self.names.get(language).or_else(|| self.names.get("en"));
        name.map_or(&self.key, String::as_str)
    }

    /// The rules in this language, or in English; one paragraph an entry.
    pub fn text(&self, language: &str) -> &[String] {
        let text = self.texts.get(language).or_else(|| self.texts.get("en"));
        text.map_or(&[], Vec::as_slice)
    }
}
