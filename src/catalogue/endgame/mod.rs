//! Endgame tables as files of the player's data folder: one folder for rule sets with the same
//! endings, one file for each pair of numbers of stones.
//!
//! A file that is damaged, cut short, of other rules or no table at all is left out with its
//! reason; the game goes on without it.

mod header;
mod keep;
mod loader;
mod stored;

use super::data_folder;
use super::file::FileError;
use crate::engine::endgame::build::{self, Progress};
use crate::engine::endgame::{EndgameTables, Signature};
use crate::rules::Ruleset;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

pub use keep::{Keeping, StoreTableError, build_and_keep};
pub use loader::TableLoader;

/// The folder inside the data folder that holds all tables.
pub const FOLDER: &str = "endgame";
/// What [`load`] reads of two-bit parts at most, in bytes: six stones of Tsivy are 34 MiB.
pub const LARGEST_LOAD: u64 = 64 << 20;
/// Of tables up to this size the bytes are held in memory too; of larger ones they are read one
/// by one.
const LARGEST_HELD: u64 = 16 << 20;
/// Tables with so many places together are built in a minute on one core.
const QUICKLY_BUILT: u128 = 12_000_000;

/// What could be read of a rule set's tables.
#[derive(Debug)]
pub struct Loaded {
    /// The tables.
    pub tables: EndgameTables,
    /// The files that cannot be used.
    pub errors: Vec<TableFileError>,
}

/// A file that is no usable table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: TableProblem,
}

/// What is wrong with a table's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableProblem {
    /// It cannot be read.
    File(FileError),
    /// It is no endgame table.
    NoTable,
    /// It is a table of another version of the program.
    Version,
    /// It is a table for other rules.
    Rules,
    /// It is the table of other numbers of stones than its name says.
    Stones,
    /// It is shorter or longer than it says itself.
    Length {
        /// The bytes there ought to be.
        expected: u64,
        /// The bytes there are.
        found: u64,
    },
    /// A checksum is wrong.
    Damaged,
}

/// The folder of the tables of a rule set; `None` where the system has no place for data.
pub fn folder(rules: &Ruleset) -> Option<PathBuf> {
    Some(data_folder()?.join(FOLDER).join(folder_name(&Signature::of(rules))))
}

/// As `9x5-0000000000006401`: the board, then the switches.
fn folder_name(signature: &Signature) -> String {
    let [columns, rows, switches @ ..] = signature.bytes();
    let mut name = format!("{columns}x{rows}-");
    for byte in switches {
        // Writing into a text cannot fail.
        let _ = write!(name, "{byte:02x}");
    }
    name
}

/// The file of a table in its folder.
pub fn file_of(folder: &Path, (small, large): (usize, usize)) -> PathBuf {
    folder.join(format!("{small}-{large}.table"))
}

/// Reads the tables of a rule set that are there, up to [`LARGEST_LOAD`].
pub fn load(rules: &Ruleset) -> Loaded {
    match folder(rules) {
        Some(folder) => load_from(&folder, rules, LARGEST_LOAD),
        None => Loaded { tables: EndgameTables::empty(rules), errors: Vec::new() },
    }
}

/// Reads the tables of a folder, from few stones to many, as long as their two-bit parts have no
/// more than so many bytes together.
pub fn load_from(folder: &Path, rules: &Ruleset, mut most: u64) -> Loaded {
    let mut loaded = Loaded { tables: EndgameTables::empty(rules), errors: Vec::new() };
    for total in 2..=rules.board.len() {
        let mut any = false;
        for (small, large) in (1..=total / 2).map(|small| (small, total - small)) {
            let path = file_of(folder, (small, large));
            let read = stored::read(&path, (small, large), &mut loaded.tables, most);
            match read {
                Ok(bytes) => most -= bytes,
                Err(TableProblem::File(FileError::Missing)) => continue,
                // Not a fault, but more than was asked for.
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

/// Reads the tables of a rule set and builds those that are [`quickly_built`] and missing; these
/// are kept for the next time, or only held in memory where nothing can be written.
///
/// Takes seconds to a minute the first time: for a thread of its own. `tell` hears of the progress
/// fifty times a second; when it says no, the tables that are there come back within 50 ms, or
/// after the one that is just being written.
pub fn load_or_build(
    rules: &Ruleset,
    threads: usize,
    tell: &mut (dyn FnMut(Progress) -> bool + Send),
) -> (Loaded, Option<StoreTableError>) {
    load_or_build_in(folder(rules).as_deref(), rules, threads, tell)
}

/// The same with a folder of one's own, or none.
pub fn load_or_build_in(
    folder: Option<&Path>,
    rules: &Ruleset,
    threads: usize,
    tell: &mut (dyn FnMut(Progress) -> bool + Send),
) -> (Loaded, Option<StoreTableError>) {
    let mut loaded = match folder {
        Some(folder) => load_from(folder, rules, LARGEST_LOAD),
        None => Loaded { tables: EndgameTables::empty(rules), errors: Vec::new() },
    };
    let stones = quickly_built(rules);
    let mut error = None;
    if let Some(folder) = folder {
        let keeping = Keeping::new(folder.to_owned(), threads);
        let Loaded { tables, errors } = &mut loaded;
        match build_and_keep(&keeping, rules, tables, stones, errors, tell) {
            Ok(_) => return (loaded, None),
            Err(found) => error = Some(found),
        }
    }
    let tell = Mutex::new(tell);
    let go_on = |progress| tell.lock().unwrap_or_else(PoisonError::into_inner)(progress);
    let built = build::extend(&mut loaded.tables, rules, stones, threads, &go_on);
    let error = error.or(built.err().map(StoreTableError::Build));
    (loaded, error)
}

/// Up to how many stones the tables of a rule set are built in about a minute: 5 for Tsivy, 7 for
/// Dimy, all for Telo.
pub fn quickly_built(rules: &Ruleset) -> usize {
    let tables = EndgameTables::empty(rules);
    let mut size = 0;
    for total in 2..=rules.board.len() {
        let pairs = (1..=total / 2).map(|small| (small, total - small));
        size += pairs.map(|(small, large)| tables.about(small, large)).sum::<u128>();
        if size > QUICKLY_BUILT {
            return total - 1;
        }
    }
    rules.board.len()
}
