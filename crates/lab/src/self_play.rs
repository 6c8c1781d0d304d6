//! What games between computer players have in common: seeds for their parts, and random turns at their start.

use fanorona_rules::Record;
use fanorona_rules::generate::{effects, turn_with};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// Derives the seed of one part of a whole, for example of a game of a match or of a turn of a game. Shipped
/// files depend on it.
pub const fn part_seed(seed: u64, part: u64) -> u64 {
    let sum = seed ^ part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let sum = (sum ^ (sum >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    sum ^ (sum >> 31)
}

/// Plays a random legal turn, all effects being equally likely. Returns whether there was one.
pub fn play_random_turn(record: &mut Record, rng: &mut Xoshiro256PlusPlus) -> bool {
    let all = effects(record.rules(), record.position()).list;
    if all.is_empty() || record.outcome().is_some() {
        return false;
    }
    let effect = all[rng.random_range(0..all.len())];
    let turn = turn_with(record.rules(), record.position(), effect);
    turn.is_some_and(|turn| record.play(&turn).is_ok())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::generate::Effect;
    use fanorona_rules::variant::shipped;
    use rand::SeedableRng;
    use std::collections::{BTreeMap, HashSet};

    #[test]
    fn parts_have_seeds_of_their_own() {
        assert_eq!(part_seed(0, 0), 0x6F68_261B_8937_EB46);
        let seeds = (0..20).flat_map(|seed| (0..20).map(move |part| part_seed(seed, part)));
        assert_eq!(seeds.collect::<HashSet<u64>>().len(), 400);
    }

    #[test]
    fn every_effect_is_about_equally_likely() {
        let start = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut times: BTreeMap<Effect, u32> = BTreeMap::new();
        for _ in 0..500 {
            let mut record = start.clone();
            assert!(play_random_turn(&mut record, &mut rng));
            *times.entry(Effect::of(&record.turns()[0])).or_default() += 1;
        }
        assert_eq!(times.len(), 5);
        assert!(times.values().all(|times| (60..=140).contains(times)), "{times:?}");
    }

    #[test]
    fn a_finished_game_gets_no_turn_and_takes_no_random_number() {
        let mut record = Record::new(shipped::variant("telo").unwrap().rules.clone());
        record.resign(record.position().side()).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let before = rng.clone();
        assert!(!play_random_turn(&mut record, &mut rng));
        assert!(record.turns().is_empty() && rng == before);
    }
}
