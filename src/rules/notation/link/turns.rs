//! The turns of a link: as indices of effects, or step by step.

use super::ParseLinkError;
use super::bits::{LinkBitReader, LinkBitWriter};
use crate::rules::generate::{Effect, GenerationLimit, Generator, TurnFinder};
use crate::rules::{Chain, Record, Ruleset, Step, Turn};

/// The number of chains and states that may be followed to read the turns of one link.
const MOST_WORK: usize = 1 << 24;

/// Writes each turn as its index in the sorted list of effects. Returns `false` if the effects of a
/// position are too many; what was written then has no meaning.
pub(super) fn push_effects(bits: &mut LinkBitWriter, record: &Record) -> bool {
    let rules = record.rules();
    // No more than what is always found.
    let limit = GenerationLimit { states: 0, effects: 0 };
    let mut generator = Generator::new(rules);
    let mut list = Vec::new();
    let mut position = *record.start();
    for turn in record.turns() {
        list.clear();
        if !generator.append_within(rules, &position, limit, &mut || true, &mut list) {
            return false;
        }
        list.sort_unstable();
        let effect = Effect { from: turn.from, to: turn.to(), captured: turn.captured };
        let index = list.iter().position(|&other| other == effect).unwrap_or_default();
        bits.push(index, width(list.len()));
        position = position.play_unchecked(rules, turn);
    }
    true
}

/// Writes the number of steps of each turn, and each step as its index in the sorted list of legal
/// steps.
pub(super) fn push_steps(bits: &mut LinkBitWriter, record: &Record) {
    let rules = record.rules();
    let mut position = *record.start();
    for turn in record.turns() {
        bits.push_number(turn.steps.len());
        let mut chain = Chain::new(position);
        for step in &turn.steps {
            let list = next_steps(&chain, rules);
            let index = list.iter().position(|other| other == step).unwrap_or_default();
            bits.push(index, width(list.len()));
            // Legal, because it is a step of the record.
            let _ = chain.push(rules, step.from, step.to, step.kind);
        }
        position = position.play_unchecked(rules, turn);
    }
}

/// Reads turns that [`push_effects`] wrote.
pub(super) struct EffectReader {
    generator: Generator,
    finder: TurnFinder,
    list: Vec<Effect>,
    work: usize,
}

impl EffectReader {
    /// A reader for games of these rules.
    pub fn new(rules: &Ruleset) -> Self {
        let generator = Generator::new(rules);
        Self { generator, finder: TurnFinder::new(), list: Vec::new(), work: 0 }
    }

    /// The next turn, which has this number.
    ///
    /// # Errors
    /// The data ends, there is no such effect, or the effects are too many.
    pub fn take(
        &mut self,
        data: &mut LinkBitReader<'_>,
        record: &Record,
        number: usize,
    ) -> Result<Turn, ParseLinkError> {
        let (rules, position) = (record.rules(), record.position());
        self.list.clear();
        let all = self.generator.append(rules, position, &mut self.list);
        self.work += self.generator.followed();
        if !all || self.work + self.finder.followed() > MOST_WORK {
            return Err(ParseLinkError::TooManyTurns { number });
        }
        self.list.sort_unstable();
        let index = data.take(width(self.list.len())).ok_or(ParseLinkError::Damaged)?;
        let effect = self.list.get(index).ok_or(ParseLinkError::Turn { number })?;
        let turn = self.finder.turn_with(rules, position, *effect);
        turn.ok_or(ParseLinkError::Turn { number })
    }
}

/// Reads a turn that [`push_steps`] wrote; `None` if there is no such turn.
pub(super) fn take_steps(data: &mut LinkBitReader<'_>, record: &Record) -> Option<Turn> {
    let rules = record.rules();
    let mut chain = Chain::new(*record.position());
    for _ in 0..data.number()? {
        let list = next_steps(&chain, rules);
        let step = list.get(data.take(width(list.len()))?)?;
        chain.push(rules, step.from, step.to, step.kind).ok()?;
    }
    chain.finish(rules).ok()
}

/// The legal next steps, sorted.
fn next_steps(chain: &Chain, rules: &Ruleset) -> Vec<Step> {
    let mut steps = chain.next_steps(rules);
    steps.sort_unstable_by_key(|step| (step.from, step.to, step.kind.map(|kind| kind as u8)));
    steps
}

/// The number of bits of an index into a list of this length.
const fn width(length: usize) -> u32 {
    match length.saturating_sub(1).checked_ilog2() {
        Some(bits) => bits + 1,
        None => 0,
    }
}
