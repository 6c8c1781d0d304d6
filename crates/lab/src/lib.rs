//! The laboratory: what those need who develop the computer player and the data that ships with the game.
//!
//! - [`tuning`] learns evaluations and tunes constants of the search; [`statistics`] measures strength in matches, and
//!   [`mod@bench`] is a checksum of the search.
//! - [`puzzles`], [`openings`] and [`book`] make what ships with the game; [`chances`] fits what a score means,
//!   and [`proof`] writes down who wins a position.
//! - [`run`] is the program. Output and exit statuses are as those of `fanorona`.

mod args;
pub mod bench;
pub mod book;
pub mod chances;
mod contest;
mod datagen;
mod growing_file;
mod made_files;
pub mod openings;
pub mod proof;
pub mod puzzles;
mod self_play;
pub mod statistics;
mod train;
mod tune;
pub mod tuning;

use args::{Cli, Command};
use clap::Parser as _;
use fanorona::cli::console::Console;
use fanorona::cli::usage;
use std::process::ExitCode;

/// Runs the command that the program was started with.
pub fn run() -> ExitCode {
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
        Command::Proof(args) => proof::run(&mut console, &args),
    };
    console.close(done)
}
