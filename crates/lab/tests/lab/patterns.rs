//! The learned evaluation: mirror images, damaged files, and where it plays.

use crate::common;
use fanorona_engine::evaluate::{Evaluator, PatternError, Patterns, Weights};
use fanorona_engine::{Engine, Limits, Options, SearchTechniques};
use fanorona_lab::tuning::{DataHeader, LabelledPosition, LearnError, Losses, Training};
use fanorona_lab::tuning::{learn_patterns, play_labelled_game};
use fanorona_rules::generate::has_capture;
use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Position, Record, Ruleset, Variant, generate};
use rand::RngExt;
use std::sync::Arc;

fn rules(variant: &str) -> Arc<Ruleset> {
    shipped::variant(variant).unwrap().rules.clone()
}

/// The header of a file with blocks of this number of games.
fn header(variant: &str, seed: u64, nodes: u64, games: u64) -> DataHeader {
    let (variant, stones, patterns, weights) = (variant.to_owned(), 0, true, 0);
    DataHeader { variant, seed, nodes, games, stones, patterns, weights }
}

/// A file of a few games.
fn data(variant: &str, games: u64) -> Vec<u8> {
    let rules = rules(variant);
    let header = header(variant, 5, 40, 1);
    let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    let mut file = header.to_string().into_bytes();
    for game in 0..games {
        let found = play_labelled_game(&rules, &mut engine, header.nodes, header.seed + game);
        file.extend(DataHeader::block(game as u32, &found));
    }
    file
}

fn learned(variant: &str, games: u64) -> Vec<u8> {
    let training = Training { seed: 3, epochs: 4, results: 30, least: 2 };
    let mut losses = Vec::new();
    let mut on_epoch = |number, loss| {
        losses.push(loss);
        assert_eq!(number, losses.len() as u64);
    };
    let found =
        learn_patterns(&rules(variant), &[&data(variant, games)], training, &mut on_epoch).unwrap();
    assert_eq!(losses.len(), 4);
    assert!(losses[3].training < losses[0].training, "{losses:?}");
    found.bytes
}

/// The stones of a position and of its images, for the side to move.
fn images(rules: &Ruleset, position: &Position) -> Vec<[u64; 2]> {
    let (columns, rows) = (rules.board.columns(), rules.board.rows());
    let ways = if columns == rows { 8 } else { 4 };
    let image = |set: PointSet, way: usize| {
        let points = set.into_iter().map(|point| {
            let (mut column, mut row) = (rules.board.column(point), rules.board.row(point));
            if way & 1 != 0 {
                column = columns - 1 - column;
            }
            if way & 2 != 0 {
                row = rows - 1 - row;
            }
            if way & 4 != 0 {
                (column, row) = (row, column);
            }
            rules.board.point(column, row).unwrap()
        });
        points.collect::<PointSet>().0
    };
    (0..ways).map(|way| [image(position.own(), way), image(position.enemy(), way)]).collect()
}

/// Every position of random games of this variant.
fn positions(rules: &Arc<Ruleset>, games: u64) -> Vec<Position> {
    let mut rng = common::rng(11);
    let mut found = Vec::new();
    for _ in 0..games {
        let mut record = Record::new(rules.clone());
        while record.outcome().is_none() && record.turns().len() < 200 {
            found.push(*record.position());
            let turns = generate::turns_within(rules, record.position(), 1 << 12).list;
            record.play(&turns[rng.random_range(0..turns.len())]).unwrap();
        }
    }
    found
}

#[test]
fn mirror_images_have_equal_values() {
    for (variant, bytes) in [("dimy", learned("dimy", 40)), ("tsivy", learned("tsivy", 20))] {
        let learned = Patterns::read(&bytes).unwrap();
        let shipped = Options::default().patterns;
        let rules = rules(variant);
        let mut values = Vec::new();
        for patterns in
            shipped.iter().filter(|it| it.fits(&rules)).map(Arc::as_ref).chain([&learned])
        {
            for position in positions(&rules, 6) {
                for pending in [false, true] {
                    let of = |&[own, enemy]: &[u64; 2]| patterns.evaluate(own, enemy, pending);
                    let all: Vec<i32> = images(&rules, &position).iter().map(of).collect();
                    assert!(
                        all.iter().all(|value| *value == all[0]),
                        "{variant} {position:?} {all:?}"
                    );
                    values.push(all[0]);
                }
            }
        }
        values.sort_unstable();
        values.dedup();
        assert!(values.len() > 100, "{variant}: {}", values.len());
    }
}

