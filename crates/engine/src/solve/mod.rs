//! Solves positions: proves the game-theoretic value and shows a line that demonstrates it.
//!
//! Two df-pn proof searches run side by side: does the side to move force a win, and does its
//! opponent? A proof of either is a value; two disproofs are a draw. The result holds under the
//! whole rule set. A forced win never needs a position twice, so repetition cannot spoil it, and
//! proofs that would exceed the limit of quiet turns are rejected. What cannot be won with
//! unlimited repetition cannot be won when repetition or the limit draw the game either.
//!
//! ```
//! use fanorona_engine::endgame::{EndgameTables, TableValue};
//! use fanorona_engine::solve::{Distance, SolveBudget, solve};
//! use fanorona_rules::{Position, variant::shipped};
//!
//! let telo = shipped::variant("telo").unwrap();
//! let budget = SolveBudget { nodes: 1_000_000, bytes: 1 << 20, threads: 1 };
//! let tables = EndgameTables::empty(&telo.rules);
//! let start = Position::start(&telo.rules);
//! let solution = solve(&telo.rules, &start, budget, &tables, &|_| true)?;
//! assert_eq!(solution.value(), Some(TableValue::Win));
//! assert_eq!(solution.distance, Some(Distance::Shortest(11)));
//! assert_eq!(solution.line.len(), 11);
//! # Ok::<(), fanorona_engine::solve::SolveMemoryError>(())
//! ```

mod check;
mod child_summary;
mod key;
mod line;
mod lookup;
mod proof_numbers;
mod proof_search;
mod shortest_win;
mod solver;
mod table;

use crate::endgame::{EndgameTables, TableValue};
use fanorona_rules::switches::Switches;
use fanorona_rules::{Outcome, Position, Ruleset, Side, Turn};
use key::PositionKeys;
use proof_search::SolveContext;
use serde::{Deserialize, Serialize};
use solver::Solver;
use std::borrow::Cow;

#[cfg(feature = "tuning")]
pub use {
    proof_numbers::{ProofNumbers, ProofResult},
    proof_search::ProofSearch,
};

/// Called about every thousand nodes by each thread with its progress. Returns whether to continue.
pub type SolveMonitor<'a> = &'a (dyn Fn(&SolveProgress) -> bool + Sync);

/// The progress of one of the two proof searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The side that tries to win.
    pub attacker: Side,
    /// The nodes visited by this search.
    pub nodes: u64,
    /// The proof number of the root: at least this many positions must still be solved to prove the
    /// win.
    pub proof: u32,
    /// The disproof number of the root: at least this many positions must still be solved to
    /// disprove the win.
    pub disproof: u32,
}

/// The resources of [`solve`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveBudget {
    /// The greatest number of nodes of both searches together; finding lines costs some more.
    /// Positions with very many chains count as several.
    pub nodes: u64,
    /// The memory of the proof tables of both searches together, in bytes.
    pub bytes: usize,
    /// With two or more, both searches run at the same time.
    pub threads: usize,
}

/// The number of turns the winner needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Distance {
    /// The length with best play of both sides.
    Shortest(u32),
    /// The length of the proof; a shorter win may exist.
    AtMost(u32),
}

/// There is not enough memory for proof tables of the requested size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not enough memory for the proof tables")]
pub struct SolveMemoryError;

/// The result of [`solve`].
///
/// ```
/// use fanorona_engine::endgame::{EndgameTables, TableValue};
/// use fanorona_engine::solve::{SolveBudget, solve};
/// use fanorona_rules::{notation::read_position, variant::shipped};
///
/// let telo = shipped::variant("telo").unwrap();
/// let position = read_position(&telo.rules, "3/3/W1B w 0 9").unwrap();
/// let budget = SolveBudget { nodes: 1_000, bytes: 1 << 16, threads: 1 };
/// let tables = EndgameTables::empty(&telo.rules);
/// let solution = solve(&telo.rules, &position, budget, &tables, &|_| true)?;
/// assert_eq!((solution.wins, solution.loses), (Some(true), Some(false)));
/// assert_eq!(solution.value(), Some(TableValue::Win));
/// # Ok::<(), fanorona_engine::solve::SolveMemoryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solution {
    /// Whether the side to move forces a win; `None` if unknown.
    pub wins: Option<bool>,
    /// Whether the other side forces a win; `None` if unknown.
    pub loses: Option<bool>,
    /// The number of turns of both sides to the win; `None` if the proof ends in endgame tables,
    /// which do not give the total length.
    pub distance: Option<Distance>,
    /// For a draw, the number of positions of the two closed sets, one for each side, that verify
    /// it. `None` if they would be too large.
    pub checked: Option<u64>,
    /// A line that demonstrates the value. For a win, the winner plays proved turns and the loser
    /// resists; for a draw, neither side gives it away until a position repeats. Empty if a draw
    /// was not verified.
    pub line: Vec<Turn>,
    /// The number of nodes visited for the proof.
    pub proof_nodes: u64,
    /// The total number of nodes visited, including the search for the shortest win and the line.
    pub nodes: u64,
}

impl Solution {
    /// The value; `None` if it is not proved.
    pub const fn value(&self) -> Option<TableValue> {
        match (self.wins, self.loses) {
            (Some(true), _) => Some(TableValue::Win),
            (_, Some(true)) => Some(TableValue::Loss),
            (Some(false), Some(false)) => Some(TableValue::Draw),
            _ => None,
        }
    }

    /// The side that wins with best play if this one is to move; an inner `None` is a draw, an outer one an unknown
    /// value.
    pub fn winner(&self, to_move: Side) -> Option<Option<Side>> {
        self.value().map(|value| match value {
            TableValue::Win => Some(to_move),
            TableValue::Draw => None,
            TableValue::Loss => Some(to_move.opponent()),
        })
    }
}

