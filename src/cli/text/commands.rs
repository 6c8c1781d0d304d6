//! Executes typed commands.

use super::text_board::TextBoard;
use crate::catalogue::file::{write_new, write_whole};
use crate::cli::turns;
use crate::game::play::{Intent, Notice};
use crate::rules::Refusal;
use crate::rules::generate::Turns;
use crate::rules::notation::write_game;
use crate::texts::words::Word;
use crate::texts::{Arg, say};
use std::io::{self, ErrorKind};
use std::path::Path;

/// The greatest number of turns that are listed.
const MOST_TURNS: usize = 1_000;

impl TextBoard<'_> {
    /// Carries out a word. `forced` is whether it was typed with `!`; `rest` is the text after it.
    pub(super) fn execute(&mut self, command: Word, forced: bool, rest: &str) -> io::Result<()> {
        let side = self.session.record().position().side();
        let speaker = self.session.speaker().unwrap_or(side);
        match command {
            Word::Help => self.say_help("text-help"),
            Word::Board => {
                self.draw_board()?;
                self.say_obligation()
            }
            Word::Rows => self.say_rows(),
            Word::Turns => self.list_turns(),
            Word::Hint => self.say_hint(),
            Word::Analyse => self.say_analysis(),
            Word::Rules => self.say_rules(),
            Word::Save => self.save(rest, forced),
            Word::End => self.apply(Intent::EndTurn, Self::say_turns),
            Word::Back => self.apply(Intent::UndoStep, |board, _| board.say("text-step-back")),
            Word::Undo => self.apply(Intent::Undo, |board, _| board.say("text-undone")),
            Word::Redo => self.apply(Intent::Redo, |board, _| board.say("text-redone")),
            Word::Draw => self.apply(Intent::OfferDraw(speaker), |board, _| {
                // The board has not changed.
                board.changed = false;
                if board.session.seat(speaker.opponent()).is_computer() {
                    return Ok(());
                }
                board.say_with("text-offer", &[("side", say::side_arg(speaker))])
            }),
            Word::Accept => self.apply(Intent::AnswerDraw(true), |_, _| Ok(())),
            Word::Decline => {
                self.apply(Intent::AnswerDraw(false), |board, _| board.say("text-declined"))
            }
            Word::Resign => self.apply(Intent::Resign(speaker), |_, _| Ok(())),
            Word::Claim => self.apply(Intent::Claim, |board, _| {
                board.say_with("text-claims", &[("side", say::side_arg(side))])
            }),
            Word::Compare => self.compare(rest),
            Word::Explore => self.explore(),
            Word::Pause => {
                let notices = self.session.apply(Intent::Pause(true));
                let paused = notices.contains(&Notice::Paused);
                self.say(if paused { "text-paused" } else { "text-no-clock-runs" })
            }
            Word::Stand => self.say("text-coach-none"),
            Word::Next => self.next_game(),
            // The caller ends the program; the others belong to exercises and to the page.
            _ => Ok(()),
        }
    }

    /// Begins the next game of the match, or prints that there is none.
    pub(super) fn next_game(&mut self) -> io::Result<()> {
        self.apply(Intent::NextGame, |board, _| {
            board.saver.next_game();
            board.say_round()
        })
    }

    fn list_turns(&mut self) -> io::Result<()> {
        let record = self.session.record();
        if record.outcome().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let Turns { list: turns, whole } =
            turns::written(record.rules(), record.position(), MOST_TURNS);
        let count = turns.len().into();
        self.say_with(if whole { "text-turns" } else { "text-turns-many" }, &[("count", count)])?;
        self.paragraph(&turns.join(", "))
    }

    fn save(&mut self, file: &str, forced: bool) -> io::Result<()> {
        let path = Path::new(file);
        let name: Arg = file.to_owned().into();
        if file.is_empty() {
            return self.say("text-save-where");
        }
        let game = write_game(&self.session.game());
        let written = if forced { write_whole(path, &game) } else { write_new(path, &game) };
        if written.as_ref().is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
            return self.say_with("text-save-exists", &[("file", name)]);
        }
        if !self.session.record().chain().is_empty() {
            self.say("text-save-open")?;
        }
        match written {
            Ok(()) => self.say_with("text-saved", &[("file", name)]),
            Err(error) => {
                let detail = error.to_string().into();
                self.say_with("text-not-saved", &[("file", name), ("detail", detail)])
            }
        }
    }
}
