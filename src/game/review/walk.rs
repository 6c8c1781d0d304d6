//! Going through a game: from turn to turn, into a turn's steps, and from one line to another.

use super::{Review, ReviewAction};
use crate::game::{Intent, Notice, Session};
use crate::rules::notation::{NodeId, Tree};
use crate::rules::{Record, Turn};

impl Review {
    /// Makes this the place looked at, and walks along its line from now on.
    fn go(&mut self, node: NodeId) {
        if let Some(at) = self.line.iter().position(|&known| known == node) {
            self.at = at;
            return;
        }
        self.lead(node);
    }

    /// The same, along the line that goes on with the first turns listed.
    pub(super) fn lead(&mut self, node: NodeId) {
        let mut line = self.tree.path(node);
        self.at = line.len() - 1;
        let mut next = node;
        while let Some(&first) = self.tree.children(next).first() {
            line.push(first);
            next = first;
        }
        self.line = line;
    }

    /// What was tried here is in the tree now.
    pub(super) fn changed(&mut self) {
        self.edition += 1;
        self.annotated = true;
    }
}

impl Session {
    /// Goes where the wish says, if there is such a place.
    pub(super) fn walk(&mut self, look: ReviewAction) -> Vec<Notice> {
        let Some(review) = &self.review else { return Vec::new() };
        let here = review.here();
        match look {
            ReviewAction::To(node) if !review.tree.has(node) => Vec::new(),
            ReviewAction::To(node) if review.ahead(&self.record) == Some(node) => {
                self.forward(true)
            }
            ReviewAction::To(node) => self.jump(node, 0),
            ReviewAction::Inside(node, steps) if review.tree.has(node) => {
                self.look_inside(node, steps)
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
                let place = siblings.iter().position(|&node| node == here);
                let other = place.and_then(|place| {
                    let other = if next { place + 1 } else { place.wrapping_sub(1) };
                    siblings.get(other).copied()
                });
                other.map_or_else(Vec::new, |other| self.jump(other, 0))
            }
            _ => Vec::new(),
        }
    }

    /// The first steps of the turn that leads to a place.
    fn look_inside(&mut self, node: NodeId, steps: usize) -> Vec<Notice> {
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
                    // The line that leads on through this turn is the one to walk along.
                    review.go(node);
                    review.at = review.at.saturating_sub(1);
                }
                self.rebuild();
                self.step_into(steps);
                vec![Notice::Rewound]
            }
            _ => self.jump(node, 0),
        }
    }

    /// Goes to a place, and so many steps into the turn ahead, without showing the way there.
    fn jump(&mut self, node: NodeId, steps: usize) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        if review.here() == node && self.record.chain().steps().len() == steps {
            return Vec::new();
        }
        review.go(node);
        self.rebuild();
        self.step_into(steps);
        vec![Notice::Rewound]
    }

    /// Takes the first steps of the turn ahead.
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

    /// Goes on by a turn or by a step, for all to see.
    fn forward(&mut self, whole: bool) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        let Some(node) = review.ahead(&self.record) else { return Vec::new() };
        let Some(turn) = review.tree.turn(node).cloned() else { return Vec::new() };
        let side = self.record.position().side();
        let begun = self.record.chain().steps().len();
        let shown = |steps: &[crate::rules::Step]| {
            steps.iter().map(|&step| Notice::Stepped { side, step }).collect()
        };
        if !whole && begun + 1 < turn.steps.len() {
            let step = turn.steps[begun];
            review.go(node);
            review.at -= 1;
            return match self.record.step(step.from, step.to, step.kind) {
                Ok(_) => shown(&[step]),
                Err(_) => Vec::new(),
            };
        }
        review.go(node);
        self.play_or_rebuild(&turn);
        shown(&turn.steps[begun..])
    }

    /// Goes back by a turn or by a step; out of a chain first.
    fn back(&mut self, step: bool) -> Vec<Notice> {
        let Some(review) = &mut self.review else { return Vec::new() };
        let begun = self.record.chain().steps().len();
        if begun > 0 {
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

    /// A turn played at the board while looking: it leads on along a line that is there, or begins
    /// another one.
    pub(super) fn try_turn(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
        let before = self.record.turns().len();
        let mut heard = self.change(intent)?;
        self.set_playing(false);
        heard.retain(|notice| matches!(notice, Notice::Stepped { .. } | Notice::Rewound));
        let Some(review) = &mut self.review else { return Ok(heard) };
        if let Some(turn) =
            self.record.turns().last().filter(|_| self.record.turns().len() > before)
        {
            let known = review.tree.children(review.here()).len();
            let node = review.tree.play(review.here(), turn)?;
            if review.tree.children(review.here()).len() > known {
                review.changed();
                heard.push(Notice::Annotated);
            }
            review.go(node);
        }
        Ok(heard)
    }

    /// Lets the game play itself, unless it is at its end.
    pub(super) fn set_playing(&mut self, playing: bool) {
        let Some(review) = &mut self.review else { return };
        review.playing = playing && review.ahead(&self.record).is_some();
    }

    /// Plays the turn that leads to the place looked at from the one before it.
    fn play_or_rebuild(&mut self, turn: &Turn) {
        if !self.record.chain().is_empty() {
            let _ = self.record.undo_turn();
        }
        let _ = self.record.play(turn);
        self.rebuild_unless_right();
    }

    fn undo_or_rebuild(&mut self) {
        let _ = self.record.undo_turn();
        self.rebuild_unless_right();
    }

    fn rebuild_unless_right(&mut self) {
        let Some(review) = &self.review else { return };
        if self.record.position() != review.tree.position(review.here()) {
            self.rebuild();
        }
    }

    /// Makes the record anew, as it was at the place looked at.
    pub(super) fn rebuild(&mut self) {
        if let Some(review) = &self.review {
            self.record = record_at(&review.tree, review.here());
        }
    }
}

/// The record that leads to a place. Where a line goes on after a draw by repetition, it begins
/// after that.
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

/// How many steps the turn has that leads to a place; 1 or more, also for the start.
fn length(tree: &Tree, node: NodeId) -> usize {
    tree.turn(node).map_or(1, |turn| turn.steps.len())
}
