//! Checks of tables by their successors; tables taken apart and put together again; what is read of them.

use crate::common::{position, positions};
use crate::{rules, tables};
use fanorona_engine::endgame::build::Builder;
use fanorona_engine::endgame::check::check;
use fanorona_engine::endgame::{
    ByteSource, EndgameTables, LayerStatistics, Signature, TableError, TableValue,
};
use fanorona_rules::Ruleset;
use fanorona_rules::switches::NoMove;
use std::collections::HashSet;

/// The pairs of stones of the tables of up to four stones.
const PAIRS: [(usize, usize); 4] = [(1, 1), (1, 2), (2, 2), (1, 3)];

/// Inserts a table with these bytes, as `EndgameTable::bytes` returns them.
fn insert_bytes(
    tables: &mut EndgameTables,
    rules: &Ruleset,
    (small, large): (usize, usize),
    bytes: Vec<u8>,
) {
    let table = Builder::resume(rules, tables, (small, large), (0, 0), bytes).unwrap();
    tables.insert(table.finish());
}

#[test]
fn tables_are_the_same_when_put_together_from_their_parts() {
    let rules = rules("telo");
    let whole = tables(&rules, 4);
    let [mut without, mut with, mut from_bytes] = [(); 3].map(|()| EndgameTables::empty(&rules));
    for (small, large) in PAIRS {
        let table = whole.table(small, large).unwrap();
        let sides = if small == large { 1 } else { 2 };
        let (statistics, values) = (table.statistics().to_vec(), table.values().to_vec());
        assert_eq!(statistics.len(), sides);
        let bytes = table.bytes().unwrap().to_vec();
        assert_eq!(bytes.len() as u64, whole.size(small, large).unwrap());
        let (pair, source) = ((small, large), Box::new(bytes.clone()) as Box<dyn ByteSource>);
        let fewer = without.insert_values(pair, statistics[1..].to_vec(), values.clone(), None);
        assert_eq!(fewer, Err(TableError::Length), "each layer has its statistics");
        without.insert_values(pair, statistics.clone(), values.clone(), None).unwrap();
        with.insert_values(pair, statistics, values, Some(source)).unwrap();
        insert_bytes(&mut from_bytes, &rules, pair, bytes);
        assert_eq!((table.small(), table.large()), pair);
        let readable = with.table(small, large).unwrap();
        assert!(!table.has_failed() && !readable.has_failed() && readable.bytes().is_none());
    }
    for at in (2..=4).flat_map(|stones| positions(&rules, stones)) {
        let at = position(&rules, at, 0);
        let (value, distance) = (whole.probe(&rules, &at), whole.distance(&rules, &at));
        assert!(value.is_some() && distance.is_some());
        for (tables, known) in [(&without, false), (&with, true), (&from_bytes, true)] {
            assert_eq!(tables.probe(&rules, &at), value, "{at:?}");
            assert_eq!(tables.distance(&rules, &at), distance.filter(|_| known), "{at:?}");
        }
    }
}

/// The number of positions of Telo with these stones, with mirror images as one and White to move.
fn different((small, large): (usize, usize)) -> u64 {
    let turned = |at: usize| at % 3 * 3 + 2 - at / 3;
    let mirrored = |at: usize| at / 3 * 3 + 2 - at % 3;
    let image = |set: u32, of: &dyn Fn(usize) -> usize| -> u32 {
        (0..9).filter(|&at| set >> at & 1 == 1).map(|at| 1 << of(at)).sum()
    };
    let least = |mut sets: [u32; 2]| {
        let mut images = Vec::new();
        for _ in 0..4 {
            sets = sets.map(|set| image(set, &turned));
            images.extend([sets, sets.map(|set| image(set, &mirrored))]);
        }
        images.into_iter().min()
    };
    let of = |count: usize| (0..1_u32 << 9).filter(move |set| set.count_ones() as usize == count);
    let both = of(small).flat_map(|a| of(large).filter(move |b| a & b == 0).map(move |b| [a, b]));
    let found: HashSet<_> = both.map(least).collect();
    found.len() as u64 * if small == large { 1 } else { 2 }
}

