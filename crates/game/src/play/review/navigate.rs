//! Navigation in a review: by turns and steps, and between lines.

use super::{Review, ReviewAction};
use crate::play::{Intent, Notice, Session};
use fanorona_rules::notation::{NodeId, Tree};
use fanorona_rules::{Record, Turn};

impl Review {
    /// Makes `node` the current node. Changes the current line only if it does not contain `node`.
    fn go_to(&mut self, node: NodeId) {
        if let Some(at) = self.line.iter().position(|&known| known == node) {
            self.at = at;
            return;
        }
        self.follow_first_children(node);
    }

    /// Makes `node` the current node, and the line through it and the first children after it the
    /// current line.
    pub(super) fn follow_first_children(&mut self, node: NodeId) {
        let mut line = self.tree.path(node);
        self.at = line.len() - 1;
        let mut next = node;
        while let Some(&first) = self.tree.children(next).first() {
            line.push(first);
            next = first;
        }
        self.line = line;
    }

    /// Registers a change of the tree.
    pub(super) fn changed(&mut self) {
        self.edition += 1;
        self.annotated = true;
    }
}

impl Session {
    /// Applies an action that changes the current node. Does nothing if there is no such node.
    pub(super) fn navigate(&mut self, action: ReviewAction) -> Vec<Notice> {
        let Some(review) = &self.review else { return Vec::new() };
        let here = review.here();
        match action {
            ReviewAction::To(node) if !review.tree.has(node) => Vec::new(),
            ReviewAction::To(node) if review.ahead(&self.record) == Some(node) => {
                self.forward(true)
            }
            ReviewAction::To(node) => self.jump(node, 0),
            ReviewAction::Inside(node, steps) if review.tree.has(node) => {
                self.go_into_turn(node, steps)
            }
            ReviewAction::First => self.jump(Tree::ROOT, 0),
            ReviewAction::Last => {
                let last = review.line.last().copied().unwrap_or(here);
                self.jump(last, 0)
            }
            ReviewAction::Next => self.forward(true),
            ReviewAction::StepOn => self.forward(false),
            ReviewAction::Previous => self.back(false),
            ReviewAction::StepBack => self.back(true),
            ReviewAction::Other { next } => {
                let siblings =
                    review.tree.parent(here).map_or(&[][..], |p| review.tree.children(p));
                let index = siblings.iter().position(|&node| node == here);
                let other = index.and_then(|index| {
                    let other = if next { index + 1 } else { index.wrapping_sub(1) };
                    siblings.get(other).copied()
                });
                other.map_or_else(Vec::new, |other| self.jump(other, 0))
            }
            _ => Vec::new(),
        }
    }

    /// Goes into the turn that leads to `node`, after its first `steps` steps.
    fn go_into_turn(&mut self, node: NodeId, steps: usize) -> Vec<Notice> {
        let Some(review) = &self.review else { return Vec::new() };
        let (parent, length) = (review.tree.parent(node), length(&review.tree, node));
        match parent {
            Some(parent) if steps < length => {
                let is_here = review.here() == parent
                    && review.line.get(review.at + 1) == Some(&node)
                    && self.record.chain().steps().len() == steps;
                if is_here {
                    return Vec::new();
                }
                if let Some(review) = &mut self.review {
                    // The current line must lead through this turn.
                    review.go_to(node);
                    review.at = review.at.saturating_sub(1);
                }
                self.rebuild();
                self.step_into(steps);
                vec![Notice::Rewound]
            }
            _ => self.jump(node, 0),
        }
    }

