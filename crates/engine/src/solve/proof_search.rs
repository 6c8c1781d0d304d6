//! Depth-first proof-number search (df-pn, Nagai 2002) that handles cycles correctly.
//!
//! Returning to a position counts as a failure of the attacker: a side that can win can also win
//! without repetition. So cycles never count as proof, and a proof holds wherever its position
//! occurs. A disproof may depend on a cycle. If the cycle closes below the position itself, the
//! disproof is unconditional: the defender may repeat forever. Otherwise it holds only on the
//! current path and is stored under a key that includes the path (after Kishimoto and Müller 2004).
//! Captures are irreversible, so the path begins at the last capture.

use super::child_summary::{summarize, thresholds};
use super::key::{PositionKeys, ProofKey, mix};
use super::proof_numbers::{ProofNumbers, ProofResult};
use super::table::ProofTable;
use super::{SolveMemoryError, SolveMonitor, SolveProgress};
use crate::endgame::EndgameTables;
use crate::limits::{HEAVY, VERY_HEAVY, WORK_INTERVAL, WORK_PER_NODE};
use fanorona_rules::generate::{Effect, Generator};
use fanorona_rules::{Position, Ruleset, Side};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The longest run of quiet turns. Longer attempts are cut off.
pub(super) const MAX_QUIET_RUN: u16 = 250;
/// The number of nodes between two calls of the monitor.
const INTERVAL: u64 = 1024;
/// With more children, duplicates are found with a set.
const MANY: usize = 64;

/// What all nodes of a proof search share.
pub(super) struct SolveContext<'a> {
    /// The search rules: without a limit of quiet turns and without claims.
    pub rules: &'a Ruleset,
    /// The limit of quiet turns.
    pub limit: Option<u16>,
    /// Whether positions with different quiet counters are distinguished.
    pub counts_quiet_turns: bool,
    pub keys: &'a PositionKeys,
    /// The original rules, which the endgame tables belong to.
    pub original_rules: &'a Ruleset,
    pub tables: &'a EndgameTables,
    pub monitor: SolveMonitor<'a>,
}

impl<'a> SolveContext<'a> {
    /// What searches share that do not distinguish quiet counters. `endless` are the search rules for these rules.
    pub fn new(
        rules: &'a Ruleset,
        endless: &'a Ruleset,
        keys: &'a PositionKeys,
        tables: &'a EndgameTables,
        monitor: SolveMonitor<'a>,
    ) -> Self {
        Self {
            rules: endless,
            limit: rules.switches.quiet_limit,
            counts_quiet_turns: false,
            keys,
            original_rules: rules,
            tables,
            monitor,
        }
    }
}

/// The search for a proof that one side wins.
pub struct ProofSearch<'a> {
    pub(super) context: &'a SolveContext<'a>,
    pub(super) attacker: Side,
    pub(super) table: ProofTable,
    pub(super) path: Vec<PathNode>,
    spare: Vec<Vec<ChildNode>>,
    effects: Vec<Effect>,
    generator: Generator,
    nodes: u64,
    most_nodes: u64,
    stopped: bool,
    root: ProofNumbers,
    /// Whether a won position of the endgame tables was used.
    pub uses_tables: bool,
    /// Whether the monitor has cancelled the search.
    cancelled: bool,
    /// The chains and states of heavy positions since the last call of the monitor.
    work: usize,
    /// Shared by both searches of a position: set once one of them has found a proof.
    pub any_proved: Arc<AtomicBool>,
}

/// A position on the path.
#[derive(Clone, Copy)]
pub(super) struct PathNode {
    pub key: ProofKey,
    /// The hash of the keys since the last capture, in order.
    pub path_hash: u64,
    /// The ply of the first position since the last capture.
    pub capture_ply: usize,
}

impl PathNode {
    /// The key of the position together with the path to it.
    pub fn path_key(&self) -> ProofKey {
        ProofKey {
            stones: mix(self.key.stones ^ mix(self.path_hash)),
            state: self.key.state | 0x80,
        }
    }
}

