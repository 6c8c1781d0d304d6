//! The configuration of the engine: threads, memory, and search techniques that can be disabled to
//! measure them.

use super::constants::SearchConstants;
use super::endgame::EndgameTables;
use super::evaluate::patterns::shipped;
use super::evaluate::{Patterns, Weights};
use super::limits::Limits;
use std::sync::Arc;

/// The configuration of an [`Engine`](super::Engine).
///
/// ```
/// use fanorona_engine::{Engine, Options};
///
/// let options = Options { threads: 2, table_mib: 1, ..Options::default() };
/// assert_eq!(Engine::new(options).options().threads, 2);
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of threads that search together, at least 1. Results are reproducible with one
    /// thread only.
    pub threads: usize,
    /// The size of the transposition table in MiB, at least 1.
    pub table_mib: usize,
    /// The weights of the evaluation by hand.
    pub weights: Weights,
    /// Learned evaluations. The first one that is for the rule set takes the place of the one by hand, unless
    /// `weights` are others than those that were tuned.
    pub patterns: Vec<Arc<Patterns>>,
    /// The endgame tables of the rule set to be searched, if available.
    pub tables: Option<Arc<EndgameTables>>,
    /// The enabled search techniques.
    pub techniques: SearchTechniques,
    /// The margins, depths and limits of these techniques.
    pub constants: SearchConstants,
}

/// Whether the system can allocate this many MiB at once. What it has promised may still be missing when
/// it is used, but a promise that it refuses is certainly too much.
pub fn has_memory(mib: usize) -> bool {
    mib.checked_mul(1 << 20).is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

impl Options {
    /// The most threads that any command accepts.
    pub const MOST_THREADS: usize = 256;
    /// The most MiB of memory that any command accepts: one tebibyte.
    pub const MOST_MIB: usize = 1 << 20;
}

impl Default for Options {
    fn default() -> Self {
        Self {
            threads: 1,
            table_mib: 16,
            weights: Weights::default(),
            patterns: shipped().to_vec(),
            tables: None,
            techniques: SearchTechniques::default(),
            constants: SearchConstants::default(),
        }
    }
}

impl Options {
    /// A suitable [`table_mib`](Self::table_mib) for a search with these limits: a short search
    /// should not spend its time on clearing a large table.
    pub fn table_for(limits: Limits) -> usize {
        (limits.nodes >> 15).clamp(1, 16) as usize
    }
}

/// The techniques of the search. Each can be disabled to measure its effect.
///
/// ```
/// use fanorona_engine::SearchTechniques;
///
/// assert!(SearchTechniques::ALL.reductions && !SearchTechniques::EXACT.reductions);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchTechniques {
    /// The transposition table.
    pub transposition_table: bool,
    /// Killer turns and the history heuristic in turn ordering.
    pub ordering: bool,
    /// Late turn reductions.
    pub reductions: bool,
    /// Pruning of quiet positions far above beta, and of small captures late in quiescence search.
    pub pruning: bool,
    /// Extensions by one turn if there is a single reply.
    pub extensions: bool,
    /// Probing endgame tables inside the search.
    pub endgame_tables: bool,
    /// Cutoffs by entries of deeper searches than required; their values are better but differ from
    /// plain minimax.
    pub deeper_entries: bool,
    /// Draws by repetition and by the quiet limit stay out of the transposition table where they
    /// depend on the way to a position.
    pub own_draws: bool,
    /// A position of the game draws only as often as the rules say.
    pub game_draws: bool,
    /// The learned evaluation, where there is one.
    pub patterns: bool,
    /// Among turns that draw, the one after which the opponent can go wrong most.
    pub traps: bool,
}

impl SearchTechniques {
    /// All techniques.
    pub const ALL: Self = Self {
        transposition_table: true,
        ordering: true,
        reductions: true,
        pruning: true,
        extensions: true,
        endgame_tables: true,
        deeper_entries: true,
        own_draws: true,
        game_draws: true,
        patterns: true,
        traps: true,
    };
    /// Only the techniques that do not change the value of plain minimax.
    pub const EXACT: Self = Self {
        reductions: false,
        pruning: false,
        extensions: false,
        deeper_entries: false,
        traps: false,
        ..Self::ALL
    };
}

impl Default for SearchTechniques {
    fn default() -> Self {
        Self::ALL
    }
}
