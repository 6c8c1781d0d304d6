//! Endings that tables cover: every turn that gives a result away is marked, and no other.

use crate::positions::{rng, rules, scattered};
use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_game::analysis::{AnalysisResources, Mark, analyse_turn};
use fanorona_rules::{Outcome, Record, Ruleset, Side, generate};
use rand::RngExt;
use std::sync::Arc;

fn tables(rules: &Ruleset, stones: usize) -> Arc<EndgameTables> {
    let mut tables = EndgameTables::empty(rules);
    build::extend(&mut tables, rules, stones, 1, &|_| true).unwrap();
    Arc::new(tables)
}

/// The result for a side with best play.
fn value(tables: &EndgameTables, record: &Record, side: Side) -> TableValue {
    let position = record.position();
    match record.outcome() {
        Some(outcome) => match Outcome::winner(outcome) {
            None => TableValue::Draw,
            Some(winner) if winner == side => TableValue::Win,
            Some(_) => TableValue::Loss,
        },
        None => {
            let value = tables.probe(record.rules(), position).unwrap();
            if position.side() == side { value } else { value.reversed() }
        }
    }
}

/// Analyses a random turn in each of `count` random endings, and checks its mark. Returns how many
/// turns gave a result away, kept a win or a draw, and were forced.
fn check(key: &str, stones: usize, count: usize, seed: u64) -> [usize; 3] {
    let (rules, mut rng) = (rules(key), rng(seed));
    let tables = tables(&rules, stones);
    let resources = AnalysisResources {
        nodes: 300,
        tables: Some(tables.clone()),
        ..AnalysisResources::new(&rules)
    };
    let mut found = [0; 3];
    for _ in 0..count {
        let most = rng.random_range(2..=stones);
        let position = scattered(&rules, most, &mut rng);
        let mut record = Record::from_position(rules.clone(), position);
        let side = position.side();
        let before = value(&tables, &record, side);
        let turns = generate::turns(&rules, &position);
        record.play(&turns[rng.random_range(0..turns.len())]).unwrap();
        let after = value(&tables, &record, side);
        let turn = analyse_turn(&record, 0, &resources, &mut || false).unwrap();
        let text = fanorona_rules::notation::write_position(&rules, &position);
        let Some(judgement) = &turn.judgement else {
            let effects = generate::effects(&rules, &position).list;
            assert_eq!((effects.len(), before), (1, after), "{text}");
            found[2] += 1;
            continue;
        };
        assert_eq!(judgement.played.result, Some(after), "{text}");
        assert_eq!(judgement.best.result, Some(before), "{text}");
        if after < before {
            assert_eq!(judgement.mark, Some(Mark::Blunder), "{text}");
            assert_eq!(judgement.throws_away(), Some((before, after)), "{text}");
            for turn in judgement.best.line.first().into_iter().chain(&judgement.equal) {
                let mut better = Record::from_position(rules.clone(), position);
                better.play(turn).unwrap();
                assert_eq!(value(&tables, &better, side), before, "{text}");
            }
            found[0] += 1;
        } else {
            assert!(!judgement.mark.is_some_and(Mark::is_bad), "{text}: {:?}", judgement.mark);
            assert_eq!(judgement.throws_away(), None, "{text}");
            found[1] += usize::from(after > TableValue::Loss);
        }
    }
    found
}

#[test]
fn what_a_turn_does_to_a_result_is_exact_in_300_endings() {
    for (key, stones, count) in [("telo", 5, 150), ("dimy", 4, 150)] {
        let [thrown, kept, _] = check(key, stones, count, 1);
        assert!(thrown > 10 && kept > 30, "{key}: {thrown} {kept}");
    }
}

#[test]
#[ignore = "some seconds in the release profile"]
fn what_a_turn_does_to_a_result_is_exact_in_ten_thousand_endings() {
    for (key, stones) in [("telo", 6), ("dimy", 5), ("tsivy", 4), ("tumicarona", 4)] {
        let [thrown, kept, forced] = check(key, stones, 2_500, 2);
        println!("{key}: {thrown} gave a win or a draw away, {kept} kept one, {forced} forced");
    }
}

#[test]
fn an_omitted_capture_is_judged_by_what_a_claim_would_leave() {
    let mut rules = rules("dimy").as_ref().clone();
    rules.switches.omitted_capture = fanorona_rules::switches::OmittedCapture::Claimed;
    let rules = Arc::new(rules);
    let tables = tables(&rules, 4);
    let resources = AnalysisResources {
        nodes: 300,
        tables: Some(tables.clone()),
        ..AnalysisResources::new(&rules)
    };
    let (mut rng, mut omitted) = (rng(3), 0);
    while omitted < 40 {
        let position = scattered(&rules, 4, &mut rng);
        let turns = generate::turns(&rules, &position);
        let turn = &turns[rng.random_range(0..turns.len())];
        if !turn.is_paika() || !generate::has_capture(&rules, &position) {
            continue;
        }
        omitted += 1;
        let mut record = Record::from_position(rules.clone(), position);
        let enforced = tables.probe(&rules, &position).unwrap();
        record.play(turn).unwrap();
        let after = value(&tables, &record, position.side());
        let turn = analyse_turn(&record, 0, &resources, &mut || false).unwrap();
        let judgement = turn.judgement.unwrap();
        assert_eq!(judgement.played.result, Some(after.min(enforced)));
        assert_eq!(judgement.best.result, Some(enforced));
    }
}
