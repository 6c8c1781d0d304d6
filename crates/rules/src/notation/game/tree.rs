//! A game with its variations and remarks as a tree: for replaying, for trying other turns without
//! losing those played, and for editing comments.

mod edit;

use super::{Branch, Game, Note, NoteText};
use crate::{Position, Record, Ruleset, Turn};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A node of a [`Tree`]: the start, or the position after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct NodeId(usize);

/// A game with its variations and remarks.
///
/// ```
/// use fanorona_rules::notation::{Game, Tree};
///
/// let game: Game = "1. f2-e3A (1. d3-e3A {quieter}) *".parse().unwrap();
/// let tree = Tree::of(&game);
/// assert_eq!(tree.main().len(), 2); // the start and one turn
/// let [played, variation] = tree.children(Tree::ROOT) else { panic!() };
/// assert!(tree.is_main(*played) && !tree.is_main(*variation));
/// assert_eq!((tree.depth(*variation), tree.remarks(*variation).len()), (1, 1));
/// assert_eq!(tree.record(*variation).turns().len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    rules: Arc<Ruleset>,
    nodes: Vec<TreeNode>,
    /// The start and the nodes of the game itself.
    main: Vec<NodeId>,
}

#[derive(Clone, Debug, PartialEq)]
struct TreeNode {
    parent: Option<NodeId>,
    turn: Option<Turn>,
    position: Position,
    children: Vec<NodeId>,
    intro: Vec<NoteText>,
    remarks: Vec<NoteText>,
}

impl TreeNode {
    fn new(parent: Option<NodeId>, turn: Option<Turn>, position: Position) -> Self {
        let [intro, remarks] = [const { Vec::new() }; 2];
        Self { parent, turn, position, children: Vec::new(), intro, remarks }
    }
}

impl Tree {
    /// The start.
    pub const ROOT: NodeId = NodeId(0);

    /// The tree of a game. Variations that begin with the same turn are merged.
    pub fn of(game: &Game) -> Self {
        let record = &game.record;
        let nodes = vec![TreeNode::new(None, None, *record.start())];
        let mut tree = Self { rules: record.rules().clone(), nodes, main: vec![Self::ROOT] };
        for turn in record.turns() {
            let last = tree.last();
            let next = tree.add(last, turn);
            tree.main.push(next);
        }
        let line = tree.main.clone();
        tree.attach(&line, &game.notes, false);
        tree
    }

    /// Adds remarks and variations to the nodes of a line; the first node is the one before the line.
    fn attach(&mut self, line: &[NodeId], notes: &[Note], is_branch: bool) {
        for note in notes.iter().filter(|note| note.after < line.len()) {
            let node = line[note.after];
            let NoteText::Variation(branch) = &note.text else {
                match (is_branch && note.after == 0, line.get(1)) {
                    // A variation that was merged into another line has no introduction.
                    (true, Some(&first)) if !self.is_main(first) && node != self.last() => {
                        self.nodes[first.0].intro.push(note.text.clone());
                    }
                    _ => self.nodes[node.0].remarks.push(note.text.clone()),
                }
                continue;
            };
            let mut inner = vec![line[note.after.saturating_sub(1)]];
            for turn in &branch.turns {
                // A variation of a turn that was undone since may be illegal here.
                let Ok(next) = self.play(inner[inner.len() - 1], turn) else { break };
                inner.push(next);
            }
            if inner.len() > 1 || branch.turns.is_empty() {
                self.attach(&inner, &branch.notes, true);
            }
        }
    }

    /// The node after a turn, which must be legal; it is added if it does not exist.
    fn add(&mut self, node: NodeId, turn: &Turn) -> NodeId {
        if let Some(known) = self.child(node, turn) {
            return known;
        }
        let position = self.position(node).play_unchecked(&self.rules, turn);
        let new = NodeId(self.nodes.len());
        self.nodes.push(TreeNode::new(Some(node), Some(turn.clone()), position));
        self.nodes[node.0].children.push(new);
        new
    }

    fn child(&self, node: NodeId, turn: &Turn) -> Option<NodeId> {
        self.children(node).iter().copied().find(|&child| self.turn(child) == Some(turn))
    }

