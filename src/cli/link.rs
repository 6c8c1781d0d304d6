//! `fanorona link`: a game as a link.

use super::args::LinkArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::input;
use crate::rules::notation::write_link;

/// Prints the link of a record.
pub(super) fn run(console: &mut Console, args: &LinkArgs) -> CommandResult {
    let opened = input::record(console, &args.file, args.variant.as_deref(), false)?;
    writeln!(console.out, "{}", write_link(&opened.game))?;
    Ok(ExitStatus::Good)
}
