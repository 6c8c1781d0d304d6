//! The index of games: counts, order, removal, bounds.

use crate::common::{Random, facts, naive, random_game, variant};
use fanorona_game::explore::{
    Explorer, Filter, GameFacts, GameIndex, GameResult, MOST_TURNS, Source, Sources, Tally,
    position_key,
};
use fanorona_rules::generate::Effect;
use fanorona_rules::notation::{read_position, read_turn};
use fanorona_rules::{Position, Record, Side, Variant};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Many games of few turns, so that positions are reached by different turns and from different sides.
fn games(variant: &Variant, seed: u64, count: usize) -> Vec<(Record, GameFacts)> {
    let mut random = Random(seed);
    let game = |number| {
        let record = random_game(variant, &mut random, 12);
        let facts = facts(number, &record);
        (record, facts)
    };
    (0..count).map(game).collect()
}

fn explorer(variant: &std::sync::Arc<Variant>, games: &[(Record, GameFacts)]) -> Explorer {
    let mut explorer = Explorer::new(variant.clone());
    for (record, facts) in games {
        explorer.add(record, facts).unwrap();
    }
    explorer
}

/// The rows, each with its turn's effect.
fn rows(explorer: &Explorer, position: &Position, filter: &Filter) -> BTreeMap<Effect, Tally> {
    let explored = explorer.explore(position, filter);
    let sum = explored.turns.iter().fold(Tally::default(), |mut sum, row| {
        sum += row.tally;
        sum
    });
    assert_eq!(sum, explored.total, "the rows add up");
    explored.turns.iter().map(|row| (Effect::of(&row.turn), row.tally)).collect()
}

