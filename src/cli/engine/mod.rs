//! `fanorona engine`: the engine protocol over standard input and output.
//!
//! The search runs on a thread of its own, so that other commands are answered immediately.

mod search;
mod session;

use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::escape::escaped;
use super::lines;
use crate::engine::protocol::{
    self, LONGEST_LINE, ProtocolCommand, ProtocolError, ProtocolErrorKind,
};
use crate::rules::Board;
use crate::texts::{Language, Texts, say};
use session::ProtocolSession;
use std::io::{self, Write as _};

/// Executes commands until `quit` or the end of the input.
pub(super) fn run(console: &mut Console) -> CommandResult {
    let mut input = io::stdin().lock();
    let mut session = ProtocolSession::new(std::mem::take(&mut console.catalogue));
    // Reasons from the rules are in English, as the protocol itself.
    let english = Texts::new(Language::ENGLISH);
    loop {
        let line = match lines::next(&mut input, LONGEST_LINE) {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) => {
                send(&format!("info string error: the input cannot be read: {error}"))?;
                session.stop()?;
                return Err(Failure::StandardInput(error));
            }
        };
        let done = match protocol::read(&line) {
            Ok(None) => Ok(()),
            Ok(Some(ProtocolCommand::Quit)) => break,
            Ok(Some(command)) => session.execute(command)?,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            send(&format!("info string error: {}", sentence(&english, session.board(), &error)))?;
        }
    }
    session.stop()?;
    Ok(ExitStatus::Good)
}

/// Writes and flushes a line. The lines of the two threads are not mixed.
fn send(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(format!("{}\n", escaped(line)).as_bytes())?;
    out.flush()
}

/// An error in one line, with the reason from the rules if there is one.
fn sentence(texts: &Texts, board: &Board, error: &ProtocolError) -> String {
    let reason = match &error.reason {
        ProtocolErrorKind::Position(error) => say::position_error(texts, error),
        ProtocolErrorKind::Turn { error, .. } => say::turn_error(texts, board, error),
        _ => return error.to_string(),
    };
    format!("{error}: {}", reason.replace('\n', " "))
}
