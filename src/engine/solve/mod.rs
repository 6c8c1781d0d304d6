//! Proving what a position is worth, and showing the line that proves it.
//!
//! Two questions are asked side by side: does the side to move force a win, and does the other?
//! A yes to either is a value; two noes are a draw. What is claimed holds under the whole rule
//! set. A forced win never needs a position twice, so repetition cannot take it away, and proofs
//! that would overrun the limit of quiet turns are not accepted. What cannot be won when play may
//! go round for ever cannot be won when repetition and the limit draw the game either.

mod attack;
mod check;
mod key;
mod line;
mod look;
mod numbers;
mod rounds;
mod shortest;
mod summary;
mod table;

use crate::engine::endgame::{EndgameTables, TableValue};
use crate::rules::switches::OmittedCapture;
use crate::rules::{Outcome, Position, Ruleset, Side, Turn};
use attack::Frame;
use key::Keys;
use rounds::Rounds;

/// Asked every thousand positions or so, by each thread: go on? It may tell of the progress.
pub type Watch<'a> = &'a (dyn Fn(&Progress) -> bool + Sync);

/// How far one of the two questions has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The side that tries to win.
    pub attacker: Side,
    /// The positions visited for it.
    pub nodes: u64,
    /// At least so many positions must still be settled to prove the win.
    pub proof: u32,
    /// And so many to prove that there is none.
    pub disproof: u32,
}

/// How much may be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveBudget {
    /// The most positions to visit in the proof, both questions together; lines cost some more.
    pub nodes: u64,
    /// The room for the tables of both questions together, in bytes.
    pub bytes: usize,
    /// With two or more, both questions are asked at the same time.
    pub threads: usize,
}

/// How many turns the winner needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// Neither side can do better.
    Shortest(u32),
    /// The proof needs no more, but there may be a shorter one.
    AtMost(u32),
}

/// The system has no room for tables as large as they were wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoom;

/// What was proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Does the side to move force a win? `None` when that is still open.
    pub wins: Option<bool>,
    /// Does the other side?
    pub loses: Option<bool>,
    /// The turns of both together to a win; `None` where the proof ends in tables, which do not
    /// know how long the whole takes.
    pub distance: Option<Distance>,
    /// A draw: the positions of the two closed sets, one for each side, that were found to check
    /// it by. `None` when they would be too large.
    pub checked: Option<u64>,
    /// A line that shows the value: the winner plays proved turns and the loser resists; in a
    /// drawn position neither side gives the draw away, until a position comes back; empty where
    /// the draw was not checked.
    pub line: Vec<Turn>,
    /// The positions visited for the proof.
    pub proof_nodes: u64,
    /// The positions visited all in all, the shortest win and the line included.
    pub nodes: u64,
}

impl Solution {
    /// The value, once it is proved.
    pub const fn worth(&self) -> Option<TableValue> {
        match (self.wins, self.loses) {
            (Some(true), _) => Some(TableValue::Win),
            (_, Some(true)) => Some(TableValue::Loss),
            (Some(false), Some(false)) => Some(TableValue::Draw),
            _ => None,
        }
    }
}

/// Proves the value of a position, as far as the means go.
///
/// `tables` are endgame tables of the same rules; empty ones will do. With one thread the same
/// means and tables give the same solution, unless `watch` cuts in.
///
/// Positions that occurred before this one do not count. On boards of more than 32 points
/// positions are told apart by 64 mixed bits.
///
/// # Errors
/// The system has no room for the tables.
pub fn solve(
    rules: &Ruleset,
    position: &Position,
    means: SolveBudget,
    tables: &EndgameTables,
    watch: Watch<'_>,
) -> Result<Solution, NoRoom> {
    if let Some(outcome) = position.outcome(rules) {
        return Ok(finished(position, outcome));
    }
    let endless = endless(rules);
    let keys = Keys::new(&rules.board);
    let limit = rules.switches.quiet_limit;
    let frame =
        Frame { rules: &endless, limit, counted: false, keys: &keys, given: rules, tables, watch };
    let mut rounds = Rounds::new(&frame, position, means)?;
    rounds.run();
    let mut solution = rounds.solution();
    if solution.worth().is_none() && rounds.hindered() {
        // Proofs overran the limit of quiet turns: ask again, telling apart how many there were.
        let frame = Frame { counted: true, ..frame };
        let left = means.nodes.saturating_sub(solution.nodes);
        let mut again = Rounds::new(&frame, position, SolveBudget { nodes: left, ..means })?;
        again.assume(&solution);
        again.run();
        let first = solution;
        solution = again.solution();
        solution.nodes += first.nodes;
        solution.proof_nodes += first.proof_nodes;
    }
    Ok(solution)
}

/// The rules without what only counts turns, which the search looks after itself. A claim cannot
/// help anybody who plays well: an omitted capture that is claimed leaves its player no more
/// than the best of the captures, which could have been played at once.
fn endless(rules: &Ruleset) -> Ruleset {
    let mut rules = rules.clone();
    rules.switches.quiet_limit = None;
    rules.switches.omitted_capture = OmittedCapture::Enforced;
    rules
}

fn finished(position: &Position, outcome: Outcome) -> Solution {
    let winner = outcome.winner();
    Solution {
        wins: Some(winner == Some(position.side())),
        loses: Some(winner == Some(position.side().opponent())),
        distance: winner.map(|_| Distance::Shortest(0)),
        checked: None,
        line: Vec::new(),
        proof_nodes: 0,
        nodes: 0,
    }
}
