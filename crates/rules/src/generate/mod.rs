//! Generation of legal steps and turns, in two implementations: [`turns`] and the steps of a
//! [`Chain`](super::Chain) follow the wording of the rules, for players, notation and refusals; the
//! [`Generator`] produces whole turns fast, for the search.
//!
//! ```
//! use fanorona_rules::generate;
//! use fanorona_rules::notation::write_turn;
//! use fanorona_rules::variant::shipped;
//! use fanorona_rules::Position;
//!
//! let rules = &shipped::variant("telo").unwrap().rules;
//! let turns = generate::turns(rules, &Position::start(rules));
//! let mut names: Vec<_> = turns.iter().map(|turn| write_turn(&rules.board, turn)).collect();
//! names.sort();
//! assert_eq!(names, ["a1-b2A", "b1-b2A", "c1-b2A", "c2-b2A"]);
//! ```

mod chain_count;
mod chain_rules;
mod chain_search;
mod chain_state;
mod completions;
mod effect;
mod generator;
mod list;
mod magic;
mod many;
mod merge;
mod occupancy;
mod quiet;
mod quiet_turns;
pub(super) mod rays;
#[cfg(test)]
mod samples;
mod shortest;
mod standard;
mod state_table;
mod turn_with;
mod turns;

pub(super) use chain_state::{
    ChainState, capture_groups, capturing_steps, choice_allows, direction_allowed, extent,
    point_allowed,
};
pub(super) use completions::completions;
pub use effect::{Effect, effects};
pub use generator::Generator;
pub use list::{MOST_CHAINS, Turns};
pub(super) use occupancy::capture_is_compulsory;
pub use occupancy::{can_capture, capturing_stones, has_capture};
pub(super) use quiet_turns::{leaves_capture, quiet_turns};
pub use shortest::shortest_turns;
pub use turn_with::{TurnFinder, turn_with};
pub use turns::{Counting, try_for_each_turn, turns, turns_within};
