//! What can be changed in a tree: turns tried, comments written, lines taken away or put first.

use super::super::reader;
use super::{NodeId, NoteText, Tree};
use crate::rules::{Chain, Refusal, Turn};

impl Tree {
    /// Plays a turn from any place. What was played there before stays; a turn that was played
    /// already leads to its place.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub fn play(&mut self, node: NodeId, turn: &Turn) -> Result<NodeId, Refusal> {
        let mut chain = Chain::new(*self.position(node));
        for step in &turn.steps {
            chain.push(&self.rules, step.from, step.to, step.kind)?;
        }
        let turn = chain.finish(&self.rules)?;
        Ok(self.add(node, &turn))
    }

    /// Replaces the comments of a place by this one; signs stay. An empty text leaves none.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        let remarks = &mut self.nodes[node.0].remarks;
        remarks.retain(|remark| !matches!(remark, NoteText::Comment(_)));
        let text = reader::remark(text);
        if !text.is_empty() {
            remarks.push(NoteText::Comment(text));
        }
    }

    /// Takes a place and everything after it away, unless it belongs to the game that was played.
    /// Tells whether it did.
    pub fn remove(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node).filter(|_| !self.is_main(node)) else { return false };
        self.nodes[parent.0].children.retain(|&child| child != node);
        true
    }

    /// Puts a line before the one listed before it; the game that was played stays the first.
    /// Tells whether it did.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else { return false };
        let siblings = self.children(parent);
        let Some(place) = siblings.iter().position(|&child| child == node) else { return false };
        if place == 0 || self.is_main(node) || self.is_main(siblings[place - 1]) {
            return false;
        }
        self.nodes[parent.0].children.swap(place - 1, place);
        true
    }
}
