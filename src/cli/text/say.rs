//! The output of the text board.

use super::text_board::{TextBoard, quoted};
use super::{board, sentences};
use crate::cli::terminal::{USUAL_WIDTH, wrapped, wrapped_help};
use crate::game::play::stones;
use crate::rules::{Board, PointSet, Refusal, Side, Turn};
use crate::texts::{Arg, say};
use std::io;

impl TextBoard<'_> {
    pub(super) fn say_rules(&mut self) -> io::Result<()> {
        let variant = self.session.variant().clone();
        self.say_all(say::variant_rules(&self.console.texts, &variant))?;
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
        let drawing = board::drawn(self.board(), stones);
        let counted = board::counted(&self.console.texts, stones);
        self.unwrapped(&format!("\n{drawing}"))?;
        self.line(&counted)
    }

    pub(super) fn say_rows(&mut self) -> io::Result<()> {
        let stones = self.stones();
        let rows = board::in_words(&self.console.texts, self.board(), stones);
        let counted = board::counted(&self.console.texts, stones);
        self.line(rows.trim_end())?;
        self.line(&counted)
    }

    pub(super) fn board(&self) -> &Board {
        &self.session.variant().rules.board
    }

    /// The current stones of White and Black, after the steps of an open chain.
    fn stones(&self) -> [PointSet; 2] {
        stones(self.session.record().chain())
    }

    pub(super) fn say_obligation(&mut self) -> io::Result<()> {
        let (texts, record) = (&self.console.texts, self.session.record());
        if record.outcome().is_some() {
            return Ok(());
        }
        let mut sentences = sentences::obligation(texts, record);
        let warnings = record.draw_warnings();
        sentences.extend(warnings.iter().map(|it| say::draw_warning(texts, self.board(), it)));
        self.say_all(sentences)
    }

    pub(super) fn say_played(&mut self, side: Side, turn: &Turn) -> io::Result<()> {
        let sentence = sentences::played(&self.console.texts, self.board(), side, turn);
        self.line(&sentence)
    }

    /// That a line is neither a turn nor a word.
    pub(super) fn say_unknown(&mut self, text: &str) -> io::Result<()> {
        self.say_with("text-unknown", &[("text", quoted(text).into())])
    }

    pub(super) fn refuse(&mut self, refusal: Refusal) -> io::Result<()> {
        let sentence = say::refusal(&self.console.texts, self.board(), refusal);
        self.line(&sentence)
    }

    pub(super) fn say(&mut self, id: &str) -> io::Result<()> {
        self.say_with(id, &[])
    }

    pub(super) fn say_with(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        let sentence = self.console.texts.with(id, args);
        self.line(&sentence)
    }

    pub(super) fn say_all(
        &mut self,
        sentences: impl IntoIterator<Item = String>,
    ) -> io::Result<()> {
        sentences.into_iter().try_for_each(|sentence| self.line(&sentence))
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

    /// Prints a text that is wrapped also where there is no terminal, such as that of an exercise.
    pub(super) fn paragraph(&mut self, text: &str) -> io::Result<()> {
        let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        self.unwrapped(&wrapped(&text, self.width.unwrap_or(USUAL_WIDTH), 0))
    }

    /// Prints lines as they are, such as a drawing or a table.
    pub(super) fn unwrapped(&mut self, lines: &str) -> io::Result<()> {
        writeln!(self.console.out, "{lines}")
    }
}
