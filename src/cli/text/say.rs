//! The output of the text board.

use super::text_board::TextBoard;
use super::{board, sentences};
use crate::cli::terminal::{USUAL_WIDTH, wrapped, wrapped_help};
use crate::game::play::stones;
use crate::rules::{PointSet, Refusal, Side, Turn};
use crate::texts::{Arg, say};
use std::io;

impl TextBoard<'_> {
    pub(super) fn say_rules(&mut self) -> io::Result<()> {
        let variant = self.session.variant().clone();
        for paragraph in say::variant_rules(&self.console.texts, &variant) {
            self.line(&paragraph)?;
        }
        self.line(&variant.source)
    }

    /// Prints the board if it has changed, as a drawing or in words.
    pub(super) fn show_board(&mut self) -> io::Result<()> {
        if !self.changed {
            return Ok(());
        }
        if self.words { self.say_rows() } else { self.draw_board() }
    }

    pub(super) fn draw_board(&mut self) -> io::Result<()> {
        let stones = self.stones();
        let drawing = board::drawn(&self.session.variant().rules.board, stones);
        let counted = board::counted(&self.console.texts, stones);
        self.unwrapped(&format!("\n{drawing}"))?;
        self.line(&counted)
    }

    pub(super) fn say_rows(&mut self) -> io::Result<()> {
        let stones = self.stones();
        let rows =
            board::in_words(&self.console.texts, &self.session.variant().rules.board, stones);
        let counted = board::counted(&self.console.texts, stones);
        self.line(rows.trim_end())?;
        self.line(&counted)
    }

    /// The current stones of White and Black, after the steps of an open chain.
    fn stones(&self) -> [PointSet; 2] {
        stones(self.session.record().chain())
    }

    pub(super) fn say_obligation(&mut self) -> io::Result<()> {
        if self.session.record().outcome().is_some() {
            return Ok(());
        }
        for sentence in sentences::obligation(&self.console.texts, self.session.record()) {
            self.line(&sentence)?;
        }
        let board = &self.session.variant().rules.board;
        let warnings = self.session.record().draw_warnings();
        let sentences: Vec<String> = warnings
            .iter()
            .map(|warning| say::draw_warning(&self.console.texts, board, warning))
            .collect();
        sentences.iter().try_for_each(|sentence| self.line(sentence))
    }

    pub(super) fn say_played(&mut self, side: Side, turn: &Turn) -> io::Result<()> {
        let board = &self.session.variant().rules.board;
        let sentence = sentences::played(&self.console.texts, board, side, turn);
        self.line(&sentence)
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) -> io::Result<()> {
        let sentence =
            say::refusal(&self.console.texts, &self.session.variant().rules.board, refusal);
        self.line(&sentence)
    }

    pub(super) fn say(&mut self, id: &str) -> io::Result<()> {
        self.say_with(id, &[])
    }

    pub(super) fn say_with(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        let sentence = self.console.texts.with(id, args);
        self.line(&sentence)
    }

    /// Prints sentences, in lines that fit the terminal.
    pub(super) fn line(&mut self, sentence: &str) -> io::Result<()> {
        match self.width {
            Some(width) => self.unwrapped(&wrapped(sentence, width, 0)),
            None => self.unwrapped(sentence),
        }
    }

    /// Prints the help with this id.
    pub(super) fn say_help(&mut self, id: &str) -> io::Result<()> {
        let help = self.console.texts.get(id);
        self.unwrapped(&wrapped_help(&help, self.width.unwrap_or(USUAL_WIDTH)))
    }

    /// Prints a text of an exercise, which is wrapped also where there is no terminal.
    pub(super) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        self.unwrapped(&wrapped(&text, self.width.unwrap_or(USUAL_WIDTH), 0))
    }

    /// Prints lines as they are, such as a drawing or a table.
    pub(super) fn unwrapped(&mut self, lines: &str) -> io::Result<()> {
        writeln!(self.console.out, "{lines}")
    }
}
