//! `fanorona link`: a game as a text that can be sent.

use super::args::LinkArgs;
use super::desk::{Answer, Desk, Done};
use super::input;
use crate::rules::notation::write_link;

/// Prints the link of a record.
pub(super) fn run(desk: &mut Desk, args: &LinkArgs) -> Done {
    let opened = input::record(desk, &args.file, args.variant.as_deref(), false)?;
    writeln!(desk.out, "{}", write_link(&opened.game))?;
    Ok(Answer::Good)
}
