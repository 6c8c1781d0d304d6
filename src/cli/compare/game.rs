//! A whole game read under other variants.

use super::rules::{explained, ways};
use crate::cli::input::LoadedGame;
use crate::game::compare::{CompareError, first_other_turns, read_game};
use crate::rules::{Outcome, Record, Switch, Variant};
use crate::texts::{Texts, say};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Describes the game, and what is different under each variant. An error comes with the variant
/// that it is about.
pub(super) fn lines(
    texts: &Texts,
    loaded: &LoadedGame,
    variants: &[Arc<Variant>],
) -> Result<Vec<String>, (Arc<Variant>, CompareError)> {
    let record = &loaded.game.record;
    let result = record.outcome().map_or("*", Outcome::code);
    let mut lines = vec![texts.with(
        "compare-game",
        &[
            ("key", loaded.variant.key.clone().into()),
            ("turns", record.turns().len().into()),
            ("result", result.into()),
        ],
    )];
    let mut switches = BTreeSet::new();
    let mut named = vec![loaded.variant.clone()];
    for variant in variants {
        lines.push(String::new());
        let report = report(texts, record, variant, &mut switches);
        lines.extend(report.map_err(|error| (variant.clone(), error))?);
        if named.iter().all(|known| known.key != variant.key) {
            named.push(variant.clone());
        }
    }
    if !switches.is_empty() {
        lines.push(String::new());
        lines.extend(explained(texts, &named, &switches));
    }
    Ok(lines)
}

/// What is different under one variant. Adds the switches that make it so.
pub(in crate::cli) fn report(
    texts: &Texts,
    record: &Record,
    variant: &Variant,
    switches: &mut BTreeSet<Switch>,
) -> Result<Vec<String>, CompareError> {
    let reading = read_game(record, &variant.rules)?;
    let other = first_other_turns(record, &variant.rules, &mut || false)?;
    let (board, key) = (&variant.rules.board, &variant.key);
    let mut lines = say::game_reading(texts, record, board, key, &reading, other.as_ref());
    let found = reading.parting.as_ref().map_or(&[][..], |parting| &parting.ways);
    if !found.is_empty() {
        lines.push(texts.with("compare-game-rule", &[("rule", ways(found).into())]));
        switches.extend(found.iter().flatten());
    }
    Ok(lines)
}
