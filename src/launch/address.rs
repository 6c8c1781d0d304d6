//! What the address of a page asks for:
//! `?variant=telo&white=person&black=lily&position=…&lang=fr#fanorona:1.…`.
//!
//! What cannot be had is told, and the rest is done all the same. Names that the game does not know
//! are somebody else's: hosts add some.

use crate::catalogue::Catalogue;
use crate::engine::character::{self, Character};
use crate::rules::notation::position::ParsePositionError;
use crate::rules::notation::{Game, ParseLinkError, is_link, read_position};
use crate::rules::{Record, Variant};
use crate::texts::{Language, Texts, say};
use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use std::sync::Arc;

/// What a person at the screen is called.
const PERSON: [&str; 2] = ["person", "human"];

/// What an address asks for.
#[derive(Clone, Debug, Default)]
pub struct Address {
    /// The variant to play.
    pub variant: Option<Arc<Variant>>,
    /// The game to go on with, of this variant.
    pub game: Option<Game>,
    /// Who plays, White first, where somebody is named; `None` is a person.
    pub players: Option<[Option<Arc<Character>>; 2]>,
    /// The language of the texts.
    pub language: Option<Language>,
    /// What cannot be had.
    pub errors: Vec<AddressError>,
}

/// Something an address asks for that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// There is no such variant.
    Variant(String),
    /// There is no such computer opponent.
    Player(String),
    /// The game does not speak it.
    Language(String),
    /// This is no position of the variant.
    Position(ParsePositionError),
    /// This is no game.
    Link(ParseLinkError),
}

impl Address {
    /// Reads what stands after `?` and what stands after `#`.
    pub fn read(catalogue: &Catalogue, query: &str, hash: &str) -> Self {
        let mut address = Self::default();
        let value = |name: &str| -> Option<String> {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|(key, _)| *key == name).map(|(_, value)| plain(value))
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
        let hash = plain(hash);
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

    /// A position, with `_` or `+` for its blanks.
    fn set_up(&mut self, catalogue: &Catalogue, text: &str) {
        let variant = self.variant.clone().unwrap_or_else(|| catalogue.standard());
        match read_position(&variant.rules, &text.replace(['+', '_'], " ")) {
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
        if found.is_none() && !PERSON.contains(&key.as_str()) {
            self.errors.push(AddressError::Player(key));
        }
        found
    }
}

impl AddressError {
    /// Why it cannot be had, in a sentence.
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

/// A part of an address with its `%2F` and the like as what they stand for; what stands for no text
/// stays as it is.
fn plain(part: &str) -> String {
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
    fn an_address_asks_for_variant_players_and_language() {
        let address = read("variant=dimy&white=person&black=fara&lang=fr&utm=5&odd", "");
        assert_eq!(address.variant.map(|variant| variant.key.clone()).as_deref(), Some("dimy"));
        let keys = address.players.map(|both| both.map(|one| one.map(|one| one.key.clone())));
        assert_eq!(keys, Some([None, Some("fara".to_owned())]));
        assert_eq!((address.language, address.errors.len()), (Some(Language::French), 0));
        let nothing = read("", "top");
        assert!(nothing.variant.is_none() && nothing.players.is_none());
        assert!(nothing.game.is_none() && nothing.errors.is_empty());
    }

    #[test]
    fn an_address_asks_for_a_position_however_it_is_written() {
        for text in ["BBB/B1W/WW1_b_0_4", "BBB%2FB1W%2fWW1+b+0+4", "BBB/B1W/WW1%20b%200%204"] {
            let address = read(&format!("variant=telo&position={text}"), "");
            assert_eq!(address.errors, []);
            let record = address.game.map(|game| game.record);
            let position = record.as_ref().map(|it| write_position(it.rules(), it.position()));
            assert_eq!(position.as_deref(), Some("BBB/B1W/WW1 b 0 4"));
        }
    }

    #[test]
    fn an_address_asks_for_a_game() {
        let variant = Catalogue::shipped().find("telo").cloned();
        let game = variant.map(|it| Game::new("telo".to_owned(), Record::new(it.rules.clone())));
        let link = game.map(|game| write_link(&game)).unwrap_or_default();
        let address = read("variant=dimy", &link);
        assert_eq!(address.variant.map(|variant| variant.key.clone()).as_deref(), Some("telo"));
        assert!(address.game.is_some() && address.errors.is_empty());
    }

    #[test]
    fn what_cannot_be_had_is_told_and_the_rest_is_done() {
        let address = read("variant=chess&position=8/8&white=nobody&lang=xx", "fanorona:1.telo.AA");
        let texts = Texts::new(Language::English);
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
    fn no_address_does_harm() {
        for text in ["%", "%2", "%zz", "%ff%fe", "=", "&&&", "position=%00", "variant=%F0%9F"] {
            let address = read(text, text);
            assert!(address.game.is_none(), "{text}");
        }
        assert_eq!(plain("a%2Fb%C3%A9%"), "a/bé%");
        assert_eq!(plain("%ff"), "%ff");
    }
}
