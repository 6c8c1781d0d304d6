//! The file of a learned evaluation: lines of text that say what it was learned from, then the weights that
//! are not 0, then a checksum.

use super::{CommonWeights, PatternWeights, Patterns, SITUATIONS, SUMS, SharedPlaces, Windows};
use fanorona_rules::Board;
use std::fmt;

/// The first line of every file. The number is that of the format.
const FIRST: &str = "fanorona patterns 2";
/// The limit of a weight of an input. No value can overflow with these limits.
const MOST_INPUT: i32 = 1 << 16;
/// The limit of a hidden unit's initial value and of its weight.
const MOST_HIDDEN: i16 = 1 << 13;

/// What weights were learned from: enough to learn them again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternOrigin {
    /// The key of the variant whose games they were learned from.
    pub variant: String,
    /// The numbers of columns and rows of its board.
    pub columns: usize,
    /// See `columns`.
    pub rows: usize,
    /// Half of the stones at the start.
    pub half: i32,
    /// The seed, the positions for each value, the stones of tables and the games of each file of data.
    pub data: Vec<[u64; 4]>,
    /// The number of positions, and the checksum of their values.
    pub positions: u64,
    /// See `positions`.
    pub sum: u32,
    /// The rounds of training, the share of results in hundredths, the least number of times a pattern occurs.
    pub training: [u64; 3],
}

/// Why bytes are not the weights of a learned evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// The first lines are not those of such a file, or of another version.
    #[error("these are not weights of `fanorona-lab train` of this version")]
    Header,
    /// The checksum is wrong: the file is damaged.
    #[error("the weights are damaged")]
    Checksum,
    /// There is no such board, or its halves are not mirror images.
    #[error("the weights are for a board that cannot be played on")]
    Board,
    /// There are more or fewer weights than patterns.
    #[error("the weights do not belong to the patterns of the board")]
    Weights,
}

impl fmt::Display for PatternOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, columns, rows, half, data, positions, sum, training } = self;
        let [epochs, results, least] = training;
        writeln!(f, "{FIRST}\nvariant {variant}\nboard {columns} {rows}\nhalf {half}")?;
        for [seed, nodes, stones, games] in data {
            writeln!(f, "data {seed} {nodes} {stones} {games}")?;
        }
        writeln!(f, "positions {positions} {sum}")?;
        write!(f, "training {epochs} {results} {least}\n\n")
    }
}

impl PatternOrigin {
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines().peekable();
        if lines.next()? != FIRST {
            return None;
        }
        let mut data = Vec::new();
        let mut next = |name: &str| {
            while let Some(line) = lines.next_if(|line| line.starts_with("data ")) {
                data.push(numbers(line.strip_prefix("data ")?)?);
            }
            lines.next()?.strip_prefix(name)?.strip_prefix(' ')
        };
        let variant = next("variant")?.to_owned();
        let [columns, rows] = numbers(next("board")?)?;
        let [half] = numbers(next("half")?)?;
        let [positions, sum] = numbers(next("positions")?)?;
        let training = numbers(next("training")?)?;
        Some(Self {
            variant,
            columns: columns.try_into().ok()?,
            rows: rows.try_into().ok()?,
            half: half.try_into().ok().filter(|&half| half > 0)?,
            data,
            positions,
            sum: sum.try_into().ok()?,
            training,
        })
    }
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let numbers: Option<Vec<u64>> = text.split(' ').map(|word| word.parse().ok()).collect();
    numbers?.try_into().ok()
}

/// The weights as they are learned: for each situation the common ones, and those of each group of places.
pub struct RawWeights {
    /// The common ones.
    pub common: [CommonWeights; SITUATIONS],
    /// Those of each group of places.
    pub patterns: [Vec<PatternWeights>; SITUATIONS],
}

#[cfg(any(test, feature = "tuning"))]
impl RawWeights {
    /// The bytes of a file.
    pub fn write(&self, origin: &PatternOrigin) -> Vec<u8> {
        let mut bytes = origin.to_string().into_bytes();
        for CommonWeights { inputs, begin, hidden } in &self.common {
            bytes.extend(inputs.as_flattened().iter().flat_map(|weight| weight.to_le_bytes()));
            let hidden = begin.iter().chain(hidden.as_flattened());
            bytes.extend(hidden.flat_map(|weight| weight.to_le_bytes()));
        }
        for patterns in &self.patterns {
            // Before each weight, the number of places since the last one, 255 for that many and no weight.
            let mut gap = 0;
            for &weights in patterns {
                if weights == [0; SUMS] {
                    gap += 1;
                    continue;
                }
                while gap >= 255 {
                    bytes.push(255);
                    gap -= 255;
                }
                bytes.push(gap as u8);
                bytes.extend(weights.map(|weight| weight as u8));
                gap = 0;
            }
            while gap > 0 {
                bytes.push(255);
                gap -= gap.min(255);
            }
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }
}

impl Patterns {
    /// The greatest size of learned weights in bytes.
    pub const LARGEST: usize = 150_000;

