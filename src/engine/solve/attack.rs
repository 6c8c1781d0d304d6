//! Can one side force a win? Depth-first proof-number search (Nagai 2002), sound where play can
//! go in circles.
//!
//! Coming back to a position is a failure of the attack: whoever wins can win without. So a proof
//! never rests on a cycle and holds wherever its position comes up. A disproof may rest on a cycle.
//! Where the cycle closes below the position itself, it holds everywhere: the defender may go
//! round for ever. Otherwise it holds only on the way it was found on, and is kept under a name
//! of its own that contains that way (after Kishimoto and Müller 2004). Captures cannot be undone,
//! so the way begins at the last capture.

use super::key::{Key, Keys};
use super::look::twin;
use super::numbers::{Found, Numbers};
use super::summary::{summary, thresholds};
use super::table::ProofTable;
use super::{NoRoom, Progress, Watch};
use crate::engine::endgame::EndgameTables;
use crate::rules::generate::{Effect, Generator};
use crate::rules::{Position, Ruleset, Side};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The longest run of quiet turns: an attack that needs more is broken off.
pub(super) const LONGEST_RUN: u16 = 250;
/// How many positions are visited between two questions whether to go on.
const INTERVAL: u64 = 1024;

/// What all positions of an attack have in common.
pub(super) struct Frame<'a> {
    /// The rules, with neither a limit of quiet turns nor claims.
    pub rules: &'a Ruleset,
    /// The limit of quiet turns.
    pub limit: Option<u16>,
    /// Are positions with different numbers of quiet turns told apart?
    pub counted: bool,
    pub keys: &'a Keys,
    /// The rules as they were given: those that the tables are for.
    pub given: &'a Ruleset,
    pub tables: &'a EndgameTables,
    pub watch: Watch<'a>,
}

/// One side's attempt to prove that it wins.
pub(super) struct Attack<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) attacker: Side,
    pub(super) table: ProofTable,
    pub(super) way: Vec<PathNode>,
    spare: Vec<Vec<Child>>,
    effects: Vec<Effect>,
    generator: Generator,
    nodes: u64,
    most_nodes: u64,
    stopped: bool,
    root: Numbers,
    /// Has a won ending been taken from the tables?
    pub rests_on_tables: bool,
    /// Has the watch said stop?
    told_to_stop: bool,
    /// Shared by both attacks on a position: one of them has succeeded.
    pub enough: Arc<AtomicBool>,
}

/// A position on the way.
#[derive(Clone, Copy)]
pub(super) struct PathNode {
    pub key: Key,
    /// The names of the positions since the last capture, mixed in their order.
    pub way: u64,
    /// The ply of the first position since the last capture.
    pub since: usize,
}

/// A position that one turn leads to.
#[derive(Clone, Copy)]
pub(super) struct Child {
    position: Position,
    mark: PathNode,
    captures: bool,
    pub found: Found,
}

impl<'a> Attack<'a> {
    /// An attack that knows nothing yet, with a table of so many bytes.
    ///
    /// # Errors
    /// The system has no such room to give.
    pub fn new(frame: &'a Frame<'a>, attacker: Side, bytes: usize) -> Result<Self, NoRoom> {
        Ok(Self {
            frame,
            attacker,
            table: ProofTable::new(bytes)?,
            way: Vec::new(),
            spare: Vec::new(),
            effects: Vec::new(),
            generator: Generator::new(frame.rules),
            nodes: 0,
            most_nodes: 0,
            stopped: false,
            root: Numbers::default(),
            rests_on_tables: false,
            told_to_stop: false,
            enough: Arc::default(),
        })
    }

    /// The side that tries to win.
    pub const fn attacker(&self) -> Side {
        self.attacker
    }

    /// The positions visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Tries to settle a position by visiting so many more; gives what was found so far when that
    /// is not enough, or when the watch says stop.
    pub fn settle(&mut self, position: &Position, nodes: u64) -> Found {
        self.stopped = self.told_to_stop;
        self.most_nodes = self.nodes.saturating_add(nodes);
        self.way.clear();
        let (mark, found) = self.look(position, true);
        self.root = found.numbers;
        if found.numbers.settled() {
            return found;
        }
        let most = Numbers { proof: Numbers::MOST, disproof: Numbers::MOST };
        let found = self.expand(position, mark, most);
        self.root = found.numbers;
        found
    }

    /// Has the watch said stop?
    pub const fn was_told_to_stop(&self) -> bool {
        self.told_to_stop
    }

    /// Asks the watch now and then, for searches beside this one that visited so many positions.
    pub fn may_go_on(&mut self, nodes: u64) -> bool {
        if nodes.is_multiple_of(INTERVAL) {
            self.ask();
        }
        !self.told_to_stop
    }

