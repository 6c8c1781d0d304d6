//! `fanorona manual`: the manual pages.

use super::args::{Cli, ManualArgs};
use super::console::{CommandResult, Console, ExitStatus};
use super::output;
use clap::CommandFactory as _;

/// Writes `fanorona.1`, and a page such as `fanorona-text.1` for each command.
pub(super) fn run(console: &mut Console, args: &ManualArgs) -> CommandResult {
    let folder = &args.folder;
    if !folder.is_dir() {
        let reason = if folder.exists() { "cli-not-a-folder" } else { "cli-no-folder" };
        return Err(console.invalid(&folder.display().to_string(), reason, &[]));
    }
    let command = Cli::command().disable_help_subcommand(true);
    clap_mangen::generate_to(command, folder)
        .map_err(|error| output::failure(console, folder, &error))?;
    Ok(ExitStatus::Good)
}
