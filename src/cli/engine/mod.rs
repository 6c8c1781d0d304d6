//! `fanorona engine`: the engine protocol over standard input and output.
//!
//! The search has a thread of its own, so that every other line is answered at once.

mod lines;
mod search;
mod session;

use super::console::{Answer, Console, Done};
use crate::engine::protocol::{
    self, LONGEST_LINE, ProtocolCommand, ProtocolError, ProtocolErrorKind,
};
use crate::rules::Board;
use crate::texts::{Language, Texts, say};
use session::ProtocolSession;
use std::io::{self, Write as _};

/// Obeys lines until `quit` or the end of the input.
pub(super) fn run(console: &mut Console) -> Done {
    let mut input = io::stdin().lock();
    let mut session = ProtocolSession::new(std::mem::take(&mut console.catalogue));
    // The sentences of the rules; the protocol itself is not translated.
    let english = Texts::new(Language::English);
    loop {
        let line = match lines::next(&mut input, LONGEST_LINE) {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) => {
                tell(&format!("info string error: the input cannot be read: {error}"))?;
                break;
            }
        };
        let done = match protocol::read(&line) {
            Ok(None) => Ok(()),
            Ok(Some(ProtocolCommand::Quit)) => break,
            Ok(Some(command)) => session.obey(command)?,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tell(&format!("info string error: {}", sentence(&english, session.board(), &error)))?;
        }
    }
    session.stop();
    Ok(Answer::Good)
}

/// Writes a line at once. Lines of the two threads do not mix.
fn tell(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes())?;
    out.flush()
}

/// A fault in one line, with the rules' reason where they have one.
fn sentence(texts: &Texts, board: &Board, error: &ProtocolError) -> String {
    let reason = match &error.reason {
        ProtocolErrorKind::Position(error) => say::position_error(texts, error),
        ProtocolErrorKind::Turn { error, .. } => say::turn_error(texts, board, error),
        _ => return error.to_string(),
    };
    format!("{error}: {}", reason.replace('\n', " "))
}
