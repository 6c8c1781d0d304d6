//! What a search may use: threads, memory, and the parts that can be left out to measure them.

use super::endgame::EndgameTables;
use super::evaluate::Weights;
use super::limits::Limits;
use std::sync::Arc;

/// How the engine is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads that search together, 1 or more. Only one thread gives the same answer each time.
    pub threads: usize,
    /// Memory of the transposition table, in MiB, 1 or more.
    pub table_mib: usize,
    /// The weights of the evaluation.
    pub weights: Weights,
    /// The endgame tables of the rule set that is searched, if there are any.
    pub tables: Option<Arc<EndgameTables>>,
    /// Which parts of the search are in use.
    pub parts: Parts,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            threads: 1,
            table_mib: 16,
            weights: Weights::default(),
            tables: None,
            parts: Parts::default(),
        }
    }
}

impl Options {
    /// Memory that suits a search of these limits, in MiB: a short one should not spend its time
    /// on clearing a large table.
    pub fn table_for(limits: Limits) -> usize {
        (limits.nodes >> 15).clamp(1, 16) as usize
    }
}

/// Parts of the search, each of which can be left out, so that what it brings can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The transposition table.
    pub table: bool,
    /// Killers and history in the order of turns.
    pub ordering: bool,
    /// Looking at late turns less deeply.
    pub reductions: bool,
    /// Cutting quiet positions that are far above what is needed, and small captures late in the
    /// search for quiet.
    pub pruning: bool,
    /// Looking a turn deeper where there is a single reply.
    pub extensions: bool,
    /// Endgame tables inside the search.
    pub endgame: bool,
    /// Also results of deeper searches than asked for, which are better but not the same.
    pub deeper: bool,
}

impl Parts {
    /// All of them.
    pub const ALL: Self = Self {
        table: true,
        ordering: true,
        reductions: true,
        pruning: true,
        extensions: true,
        endgame: true,
        deeper: true,
    };
    /// Only those that find the same value as plain minimax, sooner.
    pub const EXACT: Self =
        Self { reductions: false, pruning: false, extensions: false, deeper: false, ..Self::ALL };
}

impl Default for Parts {
    fn default() -> Self {
        Self::ALL
    }
}
