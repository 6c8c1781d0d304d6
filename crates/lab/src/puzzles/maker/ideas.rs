//! Ideas: turns grouped by their first steps.

use fanorona_rules::generate::{self, Counting, Effect};
use fanorona_rules::{CaptureKind, Point, Position, Ruleset};
use std::collections::HashMap;
use std::ops::ControlFlow;

/// The greatest number of chains of a position that is looked at.
const MOST_CHAINS: usize = 20_000;

/// The effects of a position with the ideas that they belong to. An idea is a first step: a stone, the
/// point it goes to, and the kind of capture. Chains of different ideas can have the same effect.
#[derive(Clone, Debug)]
pub(super) struct Ideas {
    /// Each effect, sorted, with a bit for each first step that leads to it.
    effects: Vec<(Effect, u128)>,
}

impl Ideas {
    /// The ideas of a position; `None` if it has too many chains or first steps.
    pub fn of(rules: &Ruleset, position: &Position) -> Option<Self> {
        let mut first_steps: Vec<(Point, Point, Option<CaptureKind>)> = Vec::new();
        let mut ideas: HashMap<Effect, u128> = HashMap::new();
        let mut chains = 0;
        let found =
            generate::try_for_each_turn(rules, position, Counting::Sequences, |steps, captured| {
                chains += 1;
                let first = (steps[0].from, steps[0].to, steps[0].kind);
                let index =
                    first_steps.iter().position(|&step| step == first).unwrap_or_else(|| {
                        first_steps.push(first);
                        first_steps.len() - 1
                    });
                if chains > MOST_CHAINS || index >= 128 {
                    return ControlFlow::Break(());
                }
                let (from, to) = (first.0, steps[steps.len() - 1].to);
                *ideas.entry(Effect { from, to, captured }).or_default() |= 1 << index;
                ControlFlow::Continue(())
            });
        if found.is_break() {
            return None;
        }
        let mut effects: Vec<_> = ideas.into_iter().collect();
        effects.sort_unstable();
        Some(Self { effects })
    }

    /// All effects, sorted.
    pub fn effects(&self) -> impl Iterator<Item = Effect> + '_ {
        self.effects.iter().map(|&(effect, _)| effect)
    }

    /// The number of effects.
    pub fn len(&self) -> usize {
        self.effects.len()
    }

    /// The other effects that share a first step with this one, and those that do not.
    pub fn split(&self, best: Effect) -> (Vec<Effect>, Vec<Effect>) {
        let idea = self.first_steps(best);
        let others = self.effects.iter().filter(|(effect, _)| *effect != best);
        let (same, other): (Vec<_>, Vec<_>) = others.partition(|(_, steps)| steps & idea != 0);
        let effects = |list: Vec<&(Effect, u128)>| list.iter().map(|(effect, _)| *effect).collect();
        (effects(same), effects(other))
    }

    /// Whether one first step leads to all these effects.
    pub fn are_one(&self, effects: &[Effect]) -> bool {
        effects.iter().fold(u128::MAX, |all, &effect| all & self.first_steps(effect)) != 0
    }

    fn first_steps(&self, effect: Effect) -> u128 {
        let found = self.effects.binary_search_by_key(&effect, |&(effect, _)| effect);
        found.map_or(0, |index| self.effects[index].1)
    }
}
