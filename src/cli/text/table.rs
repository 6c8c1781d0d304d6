//! The game at the text board: who is to move, what is said, and what a typed line does.

use super::Player;
use super::command::{Line, Vocabulary, Wish};
use super::keep::Keeper;
use super::lines::{Lines, Typed};
use super::timer::Timer;
use crate::catalogue::endgame::TableLoader;
use crate::cli::console::{Answer, Console, Done};
use crate::cli::input::LoadedGame;
use crate::rules::notation::Game;
use crate::rules::{Match, Variant};
use crate::texts::say;
use std::cell::OnceCell;
use std::io::{self, IsTerminal as _};
use std::sync::Arc;

/// Everything on the table.
pub(super) struct TextBoard<'a> {
    pub console: &'a mut Console,
    pub game: Game,
    pub players: [Player; 2],
    pub seed: u64,
    /// Endgame tables, once somebody plays by them.
    pub shelf: OnceCell<TableLoader>,
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
    pub match_: Option<Match>,
    /// Has the end of the game been told, and taken into the match?
    pub told: bool,
}

/// Does the game go on after a line?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    On,
    Quit,
}

impl<'a> TextBoard<'a> {
    pub fn new(
        console: &'a mut Console,
        opened: LoadedGame,
        players: [Player; 2],
        words: bool,
        seed: u64,
        keeper: Keeper,
    ) -> Self {
        let vocabulary = Vocabulary::new(&console.texts);
        let LoadedGame { variant, game } = opened;
        Self {
            console,
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
            match_: None,
            told: false,
        }
    }

    /// Plays until the player quits, nothing more is typed, or a game without people is over.
    pub fn play(&mut self, mut lines: Lines<'_>) -> Done {
        let asks = io::stdin().is_terminal();
        let name = self.variant.name(self.console.texts.language().code()).to_owned();
        self.say_with("text-welcome", &[("variant", name.into())])?;
        self.say_round()?;
        loop {
            self.keep()?;
            let record = &self.game.record;
            let side = record.position().side();
            if let Some(outcome) = record.outcome() {
                if !self.told {
                    self.show_board()?;
                    let sentence = say::outcome(&self.console.texts, outcome);
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
                    self.console.out.flush()?;
                    continue;
                }
                if self.changed {
                    self.show_board()?;
                    self.say_match()?;
                    self.say_obligation()?;
                }
            }
            self.changed = false;
            self.say_time()?;
            if asks {
                write!(self.console.out, "> ")?;
            }
            self.console.out.flush()?;
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
