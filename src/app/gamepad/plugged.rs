//! Which gamepad is plugged in, and what messages call the buttons and keys.

use super::brand::{PadBrand, button_name};
use super::buttons::{MENU, button_of};
use crate::app::actions::{InputAction, KeyMap};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::texts::KeyNames;
use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;

/// The gamepads that are plugged in.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pads {
    /// The one that was used or plugged in last, its brand and its name.
    pub active: Option<(Entity, PadBrand, String)>,
    /// Whether it was used after keyboard, mouse and touch screen.
    pub in_use: bool,
    /// The seconds since one was used.
    pub idle: f32,
}

impl Pads {
    /// Whether there is a gamepad.
    pub const fn any(&self) -> bool {
        self.active.is_some()
    }

    /// The brand of the active gamepad.
    pub fn brand(&self) -> PadBrand {
        self.active.as_ref().map_or_else(PadBrand::default, |(_, brand, _)| *brand)
    }
}

/// Follows gamepads that come and go, and tells the player.
pub(super) fn follow(
    new: Query<(Entity, &Gamepad, Option<&Name>), Added<Gamepad>>,
    all: Query<(Entity, &Gamepad, Option<&Name>)>,
    mut gone: RemovedComponents<Gamepad>,
    mut pads: ResMut<Pads>,
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    let known = |(entity, pad, name): (Entity, &Gamepad, Option<&Name>)| {
        let name = name.map_or("", Name::as_str).to_owned();
        (entity, PadBrand::of(pad.vendor_id(), &name), name)
    };
    for pad in new.iter().map(known) {
        let brand = pad.1;
        let button = |action| {
            button_of(action, brand).map_or_else(String::new, |it| button_name(&texts, it, brand))
        };
        let args = [
            ("pad", pad.2.clone().into()),
            ("act", button(InputAction::Act).into()),
            ("back", button(InputAction::Back).into()),
            ("menu", button_name(&texts, MENU, brand).into()),
        ];
        toasts.tell(texts.with("pad-connected", &args));
        pads.active = Some(pad);
        pads.idle = 0.0;
    }
    for entity in gone.read() {
        if all.contains(entity) {
            continue;
        }
        toasts.tell(texts.get("pad-gone"));
        if pads.active.as_ref().is_some_and(|(active, ..)| *active == entity) {
            pads.active = all.iter().next().map(known);
            pads.in_use &= pads.active.is_some();
        }
    }
}

/// Makes the texts name the buttons of the gamepad while it is used, and the assigned keys otherwise.
pub(super) fn name_keys(map: Res<KeyMap>, pads: Res<Pads>, mut texts: ResMut<CurrentTexts>) {
    if !(map.is_changed() || pads.is_changed() || texts.is_changed()) {
        return;
    }
    let brand = pads.brand();
    let name = |action| {
        let name = match pads.in_use {
            true => button_of(action, brand).map(|button| button_name(&texts, button, brand)),
            false => map.keys(action).into_iter().flatten().next().map(|key| key.say(&texts)),
        };
        name.unwrap_or_else(|| "–".to_owned())
    };
    let undo_step = if pads.in_use { InputAction::Back } else { InputAction::UndoStep };
    let names = KeyNames {
        approach: name(InputAction::Approach),
        withdrawal: name(InputAction::Withdrawal),
        end_turn: name(InputAction::EndTurn),
        undo_step: name(undo_step),
        hint: name(InputAction::Hint),
        act: name(InputAction::Act),
        back: name(InputAction::Back),
    };
    if texts.keys != names {
        texts.keys = names;
    }
}
