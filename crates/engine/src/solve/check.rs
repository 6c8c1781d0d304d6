//! Verifies a disproof without proof numbers.
//!
//! A set of positions is closed if every turn of the attacker stays in it, the defender always has
//! a turn that stays in it, and the attacker has won in none of its positions. Inside such a set
//! the attacker can never win, however often positions repeat. So the search need not be trusted:
//! it only suggests the defender's turns.

use super::key::ProofKey;
use super::proof_numbers::ProofResult;
use super::proof_search::{ProofSearch, SolveContext};
use fanorona_rules::Position;
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
        let after = effects.iter().map(|&effect| position.after(context.rules, effect));
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::endless;
    use super::super::key::PositionKeys;
    use super::*;
    use crate::endgame::EndgameTables;
    use fanorona_rules::variant::shipped;
    use fanorona_rules::{Point, Side};
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

    /// Calls `check` with a search that has disproved a win of White, and the position: the first one of a
    /// stone against a stone on 3 × 3 that White does not win.
    fn with_a_disproof(
        monitor: &(dyn Fn() -> bool + Sync),
        check: &mut dyn FnMut(&SolveContext<'_>, &mut ProofSearch<'_>, &Position),
    ) {
        let rules = &shipped::variant("telo").unwrap().rules;
        let (endless, keys) = (endless(rules), PositionKeys::new(&rules.board));
        let (tables, monitor) = (EndgameTables::empty(rules), |_: &_| monitor());
        let context = SolveContext::new(rules, &endless, &keys, &tables, &monitor);
        let points = || rules.board.points().map(Point::set);
        let pairs = points().flat_map(|own| points().map(move |enemy| [own, enemy]));
        for stones in pairs.filter(|[own, enemy]| own != enemy) {
            let position = Position::new(rules, stones, Side::White, 0, 9, None).unwrap();
            let mut search = ProofSearch::new(&context, Side::White, 1 << 20).unwrap();
            if search.run(&position, 100_000) == ProofResult::DISPROVED {
                return check(&context, &mut search, &position);
            }
        }
        panic!("White does not win all of them");
    }

    #[test]
    fn a_closed_set_has_at_most_the_given_number_of_positions() {
        with_a_disproof(&|| true, &mut |context, search, position| {
            let size = closed_set(context, search, position, usize::MAX).unwrap().len();
            assert!(size > 2, "{size}");
            let found = |most, search: &mut ProofSearch<'_>| {
                closed_set(context, search, position, most).map(|set| set.len())
            };
            assert_eq!(found(size, search), Some(size));
            for most in 0..size {
                assert_eq!(found(most, search), None, "{most} of {size}");
            }
        });
    }

    #[test]
    fn a_cancelled_search_finds_no_closed_set() {
        let goes_on = AtomicBool::new(true);
        with_a_disproof(&|| goes_on.load(Relaxed), &mut |context, search, position| {
            goes_on.store(false, Relaxed);
            assert!(!search.may_continue(0));
            assert_eq!(closed_set(context, search, position, usize::MAX), None);
        });
    }
}
