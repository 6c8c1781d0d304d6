//! Integers as bits: of fixed width, or as exponential Golomb codes.

/// The most bits of a number.
const MOST: u32 = 32;

/// Bits that are written one after another, the highest of a number first.
#[derive(Clone, Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// The number of bits in use.
    length: usize,
}

impl BitWriter {
    /// Appends the lowest `count` bits of a number.
    pub fn push(&mut self, number: u32, count: u32) {
        for place in (0..count).rev() {
            if self.length.is_multiple_of(8) {
                self.bytes.push(0);
            }
            let bit = (number >> place & 1) as u8;
            if let Some(last) = self.bytes.last_mut() {
                *last |= bit << (7 - self.length % 8);
            }
            self.length += 1;
        }
    }

    /// Appends a number below 2^31: an exponential Golomb code, in which numbers below 2^`small` have
    /// `small` + 1 bits.
    pub fn push_short(&mut self, number: u32, small: u32) {
        let above = (number >> small) + 1;
        let bits = above.ilog2();
        self.push(0, bits);
        self.push(above, bits + 1);
        self.push(number, small);
    }

    /// The bytes; the last one is filled with zeros.
    pub fn bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] has written.
#[derive(Clone, Debug)]
pub(super) struct BitReader {
    bytes: Vec<u8>,
    at: usize,
}

impl BitReader {
    pub const fn new(bytes: Vec<u8>) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads a number of `count` bits; `None` if fewer are left.
    pub fn take(&mut self, count: u32) -> Option<u32> {
        let mut number = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    /// The next number that was written as a short one; `None` if there is none.
    pub fn take_short(&mut self, small: u32) -> Option<u32> {
        let mut bits = 0;
        while self.take(1)? == 0 {
            bits += 1;
            if bits + small >= MOST {
                return None;
            }
        }
        let above = (1 << bits | self.take(bits)?) - 1;
        Some(above << small | self.take(small)?)
    }

    /// Whether everything was read but the zeros that fill the last byte.
    pub fn is_at_end(&self) -> bool {
        let rest = self.bytes.get(self.at.div_ceil(8)..).unwrap_or_default();
        let filled = self.bytes.get(self.at / 8).is_none_or(|byte| {
            self.at.is_multiple_of(8) || u32::from(*byte) << (self.at % 8) & 0xFF == 0
        });
        rest.is_empty() && filled
    }
}

/// The number of bits for numbers below `count`.
pub(super) const fn width(count: usize) -> u32 {
    usize::BITS - count.saturating_sub(1).leading_zeros()
}

/// Small numbers of either sign as small numbers without one.
pub(super) const fn zigzag(number: i32) -> u32 {
    (number << 1 ^ number >> 31).cast_unsigned()
}

/// The number that [`zigzag`] was given.
pub(super) const fn unzigzag(number: u32) -> i32 {
    (number >> 1).cast_signed() ^ -((number & 1).cast_signed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let mut bits = BitWriter::default();
        let numbers = [0, 1, 2, 3, 7, 8, 100, 4_000, 1 << 20, (1 << 31) - 1];
        for number in numbers {
            for small in 0..4 {
                bits.push_short(number, small);
            }
            bits.push(number & 0b111, 3);
        }
        let bytes = bits.bytes();
        let mut bits = BitReader::new(bytes);
        for number in numbers {
            for small in 0..4 {
                assert_eq!(bits.take_short(small), Some(number), "{small}");
            }
            assert_eq!(bits.take(3), Some(number & 0b111));
        }
        assert!(bits.is_at_end());
        assert_eq!(bits.take(8), None);
    }

    #[test]
    fn only_zeros_fill_the_last_byte() {
        let end = |bytes: &[u8], count| {
            let mut bits = BitReader::new(bytes.to_vec());
            bits.take(count);
            bits.is_at_end()
        };
        assert!(end(&[0b1010_0000], 3) && end(&[0xFF], 8) && end(&[], 0));
        assert!(!end(&[0b1010_0001], 3) && !end(&[0xFF, 0], 8) && !end(&[0], 0));
        assert_eq!(BitReader::new(vec![0; 8]).take_short(0), None);
    }

    #[test]
    fn signs_and_widths() {
        for number in [0, -1, 1, -2, 700, -4_000] {
            assert_eq!(unzigzag(zigzag(number)), number);
        }
        assert_eq!([-1, 1, -2].map(zigzag), [1, 2, 3]);
        assert_eq!([0, 1, 2, 3, 4, 5, 9].map(width), [0, 0, 1, 2, 2, 3, 4]);
    }
}
