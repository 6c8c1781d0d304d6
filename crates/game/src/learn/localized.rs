//! Texts in several languages.

use std::collections::BTreeMap;

/// A text, or several paragraphs, by language code. There is always an English one.
///
/// A text of a shipped lesson has its other languages in `assets/locales`, under its id:
/// `say::localized` of the game's texts finds them.
///
/// ```
/// use fanorona_game::learn::Localized;
///
/// let text = Localized::new([("en", "Stop!"), ("fr", "Arrêtez !")].map(|(code, text)| (code.to_owned(), text.to_owned())));
/// let text = text.unwrap();
/// assert_eq!(text.own("fr").unwrap(), "Arrêtez !");
/// assert!(text.own("mg").is_none());
/// assert!(Localized::new([("fr".to_owned(), "Arrêtez !".to_owned())]).is_none());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Localized<T> {
    english: T,
    others: BTreeMap<String, T>,
    id: Option<String>,
}

impl<T> Localized<T> {
    /// The texts by language code; `None` if there is no English one.
    pub fn new(texts: impl IntoIterator<Item = (String, T)>) -> Option<Self> {
        let mut others: BTreeMap<String, T> = texts.into_iter().collect();
        let english = others.remove("en")?;
        Some(Self { english, others, id: None })
    }

    /// The English text.
    pub const fn english(&self) -> &T {
        &self.english
    }

    /// The text in this language, if it is among its own.
    pub fn own(&self, language: &str) -> Option<&T> {
        if language == "en" { Some(&self.english) } else { self.others.get(language) }
    }

    /// The id of its translations: a Fluent message, such as `exercise-approach-diagonal`, or an attribute of one,
    /// such as `exercise-approach-diagonal.hint`. Paragraphs have one attribute each: the id followed by `-1`, `-2`
    /// and so on. `None` if the text is not a shipped one.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// Sets the id.
    pub(super) fn set_id(&mut self, id: String) {
        self.id = Some(id);
    }

    /// The codes of the languages, English first.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        std::iter::once("en").chain(self.others.keys().map(String::as_str))
    }
}
