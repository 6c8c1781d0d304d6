//! Results known without a search: from the rules, the endgame tables, the path and the proof
//! table.

use super::key::{ProofKey, mix};
use super::proof_numbers::{ProofNumbers, ProofResult};
use super::proof_search::{MAX_QUIET_RUN, PathNode, ProofSearch, SolveContext};
use crate::endgame::TableValue;
use fanorona_rules::Position;

/// The longest path to a position, in turns. The search does not go deeper.
const MAX_PATH: usize = 900;

impl ProofSearch<'_> {
    /// Whether the attacker has won or will win, by the rules or the tables alone; `None` if they
    /// do not decide.
    pub fn decided_by_rules_or_tables(&self, position: &Position) -> Option<bool> {
        let probe_tables = || Some(self.probe_tables(position)?.numbers.proof == 0);
        self.attacker_has_won(position).or_else(probe_tables)
    }

    /// Whether the attacker has won, or provably never wins; `None` if it is open whether or how
    /// soon it wins.
    pub fn decided(&mut self, position: &Position) -> Option<bool> {
        if let Some(won) = self.attacker_has_won(position) {
            return Some(won);
        }
        if self.probe_tables(position).is_some_and(|result| result.numbers.proof != 0) {
            return Some(false);
        }
        let known = self.table.probe(self.key(position))?;
        (known.numbers == ProofNumbers::DISPROVED).then_some(false)
    }

    /// Whether the game is over here.
    pub fn is_over(&self, position: &Position) -> bool {
        self.attacker_has_won(position).is_some()
    }

    /// The result known for a position reached by a turn from the end of the path.
    pub(super) fn lookup(
        &mut self,
        position: &Position,
        captures: bool,
    ) -> (PathNode, ProofResult) {
        let context = self.context;
        let key = self.key(position);
        let node = match self.path.last() {
            Some(last) if !captures => PathNode {
                key,
                path_hash: mix(last.path_hash ^ last.key.mixed()),
                capture_ply: last.capture_ply,
            },
            _ => PathNode { key, path_hash: 0, capture_ply: self.path.len() },
        };
        if let Some(result) = self.initial_result(position) {
            return (node, result);
        }
        let run = self.path.len() - node.capture_ply;
        if let Some(ply) = self.path[node.capture_ply..].iter().position(|old| old.key == key) {
            return (node, ProofResult::disproved_by_cycle((node.capture_ply + ply) as i32));
        }
        if run > usize::from(MAX_QUIET_RUN) || self.path.len() > MAX_PATH {
            return (node, ProofResult::TOO_LONG);
        }
        let known = self.table.probe(key);
        if let Some(result) = known.filter(|result| result.numbers.is_solved()) {
            let late = context.limit.is_some_and(|limit| {
                !context.counts_quiet_turns && position.quiet().saturating_add(result.quiet) > limit
            });
            let proved = result.numbers.proof == 0;
            return (node, if proved && late { ProofResult::TOO_LONG } else { result });
        }
        if run > 0
            && let Some(known) = self.table.probe(node.path_key())
        {
            return (
                node,
                ProofResult::disproved_by_cycle(
                    (node.capture_ply + usize::from(known.length)) as i32,
                ),
            );
        }
        (node, known.unwrap_or_else(|| self.guess(position)))
    }

    /// Whether the attacker has won, if the game is over.
    pub(super) fn attacker_has_won(&self, position: &Position) -> Option<bool> {
        // The search rules have no limit of quiet turns, so the stones decide every outcome.
        let outcome = position.outcome(self.context.rules)?;
        Some(outcome.winner() == Some(self.attacker))
    }

    /// The result by the rules, the limit of quiet turns or the endgame tables.
    fn initial_result(&mut self, position: &Position) -> Option<ProofResult> {
        let context = self.context;
        if let Some(won) = self.attacker_has_won(position) {
            return Some(if won { ProofResult::PROVED } else { ProofResult::DISPROVED });
        }
        if context.limit.is_some_and(|limit| position.quiet() >= limit) {
            return Some(if context.counts_quiet_turns {
                ProofResult::DISPROVED
            } else {
                ProofResult::TOO_LONG
            });
        }
        let result = self.probe_tables(position)?;
        self.uses_tables |= result.numbers.proof == 0;
        Some(result)
    }

    /// The result by the endgame tables.
    fn probe_tables(&self, position: &Position) -> Option<ProofResult> {
        let SolveContext { original_rules, tables, .. } = self.context;
        if position.stone_count() > tables.most_stones() {
            return None;
        }
        let wins =
            if position.side() == self.attacker { TableValue::Win } else { TableValue::Loss };
        if tables.probe(original_rules, position)? == wins {
            // No win of the table takes longer than this. That nearly always suffices and saves a
            // probe.
            let longest = tables.table(position.own().len(), position.enemy().len())?.longest();
            let mut quiet = u16::from(longest);
            if original_rules
                .switches
                .quiet_limit
                .is_some_and(|limit| position.quiet() + quiet > limit)
            {
                quiet = tables.distance(original_rules, position)?.1;
            }
            return Some(ProofResult {
                numbers: ProofNumbers::PROVED,
                length: 0,
                quiet,
                cycle_ply: 0,
            });
        }
        if position.quiet() == 0 || self.context.counts_quiet_turns {
            return Some(ProofResult::DISPROVED);
        }
        // If the win only comes too late for the limit, the path is the reason, not the position.
        let fresh = position.with_quiet(0);
        let late = tables.probe(original_rules, &fresh)? == wins;
        Some(if late { ProofResult::TOO_LONG } else { ProofResult::DISPROVED })
    }

    /// The key of a position in this search.
    pub(super) fn key(&self, position: &Position) -> ProofKey {
        let mut key = self.context.keys.of(self.context.rules, position, self.attacker);
        if self.context.counts_quiet_turns {
            key.stones = mix(key.stones ^ mix(u64::from(position.quiet()) + 1));
        }
        key
    }

    /// The initial proof numbers of an unvisited position: more stones need more work to capture.
    fn guess(&self, position: &Position) -> ProofResult {
        let defender = position.stones(self.attacker.opponent()).len() as u32;
        let attacker = position.stones(self.attacker).len() as u32;
        ProofResult::open(1 + 16 * defender / attacker.max(1), 1 + 16 * attacker / defender.max(1))
    }
}
