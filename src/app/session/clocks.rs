//! The clocks of the session advance by the time between frames.

use super::{CurrentSession, NoticeMessage};
use crate::app::schedule::AnimationState;
use bevy::prelude::*;

/// What holds the clocks besides the players' own pause.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockHold {
    /// Whether a page covers the board.
    pub page: bool,
}

/// Whether the clock of a person stops while that person is to move, for players who need much time to press buttons.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PersonClocksStop(pub bool);

/// Advances the clocks, except while stones move and nobody can play.
pub(super) fn advance(
    time: Res<Time<Real>>,
    animation: Res<AnimationState>,
    (hold, person_clocks_stop): (Res<ClockHold>, Res<PersonClocksStop>),
    mut session: ResMut<CurrentSession>,
    mut notices: MessageWriter<NoticeMessage>,
) {
    if session.clocks_held() != hold.page {
        session.hold_clocks(hold.page);
    }
    // The board can be played on, so the clocks are not held; the time is not counted.
    let waits = person_clocks_stop.0 && session.person_to_move();
    if animation.busy || waits || session.clock().is_none() {
        return;
    }
    // Elapsed time alone is not reported as a change, or the window would never come to rest.
    let happened = session.bypass_change_detection().advance(time.delta());
    if !happened.is_empty() {
        session.set_changed();
        notices.write_batch(happened.into_iter().map(NoticeMessage));
    }
}
