//! Generation of legal steps and turns, in two implementations: [`turns`] and the steps of a
//! [`Chain`](super::Chain) follow the wording of the rules, for players, notation and refusals; the
//! [`Generator`] produces whole turns fast, for the search.
//!
//! ```
//! use fanorona::rules::generate;
//! use fanorona::rules::notation::write_turn;
//! use fanorona::rules::variant::shipped;
//! use fanorona::rules::Position;
//!
//! let rules = &shipped::variant("telo").unwrap().rules;
//! let turns = generate::turns(rules, &Position::start(rules));
//! let mut names: Vec<_> = turns.iter().map(|turn| write_turn(&rules.board, turn)).collect();
//! names.sort();
//! assert_eq!(names, ["a1-b2A", "b1-b2A", "c1-b2A", "c2-b2A"]);
//! ```

mod chain_rules;
mod chain_state;
mod effect;
mod generator;
mod magic;
mod merge;
mod occupancy;
mod rays;
mod standard;
mod state_table;
mod turns;

pub(super) use chain_state::{
    ChainState, capture_groups, capturing_steps, choice_allows, direction_allowed, extent,
    point_allowed,
};
pub use effect::{Effect, effects};
pub use generator::Generator;
pub(super) use occupancy::capture_is_compulsory;
pub use occupancy::{capturing_stones, has_capture};
pub(super) use rays::Rays;
pub use turns::{for_each_turn, turn_with, turns};
pub(super) use turns::{leaves_capture, quiet_turns};
