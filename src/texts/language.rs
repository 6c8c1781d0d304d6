//! The languages of the game. A new language needs one line here and a folder of texts.

/// One line per language: the variant of the enum, the language code, the native name, the
/// documentation.
macro_rules! languages {
    ($($variant:ident, $code:literal, $native:literal, $doc:literal;)+) => {
        /// A language of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $doc] $variant,)+
        }

        impl Language {
            /// Every language, English first.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The code in settings, variant files and `--lang`, such as `en`.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }

            /// The name of the language in the language itself.
            pub const fn native_name(self) -> &'static str {
                match self { $(Self::$variant => $native,)+ }
            }

            /// The text files, compiled in: name and contents.
            pub const fn files(self) -> [(&'static str, &'static str); 16] {
                match self {
                    $(Self::$variant => [
                        ("rules.ftl", include_str!(concat!("../../assets/locales/", $code, "/rules.ftl"))),
                        ("cli.ftl", include_str!(concat!("../../assets/locales/", $code, "/cli.ftl"))),
                        ("game.ftl", include_str!(concat!("../../assets/locales/", $code, "/game.ftl"))),
                        ("explain.ftl", include_str!(concat!("../../assets/locales/", $code, "/explain.ftl"))),
                        ("analysis.ftl", include_str!(concat!("../../assets/locales/", $code, "/analysis.ftl"))),
                        ("compare.ftl", include_str!(concat!("../../assets/locales/", $code, "/compare.ftl"))),
                        ("editor.ftl", include_str!(concat!("../../assets/locales/", $code, "/editor.ftl"))),
                        ("explore.ftl", include_str!(concat!("../../assets/locales/", $code, "/explore.ftl"))),
                        ("match.ftl", include_str!(concat!("../../assets/locales/", $code, "/match.ftl"))),
                        ("learn.ftl", include_str!(concat!("../../assets/locales/", $code, "/learn.ftl"))),
                        ("puzzle.ftl", include_str!(concat!("../../assets/locales/", $code, "/puzzle.ftl"))),
                        ("library.ftl", include_str!(concat!("../../assets/locales/", $code, "/library.ftl"))),
                        ("review.ftl", include_str!(concat!("../../assets/locales/", $code, "/review.ftl"))),
                        ("lines.ftl", include_str!(concat!("../../assets/locales/", $code, "/lines.ftl"))),
                        ("settings.ftl", include_str!(concat!("../../assets/locales/", $code, "/settings.ftl"))),
                        ("web.ftl", include_str!(concat!("../../assets/locales/", $code, "/web.ftl"))),
                    ],)+
                }
            }
        }
    };
}

languages! {
    English, "en", "English", "English, the fallback of all other languages.";
    French, "fr", "Français", "French.";
}

impl Language {
    /// The language of a language code or locale name: `fr`, `fr-CA` and `fr_FR.UTF-8` are French.
    /// `None` if the game does not support it.
    ///
    /// ```
    /// use fanorona::texts::Language;
    /// assert_eq!(Language::from_code("fr_FR.UTF-8"), Some(Language::French));
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
            .unwrap_or(Self::English)
    }
}
