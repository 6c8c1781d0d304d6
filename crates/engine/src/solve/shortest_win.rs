//! The shortest win, by iterative deepening below the length of the proof.

use super::key::ProofKey;
use super::proof_search::{ProofSearch, SolveContext};
use fanorona_rules::Position;
use fanorona_rules::generate::Effect;
use std::collections::HashMap;

/// Searches for wins within a number of turns.
///
/// Repetition needs no special handling: a shortest win never visits a position twice.
pub(super) struct ShortestWin<'a, 'b> {
    context: &'a SolveContext<'a>,
    search: &'b mut ProofSearch<'a>,
    /// By key: the fewest turns known to win and the most turns known not to win.
    bounds: HashMap<ProofKey, (u16, u16)>,
    nodes: u64,
    most_nodes: u64,
}

/// The node limit is reached, or not all turns of a position are known.
struct BudgetExhausted;

impl<'a, 'b> ShortestWin<'a, 'b> {
    /// Searches for wins of a proof search's attacker with at most `most_nodes` nodes.
    pub fn new(
        context: &'a SolveContext<'a>,
        search: &'b mut ProofSearch<'a>,
        most_nodes: u64,
    ) -> Self {
        Self { context, search, bounds: HashMap::new(), nodes: 0, most_nodes }
    }

    /// The number of nodes visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The fewest turns in which the attacker forces a win; `None` if the node limit is reached.
    /// There is a win within `bound` turns.
    pub fn fewest_turns(&mut self, position: &Position, bound: u16) -> Option<u16> {
        // The attacker plays the last turn, so only every second number is possible.
        let first = if position.side() == self.search.attacker() { 1 } else { 2 };
        for turns in (first..=bound).step_by(2) {
            match self.wins(position, turns) {
                Ok(true) => return Some(turns),
                Ok(false) => {}
                Err(BudgetExhausted) => return None,
            }
        }
        None
    }

    /// A line in which the attacker wins as fast as possible and the opponent resists as long as
    /// possible.
    pub fn line(&mut self, position: &Position, turns: u16) -> Option<Vec<Effect>> {
        let mut position = *position;
        let mut line = Vec::with_capacity(usize::from(turns));
        self.most_nodes = self.most_nodes.saturating_mul(2);
        for left in (0..turns).rev() {
            let attacking = position.side() == self.search.attacker();
            let mut next = None;
            for (effect, child) in self.after(&position).0 {
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

    /// Whether the attacker wins within this many turns.
    fn wins(&mut self, position: &Position, turns: u16) -> Result<bool, BudgetExhausted> {
        if let Some(won) = self.search.decided(position) {
            return Ok(won);
        }
        if turns == 0 {
            return Ok(false);
        }
        let key = self.search.key(position);
        let (winning, not_winning) = self.bounds.get(&key).copied().unwrap_or((u16::MAX, 0));
        if turns >= winning || turns <= not_winning {
            return Ok(turns >= winning);
        }
        self.nodes += 1;
        if self.nodes > self.most_nodes || !self.search.may_continue(self.nodes) {
            self.most_nodes = 0;
            return Err(BudgetExhausted);
        }
        let attacking = position.side() == self.search.attacker();
        let mut wins = !attacking;
        let (children, all) = self.after(position);
        for (_, child) in children {
            if self.wins(&child, turns - 1)? == attacking {
                wins = attacking;
                break;
            }
        }
        if wins != attacking && !all {
            // A turn that was not found may change the answer.
            return Err(BudgetExhausted);
        }
        let bounds = if wins { (turns, not_winning) } else { (winning, turns) };
        self.bounds.insert(key, bounds);
        Ok(wins)
    }

    /// The positions one turn away, those with most captures first, and whether these are all.
    fn after(&mut self, position: &Position) -> (Vec<(Effect, Position)>, bool) {
        let rules = self.context.rules;
        let mut effects = Vec::new();
        let all = self.search.generate(position, &mut effects);
        effects.sort_by_key(|effect| std::cmp::Reverse(effect.captured.len()));
        let after = |effect| (effect, position.after(rules, effect));
        (effects.into_iter().map(after).collect(), all)
    }
}
