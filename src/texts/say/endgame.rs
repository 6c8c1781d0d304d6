//! What is wrong with files of endgame tables, and why none can be built.

use super::file_fault;
use crate::catalogue::endgame::{KeepFault, TableFileFault, TableProblem};
use crate::engine::endgame::build::BuildFault;
use crate::texts::Texts;

/// A file that is no usable table: which one, and why.
pub fn table_file_fault(texts: &Texts, fault: &TableFileFault) -> String {
    let reason = match &fault.problem {
        TableProblem::File(fault) => file_fault(texts, fault),
        TableProblem::NoTable => texts.get("endgame-no-table"),
        TableProblem::Version => texts.get("endgame-version"),
        TableProblem::Rules => texts.get("endgame-rules"),
        TableProblem::Stones => texts.get("endgame-stones"),
        TableProblem::Length { expected, found } => {
            // As texts: no language groups their digits.
            let numbers = [("expected", expected.to_string()), ("found", found.to_string())];
            texts.with("endgame-length", &numbers.map(|(name, number)| (name, number.into())))
        }
        TableProblem::Damaged => texts.get("endgame-damaged"),
    };
    let file = fault.path.display().to_string();
    texts.with("endgame-unused", &[("file", file.into()), ("reason", reason.into())])
}

/// Why no more tables are built.
pub fn keep_fault(texts: &Texts, fault: &KeepFault) -> String {
    match fault {
        KeepFault::Build(BuildFault::TooLong) => texts.get("endgame-too-long"),
        KeepFault::Build(BuildFault::Stones | BuildFault::Order | BuildFault::State) => {
            texts.get("endgame-not-built")
        }
        KeepFault::Write { path, detail } => {
            let file = path.display().to_string();
            let arguments = [("file", file.into()), ("detail", detail.as_str().into())];
            texts.with("endgame-write", &arguments)
        }
    }
}