/// A position one turn away.
#[derive(Clone, Copy)]
pub(super) struct ChildNode {
    position: Position,
    node: PathNode,
    captures: bool,
    pub result: ProofResult,
}

impl<'a> ProofSearch<'a> {
    /// A search with an empty table of this many bytes.
    ///
    /// # Errors
    /// Fails if there is not enough memory.
    pub(super) fn new(
        context: &'a SolveContext<'a>,
        attacker: Side,
        bytes: usize,
    ) -> Result<Self, SolveMemoryError> {
        Ok(Self {
            context,
            attacker,
            table: ProofTable::new(bytes)?,
            path: Vec::new(),
            spare: Vec::new(),
            effects: Vec::new(),
            generator: Generator::new(context.rules),
            nodes: 0,
            most_nodes: 0,
            stopped: false,
            root: ProofNumbers::default(),
            uses_tables: false,
            cancelled: false,
            work: 0,
            any_proved: Arc::default(),
        })
    }

    /// The side that tries to win.
    pub const fn attacker(&self) -> Side {
        self.attacker
    }

    /// The number of nodes visited so far. Positions with very many chains count as several.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Tries to solve a position with this many more nodes. Returns the result so far if they do
    /// not suffice or the monitor cancels the search.
    pub fn run(&mut self, position: &Position, nodes: u64) -> ProofResult {
        self.stopped = self.cancelled;
        self.most_nodes = self.nodes.saturating_add(nodes);
        self.path.clear();
        let (node, result) = self.lookup(position, true);
        self.root = result.numbers;
        if result.numbers.is_solved() {
            return result;
        }
        let most = ProofNumbers { proof: ProofNumbers::MAX, disproof: ProofNumbers::MAX };
        let result = self.expand(position, node, most);
        self.root = result.numbers;
        result
    }

    /// Whether the monitor has cancelled the search.
    pub const fn is_cancelled(&self) -> bool {
        self.cancelled
    }

    /// Calls the monitor at intervals for other searches, which have visited this many nodes.
    /// Returns whether to continue.
    pub fn may_continue(&mut self, nodes: u64) -> bool {
        if nodes.is_multiple_of(INTERVAL) {
            self.poll();
        }
        !self.cancelled
    }

    /// The result known for a position as the root, without a search.
    pub fn known_result(&mut self, position: &Position) -> ProofResult {
        self.path.clear();
        self.lookup(position, true).1
    }

    /// Searches below a node until its numbers reach the thresholds.
    fn expand(&mut self, position: &Position, node: PathNode, until: ProofNumbers) -> ProofResult {
        let nodes_before = self.nodes;
        self.count_node();
        self.path.push(node);
        let ply = self.path.len() - 1;
        let attacking = position.side() == self.attacker;
        let (mut children, all) = self.children(position);
        let result = loop {
            let summary = summarize(children.iter().map(|child| child.result.numbers), attacking);
            let numbers = summary.numbers;
            if ply == 0 {
                self.root = numbers;
            }
            if numbers.is_solved() {
                // What holds for all children is not known if not all turns are.
                let by_all = if attacking { numbers.disproof == 0 } else { numbers.proof == 0 };
                if by_all && !all {
                    break ProofResult::TOO_LONG;
                }
                break self.combine_solved(position, &children, numbers, ply as i32);
            }
            if self.stopped || numbers.proof >= until.proof || numbers.disproof >= until.disproof {
                break ProofResult::open(numbers.proof, numbers.disproof);
            }
            let child = children[summary.best];
            let until = thresholds(&summary, until, attacking);
            children[summary.best].result = self.expand(&child.position, child.node, until);
        };
        children.clear();
        self.spare.push(children);
        self.path.pop();
        self.store(node, &result, ply, self.nodes - nodes_before);
        if result.cycle_ply >= ply as i32 && result.numbers == ProofNumbers::DISPROVED {
            return ProofResult::DISPROVED;
        }
        result
    }

