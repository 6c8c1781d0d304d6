//! The turns of a link: as indices of effects, or step by step.

use super::ParseLinkError;
use super::bits::{LinkBitReader, LinkBitWriter};
use crate::generate::{Effect, Generator, TurnFinder};
use crate::{Chain, Record, Ruleset, Step, Turn};

/// The number of chains and states that may be followed to read the turns of one link.
const MOST_WORK: usize = 1 << 24;

/// Writes each turn as its index in the sorted list of effects. Returns `false` if the effects of a
/// position are too many; what was written then has no meaning.
pub(super) fn push_effects(bits: &mut LinkBitWriter, record: &Record) -> bool {
    let rules = record.rules();
    let mut generator = Generator::new(rules);
    let mut list = Vec::new();
    let mut position = *record.start();
    for turn in record.turns() {
        list.clear();
        if !generator.append(rules, &position, &mut list) {
            return false;
        }
        list.sort_unstable();
        let effect = Effect::of(turn);
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
        let (generator, finder) = (Generator::new(rules), TurnFinder::default());
        Self { generator, finder, list: Vec::new(), work: 0 }
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::notation::read_turn;
    use crate::variant::shipped;

    /// A game of Tsivy, the bits of its first turn, a capture, and the work of listing the turns there.
    fn first_turn() -> (Record, Vec<u8>, usize) {
        let rules = shipped::variant("tsivy").unwrap().rules.clone();
        let start = Record::new(rules.clone());
        let mut played = start.clone();
        played.play(&read_turn(&rules, played.position(), "f2-e3A").unwrap()).unwrap();
        let mut bits = LinkBitWriter::default();
        assert!(push_effects(&mut bits, &played));
        let mut generator = Generator::new(&rules);
        generator.append(&rules, start.position(), &mut Vec::new());
        (start, bits.into_bytes(), generator.followed())
    }

    #[test]
    fn the_work_of_listing_and_of_finding_turns_is_bounded_together() {
        let (start, bytes, listed) = first_turn();
        assert!(listed > 1);
        let take =
            |reader: &mut EffectReader| reader.take(&mut LinkBitReader::new(&bytes), &start, 7);
        let mut reader = EffectReader::new(start.rules());
        let turn = take(&mut reader).unwrap();
        assert!(!turn.captured.is_empty());
        assert_eq!(reader.work, listed);
        let found = reader.finder.followed();
        assert!(found > 1, "{found}");
        // Exactly the most work is allowed, and one more is not.
        reader.work = MOST_WORK - listed - found;
        assert_eq!(take(&mut reader), Ok(turn.clone()));
        assert_eq!(reader.finder.followed(), 2 * found);
        reader.work = MOST_WORK - listed - 2 * found + 1;
        assert_eq!(take(&mut reader), Err(ParseLinkError::TooManyTurns { number: 7 }));
        reader.work = 2 * MOST_WORK;
        assert_eq!(take(&mut reader), Err(ParseLinkError::TooManyTurns { number: 7 }));
    }

    #[test]
    fn a_position_with_too_many_turns_is_refused() {
        // Points may be revisited, so there are very many ways.
        let text = include_str!("../../../tests/explosive/start-free-8x8.ron");
        let rules = text.parse::<Variant>().unwrap().rules;
        let record = Record::new(rules);
        let mut reader = EffectReader::new(record.rules());
        let read = reader.take(&mut LinkBitReader::new(&[0; 8]), &record, 3);
        assert_eq!(read, Err(ParseLinkError::TooManyTurns { number: 3 }));
    }
}
