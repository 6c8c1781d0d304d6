//! Help, version, and errors in command lines.

use super::console;
use super::escape::escaped;
use crate::texts::{Language, Texts};
use clap::Error;
use std::io::{self, Write as _, stderr, stdout};
use std::process::ExitCode;

/// Prints what the parser of the command line has to say, and returns the exit status.
pub fn report(error: &Error) -> ExitCode {
    let is_data = !error.use_stderr();
    match print(error) {
        // The reader closed the pipe, for example `head`. That is not an error.
        Err(error) if is_data && error.kind() != io::ErrorKind::BrokenPipe => {
            let texts = Texts::new(Language::of_system());
            let line = texts.with("cli-output", &[("detail", error.to_string().into())]);
            match writeln!(stderr(), "{line}") {
                Ok(()) => ExitCode::from(2),
                Err(_) => ExitCode::from(console::MESSAGE_LOST),
            }
        }
        Err(error) if !is_data && error.kind() != io::ErrorKind::BrokenPipe => {
            ExitCode::from(console::MESSAGE_LOST)
        }
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

/// Prints help or an error with colours, or without them if it quotes control characters.
fn print(error: &Error) -> io::Result<()> {
    let plain = error.render().to_string();
    let shown = escaped(&plain);
    if shown == plain {
        error.print()?;
    } else if error.use_stderr() {
        stderr().write_all(shown.as_bytes())?;
    } else {
        stdout().write_all(shown.as_bytes())?;
    }
    stdout().flush()
}