fn compare(
    variant: &Variant,
    explorer: &Explorer,
    games: &[(Record, GameFacts)],
    at: &Position,
    filter: &Filter,
) {
    let found = rows(explorer, at, filter);
    let expected = naive(variant, games, at, filter);
    assert_eq!(found.len(), expected.len(), "{at:?} {filter:?}");
    for (effects, tally) in expected {
        let row = effects.iter().find_map(|effect| found.get(effect));
        assert_eq!(row, Some(&tally), "{at:?} {filter:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn counts_are_those_of_a_naive_walk(
        key in prop::sample::select(vec!["telo", "dimy", "tsivy", "vela", "parker"]),
        seed in any::<u64>(),
        side in prop::sample::select(vec![None, Some(Side::White), Some(Side::Black)]),
        opponent in prop::sample::select(vec![None, Some("her"), Some("RASOA")]),
        result in prop::sample::select(vec![None, Some(GameResult::Open), Some(GameResult::White)]),
        depth in prop::sample::select(vec![None, Some(1), Some(5)]),
        own in any::<bool>(),
    ) {
        let variant = variant(key);
        let games = games(&variant, seed, 30);
        let explorer = explorer(&variant, &games);
        let filter = Filter {
            sources: Sources::ALL.with(Source::Shipped, own),
            side,
            opponent: opponent.map(str::to_owned),
            result,
            depth,
        };
        for (record, _) in games.iter().take(6) {
            for position in record.positions() {
                compare(&variant, &explorer, &games, position, &Filter::default());
                compare(&variant, &explorer, &games, position, &filter);
            }
        }
    }

    #[test]
    fn the_order_of_the_games_does_not_matter(
        key in prop::sample::select(vec!["telo", "dimy", "tsivy"]),
        seed in any::<u64>(),
        turned in any::<prop::sample::Index>(),
    ) {
        let variant = variant(key);
        let games = games(&variant, seed, 30);
        let mut others = games.clone();
        others.rotate_left(turned.index(games.len()));
        others.reverse();
        let (one, other) = (explorer(&variant, &games), explorer(&variant, &others));
        for (record, _) in games.iter().take(6) {
            for position in record.positions() {
                let filter = Filter::default();
                prop_assert_eq!(one.explore(position, &filter), other.explore(position, &filter));
            }
        }
    }

    #[test]
    fn removed_games_leave_nothing_behind(seed in any::<u64>(), every in 1_usize..5) {
        let variant = variant("telo");
        let games = games(&variant, seed, 120);
        let mut explorer = Explorer::new(variant.clone());
        let mut left = Vec::new();
        let mut numbers = Vec::new();
        for (number, (record, facts)) in games.iter().enumerate() {
            let id = explorer.add(record, facts).unwrap();
            if number % (every + 1) == 0 {
                left.push((record.clone(), facts.clone()));
            } else {
                numbers.push(id);
            }
        }
        numbers.iter().chain(&numbers).for_each(|&id| explorer.remove(id));
        prop_assert_eq!(explorer.games().len(), left.len());
        for (record, _) in games.iter().take(8) {
            for position in record.positions() {
                compare(&variant, &explorer, &left, position, &Filter::default());
            }
        }
    }
}

#[test]
fn mirror_images_and_transpositions_are_joined() {
    let variant = variant("telo");
    let rules = &variant.rules;
    let mut explorer = Explorer::new(variant.clone());
    // The same ending and its mirror image, with the same turn mirrored.
    for (position, turn) in [("3/2B/W2 w 0 9", "a1-b1"), ("3/B2/2W w 4 12", "c1-b1")] {
        let start = read_position(rules, position).unwrap();
        let mut record = Record::from_position(rules.clone(), start);
        record.play(&read_turn(rules, &start, turn).unwrap()).unwrap();
        explorer.add(&record, &GameFacts::nameless(Source::Own, GameResult::Draw)).unwrap();
    }
    for (position, turn) in [("3/2B/W2 w 0 9", "a1-b1"), ("3/B2/2W w 0 9", "c1-b1")] {
        let at = read_position(rules, position).unwrap();
        let explored = explorer.explore(&at, &Filter::default());
        assert_eq!((explored.turns.len(), explored.total.draws), (1, 2));
        assert_eq!(explored.turns[0].turn, read_turn(rules, &at, turn).unwrap());
    }
    // A position that is its own mirror image has one row for a turn and its image.
    let middle = read_position(rules, "B1B/3/1W1 w 0 9").unwrap();
    for turn in ["b1-a1", "b1-c1"] {
        let mut record = Record::from_position(rules.clone(), middle);
        record.play(&read_turn(rules, &middle, turn).unwrap()).unwrap();
        explorer.add(&record, &GameFacts::nameless(Source::Own, GameResult::White)).unwrap();
    }
    let explored = explorer.explore(&middle, &Filter::default());
    assert_eq!((explored.turns.len(), explored.total.white), (1, 2));
    // The sides are not exchanged, and who is to move matters.
    let key = |text: &str| position_key(rules, &read_position(rules, text).unwrap());
    assert_ne!(key("BB1/3/W2 w 0 9"), key("WW1/3/B2 w 0 9"));
    assert_ne!(key("BB1/3/W2 w 0 9"), key("WW1/3/B2 b 0 9"));
    assert_ne!(key("BB1/3/W2 w 0 9"), key("BB1/3/W2 b 0 9"));
    assert_eq!(key("BB1/3/W2 w 0 9"), key("W2/3/BB1 w 0 9"));
}

#[test]
fn a_game_counts_once_at_a_position() {
    let variant = variant("tsivy");
    let rules = &variant.rules;
    let start = read_position(rules, "9/9/9/9/W7B w 0 9").unwrap();
    let mut record = Record::from_position(rules.clone(), start);
    for turn in ["a1-b1", "i1-h1", "b1-a1", "h1-i1", "a1-a2"] {
        let turn = read_turn(rules, record.position(), turn).unwrap();
        record.play(&turn).unwrap();
    }
    let mut explorer = Explorer::new(variant.clone());
    explorer.add(&record, &GameFacts::nameless(Source::Own, GameResult::Open)).unwrap();
    let explored = explorer.explore(&start, &Filter::default());
    assert_eq!((explored.turns.len(), explored.total.games()), (1, 1));
}

#[test]
fn games_of_other_rules_are_refused() {
    let mut index = GameIndex::new(variant("telo").rules.clone());
    let other = Record::new(variant("dimy").rules.clone());
    let facts = GameFacts::nameless(Source::Own, GameResult::Open);
    assert_eq!(index.add(&other, &facts), None);
    assert!(index.is_empty());
}

#[test]
fn engine_games_do_not_count_where_players_are_asked_for() {
    let side = Filter { side: Some(Side::White), ..Filter::default() };
    let opponent = Filter { opponent: Some("x".to_owned()), ..Filter::default() };
    assert!(side.asks_for_players() && opponent.asks_for_players());
    assert!(!Filter { depth: Some(3), ..Filter::default() }.asks_for_players());
}

/// Ten thousand games of sixty turns: no more than forty turns of each are indexed, in at most 100 bytes
/// each. `cargo test --release --no-default-features --test explore -- --ignored --nocapture` prints
/// memory and time.
#[test]
#[ignore = "measures; takes seconds with optimization"]
#[expect(clippy::print_stdout, reason = "it prints what it measures")]
fn ten_thousand_games_are_bounded() {
    let variant = variant("tsivy");
    let mut random = Random(7);
    let games: Vec<Record> = (0..500).map(|_| random_game(&variant, &mut random, 60)).collect();
    let mut index = GameIndex::new(variant.rules.clone());
    let began = std::time::Instant::now();
    for number in 0..10_000 {
        let record = &games[number % games.len()];
        index.add(record, &facts(number, record)).unwrap();
    }
    let added = began.elapsed();
    let began = std::time::Instant::now();
    let start = Position::start(&variant.rules);
    let played = index.played(&start, &Filter::default());
    assert!(!played.is_empty());
    println!(
        "10,000 games of 500 kinds: {:?}, {} positions, {} bytes; the start: {:?}",
        added,
        index.positions(),
        index.bytes(),
        began.elapsed()
    );
    let mut index = GameIndex::new(variant.rules.clone());
    let began = std::time::Instant::now();
    let mut playing = std::time::Duration::ZERO;
    for number in 0..10_000 {
        let before = std::time::Instant::now();
        let record = random_game(&variant, &mut random, 60);
        playing += before.elapsed();
        index.add(&record, &facts(number, &record)).unwrap();
    }
    println!(
        "10,000 different games: {:?}, {} positions, {} bytes",
        began.elapsed().saturating_sub(playing),
        index.positions(),
        index.bytes()
    );
    assert!(index.bytes() <= 10_000 * MOST_TURNS * 200);
}

#[test]
fn an_opponent_is_found_however_the_name_is_written() {
    let variant = variant("telo");
    let mut explorer = Explorer::new(variant.clone());
    let record = random_game(&variant, &mut Random(1), 4);
    for name in ["Ren\u{e9} Rasoa", "RENE\u{301}\u{a0} rasoa", "Rene Rasoa"] {
        let game = GameFacts::nameless(Source::Own, GameResult::Open);
        explorer.add(&record, &GameFacts { players: [name.to_owned(), String::new()], ..game });
    }
    let start = Position::start(&variant.rules);
    for name in ["ren\u{e9} rasoa", "Rene\u{301}  Rasoa "] {
        let filter = Filter { opponent: Some(name.to_owned()), ..Filter::default() };
        assert_eq!(explorer.explore(&start, &filter).total.games(), 2, "{name}");
    }
}
