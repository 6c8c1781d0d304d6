//! Editing the comments and variations of the game under review.

use super::ReviewAction;
use crate::play::{Notice, Session};
use fanorona_rules::notation::game::NoteText;
use fanorona_rules::notation::{NodeId, Tree};

impl Session {
    /// Changes a comment or a variation of the game under review.
    pub(super) fn annotate(&mut self, action: ReviewAction) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        match action {
            ReviewAction::Comment(node, text) if review.tree.has(node) => {
                let before = comment(&review.tree, node);
                review.tree.set_comment(node, &text);
                if comment(&review.tree, node) == before {
                    return Vec::new();
                }
                review.changed();
                vec![Notice::Annotated]
            }
            ReviewAction::Promote(node) if review.tree.has(node) => {
                if !review.tree.promote(node) {
                    return Vec::new();
                }
                review.changed();
                vec![Notice::Annotated]
            }
            ReviewAction::Remove(node) if review.tree.has(node) => self.remove(node),
            _ => Vec::new(),
        }
    }

    /// Removes the turn that leads to `node` and everything after it. If the current node is removed,
    /// goes to the parent of `node`.
    fn remove(&mut self, node: NodeId) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        let Some(before) = review.tree.parent(node) else { return Vec::new() };
        let inside = review.tree.path(review.here()).contains(&node);
        if !review.tree.remove(node) {
            return Vec::new();
        }
        review.changed();
        let here = if inside { before } else { review.here() };
        // The current line may have led through the removed nodes.
        review.follow_first_children(here);
        if !inside && self.record.chain().is_empty() {
            return vec![Notice::Annotated];
        }
        self.rebuild();
        vec![Notice::Rewound, Notice::Annotated]
    }
}

/// The comments of a node, joined by spaces.
pub(super) fn comment(tree: &Tree, node: NodeId) -> String {
    let comments = tree.remarks(node).iter().filter_map(|remark| match remark {
        NoteText::Comment(text) => Some(text.as_str()),
        _ => None,
    });
    comments.collect::<Vec<_>>().join(" ")
}