#[test]
fn damaged_entries_contradict_their_successors() {
    let rules = rules("telo");
    let whole = tables(&rules, 4);
    for pair in PAIRS {
        let mut calls = Vec::new();
        let mut go_on = |number| {
            calls.push(number);
            true
        };
        let all = check(&rules, &whole, pair, u64::MAX, 1, &mut go_on);
        let size = whole.size(pair.0, pair.1).unwrap();
        assert_eq!((all.positions, all.contradiction), (different(pair), None));
        assert_eq!(calls, (0..size).step_by(128).collect::<Vec<_>>());
        let none = check(&rules, &whole, pair, u64::MAX, 1, &mut |_| false);
        assert_eq!((none.positions, none.contradiction), (0, None));
    }
    // The second half of the entries is moved by one. A sample finds that, whatever its seed.
    let pair = (1, 3);
    let mut damaged = tables(&rules, 3);
    let bytes = whole.table(2, 2).unwrap().bytes().unwrap().to_vec();
    insert_bytes(&mut damaged, &rules, (2, 2), bytes);
    let mut bytes = whole.table(1, 3).unwrap().bytes().unwrap().to_vec();
    let half = bytes.len() / 2;
    bytes[half..].rotate_left(1);
    insert_bytes(&mut damaged, &rules, pair, bytes);
    for seed in 1..8 {
        let sound = check(&rules, &whole, pair, 200, seed, &mut |_| true);
        assert!(sound.contradiction.is_none() && (1..=200).contains(&sound.positions));
        let found = check(&rules, &damaged, pair, 200, seed, &mut |_| true);
        let contradiction = found.contradiction.unwrap();
        assert_ne!(contradiction.stored, contradiction.computed);
        // Otherwise a mirror image of the position has the entry.
        if contradiction.computed.is_some() {
            assert_eq!(damaged.distance(&rules, &contradiction.position), contradiction.stored);
        }
        assert!(found.positions <= 200);
    }
}

/// Whatever is altered in a table, and whether its parts agree with each other or not.
#[test]
fn every_altered_value_distance_and_number_is_found() {
    let rules = rules("telo");
    let whole = tables(&rules, 3);
    let table = whole.table(1, 2).unwrap();
    let (values, bytes) = (table.values(), table.bytes().unwrap());
    let statistics = table.statistics();
    let finds = |statistics: &[LayerStatistics], values: &[u8], bytes: &[u8]| {
        let mut altered = tables(&rules, 2);
        let source: Box<dyn ByteSource> = Box::new(bytes.to_vec());
        let (statistics, values) = (statistics.to_vec(), values.to_vec());
        altered.insert_values((1, 2), statistics, values, Some(source)).unwrap();
        let checked = check(&rules, &altered, (1, 2), u64::MAX, 1, &mut |_| true);
        checked.contradiction.is_some() || checked.census.is_some()
    };
    assert!(!finds(statistics, values, bytes));
    for at in 0..bytes.len() {
        let mut others = values.to_vec();
        for bits in 1..4 {
            others[at / 4] = values[at / 4] ^ bits << (at % 4 * 2);
            assert!(finds(statistics, &others, bytes), "the value at {at}");
        }
        for byte in [0, 1, 2, 3, 119, 120, 128, 129, 248, 254] {
            if byte == bytes[at] {
                continue;
            }
            let mut distances = bytes.to_vec();
            distances[at] = byte;
            assert!(finds(statistics, values, &distances), "the distance {byte} at {at}");
            let two_bits = match byte {
                0 => 0,
                1..=120 => 1,
                128..=248 => 2,
                _ => 3,
            };
            others[at / 4] = values[at / 4] & !(3 << (at % 4 * 2)) | two_bits << (at % 4 * 2);
            assert!(finds(statistics, &others, &distances), "both at {at}: {byte}");
        }
    }
    let alterations: [fn(&mut LayerStatistics); 5] = [
        |layer| layer.positions += 1,
        |layer| layer.wins -= 1,
        |layer| layer.draws += 1,
        |layer| layer.losses += 1,
        |layer| layer.longest -= 1,
    ];
    for layer in 0..2 {
        for alter in alterations {
            let mut altered = statistics.to_vec();
            alter(&mut altered[layer]);
            assert!(finds(&altered, values, bytes), "{altered:?}");
        }
    }
}

