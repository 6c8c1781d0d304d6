//! The game at the text board: who is to move, what is said, and what a typed line does.

use super::command::{Line, Vocabulary, Wish};
use super::typed::{self, Misread};
use super::{Player, board, next_line, sentences};
use crate::catalogue::file::write_whole;
use crate::cli::desk::{Answer, Desk, Done};
use crate::cli::input::Opened;
use crate::cli::turns;
use crate::rules::notation::{Game, write_game};
use crate::rules::{Chain, Point, Refusal, Side, Turn, Variant};
use crate::texts::{Arg, say};
use std::io::{self, BufRead, IsTerminal as _};
use std::path::Path;
use std::sync::Arc;

/// Everything on the table.
pub(super) struct Table<'a> {
    pub desk: &'a mut Desk,
    pub game: Game,
    pub players: [Player; 2],
    pub seed: u64,
    variant: Arc<Variant>,
    vocabulary: Vocabulary,
    /// Is the board said in words?
    words: bool,
    /// Has the board changed since it was shown?
    changed: bool,
}

/// Does the game go on after a line?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    On,
    Quit,
}

impl<'a> Table<'a> {
    pub fn new(
        desk: &'a mut Desk,
        opened: Opened,
        players: [Player; 2],
        words: bool,
        seed: u64,
    ) -> Self {
        let vocabulary = Vocabulary::new(&desk.texts);
        let Opened { variant, game } = opened;
        Self { desk, game, players, seed, variant, vocabulary, words, changed: true }
    }

