//! Omitted captures: how often each character notices them.

use crate::common::{position, rng};
use fanorona_engine::character::{Character, all, named};
use fanorona_engine::{Limits, search};
use fanorona_rules::generate::turns;
use fanorona_rules::notation::{read_position, read_turn};
use fanorona_rules::{Record, Variant};

/// A game in which White can capture but need not.
fn start() -> Record {
    let text = "(key: \"claims\", names: {\"en\": \"Claims\"}, columns: 9, rows: 5, \
         omitted_capture: Claimed, start: [\"B8\", \"9\", \"2BW1B3\", \"9\", \"8W\"])";
    Record::new(Variant::read(text).unwrap().rules)
}

/// The game after White played a paika instead of the capture.
fn after_paika() -> Record {
    let mut record = start();
    let paika = read_turn(record.rules(), record.position(), "i1-i2").unwrap();
    record.play(&paika).unwrap();
    assert!(record.can_claim());
    record
}

/// The number of seeds with which the character notices.
fn noticed(character: &Character, record: &Record, seeds: u64) -> u64 {
    (0..seeds).map(|seed| u64::from(character.notices_omission(record, seed))).sum()
}

#[test]
fn weak_characters_overlook_captures_and_strong_ones_do_not() {
    let record = after_paika();
    let shares: Vec<u64> = all().iter().map(|one| noticed(one, &record, 1_000)).collect();
    assert!(shares.is_sorted(), "each notices at least what the one before does: {shares:?}");
    assert!((150..350).contains(&shares[0]), "the youngest overlooks most: {shares:?}");
    assert!(shares[7..].iter().all(|&share| share == 1_000), "{shares:?}");
    for (one, share) in all().iter().zip(shares) {
        let wanted = 10 * u64::from(one.claims);
        assert!(share.abs_diff(wanted) <= 60, "{}: {share} of 1000", one.key);
    }
}

#[test]
fn nothing_is_noticed_by_who_never_notices_anything() {
    let record = after_paika();
    let never = Character { claims: 0, ..all()[0].as_ref().clone() };
    assert_eq!(noticed(&never, &record, 1_000), 0);
}

/// In a game the seed stays the same, so what is noticed depends on the place too.
#[test]
fn each_omission_of_a_game_is_noticed_by_itself() {
    let fara = named("fara").unwrap();
    let rules = start().rules().clone();
    let mut random = rng(8);
    for seed in [0, 7, u64::MAX] {
        let (mut seen, mut noticed) = (0, 0);
        while seen < 300 {
            let mut record =
                Record::from_position(rules.clone(), position(&rules, 30, &mut random));
            let all = turns(&rules, record.position());
            let Some(paika) = all.iter().find(|turn| turn.is_paika()) else { continue };
            record.play(paika).unwrap();
            if record.can_claim() {
                seen += 1;
                noticed += u64::from(fara.notices_omission(&record, seed));
            }
        }
        assert!((45..105).contains(&noticed), "seed {seed}: {noticed} of 300");
    }
}

#[test]
fn noticing_is_reproducible_by_seed() {
    let (record, fara) = (after_paika(), named("fara").unwrap());
    for seed in 0..50 {
        let first = fara.notices_omission(&record, seed);
        assert_eq!(fara.notices_omission(&record, seed), first);
    }
}

#[test]
fn nothing_is_noticed_where_nothing_was_omitted() {
    let strongest = all().last().unwrap();
    let mut captured = start();
    assert!(!captured.can_claim() && !strongest.notices_omission(&captured, 1));
    let turn = read_turn(captured.rules(), captured.position(), "d3-e3A").unwrap();
    captured.play(&turn).unwrap();
    assert!(!strongest.notices_omission(&captured, 1));
}

/// Three by three points: White steps from c1 to b1 instead of capturing.
const CLAIM_LOSES: &str = "(key: \"small\", names: {\"en\": \"Small\"}, columns: 3, rows: 3, \
     start: [\"B1B\", \"W2\", \"W2\"], omitted_capture: Claimed, quiet_limit: 5, repetition: Never)";

fn small(position: &str) -> Record {
    let rules = Variant::read(CLAIM_LOSES).unwrap().rules;
    let position = read_position(&rules, position).unwrap();
    Record::from_position(rules, position)
}

/// After `c1-b1` Black has the better game; after a claim White must capture, which wins for White.
#[test]
fn a_claim_that_would_lose_is_not_made() {
    let mut record = small("B2/B2/2W w 0 5");
    let paika = read_turn(record.rules(), record.position(), "c1-b1").unwrap();
    record.play(&paika).unwrap();
    for key in ["tompo", "ombiasy"] {
        let character = named(key).unwrap();
        assert!(character.notices_omission(&record, 1));
        assert!(!character.claims_omission(&record, 1), "{key}");
    }
}

/// On a small board searches are exact, so the right decision is known.
#[test]
fn strong_characters_claim_where_it_is_better() {
    let rules = small("B2/B2/2W w 0 5").rules().clone();
    let (mut random, ombiasy) = (rng(21), named("ombiasy").unwrap());
    let mut decided = [0, 0];
    for _ in 0..400 {
        let start = Record::from_position(rules.clone(), position(&rules, 45, &mut random));
        let all = turns(&rules, start.position());
        for paika in all.iter().filter(|turn| turn.is_paika()) {
            let mut record = start.clone();
            record.play(paika).unwrap();
            if !record.can_claim() || record.outcome().is_some() {
                continue;
            }
            let mut claimed = record.clone();
            claimed.claim().unwrap();
            let value = |record| search(record, Limits::depth(30), &mut || false).score.rank();
            let gain = -value(&claimed) - value(&record);
            // Wins in different numbers of turns are wins.
            if gain.abs() > 1_000 {
                let claims = ombiasy.claims_omission(&record, 3);
                assert_eq!(claims, gain > 0, "{:?}", record.position());
                decided[usize::from(claims)] += 1;
            }
        }
    }
    assert!(decided.iter().all(|&count| count >= 5), "{decided:?}");
}
