//! `fanorona link`: a game as a link.

use super::args::LinkArgs;
use super::console::{Answer, Console, Done};
use super::input;
use crate::rules::notation::write_link;

/// Prints the link of a record.
pub(super) fn run(console: &mut Console, args: &LinkArgs) -> Done {
    let opened = input::record(console, &args.file, args.variant.as_deref(), false)?;
    writeln!(console.out, "{}", write_link(&opened.game))?;
    Ok(Answer::Good)
}