    /// Appends the effects of the legal turns. Returns whether these are all.
    pub(super) fn generate(&mut self, position: &Position, effects: &mut Vec<Effect>) -> bool {
        let all = self.generator.append(self.context.rules, position, effects);
        let followed = self.generator.followed();
        if followed > HEAVY {
            self.work += followed;
            if self.work > WORK_INTERVAL {
                self.poll();
            }
        }
        if followed > VERY_HEAVY {
            self.nodes += (followed / WORK_PER_NODE) as u64;
        }
        all
    }

    /// The distinct positions one turn away, with what is known about them, and whether all turns
    /// were considered.
    fn children(&mut self, position: &Position) -> (Vec<ChildNode>, bool) {
        let mut children = self.spare.pop().unwrap_or_default();
        let mut effects = std::mem::take(&mut self.effects);
        effects.clear();
        let all = self.generate(position, &mut effects);
        let attacking = position.side() == self.attacker;
        let mut known = HashSet::new();
        for &effect in &effects {
            let position = position.after(self.context.rules, effect);
            let captures = !effect.captured.is_empty();
            let (node, result) = self.lookup(&position, captures);
            if effects.len() > MANY {
                if !known.insert(node.key) {
                    continue;
                }
            } else if children.iter().any(|child| child.node.key == node.key) {
                continue;
            }
            let decides =
                if attacking { result.numbers.proof == 0 } else { result.numbers.disproof == 0 };
            children.push(ChildNode { position, node, captures, result });
            // A conditional disproof does not stop the search for an unconditional one.
            if decides && (attacking || result.cycle_ply == ProofResult::UNCONDITIONAL) {
                break;
            }
        }
        self.effects = effects;
        (children, all)
    }

    /// The result of a node from its solved children.
    fn combine_solved(
        &self,
        position: &Position,
        children: &[ChildNode],
        numbers: ProofNumbers,
        ply: i32,
    ) -> ProofResult {
        let attacking = position.side() == self.attacker;
        if numbers.proof == 0 {
            let lengths =
                children.iter().filter(|child| child.result.numbers.proof == 0).map(|child| {
                    let quiet = if child.captures { 1 } else { child.result.quiet + 1 };
                    (child.result.length.saturating_add(1), quiet)
                });
            let (length, quiet) = if attacking {
                lengths.min().unwrap_or_default()
            } else {
                lengths.fold((0, 0), |all, one| (all.0.max(one.0), all.1.max(one.1)))
            };
            if quiet > MAX_QUIET_RUN || length == u16::MAX {
                return ProofResult::TOO_LONG;
            }
            return ProofResult { numbers: ProofNumbers::PROVED, length, quiet, cycle_ply: 0 };
        }
        let cycle_ply = children
            .iter()
            .filter(|child| child.result.numbers.disproof == 0)
            .map(|child| child.result.cycle_ply);
        let cycle_ply = if attacking { cycle_ply.min() } else { cycle_ply.max() };
        let cycle_ply = cycle_ply.unwrap_or(ProofResult::UNCONDITIONAL);
        ProofResult::disproved_by_cycle(if cycle_ply >= ply {
            ProofResult::UNCONDITIONAL
        } else {
            cycle_ply
        })
    }

    /// Stores a result under the key it is valid for.
    fn store(&mut self, node: PathNode, result: &ProofResult, ply: usize, work: u64) {
        if result.numbers != ProofNumbers::DISPROVED
            || result.cycle_ply == ProofResult::UNCONDITIONAL
        {
            self.table.store(node.key, result, work);
        } else if let Ok(cycle_ply) = usize::try_from(result.cycle_ply)
            && (node.capture_ply..ply).contains(&cycle_ply)
        {
            let length = u16::try_from(cycle_ply - node.capture_ply).unwrap_or(0);
            self.table.store(node.path_key(), &ProofResult { length, ..*result }, work);
        }
    }

    fn poll(&mut self) {
        self.work = 0;
        let ProofNumbers { proof, disproof } = self.root;
        let progress =
            SolveProgress { attacker: self.attacker, nodes: self.nodes, proof, disproof };
        self.cancelled = self.cancelled || !(self.context.monitor)(&progress);
        self.stopped |= self.cancelled || self.any_proved.load(Ordering::Relaxed);
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.most_nodes {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(INTERVAL) {
            self.poll();
        }
    }
}
