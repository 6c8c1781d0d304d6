//! Learns the weights of patterns from labelled positions, by gradient descent in mini-batches.

use super::LabelledPosition;
use fanorona_engine::evaluate::patterns::{
    ACTIVE, COMMON, COMMON_SCALE, CommonWeights, HIDDEN, PHASES, PLACES, PatternWeights,
    RawWeights, SITUATIONS, SUMS, SharedPlaces, UNIT, Windows, common_inputs, half_of,
};
use fanorona_engine::evaluate::{FULL, Weights};
use fanorona_rules::{PointSet, Position, Ruleset, Side, generate};
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
/// The first steps of hidden units; later ones are smaller.
const HIDDEN_STEP: f64 = 0.08;
/// The greatest first weight of a hidden unit in a pattern, and the greatest first worth of a hidden unit.
const FIRST: [f64; 2] = [0.02, 30.0];
/// What the sum of a hidden unit begins with at first.
const FIRST_SUM: f64 = 0.3;
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

/// The mean excess log loss of positions, in nats beyond that of a perfect prediction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// Of the positions that were learned from.
    pub training: f64,
    /// Of others, where nothing can be captured and where the side to move must capture.
    pub validation: [f64; SITUATIONS],
}

/// A position with what is to be learned.
struct TargetPosition {
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

/// The learned numbers of a situation that do not depend on patterns, as in [`CommonWeights`].
#[derive(Clone, Copy, Default)]
struct LearnedCommon {
    inputs: [[Learned; COMMON]; PHASES],
    begin: [Learned; HIDDEN],
    hidden: [[Learned; HIDDEN]; PHASES],
}

/// Learns weights.
pub(super) struct Trainer {
    windows: Windows,
    groups: Box<[u32]>,
    count: usize,
    training: Vec<TargetPosition>,
    validation: Vec<TargetPosition>,
    /// For each situation and group: the phases, the hidden units.
    patterns: Vec<[Learned; SUMS]>,
    used: Vec<bool>,
    common: [LearnedCommon; SITUATIONS],
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
        trainer.begin();
        Some(trainer)
    }

