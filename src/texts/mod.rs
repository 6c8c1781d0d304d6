//! Every sentence a player reads, from Fluent files compiled in.
//!
//! The files lie in `assets/locales/<language>/`. A test reads the whole source: an id that no
//! file has and a message that nothing uses both fail it, so ids are written as literals, in the
//! calls of [`Texts::get`], [`Texts::with`] and [`Texts::keyed`] or inside [`id`].

mod language;
pub mod say;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};

pub use fluent::FluentValue as Arg;
pub use language::Language;

type Bundle = FluentBundle<FluentResource>;

/// Marks a literal as a message's id where it is kept as data, away from the call that shows it.
pub const fn id(id: &'static str) -> &'static str {
    id
}

/// What a player works the game with. Messages may differ by it: their variable `by` is `mouse` or
/// `fingers`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// A mouse and a keyboard.
    #[default]
    Mouse,
    /// A screen that is touched.
    Fingers,
}

/// The sentences in one language.
pub struct Texts {
    /// What the player works the game with.
    pub hand: Hand,
    language: Language,
    bundle: Bundle,
    /// English, where the language is another one.
    fallback: Option<Bundle>,
}

impl Texts {
    /// The texts of a language.
    pub fn new(language: Language) -> Self {
        let fallback = (language != Language::English).then(|| bundle(Language::English));
        Self { hand: Hand::default(), language, bundle: bundle(language), fallback }
    }

    /// Whose texts these are.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message of this id.
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The message of this id with its variables filled in. A message that the language lacks
    /// comes in English; one that English lacks as its id in angle brackets.
    ///
    /// ```
    /// use fanorona::texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// let sentence = texts.with("turn-off-board", &[("point", "k9".into())]);
    /// assert_eq!(sentence, "The board has no point k9.");
    /// assert_eq!(texts.get("no-such-message"), "<no-such-message>");
    /// ```
    pub fn with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let hand = match self.hand {
            Hand::Mouse => "mouse",
            Hand::Fingers => "fingers",
        };
        let args: FluentArgs = args
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .chain([("by".to_owned(), hand.into())])
            .collect();
        std::iter::once(&self.bundle)
            .chain(&self.fallback)
            .find_map(|bundle| format(bundle, id, &args))
            .unwrap_or_else(|| format!("<{id}>"))
    }

    /// The message whose id is `pattern` with `key` for its star, as `word-*`. The key must
    /// be one word without hyphens.
    pub fn keyed(&self, pattern: &str, key: &str) -> String {
        self.get(&pattern.replacen('*', key, 1))
    }

    /// Is there a message of this id in this language or in English?
    pub fn has(&self, id: &str) -> bool {
        std::iter::once(&self.bundle).chain(&self.fallback).any(|bundle| bundle.has_message(id))
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Reads a language's files. What cannot be read is left out; a test sees to it that all can.
fn bundle(language: Language) -> Bundle {
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks that would keep mixed writing directions apart show as boxes in many fonts.
    bundle.set_use_isolating(false);
    for (_, text) in language.files() {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}
