//! All sentences shown to players, from Fluent files compiled in.
//!
//! The files are in `assets/locales/<language>/`. A test scans the source code and fails for an id
//! that no file defines and for a message that nothing uses. Write ids as literals, in calls of
//! [`Texts::get`], [`Texts::with`] and [`Texts::keyed`] or inside [`id`].

mod language;
pub mod say;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};

pub use fluent::FluentValue as Arg;
pub use language::Language;

type Bundle = FluentBundle<FluentResource>;

/// Marks a literal as a message id where it is stored as data and not passed to [`Texts`] directly.
pub const fn id(id: &'static str) -> &'static str {
    id
}

/// The player's input device. Messages may depend on it: their variable `by` is `mouse` or
/// `fingers`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputDevice {
    /// Mouse and keyboard.
    #[default]
    Mouse,
    /// A touch screen.
    Touch,
}

/// The texts in one language.
///
/// ```
/// use fanorona::texts::{Language, Texts};
/// let texts = Texts::new(Language::French);
/// assert_eq!(texts.with("side-name", &[("side", "white".into())]), "Blancs");
/// ```
pub struct Texts {
    /// The player's input device.
    pub input_device: InputDevice,
    language: Language,
    bundle: Bundle,
    /// English, if the language is another one.
    fallback: Option<Bundle>,
}

impl Texts {
    /// The texts of a language.
    pub fn new(language: Language) -> Self {
        let fallback = (language != Language::English).then(|| bundle(Language::English));
        Self { input_device: InputDevice::default(), language, bundle: bundle(language), fallback }
    }

    /// The language of these texts.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with this id; see [`Texts::with`].
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The message with this id, with its variables filled in. Falls back to English, then to the
    /// id in angle brackets.
    ///
    /// ```
    /// use fanorona::texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// let sentence = texts.with("turn-off-board", &[("point", "k9".into())]);
    /// assert_eq!(sentence, "The board has no point k9.");
    /// assert_eq!(texts.get("no-such-message"), "<no-such-message>");
    /// ```
    pub fn with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let device = match self.input_device {
            InputDevice::Mouse => "mouse",
            InputDevice::Touch => "fingers",
        };
        let args: FluentArgs = args
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .chain([("by".to_owned(), device.into())])
            .collect();
        std::iter::once(&self.bundle)
            .chain(&self.fallback)
            .find_map(|bundle| format(bundle, id, &args))
            .unwrap_or_else(|| format!("<{id}>"))
    }

    /// The message whose id is `pattern` with its asterisk replaced by `key`, for example `word-*`.
    /// The key must be one word without hyphens.
    pub fn keyed(&self, pattern: &str, key: &str) -> String {
        self.get(&pattern.replacen('*', key, 1))
    }

    /// Whether there is a message with this id in this language or in English.
    pub fn has(&self, id: &str) -> bool {
        std::iter::once(&self.bundle).chain(&self.fallback).any(|bundle| bundle.has_message(id))
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Reads the files of a language. Invalid messages are skipped; a test checks that there are none.
fn bundle(language: Language) -> Bundle {
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Unicode isolation marks are shown as boxes in many fonts.
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
