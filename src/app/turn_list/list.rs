//! View model of the list of turns: the game in two columns, with comments and variations between
//! the turns.

use crate::rules::notation::game::NoteText;
use crate::rules::notation::{NodeId, Tree, write_turn};
use crate::rules::{Board, Side, Turn};
use std::collections::HashMap;

/// The list of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TurnList {
    /// From top to bottom.
    pub rows: Vec<TurnRow>,
    /// The index of the row that has the turn of a node.
    pub places: HashMap<NodeId, usize>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnRow {
    /// Turns of the game itself. One is missing where the game ends or a comment or variation comes
    /// in between.
    Turns {
        /// The number of both turns.
        number: u32,
        /// The turns of White and Black.
        cells: [Option<Cell>; 2],
    },
    /// A part of a variation, as running text.
    Line {
        /// Its level, from 1.
        depth: usize,
        /// The turns.
        cells: Vec<Cell>,
    },
    /// A comment.
    Comment {
        /// The level of the variation that it belongs to; 0 for the game itself.
        depth: usize,
        /// The node that it comments on.
        node: NodeId,
        /// The text.
        text: String,
    },
}

/// A turn in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The node after the turn.
    pub node: NodeId,
    /// The number before the turn, as `12.` or `12…`; empty if there is none.
    pub number: String,
    /// The turn.
    pub turn: String,
    /// The number of stones that it captures.
    pub taken: usize,
    /// Annotation signs such as `!?`.
    pub signs: String,
}

impl TurnList {
    /// The list of a game.
    pub fn of(tree: &Tree, board: &Board) -> Self {
        let mut list = Self::default();
        list.comments(tree, Tree::ROOT, 0);
        for pair in tree.main().windows(2) {
            let (before, node) = (pair[0], pair[1]);
            list.turn(tree, board, before, node);
            list.comments(tree, node, 0);
            for &other in tree.children(before).iter().filter(|&&other| other != node) {
                list.line(tree, board, other, 1);
            }
        }
        // Variations after the end.
        for &other in tree.children(tree.last()) {
            list.line(tree, board, other, 1);
        }
        list
    }

    /// Adds a turn of the game itself: beside White's of the same number, or in a row of its own.
    fn turn(&mut self, tree: &Tree, board: &Board, before: NodeId, node: NodeId) {
        let position = tree.position(before);
        let Some(cell) = cell(tree, board, node, String::new()) else { return };
        let (number, side) = (position.number(), position.side());
        match self.rows.last_mut() {
            Some(TurnRow::Turns { number: known, cells: [Some(_), black @ None] })
                if side == Side::Black && *known == number =>
            {
                *black = Some(cell);
            }
            _ => {
                let cells = match side {
                    Side::White => [Some(cell), None],
                    Side::Black => [None, Some(cell)],
                };
                self.rows.push(TurnRow::Turns { number, cells });
            }
        }
        self.places.insert(node, self.rows.len() - 1);
    }

    fn comments(&mut self, tree: &Tree, node: NodeId, depth: usize) {
        self.comments_in(tree.remarks(node), node, depth);
    }

    fn comments_in(&mut self, remarks: &[NoteText], node: NodeId, depth: usize) {
        for remark in remarks {
            if let NoteText::Comment(text) = remark {
                self.rows.push(TurnRow::Comment { depth, node, text: text.clone() });
            }
        }
    }

    /// Adds a variation with its comments and its own variations.
    fn line(&mut self, tree: &Tree, board: &Board, first: NodeId, depth: usize) {
        self.comments_in(tree.intro(first), first, depth);
        let mut cells: Vec<Cell> = Vec::new();
        let mut next = Some(first);
        while let Some(node) = next {
            let number = number(tree, node, cells.is_empty());
            cells.extend(cell(tree, board, node, number));
            let parent = tree.parent(node).filter(|_| node != first);
            let others = parent.map_or(&[][..], |parent| tree.children(parent));
            let is_comment = |remark: &NoteText| matches!(remark, NoteText::Comment(_));
            if others.len() > 1 || tree.remarks(node).iter().any(is_comment) {
                self.part(std::mem::take(&mut cells), depth);
                self.comments(tree, node, depth);
                for &other in others.iter().filter(|&&other| other != node) {
                    self.line(tree, board, other, depth + 1);
                }
            }
            next = tree.children(node).first().copied();
        }
        self.part(cells, depth);
    }

    fn part(&mut self, cells: Vec<Cell>, depth: usize) {
        if !cells.is_empty() {
            self.places.extend(cells.iter().map(|cell| (cell.node, self.rows.len())));
            self.rows.push(TurnRow::Line { depth, cells });
        }
    }
}

fn cell(tree: &Tree, board: &Board, node: NodeId, number: String) -> Option<Cell> {
    let turn = tree.turn(node)?;
    let signs = tree.remarks(node).iter().filter_map(|remark| match remark {
        NoteText::Sign(sign) => Some(sign_text(sign)),
        _ => None,
    });
    let (text, taken) = (write_turn(board, turn), turn.captured.len());
    Some(Cell { node, number, turn: text, taken, signs: signs.collect() })
}

/// `12.` before White's turn; `12…` before Black's if `always`.
pub(crate) fn number(tree: &Tree, node: NodeId, always: bool) -> String {
    let Some(before) = tree.parent(node).map(|parent| tree.position(parent)) else {
        return String::new();
    };
    match before.side() {
        Side::White => format!("{}.", before.number()),
        Side::Black if always => format!("{}…", before.number()),
        Side::Black => String::new(),
    }
}

/// The sign of a numeric annotation glyph.
fn sign_text(sign: &str) -> &str {
    match sign {
        "$1" => "!",
        "$2" => "?",
        "$3" => "!!",
        "$4" => "??",
        "$5" => "!?",
        "$6" => "?!",
        other => other,
    }
}

/// The steps of a turn: the point and capture letter of each, and how many stones it captures.
pub fn steps(board: &Board, turn: &Turn) -> Vec<(String, usize)> {
    let word = |step: &crate::rules::Step| {
        let letter = step.kind.map(crate::rules::CaptureKind::letter);
        (board.name(step.to) + &letter.map_or_else(String::new, String::from), step.captured.len())
    };
    turn.steps.iter().map(word).collect()
}
