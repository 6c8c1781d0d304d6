//! The game at the text board: who is to move, what is said, and what a typed line does.

use super::command::{Line, Vocabulary, Wish};
use super::keep::Keeper;
use super::{Player, next_line};
use crate::catalogue::endgame::Shelf;
use crate::cli::desk::{Answer, Desk, Done};
use crate::cli::input::Opened;
use crate::rules::Variant;
use crate::rules::notation::Game;
use crate::texts::say;
use std::cell::OnceCell;
use std::io::{self, BufRead, IsTerminal as _};
use std::sync::Arc;

/// Everything on the table.
pub(super) struct Table<'a> {
    pub desk: &'a mut Desk,
    pub game: Game,
    pub players: [Player; 2],
    pub seed: u64,
    /// Endgame tables, once somebody plays by them.
    pub shelf: OnceCell<Shelf>,
    pub variant: Arc<Variant>,
    vocabulary: Vocabulary,
    /// Is the board said in words?
    pub words: bool,
    /// Keeps the game turn by turn.
    pub keeper: Keeper,
    /// Has the board changed since it was shown?
    pub changed: bool,
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
        keeper: Keeper,
    ) -> Self {
        let vocabulary = Vocabulary::new(&desk.texts);
        let Opened { variant, game } = opened;
        let shelf = OnceCell::new();
        let changed = true;
        Self { desk, game, players, seed, shelf, variant, vocabulary, words, keeper, changed }
    }

    /// Plays until the player quits, nothing more is typed, or a game without people is over.
    pub fn play(&mut self, typed: &mut dyn BufRead) -> Done {
        let asks = io::stdin().is_terminal();
        let name = self.variant.name(self.desk.texts.language().code()).to_owned();
        self.say_with("text-welcome", &[("variant", name.into())])?;
        let mut over = false;
        loop {
            self.keep()?;
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
                    // What is seen is kept already.
                    self.keep()?;
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
            Line::Unknown(text) => {
                self.say_with("text-unknown", &[("text", quoted(&text).into())])?;
            }
            Line::Wish(Wish::Quit, ..) => return Ok(Flow::Quit),
            Line::Wish(wish, insists, rest) => self.wish(wish, insists, &rest)?,
        }
        Ok(Flow::On)
    }
}

/// What was typed as it can be said again: short, and without signs that steer a terminal.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 30;
    let harmless = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut short: String = harmless.take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}
