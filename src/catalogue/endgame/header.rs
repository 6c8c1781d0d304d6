//! The header of a table file: which table it is, and checksums for the rest of the file.
//!
//! All numbers are little-endian. The header is followed by the directory, which has a checksum and a length
//! for each block of the distance part, then by the value part (two bits per position), then by the
//! distance part (one byte per position). The value part is one deflate stream (RFC 1951), and each block of
//! the distance part another, so that single positions can be read. Checksums are CRC-32 of what the
//! file contains.
//!
//! An unfinished table has no value part, and its distance part is not compressed.

use super::TableProblem;
use crate::engine::endgame::LayerStatistics;

/// The magic number of a finished table.
pub(super) const TABLE: [u8; 8] = *b"FANOTABL";
/// The magic number of an unfinished table.
pub(super) const UNFINISHED: [u8; 8] = *b"FANOPART";
/// The version of the format. Increase it when the numbering of positions, the bytes or this header
/// change.
const VERSION: u32 = 2;
/// The size of a header in bytes.
pub(super) const LENGTH: usize = 160;
/// The number of positions in a block of the distance part. Each block has its own checksum, so that
/// single bytes can be read and verified.
pub(super) const BLOCK: usize = 4096;
/// The size of a block's entry in the directory: its checksum and its size in the file.
pub(super) const ENTRY: usize = 6;

/// The contents of a header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Header {
    pub magic: [u8; 8],
    pub signature: [u8; 12],
    pub small: u8,
    pub large: u8,
    /// The census of each layer; empty in an unfinished table.
    pub census: Vec<LayerStatistics>,
    /// The pass and the number of its finished parts; only in an unfinished table.
    pub state: (u16, u64),
    /// The size of the value part in memory, in bytes.
    pub values: u64,
    /// The size of the distance part in memory, in bytes.
    pub bytes: u64,
    /// The checksum of the directory.
    pub directory_sum: u32,
    /// The checksum of the value part.
    pub values_sum: u32,
    /// The size of the value part in the file, in bytes.
    pub packed_values: u64,
    /// The size of the distance part in the file, in bytes.
    pub packed_bytes: u64,
}

impl Header {
    /// The size of the directory in bytes. An unfinished table has none.
    pub fn directory(&self) -> u64 {
        if self.magic == UNFINISHED {
            return 0;
        }
        self.bytes.div_ceil(BLOCK as u64).saturating_mul(ENTRY as u64)
    }

    /// The size of the whole file in bytes.
    pub fn file_length(&self) -> u64 {
        (LENGTH as u64)
            .saturating_add(self.directory())
            .saturating_add(self.packed_values)
            .saturating_add(self.packed_bytes)
    }

    /// Encodes the header.
    pub fn write(&self) -> [u8; LENGTH] {
        let mut out = Vec::with_capacity(LENGTH);
        out.extend(self.magic);
        out.extend(VERSION.to_le_bytes());
        out.extend(self.signature);
        out.extend([self.small, self.large]);
        out.extend(self.state.0.to_le_bytes());
        out.extend(self.state.1.to_le_bytes());
        for layer in 0..2 {
            let census = self.census.get(layer).copied().unwrap_or_default();
            for number in [census.positions, census.wins, census.draws, census.losses] {
                out.extend(number.to_le_bytes());
            }
            out.extend(u64::from(census.longest).to_le_bytes());
        }
        out.extend(self.values.to_le_bytes());
        out.extend(self.bytes.to_le_bytes());
        out.extend(self.directory_sum.to_le_bytes());
        out.extend(self.values_sum.to_le_bytes());
        out.extend(self.packed_values.to_le_bytes());
        out.extend(self.packed_bytes.to_le_bytes());
        out.extend(crc32fast::hash(&out).to_le_bytes());
        let mut header = [0; LENGTH];
        header[..out.len()].copy_from_slice(&out);
        header
    }

    /// Decodes a header.
    ///
    /// # Errors
    /// The bytes are not a header with this magic number and the current version, or the checksum
    /// is wrong.
    pub fn read(bytes: &[u8; LENGTH], magic: [u8; 8]) -> Result<Self, TableProblem> {
        let mut from = HeaderReader(bytes);
        if from.take::<8>() != magic {
            return Err(TableProblem::NotATable);
        }
        if u32::from_le_bytes(from.take()) != VERSION {
            return Err(TableProblem::Version);
        }
        let signature = from.take();
        let [small, large] = from.take();
        let state = (u16::from_le_bytes(from.take()), from.number());
        let mut census = Vec::new();
        for layer in 0..if small == large { 1 } else { 2 } {
            let (own, enemy) = if layer == 0 { (small, large) } else { (large, small) };
            census.push(LayerStatistics {
                own: own.into(),
                enemy: enemy.into(),
                positions: from.number(),
                wins: from.number(),
                draws: from.number(),
                losses: from.number(),
                longest: from.number() as u8,
            });
        }
        if small == large {
            from.take::<40>();
        }
        let (values, distances) = (from.number(), from.number());
        let directory_sum = u32::from_le_bytes(from.take());
        let values_sum = u32::from_le_bytes(from.take());
        let (packed_values, packed_bytes) = (from.number(), from.number());
        let end = bytes.len() - from.0.len();
        if crc32fast::hash(&bytes[..end]) != u32::from_le_bytes(from.take()) {
            return Err(TableProblem::Damaged);
        }
        let header = Self {
            magic,
            signature,
            small,
            large,
            census,
            state,
            values,
            bytes: distances,
            directory_sum,
            values_sum,
            packed_values,
            packed_bytes,
        };
        Ok(header)
    }
}

/// The remaining bytes of a header.
struct HeaderReader<'a>(&'a [u8]);

impl HeaderReader<'_> {
    /// Takes the next bytes. Missing bytes are zero, which cannot happen in a complete header.
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let mut field = [0; N];
        let count = N.min(self.0.len());
        field[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        field
    }

    fn number(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }
}
