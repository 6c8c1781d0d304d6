//! Names for screen readers, where something can be pressed that egui does not know as a button. No sound
//! and no event comes with them.

use bevy_egui::egui::Response;
use bevy_egui::egui::accesskit::Role;

/// Names a response. The name is asked for only when a reader is there.
pub(in crate::app) fn button(response: &Response, name: impl FnOnce() -> String) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Button);
        node.set_label(name());
    });
}

/// Names a button whose face is a sign, and shows the name under the pointer.
pub(in crate::app) fn sign(response: Response, name: &str) -> Response {
    button(&response, || name.to_owned());
    response.on_hover_text(name)
}

/// Names a field without a label of its own.
pub(in crate::app) fn field(response: &Response, name: impl FnOnce() -> String) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name()));
}
