//! Buttons and directions become actions on the board, or keys for the interface where that has the focus.

use super::buttons::{ALL_POINTS, MENU, action, placed};
use super::direction::{PadDirection, Repeat};
use super::plugged::Pads;
use crate::app::actions::{ActionInput, InputAction, InterfaceKey, InterfaceKeys};
use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::{InputFocus, PhotoMode};
use crate::app::session::{CurrentGuidance, CurrentSession};
use crate::app::texts::CurrentTexts;
use crate::game::Guidance;
use crate::texts::InputDevice;
use bevy::input::gamepad::{Gamepad, GamepadButton};
use bevy::input::touch::Touches;
use bevy::prelude::*;

/// What the gamepads ask of the board in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PadState {
    repeat: Repeat,
    /// The direction in which the cursor is to move.
    pub moved: Option<PadDirection>,
    /// Whether it may move to every point.
    pub all_points: bool,
}

/// Reads the gamepads.
pub(super) fn read(
    time: Res<Time>,
    gamepads: Query<(Entity, &Gamepad, Option<&Name>)>,
    (keys, mouse, touches): (
        Option<Res<ButtonInput<KeyCode>>>,
        Option<Res<ButtonInput<MouseButton>>>,
        Option<Res<Touches>>,
    ),
    (focus, page, photo): (Res<InputFocus>, Res<OpenPage>, Res<PhotoMode>),
    (session, guidance): (Res<CurrentSession>, Res<CurrentGuidance>),
    mut pads: ResMut<Pads>,
    mut state: ResMut<PadState>,
    mut input: ResMut<ActionInput>,
    mut interface: ResMut<InterfaceKeys>,
    mut texts: ResMut<CurrentTexts>,
) {
    let brand = pads.brand();
    let mut pressed: Vec<GamepadButton> = Vec::new();
    let mut direction = None;
    let mut used = None;
    state.all_points = false;
    for (entity, pad, name) in &gamepads {
        let before = pressed.len();
        pressed.extend(pad.get_just_pressed().copied());
        let held = of_cross(pad).or_else(|| state.repeat.of_stick(pad.left_stick()));
        state.all_points |= pad.pressed(ALL_POINTS);
        if pressed.len() > before || held.is_some() {
            used = Some((entity, pad.vendor_id(), name.map_or("", Name::as_str).to_owned()));
        }
        direction = direction.or(held);
    }
    let moved = state.repeat.advance(direction, time.delta_secs());
    state.moved = None;
    let others = keys.is_some_and(|keys| keys.get_just_pressed().len() > 0)
        || mouse.is_some_and(|mouse| mouse.get_just_pressed().len() > 0)
        || touches.is_some_and(|touches| touches.any_just_pressed());
    let idle = pads.idle + time.delta_secs();
    pads.bypass_change_detection().idle = if used.is_some() { 0.0 } else { idle };
    if let Some((entity, vendor, name)) = used {
        let brand = super::PadBrand::of(vendor, &name);
        let active = Some((entity, brand, name));
        if !pads.in_use || pads.active != active {
            (pads.in_use, pads.active) = (true, active);
        }
        if texts.input_device != InputDevice::Mouse {
            texts.input_device = InputDevice::Mouse;
        }
    } else if others && pads.in_use {
        pads.in_use = false;
    }
    let board = focus.keyboard && page.0 != Page::Result || photo.0;
    if !board {
        interface
            .0
            .extend(pressed.iter().filter_map(|&button| interface_key(placed(button, brand))));
        interface.0.extend(moved.map(|direction| match direction {
            PadDirection::Left => InterfaceKey::Left,
            PadDirection::Up => InterfaceKey::Up,
            PadDirection::Down => InterfaceKey::Down,
            PadDirection::Right => InterfaceKey::Right,
        }));
        return;
    }
    let reviewing = session.review().is_some();
    for button in pressed {
        if button == MENU {
            interface.0.push(InterfaceKey::Next);
        }
        let Some(action) = action(button, brand, reviewing) else { continue };
        if let Some(action) = meant(action, reviewing || photo.0, &guidance) {
            input.begin(action);
        }
    }
    if !reviewing {
        state.moved = moved;
    } else if let Some(moved) = moved {
        input.begin(match moved {
            PadDirection::Left => InputAction::ReviewPrevious,
            PadDirection::Up => InputAction::ReviewLineAbove,
            PadDirection::Down => InputAction::ReviewLineBelow,
            PadDirection::Right => InputAction::ReviewNext,
        });
    }
}

/// Going back on the board takes back a step of an open chain, closes a choice or lets go of a stone. It never opens a
/// page, as Escape does, because the button is also pressed by mistake.
fn meant(action: InputAction, elsewhere: bool, guidance: &Guidance) -> Option<InputAction> {
    if action != InputAction::Back || elsewhere || guidance.choice.is_some() {
        return Some(action);
    }
    if !guidance.path.is_empty() {
        return Some(InputAction::UndoStep);
    }
    guidance.chosen.map(|_| action)
}

/// The direction of the cross that is held.
fn of_cross(pad: &Gamepad) -> Option<PadDirection> {
    let buttons = [
        (GamepadButton::DPadLeft, PadDirection::Left),
        (GamepadButton::DPadUp, PadDirection::Up),
        (GamepadButton::DPadDown, PadDirection::Down),
        (GamepadButton::DPadRight, PadDirection::Right),
    ];
    buttons.into_iter().find(|&(button, _)| pad.pressed(button)).map(|(_, direction)| direction)
}

/// What a button means for the interface.
const fn interface_key(button: GamepadButton) -> Option<InterfaceKey> {
    Some(match button {
        GamepadButton::South => InterfaceKey::Confirm,
        GamepadButton::East | MENU => InterfaceKey::Cancel,
        GamepadButton::LeftTrigger => InterfaceKey::Previous,
        GamepadButton::RightTrigger => InterfaceKey::Next,
        _ => return None,
    })
}
