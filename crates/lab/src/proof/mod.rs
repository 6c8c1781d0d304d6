//! Proofs of who wins, written down so that they can be checked without trusting the solver.
//!
//! A proof of a win is a *strategy*: a turn for every position in which the winner is to move, as far as
//! the opponent can reach it. A proof of a draw is a strategy for each side, with which it never
//! loses. [`check`] follows every turn of the opponent through the whole graph of positions, with the
//! generator of the rules alone: no proof numbers, hash tables, endgame tables or mirror images. So
//! nothing that the solver does needs to be trusted.
//!
//! - A winning strategy must come to an end: the graph has no cycle, every end is a win, and no way
//!   has more turns without a capture than the rules allow.
//! - A strategy that holds may repeat positions; the opponent must not have won anywhere.
//!
//! As a text:
//!
//! ```text
//! fanorona proof 1 telo 3x3 5f0c2a1e
//! position BBB/B1W/WWW w 0 1
//! winner white
//! strategy white 42
//! base64…
//! ```
//!
//! The first line has the version, the variant, the board and the checksum of everything after it. The
//! winner is `white`, `black` or `none`. A strategy consists of the numbers of its turns in the sorted
//! [effects](fanorona_rules::generate::effects), in the order in which the walk from the position, breadth
//! first, reaches its positions; each number in groups of seven bits, the lowest first. No position but
//! the first is written down.

mod check;
mod command;
mod error;
mod say;
mod strategy;
mod text;
mod walk;

use fanorona_engine::solve::{
    Solution, SolveBudget, SolveMemoryError, SolveMonitor, solve_and_read,
};
use fanorona_rules::{Position, Ruleset, Side};

pub use check::{CheckedProof, check};
pub(super) use command::run;
pub use error::{ProofCheckError, ProofError};
use walk::{Walk, Walker};

/// Who wins a position with best play, and the strategies that prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The position.
    pub position: Position,
    /// The side that wins; `None` for a draw.
    pub winner: Option<Side>,
    /// The winner's strategy, or White's and then Black's.
    pub strategies: Vec<Strategy>,
}

/// A turn for every position that a side can come to with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// The side that plays by it.
    pub side: Side,
    /// The numbers of the turns, from 0, in the order of the walk.
    pub turns: Vec<u32>,
}

impl Proof {
    /// The proof for a game that is over, which needs no turns.
    fn of_end(position: &Position, winner: Option<Side>) -> Self {
        let of = |side| Strategy { side, turns: Vec::new() };
        let strategies = Self::sides(winner).into_iter().map(of).collect();
        Self { position: *position, winner, strategies }
    }

    /// The sides that need a strategy to prove this.
    fn sides(winner: Option<Side>) -> Vec<Side> {
        winner.map_or_else(|| Side::BOTH.to_vec(), |side| vec![side])
    }
}

/// Proves the value of a position without endgame tables, with a [`Proof`] that can be checked. There is none if the
/// value is unknown, if it depends on how many turns without a capture were played before, or if the
/// proof tables were too small to hold the whole proof.
///
/// # Errors
/// Fails if there is not enough memory for the proof tables.
pub fn solve_with_proof(
    rules: &Ruleset,
    position: &Position,
    budget: SolveBudget,
    monitor: SolveMonitor<'_>,
) -> Result<(Solution, Option<Proof>), SolveMemoryError> {
    let found = solve_and_read(rules, position, budget, monitor, |solution, searches| {
        strategy::proof(rules, position, solution, searches)
    });
    let (solution, proof) = found?;
    let outcome = position.outcome(rules);
    let ended = outcome.map(|outcome| Proof::of_end(position, outcome.winner()));
    Ok((solution, ended.or(proof.flatten())))
}
