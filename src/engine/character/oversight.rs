//! Which turns a character overlooks: long chains and withdrawals are more difficult to see.

use crate::rules::generate::{self, Effect};
use crate::rules::{CaptureKind, Record, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The turns noticed this time, at least one of them.
pub(super) fn noticed_turns(
    record: &Record,
    overlooks: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Effect> {
    let all = super::effects(record);
    if overlooks == 0 || all.len() < 2 {
        return all;
    }
    let (rules, position) = (record.rules(), record.position());
    let mut easiest: Option<(u32, Effect)> = None;
    let mut noticed = Vec::with_capacity(all.len());
    for effect in all {
        let Some(turn) = generate::turn_with(rules, position, effect) else { continue };
        let difficulty = difficulty(&turn);
        if rng.random_range(0..10_000) >= (difficulty * overlooks).min(9_500) {
            noticed.push(effect);
        }
        if easiest.is_none_or(|(least, _)| difficulty < least) {
            easiest = Some((difficulty, effect));
        }
    }
    if noticed.is_empty() {
        noticed.extend(easiest.map(|(_, effect)| effect));
    }
    noticed
}

/// The difficulty of noticing a turn, in percent: 100 for a chain of two or three steps.
fn difficulty(turn: &Turn) -> u32 {
    let away =
        turn.steps.iter().filter(|step| step.kind == Some(CaptureKind::Withdrawal)).count() as u32;
    20 + 40 * (turn.steps.len() as u32 - 1) + 25 * away
}