#[test]
fn the_evaluation_is_that_of_the_stones_in_every_variant() {
    let shipped = Options::default().patterns;
    let mut learned = Vec::new();
    for variant in shipped::all() {
        let rules = &variant.rules;
        let by_hand = Evaluator::new(rules, Weights::default());
        let evaluator = by_hand.clone().with_patterns(rules, &shipped);
        let patterns = shipped.iter().find(|patterns| patterns.fits(rules));
        learned.extend(patterns.map(|_| variant.key.as_str()));
        for position in positions(rules, 4) {
            let position = position.with_quiet(0);
            let pending = has_capture(rules, &position);
            let expected = match patterns {
                Some(patterns) if (position.own() | position.enemy()).len() > 6 => {
                    patterns.evaluate(position.own().0, position.enemy().0, pending)
                }
                _ => by_hand.evaluate(&position),
            };
            assert_eq!(evaluator.value(&position, pending), expected, "{}", variant.key);
        }
    }
    learned.sort_unstable();
    assert_eq!(learned, ["parker", "tsivy", "tumicarona"]);
}

#[test]
fn weights_fit_only_the_board_and_the_stones_that_they_are_for() {
    let patterns = &Options::default().patterns[0];
    let fits = |columns: usize, rows: &[&str]| {
        let start = rows.join("\", \"");
        let text = format!(
            "(key: \"x\", names: {{\"en\": \"X\"}}, columns: {columns}, rows: {}, start: [\"{start}\"])",
            rows.len()
        );
        patterns.fits(&Variant::read(&text).unwrap().rules)
    };
    let nine = ["BBBBBBBBB", "BBBBBBBBB", "BWBW1BWBW", "WWWWWWWWW", "WWWWWWWWW"];
    assert!(fits(9, &nine));
    let [first, rest @ ..] = &nine;
    assert!(!fits(9, &[&[&first.replacen("BB", "2", 1)[..]], &rest[..]].concat()), "fewer stones");
    let five = ["BBBBB", "BBBBB", "BBBBB", "BBBBB", "BW1BW"];
    let far = ["WWWWW", "WWWWW", "WWWWW", "WWWWW"];
    assert!(!fits(5, &[&five[..], &far[..]].concat()), "as many stones on another board");
}

#[test]
fn damaged_weights_are_refused() {
    let whole = learned("dimy", 12);
    let patterns = Patterns::read(&whole).unwrap();
    assert_eq!((patterns.origin().variant.as_str(), patterns.origin().columns), ("dimy", 5));
    for at in 0..whole.len() {
        let mut bad = whole.clone();
        bad[at] ^= 4;
        assert!(Patterns::read(&bad).is_err(), "byte {at}");
    }
    for end in 0..whole.len() {
        assert!(Patterns::read(&whole[..end]).is_err(), "{end}");
    }
    assert_eq!(Patterns::read(b"").unwrap_err(), PatternError::Header);
    let mut bad = whole.clone();
    *bad.last_mut().unwrap() ^= 1;
    assert_eq!(Patterns::read(&bad).unwrap_err(), PatternError::Checksum);
}

#[test]
fn the_same_data_gives_the_same_weights() {
    let once = learned("dimy", 12);
    assert_eq!(once, learned("dimy", 12));
    let origin = Patterns::read(&once).unwrap().origin().clone();
    assert_eq!(origin.data, [[5, 40, 0, 12]]);
    assert_eq!((origin.rows, origin.half, origin.training), (5, 12, [4, 30, 2]));
    let all = DataHeader::read(&data("dimy", 12)).unwrap();
    let (blocks, _) = DataHeader::blocks(&data("dimy", 12), all.1).unwrap();
    assert_eq!(origin.positions, blocks.iter().map(Vec::len).sum::<usize>() as u64);
}

