//! Gradients against differences of losses, the first weights, the sizes of steps, and what is to be learned.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::tuning::play_labelled_game;
use fanorona_engine::{Engine, Options};
use fanorona_rules::variant::shipped;

const OPTIONS: Training = Training { seed: 3, epochs: 10, results: 40, least: 2 };

/// A trainer with the positions of a few games of Dimy.
fn trainer() -> Trainer {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    let blocks: Vec<_> =
        (0..12).map(|seed| play_labelled_game(rules, &mut engine, 40, seed)).collect();
    Trainer::new(rules, &blocks, OPTIONS).unwrap()
}

/// What training reduces: the excess log loss of all positions.
fn loss(trainer: &Trainer) -> f64 {
    let of = |sample: &TargetPosition| surprise(sample.target, chance(trainer.value(sample).0));
    trainer.training.iter().map(of).sum()
}

/// All weights of a trainer in one order, with what their gradients are multiplied by: those of hidden units
/// in patterns, and of what they begin with, are of their sums, the others of values in units of `ODDS`.
fn all_weights(trainer: &mut Trainer) -> Vec<(&mut Learned, f64)> {
    let mut all = Vec::new();
    for common in &mut trainer.common {
        all.extend(common.inputs.as_flattened_mut().iter_mut().map(|learned| (learned, ODDS)));
        all.extend(common.begin.iter_mut().map(|learned| (learned, 1.0)));
        all.extend(common.hidden.as_flattened_mut().iter_mut().map(|learned| (learned, ODDS)));
    }
    for (pattern, used) in trainer.patterns.iter_mut().zip(&trainer.used) {
        if *used {
            let (phases, hidden) = pattern.split_at_mut(PHASES);
            all.extend(phases.iter_mut().map(|learned| (learned, ODDS)));
            all.extend(hidden.iter_mut().map(|learned| (learned, 1.0)));
        }
    }
    all
}

#[test]
fn gradients_are_the_slopes_of_the_loss() {
    let mut trainer = trainer();
    // Far enough from the first weights that every unit is on for some positions and off for others.
    trainer.epoch(0);
    let mut changed = Vec::new();
    for at in 0..trainer.training.len() {
        let sample = &trainer.training[at];
        let (value, hidden) = trainer.value(sample);
        let miss = chance(value) - sample.target;
        trainer.add_gradients(at, miss, hidden, &mut changed);
    }
    let once: std::collections::HashSet<_> = changed.iter().collect();
    assert_eq!(once.len(), changed.len(), "each pattern once");
    let gradients: Vec<f64> = all_weights(&mut trainer)
        .into_iter()
        .map(|(learned, factor)| learned.gradient / factor)
        .collect();
    let (mut checked, mut not_zero) = (0, 0);
    // All that positions share, and some of the patterns.
    let common = SITUATIONS * (PHASES * (COMMON + HIDDEN) + HIDDEN);
    for place in (0..common).chain((common..gradients.len()).step_by(3)) {
        const BY: f64 = 1e-5;
        let mut moved = |by: f64| {
            all_weights(&mut trainer)[place].0.weight += by;
            loss(&trainer)
        };
        let (more, less) = (moved(BY), moved(-2.0 * BY));
        moved(BY);
        let slope = (more - less) / (2.0 * BY);
        let gradient = gradients[place];
        let near = 1e-6 + 1e-3 * slope.abs();
        assert!((gradient - slope).abs() < near, "{place}: {gradient} instead of {slope}");
        checked += 1;
        not_zero += usize::from(slope.abs() > 1e-4);
    }
    assert!(checked > 150 && not_zero > 100, "{not_zero} of {checked}");
}

#[test]
fn training_begins_with_the_weights_by_hand_and_small_random_hidden_units() {
    let trainer = trainer();
    let spread = |weights: &[f64], most: f64| {
        let mean = weights.iter().sum::<f64>() / weights.len() as f64;
        let largest = weights.iter().fold(0.0_f64, |all, weight| all.max(weight.abs()));
        assert!(largest <= most && largest > 0.6 * most, "{largest} of {most}");
        assert!(mean.abs() < 0.35 * most, "{mean} of {most}");
    };
    let of_patterns = trainer.patterns.as_flattened();
    let hidden: Vec<f64> =
        trainer.patterns.iter().flat_map(|all| &all[PHASES..]).map(|it| it.weight).collect();
    spread(&hidden, FIRST[0]);
    assert_eq!(
        of_patterns.iter().filter(|it| it.weight == 0.0).count() * SUMS,
        of_patterns.len() * PHASES
    );
    for common in &trainer.common {
        let hidden: Vec<f64> = common.hidden.as_flattened().iter().map(|it| it.weight).collect();
        spread(&hidden, FIRST[1]);
        assert!(common.begin.iter().all(|begin| begin.weight == FIRST_SUM));
        let Weights { early, late, .. } = Weights::TUNED;
        for (inputs, tuned) in common.inputs.iter().zip([early, late]) {
            // A stone more is worth as much as by hand.
            let stone = inputs[0].weight / SIZES[0] * f64::from(Weights::SCALE);
            assert!((stone - f64::from(tuned[0])).abs() < 1e-9, "{stone}");
            let turn = inputs[2].weight / SIZES[2] * f64::from(Weights::SCALE);
            assert!((turn - f64::from(tuned[6])).abs() < 1e-9, "{turn}");
        }
    }
}

