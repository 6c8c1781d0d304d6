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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::rules::notation::{read_position, read_turn};
    use crate::rules::variant::shipped;
    use rand::SeedableRng;

    #[test]
    fn long_chains_and_withdrawals_are_difficult() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let of = |position: &str, turn: &str| {
            let position = read_position(rules, position).unwrap();
            difficulty(&read_turn(rules, &position, turn).unwrap())
        };
        let chain = "8B/5W3/2W5B/9/6W2 b 10 19";
        assert_eq!(of(chain, "i3-h2A"), 20);
        assert_eq!(of(chain, "i3-h2A-g3A"), 60);
        assert_eq!(of("7B1/7W1/1B7/4W2B1/9 w 1 16", "h4-h3W"), 45);
    }

    #[test]
    fn turns_are_overlooked_as_often_as_their_difficulty_says() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        // Three captures by approach of one step each: a difficulty of 20.
        let position = read_position(rules, "9/9/B1B1B4/9/W1W1W4 w 0 9");
        let record = Record::from_position(rules.clone(), position.unwrap());
        let all = super::super::effects(&record).len();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let noticed = |overlooks, rng: &mut Xoshiro256PlusPlus| {
            (0..2_000).map(|_| noticed_turns(&record, overlooks, rng).len()).sum::<usize>()
        };
        assert_eq!(noticed(0, &mut rng), 2_000 * all);
        let share = noticed(100, &mut rng) as f64 / (2_000 * all) as f64;
        assert!((0.75..0.85).contains(&share), "{share}");
        let share = noticed(10_000, &mut rng) as f64 / (2_000 * all) as f64;
        assert!(share > 0.05 && share >= 1.0 / all as f64, "at least one turn is noticed: {share}");
    }
}
