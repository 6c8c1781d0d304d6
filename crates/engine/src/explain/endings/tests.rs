//! Reasons about endings, in comparison with endgame tables.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::endgame::build;
use crate::explain::ExplainResources;
use crate::explain::scores::Scores;
use crate::{Limits, Variation};
use fanorona_rules::generate::{effects, turns};
use fanorona_rules::notation::{read_position, read_turn};
use fanorona_rules::variant::shipped;
use fanorona_rules::{DrawReason, PointSet, Side, Turn, WinReason};
use std::cmp::Reverse;
use std::sync::Arc;

fn game(variant: &str, position: &str) -> Record {
    let rules = shipped::variant(variant).unwrap().rules.clone();
    let position = read_position(&rules, position).unwrap();
    Record::from_position(rules, position)
}

fn play(record: &mut Record, all: &str) {
    for text in all.split(' ') {
        let turn = read_turn(record.rules(), record.position(), text).unwrap();
        record.play(&turn).unwrap();
    }
}

fn none() -> ExplainResources<'static> {
    ExplainResources::new(Limits::nodes(1))
}

/// The reasons that the rules and proven results give, the most important first, and the proof of the turn,
/// if a search has scored it and the best one like this.
fn ended(
    record: &Record,
    (turn, score): (&Turn, Score),
    (best, best_score): (&Turn, Score),
    resources: &ExplainResources<'_>,
    all_lost: bool,
) -> (Vec<Reason>, Option<EndingProof>) {
    let variation = |turn: &Turn, score| Variation { score, turns: vec![turn.clone()] };
    let scores = Scores {
        turn: variation(turn, score),
        best: variation(best, best_score),
        second: None,
        all_lost,
        is_told: false,
        depth: 1,
        nodes: 1,
    };
    let all = effects(record.rules(), record.position()).list;
    let case = Case::new(record, turn, Some(&all), scores, resources);
    let mut found = Vec::new();
    rules(&case, &mut found);
    let (here, _) = endings(&case, &mut found);
    found.sort_by_key(|&(weight, _)| Reverse(weight));
    let found = found.into_iter().map(|(_, reason)| reason);
    (found.filter(|it| !matches!(it, Reason::OnlyAnswer { .. })).collect(), here)
}

/// The kinds of these reasons.
fn kinds(
    record: &Record,
    turn: (&str, Score),
    best: (&str, Score),
    resources: &ExplainResources<'_>,
    all_lost: bool,
) -> Vec<&'static str> {
    let read = |text| read_turn(record.rules(), record.position(), text).unwrap();
    let (turn, best) = ((&read(turn.0), turn.1), (&read(best.0), best.1));
    ended(record, turn, best, resources, all_lost).0.iter().map(Reason::kind).collect()
}

const FAR: &str = "9/9/9/9/W7B w 0 9";

#[test]
fn what_is_lost_comes_before_what_was_possible() {
    let record = game("tsivy", FAR);
    let all = |turn, best| kinds(&record, turn, best, &none(), false);
    let (loses, wins) = (("a1-a2", Score::Loss(4)), ("a1-b1", Score::Win(3)));
    assert_eq!(all(loses, wins), ["throws-away", "allows-win", "misses-win"]);
    assert_eq!(all(wins, wins), ["wins"]);
    assert_eq!(all(("a1-a2", Score::Estimate(0)), wins), ["misses-win"]);
    assert_eq!(all(("a1-a2", Score::Estimate(0)), ("a1-b1", Score::Estimate(9))), [""; 0]);
}

#[test]
fn an_omitted_capture_comes_before_proven_results() {
    let record = game("tumicarona-rematch-claimed", "9/9/9/9/W1B4BB w 0 9");
    let all = |turn, best, all_lost| kinds(&record, turn, best, &none(), all_lost);
    let (loses, wins) = (("a1-a2", Score::Loss(4)), ("a1-b1A", Score::Win(3)));
    let known = ["omits-capture", "throws-away", "allows-win", "misses-win"];
    assert_eq!(all(loses, wins, false), known);
    assert_eq!(all(("a1-a2", Score::Win(3)), wins, false), ["omits-capture", "wins"]);
    let lost = ["omits-capture", "all-alike", "allows-win"];
    assert_eq!(all(loses, ("a1-b1A", Score::Loss(6)), true), lost);
    assert_eq!(all(wins, wins, false), ["wins"]);
    // What a side under a handicap may not play is not omitted.
    let text = "BBBBBB3/9/9/9/2B1W4 b 0 9 b";
    let record = game("tumicarona-rematch-claimed", text);
    let quiet = ("a5-a4", Score::Estimate(0));
    assert!(kinds(&record, quiet, quiet, &none(), false).is_empty());
}

