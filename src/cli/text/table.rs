//! The game at the text board: who is to move, what is said, and what a typed line does.

use super::Player;
use super::command::{Line, Vocabulary, Wish};
use super::keep::Keeper;
use super::lines::{Lines, Typed};
use super::timer::Timer;
use crate::catalogue::endgame::Shelf;
use crate::cli::desk::{Answer, Desk, Done};
use crate::cli::input::Opened;
use crate::rules::notation::Game;
use crate::rules::{Series, Variant};
use crate::texts::say;
use std::cell::OnceCell;
use std::io::{self, IsTerminal as _};
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
    /// The clocks, if the game is played with any.
    pub timer: Option<Timer>,
    vocabulary: Vocabulary,
    /// Is the board said in words?
    pub words: bool,
    /// Keeps the game turn by turn.
    pub keeper: Keeper,
    /// Has the board changed since it was shown?
    pub changed: bool,
    /// The match that the game belongs to, if it belongs to one.
    pub series: Option<Series>,
    /// Has the end of the game been told, and taken into the match?
    pub told: bool,
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
        Self {
            desk,
            game,
            players,
            seed,
            shelf: OnceCell::new(),
            variant,
            timer: None,
            vocabulary,
            words,
            keeper,
            changed: true,
            series: None,
            told: false,
        }
    }

    /// Plays until the player quits, nothing more is typed, or a game without people is over.
    pub fn play(&mut self, mut lines: Lines<'_>) -> Done {
        let asks = io::stdin().is_terminal();
        let name = self.variant.name(self.desk.texts.language().code()).to_owned();
        self.say_with("text-welcome", &[("variant", name.into())])?;
        self.say_round()?;
        loop {
            self.keep()?;
            let record = &self.game.record;
            let side = record.position().side();
            if let Some(outcome) = record.outcome() {
                if !self.told {
                    self.show_board()?;
                    let sentence = say::outcome(&self.desk.texts, outcome);
                    let result = outcome.code().into();
                    self.line(&sentence)?;
                    self.say_with("text-result", &[("result", result)])?;
                    self.told = true;
                    let goes_on = self.score_game()?;
                    if !self.players.contains(&Player::Human) {
                        if goes_on && self.begin_next()? {
                            continue;
                        }
                        return Ok(Answer::Good);
                    }
                    if !goes_on {
                        self.say("text-after-end")?;
                    }
                }
            } else {
                self.reopen_game();
                if let Some(character) = self.computer(side) {
                    self.computer_turn(&character)?;
                    self.time_played();
                    self.changed = true;
                    // What is seen is kept already.
                    self.keep()?;
                    self.desk.out.flush()?;
                    continue;
                }
                if self.changed {
                    self.show_board()?;
                    self.say_match()?;
                    self.say_duty()?;
                }
            }
            self.changed = false;
            self.say_time()?;
            if asks {
                write!(self.desk.out, "> ")?;
            }
            self.desk.out.flush()?;
            let patience = self.timer.as_ref().and_then(Timer::patience);
            let line = match lines.next(patience)? {
                Typed::Line(line) => line,
                Typed::Late => {
                    self.flagged();
                    continue;
                }
                Typed::End => {
                    self.say("text-goodbye")?;
                    return Ok(Answer::Good);
                }
            };
            if !line.is_empty() && self.obey(&line)? == Flow::Quit {
                self.say("text-goodbye")?;
                return Ok(Answer::Good);
            }
        }
    }

    fn obey(&mut self, line: &str) -> io::Result<Flow> {
        let line = self.vocabulary.read(line);
        // What was typed too late does not count any more.
        if self.flagged() && !matches!(line, Line::Wish(Wish::Quit | Wish::Save, ..)) {
            return Ok(Flow::On);
        }
        if let Some(timer) = &mut self.timer {
            timer.resume();
        }
        match line {
            Line::Turn(text) => {
                self.typed_turn(&text)?;
                self.time_played();
            }
            Line::Unknown(text) => {
                self.say_with("text-unknown", &[("text", quoted(&text).into())])?;
            }
            Line::Wish(Wish::Quit, ..) => return Ok(Flow::Quit),
            Line::Wish(Wish::End, insists, rest) => {
                self.wish(Wish::End, insists, &rest)?;
                self.time_played();
            }
            Line::Wish(Wish::Pause, ..) => self.pause()?,
            Line::Wish(wish, insists, rest) => {
                self.wish(wish, insists, &rest)?;
                if let Some(timer) = &mut self.timer {
                    timer.follow(&self.game.record);
                }
            }
        }
        Ok(Flow::On)
    }

    fn time_played(&mut self) {
        if let Some(timer) = &mut self.timer {
            timer.played(&self.game.record);
        }
        // A moment may have passed since the turn was allowed.
        self.flagged();
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
