//! Lets a still page be still: `bevy_egui` tells egui in every frame which modifier keys are held,
//! and egui asks for another frame whenever it is told anything.

use bevy::prelude::{Local, Query};
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};

/// Leaves out what egui knows already. Runs between the reading of input and the pass.
pub(super) fn leave_out_repeats(mut inputs: Query<&mut EguiInput>, mut known: Local<Modifiers>) {
    for mut input in &mut inputs {
        without_repeats(&mut known, &mut input.events);
    }
}

fn without_repeats(known: &mut Modifiers, events: &mut Vec<Event>) {
    events.retain(|event| match event {
        Event::ModifiersChanged(now) => std::mem::replace(known, *now) != *now,
        _ => true,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_changes_are_told() {
        let mut known = Modifiers::NONE;
        let mut told = |modifiers| {
            let mut events = vec![Event::Copy, Event::ModifiersChanged(modifiers)];
            without_repeats(&mut known, &mut events);
            assert_eq!(events[0], Event::Copy);
            events.len() == 2
        };
        assert!(!told(Modifiers::NONE));
        assert!(told(Modifiers::SHIFT));
        assert!(!told(Modifiers::SHIFT));
        assert!(told(Modifiers::NONE));
    }
}
