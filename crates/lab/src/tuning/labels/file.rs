//! The file of labelled positions: lines of text that say how it was made, then blocks with checksums.

use super::LabelledPosition;
use std::fmt;

/// The first line of every file. The number is that of the format.
const FIRST: &str = "fanorona positions 2";
/// Whether something was used.
const YES: &str = "yes";
const NO: &str = "no";
/// The length of the numbers before a block: its number, its positions, its checksum.
const BEFORE: usize = 12;

/// How a file of labelled positions was made. Files with equal headers have equal blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataHeader {
    /// The key of the variant.
    pub variant: String,
    /// The seed of the first game.
    pub seed: u64,
    /// The positions visited for each value.
    pub nodes: u64,
    /// The games of each block.
    pub games: u64,
    /// The most stones of the endgame tables that were used, or 0.
    pub stones: usize,
    /// Whether the learned evaluation was used where there is one.
    pub patterns: bool,
    /// The checksum of the evaluation's weights (`Engine::evaluation_checksum`).
    pub weights: u32,
}

/// Why a file does not contain labelled positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    /// The first lines are not those of such a file, or of another version.
    #[error("this is no file of `fanorona-lab datagen` of this version")]
    Header,
    /// The checksum of the block with this number is wrong, or it is not the next one.
    #[error("block {0} is damaged")]
    Block(usize),
    /// A position of the block with this number has two stones on a point, or a result that does not exist.
    #[error("block {0} has an impossible position")]
    Position(usize),
}

/// The lines at the start of a file.
impl fmt::Display for DataHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, seed, nodes, games, stones, patterns, weights } = self;
        let patterns = if *patterns { YES } else { NO };
        write!(f, "{FIRST}\nvariant {variant}\nseed {seed}\nnodes {nodes}\n")?;
        write!(f, "games {games}\nstones {stones}\n")?;
        write!(f, "patterns {patterns}\nweights {weights:08x}\n\n")
    }
}

impl DataHeader {
    /// The header of a file, and the byte at which the blocks begin.
    ///
    /// # Errors
    /// The bytes begin with something else.
    pub fn read(file: &[u8]) -> Result<(Self, usize), DataError> {
        let end = file.windows(2).position(|two| two == b"\n\n").ok_or(DataError::Header)?;
        let text = str::from_utf8(&file[..end]).map_err(|_| DataError::Header)?;
        let mut lines = text.lines();
        if lines.next() != Some(FIRST) {
            return Err(DataError::Header);
        }
        let mut next = |name: &str| {
            let line = lines.next()?;
            line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned)
        };
        let mut header = || {
            Some(Self {
                variant: next("variant")?,
                seed: next("seed")?.parse().ok()?,
                nodes: next("nodes")?.parse().ok()?,
                games: next("games")?.parse().ok()?,
                stones: next("stones")?.parse().ok()?,
                patterns: match next("patterns")?.as_str() {
                    YES => true,
                    NO => false,
                    _ => return None,
                },
                weights: u32::from_str_radix(&next("weights")?, 16).ok()?,
            })
        };
        let found = header().ok_or(DataError::Header)?;
        // Nothing else is there, and nothing is written otherwise.
        let exact = found.to_string().len() == end + 2 && found.to_string().starts_with(text);
        if exact { Ok((found, end + 2)) } else { Err(DataError::Header) }
    }

    /// A block of positions as bytes.
    pub fn block(number: u32, positions: &[LabelledPosition]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(BEFORE + positions.len() * LabelledPosition::BYTES);
        bytes.extend(number.to_le_bytes());
        bytes.extend((positions.len() as u32).to_le_bytes());
        bytes.extend([0; 4]);
        for position in positions {
            bytes.extend(position.bytes());
        }
        let sum = checksum(&bytes);
        bytes[8..BEFORE].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// All complete blocks from this byte on, and the byte where the last one ends. An interrupted run
    /// leaves part of a block after it.
    ///
    /// # Errors
    /// A complete block is damaged.
    pub fn blocks(
        file: &[u8],
        begin: usize,
    ) -> Result<(Vec<Vec<LabelledPosition>>, usize), DataError> {
        let (mut found, mut at) = (Vec::new(), begin);
        while let Some(before) = file.get(at..at + BEFORE) {
            let number = |i: usize| {
                u32::from_le_bytes([before[i], before[i + 1], before[i + 2], before[i + 3]])
            };
            let length = (number(4) as usize).saturating_mul(LabelledPosition::BYTES);
            let here = found.len();
            if number(0) as usize != here {
                return Err(DataError::Block(here));
            }
            let end = at.saturating_add(BEFORE).saturating_add(length);
            let Some(block) = file.get(at..end) else { break };
            if checksum(block) != number(8) {
                return Err(DataError::Block(here));
            }
            let positions = block[BEFORE..].chunks_exact(LabelledPosition::BYTES);
            let positions: Option<Vec<_>> = positions.map(LabelledPosition::read).collect();
            found.push(positions.ok_or(DataError::Position(here))?);
            at = end;
        }
        Ok((found, at))
    }
}

