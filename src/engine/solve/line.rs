//! Lines that show a proved value, read from what the attacks have proved.

use super::attack::{Attack, Frame};
use super::numbers::{Found, Numbers};
use crate::engine::endgame::Worth;
use crate::rules::Position;
use crate::rules::generate::{self, Effect};

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
    let lost = if wins { Worth::Loss } else { Worth::Win };
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

/// A line from a drawn position in which neither side lets the other win, until a position comes
/// back.
pub(super) fn drawn(
    frame: &Frame<'_>,
    attacks: &mut [Attack<'_>; 2],
    position: &Position,
) -> Vec<Effect> {
    let mut position = *position;
    let mut line = Vec::new();
    let mut seen = vec![attacks[0].key(&position)];
    while line.len() < DRAWN {
        let mut next = None;
        for again in [0, AGAIN] {
            let mover = position.side();
            let Some(other) = attacks.iter_mut().find(|attack| attack.attacker() != mover) else {
                break;
            };
            next = after(frame, &position).into_iter().find(|(_, child)| {
                let mut found = other.known(child);
                if !found.numbers.settled() && again > 0 {
                    found = other.settle(child, again);
                }
                found == Found::NOT_WON
            });
            if next.is_some() {
                break;
            }
        }
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
