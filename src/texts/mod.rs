//! All sentences shown to players, from Fluent files compiled in. The web page has only the English ones compiled in
//! and [adds](add) those of another language when it has fetched them.
//!
//! The files are in `assets/locales/<language>/`; `docs/languages.md` says what a language needs. A test scans the
//! source code and fails for an id that no file defines and for a message that nothing uses. Write ids as literals,
//! in calls of [`Texts::get`], [`Texts::with`] and [`Texts::keyed`] or inside [`id`].

mod language;
pub mod say;
pub mod words;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use std::sync::OnceLock;

pub use fluent::FluentValue as Arg;
pub use language::Language;

type Bundle = FluentBundle<FluentResource>;

/// Marks a literal as a message id where it is stored as data and not passed to [`Texts`] directly.
pub const fn id(id: &'static str) -> &'static str {
    id
}

/// A number as a text, for messages that neither group its digits nor round it beyond 2^53.
pub fn digits(number: impl ToString) -> Arg<'static> {
    number.to_string().into()
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

/// What the player presses for actions that messages speak of: the names of keys, or of a gamepad's buttons. A message
/// has them as variables: `key-approach`, `key-withdrawal`, `key-end`, `key-step-back`, `key-hint`, `key-act`,
/// `key-back`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyNames {
    /// Captures by approach.
    pub approach: String,
    /// Captures by withdrawal.
    pub withdrawal: String,
    /// Ends the turn.
    pub end_turn: String,
    /// Takes back a step.
    pub undo_step: String,
    /// Asks for a hint.
    pub hint: String,
    /// Chooses what is under the cursor.
    pub act: String,
    /// Closes what is open.
    pub back: String,
}

impl KeyNames {
    /// The keys that are assigned at first.
    fn new(bundle: &Bundle) -> Self {
        let name = |id, english: &str| {
            format(bundle, id, None, None).unwrap_or_else(|| english.to_owned())
        };
        Self {
            approach: "A".to_owned(),
            withdrawal: "W".to_owned(),
            end_turn: name(id("keyname-enter"), "Enter"),
            undo_step: name(id("keyname-backspace"), "Backspace"),
            hint: "H".to_owned(),
            act: name(id("keyname-space"), "Space"),
            back: name(id("keyname-escape"), "Esc"),
        }
    }

    /// The variables of messages.
    fn args(&self) -> impl Iterator<Item = (String, Arg<'_>)> {
        let Self { approach, withdrawal, end_turn, undo_step, hint, act, back } = self;
        [
            ("key-approach", approach),
            ("key-withdrawal", withdrawal),
            ("key-end", end_turn),
            ("key-step-back", undo_step),
            ("key-hint", hint),
            ("key-act", act),
            ("key-back", back),
        ]
        .into_iter()
        .map(|(name, key)| (name.to_owned(), Arg::from(key.as_str())))
    }
}

/// The texts in one language.
///
/// ```
/// use fanorona::texts::{Language, Texts};
/// let texts = Texts::new(Language::named("fr"));
/// assert_eq!(texts.with("side-name", &[("side", "white".into())]), "Blancs");
/// ```
pub struct Texts {
    /// The player's input device.
    pub input_device: InputDevice,
    /// What the player presses, as messages name it.
    pub keys: KeyNames,
    language: Language,
    bundle: &'static Bundle,
}

impl Texts {
    /// The texts of a language. Its files are read once. While they are still to be [added](add), the texts are English.
    pub fn new(language: Language) -> Self {
        let bundle = bundle(language);
        let input_device = InputDevice::default();
        Self { input_device, keys: KeyNames::new(bundle), language, bundle }
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
    /// let texts = Texts::new(Language::ENGLISH);
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
            .chain(self.keys.args())
            .collect();
        format(self.bundle, id, None, Some(&args))
            .or_else(|| format(bundle(Language::ENGLISH), id, None, Some(&args)))
            .unwrap_or_else(|| format!("<{id}>"))
    }

    /// A text of the shipped data in this language: the message, or one of its attributes. `None` if this language
    /// lacks it; the English text is in the data.
    pub fn shipped(&self, id: &str, attribute: Option<&str>) -> Option<String> {
        format(self.bundle, id, attribute, None)
    }

    /// The message whose id is `pattern` with its asterisk replaced by `key`, for example `word-*`.
    /// The key must be one word without hyphens.
    pub fn keyed(&self, pattern: &str, key: &str) -> String {
        self.get(&pattern.replacen('*', key, 1))
    }

    /// Whether there is a message with this id in this language or in English.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id) || bundle(Language::ENGLISH).has_message(id)
    }
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Adds the texts of a language that are not compiled in: its Fluent files, one after the other. [`Texts`] made from
/// now on have them. Does nothing if the language has its texts already.
pub fn add(language: Language, files: &str) {
    if !language.is_compiled_in() {
        slot(language).get_or_init(|| read(language, [files]));
    }
}

/// Whether the texts of a language are compiled in or [added](add).
pub fn is_available(language: Language) -> bool {
    language.is_compiled_in() || slot(language).get().is_some()
}

/// The messages of a language, which are read once; the English ones while its own are still to be added.
fn bundle(language: Language) -> &'static Bundle {
    if is_available(language) {
        let files = language.files().iter().map(|(_, text)| *text);
        slot(language).get_or_init(|| read(language, files))
    } else {
        bundle(Language::ENGLISH)
    }
}

/// Where the messages of a language are stored.
fn slot(language: Language) -> &'static OnceLock<Bundle> {
    static ALL: OnceLock<Vec<OnceLock<Bundle>>> = OnceLock::new();
    let all = ALL.get_or_init(|| Language::ALL.iter().map(|_| OnceLock::new()).collect());
    &all[language.place()]
}

/// Reads files of a language. Invalid messages are skipped; a test checks that there are none.
fn read<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Bundle {
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Unicode isolation marks are shown as boxes in many fonts.
    bundle.set_use_isolating(false);
    for text in files {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message, or one of its attributes, with its variables filled in.
fn format(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    args: Option<&FluentArgs<'_>>,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
}