#[test]
fn a_rule_of_values_is_learned() {
    // The centre is worth as much as four stones: the evaluation by hand does not know that.
    let rules = rules("dimy");
    let centre = PointSet::EMPTY.with(rules.board.point(2, 2).unwrap()).0;
    let value = |own: u64, enemy: u64| {
        let centre = i32::from(own & centre != 0) - i32::from(enemy & centre != 0);
        240 * centre + 60 * (own.count_ones() as i32 - enemy.count_ones() as i32)
    };
    let all: Vec<LabelledPosition> = positions(&rules, 120)
        .iter()
        .map(|position| {
            let (own, enemy) = (position.own().0, position.enemy().0);
            LabelledPosition { own, enemy, value: value(own, enemy) as i16, half_points: None }
        })
        .collect();
    let header = header("dimy", 1, 1, 1);
    let mut file = header.to_string().into_bytes();
    for (number, block) in all.chunks(20).enumerate() {
        file.extend(DataHeader::block(number as u32, block));
    }
    let training = Training { seed: 1, epochs: 60, results: 30, least: 2 };
    let mut last = 0.0;
    let mut on_epoch = |_, losses: Losses| last = losses.training;
    let [learned, by_hand] =
        learn_patterns(&rules, &[&file], training, &mut on_epoch).unwrap().losses;
    assert!(last < 0.003 && learned.iter().all(|&loss| loss < 0.004), "{last} {learned:?}");
    assert!(by_hand.iter().all(|&loss| loss > 0.02), "{by_hand:?}");
}

#[test]
fn what_cannot_be_learned_from_is_refused() {
    let training = Training { seed: 1, epochs: 1, results: 0, least: 1 };
    let learn = |variant: &str, files: &[&[u8]]| {
        learn_patterns(&rules(variant), files, training, &mut |_, _| {}).unwrap_err()
    };
    let (dimy, tsivy) = (data("dimy", 2), data("tsivy", 1));
    assert_eq!(learn("dimy", &[&dimy, &tsivy]), LearnError::Variant(1));
    let mut bad = dimy.clone();
    *bad.last_mut().unwrap() ^= 3;
    assert!(matches!(learn("dimy", &[&dimy, &bad]), LearnError::Data(1, _)));
    let telo = header("telo", 1, 1, 64);
    let position = LabelledPosition { own: 1, enemy: 2, value: 5, half_points: None };
    let mut file = telo.to_string().into_bytes();
    file.extend(DataHeader::block(0, &[position]));
    assert_eq!(learn("telo", &[&file]), LearnError::Board);
}

#[test]
fn without_weights_the_evaluation_by_hand_plays() {
    let mut counts = Vec::new();
    for (patterns, on) in [(true, true), (true, false), (false, true)] {
        let all = SearchTechniques::ALL;
        let techniques = SearchTechniques { patterns: on, ..all };
        let mut options = Options { table_mib: 1, techniques, ..Options::default() };
        assert!(!options.patterns.is_empty());
        if !patterns {
            options.patterns.clear();
        }
        let record = Record::new(rules("tsivy"));
        let report = Engine::new(options).search(&record, Limits::depth(5), &mut || false);
        counts.push(report.nodes);
    }
    assert_eq!(counts[1], counts[2]);
    assert_ne!(counts[0], counts[1]);
}

/// Files of positions tell by it whether their values are comparable.
#[test]
fn every_weight_is_in_the_checksum_of_an_evaluation() {
    let engine = |options| Engine::new(Options { table_mib: 1, ..options });
    let sum = |options, variant| engine(options).evaluation_checksum(&rules(variant));
    let without = || {
        let techniques = SearchTechniques { patterns: false, ..SearchTechniques::default() };
        Options { techniques, ..Options::default() }
    };
    let learned = |games| Options {
        patterns: vec![Arc::new(Patterns::read(&learned("dimy", games)).unwrap())],
        ..Options::default()
    };
    let mut sums = vec![
        sum(without(), "dimy"),
        sum(learned(4), "dimy"),
        sum(learned(5), "dimy"),
        sum(Options::default(), "tsivy"),
        sum(without(), "tsivy"),
    ];
    for place in 0..4 {
        let mut weights = Weights::default();
        let [early, late] = &mut weights.giving;
        [&mut weights.early, &mut weights.late, early, late][place][place + 1] += 1;
        // Those for giving count where there is a handicap.
        sums.push(sum(Options { weights, ..Options::default() }, "vela"));
    }
    assert_eq!(sum(learned(4), "dimy"), sums[1], "the same weights");
    assert_eq!(sum(learned(4), "telo"), sum(without(), "telo"), "of another board");
    for (place, sum) in sums.iter().enumerate() {
        assert!(!sums[..place].contains(sum), "{place} of {sums:?}");
    }
}
