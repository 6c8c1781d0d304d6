//! Reading and writing the file of a finished table.

use super::header::{BLOCK, ENTRY, Header, LENGTH, TABLE};
use super::{LARGEST_IN_MEMORY, TableProblem};
use crate::catalogue::file::{FileError, write_whole_by};
use crate::engine::endgame::{ByteSource, EndgameTable, EndgameTables, Signature};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{decompress_slice_iter_to_slice, decompress_to_vec_with_limit};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

/// How much time is spent on compressing, from 0 to 10.
const LEVEL: u8 = 6;
/// The number of blocks of a table that are kept in memory.
const HELD: usize = 64;

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
    stones: (usize, usize),
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
    check_stones(&header, signature, stones)?;
    let expected = header.file_length();
    if found != expected {
        return Err(TableProblem::Length { expected, found });
    }
    Ok((file, header))
}

/// Checks that a header belongs to these rules and numbers of stones.
pub(super) fn check_stones(
    header: &Header,
    signature: &Signature,
    stones: (usize, usize),
) -> Result<(), TableProblem> {
    if header.signature != signature.bytes() {
        return Err(TableProblem::Rules);
    }
    let same = (usize::from(header.small), usize::from(header.large)) == stones;
    if same { Ok(()) } else { Err(TableProblem::Stones) }
}

