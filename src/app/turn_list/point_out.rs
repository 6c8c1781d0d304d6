//! Shows the turn under the pointer, in the list, on the board.

use super::CurrentTurnList;
use crate::app::session::{BoardAnnotations, CurrentSession, PassingAnnotations, PointedOut};
use bevy::prelude::{Local, Res, ResMut};

/// Shows its path and what it captured. While points are asked for, the board is left alone.
pub(in crate::app) fn point_out(
    session: Res<CurrentSession>,
    turn_list: Res<CurrentTurnList>,
    annotations: Res<BoardAnnotations>,
    mut shown: Local<PointedOut>,
    mut passing: ResMut<PassingAnnotations>,
) {
    let turn = turn_list.hovered.filter(|_| annotations.picked.is_none());
    let turn = turn.and_then(|node| turn_list.tree(&session)?.turn(node));
    let wanted = turn.map(|turn| BoardAnnotations {
        path: turn.path(),
        captured: turn.captured,
        ..BoardAnnotations::default()
    });
    shown.show(wanted, &mut passing);
}
