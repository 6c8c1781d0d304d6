//! `fanorona variants`: what can be played.

use super::desk::{Answer, Desk, Done};
use crate::texts::say;

/// Prints key, size and name of every variant; files that are none are told of on standard error.
pub(super) fn run(desk: &mut Desk) -> Done {
    let language = desk.texts.language().code();
    for variant in desk.catalogue.usable() {
        let board = &variant.rules.board;
        // A tab or line break in a name would break the line's form.
        let name: Vec<&str> = variant.name(language).split_whitespace().collect();
        let (columns, rows) = (board.columns(), board.rows());
        writeln!(desk.out, "{}\t{columns} x {rows}\t{}", variant.key, name.join(" "))?;
    }
    desk.out.flush()?;
    for unusable in desk.catalogue.unusable() {
        for line in say::unusable(&desk.texts, unusable) {
            writeln!(desk.err, "{line}")?;
        }
    }
    Ok(Answer::Good)
}
