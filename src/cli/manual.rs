//! `fanorona manual`: the manual pages.

use super::args::{Cli, ManualArgs};
use super::console::{CommandResult, Console, ExitStatus, Failure};
use crate::catalogue::file::FileError;
use crate::texts::say;
use clap::CommandFactory as _;

/// Writes `fanorona.1`, and a page such as `fanorona-text.1` for each command.
pub(super) fn run(console: &mut Console, args: &ManualArgs) -> CommandResult {
    let command = Cli::command().disable_help_subcommand(true);
    clap_mangen::generate_to(command, &args.folder).map_err(|error| {
        let error = FileError::from(error);
        Failure::input(say::file_error_at(&console.texts, &args.folder, &error))
    })?;
    Ok(ExitStatus::Good)
}
