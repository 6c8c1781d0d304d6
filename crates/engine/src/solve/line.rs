//! Reads lines of play that demonstrate a proved value from the proof searches.

use super::key::ProofKey;
use super::proof_numbers::ProofNumbers;
use super::proof_search::{ProofSearch, SolveContext};
use crate::endgame::TableValue;
use fanorona_rules::Position;
use fanorona_rules::generate::{Effect, effects};
use std::collections::HashSet;

/// The node limit for searching a position again whose table entry was replaced.
const RESEARCH_NODES: u64 = 200_000;
/// The greatest length of a line, in turns.
const MAX_LINE: usize = 400;
/// The greatest length of a drawing line, in turns.
const MAX_DRAWING_LINE: usize = 60;

/// A line from a position with a proved win: the attacker plays the turn with the shortest proof,
/// the opponent the one with the longest. It ends with the game, or when the search is cancelled.
pub(super) fn winning_line(
    context: &SolveContext<'_>,
    search: &mut ProofSearch<'_>,
    position: &Position,
) -> Vec<Effect> {
    let mut position = *position;
    let mut line = Vec::new();
    while line.len() < MAX_LINE && !search.is_over(&position) && !search.is_cancelled() {
        let attacking = position.side() == search.attacker();
        if let Some((effect, child)) = by_tables(context, &position, attacking) {
            line.push(effect);
            position = child;
            continue;
        }
        let mut best: Option<(u16, Effect, Position)> = None;
        let mut effects = Vec::new();
        search.generate(&position, &mut effects);
        effects.sort_unstable();
        for again in [0, RESEARCH_NODES] {
            for &effect in &effects {
                let child = position.after(context.rules, effect);
                let mut result = search.known_result(&child);
                if !result.numbers.is_solved() && again > 0 && (best.is_none() || !attacking) {
                    result = search.run(&child, again);
                }
                let better = best.is_none_or(|(length, ..)| {
                    if attacking { result.length < length } else { result.length > length }
                });
                if result.numbers == ProofNumbers::PROVED && better {
                    best = Some((result.length, effect, child));
                }
            }
            if best.is_some() {
                break;
            }
        }
        let Some((_, effect, child)) = best else { break };
        line.push(effect);
        position = child;
    }
    line
}

/// The best turn by the endgame tables: for the attacker the fastest conversion, for the opponent
/// the slowest.
fn by_tables(
    context: &SolveContext<'_>,
    position: &Position,
    wins: bool,
) -> Option<(Effect, Position)> {
    let (tables, rules) = (context.tables, context.original_rules);
    tables.distance(rules, position)?;
    let lost = if wins { TableValue::Loss } else { TableValue::Win };
    let all = after(context, position).into_iter().filter_map(|(effect, child)| {
        let (value, turns) = tables.distance(rules, &child)?;
        let turns = if effect.captured.is_empty() { turns } else { 0 };
        (value == lost).then_some((turns, effect, child))
    });
    let best = if wins {
        all.min_by_key(|&(turns, effect, _)| (turns, std::cmp::Reverse(effect.captured.len())))
    } else {
        all.max_by_key(|&(turns, ..)| turns)
    };
    best.map(|(_, effect, child)| (effect, child))
}

/// A line from a drawn position in which both sides avoid losing turns, until a position repeats.
/// `sets` are closed sets that contain the position: one for the first search, one for the second.
pub(super) fn drawing_line(
    context: &SolveContext<'_>,
    searches: &[ProofSearch<'_>; 2],
    sets: &[HashSet<ProofKey>; 2],
    position: &Position,
) -> Vec<Effect> {
    let mut position = *position;
    let mut line = Vec::new();
    let mut seen = vec![searches[0].key(&position)];
    while line.len() < MAX_DRAWING_LINE {
        let against = usize::from(position.side() == searches[0].attacker());
        let next = after(context, &position).into_iter().find(|(_, child)| {
            let fresh = child.with_quiet(0);
            match context.tables.probe(context.original_rules, &fresh) {
                Some(value) => value == TableValue::Draw,
                None => sets[against].contains(&searches[against].key(&fresh)),
            }
        });
        let Some((effect, child)) = next else { break };
        line.push(effect);
        position = child;
        let key = searches[0].key(&position);
        if seen.contains(&key) {
            break;
        }
        seen.push(key);
    }
    line
}

/// The positions one turn away.
fn after(context: &SolveContext<'_>, position: &Position) -> Vec<(Effect, Position)> {
    let after = |effect| (effect, position.after(context.rules, effect));
    effects(context.rules, position).list.into_iter().map(after).collect()
}

#[cfg(test)]
mod tests;
