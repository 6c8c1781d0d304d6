//! The clocks of the text board: the time control of the command line, and what the clocks show.

use super::text_board::TextBoard;
use crate::cli::console::{Console, Failure};
use crate::cli::input;
use crate::rules::Side;
use crate::rules::clock::TimeControl;
use crate::texts::say;
use std::io;
use std::time::Duration;

/// The time control that the command line names; `None` if it names none.
pub(super) fn control(
    console: &Console,
    text: Option<&str>,
) -> Result<Option<TimeControl>, Failure> {
    let Some(text) = text else { return Ok(None) };
    text.parse().map(Some).map_err(|error| {
        let reason = say::clock_error(&console.texts, error);
        let column = input::column_of(text, error.offset);
        Failure::input(format!("--clock:1:{column}: {reason}"))
    })
}

impl TextBoard<'_> {
    /// Adds the time since the last call to the session. Returns whether it ended the game.
    pub(super) fn pass_time(&mut self) -> bool {
        let ended = !self.session.advance(self.stopwatch.lap()).is_empty();
        self.changed |= ended;
        ended
    }

    /// The maximum time to wait for a line: the time left on the running clock; `None` if none runs.
    pub(super) fn time_to_wait(&self) -> Option<Duration> {
        self.session.time_left(self.session.running()?)
    }

    /// Prints the times on the clocks, if there are any and the game is not over.
    pub(super) fn say_time(&mut self) -> io::Result<()> {
        if self.session.clock().is_none() || self.session.outcome().is_some() {
            return Ok(());
        }
        let texts = &self.console.texts;
        let [white, black] = Side::BOTH.map(|side| {
            let left = self.session.time_left(side);
            left.map_or_else(|| texts.get("text-no-clock"), say::time)
        });
        self.say_with("text-clocks", &[("white", white.into()), ("black", black.into())])
    }
}
