//! The results of all legal turns by the tables.

use crate::positions::{rng, rules, scattered};
use fanorona_engine::Limits;
use fanorona_engine::endgame::{EndgameTables, TableCache, TableValue, build};
use fanorona_engine::search;
use fanorona_game::analysis::{best_by_point, turn_results};
use fanorona_game::jobs::{Answer, Effort, Job, JobGame, Worker};
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Variant, generate};
use std::sync::Arc;
use std::time::Duration;

#[test]
fn results_are_those_that_play_brings_about() {
    let rules = rules("dimy");
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, 4, 1, &|_| true).unwrap();
    let mut rng = rng(5);
    let (mut wins, mut losses, mut at_once) = (0, 0, 0);
    for _ in 0..400 {
        let position = scattered(&rules, 4, &mut rng);
        let record = Record::from_position(rules.clone(), position);
        let results = turn_results(&record, &tables);
        let effects = generate::effects(&rules, &position).list;
        assert_eq!(results.iter().map(|it| it.effect).collect::<Vec<_>>(), effects);
        let best = results.iter().map(|it| it.result).max();
        assert_eq!(best, tables.probe(&rules, &position));
        for result in results {
            let after = position.moved(
                &rules,
                result.effect.from,
                result.effect.to,
                result.effect.captured,
            );
            let other = match after.outcome(&rules) {
                None => tables.probe(&rules, &after).unwrap(),
                Some(outcome) if outcome.winner() == Some(after.side()) => TableValue::Win,
                Some(outcome) if outcome.winner().is_some() => TableValue::Loss,
                Some(_) => TableValue::Draw,
            };
            assert_eq!(result.result, other.reversed());
            assert_eq!(result.turns == 0, result.result == TableValue::Draw);
            assert!(result.effect.captured.is_empty() || result.turns <= 1);
            wins += usize::from(result.result == TableValue::Win);
            losses += usize::from(result.result == TableValue::Loss);
            at_once += usize::from(result.turns == 1);
        }
    }
    assert!(wins > 200 && losses > 200 && at_once > 200, "{wins} {losses} {at_once}");
}

#[test]
fn the_best_result_of_a_stone_and_of_a_point_is_the_quickest_win() {
    let rules = rules("tsivy");
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, 3, 1, &|_| true).unwrap();
    let position = read_position(&rules, "9/9/3W5/9/W6B1 w 0 9").unwrap();
    let record = Record::from_position(rules.clone(), position);
    let results = turn_results(&record, &tables);
    let stones = best_by_point(&results, None);
    assert!(stones.len() <= 2 && !stones.is_empty());
    for (stone, best) in stones {
        let own: Vec<_> = results.iter().filter(|it| it.effect.from == stone).collect();
        assert_eq!(best.result, own.iter().map(|it| it.result).max().unwrap());
        let same = own.iter().filter(|it| it.result == best.result).map(|it| it.turns);
        let expected = if best.result == TableValue::Loss { same.max() } else { same.min() };
        assert_eq!(Some(best.turns), expected);
        let ends = best_by_point(&results, Some(stone));
        assert_eq!(ends.len(), own.len(), "every turn of the stone ends elsewhere");
    }
}

#[test]
fn without_tables_or_after_the_end_there_are_no_results() {
    let rules = rules("telo");
    let none = EndgameTables::empty(&rules);
    assert!(turn_results(&Record::new(rules.clone()), &none).is_empty());
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, 2, 1, &|_| true).unwrap();
    let position = read_position(&rules, "3/3/W1B w 0 9").unwrap();
    let mut record = Record::from_position(rules.clone(), position);
    let best = search(&record, Limits::depth(1), &mut || false).best.unwrap();
    record.play(&best).unwrap();
    assert!(record.outcome().is_some() && turn_results(&record, &tables).is_empty());
}

#[test]
fn results_from_another_process_are_the_same() {
    let mut worker = Worker::new(Effort::in_page());
    let mut results = |variant: &Arc<Variant>, record: &Record| {
        let game = JobGame { variant: variant.clone(), record: record.clone() };
        let job = Job::read(&Job::Results(game).write()).unwrap();
        let answer = worker.run(&job, &|| Duration::ZERO, &|| false, &mut |_| {});
        match Answer::read(&answer.write()) {
            Some(Answer::Results(results)) => results,
            other => panic!("{other:?}"),
        }
    };
    let cache = TableCache::new(3);
    let mut rng = rng(9);
    let mut with_results = 0;
    for key in ["dimy", "tsivy", "parker", "tumicarona", "vela"] {
        let variant = shipped::variant(key).unwrap();
        for stones in [2, 3, 3] {
            let position = scattered(&variant.rules, stones, &mut rng);
            let record = Record::from_position(variant.rules.clone(), position);
            let tables = cache.tables(&variant.rules, stones).unwrap();
            let found = results(&variant, &record);
            assert_eq!(found, turn_results(&record, &tables), "{key}");
            with_results += usize::from(!found.is_empty());
        }
        assert_eq!(results(&variant, &Record::new(variant.rules.clone())), []);
    }
    assert!(with_results >= 10, "{with_results} of 15 positions");
}