#[test]
fn a_turn_that_draws_by_repetition_throws_a_win_away() {
    let mut record = game("tsivy", FAR);
    play(&mut record, "a1-a2 i1-i2 a2-a1 i2-i1 a1-a2 i1-i2 a2-a1");
    let (draws, wins) = (("i2-i1", Score::Estimate(0)), ("i2-h2", Score::Win(3)));
    assert_eq!(kinds(&record, draws, wins, &none(), false), ["throws-away", "misses-win"]);
    play(&mut record, "i2-i1");
    assert_eq!(record.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}

#[test]
fn a_turn_that_loses_at_once_allows_a_win() {
    // White eats, and wins if there is nothing to eat.
    let record = game("vela", "BBBBBB3/9/9/9/W8 b 0 9 b");
    let quiet = ("a5-a4", Score::Estimate(0));
    assert_eq!(kinds(&record, quiet, quiet, &none(), false), ["allows-win", "all-alike"]);
    // The rules say so for the other turns, even if the search has seen nothing.
    let record = game("tsivy", "9/9/9/9/W1B1W4 w 0 9");
    let wins = ("a1-b1A", Score::Estimate(0));
    assert_eq!(kinds(&record, wins, wins, &none(), false), ["wins-at-once", "all-alike"]);
}

#[test]
fn scores_of_tables_are_proofs_where_no_repetition_is_near() {
    let mut record = game("tsivy", FAR);
    let tables = Some(Arc::new(EndgameTables::empty(record.rules())));
    let (with, without) = (ExplainResources { tables, ..none() }, none());
    let (wins, loses) = (("a1-a2", Score::TableWin(5)), ("a1-a2", Score::TableLoss(5)));
    let best = ("a1-b1", Score::Estimate(0));
    let all = |record: &Record, turn, with| kinds(record, turn, best, with, false);
    assert_eq!(all(&record, wins, &with), ["wins"]);
    assert_eq!(all(&record, loses, &with), ["allows-win"]);
    assert!(all(&record, wins, &without).is_empty());
    assert!(all(&record, loses, &without).is_empty());
    play(&mut record, "a1-a2 i1-i2 a2-a1 i2-i1");
    assert!(all(&record, wins, &with).is_empty() && all(&record, loses, &with).is_empty());
}

/// All positions of Telo with two stones against one, White to move.
fn three_stones() -> Vec<Position> {
    let rules = &shipped::variant("telo").unwrap().rules;
    let sets = (0..1_u64 << 9).flat_map(|white| (0..1_u64 << 9).map(move |black| [white, black]));
    let sets = sets.filter(|&[white, black]| {
        white & black == 0 && [(1, 2), (2, 1)].contains(&(white.count_ones(), black.count_ones()))
    });
    let position = |sets: [u64; 2]| {
        let position = Position::new(rules, sets.map(PointSet), Side::White, 0, 9, None).ok()?;
        position.outcome(rules).is_none().then_some(position)
    };
    sets.filter_map(position).collect()
}

/// What the tables know is said of each turn, although the search has seen nothing; and the same by proofs.
#[test]
fn results_are_those_of_the_tables_for_every_turn() {
    let rules = shipped::variant("telo").unwrap().rules.clone();
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, 3, 1, &|_| true).unwrap();
    let result = |position: &Position, turn: &Turn| {
        let after = position.play_unchecked(&rules, turn);
        match after.outcome(&rules) {
            Some(outcome) if outcome.winner() == Some(Side::White) => TableValue::Win,
            Some(outcome) if outcome.winner() == Some(Side::Black) => TableValue::Loss,
            Some(_) => TableValue::Draw,
            None => tables.probe(&rules, &after).unwrap().reversed(),
        }
    };
    let with = ExplainResources { tables: Some(Arc::new(tables.clone())), ..none() };
    let budget = SolveBudget { nodes: 20_000, bytes: 1 << 18, threads: 1 };
    let proving = ExplainResources { proofs: Some(budget), ..none() };
    let (mut said, mut proven) = (Vec::new(), 0);
    for (number, position) in three_stones().into_iter().enumerate().step_by(11) {
        let record = Record::from_position(rules.clone(), position);
        let all = turns(&rules, &position);
        let turn = &all[number / 11 % all.len()];
        let best = all.iter().max_by_key(|it| result(&position, it)).unwrap();
        let (had, left) = (result(&position, best), result(&position, turn));
        let unseen = |turn| (turn, Score::Estimate(0));
        let (reasons, proof) = ended(&record, unseen(turn), unseen(best), &with, false);
        assert_eq!(proof.map(|it| it.result), Some(left));
        let others = all.iter().filter(|it| Effect::of(it) != Effect::of(turn));
        let mut others: Vec<_> = others.map(|it| (Effect::of(it), result(&position, it))).collect();
        others.sort_unstable_by_key(|it| it.0);
        others.dedup_by_key(|it| it.0);
        let (of, line) = (others.len() as u32, vec![turn.clone()]);
        let worse = others.iter().filter(|it| it.1 < left).count() as u32;
        let mut expected = Vec::new();
        if of == 0 {
            expected.push(Reason::OnlyTurn);
        }
        if position.play_unchecked(&rules, turn).outcome(&rules).is_some() {
            let reason = Reason::WinsAtOnce { reason: WinReason::TookAll };
            expected.push(reason);
        } else if left == TableValue::Win {
            expected.push(Reason::Wins { turns: None, line });
        } else if left == TableValue::Loss {
            let lost = Reason::AllowsWin { turns: None, line };
            let first = usize::from(of == 0);
            expected.push(lost);
            if left < had {
                expected.insert(first, Reason::ThrowsAway { had, left });
            }
        } else if left < had {
            expected.push(Reason::ThrowsAway { had, left });
        }
        if had == TableValue::Win && left < had {
            let best = vec![best.clone()];
            expected.push(Reason::MissesWin { turns: None, line: best });
        }
        if left == had && of > 0 {
            expected.push(match worse {
                0 => Reason::AllAlike { result: left },
                _ => Reason::KeepsResult { result: left, worse, of },
            });
        }
        assert_eq!(reasons, expected, "{position:?}");
        said.extend(reasons.iter().map(Reason::kind));
        if number % 5 == 0 {
            let (_, proof) = ended(&record, unseen(turn), unseen(best), &proving, false);
            assert_eq!(proof.map(|it| it.result), Some(left), "{position:?}");
            proven += 1;
        }
    }
    said.sort_unstable();
    said.dedup();
    assert!(said.len() >= 7 && proven > 5, "{said:?}, {proven}");
}

