//! Tables of the first version of the format, which were not compressed. They are replaced when they are
//! read.

use super::TableProblem;
use super::header::{BLOCK, Header, OLD_LENGTH};
use super::stored::{TableParts, check_sizes, check_stones, read_part};
use crate::engine::endgame::EndgameTables;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;

/// A table of the first version: the header, a checksum for each block of the distance part, the value part
/// and the distance part.
pub(super) struct OldTable {
    header: Header,
    values: Vec<u8>,
    bytes: Vec<u8>,
}

impl OldTable {
    /// Reads and verifies a file whose value part has at most `most` bytes.
    ///
    /// # Errors
    /// The file is not such a table, or damaged.
    pub fn read(
        path: &Path,
        tables: &EndgameTables,
        stones: (usize, usize),
        most: u64,
    ) -> Result<Self, TableProblem> {
        let mut file = File::open(path)?;
        let mut header = [0; OLD_LENGTH];
        file.read_exact(&mut header)?;
        let header = Header::read_old(&header)?;
        check_stones(&header, tables.signature(), stones)?;
        check_sizes(&header, tables, stones, most)?;
        let sums = header.bytes.div_ceil(BLOCK as u64) * 4;
        let length = [OLD_LENGTH as u64, sums, header.values, header.bytes];
        let expected = length.into_iter().fold(0, u64::saturating_add);
        let found = file.metadata()?.len();
        if found != expected {
            return Err(TableProblem::Length { expected, found });
        }
        let sums = read_part(&mut file, sums, header.directory_sum)?;
        let values = read_part(&mut file, header.values, header.values_sum)?;
        let mut bytes = vec![0; header.bytes as usize];
        file.read_exact(&mut bytes)?;
        let whole = bytes
            .chunks(BLOCK)
            .zip(sums.chunks_exact(4))
            .all(|(block, sum)| crc32fast::hash(block).to_le_bytes() == *sum);
        if whole { Ok(Self { header, values, bytes }) } else { Err(TableProblem::Damaged) }
    }

    /// What is written of it.
    pub fn parts(&self) -> TableParts<'_> {
        TableParts {
            stones: (self.header.small.into(), self.header.large.into()),
            census: &self.header.census,
            values: &self.values,
            bytes: &self.bytes,
        }
    }

    /// Inserts it with everything in memory, and returns the size of its value part in bytes.
    ///
    /// # Errors
    /// The sizes do not match the numbers of stones.
    pub fn insert(
        self,
        stones: (usize, usize),
        tables: &mut EndgameTables,
    ) -> Result<u64, TableProblem> {
        let Self { header, values, bytes } = self;
        tables
            .insert_values(stones, header.census, values, Some(Box::new(bytes)))
            .map_err(|_| TableProblem::Damaged)?;
        Ok(header.values)
    }
}
