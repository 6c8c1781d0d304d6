//! Lines that show a proved value, read from what the attacks have proved.

use super::attack::{Attack, Frame};
use super::key::Key;
use super::numbers::Numbers;
use crate::engine::endgame::TableValue;
use crate::rules::Position;
use crate::rules::generate::{self, Effect};
use std::collections::HashSet;

/// The positions that may be visited to find again what the table has lost, at each turn.
const AGAIN: u64 = 200_000;
/// The most turns of a line.
const LONGEST: usize = 400;
/// The most turns of a drawn line: what comes later is of the same kind.
const DRAWN: usize = 60;

/// A line from a position that the attack has proved: the attacker plays what needs the fewest
/// turns, its opponent what needs the most. It ends with the game.
pub(super) fn won(frame: &Frame<'_>, attack: &mut Attack<'_>, position: &Position) -> Vec<Effect> {
    let mut position = *position;
    let mut line = Vec::new();
    while line.len() < LONGEST && !attack.is_over(&position) {
        let attacking = position.side() == attack.attacker();
        if let Some((effect, child)) = by_tables(frame, &position, attacking) {
            line.push(effect);
            position = child;
            continue;
        }
        let mut best: Option<(u16, Effect, Position)> = None;
        for again in [0, AGAIN] {
            for (effect, child) in after(frame, &position) {
                let mut found = attack.known(&child);
                if !found.numbers.settled() && again > 0 && (best.is_none() || !attacking) {
                    found = attack.settle(&child, again);
                }
                let better = best.is_none_or(|(length, ..)| {
                    if attacking { found.length < length } else { found.length > length }
                });
                if found.numbers == Numbers::PROVED && better {
                    best = Some((found.length, effect, child));
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

/// In an ending of the tables: what wins or is next to it soonest, or puts it off longest.
fn by_tables(frame: &Frame<'_>, position: &Position, wins: bool) -> Option<(Effect, Position)> {
    let (tables, rules) = (frame.tables, frame.given);
    tables.distance(rules, position)?;
    let lost = if wins { TableValue::Loss } else { TableValue::Win };
    let all = after(frame, position).into_iter().filter_map(|(effect, child)| {
        let (worth, turns) = tables.distance(rules, &child)?;
        let turns = if effect.captured.is_empty() { turns } else { 0 };
        (worth == lost).then_some((turns, effect, child))
    });
    let best = if wins {
        all.min_by_key(|&(turns, effect, _)| (turns, std::cmp::Reverse(effect.captured.len())))
    } else {
        all.max_by_key(|&(turns, ..)| turns)
    };
    best.map(|(_, effect, child)| (effect, child))
}

/// A line from a drawn position in which both sides stay where the other cannot win, until a
/// position comes back. `sets` are closed around the position: against the first attack, and
/// against the second.
pub(super) fn drawn(
    frame: &Frame<'_>,
    attacks: &[Attack<'_>; 2],
    sets: &[HashSet<Key>; 2],
    position: &Position,
) -> Vec<Effect> {
    let mut position = *position;
    let mut line = Vec::new();
    let mut seen = vec![attacks[0].key(&position)];
    while line.len() < DRAWN {
        let against = usize::from(position.side() == attacks[0].attacker());
        let next = after(frame, &position).into_iter().find(|(_, child)| {
            let fresh = child.with_quiet(0);
            match frame.tables.probe(frame.given, &fresh) {
                Some(worth) => worth == TableValue::Draw,
                None => sets[against].contains(&attacks[against].key(&fresh)),
            }
        });
        let Some((effect, child)) = next else { break };
        line.push(effect);
        position = child;
        let key = attacks[0].key(&position);
        if seen.contains(&key) {
            break;
        }
        seen.push(key);
    }
    line
}

/// The positions one turn away.
fn after(frame: &Frame<'_>, position: &Position) -> Vec<(Effect, Position)> {
    let mut effects = Vec::new();
    generate::effects(frame.rules, position, &mut effects);
    let after = |e: Effect| (e, position.moved(frame.rules, e.from, e.to, e.captured));
    effects.into_iter().map(after).collect()
}
