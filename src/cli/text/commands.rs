//! Executes typed commands.

use super::command::TextCommand;
use super::sentences;
use super::text_board::TextBoard;
use crate::catalogue::file::{write_new, write_whole};
use crate::cli::terminal::USUAL_WIDTH;
use crate::cli::turns;
use crate::game::play::{Intent, Notice};
use crate::rules::Refusal;
use crate::rules::generate::Turns;
use crate::rules::notation::write_game;
use crate::texts::{Arg, say};
use std::io::{self, ErrorKind};
use std::path::Path;

/// The greatest number of turns that are listed.
const MOST_TURNS: usize = 1_000;

impl TextBoard<'_> {
    /// Executes a command. `forced` is whether it was typed with `!`; `rest` is the text after it.
    pub(super) fn execute(
        &mut self,
        command: TextCommand,
        forced: bool,
        rest: &str,
    ) -> io::Result<()> {
        let side = self.session.record().position().side();
        let speaker = self.session.speaker().unwrap_or(side);
        match command {
            TextCommand::Help => self.say_help("text-help"),
            TextCommand::Board => {
                self.draw_board()?;
                self.say_obligation()
            }
            TextCommand::Rows => self.say_rows(),
            TextCommand::Turns => self.list_turns(),
            TextCommand::Hint => self.say_hint(),
            TextCommand::Analyse => self.say_analysis(),
            TextCommand::Rules => self.say_rules(),
            TextCommand::Save => self.save(rest, forced),
            TextCommand::End => self.apply(Intent::EndTurn, Self::say_turns),
            TextCommand::Back => {
                self.apply(Intent::UndoStep, |board, _| board.say("text-step-back"))
            }
            TextCommand::Undo => self.apply(Intent::Undo, |board, _| board.say("text-undone")),
            TextCommand::Redo => self.apply(Intent::Redo, |board, _| board.say("text-redone")),
            TextCommand::Draw => self.apply(Intent::OfferDraw(speaker), |board, _| {
                // The board has not changed.
                board.changed = false;
                if board.session.seat(speaker.opponent()).is_computer() {
                    return Ok(());
                }
                board.say_with("text-offer", &[("side", say::side_arg(speaker))])
            }),
            TextCommand::Accept => self.apply(Intent::AnswerDraw(true), |_, _| Ok(())),
            TextCommand::Decline => {
                self.apply(Intent::AnswerDraw(false), |board, _| board.say("text-declined"))
            }
            TextCommand::Resign => self.apply(Intent::Resign(speaker), |_, _| Ok(())),
            TextCommand::Claim => self.apply(Intent::Claim, |board, _| {
                board.say_with("text-claims", &[("side", say::side_arg(side))])
            }),
            TextCommand::Compare => self.compare(rest),
            TextCommand::Explore => self.explore(),
            TextCommand::Pause => {
                let notices = self.session.apply(Intent::Pause(true));
                let paused = notices.contains(&Notice::Paused);
                self.say(if paused { "text-paused" } else { "text-no-clock-runs" })
            }
            TextCommand::Stand => self.say("text-coach-none"),
            TextCommand::Next => self.next_game(),
            TextCommand::Quit => Ok(()),
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
        let list = sentences::listed(turns, self.width.unwrap_or(USUAL_WIDTH));
        self.say_with(if whole { "text-turns" } else { "text-turns-many" }, &[("count", count)])?;
        self.line(&list)
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
