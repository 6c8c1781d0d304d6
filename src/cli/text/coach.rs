//! The coach at the text board: its question, the answers to it, and the threats that it names.

use super::text_board::TextBoard;
use crate::cli::args::TextArgs;
use crate::cli::console::{Console, Failure};
use crate::game::learn::CoachAnswer;
use crate::game::play::{CoachAction, CoachLevel, Intent, ParseCoachLevelError, Session};
use crate::texts::say;
use crate::texts::words::{Line, Word};
use std::io;

/// The most threats that are told one by one.
const THREATS: usize = 2;

/// The value of `--coach` for no coach.
const OFF: &str = "off";

/// How much the coach is to help, as the command line says; an inner `None` switches it off.
///
/// # Errors
/// It says neither a level nor off.
pub(super) fn level(
    console: &Console,
    args: &TextArgs,
) -> Result<Option<Option<CoachLevel>>, Failure> {
    match args.coach.as_deref() {
        None => Ok(None),
        Some(OFF) => Ok(Some(None)),
        Some(text) => match text.parse() {
            Ok(level) => Ok(Some(Some(level))),
            Err(ParseCoachLevelError) => {
                Err(console.invalid("--coach", "text-coach-level", &[("level", text.into())]))
            }
        },
    }
}

/// Switches the coach on or off, as the command line says.
///
/// # Errors
/// The game is not one of a person against the computer.
pub(super) fn switch(
    console: &Console,
    session: &mut Session,
    args: &TextArgs,
) -> Result<(), Failure> {
    let Some(level) = level(console, args)? else { return Ok(()) };
    session.apply(Intent::Coach(CoachAction::Switch(level)));
    if level.is_some() && session.coached().is_none() {
        return Err(console.invalid("--coach", "text-coach-alone", &[]));
    }
    Ok(())
}

impl TextBoard<'_> {
    /// Lets the coach look at the game, and prints its question if it asks.
    pub(super) fn consult_coach(&mut self) -> io::Result<()> {
        let asked = self.coach.question().is_some();
        self.coach.settle(&mut self.session);
        let Some(question) = self.coach.question().filter(|_| !asked) else { return Ok(()) };
        let sentence = say::coach_question(&self.console.texts, self.board(), question);
        self.changed = false;
        self.line(&sentence)?;
        self.say("text-coach-words")
    }

    /// Takes a line as an answer to the coach's question. Returns `false` if it is none, but a command
    /// that is carried out as at any other time.
    pub(super) fn answer_coach(&mut self, line: &Line) -> io::Result<bool> {
        let Line::Word(command, ..) = line else {
            self.say("text-coach-first")?;
            return Ok(true);
        };
        let answer = match command {
            Word::Back | Word::Undo | Word::Accept => CoachAnswer::TakeBack,
            Word::Hint => CoachAnswer::Why,
            Word::Stand | Word::Decline => CoachAnswer::LetStand,
            _ => return Ok(false),
        };
        match self.coach.answer(answer, &self.session) {
            Some(Intent::Undo) => {
                self.apply(Intent::Undo, |board, _| board.say("text-undone"))?;
            }
            Some(intent) => {
                self.session.apply(intent);
                self.say("text-coach-stands")?;
            }
            None => self.say_reasons()?,
        }
        Ok(true)
    }

    /// Prints why the coach asks.
    fn say_reasons(&mut self) -> io::Result<()> {
        let Some(question) = self.coach.question() else { return Ok(()) };
        self.say_all(say::coach_reasons(&self.console.texts, self.board(), question))
    }

    /// Prints what the computer threatens.
    pub(super) fn say_threats(&mut self) -> io::Result<()> {
        let (texts, board) = (&self.console.texts, self.board());
        let side = self.session.record().position().side().opponent();
        let threats = self.coach.threats();
        self.say_all(say::coach_threats(texts, board, side, threats, THREATS))
    }
}
