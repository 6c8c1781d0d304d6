//! Keeps a still page from being redrawn: `bevy_egui` sends egui the modifier keys in every frame,
//! and egui requests another frame after every event.

use super::state::ScreenState;
use bevy::prelude::{Local, Query, Res};
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};

/// Drops events that tell egui nothing new. Runs between the processing of input and the pass.
/// Keys that are to be assigned are dropped too.
pub(in crate::app) fn drop_repeats(
    state: Res<ScreenState>,
    mut inputs: Query<&mut EguiInput>,
    mut known: Local<Modifiers>,
) {
    for mut input in &mut inputs {
        if state.listening.is_some() {
            input.events.retain(|event| !matches!(event, Event::Key { .. } | Event::Text(_)));
        }
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
    fn only_changes_are_sent() {
        let mut known = Modifiers::NONE;
        let mut sent = |modifiers| {
            let mut events = vec![Event::Copy, Event::ModifiersChanged(modifiers)];
            without_repeats(&mut known, &mut events);
            assert_eq!(events[0], Event::Copy);
            events.len() == 2
        };
        assert!(!sent(Modifiers::NONE));
        assert!(sent(Modifiers::SHIFT));
        assert!(!sent(Modifiers::SHIFT));
        assert!(sent(Modifiers::NONE));
    }
}
