//! The languages of the game: the folders of `assets/locales`, which `build.rs` lists.

use super::{format, read};
use std::fmt;
use std::sync::OnceLock;

/// The code of each language, and its files with their texts. English comes first, the others by their codes. In the
/// web page the others have [`NAME_FILE`] alone.
const FOLDERS: &[(&str, &[(&str, &str)])] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));
/// The file with the name of a language.
const NAME_FILE: &str = "language.ftl";
/// The message in it.
const NAME: &str = "language-name";

/// A language of the game.
///
/// ```
/// use fanorona::texts::Language;
///
/// assert_eq!(Language::ALL[0], Language::ENGLISH);
/// assert_eq!(Language::named("fr").native_name(), "Français");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language {
    /// Its place in [`FOLDERS`].
    place: usize,
}

impl Language {
    /// English, the fallback of all other languages.
    pub const ENGLISH: Self = Self::named("en");

    /// Every language, English first, the others by their codes.
    pub const ALL: &[Self] = &{
        let mut all = [Self { place: 0 }; FOLDERS.len()];
        let mut place = 0;
        while place < all.len() {
            all[place].place = place;
            place += 1;
        }
        all
    };

    /// The language of this code.
    ///
    /// # Panics
    /// There is no such language. [`Language::from_code`] is for codes that come from outside.
    pub const fn named(code: &str) -> Self {
        let mut place = 0;
        while place < FOLDERS.len() {
            if is_same(FOLDERS[place].0.as_bytes(), code.as_bytes()) {
                return Self { place };
            }
            place += 1;
        }
        panic!("no language has this code");
    }

    /// The language of a language code or locale name: `fr`, `fr-CA` and `fr_FR.UTF-8` are French.
    /// `None` if the game does not support it.
    ///
    /// ```
    /// use fanorona::texts::Language;
    ///
    /// assert_eq!(Language::from_code("fr_FR.UTF-8"), Some(Language::named("fr")));
    /// assert_eq!(Language::from_code("xx"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first of the system's preferred languages that the game supports, or English.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|locale| Self::from_code(&locale))
            .unwrap_or(Self::ENGLISH)
    }

    /// The code in settings, variant files and `--lang`, such as `en`: the name of the folder.
    pub const fn code(self) -> &'static str {
        FOLDERS[self.place].0
    }

    /// The name of the language in the language itself.
    pub fn native_name(self) -> &'static str {
        static ALL: OnceLock<Vec<String>> = OnceLock::new();
        let name = |language: &Self| {
            let files = language.files().iter().filter(|(file, _)| *file == NAME_FILE);
            format(&read(*language, files.map(|(_, text)| *text)), NAME, None, None)
        };
        let all = ALL.get_or_init(|| {
            Self::ALL.iter().map(|language| name(language).unwrap_or_default()).collect()
        });
        &all[self.place]
    }

    /// The text files, compiled in: name and contents.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        FOLDERS[self.place].1
    }

    /// Whether its texts are compiled in, and not only its name.
    pub(super) const fn is_compiled_in(self) -> bool {
        self.files().len() > 1
    }

    /// Its place in [`Language::ALL`].
    pub(super) const fn place(self) -> usize {
        self.place
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Whether two slices are equal, in constants.
const fn is_same(left: &[u8], right: &[u8]) -> bool {
    let mut at = 0;
    while at < left.len() && at < right.len() && left[at] == right[at] {
        at += 1;
    }
    at == left.len() && at == right.len()
}
