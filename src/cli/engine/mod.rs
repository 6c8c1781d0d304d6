//! `fanorona engine`: the engine protocol over standard input and output.
//!
//! The search has a thread of its own, so that every other line is answered at once.

mod lines;
mod search;
mod session;

use super::desk::{Answer, Desk, Done};
use crate::engine::protocol::{self, Command, Fault, LONGEST_LINE, Reason};
use crate::rules::Board;
use crate::texts::{Language, Texts, say};
use session::Session;
use std::io::{self, Write as _};

/// Obeys lines until `quit` or the end of the input.
pub(super) fn run(desk: &mut Desk) -> Done {
    let mut input = io::stdin().lock();
    let mut session = Session::new(std::mem::take(&mut desk.catalogue));
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
            Ok(Some(Command::Quit)) => break,
            Ok(Some(command)) => session.obey(command)?,
            Err(fault) => Err(fault),
        };
        if let Err(fault) = done {
            tell(&format!("info string error: {}", sentence(&english, session.board(), &fault)))?;
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
fn sentence(texts: &Texts, board: &Board, fault: &Fault) -> String {
    let reason = match &fault.reason {
        Reason::Position(fault) => say::position_fault(texts, fault),
        Reason::Turn { fault, .. } => say::turn_fault(texts, board, fault),
        _ => return fault.to_string(),
    };
    format!("{fault}: {}", reason.replace('\n', " "))
}
