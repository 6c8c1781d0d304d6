//! Stones on the table and how they move: motion catches up with the rules, never the reverse.
//!
//! Notices become acts in a queue; [`show`] performs one after another on its own board, the
//! stones [`shown`], and mends any difference from the record when the queue is empty.

mod animation_queue;
mod flight;
mod heard;
mod hold;
mod pacing;
mod shown;
mod stone_commands;
mod trace;
pub mod tray;

pub use flight::RestPose;
pub use heard::Heard;
pub use trace::Trace;

use super::schedule::AppSet;
use super::table::layout;
use crate::rules::{Point, Side};
use bevy::prelude::*;
use flight::Flight;

/// A stone on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// Whose it is.
    pub side: Side,
    /// The point it stands on or moves to; `None` when it was captured and lies in the tray.
    pub point: Option<Point>,
}

/// How fast stones move.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// 1.0 is the normal speed, 2.0 twice as fast; 0.1 or more.
    pub speed: f32,
    /// No gliding: stones jump to their places.
    pub reduced: bool,
}

impl Default for Pace {
    fn default() -> Self {
        Self { speed: 1.0, reduced: false }
    }
}

/// Where a stone belongs, and the journey that takes it there.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Pose {
    home: RestPose,
    /// Turned about its own axis, for good.
    spin: Quat,
    flight: Option<Flight>,
}

/// The systems that move the stones, within [`AppSet::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MotionSet;

/// Adds stones and their motion to an app that has a session and [`StoneLooks`].
///
/// [`StoneLooks`]: super::table::looks::StoneLooks
pub fn plugin(app: &mut App) {
    layout::plugin(app);
    app.init_resource::<Pace>()
        .init_resource::<Trace>()
        .init_resource::<animation_queue::AnimationQueue>()
        .add_message::<Heard>()
        // Before the guidance and the computer look at the stage, so that they never see the
        // board idle between a step and its show.
        .add_systems(Update, animation_queue::hear.after(AppSet::Session).before(AppSet::Opponent))
        .add_systems(
            Update,
            (animation_queue::age, animation_queue::perform, tray::lie_anew, hold::pose)
                .chain()
                .in_set(MotionSet)
                .in_set(AppSet::Present),
        );
}
