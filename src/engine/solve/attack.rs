//! Can one side force a win? Depth-first proof-number search (Nagai 2002), sound where play can
//! go in circles.
//!
//! Coming back to a position is a failure of the attack: whoever wins can win without. So a proof
//! never rests on a cycle and holds wherever its position comes up. A disproof may rest on a cycle.
//! Where the cycle closes below the position itself, it holds everywhere: the defender may go
//! round for ever. Otherwise it holds only on the way it was found on, and is kept under a name
//! of its own that contains that way (after Kishimoto and Müller 2004). Captures cannot be undone,
//! so the way begins at the last capture.

use super::key::{Key, Keys, mix};
use super::numbers::{Found, Numbers};
use super::table::Table;
use super::{NoRoom, Progress, Watch};
use crate::engine::endgame::{Tables, Worth};
use crate::rules::generate::{Effect, Generator};
use crate::rules::switches::NoMove;
use crate::rules::{Position, Ruleset, Side};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The longest way to a position, in turns: an attack that needs more is broken off.
const LONGEST_WAY: usize = 900;
/// The longest run of quiet turns, for the same reason.
const LONGEST_RUN: u16 = 250;
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
    pub tables: &'a Tables,
    pub watch: Watch<'a>,
}

/// One side's attempt to prove that it wins.
pub(super) struct Attack<'a> {
    frame: &'a Frame<'a>,
    attacker: Side,
    table: Table,
    way: Vec<Mark>,
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
struct Mark {
    key: Key,
    /// The names of the positions since the last capture, mixed in their order.
    way: u64,
    /// The ply of the first position since the last capture.
    since: usize,
}

/// A position that one turn leads to.
#[derive(Clone, Copy)]
struct Child {
    position: Position,
    mark: Mark,
    captures: bool,
    found: Found,
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
            table: Table::new(bytes)?,
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

    /// Whether the attack has won or will, by the rules or the tables alone.
    pub fn decided_by_rules_or_tables(&self, position: &Position) -> Option<bool> {
        let looked_up = || Some(self.looked_up(position)?.numbers.proof == 0);
        self.over(position).or_else(looked_up)
    }

    /// Whether the attack has won, or can be known never to win; `None` while it is open how
    /// soon it wins, or whether.
    pub fn decided(&mut self, position: &Position) -> Option<bool> {
        if let Some(won) = self.over(position) {
            return Some(won);
        }
        if self.looked_up(position).is_some_and(|found| found.numbers.proof != 0) {
            return Some(false);
        }
        let known = self.table.get(self.key(position))?;
        (known.numbers == Numbers::DISPROVED).then_some(false)
    }

    /// Is the game over here?
    pub fn is_over(&self, position: &Position) -> bool {
        self.over(position).is_some()
    }

    /// What is known of a position without searching, as the start of a way.
    pub fn known(&mut self, position: &Position) -> Found {
        self.way.clear();
        self.look(position, true).1
    }

