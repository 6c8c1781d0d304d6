//! Clicks and drags on the board: choose a stone, its target, and what it captures.

use super::Pointer;
use crate::app::schedule::InputFocus;
use crate::app::session::{
    BoardAnnotations, CurrentGuidance, CurrentSelection, DraggedStone, IntentMessage, PointPicked,
};
use crate::game::play::{Guidance, Intent, Selection};
use crate::rules::Point;
use bevy::prelude::*;

/// A press that moves farther than this, in logical pixels, is a drag.
const DRAG_THRESHOLD: f32 = 6.0;
/// The same for a finger, which moves more.
const FINGER_THRESHOLD: f32 = 12.0;

/// A press in progress.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Gesture {
    /// Where it began, in the window and on the board.
    began: Option<(Vec2, Point)>,
    /// Whether the stone was already chosen; releasing it then deselects it.
    again: bool,
    dragging: bool,
}

impl Gesture {
    /// Forgets the press. A stone that is dragged returns.
    fn end(&mut self, drag: &mut ResMut<DraggedStone>) {
        *self = Self::default();
        drag.set_if_neq(DraggedStone::default());
    }
}

/// Turns the pointer into selection and intents.
pub(super) fn act(
    (pointer, focus): (Res<Pointer>, Res<InputFocus>),
    guidance: Res<CurrentGuidance>,
    mut gesture: ResMut<Gesture>,
    (mut selection, mut drag): (ResMut<CurrentSelection>, ResMut<DraggedStone>),
    annotations: Res<BoardAnnotations>,
    (mut intents, mut picks): (MessageWriter<IntentMessage>, MessageWriter<PointPicked>),
) {
    if pointer.is_changed() && (pointer.screen.is_some() || pointer.finger) {
        let gone = pointer.finger && pointer.released;
        let hovered = pointer.point.filter(|_| !gone);
        if selection.hovered != hovered && (hovered.is_some() || !pointer.is_added()) {
            selection.hovered = hovered;
        }
    }
    if annotations.picked.is_some() {
        gesture.end(&mut drag);
        picks.write_batch(pointer.point.filter(|_| pointer.pressed).map(PointPicked));
        return;
    }
    if pointer.pressed
        && let (Some(screen), Some(point)) = (pointer.screen, pointer.point)
    {
        let again = guidance.chosen == Some(point);
        intents.write_batch(press(point, &guidance, &mut selection).map(IntentMessage));
        let began = (selection.chosen == Some(point)).then_some((screen, point));
        *gesture = Gesture { began, again, dragging: false };
    } else if pointer.pressed && (guidance.choice.is_some() || guidance.proposed.is_some()) {
        (selection.choice, selection.proposed) = (None, None);
    }
    let Some((start, from)) = gesture.began else { return };
    let threshold = if pointer.finger { FINGER_THRESHOLD } else { DRAG_THRESHOLD };
    if pointer.held && pointer.screen.is_some_and(|now| now.distance(start) > threshold) {
        gesture.dragging = true;
    }
    if pointer.cancelled {
        // Two fingers turn and zoom the camera, so a stone dragged by the first one returns.
        if !gesture.again && guidance.path.is_empty() {
            selection.chosen = None;
        }
        gesture.end(&mut drag);
        return;
    }
    if gesture.dragging && pointer.held && selection.chosen == Some(from) {
        let at = if pointer.finger { pointer.above } else { pointer.place };
        *drag = DraggedStone { at, by_finger: pointer.finger };
    }
    if !pointer.held {
        if gesture.dragging {
            // A page may have opened meanwhile, or a key ended the turn.
            let may = focus.pointer && guidance.acting && selection.chosen == Some(from);
            if let Some(to) = pointer.point.filter(|&to| to != from && may) {
                intents.write_batch(go(from, to, &guidance, &mut selection).map(IntentMessage));
            }
        } else if gesture.again
            && guidance.path.is_empty()
            && guidance.choice.is_none()
            && guidance.proposed.is_none()
        {
            selection.chosen = None;
        }
        gesture.end(&mut drag);
    }
}

/// Handles a press on a point, for pointer, keyboard and screen readers. Returns the intent, if there is one.
pub(crate) fn press(
    point: Point,
    guidance: &Guidance,
    selection: &mut Selection,
) -> Option<Intent> {
    if !guidance.acting {
        return None;
    }
    if let (Some(kind), Some(from), Some(to)) =
        (guidance.group_of(point), guidance.chosen, guidance.choice)
    {
        return Some(Intent::Step { from, to, kind: Some(kind) });
    }
    if let (Some(from), true) = (guidance.chosen, guidance.proposed == Some(point)) {
        return Some(Intent::Step { from, to: point, kind: None });
    }
    (selection.choice, selection.proposed) = (None, None);
    let open_chain = !guidance.path.is_empty();
    if guidance.movable.contains(point) {
        selection.chosen = Some(point);
        None
    } else if guidance.choice.is_some() && guidance.target(point).is_none() {
        // The choice is cancelled, and nothing else was meant.
        None
    } else if let Some(from) =
        guidance.chosen.filter(|_| guidance.target(point).is_some() || open_chain)
    {
        go(from, point, guidance, selection)
    } else {
        // The session answers with the reason why the stone or the target is refused.
        Some(Intent::Pick { point, chosen: guidance.chosen })
    }
}

/// Moves the chosen stone to a point, opens the choice between approach and withdrawal, or shows the step until it is
/// confirmed.
fn go(from: Point, to: Point, guidance: &Guidance, selection: &mut Selection) -> Option<Intent> {
    match guidance.target(to) {
        Some(target) if target.needs_choice() => {
            selection.chosen = Some(from);
            selection.choice = Some(to);
            None
        }
        Some(_) if selection.confirms => {
            (selection.chosen, selection.proposed) = (Some(from), Some(to));
            None
        }
        _ => Some(Intent::Step { from, to, kind: None }),
    }
}
