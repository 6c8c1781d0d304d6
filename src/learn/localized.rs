//! Texts in several languages.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A text, or several paragraphs, by language code. There is always an English one.
///
/// ```
/// use fanorona::learn::Localized;
///
/// let text = Localized::new([("en", "Stop!"), ("fr", "Arrêtez !")].map(|(code, text)| (code.to_owned(), text.to_owned())));
/// let text = text.unwrap();
/// assert_eq!(text.get("fr"), "Arrêtez !");
/// assert_eq!(text.get("mg"), "Stop!");
/// assert!(Localized::new([("fr".to_owned(), "Arrêtez !".to_owned())]).is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Localized<T> {
    english: T,
    others: BTreeMap<String, T>,
}

impl<T> Localized<T> {
    /// The texts by language code; `None` if there is no English one.
    pub fn new(texts: impl IntoIterator<Item = (String, T)>) -> Option<Self> {
        let mut others: BTreeMap<String, T> = texts.into_iter().collect();
        let english = others.remove("en")?;
        Some(Self { english, others })
    }

    /// The text in this language, or else in English.
    pub fn get(&self, language: &str) -> &T {
        self.others.get(language).unwrap_or(&self.english)
    }

    /// The codes of the languages, English first.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        std::iter::once("en").chain(self.others.keys().map(String::as_str))
    }
}
