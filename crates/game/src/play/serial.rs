//! Serialization of the values in intents: variants, opponents and games as text.

use super::OpenedGame;
use crate::play::Seat;
use fanorona_engine::{Character, character};
use fanorona_rules::matches::MatchFormat;
use fanorona_rules::notation::{Game, PositionText, read_game, write_game};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Side, Step, Variant};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;
use std::time::Duration;

/// A variant: the key of a shipped one, else its RON.
pub(super) mod variant {
    use super::*;

    #[derive(Serialize, Deserialize)]
    enum VariantText {
        Shipped(String),
        Ron(String),
    }

    pub fn serialize<S: Serializer>(variant: &Arc<Variant>, to: S) -> Result<S::Ok, S::Error> {
        let is_shipped = shipped::variant(&variant.key).is_some_and(|known| known == *variant);
        let text = if is_shipped {
            VariantText::Shipped(variant.key.clone())
        } else {
            VariantText::Ron(variant.to_string())
        };
        text.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Variant>, D::Error> {
        match VariantText::deserialize(from)? {
            VariantText::Shipped(key) => shipped::variant(&key)
                .ok_or_else(|| D::Error::custom(format_args!("unknown variant {key:?}"))),
            VariantText::Ron(text) => text.parse().map(Arc::new).map_err(D::Error::custom),
        }
    }
}

/// A computer opponent: its key.
pub(super) mod opponent {
    use super::*;

    pub fn serialize<S: Serializer>(character: &Arc<Character>, to: S) -> Result<S::Ok, S::Error> {
        character.key.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Character>, D::Error> {
        let key = String::deserialize(from)?;
        character::named(&key)
            .ok_or_else(|| D::Error::custom(format_args!("unknown opponent {key:?}")))
    }
}

/// The format of a match.
pub(super) mod format {
    use super::*;

    #[derive(Serialize, Deserialize)]
    enum FormatText {
        BestOf(u16),
        Rematch(#[serde(with = "super::variant")] Arc<Variant>),
    }

    pub fn serialize<S: Serializer>(format: &MatchFormat, to: S) -> Result<S::Ok, S::Error> {
        match format {
            MatchFormat::BestOf(games) => FormatText::BestOf(*games),
            MatchFormat::Rematch(variant) => FormatText::Rematch(variant.clone()),
        }
        .serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<MatchFormat, D::Error> {
        Ok(match FormatText::deserialize(from)? {
            FormatText::BestOf(games) => MatchFormat::BestOf(games),
            FormatText::Rematch(variant) => MatchFormat::Rematch(variant),
        })
    }
}

/// A position: its notation.
pub(super) mod position {
    use super::*;

    pub fn serialize<S: Serializer>(position: &PositionText, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(position)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PositionText, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// An opened game: its FGN, and the open chain and draw offer, which FGN does not contain.
#[derive(Serialize, Deserialize)]
struct OpenedText {
    #[serde(with = "variant")]
    variant: Arc<Variant>,
    fgn: String,
    chain: Vec<Step>,
    offer: Option<Side>,
    seats: [Seat; 2],
    left: Option<[Duration; 2]>,
}

impl Serialize for OpenedGame {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let record = &self.game.record;
        // The key in the game may differ from that of the variant it is opened with.
        let fgn = write_game(&Game { variant: self.variant.key.clone(), ..self.game.clone() });
        OpenedText {
            variant: self.variant.clone(),
            fgn,
            chain: record.chain().steps().to_vec(),
            offer: record.offer(),
            seats: self.seats.clone(),
            left: self.left,
        }
        .serialize(to)
    }
}

impl<'de> Deserialize<'de> for OpenedGame {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let OpenedText { variant, fgn, chain, offer, seats, left } = OpenedText::deserialize(from)?;
        let rules = |_: &str| Some(variant.rules.clone());
        let mut game = read_game(&fgn, rules).map_err(D::Error::custom)?;
        for Step { from, to, kind, .. } in chain {
            game.record.step(from, to, kind).map_err(D::Error::custom)?;
        }
        if let Some(side) = offer {
            game.record.offer_draw(side).map_err(D::Error::custom)?;
        }
        Ok(Self { variant, game, seats, left })
    }
}
