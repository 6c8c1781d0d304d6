//! The graph of all positions that the opponent of a strategy can reach.

use super::ProofCheckError;
use fanorona_rules::generate::Generator;
use fanorona_rules::{Position, Ruleset, Side};
use std::collections::{HashMap, VecDeque};

/// The greatest number of positions: some gigabytes.
const MOST: usize = 30_000_000;

/// What makes two positions the same: White's and Black's stones, and in bits the side to move, the
/// handicapped side and whether a first turn is limited. Counters are not part of it.
type Identity = (u64, u64, u8);

/// Chooses a turn by its number: from a position, the positions after its turns, and whether the walk has
/// already come to a position.
pub(super) type Choice<'a> =
    &'a mut dyn FnMut(&Position, &[Position], &dyn Fn(&Position) -> bool) -> Option<u32>;

/// The positions that were reached, in the order in which they were found.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// The chosen turns.
    pub turns: Vec<u32>,
    /// Where the edges of each position begin.
    first: Vec<usize>,
    edges: Vec<Edge>,
}

/// A turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The number of the position after it.
    pub to: u32,
    /// Whether it captures.
    pub captures: bool,
}

/// Walks under one rule set.
pub(super) struct Walker {
    /// Without a limit of quiet turns and without claims.
    rules: Ruleset,
    generator: Generator,
}

impl Walker {
    /// Walks under these rules, with captures enforced and without their limit of quiet turns.
    pub fn new(rules: &Ruleset) -> Self {
        let mut rules = rules.with_captures_enforced().into_owned();
        rules.switches.quiet_limit = None;
        Self { generator: Generator::new(&rules), rules }
    }

    /// Follows all turns of the opponent, and of `side` those that are chosen.
    ///
    /// # Errors
    /// A game ends against `side`, or undecided if it `wins`; no turn is chosen where there has to
    /// be one; there are too many turns or positions.
    pub fn walk(
        &mut self,
        start: &Position,
        side: Side,
        wins: bool,
        choose: Choice<'_>,
    ) -> Result<Walk, ProofCheckError> {
        let Self { rules, generator } = self;
        let rules = &*rules;
        let start = start.with_quiet(0);
        let mut numbers = HashMap::from([(identity(rules, &start), 0)]);
        let mut open = VecDeque::from([start]);
        let mut walk = Walk::default();
        let (mut effects, mut after) = (Vec::new(), Vec::new());
        while let Some(position) = open.pop_front() {
            walk.first.push(walk.edges.len());
            if let Some(outcome) = position.outcome(rules) {
                let fits = outcome.winner().map_or(!wins, |winner| winner == side);
                if fits {
                    continue;
                }
                return Err(ProofCheckError::End(position));
            }
            effects.clear();
            if !generator.append(rules, &position, &mut effects) {
                return Err(ProofCheckError::Chains(position));
            }
            effects.sort_unstable();
            after.clear();
            after.extend(effects.iter().map(|effect| {
                position.moved(rules, effect.from, effect.to, effect.captured).with_quiet(0)
            }));
            let mut followed = 0..effects.len();
            if position.side() == side {
                let known = |position: &Position| numbers.contains_key(&identity(rules, position));
                let turn = choose(&position, &after, &known).ok_or(ProofCheckError::Turns)?;
                let index = turn as usize;
                if index >= effects.len() {
                    return Err(ProofCheckError::Turn(position));
                }
                walk.turns.push(turn);
                followed = index..index + 1;
            }
            for index in followed {
                let next = numbers.len();
                let to = *numbers.entry(identity(rules, &after[index])).or_insert(next as u32);
                if to as usize == next {
                    open.push_back(after[index]);
                }
                let captures = !effects[index].captured.is_empty();
                walk.edges.push(Edge { to, captures });
            }
            if numbers.len() > MOST {
                return Err(ProofCheckError::Positions);
            }
        }
        Ok(walk)
    }
}

impl Walk {
    /// The number of positions.
    pub const fn positions(&self) -> usize {
        self.first.len()
    }

    /// The turns from a position; none if the game is over there.
    pub(super) fn edges(&self, number: usize) -> &[Edge] {
        let end = self.first.get(number + 1).copied().unwrap_or(self.edges.len());
        &self.edges[self.first[number]..end]
    }
}

fn identity(rules: &Ruleset, position: &Position) -> Identity {
    let mut state = u8::from(position.side() == Side::Black);
    state |= position.handicapped().map_or(0, |side| 2 + 2 * side as u8);
    state |= u8::from(position.first_turn_is_bound(rules)) << 3;
    (position.stones(Side::White).0, position.stones(Side::Black).0, state)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::notation::read_position;
    use fanorona_rules::variant::shipped;

    #[test]
    fn positions_that_differ_in_one_thing_are_not_the_same() {
        let rematch = &shipped::variant("tumicarona-rematch").unwrap().rules;
        let stones = Side::BOTH.map(|side| Position::start(rematch).stones(side));
        let mut all = Vec::new();
        for side in Side::BOTH {
            for handicapped in [None, Some(Side::White), Some(Side::Black)] {
                let position = Position::new(rematch, stones, side, 0, 2, handicapped).unwrap();
                assert_eq!(position.handicapped(), handicapped);
                assert_eq!(
                    identity(rematch, &position),
                    identity(rematch, &position.with_quiet(3))
                );
                all.push(identity(rematch, &position));
            }
        }
        let telo = &shipped::variant("telo").unwrap().rules;
        for text in ["B2/3/W2 w 0 9", "W2/3/B2 w 0 9", "B2/3/1W1 w 0 9"] {
            all.push(identity(telo, &read_position(telo, text).unwrap()));
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        // A first turn that is limited to one step.
        let single = shipped::all().iter().find_map(|variant| {
            let start = Position::start(&variant.rules);
            start.first_turn_is_bound(&variant.rules).then_some((&variant.rules, start))
        });
        let (single, start) = single.unwrap();
        let stones = Side::BOTH.map(|side| start.stones(side));
        let [first, later] = [1, 2].map(|number| {
            let handicapped = start.handicapped();
            let position = Position::new(single, stones, start.side(), 0, number, handicapped);
            identity(single, &position.unwrap())
        });
        assert_ne!(first, later);
    }
}