    /// Searches below a position until its numbers reach the thresholds.
    fn expand(&mut self, position: &Position, mark: Mark, until: Numbers) -> Found {
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

    /// What is known of a position that a turn has led to from the end of the way.
    fn look(&mut self, position: &Position, captures: bool) -> (Mark, Found) {
        let frame = self.frame;
        let key = self.key(position);
        let mark = match self.way.last() {
            Some(last) if !captures => {
                Mark { key, way: mix(last.way ^ last.key.mixed()), since: last.since }
            }
            _ => Mark { key, way: 0, since: self.way.len() },
        };
        if let Some(found) = self.ended(position) {
            return (mark, found);
        }
        let run = self.way.len() - mark.since;
        if let Some(ply) = self.way[mark.since..].iter().position(|old| old.key == key) {
            return (mark, Found::resting((mark.since + ply) as i32));
        }
        if run > usize::from(LONGEST_RUN) || self.way.len() > LONGEST_WAY {
            return (mark, Found::TOO_LONG);
        }
        let known = self.table.get(key);
        if let Some(found) = known.filter(|found| found.numbers.settled()) {
            let late = frame.limit.is_some_and(|limit| {
                !frame.counted && position.quiet().saturating_add(found.quiet) > limit
            });
            let proved = found.numbers.proof == 0;
            return (mark, if proved && late { Found::TOO_LONG } else { found });
        }
        if run > 0
            && let Some(twin) = self.table.get(twin(&mark))
        {
            return (mark, Found::resting((mark.since + usize::from(twin.length)) as i32));
        }
        (mark, known.unwrap_or_else(|| self.guess(position)))
    }

    /// Has the attack won or not, where no turn is left?
    fn over(&self, position: &Position) -> Option<bool> {
        let rules = self.frame.rules;
        let without_stones = position.own().is_empty();
        if !without_stones && position.can_move(rules) {
            return None;
        }
        let lost = without_stones || rules.switches.no_move == NoMove::Loses;
        Some(lost && position.side() != self.attacker)
    }

    /// The end of the game, by the rules or by what is known beforehand.
    fn ended(&mut self, position: &Position) -> Option<Found> {
        let frame = self.frame;
        if let Some(won) = self.over(position) {
            return Some(if won { Found::WON } else { Found::NOT_WON });
        }
        if frame.limit.is_some_and(|limit| position.quiet() >= limit) {
            return Some(if frame.counted { Found::NOT_WON } else { Found::TOO_LONG });
        }
        let found = self.looked_up(position)?;
        self.rests_on_tables |= found.numbers.proof == 0;
        Some(found)
    }

    /// What the tables know of a position.
    fn looked_up(&self, position: &Position) -> Option<Found> {
        let Frame { given, tables, .. } = self.frame;
        if position.own().len() + position.enemy().len() > tables.most_stones() {
            return None;
        }
        let wins = if position.side() == self.attacker { Worth::Win } else { Worth::Loss };
        if tables.probe(given, position)? == wins {
            // No win of its table takes longer: that will nearly always do, and saves looking.
            let longest = tables.table(position.own().len(), position.enemy().len())?.longest();
            let mut quiet = u16::from(longest);
            if given.switches.quiet_limit.is_some_and(|limit| position.quiet() + quiet > limit) {
                quiet = tables.distance(given, position)?.1;
            }
            return Some(Found { numbers: Numbers::PROVED, length: 0, quiet, rests: 0 });
        }
        if position.quiet() == 0 || self.frame.counted {
            return Some(Found::NOT_WON);
        }
        // Only too late for the limit? Then the way is to blame, not the position.
        let fresh = position.with_quiet(0);
        let late = tables.probe(given, &fresh)? == wins;
        Some(if late { Found::TOO_LONG } else { Found::NOT_WON })
    }

    /// The name of a position in this attack.
    pub fn key(&self, position: &Position) -> Key {
        let mut key = self.frame.keys.of(self.frame.rules, position, self.attacker);
        if self.frame.counted {
            key.stones = mix(key.stones ^ mix(u64::from(position.quiet()) + 1));
        }
        key
    }

    /// A first guess at the numbers of a position never seen: more stones are more work to take.
    fn guess(&self, position: &Position) -> Found {
        let defender = position.stones(self.attacker.opponent()).len() as u32;
        let attacker = position.stones(self.attacker).len() as u32;
        Found::open(1 + 16 * defender / attacker.max(1), 1 + 16 * attacker / defender.max(1))
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
    fn keep(&mut self, mark: Mark, found: &Found, ply: usize, work: u64) {
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

/// The name of a position together with the way to it.
fn twin(mark: &Mark) -> Key {
    Key { stones: mix(mark.key.stones ^ mix(mark.way)), state: mark.key.state | 0x80 }
}

/// The numbers of a position from those of its children.
///
/// One number is the least among the children. The other would be the sum over all of them, but
/// many lines lead to the same positions, which would be counted over and over: so it is the
/// greatest, and one for every other child still open (Ueda, Hashimoto, Hashimoto and Iida 2008).
struct Summary {
    numbers: Numbers,
    /// The child to look at next.
    best: usize,
    /// The deciding number of the second best.
    second: u32,
    /// How many other children are still open.
    others: u32,
}

fn summary(children: &[Child], attacking: bool) -> Summary {
    let (mut best, mut least, mut second) = (0, Numbers::NEVER, Numbers::NEVER);
    let (mut greatest, mut open) = (0, 0);
    for (index, child) in children.iter().enumerate() {
        let (deciding, other) = parts(child.found.numbers, attacking);
        if deciding < least {
            second = least;
            (best, least) = (index, deciding);
        } else {
            second = second.min(deciding);
        }
        if other > 0 {
            greatest = greatest.max(other);
            open += 1;
        }
    }
    let others = open.max(1) - 1;
    let all = if least == 0 {
        Numbers::NEVER
    } else if open == 0 {
        0
    } else {
        greatest.saturating_add(others).min(Numbers::MOST)
    };
    Summary { numbers: joined(least, all, attacking), best, second, others }
}

/// How far the chosen child is to be searched: until it is no longer clearly the best, or the
/// parent reaches its own thresholds.
fn thresholds(summary: &Summary, until: Numbers, attacking: bool) -> Numbers {
    let (until_least, until_all) = parts(until, attacking);
    // A quarter more than the second best saves jumping to and fro (Pawlewicz and Lew 2006).
    let enough = summary.second.saturating_add(summary.second / 4).saturating_add(1);
    joined(until_least.min(enough), until_all.saturating_sub(summary.others), attacking)
}

/// The number that one child decides and the one to which all add.
const fn parts(numbers: Numbers, attacking: bool) -> (u32, u32) {
    if attacking { (numbers.proof, numbers.disproof) } else { (numbers.disproof, numbers.proof) }
}

const fn joined(least: u32, all: u32, attacking: bool) -> Numbers {
    if attacking {
        Numbers { proof: least, disproof: all }
    } else {
        Numbers { proof: all, disproof: least }
    }
}
