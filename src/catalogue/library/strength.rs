//! The strength of a player, from the saved games against computer opponents.
//!
//! A game counts if it is over, was played by one person without help against an opponent of known
//! strength, and began from the normal start without a handicap. With a coach, with hints, or with turns
//! taken back, it would not show what the player can do alone.

use super::statistics::{finished, is_player, person, player};
use super::{SavedGame, state};
use crate::engine::Character;
use crate::engine::character::{adjusting, adjusting_at, choices, levels, named};
use crate::engine::rating::{RatedGame, StrengthEstimate};
use crate::game::play::had_help;
use crate::rules::names::{folded, same_name};
use crate::rules::{Outcome, Position, Side};
use std::sync::Arc;

/// The weight of games of other variants: the opponents' strengths were measured in Tsivy, and the
/// skills are related, but not the same.
const OTHER_VARIANT: f64 = 0.5;

/// The estimated strength of a player in a variant. `name` is the player's, in any spelling that counts as the same.
/// `None` is a player who gave no name: all games played here count, and imported ones without a name.
///
/// All variants count, games of the given one most.
pub fn strength<'a>(
    games: impl IntoIterator<Item = &'a SavedGame>,
    name: Option<&str>,
    variant: &str,
) -> StrengthEstimate {
    let name = name.map(folded);
    let rated: Vec<RatedGame> = finished(games)
        .filter_map(|(saved, outcome)| {
            let (side, game) = rated(saved, outcome)?;
            let is_variant = saved.game.variant == variant;
            let weight = if is_variant { 1.0 } else { OTHER_VARIANT };
            is_player(saved, side, name.as_deref()).then_some(RatedGame { weight, ..game })
        })
        .collect();
    StrengthEstimate::of(&rated)
}

/// The person's side and the result, if the game counts.
pub fn rated(saved: &SavedGame, outcome: Outcome) -> Option<(Side, RatedGame)> {
    let side = person(saved)?;
    let record = &saved.game.record;
    let start = record.start();
    let is_normal = *start == Position::start(record.rules()) && start.handicapped().is_none();
    if had_help(&saved.game.tags) || !is_normal {
        return None;
    }
    let opponent = opponent(saved, side.opponent())?.elo;
    let half_points = match outcome.winner() {
        None => 1,
        Some(winner) if winner == side => 2,
        Some(_) => 0,
    };
    Some((side, RatedGame { opponent, half_points, weight: 1.0 }))
}

/// The computer opponent that played a side: by the saved state, else by the name and the strength in
/// the tags. `None` if they contradict each other, as when another opponent continued the game, or if
/// the strength of the adjusting opponent is missing or damaged.
fn opponent(saved: &SavedGame, side: Side) -> Option<Arc<Character>> {
    let (key, tag) = match side {
        Side::White => (state::WHITE, "WhiteElo"),
        Side::Black => (state::BLACK, "BlackElo"),
    };
    let name = player(saved, side);
    let by_name = choices().find(|character| same_name(&character.name, name));
    if let Some(key) = saved.state.get(key) {
        let seated = named(key)?;
        let agrees = by_name.is_none_or(|other| other.is_same_opponent(&seated));
        return agrees.then_some(seated);
    }
    let character = by_name?;
    if !character.is_same_opponent(adjusting()) {
        return Some(character.clone());
    }
    let elo = saved.game.tag(tag)?.trim().parse().ok()?;
    levels().contains(&elo).then(|| adjusting_at(elo))
}
