//! What stands in the list of turns: the game in two columns, and between its turns the comments
//! and the other lines of play, each in its place. Made from the tree and nothing else.

use crate::rules::notation::game::NoteText;
use crate::rules::notation::{NodeId, Tree, write_turn};
use crate::rules::{Board, Side, Turn};
use std::collections::HashMap;

/// The list of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList {
    /// From top to bottom.
    pub rows: Vec<Row>,
    /// In which row a place's turn stands.
    pub places: HashMap<NodeId, usize>,
}

/// A row of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Turns of the game that was played: White's and Black's. One is missing where the game ends
    /// or something is remarked in between.
    Turns {
        /// The number both have.
        number: u32,
        /// White's and Black's.
        cells: [Option<Cell>; 2],
    },
    /// A part of another line of play, as running text.
    Line {
        /// How deep it lies in others, from 1.
        depth: usize,
        /// Its turns.
        cells: Vec<Cell>,
    },
    /// A comment.
    Comment {
        /// How deep the line lies that it belongs to; 0 for the game itself.
        depth: usize,
        /// The place after which it stands.
        node: NodeId,
        /// The comment.
        text: String,
    },
}

/// A turn in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The place after it.
    pub node: NodeId,
    /// Its number as `12.` or `12…`, where it has to stand before it.
    pub number: String,
    /// The turn.
    pub turn: String,
    /// How many stones it takes.
    pub taken: usize,
    /// Signs such as `!?`.
    pub signs: String,
}

impl MoveList {
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
        // What was tried after the end.
        for &other in tree.children(tree.last()) {
            list.line(tree, board, other, 1);
        }
        list
    }

    /// A turn of the game itself: beside White's of the same number, or in a row of its own.
    fn turn(&mut self, tree: &Tree, board: &Board, before: NodeId, node: NodeId) {
        let position = tree.position(before);
        let Some(cell) = cell(tree, board, node, String::new()) else { return };
        let (number, side) = (position.number(), position.side());
        match self.rows.last_mut() {
            Some(Row::Turns { number: known, cells: [Some(_), black @ None] })
                if side == Side::Black && *known == number =>
            {
                *black = Some(cell);
            }
            _ => {
                let cells = match side {
                    Side::White => [Some(cell), None],
                    Side::Black => [None, Some(cell)],
                };
                self.rows.push(Row::Turns { number, cells });
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
                self.rows.push(Row::Comment { depth, node, text: text.clone() });
            }
        }
    }

    /// Another line of play, with what is remarked on it and what else it might have been.
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
            self.rows.push(Row::Line { depth, cells });
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

/// `12.` before White's turn; `12…` before Black's where nothing of White's stands before it.
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

/// The six usual signs have numbers as well.
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

/// The steps of a turn one by one: where each ends, with its letter, and how many stones it takes.
pub fn steps(board: &Board, turn: &Turn) -> Vec<(String, usize)> {
    let word = |step: &crate::rules::Step| {
        let letter = step.kind.map(crate::rules::CaptureKind::letter);
        (board.name(step.to) + &letter.map_or_else(String::new, String::from), step.captured.len())
    };
    turn.steps.iter().map(word).collect()
}
