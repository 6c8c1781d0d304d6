//! The keyboard: a cursor over the points, and keys for frequent actions.

use super::gesture::press;
use crate::app::schedule::{AnimationState, InputFocus};
use crate::app::session::{
    BoardAnnotations, CurrentGuidance, CurrentSelection, CurrentSession, IntentMessage,
    PointPicked, request_hint,
};
use crate::app::table::TableCamera;
use crate::game::{Intent, Session};
use crate::rules::{CaptureKind, Point};
use crate::texts::id;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// The message keys of the key names and of their actions, for the help page.
pub(crate) const HELP_KEYS: &[(&str, &str)] = &[
    (id("keys-cursor"), id("key-cursor")),
    (id("keys-act"), id("key-act")),
    (id("keys-end-turn"), id("key-end-turn")),
    (id("keys-choice"), id("key-choice")),
    (id("keys-undo-step"), id("key-undo-step")),
    (id("keys-undo"), id("key-undo")),
    (id("keys-hint"), id("key-hint")),
    (id("keys-claim"), id("key-claim")),
    (id("keys-pause"), id("key-pause")),
    (id("keys-escape"), id("key-escape")),
    (id("keys-sound"), id("key-sound")),
    (id("keys-view"), id("key-view")),
    (id("keys-photo"), id("key-photo")),
    (id("keys-scale"), id("key-scale")),
    (id("keys-function"), id("key-function")),
    (id("keys-look-turn"), id("key-look-turn")),
    (id("keys-look-step"), id("key-look-step")),
    (id("keys-look-end"), id("key-look-end")),
    (id("keys-look-other"), id("key-look-other")),
    (id("keys-look-play"), id("key-look-play")),
    (id("keys-lines"), id("key-lines")),
    (id("keys-look-mistake"), id("key-look-mistake")),
];

/// Turns keys into selection and intents.
pub(super) fn act(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    focus: Res<InputFocus>,
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    mut animation: ResMut<AnimationState>,
    mut selection: ResMut<CurrentSelection>,
    annotations: Res<BoardAnnotations>,
    (mut intents, mut picks): (MessageWriter<IntentMessage>, MessageWriter<PointPicked>),
    eyes: Query<&Transform, With<TableCamera>>,
) {
    let Some(keys) = keys.filter(|_| focus.keyboard) else { return };
    let hit = |key| keys.just_pressed(key);
    let control = keys.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    if control {
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        if hit(KeyCode::KeyY) || hit(KeyCode::KeyZ) && shift {
            intents.write(IntentMessage(Intent::Redo));
        } else if hit(KeyCode::KeyZ) {
            intents.write(IntentMessage(Intent::Undo));
        }
        return;
    }
    let reviewing = session.review().is_some();
    let act = hit(KeyCode::Space) && !reviewing;
    let end = hit(KeyCode::Enter) || hit(KeyCode::NumpadEnter);
    if animation.busy && (act || end) {
        animation.skip = true;
        return;
    }
    for (key, kind) in
        [(KeyCode::KeyA, CaptureKind::Approach), (KeyCode::KeyW, CaptureKind::Withdrawal)]
    {
        if hit(key)
            && let (Some(from), Some(to)) = (guidance.chosen, guidance.choice)
        {
            intents.write(IntentMessage(Intent::Step { from, to, kind: Some(kind) }));
        }
    }
    if hit(KeyCode::Backspace) && guidance.acting {
        intents.write(IntentMessage(Intent::UndoStep));
    }
    if hit(KeyCode::KeyC) && session.record().can_claim() && guidance.acting {
        intents.write(IntentMessage(Intent::Claim));
    }
    if hit(KeyCode::KeyH) && !reviewing {
        request_hint(&guidance, &mut selection, &mut |intent| {
            intents.write(IntentMessage(intent));
        });
    }
    if hit(KeyCode::KeyP) && session.can_pause() {
        intents.write(IntentMessage(Intent::Pause(!session.is_paused())));
    }
    if !reviewing
        && let Some(moved) =
            cursor(&keys, quarters(eyes.iter().next()), &session, selection.hovered)
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
        press(point, &guidance, &mut selection, &mut |intent| {
            intents.write(IntentMessage(intent));
        });
    }
}

/// How many quarter turns the camera is away from White's side; 0 to 3.
fn quarters(eye: Option<&Transform>) -> u32 {
    let yaw = eye.map_or(0.0, |eye| eye.rotation.to_euler(EulerRot::YXZ).0);
    (yaw / FRAC_PI_2).round().rem_euclid(4.0) as u32
}

/// Where an arrow key moves the cursor, as seen from the camera. Without a cursor it starts in the
/// middle of the board.
fn cursor(
    keys: &ButtonInput<KeyCode>,
    quarters: u32,
    session: &Session,
    at: Option<Point>,
) -> Option<Point> {
    let moves = [
        (KeyCode::ArrowLeft, (-1, 0)),
        (KeyCode::ArrowRight, (1, 0)),
        (KeyCode::ArrowUp, (0, 1)),
        (KeyCode::ArrowDown, (0, -1)),
    ];
    let (_, moved) = moves.into_iter().find(|&(key, _)| keys.just_pressed(key))?;
    let (right, up) = (0..quarters).fold(moved, |(right, up), _| (-up, right));
    let board = &session.record().rules().board;
    let Some(at) = at else { return board.point(board.columns() / 2, board.rows() / 2) };
    let column = board.column(at).checked_add_signed(right)?;
    let row = board.row(at).checked_add_signed(up)?;
    board.point(column, row)
}