/// The position that is checked first differs from seed to seed, in both layers.
#[test]
fn a_sample_is_drawn_from_all_positions() {
    let rules = rules("telo");
    let whole = tables(&rules, 4);
    let mut damaged = whole.clone();
    let mut bytes = whole.table(1, 3).unwrap().bytes().unwrap().to_vec();
    // Every entry that is used says that the side to move wins in fifty turns.
    bytes.iter_mut().filter(|byte| **byte != 254).for_each(|byte| *byte = 50);
    insert_bytes(&mut damaged, &rules, (1, 3), bytes);
    let mut found = [(); 2].map(|()| HashSet::new());
    for seed in (1..600).step_by(2) {
        let checked = check(&rules, &damaged, (1, 3), 200, seed, &mut |_| true);
        let position = checked.contradiction.unwrap().position;
        let layer = usize::from(position.own().len() == 3);
        found[layer].insert((position.own().0, position.enemy().0));
    }
    assert!(found.iter().all(|found| found.len() > 40), "{:?}", found.map(|found| found.len()));
}

#[test]
fn statistics_count_the_positions_of_each_layer() {
    let rules = rules("telo");
    let whole = tables(&rules, 4);
    for (small, large) in PAIRS {
        let layers = whole.table(small, large).unwrap().statistics();
        let pairs = [(small, large), (large, small)];
        for (layer, (own, enemy)) in layers.iter().zip(pairs) {
            assert_eq!((layer.own, layer.enemy), (own, enemy));
            let (mut counts, mut longest) = ([0; 3], 0);
            for at in positions(&rules, (own + enemy) as u32) {
                if at.0.count_ones() as usize == own {
                    let (value, turns) = whole.distance(&rules, &position(&rules, at, 0)).unwrap();
                    counts[value as usize] += 1;
                    longest = longest.max(turns);
                }
            }
            assert_eq!(counts, [layer.losses, layer.draws, layer.wins], "{own} : {enemy}");
            assert_eq!((layer.positions, layer.longest.into()), (counts.iter().sum(), longest));
        }
    }
}

#[test]
fn larger_tables_are_removed() {
    let rules = rules("telo");
    for (stones, count) in [(4, 4), (3, 2), (2, 1), (0, 0)] {
        let mut tables = tables(&rules, 4);
        tables.truncate(stones);
        assert_eq!((tables.most_stones(), tables.all().count()), (stones, count));
    }
}

#[test]
fn the_quickly_built_tables_of_a_board_have_few_stones() {
    let of = |variant: &str, most| EndgameTables::empty(&rules(variant)).quick_stones(most);
    assert_eq!(["tsivy", "telo"].map(|variant| of(variant, 9)), [4, 9]);
    assert_eq!([0, 1, 2, 3].map(|most| of("tsivy", most)), [0, 0, 2, 3]);
}

#[test]
fn sizes_are_estimated_and_builders_name_their_stones() {
    for variant in ["telo", "tsivy"] {
        let rules = rules(variant);
        let empty = EndgameTables::empty(&rules);
        for (small, large) in PAIRS {
            let (size, about) = (empty.size(small, large).unwrap(), empty.about(small, large));
            assert!(about <= size.into() && about * 3 >= size.into(), "{about} of {size}");
        }
        let points = rules.board.len();
        for small in 1..points / 2 {
            let large = points - small;
            assert!(empty.about(small, large) > 0 && empty.about(small, large + 1) == 0);
        }
        let builder = Builder::new(&rules, &tables(&rules, 2), 1, 2).unwrap();
        assert_eq!(builder.stones(), (1, 2));
    }
    let words = [TableValue::Loss, TableValue::Draw, TableValue::Win].map(TableValue::word);
    assert_eq!(words, ["loss", "draw", "win"]);
}

#[test]
fn a_signature_has_its_bytes_in_files() {
    let signature = |variant: &str| Signature::of(&rules(variant));
    assert_eq!(signature("tsivy").bytes(), [9, 5, 0, 0, 0, 0, 0, 0, 0, 1, 100, 0]);
    let mut other = rules("telo");
    other.switches.quiet_limit = None;
    let bytes = Signature::of(&other).bytes();
    assert_eq!((bytes[..2].to_vec(), bytes[9..].to_vec()), (vec![3, 3], vec![0, 0, 0]));
    other.switches.quiet_limit = Some(0x0102);
    other.switches.no_move = NoMove::Draws;
    let bytes = Signature::of(&other).bytes();
    assert_eq!((bytes[8], bytes[9..].to_vec()), (NoMove::Draws as u8, vec![1, 2, 1]));
}
