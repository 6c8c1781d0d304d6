//! The words that can be typed in an exercise.

use crate::cli::text::command::TextCommand;

/// A command in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LearnCommand {
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
pub(super) const COMMANDS: [(&str, LearnCommand); 16] = [
    ("help", LearnCommand::Help),
    ("board", LearnCommand::Board(TextCommand::Board)),
    ("rows", LearnCommand::Board(TextCommand::Rows)),
    ("turns", LearnCommand::Board(TextCommand::Turns)),
    ("rules", LearnCommand::Board(TextCommand::Rules)),
    ("end", LearnCommand::Board(TextCommand::End)),
    ("back", LearnCommand::Board(TextCommand::Back)),
    ("undo", LearnCommand::Undo),
    ("claim", LearnCommand::Claim),
    ("task", LearnCommand::Task),
    ("hint", LearnCommand::Hint),
    ("solution", LearnCommand::Solution),
    ("again", LearnCommand::Again),
    ("next", LearnCommand::Next),
    ("list", LearnCommand::List),
    ("quit", LearnCommand::Quit),
];
