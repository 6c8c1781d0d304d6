//! Stones on the table and how they move: motion catches up with the rules, never the reverse.
//!
//! Notices become acts in a queue; [`show`] performs one after another on its own board, the
//! stones [`shown`], and mends any difference from the record when the queue is empty.

mod animation_queue;
mod displayed_stones;
mod flight;
mod placement;
mod stone_commands;
mod stone_sounds;
mod tempo;
mod tray;

pub use stone_sounds::StoneSound;

use super::schedule::{AppSet, MotionSet};
use super::table::markers::AnimatedPath;
use super::table::tray::RestPose;
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
pub struct MotionSettings {
    /// 1.0 is the normal speed, 2.0 twice as fast; 0.1 or more.
    pub speed: f32,
    /// No gliding: stones jump to their places.
    pub reduced: bool,
}

impl Default for MotionSettings {
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

/// Adds stones and their motion to an app that has a session and [`StoneLooks`].
///
/// [`StoneLooks`]: super::table::looks::StoneLooks
pub fn plugin(app: &mut App) {
    app.init_resource::<MotionSettings>()
        .init_resource::<AnimatedPath>()
        .init_resource::<animation_queue::AnimationQueue>()
        .add_message::<StoneSound>()
        // Before the guidance and the computer look at the stage, so that they never see the
        // board idle between a step and its show.
        .add_systems(
            Update,
            animation_queue::enqueue.after(AppSet::Session).before(AppSet::Opponent),
        )
        .add_systems(
            Update,
            (
                animation_queue::advance,
                animation_queue::start_due,
                tray::reposition,
                placement::place,
            )
                .chain()
                .in_set(MotionSet)
                .in_set(AppSet::Present),
        );
}
