//! Learns the weights of patterns from labelled positions, by gradient descent in mini-batches.

use super::LabelledPosition;
use crate::engine::evaluate::patterns::{
    COMMON, COMMON_SCALE, PLACES, PatternWeights, RawWeights, SITUATIONS, SharedPlaces, UNIT,
    Windows, common_inputs, half_of,
};
use crate::engine::evaluate::{FULL, Weights};
use crate::rules::{PointSet, Position, Ruleset, Side, generate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The value that means odds of e to 1, in hundredths of a stone.
const ODDS: f64 = 250.0;
/// Values are limited to this before they become chances.
const MOST: f64 = 3_000.0;
/// Positions between two steps.
const BATCH: usize = 1 << 14;
/// The first steps, in hundredths of a stone for a pattern; later ones are smaller.
const STEP: f64 = 20.0;
/// One block in this many is kept for validation.
const VALIDATION: usize = 10;
/// The sizes of the common inputs.
const SIZES: [f64; COMMON] = [8.0, 20.0, 1.0];

/// How weights are learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Training {
    /// The seed of the order of positions.
    pub seed: u64,
    /// How often every position is used.
    pub epochs: u64,
    /// The share of the game's result in what is learned, in hundredths; the rest is the value of the search.
    pub results: u64,
    /// A pattern that occurs less often has no weight.
    pub least: u64,
}

/// The mean surprise about positions, in nats more than is inevitable.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// Of the positions that were learned from.
    pub training: f64,
    /// Of others, where nothing can be captured and where the side to move must capture.
    pub validation: [f64; SITUATIONS],
}

/// A position with what is to be learned.
struct Sample {
    own: u64,
    enemy: u64,
    target: f64,
    situation: usize,
    /// The early phase's share.
    full: f64,
}

/// A weight, its gradient in this batch, and the sum of squares of gradients.
#[derive(Clone, Copy, Default)]
struct Learned {
    weight: f64,
    gradient: f64,
    squares: f64,
}

/// Learns weights.
pub(super) struct Trainer {
    windows: Windows,
    groups: Box<[u32]>,
    count: usize,
    training: Vec<Sample>,
    validation: Vec<Sample>,
    /// For each situation and group: early, late.
    patterns: Vec<[Learned; 2]>,
    used: Vec<bool>,
    common: [[[Learned; COMMON]; 2]; SITUATIONS],
    options: Training,
}

impl Trainer {
    /// A trainer for positions in blocks; `None` if patterns do not fit the board.
    pub fn new(
        rules: &Ruleset,
        blocks: &[Vec<LabelledPosition>],
        options: Training,
    ) -> Option<Self> {
        let windows = Windows::new(&rules.board)?;
        let SharedPlaces { group: groups, count } = SharedPlaces::new(&windows);
        let (mut training, mut validation) = (Vec::new(), Vec::new());
        for (number, block) in blocks.iter().enumerate() {
            let checked = number % VALIDATION == VALIDATION - 1;
            let samples = if checked { &mut validation } else { &mut training };
            samples.extend(block.iter().filter_map(|position| sample(rules, position, options)));
        }
        let mut trainer = Self {
            windows,
            groups,
            count,
            training,
            validation,
            patterns: vec![Default::default(); SITUATIONS * count],
            used: Vec::new(),
            common: Default::default(),
            options,
        };
        let mut times = vec![0; SITUATIONS * trainer.count];
        for sample in &trainer.training {
            trainer.each_group(sample, |group| times[group] += 1_u64);
        }
        trainer.used = times.into_iter().map(|times| times >= options.least.max(1)).collect();
        let tuned = Weights::TUNED;
        for situation in &mut trainer.common {
            for (phase, weights) in situation.iter_mut().zip([tuned.early, tuned.late]) {
                let first = [weights[0], weights[1], weights[6]];
                for (learned, (weight, size)) in phase.iter_mut().zip(first.iter().zip(SIZES)) {
                    learned.weight = f64::from(*weight) / f64::from(Weights::SCALE) * size;
                    learned.squares = 1e-8;
                }
            }
        }
        Some(trainer)
    }

    /// Calls `each` with the group of every pattern.
    #[inline]
    fn each_group(&self, sample: &Sample, mut each: impl FnMut(usize)) {
        let first = sample.situation * self.count;
        self.windows.each(sample.own, sample.enemy, |place| {
            each(first + self.groups[place & (PLACES - 1)] as usize);
        });
    }

    /// The value of a position.
    fn value(&self, sample: &Sample) -> f64 {
        let mut phases = [0.0; 2];
        self.each_group(sample, |group| {
            if self.used[group] {
                let [early, late] = &self.patterns[group];
                phases[0] += early.weight;
                phases[1] += late.weight;
            }
        });
        let (inputs, _) = common_inputs(sample.own, sample.enemy);
        for (phase, weights) in phases.iter_mut().zip(&self.common[sample.situation]) {
            for (weight, (input, size)) in weights.iter().zip(inputs.into_iter().zip(SIZES)) {
                *phase += weight.weight * f64::from(input) / size;
            }
        }
        phases[0] * sample.full + phases[1] * (1.0 - sample.full)
    }

