//! `fanorona completions`: completions of the command line for a shell.

use super::args::{Cli, CompletionsArgs};
use super::console::{CommandResult, Console, ExitStatus};
use clap::CommandFactory as _;

/// Prints the completions.
pub(super) fn run(console: &mut Console, args: &CompletionsArgs) -> CommandResult {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "fanorona", &mut script);
    console.out.write_all(&script)?;
    Ok(ExitStatus::Good)
}
