//! The stone entities and their animation. The animation follows the rules, never the reverse.
//!
//! Notices become animations in a queue. `animation_queue` starts one after another on its own
//! record of the displayed stones, and corrects any difference from the record when the queue
//! is empty.

mod animation_queue;
mod captured_stones;
mod displayed_stones;
mod flight;
mod placement;
mod stone_commands;
mod stone_sounds;
mod tempo;
mod wave;

pub(crate) use stone_sounds::StoneSound;

use super::moments::Moment;
use super::schedule::{AppSet, MotionSet};
use super::table::layout;
use super::table::markers::AnimatedPath;
use super::table::tray::RestPose;
use crate::rules::{Point, Side};
use bevy::prelude::*;
use flight::Flight;

/// A stone on the table.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// The side it belongs to.
    pub side: Side,
    /// The point it stands on or moves to; `None` if it has been captured.
    pub point: Option<Point>,
}

/// How fast stones move.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct MotionSettings {
    /// A factor on the speed: 1.0 is normal, 2.0 twice as fast. At least 0.1.
    pub speed: f32,
    /// Whether stones jump to their places instead of gliding.
    pub reduced: bool,
}

impl Default for MotionSettings {
    fn default() -> Self {
        Self { speed: 1.0, reduced: false }
    }
}

/// The rest pose of a stone, and the flight that takes it there.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Pose {
    home: RestPose,
    /// A fixed rotation about the stone's own axis.
    spin: Quat,
    flight: Option<Flight>,
}

/// Adds stones and their animation to an app that has a session and [`StoneLooks`].
///
/// [`StoneLooks`]: super::table::looks::StoneLooks
pub fn plugin(app: &mut App) {
    layout::plugin(app);
    app.init_resource::<MotionSettings>()
        .init_resource::<AnimatedPath>()
        .init_resource::<animation_queue::AnimationQueue>()
        .add_message::<StoneSound>()
        .add_message::<Moment>()
        // Before the session plays on, so that what follows is animated.
        .add_systems(
            Update,
            (animation_queue::advance, animation_queue::skip)
                .chain()
                .after(AppSet::Input)
                .before(AppSet::Session),
        )
        // Before the systems that read `AnimationState`, so that they never see an idle board
        // between a step and its animation.
        .add_systems(
            Update,
            animation_queue::enqueue.after(AppSet::Session).before(AppSet::Opponent),
        )
        .add_systems(
            Update,
            (
                animation_queue::start_due,
                wave::start,
                captured_stones::reposition,
                placement::place,
            )
                .chain()
                .in_set(MotionSet)
                .in_set(AppSet::Present),
        );
}
