//! The words that can be typed with a puzzle.

use crate::cli::text::command::TextCommand;

/// A command with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PuzzleCommand {
    /// A command of the text board that does the same here.
    Board(TextCommand),
    Help,
    Undo,
    Task,
    Hint,
    Solution,
    Again,
    Next,
    Quit,
}

/// All commands with the keys of their words: `word-KEY` in the texts.
pub(super) const COMMANDS: [(&str, PuzzleCommand); 14] = [
    ("help", PuzzleCommand::Help),
    ("board", PuzzleCommand::Board(TextCommand::Board)),
    ("rows", PuzzleCommand::Board(TextCommand::Rows)),
    ("turns", PuzzleCommand::Board(TextCommand::Turns)),
    ("rules", PuzzleCommand::Board(TextCommand::Rules)),
    ("end", PuzzleCommand::Board(TextCommand::End)),
    ("back", PuzzleCommand::Board(TextCommand::Back)),
    ("undo", PuzzleCommand::Undo),
    ("task", PuzzleCommand::Task),
    ("hint", PuzzleCommand::Hint),
    ("solution", PuzzleCommand::Solution),
    ("again", PuzzleCommand::Again),
    ("next", PuzzleCommand::Next),
    ("quit", PuzzleCommand::Quit),
];
