//! What screen readers are told of the pages: everything that can be pressed has a name.

use super::cases;
use super::draw::window;
use super::{Tab, show};
use crate::app::pages::Page;
use crate::texts::Language;
use bevy_egui::egui::accesskit::{Action, Node, NodeId, Role};
use bevy_egui::egui::{Pos2, RawInput, Rect, Vec2};

/// The name that a reader says; `None` if there is none.
fn name(nodes: &[(NodeId, Node)], node: &Node) -> Option<String> {
    let says = |name: &&str| name.chars().any(char::is_alphanumeric);
    let own = [node.label(), node.value(), node.placeholder()];
    own.into_iter()
        .flatten()
        .find(says)
        .map(str::to_owned)
        .or_else(|| {
            let labels = node.labelled_by().iter();
            let mut found = labels.filter_map(|id| nodes.iter().find(|(other, _)| other == id));
            found.find_map(|(_, label)| label.value().map(str::to_owned))
        })
        .filter(|name| name.chars().any(char::is_alphanumeric))
}

#[test]
fn everything_that_can_be_pressed_has_a_name() {
    let mut nameless = Vec::new();
    for case in cases::all() {
        let tabs = if case.page == Page::Settings { &Tab::ALL[..] } else { &Tab::ALL[..1] };
        for (tab, tab_name) in tabs {
            let mut world = case.world(Language::ENGLISH, *tab);
            let (ctx, room) = window(Vec2::new(1280.0, 720.0), 1.0);
            ctx.enable_accesskit();
            let mut update = None;
            for _ in 0..4 {
                ctx.begin_pass(RawInput {
                    screen_rect: Some(Rect::from_min_size(Pos2::ZERO, room)),
                    time: Some(ctx.input(|input| input.time) + 1.0),
                    ..RawInput::default()
                });
                show(&ctx, &mut world);
                update = ctx.end_pass().platform_output.accesskit_update;
            }
            let nodes = update.unwrap().nodes;
            let pressed = nodes.iter().map(|(_, node)| node).filter(|node| {
                // Readers pass over containers, which take the clicks beside their content, and over scroll bars.
                !matches!(node.role(), Role::GenericContainer | Role::ScrollBar)
                    && (node.supports_action(Action::Click) || node.supports_action(Action::Focus))
            });
            let without = pressed.filter(|node| name(&nodes, node).is_none());
            nameless.extend(without.map(|node| {
                let (role, label) = (node.role(), node.label());
                format!("{} {tab_name}: {role:?} {label:?} at {:?}", case.name, node.bounds())
            }));
        }
    }
    nameless.dedup();
    assert!(nameless.is_empty(), "{} without a name\n{}", nameless.len(), nameless.join("\n"));
}
