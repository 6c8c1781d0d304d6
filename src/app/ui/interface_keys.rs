//! Gives egui what gamepads and switches send: directions move the focus, other buttons press and close. What has the
//! focus is scrolled into view.

use super::state::ScreenState;
use crate::app::actions::{ActionInput, InputAction, InterfaceKey, InterfaceKeys};
use crate::app::pages::{OpenPage, Page};
use crate::app::scanning::{Scanning, SwitchSettings};
use crate::app::schedule::PhotoMode;
use bevy::prelude::{Local, Query, Res, ResMut, Resource};
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use bevy_egui::egui::{self, Context, Event, Id, Key, Modifiers};
use bevy_egui::{EguiContext, EguiInput};

/// Widgets that are to be pressed or focused in the next frame.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::app) struct WidgetRequests(pub Vec<(Id, WidgetRequest)>);

/// What is done with a widget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum WidgetRequest {
    /// It is pressed.
    Press,
    /// It gets the focus.
    Focus,
    /// It is scrolled into view.
    Show,
}

/// Sends what was asked for since the last frame. Runs between the processing of input and the pass.
pub(in crate::app) fn send(
    mut keys: ResMut<InterfaceKeys>,
    mut requests: ResMut<WidgetRequests>,
    (mut input, state, page): (ResMut<ActionInput>, Res<ScreenState>, Res<OpenPage>),
    (switch, scanning, photo): (Res<SwitchSettings>, Res<Scanning>, Res<PhotoMode>),
    mut shown: Local<Option<Id>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
) {
    let keys = std::mem::take(&mut keys.0);
    let requests = std::mem::take(&mut requests.0);
    let Some((mut context, mut sent)) = contexts.iter_mut().next() else { return };
    let ctx = context.get_mut();
    if switch.is_on() && (scanning.chose || scanning.stepped) {
        // The key or the click is the switch, and nothing else.
        sent.events.retain(|event| {
            !matches!(event, Event::Key { .. } | Event::Text(_) | Event::PointerButton { .. })
        });
    }
    let escape =
        |event: &Event| matches!(event, Event::Key { key: Key::Escape, pressed: true, .. });
    // Another key than Escape that was assigned to going back closes pages, too.
    if input.just(InputAction::Back)
        && state.listening.is_none()
        && !ctx.text_edit_focused()
        && !sent.events.iter().any(escape)
    {
        sent.events.extend(events(InterfaceKey::Cancel, true));
    }
    // Photo mode and these pages are ended by the action, the others by egui.
    let by_action = photo.0 || matches!(page.0, Page::Settings | Page::Result);
    if keys.contains(&InterfaceKey::Cancel) && by_action {
        input.begin(InputAction::Back);
    }
    let focused = ctx.memory(egui::Memory::focused);
    for key in keys {
        sent.events.extend(events(key, focused.is_some()));
    }
    for (id, request) in requests {
        sent.events.push(widget_event(id, request));
    }
    if *shown != focused {
        *shown = focused;
        sent.events.extend(focused.map(|id| widget_event(id, WidgetRequest::Show)));
    }
}

/// What egui is told. Without a focus, directions and confirming give it to the first button.
pub(in crate::app) fn events(key: InterfaceKey, has_focus: bool) -> Vec<Event> {
    let (key, modifiers) = match key {
        InterfaceKey::Cancel => (Key::Escape, Modifiers::NONE),
        InterfaceKey::Previous => (Key::Tab, Modifiers::SHIFT),
        InterfaceKey::Next => (Key::Tab, Modifiers::NONE),
        _ if !has_focus => (Key::Tab, Modifiers::NONE),
        InterfaceKey::Left => (Key::ArrowLeft, Modifiers::NONE),
        InterfaceKey::Up => (Key::ArrowUp, Modifiers::NONE),
        InterfaceKey::Down => (Key::ArrowDown, Modifiers::NONE),
        InterfaceKey::Right => (Key::ArrowRight, Modifiers::NONE),
        InterfaceKey::Confirm => (Key::Enter, Modifiers::NONE),
    };
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    vec![event(true), event(false)]
}

/// What egui is told about a widget.
pub(in crate::app) fn widget_event(id: Id, request: WidgetRequest) -> Event {
    Event::AccessKitActionRequest(ActionRequest {
        action: match request {
            WidgetRequest::Press => Action::Click,
            WidgetRequest::Focus => Action::Focus,
            WidgetRequest::Show => Action::ScrollIntoView,
        },
        target_tree: TreeId::ROOT,
        target_node: id.accesskit_id(),
        data: None,
    })
}

/// The widgets of the topmost page, menu or bars that can be focused, in rows from above.
pub(in crate::app) fn rows(ctx: &Context) -> Vec<Vec<egui::WidgetRect>> {
    let screen = ctx.viewport_rect();
    let order: Vec<egui::LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let usable = |widget: &egui::WidgetRect| {
        widget.enabled
            && widget.sense.is_focusable()
            && widget.rect.is_positive()
            // The backdrop of a page takes clicks everywhere.
            && !widget.rect.contains_rect(screen.shrink(2.0))
    };
    let mut layers: Vec<(egui::LayerId, Vec<egui::WidgetRect>)> = ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let used = layers.map(|(id, all)| (*id, all.iter().copied().filter(usable).collect()));
        used.collect()
    });
    layers.retain(|(layer, widgets)| {
        !widgets.is_empty() && ctx.memory(|memory| memory.allows_interaction(*layer))
    });
    // Bars along the edges are in no list of layers, and below all others.
    layers.sort_by_key(|(layer, _)| {
        order.iter().position(|known| known == layer).map_or(0, |at| at + 1)
    });
    let mut widgets: Vec<egui::WidgetRect> = if egui::Popup::is_any_open(ctx) {
        layers.pop().map(|(_, widgets)| widgets).unwrap_or_default()
    } else {
        layers.into_iter().flat_map(|(_, widgets)| widgets).collect()
    };
    widgets.sort_by(|one, other| one.rect.center().y.total_cmp(&other.rect.center().y));
    let mut rows: Vec<Vec<egui::WidgetRect>> = Vec::new();
    for widget in widgets {
        match rows.last_mut() {
            Some(row) if row[0].rect.y_range().contains(widget.rect.center().y) => row.push(widget),
            _ => rows.push(vec![widget]),
        }
    }
    for row in &mut rows {
        row.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
    }
    rows
}
