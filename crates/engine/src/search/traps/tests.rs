//! The values of turns that draw, by the replies to them, and which of them is preferred.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::endgame::build;
use crate::options::SearchTechniques;
use crate::search::worker::tests::{rules, shared};
use crate::transposition::{Bound, PackedTurn, TranspositionTable};
use fanorona_rules::Ruleset;
use fanorona_rules::generate::effects;
use fanorona_rules::notation::read_position;
use std::collections::BTreeSet;

/// Drawn endings of Dimy, in which some turns lose.
const DRAWN: [&str; 10] = [
    "B4/5/5/5/WW2B",
    "5/4B/5/4B/WW3",
    "5/B4/4B/5/WW3",
    "5/B1B2/5/5/WW3",
    "3B1/2B2/5/5/WW3",
    "5/4B/1B3/5/W1W2",
    "5/3B1/3B1/5/W1W2",
    "5/BB3/5/5/W1W2",
    "5/1B1B1/5/5/W1W2",
    "5/2BB1/5/5/W1W2",
];

/// No pruning and no memory, so that a value does not depend on what was searched before.
const PLAIN: SearchTechniques =
    SearchTechniques { transposition_table: false, ..SearchTechniques::EXACT };

fn tables(rules: &Ruleset) -> EndgameTables {
    let mut tables = EndgameTables::empty(rules);
    assert!(build::extend(&mut tables, rules, 4, 1, &|_| true).unwrap());
    tables
}

#[test]
fn a_turn_is_worth_what_the_depths_say_and_its_stones_and_less_if_it_repeats() {
    let rules = rules("tsivy");
    let candidate = |text: &str, sum| {
        let next = read_position(&rules, text).unwrap();
        Candidate { index: 0, next, replies: Vec::new(), sum }
    };
    let [few, more] = ["9/9/3W1B3/9/9 b 4 60", "9/9/3W1B3/9/8W b 4 60"];
    let hash = |text| candidate(text, 0).next.hash();
    let worth = |text, sum, game: &[u64]| candidate(text, sum).worth(5, game);
    assert_eq!(worth(few, 0, &[]), 2 * STONE);
    assert_eq!(worth(more, 0, &[]) - worth(few, 0, &[]), STONE);
    assert_eq!(worth(few, 500, &[]) - worth(few, 0, &[]), 100, "the mean of five depths");
    assert_eq!(worth(few, 500, &[hash(more), 7]), worth(few, 500, &[]), "other positions");
    let game = [hash(few), hash(more), hash(few)];
    assert_eq!(worth(few, 500, &[]) - worth(few, 500, &game[..1]), STALE);
    assert_eq!(worth(few, 500, &[]) - worth(few, 500, &game), 2 * STALE);
}

#[test]
fn a_reply_that_seems_worse_counts_less() {
    let rules = rules("dimy");
    let (table, tables) = (TranspositionTable::new(1), tables(&rules));
    let mut shared = shared(&rules, &table, None);
    shared.techniques = PLAIN;
    let mut worker = Worker::new(&shared, Vec::new(), None);
    let (mut weights, mut known) = (BTreeSet::new(), BTreeSet::new());
    for text in DRAWN {
        let next = read_position(&rules, &format!("{text} b 0 9")).unwrap();
        let replies = worker.replies(&next, Some(&tables)).unwrap();
        assert!(worker.path.is_empty() && worker.choices.is_empty());
        let all = effects(&rules, &next).list;
        let mut expected: Vec<(u64, Value)> = Vec::new();
        worker.path.push(next.hash());
        for effect in all {
            let after = worker.play(&next, effect);
            let seems = worker.node::<true>(&after, DEPTHS[0], 2, -INFINITE, INFINITE);
            expected.push((after.hash(), seems));
        }
        worker.path.pop();
        let least = expected.iter().map(|&(_, seems)| seems).min().unwrap();
        for reply in &replies {
            let after = reply.after.hash();
            let (_, seems) = expected.iter().find(|(hash, _)| *hash == after).unwrap();
            let halvings = ((seems - least) / DOUBT).min(10) as u32;
            assert_eq!(reply.weight * 2_i32.pow(halvings), 1024, "{seems} {least}");
            assert_eq!(reply.lost, tables.probe(&rules, &reply.after) == Some(TableValue::Win));
            weights.insert(reply.weight);
            known.insert(reply.lost);
        }
        assert_eq!(replies.len(), expected.len());
    }
    assert!(weights.len() > 3 && known.len() == 2, "{weights:?}");
}

