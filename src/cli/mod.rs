//! The command line: one file a command.
//!
//! Data goes to standard output, messages to standard error; the exit status is 0, 1 for a
//! negative answer or 2 for bad input, which is told as `file:line:column: reason`.

mod args;
mod bench;
mod best;
mod console;
mod contest;
mod endgame;
mod engine;
mod exhibition;
mod games;
mod input;
mod link;
mod open;
mod perft;
mod replay;
mod solve;
mod tables;
mod text;
mod thinker;
mod tune;
mod turns;
mod variants;

use crate::catalogue::Catalogue;
use crate::texts::{Language, Texts};
use args::{Cli, Command, TextArgs};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser as _};
use console::Console;
use std::ffi::OsString;
use std::io::{BufWriter, stderr, stdout};
use std::process::ExitCode;

pub use crate::launch::{Launch, NoWindow, Window};

/// Reads the command line and does what it asks for. `window` opens the game in a window, where
/// the program has one.
pub fn run(args: impl IntoIterator<Item = OsString>, window: Option<Window>) -> ExitCode {
    match Cli::try_parse_from(args).and_then(settled) {
        Ok(cli) => obey(cli, window),
        Err(error) => {
            // Help and version come this way too. A closed output cannot be told of.
            let _ = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
        }
    }
}

/// `--variant` and `--load` may stand before the command as well, where it knows them.
fn settled(mut cli: Cli) -> Result<Cli, clap::Error> {
    let (variant, load) = (&mut cli.variant, &mut cli.load);
    let own = match &mut cli.command {
        None => return Ok(cli),
        Some(Command::Text(args)) => {
            args.load = args.load.take().or(load.take());
            Some(&mut args.variant)
        }
        Some(Command::Turns(args)) => Some(&mut args.place.variant),
        Some(Command::Perft(args)) => Some(&mut args.place.variant),
        Some(Command::Best(args)) => Some(&mut args.place.variant),
        Some(Command::Solve(args)) => Some(&mut args.place.variant),
        Some(Command::Replay(args)) => Some(&mut args.variant),
        Some(Command::Link(args)) => Some(&mut args.variant),
        Some(Command::Games(args)) => match args.command {
            None => Some(&mut args.wanted.variant),
            Some(_) => None,
        },
        Some(Command::Tune(args)) => Some(&mut args.variant),
        Some(Command::Match(args)) => Some(&mut args.variant),
        Some(Command::Variants | Command::Engine | Command::Bench(_) | Command::Tables) => None,
        Some(Command::Endgame(args)) => Some(&mut args.variant),
    };
    if let Some(own) = own {
        *own = own.take().or(variant.take());
    }
    let left_over = match (variant, load) {
        (Some(_), _) => "--variant",
        (_, Some(_)) => "--load",
        _ => return Ok(cli),
    };
    let message = format!("{left_over} does not belong to this command");
    Err(Cli::command().error(ErrorKind::ArgumentConflict, message))
}

fn obey(cli: Cli, window: Option<Window>) -> ExitCode {
    let language = cli.lang.unwrap_or_else(Language::of_system);
    let mut console = Console::new(
        Texts::new(language),
        Catalogue::load(),
        Box::new(BufWriter::new(stdout())),
        Box::new(stderr()),
    );
    let done = match cli.command {
        None => match open::prepare(
            &mut console,
            cli.variant.as_deref(),
            cli.load.as_deref(),
            cli.lang.is_some(),
            window,
        ) {
            Ok(open::Opening::Played(status)) => return status,
            Ok(open::Opening::Text(opened)) => {
                text::play(&mut console, opened, &TextArgs::default())
            }
            Ok(open::Opening::Exhibition(opened)) => exhibition::run(&mut console, opened),
            Err(failure) => Err(failure),
        },
        Some(Command::Text(args)) => text::run(&mut console, &args),
        Some(Command::Variants) => variants::run(&mut console),
        Some(Command::Turns(args)) => turns::run(&mut console, &args),
        Some(Command::Perft(args)) => perft::run(&mut console, &args),
        Some(Command::Replay(args)) => replay::run(&mut console, &args),
        Some(Command::Link(args)) => link::run(&mut console, &args),
        Some(Command::Games(args)) => games::run(&mut console, &args),
        Some(Command::Best(args)) => best::run(&mut console, &args),
        Some(Command::Solve(args)) => solve::run(&mut console, &args),
        Some(Command::Tune(args)) => tune::run(&mut console, &args),
        Some(Command::Tables) => tables::run(&mut console),
        Some(Command::Bench(args)) => bench::run(&mut console, &args),
        Some(Command::Engine) => engine::run(&mut console),
        Some(Command::Match(args)) => contest::run(&mut console, &args),
        Some(Command::Endgame(args)) => endgame::run(&mut console, &args),
    };
    console.close(done)
}
