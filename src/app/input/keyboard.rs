//! The actions of keys and buttons on the board: a cursor over the points, and frequent intents.

use super::gesture::press;
use crate::app::actions::{ActionInput, InputAction};
use crate::app::schedule::InputFocus;
use crate::app::session::{
    BoardAnnotations, CurrentGuidance, CurrentSelection, CurrentSession, IntentMessage,
    PointPicked, request_hint,
};
use crate::app::table::TableCamera;
use crate::game::play::{Guidance, Intent, Session};
use crate::rules::{CaptureKind, Point};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// Turns keys into selection and intents.
pub(super) fn act(
    actions: Res<ActionInput>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    mut selection: ResMut<CurrentSelection>,
    annotations: Res<BoardAnnotations>,
    (mut intents, mut picks): (MessageWriter<IntentMessage>, MessageWriter<PointPicked>),
    eyes: Query<&Transform, With<TableCamera>>,
) {
    if !focus.keyboard {
        return;
    }
    let hit = |action| actions.just(action);
    if hit(InputAction::Redo) {
        intents.write(IntentMessage(Intent::Redo));
    } else if hit(InputAction::Undo) {
        intents.write(IntentMessage(Intent::Undo));
    }
    let reviewing = session.review().is_some();
    let act = hit(InputAction::Act) && !reviewing;
    let end = hit(InputAction::EndTurn);
    for (action, kind) in [
        (InputAction::Approach, CaptureKind::Approach),
        (InputAction::Withdrawal, CaptureKind::Withdrawal),
    ] {
        if hit(action)
            && let (Some(from), Some(to)) = (guidance.chosen, captured_at(&guidance))
        {
            intents.write(IntentMessage(Intent::Step { from, to, kind: Some(kind) }));
        }
    }
    // Also while stones move.
    let may = session.person_to_move() && !session.is_paused();
    if hit(InputAction::UndoStep) && may {
        intents.write(IntentMessage(Intent::UndoStep));
    }
    if hit(InputAction::Claim) && session.record().can_claim() && may {
        intents.write(IntentMessage(Intent::Claim));
    }
    if hit(InputAction::Hint) && !reviewing {
        intents.write_batch(request_hint(&guidance, &mut selection).map(IntentMessage));
    }
    if hit(InputAction::Pause) && session.can_pause() {
        intents.write(IntentMessage(Intent::Pause(!session.is_paused())));
    }
    if !reviewing
        && let Some(moved) =
            cursor(&actions, quarters(eyes.iter().next()), &session, selection.hovered)
    {
        selection.hovered = Some(moved);
    }
    if annotations.picked.is_some() {
        picks.write_batch(selection.hovered.filter(|_| act || end).map(PointPicked));
    } else if end && guidance.acting && !session.record().chain().is_empty() {
        intents.write(IntentMessage(Intent::EndTurn));
    } else if (act || end)
        && let Some(point) = selection.hovered
    {
        intents.write_batch(press(point, &guidance, &mut selection).map(IntentMessage));
    }
}

/// The point of the step that captures in a way that is asked for: that of the open choice, or the target under the
/// cursor, if it captures at all.
fn captured_at(guidance: &Guidance) -> Option<Point> {
    guidance.choice.or_else(|| {
        let target = guidance.target(guidance.hovered?)?;
        (!target.approach.is_empty() || !target.withdrawal.is_empty()).then_some(target.to)
    })
}

/// How many quarter turns the camera is away from White's side; 0 to 3.
fn quarters(eye: Option<&Transform>) -> u32 {
    let yaw = eye.map_or(0.0, |eye| eye.rotation.to_euler(EulerRot::YXZ).0);
    (yaw / FRAC_PI_2).round().rem_euclid(4.0) as u32
}

/// Where an arrow moves the cursor, as seen from the camera. Without a cursor it starts in the
/// middle of the board.
fn cursor(
    actions: &ActionInput,
    quarters: u32,
    session: &Session,
    at: Option<Point>,
) -> Option<Point> {
    let moves = [
        (InputAction::CursorLeft, (-1, 0)),
        (InputAction::CursorRight, (1, 0)),
        (InputAction::CursorUp, (0, 1)),
        (InputAction::CursorDown, (0, -1)),
    ];
    let (_, moved) = moves.into_iter().find(|&(action, _)| actions.just(action))?;
    let (right, up) = (0..quarters).fold(moved, |(right, up), _| (-up, right));
    let board = &session.record().rules().board;
    let Some(at) = at else { return board.point(board.columns() / 2, board.rows() / 2) };
    let column = board.column(at).checked_add_signed(right)?;
    let row = board.row(at).checked_add_signed(up)?;
    board.point(column, row)
}