    /// What is known of a position without searching, as the start of a way.
    pub fn known(&mut self, position: &Position) -> Found {
        self.way.clear();
        self.look(position, true).1
    }

    /// Searches below a position until its numbers reach the thresholds.
    fn expand(&mut self, position: &Position, mark: PathNode, until: Numbers) -> Found {
        let nodes_before = self.nodes;
        self.count();
        self.way.push(mark);
        let ply = self.way.len() - 1;
        let attacking = position.side() == self.attacker;
        let mut children = self.children(position);
        let found = loop {
            let summary = summary(&children, attacking);
            let numbers = summary.numbers;
            if ply == 0 {
                self.root = numbers;
            }
            if numbers.settled() {
                break self.settled(position, &children, numbers, ply as i32);
            }
            if self.stopped || numbers.proof >= until.proof || numbers.disproof >= until.disproof {
                break Found::open(numbers.proof, numbers.disproof);
            }
            let child = children[summary.best];
            let until = thresholds(&summary, until, attacking);
            children[summary.best].found = self.expand(&child.position, child.mark, until);
        };
        children.clear();
        self.spare.push(children);
        self.way.pop();
        self.keep(mark, &found, ply, self.nodes - nodes_before);
        if found.rests >= ply as i32 && found.numbers == Numbers::DISPROVED {
            return Found::NOT_WON;
        }
        found
    }

    /// The positions one turn away, each once, with what is known of them.
    fn children(&mut self, position: &Position) -> Vec<Child> {
        let mut children = self.spare.pop().unwrap_or_default();
        let mut effects = std::mem::take(&mut self.effects);
        effects.clear();
        self.generator.append(self.frame.rules, position, &mut effects);
        let attacking = position.side() == self.attacker;
        for &Effect { from, to, captured } in &effects {
            let position = position.moved(self.frame.rules, from, to, captured);
            let captures = !captured.is_empty();
            let (mark, found) = self.look(&position, captures);
            if children.iter().any(|child| child.mark.key == mark.key) {
                continue;
            }
            let decides =
                if attacking { found.numbers.proof == 0 } else { found.numbers.disproof == 0 };
            children.push(Child { position, mark, captures, found });
            // A disproof that rests on nothing is worth looking for further.
            if decides && (attacking || found.rests == Found::ON_NOTHING) {
                break;
            }
        }
        self.effects = effects;
        children
    }

    /// Puts together what settled children prove.
    fn settled(
        &self,
        position: &Position,
        children: &[Child],
        numbers: Numbers,
        ply: i32,
    ) -> Found {
        let attacking = position.side() == self.attacker;
        if numbers.proof == 0 {
            let lengths =
                children.iter().filter(|child| child.found.numbers.proof == 0).map(|child| {
                    let quiet = if child.captures { 1 } else { child.found.quiet + 1 };
                    (child.found.length.saturating_add(1), quiet)
                });
            let (length, quiet) = if attacking {
                lengths.min().unwrap_or_default()
            } else {
                lengths.fold((0, 0), |all, one| (all.0.max(one.0), all.1.max(one.1)))
            };
            if quiet > LONGEST_RUN || length == u16::MAX {
                return Found::TOO_LONG;
            }
            return Found { numbers: Numbers::PROVED, length, quiet, rests: 0 };
        }
        let rests = children
            .iter()
            .filter(|child| child.found.numbers.disproof == 0)
            .map(|child| child.found.rests);
        let rests = if attacking { rests.min() } else { rests.max() };
        let rests = rests.unwrap_or(Found::ON_NOTHING);
        Found::resting(if rests >= ply { Found::ON_NOTHING } else { rests })
    }

    /// Keeps what was found, under the name it holds for.
    fn keep(&mut self, mark: PathNode, found: &Found, ply: usize, work: u64) {
        if found.numbers != Numbers::DISPROVED || found.rests == Found::ON_NOTHING {
            self.table.put(mark.key, found, work);
        } else if let Ok(rests) = usize::try_from(found.rests)
            && (mark.since..ply).contains(&rests)
        {
            let length = u16::try_from(rests - mark.since).unwrap_or(0);
            self.table.put(twin(&mark), &Found { length, ..*found }, work);
        }
    }

    fn ask(&mut self) {
        let Numbers { proof, disproof } = self.root;
        let progress = Progress { attacker: self.attacker, nodes: self.nodes, proof, disproof };
        self.told_to_stop = self.told_to_stop || !(self.frame.watch)(&progress);
    }

    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.most_nodes {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(INTERVAL) {
            self.ask();
            self.stopped |= self.told_to_stop || self.enough.load(Ordering::Relaxed);
        }
    }
}