    /// Whether the tree has this node, and neither it nor a turn before it was removed.
    pub fn has(&self, node: NodeId) -> bool {
        let Some(mut entry) = self.nodes.get(node.0) else { return false };
        let mut at = node;
        while let Some(parent) = entry.parent {
            let before = &self.nodes[parent.0];
            if !before.children.contains(&at) {
                return false;
            }
            (at, entry) = (parent, before);
        }
        true
    }

    /// The start and the nodes of the game itself, in order.
    pub fn main(&self) -> &[NodeId] {
        &self.main
    }

    /// The last node of the game itself.
    pub fn last(&self) -> NodeId {
        self.main[self.main.len() - 1]
    }

    /// Whether the node belongs to the game itself.
    pub fn is_main(&self, node: NodeId) -> bool {
        self.main.get(self.depth(node)) == Some(&node)
    }

    /// The node before, or `None` for the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// The nodes after this one; the first one continues the line.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// The turn that led to this node, or `None` for the start.
    pub fn turn(&self, node: NodeId) -> Option<&Turn> {
        self.nodes[node.0].turn.as_ref()
    }

    /// The position.
    pub fn position(&self, node: NodeId) -> &Position {
        &self.nodes[node.0].position
    }

    /// The comments and glyphs after the turn that led to this node.
    pub fn remarks(&self, node: NodeId) -> &[NoteText] {
        &self.nodes[node.0].remarks
    }

    /// The comments at the beginning of the variation that starts with this node.
    pub fn intro(&self, node: NodeId) -> &[NoteText] {
        &self.nodes[node.0].intro
    }

    /// The nodes from the start to this one, including both.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> =
            std::iter::successors(Some(node), |&node| self.parent(node)).collect();
        path.reverse();
        path
    }

    /// The number of turns from the start to this node.
    pub fn depth(&self, node: NodeId) -> usize {
        std::iter::successors(self.parent(node), |&node| self.parent(node)).count()
    }

    /// The record of the turns that lead to this node.
    pub fn record(&self, node: NodeId) -> Record {
        let mut record = Record::from_position(self.rules.clone(), *self.position(Self::ROOT));
        for turn in self.path(node).into_iter().filter_map(|node| self.turn(node)) {
            // A line may go on after a draw.
            if record.play_on(turn).is_err() {
                break;
            }
        }
        record
    }

    /// The remarks and variations in the form of [`Game::notes`].
    pub fn notes(&self) -> Vec<Note> {
        let mut notes = self.notes_of(&self.main, 0);
        let (last, end) = (self.last(), self.main.len() - 1);
        // A continuation after the end is written as an alternative to the last turn.
        for &child in self.children(last) {
            let mut branch = self.branch(child);
            if let Some(turn) = self.turn(last) {
                branch.turns.insert(0, turn.clone());
                branch.notes.iter_mut().for_each(|note| note.after += 1);
            }
            notes.push(Note { after: end, text: NoteText::Variation(branch) });
        }
        notes
    }

    fn branch(&self, first: NodeId) -> Branch {
        let mut line: Vec<NodeId> = self.parent(first).into_iter().collect();
        let mut next = Some(first);
        while let Some(node) = next {
            line.push(node);
            next = self.children(node).first().copied();
        }
        let turns = line[1..].iter().filter_map(|&node| self.turn(node).cloned()).collect();
        let intro = self.intro(first).iter().cloned().map(|text| Note { after: 0, text });
        let notes = intro.chain(self.notes_of(&line, 1)).collect();
        Branch { turns, notes }
    }

    /// The notes of a line from its node `own` on. Alternatives to that node belong to the
    /// surrounding line.
    fn notes_of(&self, line: &[NodeId], own: usize) -> Vec<Note> {
        let mut notes = Vec::new();
        for (after, &node) in line.iter().enumerate().skip(own) {
            let text = self.remarks(node).iter().cloned();
            notes.extend(text.map(|text| Note { after, text }));
            if after == own {
                continue;
            }
            let others = self.parent(node).map_or(&[][..], |parent| self.children(parent));
            let others = others.iter().filter(|&&other| other != node);
            notes.extend(
                others.map(|&other| Note { after, text: NoteText::Variation(self.branch(other)) }),
            );
        }
        notes
    }
}
