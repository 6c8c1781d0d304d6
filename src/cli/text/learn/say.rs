//! What is printed of an exercise.

use super::learn_board::LearnBoard;
use crate::learn::{Course, Message};
use crate::texts::{Arg, say};
use std::io;

/// The width of the lines of a lesson's texts, in characters.
const WIDTH: usize = 78;

impl LearnBoard<'_> {
    pub(super) fn say_task(&mut self) -> io::Result<()> {
        let view = self.run.view(&self.board.session, self.language());
        if !view.points.is_empty() {
            let board = &self.run.exercise().variant.rules.board;
            let points = say::points(board, view.points);
            self.board.say_with("learn-marked", &[("points", points.into())])?;
        }
        self.say_wrapped(&view.task)?;
        if self.run.is_picking() {
            return self.board.say("learn-pick");
        }
        self.board.say_obligation()
    }

    /// Says what the exercise says, and what it shows on the board, unless it was said.
    pub(super) fn say_message(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.said, self.run.messages()) == self.run.messages() {
            return Ok(());
        }
        let view = self.run.view(&self.board.session, self.language());
        let Some(message) = &view.message else { return Ok(()) };
        let board = &self.run.exercise().variant.rules.board;
        let sentence = say::lesson_message(&self.board.console.texts, board, message);
        let path: Vec<String> = view.path.iter().map(|&point| board.name(point)).collect();
        let captured = view.captured;
        let points = say::points(board, captured);
        self.say_wrapped(&sentence)?;
        if path.is_empty() || matches!(message, Message::Solution(_)) {
            return Ok(());
        }
        let arguments: [(&str, Arg); 3] = [
            ("path", path.join("-").into()),
            ("count", captured.len().into()),
            ("points", points.into()),
        ];
        self.board.say_with("learn-shown", &arguments)
    }

    /// Says the stars of a solved exercise, and stores them.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        let Some(stars) = self.run.stars() else { return Ok(()) };
        self.record()?;
        self.board.say_with("learn-stars", &[("stars", stars.into())])?;
        let last = self.course.after(&Course::id(&self.run)).is_none();
        self.board.say(if last { "learn-last" } else { "learn-type-next" })
    }

    /// Shows the board, if it has changed since it was shown.
    pub(super) fn show_board(&mut self) -> io::Result<()> {
        let chain = self.board.session.record().chain().clone();
        if self.shown.as_ref() == Some(&chain) {
            return Ok(());
        }
        self.shown = Some(chain);
        self.board.changed = true;
        self.board.show_board()
    }

    /// Prints a text of a lesson in lines that fit a terminal.
    pub(super) fn say_wrapped(&mut self, text: &str) -> io::Result<()> {
        let mut line = String::new();
        for word in text.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.board.line(&line)?;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        self.board.line(&line)
    }
}