/// Checks that the sizes in the header of a finished table are those that the board and the stones require,
/// before anything is allocated for them.
///
/// # Errors
/// They are not, or the value part has more than `most` bytes ([`FileError::TooLarge`]).
pub(super) fn check_sizes(
    header: &Header,
    tables: &EndgameTables,
    (small, large): (usize, usize),
    most: u64,
) -> Result<(), TableProblem> {
    // The exact size takes memory too, so a size that is far from it is refused first. At most eight
    // mirror images share an entry.
    let (size, about) = (u128::from(header.bytes), tables.about(small, large));
    let is_near = (about..=(about + 1) * 8).contains(&size);
    // What cannot be compressed grows by a few bytes in a thousand.
    let fits = header.values == header.bytes.div_ceil(4)
        && header.packed_values <= header.values + header.values / 8 + 64;
    if !is_near || !fits {
        return Err(TableProblem::Damaged);
    }
    if header.values > most {
        return Err(TableProblem::File(FileError::TooLarge { limit: most }));
    }
    if tables.size(small, large) == Ok(header.bytes) { Ok(()) } else { Err(TableProblem::Damaged) }
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

/// As [`read`], with the distance part in memory up to a size of
/// `in_memory` bytes.
fn read_within(
    path: &Path,
    (small, large): (usize, usize),
    tables: &mut EndgameTables,
    most: u64,
    in_memory: u64,
) -> Result<u64, TableProblem> {
    let (mut file, header) = open(path, TABLE, tables.signature(), (small, large))?;
    check_sizes(&header, tables, (small, large), most)?;
    let directory = Directory::read(&mut file, &header)?;
    let packed = read_part(&mut file, header.packed_values, header.values_sum)?;
    let values = decompress_to_vec_with_limit(&packed, header.values as usize);
    let values = values.map_err(|_| TableProblem::Damaged)?;
    let stored = StoredBytes::new(file, directory, header);
    let (size, census) = (stored.header.values, stored.header.census.clone());
    let bytes: Box<dyn ByteSource> =
        if stored.header.bytes <= in_memory { Box::new(stored.all()?) } else { Box::new(stored) };
    // What was unpacked must also have its size.
    tables
        .insert_values((small, large), census, values, Some(bytes))
        .map_err(|_| TableProblem::Damaged)?;
    Ok(size)
}

/// Reads the next part of a file and verifies its checksum.
pub(super) fn read_part(file: &mut File, length: u64, sum: u32) -> Result<Vec<u8>, TableProblem> {
    let mut part = vec![0; length as usize];
    file.read_exact(&mut part)?;
    if crc32fast::hash(&part) == sum { Ok(part) } else { Err(TableProblem::Damaged) }
}

/// Writes the file of a finished table atomically.
pub(super) fn write(path: &Path, signature: &Signature, table: &EndgameTable) -> io::Result<()> {
    let bytes = table.bytes().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let (mut directory, mut blocks) = (Vec::new(), Vec::new());
    for block in bytes.chunks(BLOCK) {
        let packed = compress_to_vec(block, LEVEL);
        directory.extend(crc32fast::hash(&packed).to_le_bytes());
        // Nothing grows by more than a few bytes.
        directory.extend((packed.len() as u16).to_le_bytes());
        blocks.extend(packed);
    }
    let values = compress_to_vec(table.values(), LEVEL);
    let header = Header {
        magic: TABLE,
        signature: signature.bytes(),
        small: table.small() as u8,
        large: table.large() as u8,
        census: table.statistics().to_vec(),
        state: (0, 0),
        values: table.values().len() as u64,
        bytes: bytes.len() as u64,
        directory_sum: crc32fast::hash(&directory),
        values_sum: crc32fast::hash(&values),
        packed_values: values.len() as u64,
        packed_bytes: blocks.len() as u64,
    };
    write_whole_by(path, |file| {
        for part in [&header.write()[..], &directory, &values, &blocks] {
            file.write_all(part)?;
        }
        Ok(())
    })
}

/// Where the blocks of the distance part are in the file.
#[derive(Debug)]
struct Directory {
    /// For each block its checksum and where it begins.
    entries: Vec<(u32, u64)>,
    /// Where the last one ends.
    end: u64,
}

impl Directory {
    /// Reads the directory, which follows the header.
    fn read(file: &mut File, header: &Header) -> Result<Self, TableProblem> {
        let part = read_part(file, header.directory(), header.directory_sum)?;
        let start = LENGTH as u64 + header.directory() + header.packed_values;
        let (mut entries, mut end) = (Vec::with_capacity(part.len() / ENTRY), start);
        for entry in part.chunks_exact(ENTRY) {
            let [a, b, c, d, low, high] = *entry else { continue };
            entries.push((u32::from_le_bytes([a, b, c, d]), end));
            end += u64::from(u16::from_le_bytes([low, high]));
        }
        let fits = end - start == header.packed_bytes;
        if fits { Ok(Self { entries, end }) } else { Err(TableProblem::Damaged) }
    }

    /// The checksum of a block, where it begins, and its size.
    fn block(&self, number: usize) -> Option<(u32, u64, usize)> {
        let &(sum, start) = self.entries.get(number)?;
        let end = self.entries.get(number + 1).map_or(self.end, |&(_, next)| next);
        Some((sum, start, (end - start) as usize))
    }
}

/// The distance part of a table in its file. It is read block by block, and each block is verified.
#[derive(Debug)]
struct StoredBytes {
    reader: Mutex<BlockReader>,
    directory: Directory,
    header: Header,
    /// Whether a block could not be read, or its checksum was wrong.
    has_failed: AtomicBool,
}

/// A file, and some of its blocks, each at its number modulo [`HELD`].
#[derive(Debug)]
struct BlockReader {
    file: File,
    packed: Vec<u8>,
    /// The number of each block, [`u64::MAX`] for none, and what it contains.
    held: Vec<(u64, Vec<u8>)>,
}

impl StoredBytes {
    fn new(file: File, directory: Directory, header: Header) -> Self {
        let held = vec![(u64::MAX, Vec::new()); HELD];
        let reader = Mutex::new(BlockReader { file, packed: Vec::new(), held });
        Self { reader, directory, header, has_failed: AtomicBool::new(false) }
    }

    /// The number of positions in a block.
    fn length(&self, number: u64) -> Option<usize> {
        let left = self.header.bytes.checked_sub(number.checked_mul(BLOCK as u64)?)?;
        Some(left.min(BLOCK as u64) as usize)
    }

    /// Reads a block from the file into `block`, and verifies it.
    fn read_block(
        &self,
        file: &mut File,
        packed: &mut Vec<u8>,
        number: u64,
        block: &mut [u8],
    ) -> Option<()> {
        let (sum, start, length) = self.directory.block(number as usize)?;
        packed.resize(length, 0);
        file.seek(SeekFrom::Start(start)).ok()?;
        file.read_exact(packed).ok()?;
        if crc32fast::hash(packed) != sum {
            return None;
        }
        let packed = std::iter::once(packed.as_slice());
        let count = decompress_slice_iter_to_slice(block, packed, false, true).ok()?;
        (count == block.len()).then_some(())
    }

    /// Reads the whole part.
    fn all(&self) -> Result<Vec<u8>, TableProblem> {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let BlockReader { file, packed, .. } = &mut *reader;
        let mut bytes = vec![0; self.header.bytes as usize];
        for (number, block) in (0..).zip(bytes.chunks_mut(BLOCK)) {
            self.read_block(file, packed, number, block).ok_or(TableProblem::Damaged)?;
        }
        Ok(bytes)
    }
}

impl ByteSource for StoredBytes {
    fn byte(&self, place: u64) -> Option<u8> {
        if place >= self.header.bytes {
            return None;
        }
        let number = place / BLOCK as u64;
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let BlockReader { file, packed, held } = &mut *reader;
        let (held, block) = &mut held[number as usize % HELD];
        if *held != number {
            *held = u64::MAX;
            block.resize(self.length(number)?, 0);
            if self.read_block(file, packed, number, block).is_none() {
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
            let directory = Directory::read(&mut file, &header).unwrap();
            StoredBytes::new(file, directory, header)
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
        file[stored.directory.entries[1].1 as usize + 7] ^= 4;
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
