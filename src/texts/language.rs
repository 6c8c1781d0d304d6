//! The languages the game speaks. A new one is one line here and a folder of texts.

/// One line a language: its name in the code, its code, its own name.
macro_rules! languages {
    ($($variant:ident, $code:literal, $native:literal, $doc:literal;)+) => {
        /// A language the game speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $doc] $variant,)+
        }

        impl Language {
            /// Every language, English first.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The code that settings, variant files and `--lang` use, as `en`.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }

            /// What its speakers call it.
            pub const fn native_name(self) -> &'static str {
                match self { $(Self::$variant => $native,)+ }
            }

            /// The texts, compiled in: a file's name and what it holds.
            pub const fn files(self) -> [(&'static str, &'static str); 8] {
                match self {
                    $(Self::$variant => [
                        ("rules.ftl", include_str!(concat!("../../assets/locales/", $code, "/rules.ftl"))),
                        ("cli.ftl", include_str!(concat!("../../assets/locales/", $code, "/cli.ftl"))),
                        ("game.ftl", include_str!(concat!("../../assets/locales/", $code, "/game.ftl"))),
                        ("match.ftl", include_str!(concat!("../../assets/locales/", $code, "/match.ftl"))),
                        ("library.ftl", include_str!(concat!("../../assets/locales/", $code, "/library.ftl"))),
                        ("review.ftl", include_str!(concat!("../../assets/locales/", $code, "/review.ftl"))),
                        ("settings.ftl", include_str!(concat!("../../assets/locales/", $code, "/settings.ftl"))),
                        ("web.ftl", include_str!(concat!("../../assets/locales/", $code, "/web.ftl"))),
                    ],)+
                }
            }
        }
    };
}

languages! {
    English, "en", "English", "English, which every other language falls back to.";
    French, "fr", "Français", "French.";
}

impl Language {
    /// The language of a code or of a locale's name: `fr`, `fr-CA` and `fr_FR.UTF-8` are French.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first language of the system that the game speaks, else English.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|locale| Self::from_code(&locale))
            .unwrap_or(Self::English)
    }
}
