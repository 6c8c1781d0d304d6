//! What is written beside a game: comments, and other lines of play put away or first.

use super::ReviewAction;
use crate::game::{Notice, Session};
use crate::rules::notation::game::NoteText;
use crate::rules::notation::{NodeId, Tree};

impl Session {
    /// Changes what is remarked on the game looked at.
    pub(super) fn annotate(&mut self, look: ReviewAction) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        match look {
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

    /// Takes a line of play away, from the turn at which it leaves the game that was played or
    /// the line around it. Who stands in it goes back to where it began.
    fn remove(&mut self, node: NodeId) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        let Some(before) = review.tree.parent(node) else { return Vec::new() };
        let inside = review.tree.path(review.here()).contains(&node);
        if !review.tree.remove(node) {
            return Vec::new();
        }
        review.changed();
        let here = if inside { before } else { review.here() };
        // The line walked along may have led through what is gone.
        review.lead(here);
        if !inside && self.record.chain().is_empty() {
            return vec![Notice::Annotated];
        }
        self.rebuild();
        vec![Notice::Rewound, Notice::Annotated]
    }
}

/// The comments of a place as one text.
pub(super) fn comment(tree: &Tree, node: NodeId) -> String {
    let comments = tree.remarks(node).iter().filter_map(|remark| match remark {
        NoteText::Comment(text) => Some(text.as_str()),
        _ => None,
    });
    comments.collect::<Vec<_>>().join(" ")
}