/// Proves the value of a position within a budget.
///
/// `tables` are endgame tables of the same rules and may be empty. With one thread, the same budget
/// and tables give the same solution unless `monitor` stops the search.
///
/// Earlier positions of the game are not considered. Where turns are not all known, wins are proved as far
/// as the turns found suffice, and everything else stays unknown. On boards of more than 32 points, positions
/// are identified by 64-bit hashes.
///
/// # Errors
/// Fails if there is not enough memory for the proof tables.
///
/// ```
/// use fanorona_engine::endgame::EndgameTables;
/// use fanorona_engine::solve::{SolveBudget, solve};
/// use fanorona_rules::{Position, variant::shipped};
///
/// let tsivy = shipped::variant("tsivy").unwrap();
/// let budget = SolveBudget { nodes: 1_000, bytes: 1 << 16, threads: 1 };
/// let tables = EndgameTables::empty(&tsivy.rules);
/// let start = Position::start(&tsivy.rules);
/// let solution = solve(&tsivy.rules, &start, budget, &tables, &|_| true)?;
/// assert_eq!(solution.value(), None, "this needs more nodes");
/// # Ok::<(), fanorona_engine::solve::SolveMemoryError>(())
/// ```
pub fn solve(
    rules: &Ruleset,
    position: &Position,
    budget: SolveBudget,
    tables: &EndgameTables,
    monitor: SolveMonitor<'_>,
) -> Result<Solution, SolveMemoryError> {
    prove(rules, position, budget, tables, monitor, &mut |solver| solver.solution())
}

/// As [`solve_value`], without endgame tables. `read` gets the two searches, that for the side to move first, with what
/// they know, for the laboratory to write a proof down; it is not called if the game is over.
///
/// # Errors
/// Fails if there is not enough memory for the proof tables.
#[cfg(feature = "tuning")]
pub fn solve_and_read<T>(
    rules: &Ruleset,
    position: &Position,
    budget: SolveBudget,
    monitor: SolveMonitor<'_>,
    read: impl FnOnce(&Solution, &mut [ProofSearch<'_>; 2]) -> T,
) -> Result<(Solution, Option<T>), SolveMemoryError> {
    let (mut read, mut found) = (Some(read), None);
    let tables = EndgameTables::empty(rules);
    let solution = prove(rules, position, budget, &tables, monitor, &mut |solver| {
        let solution = solver.values();
        // Not of a second run, whose searches know the limit of quiet turns.
        if let Some(read) = read.take() {
            found = Some(read(&solution, &mut solver.searches));
        }
        solution
    })?;
    Ok((solution, found))
}

/// As [`solve`], without the distance, the verification of draws and the line, which can take much
/// longer than the proof.
///
/// # Errors
/// Fails if there is not enough memory for the proof tables.
pub fn solve_value(
    rules: &Ruleset,
    position: &Position,
    budget: SolveBudget,
    tables: &EndgameTables,
    monitor: SolveMonitor<'_>,
) -> Result<Solution, SolveMemoryError> {
    prove(rules, position, budget, tables, monitor, &mut |solver| solver.values())
}

/// The value of a position by a proof, with endgame tables if there are some; `None` if the budget or the
/// memory does not suffice.
pub fn proved_value(
    rules: &Ruleset,
    position: &Position,
    budget: SolveBudget,
    tables: Option<&EndgameTables>,
) -> Option<TableValue> {
    let none = || Cow::Owned(EndgameTables::empty(rules));
    let tables = tables.map_or_else(none, Cow::Borrowed);
    solve_value(rules, position, budget, &tables, &|_| true).ok()?.value()
}

fn prove(
    rules: &Ruleset,
    position: &Position,
    budget: SolveBudget,
    tables: &EndgameTables,
    monitor: SolveMonitor<'_>,
    solution_of: &mut dyn FnMut(&mut Solver<'_>) -> Solution,
) -> Result<Solution, SolveMemoryError> {
    if let Some(outcome) = position.outcome(rules) {
        return Ok(finished(position, outcome));
    }
    let endless = endless(rules);
    let keys = PositionKeys::new(&rules.board);
    let context = SolveContext::new(rules, &endless, &keys, tables, monitor);
    let mut solver = Solver::new(&context, position, budget)?;
    solver.run();
    let mut solution = solution_of(&mut solver);
    if solution.value().is_none() && solver.reached_limit() {
        // Proofs exceeded the limit of quiet turns: search again with the quiet counter in the
        // keys.
        let context = SolveContext { counts_quiet_turns: true, ..context };
        let left = budget.nodes.saturating_sub(solution.nodes);
        let mut again = Solver::new(&context, position, SolveBudget { nodes: left, ..budget })?;
        again.assume(&solution);
        again.run();
        let first = solution;
        solution = solution_of(&mut again);
        solution.nodes += first.nodes;
        solution.proof_nodes += first.proof_nodes;
    }
    Ok(solution)
}

/// The rules without those that only count turns, which the search handles itself, and with captures
/// enforced (see [`Ruleset::with_captures_enforced`]).
fn endless(rules: &Ruleset) -> Ruleset {
    let mut endless = rules.with_captures_enforced().into_owned();
    // Destructured field by field, so that a new switch has to be considered here.
    let Switches {
        quiet_limit,
        continuation: _,
        revisiting: _,
        repeating: _,
        first_turn: _,
        omitted_capture: _,
        methods: _,
        choice: _,
        extent: _,
        no_move: _,
        // Applied to the history of a game only, which the search does not use.
        repetition: _,
        agreement: _,
        next_game: _,
        handicap: _,
    } = &mut endless.switches;
    *quiet_limit = None;
    endless
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
