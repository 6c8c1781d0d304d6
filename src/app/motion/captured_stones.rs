//! Moves captured stones to new places when another set of stones is chosen, or when the racks move to
//! other sides of the board.

use super::Pose;
use super::animation_queue::AnimationQueue;
use crate::app::table::layout::Racks;
use crate::app::table::tray::rest_pose;
use crate::app::table::{Layout, StoneLooks};
use crate::rules::Side;
use bevy::prelude::*;

/// Another set may be thicker or wider. Captured stones get new rest poses, and those in flight get
/// a new target.
pub(super) fn reposition(
    looks: Res<StoneLooks>,
    layout: Res<Layout>,
    queue: Res<AnimationQueue>,
    mut laid: Local<([f32; 2], Racks)>,
    mut poses: Query<&mut Pose>,
) {
    let wanted = ([looks.width, looks.height], layout.racks());
    if std::mem::replace(&mut *laid, wanted) == wanted {
        return;
    }
    for side in Side::BOTH {
        for (index, &stone) in queue.trays()[side as usize].iter().enumerate() {
            let Ok(mut pose) = poses.get_mut(stone) else { continue };
            pose.home = rest_pose(&layout, &looks, side, index);
            let home = pose.home;
            if let Some(flight) = &mut pose.flight {
                flight.to = home;
            }
        }
    }
}
