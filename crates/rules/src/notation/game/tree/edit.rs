//! Editing a tree: adding turns, setting comments, removing and reordering lines.

use super::super::reader;
use super::{NodeId, NoteText, Tree};
use crate::{Chain, DrawReason, Outcome, Refusal, Turn};
use std::sync::Arc;

impl Tree {
    /// Plays a turn from any node and returns the node after it, which is added if it does not exist.
    ///
    /// # Errors
    /// The reason why the turn is illegal.
    ///
    /// ```
    /// use fanorona_rules::notation::{Game, Tree, read_turn};
    ///
    /// let game: Game = "1. f2-e3A *".parse().unwrap();
    /// let mut tree = Tree::of(&game);
    /// let other = read_turn(game.record.rules(), game.record.start(), "d3-e3A").unwrap();
    /// let node = tree.play(Tree::ROOT, &other)?;
    /// tree.set_comment(node, "quieter");
    /// let text = Game { notes: tree.notes(), ..game }.to_string();
    /// assert!(text.ends_with("1. f2-e3A (1. d3-e3A {quieter}) *\n"));
    /// # Ok::<(), fanorona_rules::Refusal>(())
    /// ```
    pub fn play(&mut self, node: NodeId, turn: &Turn) -> Result<NodeId, Refusal> {
        let position = *self.position(node);
        // A line may go on after a draw.
        let rules = match position.outcome(&self.rules) {
            Some(Outcome::Draw(DrawReason::QuietTurns)) => Arc::new(self.rules.without_limits()),
            _ => self.rules.clone(),
        };
        let mut chain = Chain::new(position);
        for step in &turn.steps {
            chain.push(&rules, step.from, step.to, step.kind)?;
        }
        let turn = chain.finish(&rules)?;
        Ok(self.add(node, &turn))
    }

    /// Replaces the comments of a node by this one, or removes them if the text is empty. Glyphs
    /// remain.
    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        let remarks = &mut self.nodes[node.0].remarks;
        remarks.retain(|remark| !matches!(remark, NoteText::Comment(_)));
        let text = reader::remark(text);
        if !text.is_empty() {
            remarks.push(NoteText::Comment(text));
        }
    }

    /// Removes a node and everything after it, unless it belongs to the game itself. Returns whether
    /// it was removed.
    pub fn remove(&mut self, node: NodeId) -> bool {
        if !self.has(node) || self.is_main(node) {
            return false;
        }
        let Some(parent) = self.parent(node) else { return false };
        self.nodes[parent.0].children.retain(|&child| child != node);
        true
    }

    /// Moves a line before the line listed before it; the game itself stays first. Returns whether it
    /// was moved.
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
