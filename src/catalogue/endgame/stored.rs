//! Reading and writing the file of a finished table.

use super::header::{BLOCK, Header, LENGTH, TABLE};
use super::{LARGEST_IN_MEMORY, TableProblem};
use crate::catalogue::file::{FileError, write_whole_by};
use crate::engine::endgame::{ByteSource, EndgameTable, EndgameTables, Signature};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

impl From<io::Error> for TableProblem {
    fn from(error: io::Error) -> Self {
        Self::File(error.into())
    }
}

/// Opens a table file and checks its header: magic number, rules, numbers of stones and file size.
pub(super) fn open(
    path: &Path,
    magic: [u8; 8],
    signature: &Signature,
    (small, large): (usize, usize),
) -> Result<(File, Header), TableProblem> {
    let about = std::fs::metadata(path)?;
    if about.is_dir() {
        return Err(TableProblem::File(FileError::Directory));
    }
    // Opening a pipe would block until somebody writes to it.
    if !about.is_file() {
        return Err(TableProblem::File(FileError::NotAFile));
    }
    let mut file = File::open(path)?;
    let mut header = [0; LENGTH];
    let found = about.len();
    if found < LENGTH as u64 {
        let mut start = Vec::new();
        file.take(8).read_to_end(&mut start)?;
        let expected = LENGTH as u64;
        return Err(if start == magic {
            TableProblem::Length { expected, found }
        } else {
            TableProblem::NotATable
        });
    }
    file.read_exact(&mut header)?;
    let header = Header::read(&header, magic)?;
    if header.signature != signature.bytes() {
        return Err(TableProblem::Rules);
    }
    if (usize::from(header.small), usize::from(header.large)) != (small, large) {
        return Err(TableProblem::Stones);
    }
    let expected = header.file_length();
    if found != expected {
        return Err(TableProblem::Length { expected, found });
    }
    Ok((file, header))
}

/// Reads a table into `tables`, and returns the size of its value part in bytes.
///
/// # Errors
/// The file cannot be used, or its value part has more than `most` bytes
/// ([`FileError::TooLarge`]).
pub(super) fn read(
    path: &Path,
    stones: (usize, usize),
    tables: &mut EndgameTables,
    most: u64,
) -> Result<u64, TableProblem> {
    read_within(path, stones, tables, most, LARGEST_IN_MEMORY)
}

/// As [`read`], with the distance part in memory up to a size of `in_memory` bytes.
fn read_within(
    path: &Path,
    (small, large): (usize, usize),
    tables: &mut EndgameTables,
    most: u64,
    in_memory: u64,
) -> Result<u64, TableProblem> {
    let (mut file, header) = open(path, TABLE, tables.signature(), (small, large))?;
    if header.values > most {
        return Err(TableProblem::File(FileError::TooLarge { limit: most }));
    }
    let sums = read_sums(&mut file, &header)?;
    let values = read_part(&mut file, header.values, header.values_sum)?;
    let start = LENGTH as u64 + header.blocks() + header.values;
    let stored = StoredBytes::new(file, start, sums, header);
    let (size, census) = (stored.header.values, stored.header.census.clone());
    let bytes: Box<dyn ByteSource> =
        if stored.header.bytes <= in_memory { Box::new(stored.all()?) } else { Box::new(stored) };
    // The checksums are correct; the sizes must also match the numbers of stones.
    tables
        .insert_values((small, large), census, values, Some(bytes))
        .map_err(|_| TableProblem::Damaged)?;
    Ok(size)
}

/// Reads the next part of a file and verifies its checksum.
fn read_part(file: &mut File, length: u64, sum: u32) -> Result<Vec<u8>, TableProblem> {
    let mut part = vec![0; length as usize];
    file.read_exact(&mut part)?;
    if crc32fast::hash(&part) == sum { Ok(part) } else { Err(TableProblem::Damaged) }
}

/// Reads the checksums of the blocks.
pub(super) fn read_sums(file: &mut File, header: &Header) -> Result<Vec<u32>, TableProblem> {
    let part = read_part(file, header.blocks(), header.blocks_sum)?;
    Ok(part
        .chunks(4)
        .map(|sum| sum.iter().rev().fold(0, |all, &b| all << 8 | u32::from(b)))
        .collect())
}

/// Writes the file of a finished table atomically.
pub(super) fn write(path: &Path, signature: &Signature, table: &EndgameTable) -> io::Result<()> {
    let bytes = table.bytes().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let sums: Vec<u8> =
        bytes.chunks(BLOCK).flat_map(|block| crc32fast::hash(block).to_le_bytes()).collect();
    let header = Header {
        magic: TABLE,
        signature: signature.bytes(),
        small: table.small() as u8,
        large: table.large() as u8,
        census: table.statistics().to_vec(),
        state: (0, 0),
        values: table.values().len() as u64,
        bytes: bytes.len() as u64,
        blocks_sum: crc32fast::hash(&sums),
        values_sum: crc32fast::hash(table.values()),
    };
    write_whole_by(path, |file| {
        for part in [&header.write(), sums.as_slice(), table.values(), bytes] {
            file.write_all(part)?;
        }
        Ok(())
    })
}

/// The distance part of a table in its file. It is read block by block, and each block is verified.
#[derive(Debug)]
struct StoredBytes {
    /// The file, the last block that was read, and its number; `u64::MAX` for none.
    reader: Mutex<(File, Vec<u8>, u64)>,
    start: u64,
    sums: Vec<u32>,
    header: Header,
    /// Whether a block could not be read, or its checksum was wrong.
    has_failed: AtomicBool,
}

