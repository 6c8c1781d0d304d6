//! `fanorona variants`: what can be played.

use super::console::{Answer, Console, Done};
use crate::texts::say;

/// Prints key, size and name of every variant; files that are none are told of on standard error.
pub(super) fn run(console: &mut Console) -> Done {
    let language = console.texts.language().code();
    for variant in console.catalogue.usable() {
        let board = &variant.rules.board;
        // A tab or line break in a name would break the line's form.
        let name: Vec<&str> = variant.name(language).split_whitespace().collect();
        let (columns, rows) = (board.columns(), board.rows());
        writeln!(console.out, "{}\t{columns} x {rows}\t{}", variant.key, name.join(" "))?;
    }
    console.out.flush()?;
    for unusable in console.catalogue.unusable() {
        for line in say::custom_file_error(&console.texts, unusable) {
            writeln!(console.err, "{line}")?;
        }
    }
    Ok(Answer::Good)
}