#[test]
fn proofs_say_nothing_where_a_repetition_is_near() {
    let mut record = game("telo", "2B/1W1/W2 w 0 9");
    let budget = SolveBudget { nodes: 20_000, bytes: 1 << 18, threads: 1 };
    let proving = ExplainResources { proofs: Some(budget), ..none() };
    let proof = |record: &Record| {
        let turn = &turns(record.rules(), record.position())[0];
        let unseen = (turn, Score::Estimate(0));
        ended(record, unseen, unseen, &proving, false).1
    };
    assert!(proof(&record).is_some());
    play(&mut record, "a1-a2 c3-c2 a2-a1 c2-c3");
    assert!(near_repetition(&record));
    assert_eq!(proof(&record), None);
}

#[test]
fn a_repetition_is_near_if_a_position_since_the_last_capture_has_occurred_twice() {
    let mut record = game("tsivy", "9/9/8B/9/W1B5B w 0 9");
    assert!(!near_repetition(&record));
    play(&mut record, "a1-b1A i3-i4 b1-a1 i4-i3");
    assert!(!near_repetition(&record), "after the capture all positions differ");
    play(&mut record, "a1-b1 i3-i4");
    assert!(near_repetition(&record), "twice the same");
    play(&mut record, "b1-b2 i4-i5");
    assert!(near_repetition(&record), "the other position can still be reached again");
    // Turns that were played before the game was given count as quiet, but are not known.
    let mut later = game("tsivy", "9/9/9/9/W7B w 30 9");
    assert!(!near_repetition(&later));
    play(&mut later, "a1-a2 i1-i2 a2-a1");
    assert!(!near_repetition(&later));
    play(&mut later, "i2-i1");
    assert!(near_repetition(&later));
}
