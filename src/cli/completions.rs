//! `fanorona completions`: completions of the command line for a shell.

use super::args::{Cli, CompletionsArgs};
use super::console::{Answer, Console, Done};
use clap::CommandFactory as _;

/// Prints the completions.
pub(super) fn run(console: &mut Console, args: &CompletionsArgs) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "fanorona", &mut script);
    console.out.write_all(&script)?;
    Ok(Answer::Good)
}
