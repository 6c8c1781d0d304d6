//! Search criteria for games.

use super::{GameDate, SavedGame};
use crate::rules::Side;
use crate::rules::names::folded;

/// Criteria that a game must meet; `None` accepts every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// The key of the variant.
    pub variant: Option<String>,
    /// A part of a player's name, as [names are compared](crate::rules::names).
    pub player: Option<String>,
    /// The earliest day, month or year: `2026-11-21`, `2026-11` or `2026`.
    pub since: Option<String>,
    /// The latest day, month or year. What is no date, here and in `since`, is no criterion.
    pub until: Option<String>,
    /// The result in the form of the FGN tag `Result`.
    pub result: Option<String>,
}

impl GameFilter {
    /// Whether a game meets all criteria. Of `since` and `until` it must be certain: a game of which only the year
    /// is known is not one since May of that year, and one without a known day never meets them.
    pub fn fits(&self, saved: &SavedGame) -> bool {
        let is_on = |bound: Option<&String>, keeps: fn(GameDate, GameDate) -> bool| {
            let bound = bound.and_then(|bound| GameDate::parse(bound));
            bound.is_none_or(|bound| saved.day().is_some_and(|day| keeps(day, bound)))
        };
        self.variant.as_ref().is_none_or(|key| key.eq_ignore_ascii_case(&saved.game.variant))
            && self.player.as_ref().is_none_or(|name| has_player(saved, name))
            && is_on(self.since.as_ref(), |day, bound| day.first() >= bound.first())
            && is_on(self.until.as_ref(), |day, bound| day.last() <= bound.last())
            && self.result.as_ref().is_none_or(|result| result == saved.result())
    }
}

fn has_player(saved: &SavedGame, name: &str) -> bool {
    let name = folded(name);
    let mut players = Side::BOTH.into_iter().filter_map(|side| saved.game.player(side));
    players.any(|player| folded(player).contains(&name))
}
