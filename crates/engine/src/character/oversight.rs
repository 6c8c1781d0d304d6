//! Which turns a character overlooks: long chains and withdrawals are more difficult to see.

use fanorona_rules::Record;
use fanorona_rules::generate::{Effect, GenerationLimit, ShortestTurn, shortest_turns};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The turns noticed this time, at least one of them, and whether all legal turns were considered.
/// `stop` is called about every millisecond where there are very many.
pub(super) fn noticed_turns(
    record: &Record,
    overlooks: u32,
    rng: &mut Xoshiro256PlusPlus,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Effect>, bool) {
    let (rules, position) = (record.rules(), record.position());
    let (all, complete) = shortest_turns(rules, position, GenerationLimit::ROOT, stop);
    let easy = |turn: &&ShortestTurn| {
        let chance = (difficulty(turn) * overlooks).min(9_500);
        overlooks == 0 || all.len() < 2 || rng.random_range(0..10_000) >= chance
    };
    let mut noticed: Vec<Effect> = all.iter().filter(easy).map(|turn| turn.effect).collect();
    if noticed.is_empty() {
        noticed.extend(all.iter().min_by_key(|turn| difficulty(turn)).map(|turn| turn.effect));
    }
    (noticed, complete)
}

/// The difficulty of noticing a turn, in percent: 100 for a chain of two or three steps.
const fn difficulty(turn: &ShortestTurn) -> u32 {
    20 + 40 * (turn.steps - 1) + 25 * turn.withdrawals
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
            let effect = Effect::of(&turn);
            let (all, _) = shortest_turns(rules, &position, GenerationLimit::ROOT, &mut || false);
            difficulty(all.iter().find(|turn| turn.effect == effect).unwrap())
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
            (0..2_000)
                .map(|_| noticed_turns(&record, overlooks, rng, &mut || false).0.len())
                .sum::<usize>()
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
        let mut noticed = |overlooks| noticed_turns(&record, overlooks, &mut rng, &mut || false).0;
        let both = (0..1_000).filter(|_| noticed(200).len() == 2).count();
        // A difficulty of 20 each, overlooked twice as often.
        assert!((300..420).contains(&both), "{both}");
        assert!((0..1_000).all(|_| noticed(0).len() == 2));
    }
}
