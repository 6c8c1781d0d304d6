//! Reading game records with the variants of the catalogue.

use super::registry::Catalogue;
use crate::formats::place;
use crate::rules::Variant;
use crate::rules::names::folded;
use crate::rules::notation::game::{GameLocation, ParseGameErrorKind};
use crate::rules::notation::{
    Game, ParseGameError, ParseLinkError, read_game, read_games, read_link,
};
use std::cell::RefCell;
use std::sync::Arc;

/// A text is not a valid game under the rules of its variant.
#[derive(Clone, Debug)]
pub struct ReadGameError {
    /// What is wrong, with line and column.
    pub error: ParseGameError,
    /// The variant that was used to read the text; the standard variant if its own is unknown.
    pub variant: Arc<Variant>,
}

impl Catalogue {
    /// Reads a game record, or a link to a game, under the variant named by it, or under `variant` if that is
    /// given.
    ///
    /// # Errors
    /// The first error in the record.
    pub fn read_game(
        &self,
        text: &str,
        variant: Option<&Arc<Variant>>,
    ) -> Result<(Arc<Variant>, Game), ReadGameError> {
        let mut location = GameLocation::START;
        if let Some(read) = self.read_next_link(text, &mut location, variant) {
            let rest = text[location.bytes()..].trim_start();
            if rest.is_empty() {
                return read;
            }
            let (line, column) = place(text, text.len() - rest.len());
            let error = ParseGameError { line, column, reason: ParseGameErrorKind::SecondGame };
            return read.and(Err(ReadGameError { error, variant: self.standard() }));
        }
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
                Err(ReadGameError { error, variant: self.standard() })
            }
            (Err(error), used) => {
                let variant = used.unwrap_or_else(|| self.standard());
                Err(ReadGameError { error, variant })
            }
        }
    }

    /// Reads all games of a text in order, as [`Catalogue::read_game`] does, and calls `found` with
    /// each game or its error.
    pub fn read_games(
        &self,
        text: &str,
        variant: Option<&Arc<Variant>>,
        mut found: impl FnMut(Result<(Arc<Variant>, Game), ReadGameError>),
    ) {
        let mut location = GameLocation::START;
        while let Some(read) = self.read_next(text, &mut location, variant) {
            found(read);
        }
    }

    /// Reads the game at a location of a text, and moves the location past it; `None` at the end of
    /// the text. Long texts can thus be read in steps.
    pub fn read_next(
        &self,
        text: &str,
        location: &mut GameLocation,
        variant: Option<&Arc<Variant>>,
    ) -> Option<Result<(Arc<Variant>, Game), ReadGameError>> {
        if let Some(read) = self.read_next_link(text, location, variant) {
            return Some(read);
        }
        let used = RefCell::new(None);
        let rules_of = |name: &str| {
            let found = variant.cloned().or_else(|| self.find_loosely(name));
            let rules = found.as_ref().map(|variant| variant.rules.clone());
            used.replace(found);
            rules
        };
        let mut games = read_games(text, rules_of).starting_at(location.clone());
        let read = games.next()?;
        *location = games.location();
        let variant = used.take().unwrap_or_else(|| self.standard());
        Some(match read {
            Ok(mut game) => {
                game.variant.clone_from(&variant.key);
                Ok((variant, game))
            }
            Err(error) => Err(ReadGameError { error, variant }),
        })
    }

    /// Reads the link in the next line of a text, and moves the location past it; `None` if there is no link.
    fn read_next_link(
        &self,
        text: &str,
        location: &mut GameLocation,
        by: Option<&Arc<Variant>>,
    ) -> Option<Result<(Arc<Variant>, Game), ReadGameError>> {
        let (link, line, column, after) = location.link(text)?;
        *location = after;
        let read = self.read_link(link).and_then(|(variant, game)| {
            let is_other = by.is_some_and(|by| by.rules != variant.rules);
            if is_other { Err(ParseLinkError::OtherRules) } else { Ok((variant, game)) }
        });
        Some(read.map_err(|error| {
            let within = match error {
                ParseLinkError::Letter { column, .. } => column - 1,
                _ => 0,
            };
            let reason = ParseGameErrorKind::Link(error);
            let error = ParseGameError { line, column: column + within, reason };
            ReadGameError { error, variant: self.standard() }
        }))
    }

    /// Reads a link to a game.
    ///
    /// # Errors
    /// The link is invalid, or its variant is unknown.
    pub fn read_link(&self, link: &str) -> Result<(Arc<Variant>, Game), ParseLinkError> {
        let game = read_link(link, |key| self.find(key).map(|variant| variant.rules.clone()))?;
        let unknown = || ParseLinkError::UnknownVariant(game.variant.clone());
        let variant = self.find(&game.variant).ok_or_else(unknown)?;
        Ok((variant.clone(), game))
    }

    /// The variant with this key or name, ignoring case. The name may be in any language and may
    /// omit the part in parentheses.
    fn find_loosely(&self, name: &str) -> Option<Arc<Variant>> {
        let name = folded(name);
        let is_named = |variant: &&Arc<Variant>| {
            variant.names.values().any(|other| {
                let other = folded(other);
                other == name || other.split(" (").next() == Some(&name)
            })
        };
        self.find(&name).or_else(|| self.usable().iter().find(is_named)).cloned()
    }
}