    /// Uses every position once. Returns the losses after it.
    pub fn epoch(&mut self, number: u64) -> Losses {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.options.seed ^ number << 32);
        let done = number as f64 / self.options.epochs.max(1) as f64;
        let step = STEP
            * if done < 0.5 {
                1.0
            } else if done < 0.8 {
                0.35
            } else {
                0.125
            };
        let mut order: Vec<u32> = (0..self.training.len() as u32).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, rng.random_range(0..=last));
        }
        let mut loss = 0.0;
        let mut changed = Vec::new();
        for batch in order.chunks(BATCH) {
            for &at in batch {
                let sample = &self.training[at as usize];
                let chance = chance(self.value(sample));
                loss += surprise(sample.target, chance);
                let miss = chance - sample.target;
                let miss = [miss * sample.full, miss * (1.0 - sample.full)];
                let first = sample.situation * self.count;
                let (groups, used, patterns) = (&self.groups, &self.used, &mut self.patterns);
                self.windows.each(sample.own, sample.enemy, |place| {
                    let group = first + groups[place & (PLACES - 1)] as usize;
                    if used[group] {
                        if patterns[group][0].gradient == 0.0 && patterns[group][1].gradient == 0.0
                        {
                            changed.push(group);
                        }
                        patterns[group][0].gradient += miss[0];
                        patterns[group][1].gradient += miss[1];
                    }
                });
                let (inputs, _) = common_inputs(sample.own, sample.enemy);
                for (weights, miss) in self.common[sample.situation].iter_mut().zip(miss) {
                    for (weight, (input, size)) in
                        weights.iter_mut().zip(inputs.into_iter().zip(SIZES))
                    {
                        weight.gradient += miss * f64::from(input) / size;
                    }
                }
            }
            for group in changed.drain(..) {
                for learned in &mut self.patterns[group] {
                    learned.squares += learned.gradient * learned.gradient;
                    learned.weight -= step * learned.gradient / (learned.squares + 4.0).sqrt();
                    learned.gradient = 0.0;
                }
            }
            for learned in self.common.as_flattened_mut().as_flattened_mut() {
                let gradient = learned.gradient / batch.len() as f64;
                learned.squares = 0.99 * learned.squares + 0.01 * gradient * gradient;
                learned.weight -= step * 0.1 * gradient / learned.squares.sqrt();
                learned.gradient = 0.0;
            }
        }
        let training = loss / self.training.len().max(1) as f64;
        Losses { training, validation: self.validate(&|sample| self.value(sample)) }
    }

    /// The losses of an evaluation of the positions kept for validation.
    fn validate(&self, value: &dyn Fn(&Sample) -> f64) -> [f64; SITUATIONS] {
        let mut sums = [(0.0, 0); SITUATIONS];
        for sample in &self.validation {
            let (sum, number) = &mut sums[sample.situation];
            *sum += surprise(sample.target, chance(value(sample)));
            *number += 1;
        }
        sums.map(|(sum, number)| sum / f64::from(number.max(1)))
    }

    /// The losses of whole-numbered values, given for own stones, the other side's, and whether the side to
    /// move must capture.
    pub fn check(&self, value: impl Fn(u64, u64, bool) -> i32) -> [f64; SITUATIONS] {
        self.validate(&|sample| f64::from(value(sample.own, sample.enemy, sample.situation > 0)))
    }

    /// The learned weights in whole numbers.
    pub fn weights(&self) -> RawWeights {
        let whole = |group: usize| -> PatternWeights {
            if !self.used[group] {
                return [0; 2];
            }
            self.patterns[group].map(|learned| {
                (learned.weight / f64::from(UNIT)).round().clamp(-127.0, 127.0) as i8
            })
        };
        let patterns = std::array::from_fn(|situation| {
            (0..self.count).map(|group| whole(situation * self.count + group)).collect()
        });
        let common = self.common.map(|phases| {
            phases.map(|weights| {
                std::array::from_fn(|i| {
                    let weight: f64 = weights[i].weight / SIZES[i];
                    (weight * f64::from(COMMON_SCALE)).round() as i32
                })
            })
        });
        RawWeights { common, patterns }
    }
}

fn sample(rules: &Ruleset, position: &LabelledPosition, options: Training) -> Option<Sample> {
    let LabelledPosition { own, enemy, value, half_points } = *position;
    let stones = [PointSet(own), PointSet(enemy)];
    let position = Position::new(rules, stones, Side::White, 0, 9, None).ok()?;
    let value = f64::from(value).clamp(-MOST, MOST);
    let results = options.results.min(100) as f64 / 100.0;
    let target = half_points.map_or(chance(value), |points| {
        results * f64::from(points) / 2.0 + (1.0 - results) * chance(value)
    });
    let half = half_of(rules);
    let (_, stones) = common_inputs(own, enemy);
    let full = f64::from(stones.min(half) * FULL / half) / f64::from(FULL);
    let situation = usize::from(generate::has_capture(rules, &position));
    Some(Sample { own, enemy, target, situation, full })
}

fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value / ODDS).exp())
}

/// The cross-entropy of a prediction, less that of the best one.
fn surprise(target: f64, chance: f64) -> f64 {
    let part = |target: f64, chance: f64| {
        if target <= 0.0 { 0.0 } else { target * (target / chance.max(1e-12)).ln() }
    };
    part(target, chance) + part(1.0 - target, 1.0 - chance)
}
