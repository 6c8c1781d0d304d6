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

    /// The language that the environment decides, or else the first of the system's preferred
    /// languages that the game supports, or English.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_system() -> Self {
        let variable = |name: &str| Some(std::env::var_os(name)?.to_string_lossy().into_owned());
        let decided = Self::of_environment(variable);
        // Elsewhere the environment says everything.
        #[cfg(any(windows, target_vendor = "apple"))]
        let decided = decided
            .or_else(|| sys_locale::get_locales().find_map(|locale| Self::from_code(&locale)));
        decided.unwrap_or(Self::ENGLISH)
    }

    /// The language that the variables of POSIX decide; `None` if none of them is set. The first of
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty names the locale; unless it is `C`, the
    /// list in `LANGUAGE` comes before it, as for gettext. What the game does not support is English.
    #[cfg(not(target_arch = "wasm32"))]
    fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
        // `C.UTF-8` too has no translations.
        let is_plain = |locale: &str| matches!(locale.split('.').next(), Some("C" | "POSIX"));
        let list = set(&"LANGUAGE").filter(|_| !is_plain(&locale)).unwrap_or(locale);
        let supported = |code: &str| {
            if is_plain(code) { Some(Self::ENGLISH) } else { Self::from_code(code) }
        };
        Some(list.split(':').find_map(supported).unwrap_or(Self::ENGLISH))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The language by the values of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
    fn decided(values: [&str; 4]) -> Option<&'static str> {
        let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];
        let variable = |name: &str| {
            let place = names.iter().position(|known| *known == name)?;
            // An empty value counts as none, whether it is set or not.
            Some(values[place].to_owned())
        };
        Language::of_environment(variable).map(Language::code)
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        for (values, language) in [
            (["", "", "", ""], None),
            (["", "C", "fr_FR.UTF-8", "de_DE"], Some("en")),
            (["de:fr", "C", "", "fr_FR"], Some("en")),
            (["de:fr", "POSIX", "", "fr_FR"], Some("en")),
            (["de:fr", "C.UTF-8", "", "fr_FR"], Some("en")),
            (["", "fr_FR.UTF-8", "de_DE", "nl_NL"], Some("fr")),
            (["", "", "de_DE@euro", "nl_NL"], Some("de")),
            (["", "", "", "mg_MG"], Some("mg")),
            // A language that the game does not know decides too.
            (["", "xx_XX", "fr_FR", "fr_FR"], Some("en")),
            (["", "", "", "xx_XX"], Some("en")),
            // `LANGUAGE` is a list; it needs a locale other than C.
            (["xx:ru:fr", "", "", "de_DE"], Some("ru")),
            (["xx:C:fr", "", "", "de_DE"], Some("en")),
            (["xx", "", "", "de_DE"], Some("en")),
            (["fr", "", "", ""], None),
        ] {
            assert_eq!(decided(values), language, "{values:?}");
        }
    }
}
