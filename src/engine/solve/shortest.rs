//! The shortest win: depth by depth, below what is already proved.

use super::attack::{Attack, Frame};
use super::key::Key;
use crate::rules::Position;
use crate::rules::generate::{Effect, Generator};
use std::collections::HashMap;

/// Looks for wins within a number of turns.
///
/// Repetition needs no care here: a shortest win never stands in a position twice.
pub(super) struct Shortest<'a, 'b> {
    frame: &'a Frame<'a>,
    attack: &'b mut Attack<'a>,
    /// By name: the fewest turns known to win, and the most known not to.
    known: HashMap<Key, (u16, u16)>,
    generator: Generator,
    nodes: u64,
    most_nodes: u64,
}

/// The means are spent.
struct Spent;

impl<'a, 'b> Shortest<'a, 'b> {
    /// Looks for the wins of an attack at the cost of so many positions at most.
    pub fn new(frame: &'a Frame<'a>, attack: &'b mut Attack<'a>, most_nodes: u64) -> Self {
        let generator = Generator::new(frame.rules);
        Self { frame, attack, known: HashMap::new(), generator, nodes: 0, most_nodes }
    }

    /// The positions visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The fewest turns in which the attacker forces a win, if that is found with the means.
    /// There is a win within `bound` turns.
    pub fn fewest(&mut self, position: &Position, bound: u16) -> Option<u16> {
        // The attacker makes the last turn, so every second number is out of the question.
        let first = if position.side() == self.attack.attacker() { 1 } else { 2 };
        for turns in (first..=bound).step_by(2) {
            match self.wins(position, turns) {
                Ok(true) => return Some(turns),
                Ok(false) => {}
                Err(Spent) => return None,
            }
        }
        None
    }

    /// A line in which the attacker wins as soon as it can, and its opponent holds out as long.
    pub fn line(&mut self, position: &Position, turns: u16) -> Option<Vec<Effect>> {
        let mut position = *position;
        let mut line = Vec::with_capacity(usize::from(turns));
        self.most_nodes = self.most_nodes.saturating_mul(2);
        for left in (0..turns).rev() {
            let attacking = position.side() == self.attack.attacker();
            let mut next = None;
            for (effect, child) in self.after(&position) {
                let fits = if attacking {
                    self.wins(&child, left).ok()?
                } else {
                    left < 2 || !self.wins(&child, left - 2).ok()?
                };
                if fits {
                    next = Some((effect, child));
                    break;
                }
            }
            let (effect, child) = next?;
            line.push(effect);
            position = child;
        }
        Some(line)
    }

    /// Does the attacker win within so many turns?
    fn wins(&mut self, position: &Position, turns: u16) -> Result<bool, Spent> {
        if let Some(won) = self.attack.decided(position) {
            return Ok(won);
        }
        if turns == 0 {
            return Ok(false);
        }
        let key = self.attack.key(position);
        let (enough, short) = self.known.get(&key).copied().unwrap_or((u16::MAX, 0));
        if turns >= enough || turns <= short {
            return Ok(turns >= enough);
        }
        self.nodes += 1;
        if self.nodes > self.most_nodes || !self.attack.may_go_on(self.nodes) {
            self.most_nodes = 0;
            return Err(Spent);
        }
        let attacking = position.side() == self.attack.attacker();
        let mut wins = !attacking;
        for (_, child) in self.after(position) {
            if self.wins(&child, turns - 1)? == attacking {
                wins = attacking;
                break;
            }
        }
        let known = if wins { (turns, short) } else { (enough, turns) };
        self.known.insert(key, known);
        Ok(wins)
    }

    /// The positions one turn away, those with most captures first.
    fn after(&mut self, position: &Position) -> Vec<(Effect, Position)> {
        let rules = self.frame.rules;
        let mut effects = Vec::new();
        self.generator.append(rules, position, &mut effects);
        effects.sort_by_key(|effect| std::cmp::Reverse(effect.captured.len()));
        let after = |e: Effect| (e, position.moved(rules, e.from, e.to, e.captured));
        effects.into_iter().map(after).collect()
    }
}