    /// Reads the weights that the laboratory writes.
    ///
    /// # Errors
    /// The first [`PatternError`] found.
    pub fn read(bytes: &[u8]) -> Result<Self, PatternError> {
        let end = bytes.windows(2).position(|two| two == b"\n\n").ok_or(PatternError::Header)?;
        let text = str::from_utf8(&bytes[..end]).map_err(|_| PatternError::Header)?;
        let origin = PatternOrigin::read(text).ok_or(PatternError::Header)?;
        let (bytes, sum) = bytes.split_last_chunk().ok_or(PatternError::Checksum)?;
        if crc32fast::hash(bytes) != u32::from_le_bytes(*sum) {
            return Err(PatternError::Checksum);
        }
        let board = Board::new(origin.columns, origin.rows).ok_or(PatternError::Board)?;
        let windows = Windows::new(&board).ok_or(PatternError::Board)?;
        let mut rest = bytes.get(end + 2..).ok_or(PatternError::Weights)?;
        let mut common = [CommonWeights::default(); SITUATIONS];
        for CommonWeights { inputs, begin, hidden } in &mut common {
            for weight in inputs.as_flattened_mut() {
                let (first, after) = rest.split_first_chunk().ok_or(PatternError::Weights)?;
                *weight = i32::from_le_bytes(*first).clamp(-MOST_INPUT, MOST_INPUT);
                rest = after;
            }
            for weight in begin.iter_mut().chain(hidden.as_flattened_mut()) {
                let (first, after) = rest.split_first_chunk().ok_or(PatternError::Weights)?;
                *weight = i16::from_le_bytes(*first).clamp(-MOST_HIDDEN, MOST_HIDDEN);
                rest = after;
            }
        }
        let shared = SharedPlaces::new(&windows);
        let mut patterns = std::array::from_fn(|_| vec![[0; SUMS]; shared.count]);
        for of_group in &mut patterns {
            let mut at = 0;
            while at < shared.count {
                let (&gap, after) = rest.split_first().ok_or(PatternError::Weights)?;
                rest = after;
                at += usize::from(gap);
                if gap < 255 {
                    let (first, after) =
                        rest.split_first_chunk::<SUMS>().ok_or(PatternError::Weights)?;
                    rest = after;
                    let weight = of_group.get_mut(at).ok_or(PatternError::Weights)?;
                    *weight = first.map(|byte| byte as i8);
                    at += 1;
                }
            }
        }
        if !rest.is_empty() {
            return Err(PatternError::Weights);
        }
        Ok(Self::new(origin, windows, &RawWeights { common, patterns }, &shared))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::{COMMON, HIDDEN, PHASES};
    use super::*;

    fn origin() -> PatternOrigin {
        PatternOrigin {
            variant: "dimy".to_owned(),
            columns: 5,
            rows: 5,
            half: 12,
            data: vec![[1, 2, 3, 4], [5, 6, 7, 8]],
            positions: 90,
            sum: 1_234,
            training: [1, 2, 3],
        }
    }

    /// Common weights that are all different.
    fn common() -> [CommonWeights; SITUATIONS] {
        let mut next = -2_000;
        let mut number = || {
            next += 100;
            next
        };
        [(); SITUATIONS].map(|()| CommonWeights {
            inputs: [(); PHASES].map(|()| [(); COMMON].map(|()| number())),
            begin: [(); HIDDEN].map(|()| number() as i16),
            hidden: [(); PHASES].map(|()| [(); HIDDEN].map(|()| number() as i16)),
        })
    }

    #[test]
    fn weights_are_read_as_they_are_written() {
        let board = Board::new(5, 5).unwrap();
        let shared = SharedPlaces::new(&Windows::new(&board).unwrap());
        // At both ends, and after gaps about as long as a byte can say.
        let with = |at: &[usize]| {
            let mut weights = vec![[0; SUMS]; shared.count];
            for &at in at {
                weights[at] = std::array::from_fn(|sum| (at % 120) as i8 - 16 * sum as i8);
            }
            weights
        };
        let last = shared.count - 1;
        let full = with(&[0, 1, 256, 512, 767, 1_278, last]);
        for patterns in [[full.clone(), with(&[])], [with(&[last - 255]), full]] {
            let raw = RawWeights { common: common(), patterns };
            let read = Patterns::read(&raw.write(&origin())).unwrap();
            assert_eq!(read.origin(), &origin());
            let expected = Patterns::new(origin(), Windows::new(&board).unwrap(), &raw, &shared);
            // Without `assert_eq`, which would print all of them.
            assert!((read.common, read.weights) == (expected.common, expected.weights));
        }
    }

    #[test]
    fn too_large_weights_are_limited() {
        let (most, least) = ([[i32::MAX; COMMON]; PHASES], [[i16::MIN; HIDDEN]; PHASES]);
        let common = CommonWeights { inputs: most, begin: [i16::MIN; HIDDEN], hidden: least };
        let windows = || Windows::new(&Board::new(9, 7).unwrap()).unwrap();
        let shared = SharedPlaces::new(&windows());
        let patterns = [(); SITUATIONS].map(|()| vec![[-128; SUMS]; shared.count]);
        let raw = RawWeights { common: [common; SITUATIONS], patterns };
        let origin = PatternOrigin { columns: 9, rows: 7, ..origin() };
        let read = Patterns::read(&raw.write(&origin)).unwrap();
        let limited = CommonWeights {
            inputs: [[MOST_INPUT; COMMON]; PHASES],
            begin: [-MOST_HIDDEN; HIDDEN],
            hidden: [[-MOST_HIDDEN; HIDDEN]; PHASES],
        };
        let raw = RawWeights { common: [limited; SITUATIONS], ..raw };
        assert!(read.common == Patterns::new(origin, windows(), &raw, &shared).common);
        // No overflow, which the compiler checks here.
        assert_eq!(read.evaluate((1 << 40) - 1, 0, false), 5_000);
        assert_eq!(read.evaluate(0, (1 << 40) - 1, true), -5_000);
    }

    #[test]
    fn weights_for_no_stones_are_refused() {
        let raw = RawWeights { common: common(), patterns: [Vec::new(), Vec::new()] };
        let read = |half| Patterns::read(&raw.write(&PatternOrigin { half, ..origin() }));
        assert_eq!(read(0).unwrap_err(), PatternError::Header);
        assert_eq!(read(1).unwrap_err(), PatternError::Weights, "they are missing");
    }
}
