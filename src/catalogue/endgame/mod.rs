//! Endgame tables in the player's data folder: one folder for all rule sets with the same endgames,
//! one file for each pair of numbers of stones.
//!
//! A file that is damaged, truncated, made for other rules or not a table at all is skipped and
//! returned as a [`TableFileError`].

mod build_files;
mod header;
mod loader;
mod stored;

use super::custom::data_folder;
use super::file::FileError;
use crate::engine::endgame::build::{self, BuildProgress};
use crate::engine::endgame::{EndgameTables, Signature};
use crate::rules::Ruleset;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

pub use build_files::{BuildOptions, StoreTableError, build_and_store, check_storable};
pub use loader::TableLoader;

/// The folder inside the data folder that holds all tables.
pub const FOLDER: &str = "endgame";
/// The limit of [`load`] for the value parts of all tables together, in bytes. The tables of up to
/// six stones of Tsivy need 34 MiB.
const LARGEST_LOAD: u64 = 64 << 20;
/// The distance part of a table is kept in memory up to this size in bytes; larger ones are read
/// from the file when needed.
const LARGEST_IN_MEMORY: u64 = 16 << 20;
/// The result of loading the tables of a rule set.
#[derive(Debug)]
pub struct LoadedTables {
    /// The tables that could be loaded.
    pub tables: EndgameTables,
    /// The files that cannot be used.
    pub errors: Vec<TableFileError>,
}

/// A table file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {problem}", .path.display())]
pub struct TableFileError {
    /// The path of the file.
    pub path: PathBuf,
    /// Why it cannot be used.
    #[source]
    pub problem: TableProblem,
}

/// Why a table file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableProblem {
    /// The file cannot be read.
    #[error("{0}")]
    File(FileError),
    /// The file is not an endgame table.
    #[error("the file is not an endgame table")]
    NotATable,
    /// The table has another version of the format.
    #[error("the table has another version of the format")]
    Version,
    /// The table was made for other rules.
    #[error("the table was made for other rules")]
    Rules,
    /// The table is for other numbers of stones than its file name says.
    #[error("the table is for other numbers of stones")]
    Stones,
    /// The file size does not match the header.
    #[error("the file has {found} bytes, not {expected}")]
    Length {
        /// The size according to the header, in bytes.
        expected: u64,
        /// The size of the file, in bytes.
        found: u64,
    },
    /// A checksum is wrong.
    #[error("a checksum is wrong")]
    Damaged,
}

/// The tables that proved damaged while they were used. The distance part of a large table is read when it
/// is needed, so damage in it is not found earlier; the search goes on without it.
pub fn damaged(tables: &EndgameTables) -> Vec<TableFileError> {
    let folder = data_folder().map(|data| data.join(FOLDER).join(folder_name(tables.signature())));
    folder.map_or_else(Vec::new, |folder| damaged_in(&folder, tables))
}

/// The tables of this folder that proved damaged.
fn damaged_in(folder: &Path, tables: &EndgameTables) -> Vec<TableFileError> {
    let failed = tables.all().filter(|table| table.has_failed());
    failed
        .map(|table| TableFileError {
            path: file_of(folder, (table.small(), table.large())),
            problem: TableProblem::Damaged,
        })
        .collect()
}

/// The folder of the tables of a rule set; `None` if the system has no data folder.
pub fn folder(rules: &Ruleset) -> Option<PathBuf> {
    Some(data_folder()?.join(FOLDER).join(folder_name(&Signature::of(rules))))
}

/// The name of a folder, such as `9x5-0000000000006401`: the board size, then the switches.
fn folder_name(signature: &Signature) -> String {
    let [columns, rows, switches @ ..] = signature.bytes();
    let mut name = format!("{columns}x{rows}-");
    for byte in switches {
        // Writing to a string cannot fail.
        let _ = write!(name, "{byte:02x}");
    }
    name
}

/// The path of a table's file in the folder of its rule set.
pub fn file_of(folder: &Path, (small, large): (usize, usize)) -> PathBuf {
    folder.join(format!("{small}-{large}.table"))
}

/// Loads the stored tables of a rule set, up to 64 MiB.
pub fn load(rules: &Ruleset) -> LoadedTables {
    match folder(rules) {
        Some(folder) => load_from(&folder, rules, LARGEST_LOAD),
        None => LoadedTables { tables: EndgameTables::empty(rules), errors: Vec::new() },
    }
}

/// Loads the tables of a folder, fewer stones first, until the value parts together would exceed
/// `most` bytes.
pub fn load_from(folder: &Path, rules: &Ruleset, mut most: u64) -> LoadedTables {
    let mut loaded = LoadedTables { tables: EndgameTables::empty(rules), errors: Vec::new() };
    for total in 2..=rules.board.len() {
        let mut any = false;
        for (small, large) in (1..=total / 2).map(|small| (small, total - small)) {
            let path = file_of(folder, (small, large));
            let read = stored::read(&path, (small, large), &mut loaded.tables, most);
            match read {
                Ok(bytes) => most -= bytes,
                Err(TableProblem::File(FileError::Missing)) => continue,
                // The limit is reached, which is not an error.
                Err(TableProblem::File(FileError::TooLarge { .. })) => return loaded,
                Err(problem) => loaded.errors.push(TableFileError { path, problem }),
            }
            any = true;
        }
        if !any {
            break;
        }
    }
    loaded
}

/// Builds the tables up to [`quickly_built`] stones that were not loaded, and stores them in `folder` for the next
/// time. Without a folder, or if they cannot be written, they are only kept in memory. Returns why a table cannot
/// be built or stored.
///
/// The first call takes seconds to a minute, so use a background thread. `report` is called with
/// the progress about fifty times per second; if it returns false, building stops and the
/// function returns within 50 ms, or after the file that is being written.
pub fn build_missing(
    folder: Option<&Path>,
    rules: &Ruleset,
    threads: usize,
    loaded: &mut LoadedTables,
    report: &mut (dyn FnMut(BuildProgress) -> bool + Send),
) -> Option<StoreTableError> {
    let stones = quickly_built(rules);
    let mut error = None;
    if let Some(folder) = folder {
        let options = BuildOptions::new(folder.to_owned(), threads);
        let LoadedTables { tables, errors } = loaded;
        match build_and_store(&options, rules, tables, stones, errors, report) {
            Ok(_) => return None,
            Err(found) => error = Some(found),
        }
    }
    let report = Mutex::new(report);
    let go_on = |progress| report.lock().unwrap_or_else(PoisonError::into_inner)(progress);
    let built = build::extend(&mut loaded.tables, rules, stones, threads, &go_on);
    error.or(built.err().map(StoreTableError::Build))
}

/// The number of stones up to which the tables of a rule set are built in about a minute: 5 for
/// Tsivy, 7 for Dimy, all for Telo.
pub fn quickly_built(rules: &Ruleset) -> usize {
    EndgameTables::empty(rules).stones_within(EndgameTables::WHILE_WAITING, rules.board.len())
}
