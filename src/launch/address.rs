//! The parameters in the address of the web page:
//! `?variant=telo&white=person&black=fara&position=…&lang=fr#fanorona:1.…`.
//!
//! An invalid parameter is reported, and the others still apply. Unknown names are ignored, because
//! hosts add parameters of their own.

use crate::catalogue::Catalogue;
use crate::engine::character::{self, Character};
use crate::rules::notation::position::ParsePositionError;
use crate::rules::notation::{Game, ParseLinkError, is_link, read_position};
use crate::rules::{Record, Variant};
use crate::texts::{Language, Texts, say};
use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use std::sync::Arc;

/// The names of a person as a player.
const PERSON: [&str; 2] = ["person", "human"];

/// The parameters in the address of the web page.
///
/// ```
/// use fanorona::catalogue::Catalogue;
/// use fanorona::launch::address::Address;
/// use fanorona::texts::Language;
/// let address = Address::read(&Catalogue::shipped(), "variant=telo&lang=fr", "");
/// assert_eq!(address.variant.unwrap().key, "telo");
/// assert_eq!(address.language, Some(Language::named("fr")));
/// assert!(address.errors.is_empty());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Address {
    /// The variant to play.
    pub variant: Option<Arc<Variant>>,
    /// The game to continue, of this variant.
    pub game: Option<Game>,
    /// The players, White first, if any player is named; an inner `None` is a person.
    pub players: Option<[Option<Arc<Character>>; 2]>,
    /// The language of the texts.
    pub language: Option<Language>,
    /// The parameters that are invalid.
    pub errors: Vec<AddressError>,
}

/// An invalid parameter in an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// There is no variant of this key.
    Variant(String),
    /// There is no computer player of this name.
    Player(String),
    /// The game does not support this language.
    Language(String),
    /// The position is invalid in the variant.
    Position(ParsePositionError),
    /// The link to a game is invalid.
    Link(ParseLinkError),
}

impl Address {
    /// Reads the query string (after `?`) and the fragment (after `#`) of an address. The first of
    /// several equal names counts; parameters without a value are ignored.
    pub fn read(catalogue: &Catalogue, query: &str, hash: &str) -> Self {
        let mut address = Self::default();
        let value = |name: &str| -> Option<String> {
            let mut pairs = form_urlencoded::parse(query.as_bytes());
            let (_, value) = pairs.find(|(key, value)| *key == name && !value.is_empty())?;
            Some(value.into_owned())
        };
        if let Some(key) = value("variant") {
            address.variant = catalogue.find(&key).cloned();
            if address.variant.is_none() {
                address.errors.push(AddressError::Variant(key));
            }
        }
        if let Some(text) = value("position") {
            address.set_up(catalogue, &text);
        }
        let hash = decoded(hash);
        if is_link(&hash) {
            match catalogue.read_link(hash.trim()) {
                Ok((variant, game)) => {
                    (address.variant, address.game) = (Some(variant), Some(game));
                }
                Err(error) => address.errors.push(AddressError::Link(error)),
            }
        }
        let (white, black) = (value("white"), value("black"));
        if white.is_some() || black.is_some() {
            address.players = Some([white, black].map(|key| address.player(key?)));
        }
        if let Some(code) = value("lang") {
            address.language = Language::from_code(&code);
            if address.language.is_none() {
                address.errors.push(AddressError::Language(code));
            }
        }
        address
    }

    /// Sets up a position; `_` stands for a space.
    fn set_up(&mut self, catalogue: &Catalogue, text: &str) {
        let variant = self.variant.clone().unwrap_or_else(|| catalogue.standard());
        match read_position(&variant.rules, &text.replace('_', " ")) {
            Ok(position) => {
                let record = Record::from_position(variant.rules.clone(), position);
                self.game = Some(Game::new(variant.key.clone(), record));
                self.variant = Some(variant);
            }
            Err(error) => self.errors.push(AddressError::Position(error)),
        }
    }

    fn player(&mut self, key: String) -> Option<Arc<Character>> {
        let found = character::named(&key);
        if found.is_none() && !PERSON.iter().any(|person| key.eq_ignore_ascii_case(person)) {
            self.errors.push(AddressError::Player(key));
        }
        found
    }
}

