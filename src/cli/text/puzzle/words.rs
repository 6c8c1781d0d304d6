//! The words that can be typed with a puzzle.

use crate::cli::text::command::TextCommand;

/// A command with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PuzzleTextCommand {
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
pub(super) const COMMANDS: [(&str, PuzzleTextCommand); 14] = [
    ("help", PuzzleTextCommand::Help),
    ("board", PuzzleTextCommand::Board(TextCommand::Board)),
    ("rows", PuzzleTextCommand::Board(TextCommand::Rows)),
    ("turns", PuzzleTextCommand::Board(TextCommand::Turns)),
    ("rules", PuzzleTextCommand::Board(TextCommand::Rules)),
    ("end", PuzzleTextCommand::Board(TextCommand::End)),
    ("back", PuzzleTextCommand::Board(TextCommand::Back)),
    ("undo", PuzzleTextCommand::Undo),
    ("task", PuzzleTextCommand::Task),
    ("hint", PuzzleTextCommand::Hint),
    ("solution", PuzzleTextCommand::Solution),
    ("again", PuzzleTextCommand::Again),
    ("next", PuzzleTextCommand::Next),
    ("quit", PuzzleTextCommand::Quit),
];
