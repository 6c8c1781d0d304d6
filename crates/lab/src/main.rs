//! The laboratory: a program for those who develop the computer player and the data that ships with the game.
//! Output and exit statuses are as those of `fanorona`.

mod args;
mod bench;
mod book;
mod chances;
mod contest;
mod datagen;
mod openings;
mod puzzles;
mod train;
mod tune;

use args::{Cli, Command};
use clap::Parser as _;
use fanorona::cli::console::Console;
use fanorona::cli::usage;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error),
    };
    let mut console = Console::standard(cli.lang);
    let done = match cli.command {
        Command::Match(args) => contest::run(&mut console, &args),
        Command::Bench(args) => bench::run(&mut console, &args),
        Command::Tune(args) => tune::run(&mut console, &args),
        Command::Spsa(args) => contest::spsa::run(&mut console, &args),
        Command::Datagen(args) => datagen::run(&mut console, &args),
        Command::Train(args) => train::run(&mut console, &args),
        Command::Chances(args) => chances::run(&mut console, &args),
        Command::Puzzles(args) => puzzles::run(&mut console, &args),
        Command::Openings(args) => openings::run(&mut console, &args),
        Command::Book(args) => book::run(&mut console, &args),
    };
    console.close(done)
}
