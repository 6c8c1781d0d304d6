//! The next game of the match that a saved game belongs to.

use super::{SavedGame, opened_game};
use crate::catalogue::Catalogue;
use crate::game::play::{Intent, Session};
use crate::rules::matches::tags;
use crate::rules::names::folded;
use crate::rules::notation::game::tag_value;

/// The next game of a match, after a game that is over.
#[derive(Clone, Debug)]
pub struct FollowingGame {
    /// The tags that describe the match before it.
    tags: Vec<(&'static str, String)>,
}

impl FollowingGame {
    /// The game after this one; `None` if this one is not over, or no game of its match follows.
    pub fn after(saved: &SavedGame, catalogue: &Catalogue) -> Option<Self> {
        // Without this tag the game is not of a match, and need not be opened.
        saved.game.tag("Series")?;
        let mut session = Session::default();
        session.set_known_variants(catalogue.usable().to_vec());
        session.apply(Intent::Open(Box::new(opened_game(saved.clone()))));
        session.next_round()?;
        // A match between two computers ends after too many draws.
        let match_ = session.current_match().filter(|_| session.endless_draws().is_none())?;
        tags::write(match_, match_.played().len()).map(|tags| Self { tags })
    }

    /// Whether a saved game is this one, or a later one of the same match.
    pub fn is_before(&self, saved: &SavedGame) -> bool {
        let here = |name| tag_value(&self.tags, name).unwrap_or_default();
        let there = |name| saved.game.tag(name).unwrap_or_default();
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let players = |tag: &dyn Fn(&'static str) -> String| {
            // The colours may have changed since.
            let mut players = ["White", "Black"].map(|name| folded(&tag(name)));
            players.sort_unstable();
            players
        };
        here("Series") == there("Series")
            && words(there("SeriesGames")).starts_with(&words(here("SeriesGames")))
            && players(&|tag| here(tag).to_owned()) == players(&|tag| there(tag).to_owned())
    }
}
