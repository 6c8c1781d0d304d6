//! Buttons and directions become actions on the board, or keys for the interface where that has the focus.

use super::brand::PadBrand;
use super::buttons::{ALL_POINTS, DIRECTIONS, MENU, action, placed};
use super::direction::{PadDirection, Repeat};
use super::plugged::Pads;
use crate::app::actions::{ActionInput, InputAction, InterfaceKey, InterfaceKeys};
use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::{InputFocus, PhotoMode};
use crate::app::session::{CurrentGuidance, CurrentSession};
use crate::app::texts::CurrentTexts;
use crate::game::play::Guidance;
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

/// What the gamepads send in this frame.
#[derive(Default)]
struct PadSignals {
    /// The buttons that were pressed, with the brand of the gamepad that they are on.
    pressed: Vec<(GamepadButton, PadBrand)>,
    /// The direction that is held.
    direction: Option<PadDirection>,
    /// Whether the button for all points is held.
    all_points: bool,
    /// The gamepad that is used, its brand and its name.
    used: Option<(Entity, PadBrand, String)>,
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
    let PadSignals { pressed, direction, all_points, used } = signals(&gamepads, &state.repeat);
    state.all_points = all_points;
    let moved = state.repeat.advance(direction, time.delta_secs());
    state.moved = None;
    let others = keys.is_some_and(|keys| keys.get_just_pressed().len() > 0)
        || mouse.is_some_and(|mouse| mouse.get_just_pressed().len() > 0)
        || touches.is_some_and(|touches| touches.any_just_pressed());
    note_use(&mut pads, &mut texts, used, others, time.delta_secs());
    let board = focus.keyboard && page.0 != Page::Result || photo.0;
    if !board {
        interface.0.extend(interface_keys(&pressed, moved));
        return;
    }
    let reviewing = session.review().is_some();
    for (button, brand) in pressed {
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
        let meant = DIRECTIONS.into_iter().filter(|(direction, ..)| *direction == moved);
        meant.for_each(|(_, _, action, _)| input.begin(action));
    }
}

/// What the gamepads send. Each button has the brand of its own gamepad, because several may be plugged in.
fn signals(gamepads: &Query<(Entity, &Gamepad, Option<&Name>)>, repeat: &Repeat) -> PadSignals {
    let mut signals = PadSignals::default();
    for (entity, pad, name) in gamepads {
        let name = name.map_or("", Name::as_str);
        let brand = PadBrand::of(pad.vendor_id(), name);
        let before = signals.pressed.len();
        signals.pressed.extend(pad.get_just_pressed().map(|&button| (button, brand)));
        let held = of_cross(pad).or_else(|| repeat.of_stick(pad.left_stick()));
        signals.all_points |= pad.pressed(ALL_POINTS);
        if signals.pressed.len() > before || held.is_some() {
            signals.used = Some((entity, brand, name.to_owned()));
        }
        signals.direction = signals.direction.or(held);
    }
    signals
}

/// Notes which gamepad is used, and whether another device was used after it.
fn note_use(
    pads: &mut ResMut<Pads>,
    texts: &mut ResMut<CurrentTexts>,
    used: Option<(Entity, PadBrand, String)>,
    others: bool,
    seconds: f32,
) {
    let idle = pads.idle + seconds;
    pads.bypass_change_detection().idle = if used.is_some() { 0.0 } else { idle };
    if used.is_some() {
        if !pads.in_use || pads.active != used {
            (pads.in_use, pads.active) = (true, used);
        }
        if texts.input_device != InputDevice::Mouse {
            texts.input_device = InputDevice::Mouse;
        }
    } else if others && pads.in_use {
        pads.in_use = false;
    }
}

/// What buttons and a direction mean for the interface.
fn interface_keys(
    pressed: &[(GamepadButton, PadBrand)],
    moved: Option<PadDirection>,
) -> impl Iterator<Item = InterfaceKey> {
    let buttons =
        pressed.iter().filter_map(|&(button, brand)| interface_key(placed(button, brand)));
    let directions = DIRECTIONS.into_iter().filter(move |it| moved == Some(it.0));
    buttons.chain(directions.map(|(.., key)| key))
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
    let held = DIRECTIONS.into_iter().find(|(_, button, ..)| pad.pressed(*button));
    held.map(|(direction, ..)| direction)
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
