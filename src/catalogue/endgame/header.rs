//! The beginning of a table's file: what table it is, and checksums for everything that follows.
//!
//! All numbers are little-endian. After the header come the checksums of the blocks of the last
//! part, the two-bit part, and one byte a position.

use super::TableProblem;
use crate::engine::endgame::LayerStatistics;

/// How the file of a finished table begins.
pub(super) const TABLE: [u8; 8] = *b"FANOTABL";
/// How the file of a table in the making begins.
pub(super) const UNFINISHED: [u8; 8] = *b"FANOPART";
/// To be raised when the numbering of positions, the bytes or this header change.
const VERSION: u32 = 1;
/// The bytes of a header.
pub(super) const LENGTH: usize = 144;
/// A block of the last part has its own checksum, so that a byte can be read alone.
pub(super) const BLOCK: usize = 4096;

/// What stands in a header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Header {
    pub magic: [u8; 8],
    pub signature: [u8; 12],
    pub small: u8,
    pub large: u8,
    /// Of each layer; in an unfinished table there is none.
    pub census: Vec<LayerStatistics>,
    /// The pass and the parts of it that are done, in an unfinished table.
    pub state: (u16, u64),
    pub worths: u64,
    pub bytes: u64,
    pub blocks_sum: u32,
    pub worths_sum: u32,
}

impl Header {
    /// The bytes of the blocks' checksums.
    pub fn blocks(&self) -> u64 {
        self.bytes.div_ceil(BLOCK as u64) * 4
    }

    /// The whole file's length.
    pub fn file_length(&self) -> u64 {
        (LENGTH as u64)
            .saturating_add(self.blocks())
            .saturating_add(self.worths)
            .saturating_add(self.bytes)
    }

    /// As it stands in the file.
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
        out.extend(self.worths.to_le_bytes());
        out.extend(self.bytes.to_le_bytes());
        out.extend(self.blocks_sum.to_le_bytes());
        out.extend(self.worths_sum.to_le_bytes());
        out.extend(crc32fast::hash(&out).to_le_bytes());
        let mut header = [0; LENGTH];
        header[..out.len()].copy_from_slice(&out);
        header
    }

    /// Reads it, and refuses what is no header of this version.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(bytes: &[u8; LENGTH], magic: [u8; 8]) -> Result<Self, TableProblem> {
        let mut from = Fields(bytes);
        if from.take::<8>() != magic {
            return Err(TableProblem::NoTable);
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
        let (worths, number_of_bytes) = (from.number(), from.number());
        let blocks_sum = u32::from_le_bytes(from.take());
        let worths_sum = u32::from_le_bytes(from.take());
        let until_here = LENGTH - from.0.len();
        if crc32fast::hash(&bytes[..until_here]) != u32::from_le_bytes(from.take()) {
            return Err(TableProblem::Damaged);
        }
        let header = Self {
            magic,
            signature,
            small,
            large,
            census,
            state,
            worths,
            bytes: number_of_bytes,
            blocks_sum,
            worths_sum,
        };
        Ok(header)
    }
}

/// What is left of a header's bytes.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    /// The next bytes; zeros where there are no more, which a header of full length has not.
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