impl StoredBytes {
    const fn new(file: File, start: u64, sums: Vec<u32>, header: Header) -> Self {
        let reader = Mutex::new((file, Vec::new(), u64::MAX));
        Self { reader, start, sums, header, has_failed: AtomicBool::new(false) }
    }

    /// Reads a block into `block`, and verifies it.
    fn read_block(&self, file: &mut File, block: &mut Vec<u8>, number: u64) -> Option<()> {
        let from = number * BLOCK as u64;
        block.resize((self.header.bytes.checked_sub(from)?).min(BLOCK as u64) as usize, 0);
        file.seek(SeekFrom::Start(self.start + from)).ok()?;
        file.read_exact(block).ok()?;
        (crc32fast::hash(block) == *self.sums.get(number as usize)?).then_some(())
    }

    /// Reads the whole part.
    fn all(&self) -> Result<Vec<u8>, TableProblem> {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let mut bytes = vec![0; self.header.bytes as usize];
        reader.0.seek(SeekFrom::Start(self.start))?;
        reader.0.read_exact(&mut bytes)?;
        let valid =
            bytes.chunks(BLOCK).zip(&self.sums).all(|(block, &sum)| crc32fast::hash(block) == sum);
        if valid { Ok(bytes) } else { Err(TableProblem::Damaged) }
    }
}

impl ByteSource for StoredBytes {
    fn byte(&self, place: u64) -> Option<u8> {
        if place >= self.header.bytes {
            return None;
        }
        let number = place / BLOCK as u64;
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, block, held) = &mut *reader;
        if *held != number {
            *held = u64::MAX;
            if self.read_block(file, block, number).is_none() {
                self.has_failed.store(true, Relaxed);
                return None;
            }
            *held = number;
        }
        block.get((place % BLOCK as u64) as usize).copied()
    }

    fn has_failed(&self) -> bool {
        self.has_failed.load(Relaxed)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::catalogue::endgame::{TableFileError, damaged_in};
    use crate::engine::endgame::build;
    use crate::rules::variant::shipped;
    use crate::rules::{PointSet, Position, Side};

    #[test]
    fn single_bytes_are_read_from_the_file_and_damage_is_detected() {
        let rules = &shipped::variant("dimy").unwrap().rules;
        let mut tables = EndgameTables::empty(rules);
        assert!(build::extend(&mut tables, rules, 4, 1, &|_| true).unwrap());
        let table = tables.table(1, 3).unwrap();
        let path = std::env::temp_dir().join(format!("fanorona-{}.table", std::process::id()));
        write(&path, tables.signature(), table).unwrap();
        let open = || {
            let (mut file, header) = open(&path, TABLE, tables.signature(), (1, 3)).unwrap();
            let sums = read_sums(&mut file, &header).unwrap();
            let start = LENGTH as u64 + header.blocks() + header.values;
            StoredBytes::new(file, start, sums, header)
        };
        let bytes = table.bytes().unwrap();
        assert!(bytes.len() > 2 * BLOCK && !bytes.len().is_multiple_of(BLOCK));
        let stored = open();
        for place in (0..bytes.len()).step_by(101).chain([bytes.len() - 1, 0, BLOCK]) {
            assert_eq!(stored.byte(place as u64), Some(bytes[place]));
        }
        assert_eq!(stored.byte(bytes.len() as u64), None);
        assert_eq!(stored.byte(u64::MAX), None);
        assert!(!stored.has_failed(), "there is no such place, which is no failure");
        assert_eq!(stored.all(), Ok(bytes.to_vec()));
        let mut file = std::fs::read(&path).unwrap();
        file[stored.start as usize + BLOCK + 7] ^= 4;
        std::fs::write(&path, file).unwrap();
        let stored = open();
        assert_eq!(stored.byte(3), Some(bytes[3]));
        assert!(!stored.has_failed());
        assert_eq!(stored.byte(BLOCK as u64), None);
        assert!(stored.has_failed());
        assert_eq!(stored.byte(2 * BLOCK as u64), Some(bytes[2 * BLOCK]));
        assert_eq!(stored.all(), Err(TableProblem::Damaged));
        std::fs::remove_file(path).unwrap();
    }
    #[test]
    fn damage_that_is_found_while_a_table_is_used_is_reported() {
        let rules = &shipped::variant("dimy").unwrap().rules;
        let mut tables = EndgameTables::empty(rules);
        assert!(build::extend(&mut tables, rules, 4, 1, &|_| true).unwrap());
        let folder = std::env::temp_dir().join(format!("fanorona-late-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = super::super::file_of(&folder, (1, 3));
        let table = tables.table(1, 3).unwrap().clone();
        write(&path, tables.signature(), &table).unwrap();
        // Damage in the last block, after the checksums were read.
        read_within(&path, (1, 3), &mut tables, u64::MAX, 0).unwrap();
        let mut file = std::fs::read(&path).unwrap();
        let last = file.len() - 1;
        file[last] ^= 4;
        std::fs::write(&path, file).unwrap();
        assert_eq!(damaged_in(&folder, &tables), []);
        let mut probed = 0;
        for value in 0..1_u64 << 25 {
            if value.count_ones() != 4 {
                continue;
            }
            let own = PointSet(value & value.wrapping_neg());
            let stones = [own, PointSet(value & !own.0)];
            let position = Position::new(rules, stones, Side::Black, 0, 2, None).unwrap();
            probed += u32::from(tables.distance(rules, &position).is_some());
            if !damaged_in(&folder, &tables).is_empty() {
                break;
            }
        }
        assert!(probed > 0, "the other blocks are read");
        let expected = TableFileError { path: path.clone(), problem: TableProblem::Damaged };
        assert_eq!(damaged_in(&folder, &tables), [expected]);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
