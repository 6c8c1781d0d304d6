//! The analysis of whole games: what each turn was worth, and what should have been played.
//!
//! - An [`Analyzer`] analyses a game turn by turn and can be stopped; [`analyse_turn`] does it for one
//!   turn. The result is a [`GameAnalysis`] with a [`Judgement`] of every turn that was not forced:
//!   what it and the best turn are [worth](TurnValue), its [`Mark`], and the reason. It is
//!   [stored](GameAnalysis::write) as text, and [written into records](GameAnalysis::annotate) for
//!   other programs.
//! - [`Curve`] turns the score of a search into [`Chances`]: how often such a position is won, drawn
//!   and lost. Its parameters are fitted to games of the characters.
//! - [`turn_results`] lists what the endgame tables say of every legal turn.
//!
//! Nothing here reads a clock or a file. With the same resources the analysis of a turn is the same on
//! every machine.

mod analyzer;
mod annotate;
mod chances;
mod curve;
mod exact;
mod game;
mod hard;
mod judgement;
mod mark;
mod resources;
mod results;
mod stored;
mod times;
mod turn;

pub use analyzer::Analyzer;
pub use chances::Chances;
pub use curve::Curve;
pub use game::{GameAnalysis, MissedTurn};
pub use judgement::{Judgement, TurnAnalysis, TurnValue};
pub use mark::Mark;
pub use resources::AnalysisResources;
pub use results::{TurnResult, best_by_point, turn_results};
pub use stored::ReadAnalysisError;
pub use times::times;
pub use turn::analyse_turn;
