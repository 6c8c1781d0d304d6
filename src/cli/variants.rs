//! `fanorona variants`: the available variants.

use super::console::{CommandResult, Console, ExitStatus};
use crate::texts::say;

/// Prints key, size and name of each variant. Reports invalid custom files on standard error.
pub(super) fn run(console: &mut Console) -> CommandResult {
    for variant in console.catalogue.usable() {
        let board = &variant.rules.board;
        // A tab or a line break in a name would break the format.
        let name = say::variant_name(&console.texts, variant);
        let name: Vec<&str> = name.split_ascii_whitespace().collect();
        let (columns, rows) = (board.columns(), board.rows());
        writeln!(console.out, "{}\t{columns} x {rows}\t{}", variant.key, name.join(" "))?;
    }
    console.out.flush()?;
    for unusable in console.catalogue.unusable() {
        for line in say::custom_file_error(&console.texts, unusable) {
            writeln!(console.err, "{line}")?;
        }
    }
    Ok(ExitStatus::Good)
}
