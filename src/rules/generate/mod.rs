//! Which steps and turns the rules allow. Everything legal comes from here, in two ways: `walk`
//! and `turns` follow the rules step by step, for the player, notation and refusals; the
//! [`Generator`] gives the search whole turns, fast.

mod effect;
mod general;
mod generator;
mod magic;
mod merge;
mod rays;
mod seen;
mod standard;
mod stones;
mod turns;
mod walk;

pub use effect::{Effect, effects};
pub use generator::Generator;
pub(super) use rays::Rays;
pub(super) use stones::capture_is_compulsory;
pub use stones::{capturing_stones, has_capture};
pub use turns::{for_each_turn, turn_with, turns};
pub(super) use turns::{leaves_capture, quiet_turns};
pub(super) use walk::{
    Walk, capturing_steps, choice_allows, direction_allowed, extent, groups, point_allowed,
};
