//! Verifies a disproof without proof numbers.
//!
//! A set of positions is closed if every turn of the attacker stays in it, the defender always has
//! a turn that stays in it, and the attacker has won in none of its positions. Inside such a set
//! the attacker can never win, however often positions repeat. So the search need not be trusted:
//! it only suggests the defender's turns.

use super::key::ProofKey;
use super::proof_numbers::ProofResult;
use super::proof_search::{ProofSearch, SolveContext};
use crate::rules::Position;
use std::collections::HashSet;

/// The node limit for searching a position again whose table entry was replaced.
const RESEARCH_NODES: u64 = 1_000_000;

/// A closed set that contains this position with the quiet counter at 0; `None` if none was found
/// with at most `most` positions.
pub(super) fn closed_set(
    context: &SolveContext<'_>,
    search: &mut ProofSearch<'_>,
    position: &Position,
    most: usize,
) -> Option<HashSet<ProofKey>> {
    let mut effects = Vec::new();
    let mut seen: HashSet<ProofKey> = HashSet::new();
    let start = position.with_quiet(0);
    seen.insert(search.key(&start));
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if let Some(won) = search.decided_by_rules_or_tables(&position) {
            if won {
                return None;
            }
            continue;
        }
        effects.clear();
        let all = search.generate(&position, &mut effects);
        let after = effects.iter().map(|e| position.moved(context.rules, e.from, e.to, e.captured));
        let children: Vec<Position> = after.map(|child| child.with_quiet(0)).collect();
        if position.side() == search.attacker() {
            if !all {
                return None;
            }
            for child in children {
                if seen.insert(search.key(&child)) {
                    open.push(child);
                }
            }
        } else if !children.iter().any(|child| seen.contains(&search.key(child))) {
            let known =
                children.iter().find(|&child| search.known_result(child) == ProofResult::DISPROVED);
            let safe = known.or_else(|| {
                children
                    .iter()
                    .find(|&child| search.run(child, RESEARCH_NODES) == ProofResult::DISPROVED)
            })?;
            seen.insert(search.key(safe));
            open.push(*safe);
        }
        if seen.len() > most || !search.may_continue(seen.len() as u64) {
            return None;
        }
    }
    Some(seen)
}
