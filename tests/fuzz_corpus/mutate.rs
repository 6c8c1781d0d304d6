//! Deterministic mutations of inputs: byte flips, replacements, cuts, repeats and splices.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

/// Bytes and words that mean something in one of the formats; random bytes rarely hit them.
const TOKENS: &[&[u8]] = &[
    b"W",
    b"B",
    b"A",
    b"1",
    b"9",
    b"0",
    b"/",
    b"-",
    b"+",
    b"=",
    b" ",
    b"\n",
    b"(",
    b")",
    b"[",
    b"]",
    b"{",
    b"}",
    b"\"",
    b"\\",
    b";",
    b"%",
    b"$",
    b"*",
    b".",
    b",",
    b"a1",
    b"e3",
    b"None",
    b"Allowed",
    b"Forbidden",
    b"1-0",
    b"18446744073709551616",
    "½".as_bytes(),
    "é".as_bytes(),
    b"\xff",
    b"\0",
];

/// The longest input that is made, in bytes.
const LONGEST: usize = 16 * 1024;

/// Makes inputs from a corpus. The same corpus and seed give the same inputs on every machine.
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
    random: Xoshiro256PlusPlus,
}

impl<'a> Mutator<'a> {
    /// A mutator of this corpus, which must not be empty.
    pub fn new(corpus: &'a [Vec<u8>], seed: u64) -> Self {
        Self { corpus, random: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The next input: one of the corpus with one to four mutations.
    pub fn next(&mut self) -> Vec<u8> {
        let mut data = self.pick().to_vec();
        for _ in 0..self.random.random_range(1..=4) {
            self.mutate(&mut data);
        }
        data.truncate(LONGEST);
        data
    }

    fn pick(&mut self) -> &'a [u8] {
        &self.corpus[self.random.random_range(0..self.corpus.len())]
    }

    /// A range inside a text of this length, shorter than 64 bytes.
    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let from = self.random.random_range(0..=length);
        let to = self.random.random_range(from..=length.min(from + 63));
        from..to
    }

    fn mutate(&mut self, data: &mut Vec<u8>) {
        let at = self.random.random_range(0..=data.len());
        match self.random.random_range(0..8) {
            // One bit flipped. The highest is left alone: that would seldom be UTF-8, which all formats are.
            0 if at < data.len() => data[at] ^= 1 << self.random.random_range(0..7),
            // One byte replaced by a printable one.
            1 if at < data.len() => data[at] = self.random.random_range(b' '..=b'~'),
            // A token inserted, or written over what is there.
            2 => {
                let token = TOKENS[self.random.random_range(0..TOKENS.len())];
                data.splice(at..at, token.iter().copied());
            }
            3 => {
                let token = TOKENS[self.random.random_range(0..TOKENS.len())];
                let to = data.len().min(at + token.len());
                data.splice(at..to, token.iter().copied());
            }
            // A few bytes left out, or repeated.
            4 => {
                let range = self.range(data.len());
                data.drain(range);
            }
            5 => {
                let range = self.range(data.len());
                let copy = data[range].to_vec();
                data.splice(at..at, copy);
            }
            // The end cut off.
            6 => data.truncate(at),
            // The end replaced by the end of another input.
            _ => {
                let other = self.pick();
                let from = self.random.random_range(0..=other.len());
                data.truncate(at);
                data.extend_from_slice(&other[from..]);
            }
        }
    }
}