impl AddressError {
    /// The error as a sentence for the player.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            Self::Variant(key) => {
                texts.with("game-unknown-variant", &[("key", key.as_str().into())])
            }
            Self::Player(key) => {
                texts.with("address-unknown-player", &[("name", key.as_str().into())])
            }
            Self::Language(code) => {
                texts.with("address-unknown-language", &[("code", code.as_str().into())])
            }
            Self::Position(error) => say::position_error(texts, error),
            Self::Link(error) => say::link_error(texts, error),
        }
    }
}

/// Decodes the percent-encoding of a fragment; returns it unchanged if the result is not UTF-8.
fn decoded(part: &str) -> String {
    percent_decode_str(part).decode_utf8().map_or_else(|_| part.to_owned(), Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation::{write_link, write_position};

    fn read(query: &str, hash: &str) -> Address {
        Address::read(&Catalogue::shipped(), query, hash)
    }

    #[test]
    fn variant_players_and_language_are_read() {
        let address = read("variant=dimy&white=person&black=fara&lang=fr&utm=5&odd", "");
        assert_eq!(address.variant.map(|variant| variant.key.clone()).as_deref(), Some("dimy"));
        let keys = address.players.map(|both| both.map(|one| one.map(|one| one.key.clone())));
        assert_eq!(keys, Some([None, Some("fara".to_owned())]));
        assert_eq!((address.language, address.errors.len()), (Some(Language::named("fr")), 0));
        let nothing = read("", "top");
        assert!(nothing.variant.is_none() && nothing.players.is_none());
        assert!(nothing.game.is_none() && nothing.errors.is_empty());
    }

    #[test]
    fn a_position_is_read_in_every_encoding_of_its_spaces() {
        for text in ["BBB/B1W/WW1_b_0_4", "BBB%2FB1W%2fWW1+b+0+4", "BBB/B1W/WW1%20b%200%204"] {
            let address = read(&format!("variant=telo&position={text}"), "");
            assert_eq!(address.errors, []);
            let record = address.game.map(|game| game.record);
            let position = record.as_ref().map(|it| write_position(it.rules(), it.position()));
            assert_eq!(position.as_deref(), Some("BBB/B1W/WW1 b 0 4"));
        }
    }

    #[test]
    fn a_link_is_read_from_the_fragment() {
        let variant = Catalogue::shipped().find("telo").cloned();
        let game = variant.map(|it| Game::new("telo".to_owned(), Record::new(it.rules.clone())));
        let link = game.map(|game| write_link(&game)).unwrap_or_default();
        let address = read("variant=dimy", &link);
        assert_eq!(address.variant.map(|variant| variant.key.clone()).as_deref(), Some("telo"));
        assert!(address.game.is_some() && address.errors.is_empty());
    }

    #[test]
    fn invalid_parameters_are_reported_and_the_others_apply() {
        let address = read("variant=chess&position=8/8&white=nobody&lang=xx", "fanorona:1.telo.AA");
        let texts = Texts::new(Language::ENGLISH);
        let said: Vec<String> = address.errors.iter().map(|error| error.say(&texts)).collect();
        assert_eq!(said.len(), 5, "{said:?}");
        assert_eq!(said[0], "No variant is called “chess”.");
        assert!(matches!(address.errors[1], AddressError::Position(_)), "{said:?}");
        assert!(matches!(address.errors[2], AddressError::Link(_)), "{said:?}");
        assert!(said[3].contains("“nobody”") && said[4].contains("“xx”"), "{said:?}");
        assert_eq!(address.players, Some([None, None]));
        let address = read("variant=telo&position=BBB", "");
        assert!(address.variant.is_some() && address.game.is_none());
    }

    #[test]
    fn malformed_addresses_are_harmless() {
        for text in ["%", "%2", "%zz", "%ff%fe", "=", "&&&", "position=%00", "variant=%F0%9F"] {
            let address = read(text, text);
            assert!(address.game.is_none(), "{text}");
        }
        assert_eq!(decoded("a%2Fb%C3%A9%"), "a/bé%");
        assert_eq!(decoded("%ff"), "%ff");
    }

    #[test]
    fn query_strings_follow_the_form_encoding() {
        let address = read("%76ariant=tel%6F&variant=dimy&white=&lang", "");
        assert_eq!(address.variant.map(|variant| variant.key.clone()).as_deref(), Some("telo"));
        assert!(address.players.is_none() && address.language.is_none());
        assert_eq!(address.errors, []);
        let address = read("white=so+a%21", "");
        assert_eq!(address.errors, [AddressError::Player("so a!".to_owned())]);
    }
}
