//! Errors of endgame table files, and of building tables.

use super::file_error;
use crate::catalogue::endgame::{StoreTableError, TableFileError, TableProblem};
use crate::engine::endgame::TableError;
use crate::texts::{Texts, digits};

/// Why a table file is not used, with its path.
pub fn table_file_error(texts: &Texts, error: &TableFileError) -> String {
    let reason = match &error.problem {
        TableProblem::File(error) => file_error(texts, error),
        TableProblem::NotATable => texts.get("endgame-no-table"),
        TableProblem::Version => texts.get("endgame-version"),
        TableProblem::Rules => texts.get("endgame-rules"),
        TableProblem::Stones => texts.get("endgame-stones"),
        TableProblem::Length { expected, found } => {
            let numbers = [("expected", digits(expected)), ("found", digits(found))];
            texts.with("endgame-length", &numbers)
        }
        TableProblem::Damaged => texts.get("endgame-damaged"),
    };
    let file = error.path.display().to_string();
    texts.with("endgame-unused", &[("file", file.into()), ("reason", reason.into())])
}

/// Why a table could not be built or stored.
pub fn store_table_error(texts: &Texts, error: &StoreTableError) -> String {
    match error {
        StoreTableError::Build(TableError::TooLong) => texts.get("endgame-too-long"),
        StoreTableError::Build(_) => texts.get("endgame-not-built"),
        StoreTableError::Write { path, detail } => {
            let file = path.display().to_string();
            let arguments = [("file", file.into()), ("detail", detail.as_str().into())];
            texts.with("games-write", &arguments)
        }
    }
}
