//! The words that can be typed in an exercise.

use crate::cli::text::command::TextCommand;

/// A command in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LearnTextCommand {
    /// A command of the text board that does the same here.
    Board(TextCommand),
    Help,
    Undo,
    Claim,
    Task,
    Hint,
    Solution,
    Again,
    Next,
    List,
    Quit,
}

/// All commands with the keys of their words: `word-KEY` in the texts.
pub(super) const COMMANDS: [(&str, LearnTextCommand); 16] = [
    ("help", LearnTextCommand::Help),
    ("board", LearnTextCommand::Board(TextCommand::Board)),
    ("rows", LearnTextCommand::Board(TextCommand::Rows)),
    ("turns", LearnTextCommand::Board(TextCommand::Turns)),
    ("rules", LearnTextCommand::Board(TextCommand::Rules)),
    ("end", LearnTextCommand::Board(TextCommand::End)),
    ("back", LearnTextCommand::Board(TextCommand::Back)),
    ("undo", LearnTextCommand::Undo),
    ("claim", LearnTextCommand::Claim),
    ("task", LearnTextCommand::Task),
    ("hint", LearnTextCommand::Hint),
    ("solution", LearnTextCommand::Solution),
    ("again", LearnTextCommand::Again),
    ("next", LearnTextCommand::Next),
    ("list", LearnTextCommand::List),
    ("quit", LearnTextCommand::Quit),
];
