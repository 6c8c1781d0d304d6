//! A whole game read under other variants.

use super::rules::{explained, ways};
use crate::cli::input::LoadedGame;
use crate::compare::{CompareError, Parting, PartingKind, TurnLimit, first_other_turns, read_game};
use crate::rules::notation::write_turn;
use crate::rules::{Outcome, Position, Record, Switch, Variant};
use crate::texts::{Arg, Texts, say};
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
    let board = &variant.rules.board;
    let key = || ("key", variant.key.clone().into());
    let mut lines = Vec::new();
    let other = first_other_turns(record, &variant.rules, TurnLimit::default(), &mut || false)?;
    if let Some((turns, comparison)) = other
        && let Some(differing) = comparison.turns.iter().find(|turn| !turn.is_common())
    {
        let [number, side] = place(&record.positions()[turns]);
        let turn = ("turn", write_turn(board, &differing.turn).into());
        lines.push(texts.with("compare-game-other-turns", &[key(), number, side, turn]));
    }
    if let Some(turns) = reading.claimable {
        let [number, side] = place(&record.positions()[turns - 1]);
        lines.push(texts.with("compare-game-claim", &[key(), number, side]));
    }
    let Some(Parting { kind, ways: found }) = &reading.parting else {
        lines.push(texts.with("compare-game-alike", &[key()]));
        return Ok(lines);
    };
    let [number, side] = place(&record.positions()[reading.followed]);
    let outcome = |outcome: Outcome| say::outcome(texts, outcome);
    lines.push(match kind {
        PartingKind::Illegal { turn, verdict } => {
            let turn = ("turn", write_turn(board, turn).into());
            let illegal = texts.with("compare-game-turn", &[key(), number, side, turn]);
            let reason = say::verdict(texts, board, &variant.key, *verdict).unwrap_or_default();
            format!("{illegal}\n{reason}")
        }
        PartingKind::Over(end) if reading.followed == record.turns().len() => {
            let end = ("outcome", outcome(*end).into());
            texts.with("compare-game-over-at-end", &[key(), end])
        }
        PartingKind::Over(end) => {
            let end = ("outcome", outcome(*end).into());
            texts.with("compare-game-over", &[key(), number, side, end])
        }
        PartingKind::NotOver(was) => {
            let was = ("outcome", outcome(*was).into());
            texts.with("compare-game-not-over", &[key(), was])
        }
        PartingKind::OtherEnd { was, is } => {
            let ends = [key(), ("was", outcome(*was).into()), ("is", outcome(*is).into())];
            texts.with("compare-game-other-end", &ends)
        }
    });
    if !found.is_empty() {
        lines.push(texts.with("compare-game-rule", &[("rule", ways(found).into())]));
        switches.extend(found.iter().flatten());
    }
    Ok(lines)
}

/// The number and the side of the turn that follows a position.
fn place(position: &Position) -> [(&'static str, Arg<'static>); 2] {
    // As a text, so that the digits are not grouped.
    let number = position.number().to_string();
    [("number", number.into()), ("side", say::side_arg(position.side()))]
}
