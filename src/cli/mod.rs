//! The command line, one file per command.
//!
//! Data goes to standard output, messages to standard error; control characters in either are
//! escaped. The exit status is 0 for success, 1 for a negative answer, 2 for invalid input, which is
//! reported as `file:line:column: reason`, for standard input that cannot be read or for data that cannot
//! be written, and 3 if a message cannot be written.

mod analyse;
pub mod args;
mod best;
mod check;
mod compare;
mod completions;
pub mod console;
mod endgame;
mod engine;
pub mod escape;
mod exhibition;
mod explain;
mod explore;
mod games;
pub mod input;
mod lines;
mod link;
mod manual;
mod open;
pub mod output;
pub mod parallel;
mod perft;
mod replay;
pub mod solve;
mod tables;
mod terminal;
mod text;
pub mod thinker;
mod turns;
pub mod usage;
mod variants;

use args::{Cli, Command};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, FromArgMatches as _};
use console::Console;
use escape::escaped_line;
use std::ffi::OsString;
use std::process::ExitCode;

pub use crate::launch::{Launch, Window, WindowError};

/// Runs the program with these arguments. `window` opens the game in a window; `None` if the
/// program was built without one.
pub fn run(args: impl IntoIterator<Item = OsString>, window: Option<Window>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    match parse(args.clone()) {
        Ok(cli) => execute(cli, window),
        Err(error) => {
            // The message quotes arguments, which may contain line breaks and control characters.
            let shown = args.iter().map(|arg| escaped_line(&arg.to_string_lossy()).into_owned());
            let error = parse(shown.map(OsString::from).collect()).err().unwrap_or(error);
            usage::report(&laboratory_command(&error).unwrap_or(error))
        }
    }
}

/// If the unknown command or option of an error is one of the laboratory, an error that says so.
fn laboratory_command(error: &clap::Error) -> Option<clap::Error> {
    let (name, command) =
        match (error.get(ContextKind::InvalidSubcommand), error.get(ContextKind::InvalidArg)) {
            (Some(ContextValue::String(name)), _) if args::is_of_laboratory(name) => {
                (name, name.as_str())
            }
            (_, Some(ContextValue::String(name))) if name == "--proof" => (name, "proof"),
            _ => return None,
        };
    let message = format!("`{name}` is a command of the laboratory: fanorona-lab {command}\n");
    Some(clap::Error::raw(ErrorKind::InvalidSubcommand, message))
}

/// Reads the command line.
///
/// # Errors
/// What the parser has to say: an error, help, or the version.
fn parse(args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let matches = args::grouped().try_get_matches_from(args)?;
    Cli::from_arg_matches(&matches).and_then(move_global_options)
}

/// Accepts `--variant` and `--load` before a command that has these options.
///
/// # Errors
/// The command does not have the option.
fn move_global_options(mut cli: Cli) -> Result<Cli, clap::Error> {
    let (variant, load) = (&mut cli.variant, &mut cli.load);
    let option = match &mut cli.command {
        None => return Ok(cli),
        Some(Command::Text(args)) => {
            args.load = args.load.take().or(load.take());
            Some(&mut args.variant)
        }
        Some(Command::Turns(args)) => Some(&mut args.place.variant),
        Some(Command::Perft(args)) => Some(&mut args.place.variant),
        Some(Command::Best(args)) => Some(&mut args.place.variant),
        Some(Command::Explain(args)) => Some(&mut args.place.variant),
        Some(Command::Solve(args)) => Some(&mut args.limits.place.variant),
        Some(Command::Replay(args)) => Some(&mut args.variant),
        Some(Command::Analyse(args)) => Some(&mut args.variant),
        Some(Command::Link(args)) => Some(&mut args.variant),
        Some(Command::Compare(args)) => Some(&mut args.variant),
        Some(Command::Explore(args)) => Some(&mut args.variant),
        Some(Command::Games(args)) => match args.command {
            None => Some(&mut args.wanted.variant),
            Some(_) => None,
        },
        Some(Command::Puzzle(args)) => Some(&mut args.variant),
        Some(
            Command::Variants
            | Command::Engine
            | Command::Check(_)
            | Command::Tables
            | Command::Learn(_)
            | Command::Open(_)
            | Command::Completions(_)
            | Command::Manual(_),
        ) => None,
        Some(Command::Endgame(args)) => Some(&mut args.variant),
    };
    if let Some(option) = option {
        *option = option.take().or(variant.take());
    }
    let unused = match (variant, load) {
        (Some(_), _) => "--variant",
        (_, Some(_)) => "--load",
        _ => return Ok(cli),
    };
    let message = format!("{unused} cannot be used with this command");
    Err(Cli::command().error(ErrorKind::ArgumentConflict, message))
}

/// Runs a command, or opens the game.
fn execute(cli: Cli, window: Option<Window>) -> ExitCode {
    let mut console = Console::standard(cli.lang);
    let language_named = cli.lang.is_some();
    let done = match cli.command {
        None => {
            let (variant, load) = (cli.variant.as_deref(), cli.load.as_deref());
            open::run(&mut console, variant, load, language_named, window)
        }
        Some(Command::Open(args)) => open::hand_over(&mut console, &args, language_named, window),
        Some(Command::Text(args)) => text::run(&mut console, &args),
        Some(Command::Learn(args)) => text::learn::run(&mut console, &args),
        Some(Command::Puzzle(args)) => text::puzzle::run(&mut console, &args),
        Some(Command::Variants) => variants::run(&mut console),
        Some(Command::Turns(args)) => turns::run(&mut console, &args),
        Some(Command::Perft(args)) => perft::run(&mut console, &args),
        Some(Command::Check(args)) => check::run(&mut console, &args),
        Some(Command::Replay(args)) => replay::run(&mut console, &args),
        Some(Command::Analyse(args)) => analyse::run(&mut console, &args),
        Some(Command::Link(args)) => link::run(&mut console, &args),
        Some(Command::Games(args)) => games::run(&mut console, &args),
        Some(Command::Best(args)) => best::run(&mut console, &args),
        Some(Command::Explain(args)) => explain::run(&mut console, &args),
        Some(Command::Compare(args)) => compare::run(&mut console, &args),
        Some(Command::Explore(args)) => explore::run(&mut console, &args),
        Some(Command::Solve(args)) => solve::run(&mut console, &args),
        Some(Command::Tables) => tables::run(&mut console),
        Some(Command::Engine) => engine::run(&mut console),
        Some(Command::Endgame(args)) => endgame::run(&mut console, &args),
        Some(Command::Completions(args)) => completions::run(&mut console, &args),
        Some(Command::Manual(args)) => manual::run(&mut console, &args),
    };
    console.close(done)
}