    /// Plays until the player quits, nothing more is typed, or a game without people is over.
    pub fn play(&mut self, typed: &mut dyn BufRead) -> Done {
        let asks = io::stdin().is_terminal();
        let name = self.variant.name(self.desk.texts.language().code()).to_owned();
        self.say_with("text-welcome", &[("variant", name.into())])?;
        let mut over = false;
        loop {
            let record = &self.game.record;
            let side = record.position().side();
            if let Some(outcome) = record.outcome() {
                if !over {
                    self.show_board()?;
                    let sentence = say::outcome(&self.desk.texts, outcome);
                    let result = outcome.code().into();
                    self.line(&sentence)?;
                    self.say_with("text-result", &[("result", result)])?;
                    if !self.players.contains(&Player::Human) {
                        return Ok(Answer::Good);
                    }
                    self.say("text-after-end")?;
                }
                over = true;
            } else {
                over = false;
                if let Some(character) = self.computer(side) {
                    self.computer_turn(&character)?;
                    self.changed = true;
                    self.desk.out.flush()?;
                    continue;
                }
                if self.changed {
                    self.show_board()?;
                    self.say_duty()?;
                }
            }
            self.changed = false;
            if asks {
                write!(self.desk.out, "> ")?;
            }
            self.desk.out.flush()?;
            let Some(line) = next_line(typed)? else {
                self.say("text-goodbye")?;
                return Ok(Answer::Good);
            };
            if !line.is_empty() && self.obey(&line)? == Flow::Quit {
                self.say("text-goodbye")?;
                return Ok(Answer::Good);
            }
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<Flow> {
        match self.vocabulary.read(line) {
            Line::Turn(text) => self.typed_turn(&text)?,
            Line::Unknown(text) => self.say_with("text-unknown", &[("text", text.into())])?,
            Line::Wish(Wish::Quit, ..) => return Ok(Flow::Quit),
            Line::Wish(wish, insists, rest) => self.wish(wish, insists, &rest)?,
        }
        Ok(Flow::On)
    }

    fn wish(&mut self, wish: Wish, insists: bool, rest: &str) -> io::Result<()> {
        let side = self.game.record.position().side();
        match wish {
            Wish::Help => self.say("text-help"),
            Wish::Board => {
                self.draw_board()?;
                self.say_duty()
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
            Wish::Quit => Ok(()),
        }
    }

    /// Says the refusal, or what was done.
    fn after<T>(
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

    fn typed_turn(&mut self, text: &str) -> io::Result<()> {
        let record = &mut self.game.record;
        if record.outcome().is_some() {
            return self.refuse(Refusal::GameOver);
        }
        let side = record.position().side();
        let typed = match typed::read(record, text) {
            Ok(typed) => typed,
            Err(misread) => return self.say_misread(&misread),
        };
        let mut turn = None;
        for step in typed.steps {
            match record.step(step.from, step.to, step.kind) {
                Ok(stepped) => turn = stepped.turn,
                Err(refusal) => return self.refuse(refusal),
            }
        }
        if typed.ends && turn.is_none() {
            turn = record.end_turn().ok();
        }
        self.changed = true;
        match turn {
            Some(turn) => self.say_played(side, &turn),
            None => Ok(()),
        }
    }

    fn say_misread(&mut self, misread: &Misread) -> io::Result<()> {
        let (texts, board) = (&self.desk.texts, &self.variant.rules.board);
        match misread {
            Misread::Fault(fault) => {
                let sentence = say::turn_fault(texts, board, fault);
                self.line(&sentence)
            }
            Misread::Bare(point) => self.say_stone(*point),
            Misread::Choice(approach, withdrawal) => {
                let arguments = [
                    ("from", board.name(approach.from).into()),
                    ("to", board.name(approach.to).into()),
                    ("approach", say::points(board, approach.captured).into()),
                    ("withdrawal", say::points(board, withdrawal.captured).into()),
                ];
                self.say_with("text-choice", &arguments)
            }
        }
    }

    /// What the stone on a point may do.
    fn say_stone(&mut self, point: Point) -> io::Result<()> {
        let record = &self.game.record;
        let (rules, board) = (record.rules(), &record.rules().board);
        let mut steps = Chain::new(*record.position()).next_steps(rules);
        steps.retain(|step| step.from == point);
        let options = sentences::options(&self.desk.texts, board, &steps);
        let name: Arg = board.name(point).into();
        let stone = record.position().stone(point);
        if stone != Some(record.position().side()) {
            let refusal = if stone.is_some() { Refusal::EnemyStone } else { Refusal::NoStone };
            return self.refuse(refusal);
        }
        if steps.is_empty() {
            return self.say_with("text-stone-stays", &[("point", name)]);
        }
        self.say_with("text-stone-goes", &[("point", name), ("steps", options.into())])
    }

    fn list_turns(&mut self) -> io::Result<()> {
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
    fn undo(&mut self) -> io::Result<()> {
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
    fn redo(&mut self) -> io::Result<()> {
        let record = &mut self.game.record;
        let redone = record.redo_turn();
        while redone.is_ok()
            && !matches!(self.players[record.position().side() as usize], Player::Human)
            && record.redo_turn().is_ok()
        {}
        self.after(redone, |table, ()| table.say("text-redone"))
    }

    fn offer(&mut self, side: Side) -> io::Result<()> {
        if let Err(refusal) = self.game.record.offer_draw(side) {
            return self.refuse(refusal);
        }
        if self.is_human(side.opponent()) {
            return self.say_with("text-offer", &[("side", say::side_arg(side))]);
        }
        self.answer_offer(side.opponent())
    }

    fn is_human(&self, side: Side) -> bool {
        self.players[side as usize] == Player::Human
    }

    fn save(&mut self, file: &str, insists: bool) -> io::Result<()> {
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
        for side in Side::BOTH {
            let tag = match side {
                Side::White => "White",
                Side::Black => "Black",
            };
            if !self.game.tags.iter().any(|(known, _)| known == tag)
                && let Some(character) = self.computer(side)
            {
                let value = self.desk.texts.keyed("character-*", &character.key);
                self.game.tags.push((tag.to_owned(), value));
            }
        }
        match write_whole(path, &write_game(&self.game)) {
            Ok(()) => self.say_with("text-saved", &[("file", name)]),
            Err(error) => {
                let detail = error.to_string().into();
                self.say_with("text-not-saved", &[("file", name), ("detail", detail)])
            }
        }
    }

    fn say_rules(&mut self) -> io::Result<()> {
        let variant = self.variant.clone();
        for paragraph in variant.text(self.desk.texts.language().code()) {
            self.line(paragraph)?;
        }
        self.line(&variant.source)
    }

    /// Shows the board if it has changed: drawn, or in words for who asked for them.
    fn show_board(&mut self) -> io::Result<()> {
        if !self.changed {
            return Ok(());
        }
        if self.words { self.say_rows() } else { self.draw_board() }
    }

    fn draw_board(&mut self) -> io::Result<()> {
        let stones = self.stones();
        let drawing = board::drawn(&self.variant.rules.board, stones);
        let counted = board::counted(&self.desk.texts, stones);
        self.line(&format!("\n{drawing}"))?;
        self.line(&counted)
    }

    fn say_rows(&mut self) -> io::Result<()> {
        let stones = self.stones();
        let rows = board::in_words(&self.desk.texts, &self.variant.rules.board, stones);
        let counted = board::counted(&self.desk.texts, stones);
        self.line(rows.trim_end())?;
        self.line(&counted)
    }

    /// White's and Black's stones as they lie now, within a chain too.
    fn stones(&self) -> [crate::rules::PointSet; 2] {
        let chain = self.game.record.chain();
        match chain.base().side() {
            Side::White => [chain.own(), chain.enemy()],
            Side::Black => [chain.enemy(), chain.own()],
        }
    }

    fn say_duty(&mut self) -> io::Result<()> {
        if self.game.record.outcome().is_some() {
            return Ok(());
        }
        for sentence in sentences::duty(&self.desk.texts, &self.game.record) {
            self.line(&sentence)?;
        }
        Ok(())
    }

    pub(super) fn say_played(&mut self, side: Side, turn: &Turn) -> io::Result<()> {
        let board = &self.variant.rules.board;
        let sentence = sentences::played(&self.desk.texts, board, side, turn);
        self.line(&sentence)
    }

    fn refuse(&mut self, refusal: Refusal) -> io::Result<()> {
        let sentence = say::refusal(&self.desk.texts, &self.variant.rules.board, refusal);
        self.line(&sentence)
    }

    fn say(&mut self, id: &str) -> io::Result<()> {
        self.say_with(id, &[])
    }

    pub(super) fn say_with(&mut self, id: &str, args: &[(&str, Arg<'_>)]) -> io::Result<()> {
        let sentence = self.desk.texts.with(id, args);
        self.line(&sentence)
    }

    fn line(&mut self, sentence: &str) -> io::Result<()> {
        writeln!(self.desk.out, "{sentence}")
    }
}
