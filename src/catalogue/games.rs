//! Reading game records with the variants of the catalogue.

use super::Catalogue;
use crate::rules::Variant;
use crate::rules::notation::game::{GameLocation, ParseGameErrorKind};
use crate::rules::notation::{
    Game, ParseGameError, ParseLinkError, read_game, read_games, read_link,
};
use std::cell::RefCell;
use std::sync::Arc;

/// A text that is no game by the rules of its variant.
#[derive(Clone, Debug)]
pub struct Unread {
    /// What is wrong, and where.
    pub error: ParseGameError,
    /// The variant it was read under; the standard one where its own is unknown.
    pub variant: Arc<Variant>,
}

impl Catalogue {
    /// Reads a game record under the variant that its tag names, or under `variant`.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn read_game(
        &self,
        text: &str,
        variant: Option<&Arc<Variant>>,
    ) -> Result<(Arc<Variant>, Game), Unread> {
        let used = RefCell::new(None);
        let rules_of = |name: &str| {
            let found = variant.cloned().or_else(|| self.find_loosely(name))?;
            let rules = found.rules.clone();
            used.replace(Some(found));
            Some(rules)
        };
        let read = read_game(text, rules_of);
        let used = used.into_inner();
        match (read, used) {
            (Ok(mut game), Some(variant)) => {
                game.variant.clone_from(&variant.key);
                Ok((variant, game))
            }
            (Ok(game), None) => {
                let reason = ParseGameErrorKind::UnknownVariant(game.variant);
                let error = ParseGameError { line: 1, column: 1, reason };
                Err(Unread { error, variant: self.standard() })
            }
            (Err(error), used) => {
                let variant = used.unwrap_or_else(|| self.standard());
                Err(Unread { error, variant })
            }
        }
    }

    /// Reads every game of a text, one after the other, as [`Catalogue::read_game`] reads one, and
    /// hands each over with what is wrong with it, if it is none.
    pub fn read_games(
        &self,
        text: &str,
        variant: Option<&Arc<Variant>>,
        mut found: impl FnMut(Result<(Arc<Variant>, Game), Unread>),
    ) {
        let mut place = GameLocation::START;
        while let Some(read) = self.read_next(text, &mut place, variant) {
            found(read);
        }
    }

    /// Reads the game of a text at a place, and moves the place behind it; `None` at the end of the
    /// text. So a long text can be read piece by piece.
    pub fn read_next(
        &self,
        text: &str,
        place: &mut GameLocation,
        variant: Option<&Arc<Variant>>,
    ) -> Option<Result<(Arc<Variant>, Game), Unread>> {
        let used = RefCell::new(None);
        let rules_of = |name: &str| {
            let found = variant.cloned().or_else(|| self.find_loosely(name));
            let rules = found.as_ref().map(|variant| variant.rules.clone());
            used.replace(found);
            rules
        };
        let mut games = read_games(text, rules_of).starting_at(*place);
        let read = games.next()?;
        *place = games.location();
        let variant = used.take().unwrap_or_else(|| self.standard());
        Some(match read {
            Ok(mut game) => {
                game.variant.clone_from(&variant.key);
                Ok((variant, game))
            }
            Err(error) => Err(Unread { error, variant }),
        })
    }

    /// Reads a link to a game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read_link(&self, link: &str) -> Result<(Arc<Variant>, Game), ParseLinkError> {
        let game = read_link(link, |key| self.find(key).map(|variant| variant.rules.clone()))?;
        let unknown = || ParseLinkError::UnknownVariant(game.variant.clone());
        let variant = self.find(&game.variant).ok_or_else(unknown)?;
        Ok((variant.clone(), game))
    }

    /// The variant that a record means: its key in any case, or its name in any language, with
    /// or without what the name has in brackets.
    fn find_loosely(&self, name: &str) -> Option<Arc<Variant>> {
        let name = name.trim().to_lowercase();
        let is_named = |variant: &&Arc<Variant>| {
            variant.names.values().any(|other| {
                let other = other.to_lowercase();
                other == name || other.split(" (").next() == Some(&name)
            })
        };
        self.find(&name).or_else(|| self.usable().iter().find(is_named)).cloned()
    }
}
