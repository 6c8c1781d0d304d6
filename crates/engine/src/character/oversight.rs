//! Which turns a character overlooks: long chains and withdrawals are more difficult to see.

use fanorona_rules::generate::{Effect, shortest_turns};
use fanorona_rules::{CaptureKind, Record, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The turns noticed this time, at least one of them.
pub(super) fn noticed_turns(
    record: &Record,
    overlooks: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Effect> {
    let all = shortest_turns(record.rules(), record.position()).list;
    let easy = |turn: &&Turn| {
        let chance = (difficulty(turn) * overlooks).min(9_500);
        overlooks == 0 || all.len() < 2 || rng.random_range(0..10_000) >= chance
    };
    let mut noticed: Vec<Effect> = all.iter().filter(easy).map(Effect::of).collect();
    if noticed.is_empty() {
        noticed.extend(all.iter().min_by_key(|turn| difficulty(turn)).map(Effect::of));
    }
    noticed
}

/// The difficulty of noticing a turn, in percent: 100 for a chain of two or three steps.
fn difficulty(turn: &Turn) -> u32 {
    let withdrawals = turn.steps.iter().filter(|it| it.kind == Some(CaptureKind::Withdrawal));
    20 + 40 * (turn.steps.len() as u32 - 1) + 25 * withdrawals.count() as u32
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::notation::{read_position, read_turn};
    use fanorona_rules::variant::shipped;
    use rand::SeedableRng;

    #[test]
    fn long_chains_and_withdrawals_are_difficult() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let of = |position: &str, turn: &str| {
            let position = read_position(rules, position).unwrap();
            let turn = read_turn(rules, &position, turn).unwrap();
            let all = shortest_turns(rules, &position).list;
            difficulty(all.iter().find(|it| Effect::of(it) == Effect::of(&turn)).unwrap())
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
        let all = fanorona_rules::generate::turns(rules, record.position()).len();
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
    #[test]
    fn one_of_two_turns_can_be_overlooked() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let position = read_position(rules, "9/9/1B1B5/9/1W1W5 w 0 9").unwrap();
        let record = Record::from_position(rules.clone(), position);
        assert_eq!(fanorona_rules::generate::turns(rules, &position).len(), 2);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut noticed = |overlooks| noticed_turns(&record, overlooks, &mut rng);
        let both = (0..1_000).filter(|_| noticed(200).len() == 2).count();
        // A difficulty of 20 each, overlooked twice as often.
        assert!((300..420).contains(&both), "{both}");
        assert!((0..1_000).all(|_| noticed(0).len() == 2));
    }
}