    /// Goes to `node` and `steps` steps into the next turn, without showing the turns in between.
    fn jump(&mut self, node: NodeId, steps: usize) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        if review.here() == node && self.record.chain().steps().len() == steps {
            return Vec::new();
        }
        review.go_to(node);
        self.rebuild();
        self.step_into(steps);
        vec![Notice::Rewound]
    }

    /// Takes the first `steps` steps of the next turn, but never the whole turn.
    fn step_into(&mut self, steps: usize) {
        let Some(review) = &self.review else { return };
        let ahead = review.line.get(review.at + 1);
        let Some(turn) = ahead.and_then(|&node| review.tree.turn(node)) else { return };
        for step in turn.steps.iter().take(steps.min(turn.steps.len() - 1)) {
            if self.record.step(step.from, step.to, step.kind).is_err() {
                return;
            }
        }
    }

    /// Goes forward by a turn (`whole`) or by a step. The notices contain the steps.
    fn forward(&mut self, whole: bool) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        let Some(node) = review.ahead(&self.record) else { return Vec::new() };
        let Some(turn) = review.tree.turn(node).cloned() else { return Vec::new() };
        let side = self.record.position().side();
        let taken = self.record.chain().steps().len();
        let stepped = |steps: &[fanorona_rules::Step]| {
            steps.iter().map(|&step| Notice::Stepped { side, step }).collect()
        };
        if !whole && taken + 1 < turn.steps.len() {
            let step = turn.steps[taken];
            review.go_to(node);
            review.at -= 1;
            return match self.record.step(step.from, step.to, step.kind) {
                Ok(_) => stepped(&[step]),
                Err(_) => Vec::new(),
            };
        }
        review.go_to(node);
        self.play_or_rebuild(&turn);
        stepped(&turn.steps[taken..])
    }

    /// Goes back by a turn or by a `step`. An open chain is taken back first.
    fn back(&mut self, step: bool) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        let taken = self.record.chain().steps().len();
        if taken > 0 {
            if step {
                let _ = self.record.undo_step();
            } else {
                let _ = self.record.undo_turn();
            }
            return vec![Notice::Rewound];
        }
        if review.at == 0 {
            return Vec::new();
        }
        let steps = if step { length(&review.tree, review.here()) - 1 } else { 0 };
        review.at -= 1;
        self.undo_or_rebuild();
        self.step_into(steps);
        vec![Notice::Rewound]
    }

    /// Applies a step or turn that a person plays during a review. A complete turn follows an existing
    /// line or begins a variation.
    pub(super) fn try_turn(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
        let before = self.record.turns().len();
        let mut notices = self.change(intent)?;
        self.set_playing(false);
        notices.retain(|notice| matches!(notice, Notice::Stepped { .. } | Notice::Rewound));
        let Some(review) = &mut self.review else { return Ok(notices) };
        if let Some(turn) =
            self.record.turns().last().filter(|_| self.record.turns().len() > before)
        {
            let known = review.tree.children(review.here()).len();
            let node = review.tree.play(review.here(), turn)?;
            if review.tree.children(review.here()).len() > known {
                review.changed();
                notices.push(Notice::Annotated);
            }
            review.go_to(node);
        }
        Ok(notices)
    }

    /// Starts or stops autoplay. It does not start at the end of the line.
    pub(super) fn set_playing(&mut self, playing: bool) {
        let Some(review) = &mut self.review else { return };
        review.playing = playing && review.ahead(&self.record).is_some();
    }

    /// Brings the record to the current node by playing `turn`, the turn that leads there.
    fn play_or_rebuild(&mut self, turn: &Turn) {
        if !self.record.chain().is_empty() {
            let _ = self.record.undo_turn();
        }
        let _ = self.record.play(turn);
        self.rebuild_if_different();
    }

    /// Brings the record to the current node by taking back a turn.
    fn undo_or_rebuild(&mut self) {
        let _ = self.record.undo_turn();
        self.rebuild_if_different();
    }

    /// Rebuilds the record if its position is not that of the current node.
    fn rebuild_if_different(&mut self) {
        let Some(review) = &self.review else { return };
        if self.record.position() != review.tree.position(review.here()) {
            self.rebuild();
        }
    }

    /// Replaces the record by the one that leads to the current node.
    pub(super) fn rebuild(&mut self) {
        if let Some(review) = &self.review {
            self.record = record_at(&review.tree, review.here());
        }
    }
}

/// The record that leads to a node. If the line continues after a draw by repetition, the record
/// begins at the last turn or at the node.
fn record_at(tree: &Tree, node: NodeId) -> Record {
    let record = tree.record(node);
    if record.position() == tree.position(node) {
        return record;
    }
    let rules = record.rules().clone();
    let before = tree.parent(node).zip(tree.turn(node));
    let played = before.and_then(|(parent, turn)| {
        let mut record = Record::from_position(rules.clone(), *tree.position(parent));
        record.play(turn).is_ok().then_some(record)
    });
    played.unwrap_or_else(|| Record::from_position(rules, *tree.position(node)))
}

/// The number of steps of the turn that leads to a node; 1 for the root.
fn length(tree: &Tree, node: NodeId) -> usize {
    tree.turn(node).map_or(1, |turn| turn.steps.len())
}
