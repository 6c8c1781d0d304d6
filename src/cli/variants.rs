//! `fanorona variants`: the available variants.

use super::console::{CommandResult, Console, ExitStatus};
use super::escape::column;
use crate::texts::say;

/// Prints key, size and name of each variant. Reports invalid custom files on standard error.
pub(super) fn run(console: &mut Console) -> CommandResult {
    for variant in console.catalogue.usable() {
        let board = &variant.rules.board;
        let name = column(&say::variant_name(&console.texts, variant));
        let (columns, rows) = (board.columns(), board.rows());
        writeln!(console.out, "{}\t{columns} x {rows}\t{name}", variant.key)?;
    }
    let unusable = console.catalogue.unusable().to_vec();
    console.report_unusable(&unusable)?;
    Ok(ExitStatus::Good)
}
