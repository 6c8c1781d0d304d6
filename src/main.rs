//! Reads the command line and starts what it asks for; nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    fanorona::cli::run(std::env::args_os(), WINDOW)
}

#[cfg(feature = "game")]
const WINDOW: Option<fanorona::cli::Window> = Some(fanorona::app::run);
#[cfg(not(feature = "game"))]
const WINDOW: Option<fanorona::cli::Window> = None;
