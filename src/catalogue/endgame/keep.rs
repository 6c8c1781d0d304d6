//! Building tables and keeping them: each as soon as it is finished, and a long one now and then
//! while it is in the making, so that a later run goes on there.

use super::header::{BLOCK, Header, UNFINISHED};
use super::{TableFileError, TableProblem, file_of, stored};
use crate::catalogue::file::{FileError, write_whole_by};
use crate::engine::endgame::build::{BuildTableError, Builder, Progress};
use crate::engine::endgame::{EndgameTables, Signature};
use crate::rules::Ruleset;
use std::convert::Infallible;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant, SystemTime};

/// How often progress is told, and the wish to stop asked for.
const TELL: Duration = Duration::from_millis(20);
/// What a killed program left half written is removed after this time.
const LEFT_OVER: Duration = Duration::from_secs(600);

/// Where and how tables are built.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// Where the files go; it is made if need be.
    pub folder: PathBuf,
    /// How many threads work.
    pub threads: usize,
    /// How often a table in the making is written down, at least a minute for large ones.
    pub checkpoint: Duration,
}

impl Keeping {
    /// With a checkpoint every minute.
    pub const fn new(folder: PathBuf, threads: usize) -> Self {
        Self { folder, threads, checkpoint: Duration::from_secs(60) }
    }
}

/// Why building stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreTableError {
    /// A table cannot be built.
    Build(BuildTableError),
    /// A file or folder cannot be written. A finished table is in memory all the same.
    Write {
        /// The file or folder.
        path: PathBuf,
        /// In the system's words.
        detail: String,
    },
}

impl From<BuildTableError> for StoreTableError {
    fn from(error: BuildTableError) -> Self {
        Self::Build(error)
    }
}

/// Builds the tables up to so many stones that are not in `tables` yet, adds them and keeps them.
/// False when `tell`, which hears of each table and then of
/// its progress fifty times a second, says no: then what is
/// finished is kept, and of the table in the making its last checkpoint.
///
/// `errors` gets checkpoints that cannot be used; their tables are begun anew.
///
/// # Errors
/// Why it cannot go on.
pub fn build_and_keep(
    keeping: &Keeping,
    rules: &Ruleset,
    tables: &mut EndgameTables,
    stones: usize,
    errors: &mut Vec<TableFileError>,
    tell: &mut dyn FnMut(Progress) -> bool,
) -> Result<bool, StoreTableError> {
    let folder = &keeping.folder;
    let cannot_write = |path: &Path, error: &io::Error| StoreTableError::Write {
        path: path.to_owned(),
        detail: error.to_string(),
    };
    std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    remove_left_over(folder);
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
        if !tell(builder.progress()) {
            return Ok(false);
        }
        let mut saving = Duration::ZERO;
        loop {
            // Writing takes a twentieth of the time at most.
            let until_checkpoint = keeping.checkpoint.max(saving * 20);
            let (done, go_on) = run(&mut builder, keeping.threads, until_checkpoint, tell)?;
            if done {
                break;
            }
            // Who stops is not kept waiting for the disk: the last checkpoint will do.
            if !go_on {
                return Ok(false);
            }
            let before = Instant::now();
            save(&unfinished, &signature, &builder)
                .map_err(|error| cannot_write(&unfinished, &error))?;
            saving = before.elapsed();
        }
        let path = file_of(folder, stones);
        let table = builder.finish();
        let written = stored::write(&path, &signature, &table);
        if let Err(error) = written {
            tables.insert(table);
            return Err(cannot_write(&path, &error));
        }
        // That there was none is no fault.
        let _ = std::fs::remove_file(&unfinished);
        let large = table.bytes().is_some_and(|bytes| bytes.len() as u64 > super::LARGEST_HELD);
        if large {
            drop(table);
            stored::read(&path, stones, tables, u64::MAX).map_err(|problem| {
                cannot_write(&path, &io::Error::other(format!("{problem:?}")))
            })?;
        } else {
            tables.insert(table);
        }
    }
    Ok(true)
}

/// Builds until the table is done, the time is up or `tell` says no. Answers whether it is done,
/// and whether to go on.
fn run(
    builder: &mut Builder,
    threads: usize,
    time: Duration,
    tell: &mut dyn FnMut(Progress) -> bool,
) -> Result<(bool, bool), BuildTableError> {
    let (pause, latest) = (AtomicBool::new(false), Mutex::new(None));
    let began = Instant::now();
    let mut go_on = true;
    let (done, finished) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let result = builder.run(threads, &|progress| {
                *latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
                !pause.load(Relaxed)
            });
            // The other end waits for this.
            let _ = done.send(result);
        });
        loop {
            if let Ok(result) = finished.recv_timeout(TELL) {
                return result.map(|done| (done, go_on));
            }
            let progress = *latest.lock().unwrap_or_else(PoisonError::into_inner);
            go_on = go_on && progress.is_none_or(&mut *tell);
            if !go_on || began.elapsed() >= time {
                pause.store(true, Relaxed);
            }
        }
    })
}

/// Writes a table in the making, whole or not at all.
fn save(path: &Path, signature: &Signature, builder: &Builder) -> io::Result<()> {
    let mut sums = Vec::new();
    let mut bytes = 0;
    let Ok(()) = builder.copy_bytes(|piece| {
        bytes += piece.len() as u64;
        sums.extend(piece.chunks(BLOCK).flat_map(|block| crc32fast::hash(block).to_le_bytes()));
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
        blocks_sum: crc32fast::hash(&sums),
        ..Header::default()
    };
    write_whole_by(path, |file| {
        file.write_all(&header.write())?;
        file.write_all(&sums)?;
        builder.copy_bytes(|piece| file.write_all(piece))
    })
}

/// Goes on with a table that was saved.
fn resumed(
    path: &Path,
    rules: &Ruleset,
    tables: &EndgameTables,
    stones: (usize, usize),
) -> Result<Builder, TableProblem> {
    let (mut file, header) = stored::open(path, UNFINISHED, tables.signature(), stones)?;
    let sums = stored::read_sums(&mut file, &header)?;
    if tables.size(stones.0, stones.1) != Ok(header.bytes) {
        return Err(TableProblem::Damaged);
    }
    let mut bytes = vec![0; header.bytes as usize];
    file.read_exact(&mut bytes)?;
    if bytes.chunks(BLOCK).zip(sums).any(|(block, sum)| crc32fast::hash(block) != sum) {
        return Err(TableProblem::Damaged);
    }
    Builder::resume(rules, tables, stones, header.state, bytes).map_err(|_| TableProblem::Damaged)
}

/// Removes what a killed program left half written. What cannot be removed does no harm.
fn remove_left_over(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let changed = entry.metadata().and_then(|about| about.modified());
        let old = changed.is_ok_and(|then| {
            SystemTime::now().duration_since(then).is_ok_and(|age| age > LEFT_OVER)
        });
        if old && name.starts_with('.') && name.ends_with(".part") {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::header::LENGTH;
    use super::*;

    #[test]
    fn a_header_has_room_for_all_its_fields() {
        let header = Header { bytes: 5000, small: 2, large: 3, ..Header::default() };
        let bytes = header.write();
        let read = Header::read(&bytes, header.magic);
        assert_eq!(read.map(|read| (read.bytes, read.small, read.large)), Ok((5000, 2, 3)));
        assert_eq!(header.file_length(), LENGTH as u64 + 8 + 5000);
    }
}
