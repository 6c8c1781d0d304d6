//! Writing and reading numbers of any bit width.

/// Writes bits, the lowest of a byte first.
#[derive(Default)]
pub(super) struct LinkBitWriter {
    bytes: Vec<u8>,
    /// The number of bits used in the last byte; 0 means all.
    used: u32,
}

impl LinkBitWriter {
    pub fn push(&mut self, value: usize, width: u32) {
        for bit in 0..width {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << self.used;
            }
            self.used = (self.used + 1) % 8;
        }
    }

    pub fn push_byte(&mut self, byte: u8) {
        self.push(byte.into(), 8);
    }

    /// Writes seven bits per byte; the highest bit is set if more follow.
    pub fn push_number(&mut self, mut number: usize) {
        while number >= 128 {
            self.push_byte(number as u8 | 128);
            number >>= 7;
        }
        self.push_byte(number as u8);
    }

    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what [`LinkBitWriter`] wrote.
pub(super) struct LinkBitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> LinkBitReader<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub fn take(&mut self, width: u32) -> Option<usize> {
        let mut value = 0;
        for bit in 0..width {
            let byte = self.bytes.get(self.at / 8)?;
            value |= usize::from(byte >> (self.at % 8) & 1) << bit;
            self.at += 1;
        }
        Some(value)
    }

    pub fn byte(&mut self) -> Option<u8> {
        self.take(8).map(|byte| byte as u8)
    }

    pub fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..28).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Some(number);
            }
        }
        None
    }

    /// Whether nothing is left but the zeros that fill the last byte.
    pub fn is_at_end(&mut self) -> bool {
        let left = (self.bytes.len() * 8 - self.at) as u32;
        left < 8 && self.take(left) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_several_bytes_round_trip() {
        for number in (0..1_000).chain([16_383, 16_384, 100_000, (1 << 28) - 1]) {
            let mut bits = LinkBitWriter::default();
            bits.push_number(number);
            let bytes = bits.into_bytes();
            let mut read = LinkBitReader::new(&bytes);
            assert_eq!((read.number(), read.is_at_end()), (Some(number), true), "{number}");
        }
        assert_eq!(LinkBitReader::new(&[255; 4]).number(), None, "more than 28 bits");
    }

    #[test]
    fn only_the_zeros_of_the_last_byte_may_be_left() {
        for (bytes, read, at_end) in [
            (&[][..], 0, true),
            (&[0], 1, true),
            (&[0], 0, false),
            (&[1], 1, true),
            (&[2], 1, false),
            (&[128], 7, false),
            (&[128], 8, true),
            (&[0, 0], 8, false),
        ] {
            let mut bits = LinkBitReader::new(bytes);
            assert!(bits.take(read).is_some());
            assert_eq!(bits.is_at_end(), at_end, "{bytes:?} after {read} bits");
        }
    }
}
