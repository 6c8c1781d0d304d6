//! Search criteria for games.

use super::SavedGame;

/// Criteria that a game must meet; `None` accepts every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// The key of the variant.
    pub variant: Option<String>,
    /// A part of a player's name; upper and lower case are equal.
    pub player: Option<String>,
    /// The earliest day, month or year: `2026-11-21`, `2026-11` or `2026`.
    pub since: Option<String>,
    /// The latest day, month or year.
    pub until: Option<String>,
    /// The result in the form of the FGN tag `Result`.
    pub result: Option<String>,
}

impl GameFilter {
    /// Whether a game meets all criteria. A game without a known day never meets `since` and
    /// `until`.
    pub fn fits(&self, saved: &SavedGame) -> bool {
        let day = saved.day().unwrap_or_default();
        let on = |bound: &str| day.get(..bound.len()).filter(|day| day.bytes().all(is_of_day));
        self.variant.as_ref().is_none_or(|key| key.eq_ignore_ascii_case(&saved.game.variant))
            && self.player.as_ref().is_none_or(|name| has_player(saved, name))
            && self
                .since
                .as_ref()
                .is_none_or(|bound| on(bound).is_some_and(|day| day >= bound.as_str()))
            && self
                .until
                .as_ref()
                .is_none_or(|bound| on(bound).is_some_and(|day| day <= bound.as_str()))
            && self.result.as_ref().is_none_or(|result| result == saved.result())
    }
}

const fn is_of_day(byte: u8) -> bool {
    byte.is_ascii_digit() || byte == b'-'
}

fn has_player(saved: &SavedGame, name: &str) -> bool {
    let name = name.to_lowercase();
    let players = ["White", "Black"].into_iter().filter_map(|tag| saved.game.tag(tag));
    players.into_iter().any(|player| player.to_lowercase().contains(&name))
}