#[test]
fn steps_are_smaller_later_and_for_what_every_position_has() {
    assert_eq!(
        [0, 4, 5, 7, 8, 9].map(|number| pace(number, 10)),
        [1.0, 1.0, 0.35, 0.35, 0.125, 0.125]
    );
    assert_eq!(pace(0, 0), 1.0);
    let mut trainer = trainer();
    for (learned, _) in all_weights(&mut trainer) {
        *learned = Learned { gradient: 6.0, ..Learned::default() };
    }
    let used = (0..trainer.used.len()).filter(|&at| trainer.used[at]);
    let mut changed: Vec<usize> = used.take(1).collect();
    let group = changed[0];
    trainer.step(0.5, 3, &mut changed);
    let near = |learned: &Learned, weight: f64| {
        assert!((learned.weight - weight).abs() < 1e-9, "{} {weight}", learned.weight);
        assert_eq!(learned.gradient, 0.0);
    };
    let (phases, hidden) = trainer.patterns[group].split_at(PHASES);
    phases.iter().for_each(|it| near(it, -0.5 * STEP * 6.0 / 40.0_f64.sqrt()));
    hidden.iter().for_each(|it| near(it, -0.5 * HIDDEN_STEP * 6.0 / 36.04_f64.sqrt()));
    // The mean gradient of three positions is 2; of its square, 4, a hundredth counts.
    let common = -0.5 * 0.1 * 2.0 / (0.04 + 1e-12_f64).sqrt();
    for LearnedCommon { inputs, begin, hidden } in &trainer.common {
        inputs.as_flattened().iter().for_each(|it| near(it, STEP * common));
        begin.iter().for_each(|it| near(it, HIDDEN_STEP * common));
        hidden.as_flattened().iter().for_each(|it| near(it, STEP * common));
    }
    // The second step of the same size is shorter for patterns.
    let before = trainer.patterns[group][0];
    trainer.patterns[group][0].gradient = 6.0;
    trainer.step(0.5, 3, &mut vec![group]);
    let way = trainer.patterns[group][0].weight - before.weight;
    assert!((way + 0.5 * STEP * 6.0 / 76.0_f64.sqrt()).abs() < 1e-9, "{way}");
}

#[test]
fn the_target_is_a_mixture_of_the_result_and_the_value() {
    let rules = &shipped::variant("tsivy").unwrap().rules;
    let of = |value, half_points, results| {
        let position = LabelledPosition { own: 1, enemy: 1 << 40, value, half_points };
        sample(rules, &position, Training { results, ..OPTIONS }).unwrap().target
    };
    let even =
        |result: f64, wanted: f64| assert!((result - wanted).abs() < 1e-9, "{result} {wanted}");
    even(of(0, None, 40), 0.5);
    // Odds of 3 to 1.
    let three = (ODDS * 3.0_f64.ln()).round();
    even(of(three as i16, None, 40), chance(three));
    assert!((chance(three) - 0.75).abs() < 1e-3);
    for (points, results) in [(0, 0.0), (1, 0.5), (2, 1.0)] {
        even(of(three as i16, Some(points), 40), 0.4 * results + 0.6 * chance(three));
        even(of(-25, Some(points), 100), results);
        even(of(-25, Some(points), 250), results);
        even(of(-25, Some(points), 0), chance(-25.0));
    }
    even(of(i16::MAX, None, 40), chance(MOST));
    even(of(i16::MIN, None, 40), chance(-MOST));
}

#[test]
fn whole_numbers_keep_the_values() {
    let mut trainer = trainer();
    for number in 0..4 {
        trainer.epoch(number);
    }
    let RawWeights { common, patterns } = trainer.weights();
    for (group, used) in trainer.used.iter().enumerate() {
        let whole = patterns[group / trainer.count][group % trainer.count];
        for (sum, (whole, learned)) in whole.into_iter().zip(trainer.patterns[group]).enumerate() {
            let unit = if sum < PHASES { f64::from(UNIT) } else { 1.0 / f64::from(ACTIVE) };
            let kept = if *used { learned.weight } else { 0.0 };
            assert!((f64::from(whole) * unit - kept).abs() <= unit / 2.0, "{group} {sum}");
        }
    }
    for (whole, learned) in common.iter().zip(&trainer.common) {
        for (begin, learned) in whole.begin.iter().zip(&learned.begin) {
            assert!(
                (f64::from(*begin) / f64::from(ACTIVE) - learned.weight).abs()
                    <= 0.5 / f64::from(ACTIVE)
            );
        }
        for (phase, learned) in whole.hidden.iter().zip(&learned.hidden) {
            for (weight, learned) in phase.iter().zip(learned) {
                let worth = f64::from(*weight) * f64::from(ACTIVE) / f64::from(COMMON_SCALE);
                let step = f64::from(ACTIVE) / f64::from(COMMON_SCALE);
                assert!((worth - learned.weight).abs() <= step / 2.0);
            }
        }
        for (phase, learned) in whole.inputs.iter().zip(&learned.inputs) {
            for ((weight, learned), size) in phase.iter().zip(learned).zip(SIZES) {
                let each = f64::from(*weight) / f64::from(COMMON_SCALE);
                assert!((each - learned.weight / size).abs() <= 0.5 / f64::from(COMMON_SCALE));
            }
        }
    }
}

#[test]
fn every_epoch_has_an_order_of_its_own() {
    // With one position in a batch the order would decide what is learned; the losses show it as well, since
    // every position is judged before the step of its batch.
    let orders: Vec<Vec<u32>> = (0..3).map(|number| order(OPTIONS.seed, number, 50)).collect();
    let mut sorted = orders.clone();
    sorted.iter_mut().for_each(|order| order.sort_unstable());
    assert!(sorted.iter().all(|order| order.iter().copied().eq(0..50)));
    assert!(orders[0] != orders[1] && orders[1] != orders[2] && orders[0] != orders[2]);
    assert_ne!(order(1, 0, 50), order(2, 0, 50));
    assert_eq!(order(1, 7, 50), order(1, 7, 50));
}
