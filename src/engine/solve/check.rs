//! Checking what the search says cannot be won, by a way that knows nothing of proof numbers.
//!
//! A set of positions is closed when every turn of the attacker from it stays in it, the defender
//! has a turn everywhere that stays in it, and the attacker has won nowhere in it. Inside such a
//! set the attacker can never win, however often play goes round. So the search needs not be
//! trusted: it only says which turns the defender had better try.

use super::attack::{Attack, Frame};
use super::key::Key;
use super::numbers::Found;
use crate::rules::Position;
use crate::rules::generate::Generator;
use std::collections::HashSet;

/// The positions that may be visited to find again what the table has lost, at each position.
const AGAIN: u64 = 1_000_000;

/// The number of positions of a closed set around this one; `None` when none was found with at
/// most so many.
pub(super) fn closed(
    frame: &Frame<'_>,
    attack: &mut Attack<'_>,
    position: &Position,
    most: usize,
) -> Option<usize> {
    let mut generator = Generator::new(frame.rules);
    let mut effects = Vec::new();
    let mut seen: HashSet<Key> = HashSet::new();
    let start = position.with_quiet(0);
    seen.insert(attack.key(&start));
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if let Some(won) = attack.decided_by_rules_or_tables(&position) {
            if won {
                return None;
            }
            continue;
        }
        effects.clear();
        generator.append(frame.rules, &position, &mut effects);
        let after = effects.iter().map(|e| position.moved(frame.rules, e.from, e.to, e.captured));
        let children: Vec<Position> = after.map(|child| child.with_quiet(0)).collect();
        if position.side() == attack.attacker() {
            for child in children {
                if seen.insert(attack.key(&child)) {
                    open.push(child);
                }
            }
        } else if !children.iter().any(|child| seen.contains(&attack.key(child))) {
            let known = children.iter().find(|&child| attack.known(child) == Found::NOT_WON);
            let safe = known.or_else(|| {
                children.iter().find(|&child| attack.settle(child, AGAIN) == Found::NOT_WON)
            })?;
            seen.insert(attack.key(safe));
            open.push(*safe);
        }
        if seen.len() > most || !attack.may_go_on(seen.len() as u64) {
            return None;
        }
    }
    Some(seen.len())
}