#[test]
fn a_turn_promises_the_weighted_mean_after_all_replies() {
    let (rules, table) = (rules("tsivy"), TranspositionTable::new(1));
    let mut shared = shared(&rules, &table, None);
    shared.techniques = PLAIN;
    let mut worker = Worker::new(&shared, Vec::new(), None);
    let read = |text: &str| read_position(&rules, text).unwrap();
    // Won at once, far ahead, far behind, nearly equal.
    let places = [
        ("9/9/9/9/W1B6 w 0 60", WON),
        ("WWW6/WWW6/WWW6/8B/7B1 w 0 60", BEST),
        ("BBB6/BBB6/BBB6/8W/7W1 w 0 60", WORST),
        ("BB7/9/9/9/7WW w 0 60", 0),
    ];
    let weights = [128, 64, 512, 1024];
    let mut replies = Vec::new();
    let mut sum = i64::from(WON) * 256;
    for ((text, expected), weight) in places.into_iter().zip(weights) {
        let after = read(text);
        let exact = worker.node::<true>(&after, 2, 2, -INFINITE, INFINITE);
        let value = if exact >= PROVEN { WON } else { exact.clamp(WORST, BEST) };
        assert!(expected == value || expected == 0 && value.abs() < 150, "{text}: {exact}");
        sum += i64::from(value * weight);
        replies.push(TrapReply { after, weight, lost: false });
    }
    // What the tables know is not searched.
    replies.push(TrapReply {
        after: read("BBB6/BBB6/BBB6/8W/7W1 w 0 60"),
        weight: 256,
        lost: true,
    });
    let next = read("9/9/3W1B3/9/9 b 4 60");
    let candidate = Candidate { index: 0, next, replies, sum: 0 };
    let mean = sum / (128 + 64 + 512 + 1024 + 256);
    assert_eq!(worker.promise(&candidate, 2).map(i64::from), Some(mean));
    let nothing = Candidate { replies: Vec::new(), ..candidate };
    assert_eq!(worker.promise(&nothing, 2), Some(0), "the game is over");
}

#[test]
fn the_turn_that_is_preferred_comes_to_the_front_and_does_not_lose() {
    let rules = rules("dimy");
    let tables = tables(&rules);
    let [mut kept, mut losing, mut of_two] = [0; 3];
    let mut moved = [0; 2];
    let ways = [(true, false), (true, true), (false, false), (false, true)];
    for (text, (all_equal, backward)) in DRAWN.into_iter().flat_map(|it| ways.map(|way| (it, way)))
    {
        let position = read_position(&rules, &format!("{text} w 0 9")).unwrap();
        let all = effects(&rules, &position).list;
        let value = |effect: Effect| {
            let next = position.after(&rules, effect);
            tables.probe(&rules, &next).unwrap()
        };
        // Turns that draw come first; unless all are equal, others follow.
        let (mut before, others): (Vec<Effect>, Vec<Effect>) =
            all.into_iter().partition(|&effect| value(effect) == TableValue::Draw);
        if backward {
            before.reverse();
        }
        if !all_equal {
            losing += others.len();
            before.extend(others);
        }
        let mut turns: Vec<RootTurn> = before.iter().copied().map(RootTurn::new).collect();
        for (index, turn) in turns.iter_mut().enumerate() {
            turn.line.extend_from_slice(&[turn.effect; 2]);
            turn.value = if index == 0 { 0 } else { 55 };
        }
        let table = TranspositionTable::new(1);
        let shared = shared(&rules, &table, Some((&tables, 3)));
        let mut worker = Worker::new(&shared, Vec::new(), None);
        worker.prefer_traps(&position, &mut turns, 9, Some(&tables), all_equal, 5_000);
        assert!(worker.path.is_empty() && worker.choices.is_empty() && !worker.stopped);
        let first = &turns[0];
        assert_eq!(value(first.effect), TableValue::Draw, "{text}");
        let place = before.iter().position(|&it| it == first.effect).unwrap();
        let others: Vec<Effect> = turns[1..].iter().map(|turn| turn.effect).collect();
        assert_eq!(others, [&before[..place], &before[place + 1..]].concat(), "{text}");
        if place == 0 {
            kept += 1;
            assert_eq!((first.line.len(), first.value), (3, 0), "its line is still known");
        } else {
            moved[usize::from(all_equal)] += 1;
            of_two += usize::from(turns.len() == 2);
            // Its value equals that of the first turn; its line is unknown.
            assert_eq!(first.value, if all_equal { 55 } else { 0 });
            assert_eq!(first.line, [first.effect]);
        }
    }
    assert!(moved.iter().all(|&count| count > 5), "{moved:?}");
    assert!(kept > 5 && losing > 20 && of_two > 0, "{kept} {losing} {of_two}");
}

/// An entry of the transposition table replaces a search of the same depth.
#[test]
fn a_turn_that_is_worth_less_than_a_draw_is_not_preferred() {
    let rules = rules("dimy");
    let tables = tables(&rules);
    // The preferred turn, if the table has this entry for the position after one of the turns.
    let preferred = |position: &Position, known: Option<(Effect, Value)>| {
        let mut all = effects(&rules, position).list;
        let after = |it: &Effect| position.moved(&rules, it.from, it.to, it.captured);
        all.retain(|it| tables.probe(&rules, &after(it)) == Some(TableValue::Draw));
        let mut turns: Vec<RootTurn> = all.into_iter().map(RootTurn::new).collect();
        let first = turns[0].effect;
        let table = TranspositionTable::new(1);
        let shared = shared(&rules, &table, Some((&tables, 3)));
        let mut worker = Worker::new(&shared, Vec::new(), None);
        if let Some((effect, value)) = known {
            worker.store(&after(&effect), 1, (PackedTurn::NONE, value), 8, Bound::Exact);
        }
        worker.prefer_traps(position, &mut turns, 9, Some(&tables), false, 5_000);
        Some(turns[0].effect).filter(|&effect| effect != first)
    };
    let mut seen = 0;
    for text in DRAWN {
        let position = read_position(&rules, &format!("{text} w 0 9")).unwrap();
        let Some(best) = preferred(&position, None) else { continue };
        // The values are those of the opponent.
        assert_eq!(preferred(&position, Some((best, -1))), Some(best), "{text}");
        assert_ne!(preferred(&position, Some((best, 1))), Some(best), "{text}");
        seen += 1;
    }
    assert!(seen > 1, "{seen}");
}
