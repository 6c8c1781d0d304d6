//! Completes the tree that egui makes for screen readers: the board, what is announced, and names.
//!
//! egui makes a new tree in every frame, so the same is added to each of them.

use super::words::BoardWords;
use crate::rules::Point;
use bevy::math::{Rect, Vec2};
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeUpdate};
use bevy_egui::egui::{Id, accesskit_root_id};
use std::collections::HashSet;

/// What is added to the tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Additions<'a> {
    /// The title of the window.
    pub title: &'a str,
    /// The language of all texts, as a BCP 47 tag.
    pub language: &'a str,
    /// The board, unless a page covers it.
    pub board: Option<&'a BoardWords>,
    /// Where the points are seen, in points of the interface.
    pub places: &'a [(Point, Rect)],
    /// The point that has the focus if nothing in the interface has it.
    pub cursor: Option<Point>,
    /// The sentences announced last, each with a number of its own.
    pub announced: &'a [(u64, String)],
    /// The dialog that is open, and what it covers.
    pub dialog: Option<(NodeId, NodeId)>,
}

/// The id of a point's node.
pub(crate) fn point_id(point: Point) -> NodeId {
    Id::new(("reader", "point", point.index())).accesskit_id()
}

/// Adds to a tree of egui.
pub(crate) fn complete(update: &mut TreeUpdate, added: &Additions<'_>) {
    let root_id = accesskit_root_id().accesskit_id();
    let mut children = Vec::new();
    if let Some(board) = added.board {
        let board_id = Id::new(("reader", "board")).accesskit_id();
        children.push(board_id);
        add_board(update, board_id, board, added.places);
    }
    children.push(add_announcements(update, added.announced));
    if let Some((dialog, covered)) = added.dialog {
        mark_dialog(update, dialog, covered);
    }
    if let Some((_, root)) = update.nodes.iter_mut().find(|(id, _)| *id == root_id) {
        root.set_label(added.title);
        root.set_language(added.language);
        for child in children {
            root.push_child(child);
        }
    }
    // A widget that has just vanished may still have the focus, and readers need a node that exists.
    let exists = |id: NodeId| update.nodes.iter().any(|(node, _)| *node == id);
    if update.focus == root_id || !exists(update.focus) {
        let cursor = added.cursor.map(point_id).filter(|_| added.board.is_some());
        let dialog = added.dialog.map(|(dialog, _)| dialog);
        update.focus = dialog.or(cursor).filter(|&id| exists(id)).unwrap_or(root_id);
    }
}

fn add_board(
    update: &mut TreeUpdate,
    board_id: NodeId,
    board: &BoardWords,
    places: &[(Point, Rect)],
) {
    let mut group = Node::new(Role::Group);
    group.set_label(board.name.as_str());
    for (point, words) in &board.points {
        let mut node = Node::new(Role::Button);
        node.set_label(words.as_str());
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
        if let Some((_, place)) = places.iter().find(|(of, _)| of == point) {
            node.set_bounds(bounds(*place));
        }
        group.push_child(point_id(*point));
        update.nodes.push((point_id(*point), node));
    }
    let all = places.iter().map(|(_, place)| *place).reduce(|all, place| all.union(place));
    if let Some(all) = all {
        group.set_bounds(bounds(all));
    }
    update.nodes.push((board_id, group));
}

/// Adds a node for each sentence. A new sentence has a new node, so that it is read out even if it is
/// the same as the one before, and none is read out twice.
fn add_announcements(update: &mut TreeUpdate, announced: &[(u64, String)]) -> NodeId {
    let region_id = Id::new(("reader", "announcements")).accesskit_id();
    let mut region = Node::new(Role::Group);
    for (number, sentence) in announced {
        let id = Id::new(("reader", "announcement", number)).accesskit_id();
        let mut node = Node::new(Role::Label);
        node.set_value(sentence.as_str());
        node.set_live(Live::Polite);
        region.push_child(id);
        update.nodes.push((id, node));
    }
    update.nodes.push((region_id, region));
    region_id
}

/// Makes a node a dialog with its first text as title, and takes what it covers out of the tree. (AccessKit 0.24
/// loses nodes below a hidden container when it is shown again.)
fn mark_dialog(update: &mut TreeUpdate, dialog: NodeId, covered: NodeId) {
    let title = first_text(&update.nodes, dialog);
    let mut gone = HashSet::from([covered]);
    let mut next = vec![covered];
    while let Some(id) = next.pop() {
        let node = update.nodes.iter().find(|(other, _)| *other == id);
        next.extend(node.iter().flat_map(|(_, node)| node.children()));
        gone.insert(id);
    }
    // If egui has put the dialog below what it covers, both remain.
    if gone.contains(&dialog) {
        gone.clear();
    }
    update.nodes.retain(|(id, _)| !gone.contains(id));
    for (id, node) in &mut update.nodes {
        if node.children().iter().any(|child| gone.contains(child)) {
            let left = node.children().iter().filter(|child| !gone.contains(child));
            let left: Vec<NodeId> = left.copied().collect();
            node.set_children(left);
        }
        if *id == dialog {
            node.set_role(Role::Dialog);
            node.set_modal();
            if let Some(title) = &title {
                node.set_label(title.as_str());
            }
        }
    }
}

/// The first text in or below a node, in the order of the interface.
fn first_text(nodes: &[(NodeId, Node)], id: NodeId) -> Option<String> {
    let (_, node) = nodes.iter().find(|(other, _)| *other == id)?;
    if node.role() == Role::Label {
        return node.value().map(str::to_owned);
    }
    node.children().iter().find_map(|&child| first_text(nodes, child))
}

fn bounds(place: Rect) -> accesskit::Rect {
    let Vec2 { x: x0, y: y0 } = place.min;
    let Vec2 { x: x1, y: y1 } = place.max;
    accesskit::Rect { x0: x0.into(), y0: y0.into(), x1: x1.into(), y1: y1.into() }
}
