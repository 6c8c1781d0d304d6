//! Building tables and storing them: each one when it is finished, and checkpoints of a long one,
//! so that a later run can resume it.

use super::header::{Header, UNFINISHED};
use super::{TableFileError, TableProblem, file_of, stored};
use crate::catalogue::file::{FileError, check_writable, remove_stale_files, write_whole_by};
use crate::engine::endgame::build::{BuildMonitor, BuildProgress, Builder};
use crate::engine::endgame::{EndgameTables, Signature, TableError};
use crate::rules::Ruleset;
use std::convert::Infallible;
use std::io::{self, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often the progress is reported.
const REPORT_INTERVAL: Duration = Duration::from_millis(20);
/// The age from which temporary files of a killed program are removed.
const STALE: Duration = Duration::from_secs(600);

/// Where and how tables are built.
#[derive(Clone, Debug)]
pub struct BuildOptions {
    /// The folder of the files; created if needed.
    pub folder: PathBuf,
    /// The number of threads.
    pub threads: usize,
    /// The least time between two checkpoints of an unfinished table. Longer for large tables, so
    /// that writing takes at most a twentieth of the time.
    pub checkpoint: Duration,
}

impl BuildOptions {
    /// Options with a checkpoint every minute.
    pub const fn new(folder: PathBuf, threads: usize) -> Self {
        Self { folder, threads, checkpoint: Duration::from_secs(60) }
    }
}

/// Why building and storing tables failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreTableError {
    /// A table cannot be built.
    #[error("the table cannot be built: {0}")]
    Build(#[from] TableError),
    /// A file or folder cannot be written. A finished table is still added in memory.
    #[error("{} cannot be written: {detail}", .path.display())]
    Write {
        /// The path of the file or folder.
        path: PathBuf,
        /// The operating system's message.
        detail: String,
    },
}

/// Builds the tables of up to `stones` stones that are missing in `tables`, adds them and stores
/// them. Returns whether all are finished.
///
/// `report` is called once for each table, then about fifty times per second with the progress. If
/// it returns false, building stops: finished tables are stored, and the last checkpoint of the
/// unfinished one.
///
/// Checkpoints that cannot be used are added to `errors`; their tables are built from the start.
///
/// # Errors
/// A table cannot be built or written.
pub fn build_and_store(
    options: &BuildOptions,
    rules: &Ruleset,
    tables: &mut EndgameTables,
    stones: usize,
    errors: &mut Vec<TableFileError>,
    report: &mut dyn FnMut(BuildProgress) -> bool,
) -> Result<bool, StoreTableError> {
    let folder = &options.folder;
    std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    remove_stale_files(folder, STALE);
    let signature = Signature::of(rules);
    for stones in EndgameTables::pairs(stones) {
        if tables.table(stones.0, stones.1).is_some() {
            continue;
        }
        let unfinished = folder.join(format!("{}-{}.unfinished", stones.0, stones.1));
        let mut builder = match resumed(&unfinished, rules, tables, stones) {
            Ok(builder) => builder,
            Err(problem) => {
                if problem != TableProblem::File(FileError::Missing) {
                    errors.push(TableFileError { path: unfinished.clone(), problem });
                }
                Builder::new(rules, tables, stones.0, stones.1)?
            }
        };
        if !report(builder.progress()) {
            return Ok(false);
        }
        let mut saving = Duration::ZERO;
        loop {
            // Writing takes at most a twentieth of the time.
            let until_checkpoint = options.checkpoint.max(saving * 20);
            let (done, go_on) = run(&mut builder, options.threads, until_checkpoint, report)?;
            if done {
                break;
            }
            // Stopping must be fast, so it does not write another checkpoint.
            if !go_on {
                return Ok(false);
            }
            let began = Instant::now();
            save(&unfinished, &signature, &builder)
                .map_err(|error| cannot_write(&unfinished, &error))?;
            saving = began.elapsed();
        }
        let path = file_of(folder, stones);
        let table = builder.finish();
        let written = stored::write(&path, &signature, &table);
        if let Err(error) = written {
            tables.insert(table);
            return Err(cannot_write(&path, &error));
        }
        // Usually there was no checkpoint.
        let _ = std::fs::remove_file(&unfinished);
        let large =
            table.bytes().is_some_and(|bytes| bytes.len() as u64 > super::LARGEST_IN_MEMORY);
        if large {
            drop(table);
            stored::read(&path, stones, tables, u64::MAX)
                .map_err(|problem| cannot_write(&path, &io::Error::other(problem)))?;
        } else {
            tables.insert(table);
        }
    }
    Ok(true)
}

/// Checks that the tables of up to `stones` stones that are missing in `tables` can be stored, for a
/// command that builds them for long. Creates the folder.
///
/// # Errors
/// The first folder or file that cannot be written.
pub fn check_storable(
    folder: &Path,
    tables: &EndgameTables,
    stones: usize,
) -> Result<(), StoreTableError> {
    std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    let missing =
        EndgameTables::pairs(stones).filter(|pair| tables.table(pair.0, pair.1).is_none());
    for path in missing.map(|pair| file_of(folder, pair)) {
        check_writable(&path).map_err(|error| cannot_write(&path, &error))?;
    }
    Ok(())
}

fn cannot_write(path: &Path, error: &io::Error) -> StoreTableError {
    StoreTableError::Write { path: path.to_owned(), detail: error.to_string() }
}

/// Builds until the table is finished, the time is up or `report` returns false. Returns whether
/// the table is finished, and whether to continue.
fn run(
    builder: &mut Builder,
    threads: usize,
    time: Duration,
    report: &mut dyn FnMut(BuildProgress) -> bool,
) -> Result<(bool, bool), TableError> {
    let (pause, latest) = (AtomicBool::new(false), Mutex::new(None));
    let began = Instant::now();
    let mut go_on = true;
    let (done, finished) = mpsc::channel();
    let builder = Mutex::new(builder);
    let build = |monitor: BuildMonitor<'_>| {
        builder.lock().unwrap_or_else(PoisonError::into_inner).run(threads, monitor)
    };
    thread::scope(|scope| {
        let (build, pause, latest) = (&build, &pause, &latest);
        // The thread owns the sender, so that its end is noticed even if it panics.
        let work = move || {
            let result = build(&|progress| {
                *latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
                !pause.load(Relaxed)
            });
            // The receiver waits for this, so sending cannot fail.
            let _ = done.send(result);
        };
        let Ok(worker) = thread::Builder::new().spawn_scoped(scope, work) else {
            // Without a thread for it, the progress is only reported now and then.
            let done = build(&|_| began.elapsed() < time)?;
            let progress = builder.lock().unwrap_or_else(PoisonError::into_inner).progress();
            return Ok((done, report(progress)));
        };
        loop {
            match finished.recv_timeout(REPORT_INTERVAL) {
                Ok(result) => return result.map(|done| (done, go_on)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    let panic = worker.join().err();
                    panic::resume_unwind(panic.unwrap_or_else(|| Box::new("no result was sent")));
                }
            }
            let progress = *latest.lock().unwrap_or_else(PoisonError::into_inner);
            go_on = go_on && progress.is_none_or(&mut *report);
            if !go_on || began.elapsed() >= time {
                pause.store(true, Relaxed);
            }
        }
    })
}

