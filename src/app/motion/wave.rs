//! The wave: the stones of a side hop where they stand, one after the other, at a moment that is worth it.

use super::flight::{FlightCurve, FlightPlan};
use super::stone_commands::StoneCommands;
use crate::app::moments::Moment;
use crate::app::schedule::AnimationState;
use crate::app::session::NoticeMessage;
use crate::game::play::Notice;
use crate::rules::Side;
use bevy::prelude::*;

/// How high the control points of a hop are above the stone, in units of the layout. It reaches three quarters of that.
const HIGH: f32 = 0.4;
/// Seconds of one hop.
const HOP: f32 = 0.32;
/// Seconds by which a stone hops later than one that stands a unit to the left of it.
const LATER: f32 = 0.08;

/// Starts the wave when the stones have come to rest. Another game on the board, or a turn taken back, ends the moment.
pub(super) fn start(
    mut moments: MessageReader<Moment>,
    mut notices: MessageReader<NoticeMessage>,
    mut animation: ResMut<AnimationState>,
    mut waits: Local<Option<Side>>,
    mut commands: StoneCommands,
) {
    let over = |notice: &NoticeMessage| matches!(notice.0, Notice::Started | Notice::Rewound);
    if notices.read().filter(|notice| over(notice)).count() > 0 {
        *waits = None;
    }
    if let Some(moment) = moments.read().last() {
        *waits = Some(moment.side);
    }
    if animation.busy {
        return;
    }
    // With reduced motion the moment has its sentence only, and nothing hops later.
    if let Some(side) = waits.take().filter(|_| !commands.settings.reduced) {
        let first = -commands.layout.half_size().x;
        commands.hop(side, |at| hop(at, LATER * (at.x - first)));
        animation.moving = true;
    }
}

/// A hop after `delay` seconds, for which nothing waits.
fn hop(at: Vec3, delay: f32) -> FlightPlan {
    let high = at + Vec3::Y * HIGH;
    FlightPlan { blocks: -delay, ..FlightPlan::new(FlightCurve::Arc(high, high), delay, HOP) }
}