/// The checksum of a block, without the place for it.
fn checksum(block: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&block[..8]);
    sum.update(&block[BEFORE..]);
    sum.finalize()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    fn header() -> DataHeader {
        DataHeader {
            variant: "telo".to_owned(),
            seed: 3,
            nodes: 50,
            games: 8,
            stones: 0,
            patterns: true,
            weights: 0x0102_a0b0,
        }
    }

    fn positions(number: u64) -> Vec<LabelledPosition> {
        (0..number)
            .map(|i| LabelledPosition {
                own: 1 << i,
                enemy: 2 << i,
                value: i as i16 * 9 - 40,
                half_points: (i % 4 < 3).then_some((i % 4) as u8),
            })
            .collect()
    }

    fn file() -> Vec<u8> {
        let mut file = header().to_string().into_bytes();
        file.extend(DataHeader::block(0, &positions(7)));
        file.extend(DataHeader::block(1, &positions(5)));
        file
    }

    #[test]
    fn a_cut_block_is_left_out() {
        let whole = file();
        let (_, begin) = DataHeader::read(&whole).unwrap();
        let first = begin + DataHeader::block(0, &positions(7)).len();
        for end in first..whole.len() {
            let found = DataHeader::blocks(&whole[..end], begin);
            assert_eq!(found, Ok((vec![positions(7)], first)), "{end}");
        }
        let all = (vec![positions(7), positions(5)], whole.len());
        assert_eq!(DataHeader::blocks(&whole, begin), Ok(all));
    }

    /// Those do not say by which evaluation they were made.
    #[test]
    fn files_of_the_first_version_are_refused() {
        let old = "fanorona positions 1\nvariant telo\nseed 3\nnodes 50\ngames 8\nstones 0\n\n";
        assert_eq!(DataHeader::read(old.as_bytes()), Err(DataError::Header));
        for (now, then) in [("positions 2", "positions 1"), ("patterns yes", "patterns maybe")] {
            let text = header().to_string();
            assert!(DataHeader::read(text.as_bytes()).is_ok() && text.contains(now));
            assert_eq!(
                DataHeader::read(text.replace(now, then).as_bytes()),
                Err(DataError::Header)
            );
        }
    }

    #[test]
    fn no_changed_byte_goes_unnoticed() {
        let whole = file();
        let (_, begin) = DataHeader::read(&whole).unwrap();
        for at in 0..whole.len() {
            let mut bad = whole.clone();
            bad[at] ^= 2;
            if at < begin {
                let read = DataHeader::read(&bad);
                assert!(read.is_err() || read.unwrap().0 != header(), "{at}");
            } else {
                // A greater number of positions than there are looks like an interrupted run.
                let found = DataHeader::blocks(&bad, begin);
                assert!(found.is_err() || found.unwrap().0.len() < 2, "{at}");
            }
        }
    }
}