/// Writes a checkpoint atomically.
fn save(path: &Path, signature: &Signature, builder: &Builder) -> io::Result<()> {
    let mut sum = crc32fast::Hasher::new();
    let mut bytes = 0;
    let Ok(()) = builder.copy_bytes(|piece| {
        bytes += piece.len() as u64;
        sum.update(piece);
        Ok::<(), Infallible>(())
    });
    let (small, large) = builder.stones();
    let header = Header {
        magic: UNFINISHED,
        signature: signature.bytes(),
        small: small as u8,
        large: large as u8,
        state: builder.state(),
        bytes,
        packed_bytes: bytes,
        values_sum: sum.finalize(),
        ..Header::default()
    };
    write_whole_by(path, |file| {
        file.write_all(&header.write())?;
        builder.copy_bytes(|piece| file.write_all(piece))
    })
}

/// Resumes a table from its checkpoint.
fn resumed(
    path: &Path,
    rules: &Ruleset,
    tables: &EndgameTables,
    stones: (usize, usize),
) -> Result<Builder, TableProblem> {
    let (mut file, header) = stored::open(path, UNFINISHED, tables.signature(), stones)?;
    if tables.size(stones.0, stones.1) != Ok(header.bytes) {
        return Err(TableProblem::Damaged);
    }
    let bytes = stored::read_part(&mut file, header.bytes, header.values_sum)?;
    Builder::resume(rules, tables, stones, header.state, bytes).map_err(|_| TableProblem::Damaged)
}

#[cfg(test)]
mod tests {
    use super::super::header::LENGTH;
    use super::*;

    #[test]
    fn a_header_holds_all_its_fields() {
        let header =
            Header { bytes: 5000, packed_bytes: 77, small: 2, large: 3, ..Header::default() };
        let bytes = header.write();
        let read = Header::read(&bytes, header.magic);
        assert_eq!(read.map(|read| (read.bytes, read.small, read.large)), Ok((5000, 2, 3)));
        assert_eq!(header.file_length(), LENGTH as u64 + 12 + 77);
    }
}
