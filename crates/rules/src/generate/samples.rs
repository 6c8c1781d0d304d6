//! Rules and positions for the unit tests of the generators.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

use super::turns;
use crate::variant::shipped;
use crate::{Position, Ruleset, Variant};
use std::sync::Arc;

/// Rules under which many chains have the same effect.
const FREE: &str = r#"(
    key: "free", names: { "en": "Free" }, columns: 5, rows: 5, revisiting: Allowed,
    start: ["BBBBB", "BBBBB", "BW1BW", "WWWWW", "WWWWW"],
)"#;

/// Rules under which each direction is used once in a chain.
const ONCE: &str = r#"(
    key: "once", names: { "en": "Once" }, columns: 5, rows: 5, revisiting: Allowed,
    repeating: NotTwiceInChain, start: ["BBBBB", "BBBBB", "BW1BW", "WWWWW", "WWWWW"],
)"#;

/// The shipped rules, and some under which many chains have the same effect.
pub(super) fn rules() -> Vec<Arc<Ruleset>> {
    let shipped = shipped::all().iter().map(|variant| variant.rules.clone());
    shipped.chain([FREE, ONCE].map(|text| Variant::read(text).unwrap().rules)).collect()
}

/// Positions of a game in which the last of the longest turns is always played.
pub(super) fn positions(rules: &Ruleset) -> Vec<Position> {
    let mut all = vec![Position::start(rules)];
    while all.len() < 30 {
        let now = &all[all.len() - 1];
        let turns = turns(rules, now);
        let Some(turn) = turns.into_iter().max_by_key(|turn| turn.steps.len()) else { break };
        all.push(now.play_unchecked(rules, &turn));
    }
    all
}