    /// Sets the first weights: those of the evaluation by hand, and random ones of hidden units.
    fn begin(&mut self) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.options.seed);
        let mut random = |most: f64| (rng.random::<f64>() * 2.0 - 1.0) * most;
        for pattern in &mut self.patterns {
            for hidden in &mut pattern[PHASES..] {
                hidden.weight = random(FIRST[0]);
            }
        }
        let tuned = Weights::TUNED;
        for LearnedCommon { inputs, begin, hidden } in &mut self.common {
            for (phase, weights) in inputs.iter_mut().zip([tuned.early, tuned.late]) {
                let first = [weights[0], weights[1], weights[6]];
                for (learned, (weight, size)) in phase.iter_mut().zip(first.iter().zip(SIZES)) {
                    learned.weight = f64::from(*weight) / f64::from(Weights::SCALE) * size;
                    learned.squares = 1e-8;
                }
            }
            begin.fill(Learned { weight: FIRST_SUM, ..Learned::default() });
            for learned in hidden.as_flattened_mut() {
                learned.weight = random(FIRST[1]);
            }
        }
    }

    /// Calls `each` with the group of every pattern.
    #[inline]
    fn each_group(&self, sample: &TargetPosition, mut each: impl FnMut(usize)) {
        let first = sample.situation * self.count;
        self.windows.each(sample.own, sample.enemy, |place| {
            each(first + self.groups[place & (PLACES - 1)] as usize);
        });
    }

    /// The value of a position, and its hidden units.
    fn value(&self, sample: &TargetPosition) -> (f64, [f64; HIDDEN]) {
        let common = &self.common[sample.situation];
        let mut sums = [0.0; SUMS];
        for (sum, begin) in sums[PHASES..].iter_mut().zip(&common.begin) {
            *sum = begin.weight;
        }
        self.each_group(sample, |group| {
            if self.used[group] {
                for (sum, learned) in sums.iter_mut().zip(&self.patterns[group]) {
                    *sum += learned.weight;
                }
            }
        });
        let [early, late, hidden @ ..] = sums;
        let mut phases = [early, late];
        let (inputs, _) = common_inputs(sample.own, sample.enemy);
        for (phase, value) in phases.iter_mut().enumerate() {
            let weights = common.inputs[phase].iter();
            for (weight, (input, size)) in weights.zip(inputs.into_iter().zip(SIZES)) {
                *value += weight.weight * f64::from(input) / size;
            }
            for (weight, hidden) in common.hidden[phase].iter().zip(hidden) {
                *value += weight.weight * hidden.clamp(0.0, 1.0);
            }
        }
        (phases[0] * sample.full + phases[1] * (1.0 - sample.full), hidden)
    }

    /// Adds what one position says about its weights. Patterns without a gradient until now go into `changed`.
    fn add_gradients(
        &mut self,
        at: usize,
        miss: f64,
        hidden: [f64; HIDDEN],
        changed: &mut Vec<usize>,
    ) {
        let sample = &self.training[at];
        let miss = [miss * sample.full, miss * (1.0 - sample.full)];
        let common = &mut self.common[sample.situation];
        let mut gradients = [0.0; SUMS];
        gradients[..PHASES].copy_from_slice(&miss);
        for (unit, &sum) in hidden.iter().enumerate() {
            let of_phase = |phase: usize| miss[phase] * common.hidden[phase][unit].weight / ODDS;
            if 0.0 < sum && sum < 1.0 {
                gradients[PHASES + unit] = of_phase(0) + of_phase(1);
            }
        }
        let (inputs, _) = common_inputs(sample.own, sample.enemy);
        for (phase, miss) in miss.into_iter().enumerate() {
            let weights = common.inputs[phase].iter_mut();
            for (weight, (input, size)) in weights.zip(inputs.into_iter().zip(SIZES)) {
                weight.gradient += miss * f64::from(input) / size;
            }
            for (weight, sum) in common.hidden[phase].iter_mut().zip(hidden) {
                weight.gradient += miss * sum.clamp(0.0, 1.0);
            }
        }
        for (begin, gradient) in common.begin.iter_mut().zip(&gradients[PHASES..]) {
            begin.gradient += gradient;
        }
        let first = sample.situation * self.count;
        let (groups, used, patterns) = (&self.groups, &self.used, &mut self.patterns);
        self.windows.each(sample.own, sample.enemy, |place| {
            let group = first + groups[place & (PLACES - 1)] as usize;
            if used[group] {
                let pattern = &mut patterns[group];
                if pattern.iter().all(|learned| learned.gradient == 0.0) {
                    changed.push(group);
                }
                for (learned, gradient) in pattern.iter_mut().zip(gradients) {
                    learned.gradient += gradient;
                }
            }
        });
    }

    /// Moves the weights against their gradients of a batch.
    fn step(&mut self, step: f64, batch: usize, changed: &mut Vec<usize>) {
        for group in changed.drain(..) {
            let (phases, hidden) = self.patterns[group].split_at_mut(PHASES);
            for learned in phases {
                learned.step(STEP * step, 4.0);
            }
            for learned in hidden {
                learned.step(HIDDEN_STEP * step, 0.04);
            }
        }
        for LearnedCommon { inputs, begin, hidden } in &mut self.common {
            for learned in inputs.as_flattened_mut() {
                learned.step_common(STEP * 0.1 * step, batch);
            }
            for learned in begin {
                learned.step_common(HIDDEN_STEP * 0.1 * step, batch);
            }
            for learned in hidden.as_flattened_mut() {
                learned.step_common(STEP * 0.1 * step, batch);
            }
        }
    }

    /// Uses every position once. Returns the losses after it.
    pub fn epoch(&mut self, number: u64) -> Losses {
        let step = pace(number, self.options.epochs);
        let order = order(self.options.seed, number, self.training.len() as u32);
        let mut loss = 0.0;
        let mut changed = Vec::new();
        for batch in order.chunks(BATCH) {
            for &at in batch {
                let sample = &self.training[at as usize];
                let (value, hidden) = self.value(sample);
                let chance = chance(value);
                loss += surprise(sample.target, chance);
                let miss = chance - sample.target;
                self.add_gradients(at as usize, miss, hidden, &mut changed);
            }
            self.step(step, batch.len(), &mut changed);
        }
        let training = loss / self.training.len().max(1) as f64;
        Losses { training, validation: self.validate(&|sample| self.value(sample).0) }
    }

    /// The losses of an evaluation of the positions kept for validation.
    fn validate(&self, value: &dyn Fn(&TargetPosition) -> f64) -> [f64; SITUATIONS] {
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
                return [0; SUMS];
            }
            let mut sum = 0;
            self.patterns[group].map(|learned| {
                let unit = if sum < PHASES { 1.0 / f64::from(UNIT) } else { f64::from(ACTIVE) };
                sum += 1;
                (learned.weight * unit).round().clamp(-127.0, 127.0) as i8
            })
        };
        let patterns = std::array::from_fn(|situation| {
            (0..self.count).map(|group| whole(situation * self.count + group)).collect()
        });
        let scale = f64::from(COMMON_SCALE);
        let common = self.common.map(|LearnedCommon { inputs, begin, hidden }| CommonWeights {
            inputs: inputs.map(|weights| {
                std::array::from_fn(|i| (weights[i].weight / SIZES[i] * scale).round() as i32)
            }),
            begin: begin.map(|learned| (learned.weight * f64::from(ACTIVE)).round() as i16),
            hidden: hidden.map(|weights| {
                weights.map(|learned| (learned.weight / f64::from(ACTIVE) * scale).round() as i16)
            }),
        });
        RawWeights { common, patterns }
    }
}

impl Learned {
    /// A step of Adagrad: the more has been learned about a weight, the smaller. `calm` keeps the first ones small.
    fn step(&mut self, step: f64, calm: f64) {
        self.squares += self.gradient * self.gradient;
        self.weight -= step * self.gradient / (self.squares + calm).sqrt();
        self.gradient = 0.0;
    }

    /// A step in relation to the gradients of late (`RMSprop`), for weights that every position has.
    fn step_common(&mut self, step: f64, batch: usize) {
        let gradient = self.gradient / batch as f64;
        self.squares = 0.99 * self.squares + 0.01 * gradient * gradient;
        self.weight -= step * gradient / (self.squares + 1e-12).sqrt();
        self.gradient = 0.0;
    }
}

/// The size of steps in an epoch, relative to the first.
fn pace(number: u64, epochs: u64) -> f64 {
    let done = number as f64 / epochs.max(1) as f64;
    if done < 0.5 {
        1.0
    } else if done < 0.8 {
        0.35
    } else {
        0.125
    }
}

/// A random order of this many positions, another one for each epoch.
fn order(seed: u64, number: u64, positions: u32) -> Vec<u32> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ number << 32);
    let mut order: Vec<u32> = (0..positions).collect();
    for last in (1..order.len()).rev() {
        order.swap(last, rng.random_range(0..=last));
    }
    order
}

/// A position with what is to be learned of it; `None` if it is none of these rules.
fn sample(
    rules: &Ruleset,
    position: &LabelledPosition,
    options: Training,
) -> Option<TargetPosition> {
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
    Some(TargetPosition { own, enemy, target, situation, full })
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

#[cfg(test)]
mod tests;
