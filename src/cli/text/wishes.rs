//! What the words do that a player types beside turns.

use super::Player;
use super::command::Wish;
use super::sentences;
use super::table::TextBoard;
use crate::catalogue::file::write_whole;
use crate::cli::turns;
use crate::rules::notation::write_game;
use crate::rules::{Refusal, Side};
use crate::texts::{Arg, say};
use std::io;
use std::path::Path;

impl TextBoard<'_> {
    pub(super) fn wish(&mut self, wish: Wish, insists: bool, rest: &str) -> io::Result<()> {
        let side = self.game.record.position().side();
        match wish {
            Wish::Help => self.say("text-help"),
            Wish::Board => {
                self.draw_board()?;
                self.say_obligation()
            }
            Wish::Rows => self.say_rows(),
            Wish::Turns => self.list_turns(),
            Wish::Rules => self.say_rules(),
            Wish::Save => self.save(rest, insists),
            Wish::End => {
                let ended = self.game.record.end_turn();
                self.after(ended, |table, turn| table.say_played(side, &turn))
            }
            Wish::Back => {
                let undone = self.game.record.undo_step();
                self.after(undone.map(|_| ()), |table, ()| table.say("text-step-back"))
            }
            Wish::Undo => self.undo(),
            Wish::Redo => self.redo(),
            Wish::Draw => self.offer(side),
            Wish::Accept | Wish::Decline => {
                let answered = self.game.record.answer_draw(wish == Wish::Accept);
                self.after(answered, |table, ()| match wish {
                    Wish::Decline => table.say("text-declined"),
                    _ => Ok(()),
                })
            }
            Wish::Resign => {
                let resigned = self.game.record.resign(side);
                self.after(resigned, |_, ()| Ok(()))
            }
            Wish::Claim => {
                let claimed = self.game.record.claim();
                let arguments = [("side", say::side_arg(side))];
                self.after(claimed, |table, _| table.say_with("text-claims", &arguments))
            }
            Wish::Pause => self.pause(),
            Wish::Next => self.next_game(),
            Wish::Quit => Ok(()),
        }
    }

    /// Says the refusal, or what was done.
    pub(super) fn after<T>(
        &mut self,
        done: Result<T, Refusal>,
        then: impl FnOnce(&mut Self, T) -> io::Result<()>,
    ) -> io::Result<()> {
        match done {
            Ok(value) => {
                self.changed = true;
                then(self, value)
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    pub(super) fn list_turns(&mut self) -> io::Result<()> {
        let record = &self.game.record;
        if record.outcome().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let turns = turns::written(record.rules(), record.position(), false);
        let count = turns.len().into();
        let list = sentences::listed(turns.into_keys());
        self.say_with("text-turns", &[("count", count)])?;
        self.line(&list)
    }

    /// Takes turns back until a person is to move again.
    pub(super) fn undo(&mut self) -> io::Result<()> {
        let mut trial = self.game.record.clone();
        let undone = loop {
            match trial.undo_turn() {
                Err(refusal) => break Err(refusal),
                Ok(()) if self.is_human(trial.position().side()) => break Ok(()),
                Ok(()) => {}
            }
        };
        if undone.is_ok() {
            self.game.record = trial;
        }
        self.after(undone, |table, ()| table.say("text-undone"))
    }

    /// Plays turns again until a person is to move or there are no more.
    pub(super) fn redo(&mut self) -> io::Result<()> {
        let record = &mut self.game.record;
        let redone = record.redo_turn();
        while redone.is_ok()
            && !matches!(self.players[record.position().side() as usize], Player::Human)
            && record.redo_turn().is_ok()
        {}
        self.after(redone, |table, ()| table.say("text-redone"))
    }

    pub(super) fn offer(&mut self, side: Side) -> io::Result<()> {
        if let Err(refusal) = self.game.record.offer_draw(side) {
            return self.refuse(refusal);
        }
        if self.is_human(side.opponent()) {
            return self.say_with("text-offer", &[("side", say::side_arg(side))]);
        }
        self.answer_offer(side.opponent())
    }

    pub(super) fn is_human(&self, side: Side) -> bool {
        self.players[side as usize] == Player::Human
    }

    pub(super) fn save(&mut self, file: &str, insists: bool) -> io::Result<()> {
        let path = Path::new(file);
        let name: Arg = file.to_owned().into();
        if file.is_empty() {
            return self.say("text-save-where");
        }
        if path.exists() && !insists {
            return self.say_with("text-save-exists", &[("file", name)]);
        }
        if !self.game.record.chain().is_empty() {
            self.say("text-save-open")?;
        }
        self.tag_match();
        for side in Side::BOTH {
            let tag = match side {
                Side::White => "White",
                Side::Black => "Black",
            };
            if !self.game.tags.iter().any(|(known, _)| known == tag)
                && let Some(character) = self.computer(side)
            {
                let value = character.name.clone();
                self.game.tags.push((tag.to_owned(), value));
            }
        }
        self.tag_time();
        match write_whole(path, &write_game(&self.game)) {
            Ok(()) => self.say_with("text-saved", &[("file", name)]),
            Err(error) => {
                let detail = error.to_string().into();
                self.say_with("text-not-saved", &[("file", name), ("detail", detail)])
            }
        }
    }
}
