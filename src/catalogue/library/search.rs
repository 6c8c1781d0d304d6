//! What games are looked for.

use super::KeptGame;

/// Which games are wanted; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The key of the variant.
    pub variant: Option<String>,
    /// A part of a player's name, in any case.
    pub player: Option<String>,
    /// Not before this day, as `2026-11-21`, `2026-11` or `2026`.
    pub since: Option<String>,
    /// Not after this day, month or year.
    pub until: Option<String>,
    /// The result as records write it.
    pub result: Option<String>,
}

impl Query {
    /// Is this game wanted? A game whose day is not known lies on no day.
    pub fn fits(&self, kept: &KeptGame) -> bool {
        let day = kept.day().unwrap_or_default();
        let on = |bound: &str| day.get(..bound.len()).filter(|day| day.bytes().all(is_of_day));
        self.variant.as_ref().is_none_or(|key| *key == kept.game.variant)
            && self.player.as_ref().is_none_or(|name| has_player(kept, name))
            && self
                .since
                .as_ref()
                .is_none_or(|bound| on(bound).is_some_and(|day| day >= bound.as_str()))
            && self
                .until
                .as_ref()
                .is_none_or(|bound| on(bound).is_some_and(|day| day <= bound.as_str()))
            && self.result.as_ref().is_none_or(|result| result == kept.result())
    }
}

const fn is_of_day(byte: u8) -> bool {
    byte.is_ascii_digit() || byte == b'-'
}

fn has_player(kept: &KeptGame, name: &str) -> bool {
    let name = name.to_lowercase();
    let players = ["White", "Black"].into_iter().filter_map(|tag| kept.game.tag(tag));
    players.into_iter().any(|player| player.to_lowercase().contains(&name))
}
