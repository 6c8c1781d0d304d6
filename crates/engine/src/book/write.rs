//! Writes a book as a text.

use super::bits::{BitWriter, width, zigzag};
use super::value::code;
use super::{Book, Growth, HEAD};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::fmt;

/// The number of bytes in a line.
const LINE: usize = 90;
/// The number of bits that a small number of turns needs besides one.
pub(super) const SMALL_COUNT: u32 = 0;
/// The number of bits that a small difference of values needs besides one.
pub(super) const SMALL_DIFFERENCE: u32 = 3;

/// The text, which reads as an equal book.
impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Growth { nodes, turn_cost } = self.graph.growth;
        let mut body = format!("grown {} {nodes} {turn_cost}\n", self.len());
        for line in self.bits()?.chunks(LINE) {
            body.push_str(&URL_SAFE_NO_PAD.encode(line));
            body.push('\n');
        }
        let sum = crc32fast::hash(body.as_bytes());
        f.write_str(&HEAD.write(&self.graph.variant.key, sum))?;
        f.write_str(&body)
    }
}

impl Book {
    /// The positions as bits.
    fn bits(&self) -> Result<Vec<u8>, fmt::Error> {
        let mut bits = BitWriter::default();
        // Each position that is reached, with the value expected of its best other turn.
        let mut queue: Vec<(u32, i32)> = vec![(0, 0)];
        let mut reached = vec![false; self.len()];
        if let Some(start) = reached.first_mut() {
            *start = true;
        }
        let mut done = 0;
        while let Some(&(at, expected)) = queue.get(done).filter(|_| !self.is_empty()) {
            done += 1;
            let node = &self.graph.nodes[at as usize];
            if self.graph.end_value(&node.position).is_some() {
                continue;
            }
            let all = self.graph.effects(&node.position);
            let index_bits = width(all.len());
            let index = |effect| all.binary_search(&effect).map_err(|_| fmt::Error);
            bits.push_short(node.turns.len() as u32, SMALL_COUNT);
            let mut value = expected;
            match node.other {
                None => bits.push(0, 1),
                Some((effect, other)) => {
                    value = code(other);
                    bits.push(1, 1);
                    bits.push(index(effect)? as u32, index_bits);
                    bits.push_short(zigzag(value - expected), SMALL_DIFFERENCE);
                }
            }
            for &(effect, next) in &node.turns {
                bits.push(index(effect)? as u32, index_bits);
                if !std::mem::replace(&mut reached[next as usize], true) {
                    queue.push((next, -value));
                }
            }
        }
        Ok(bits.bytes())
    }
}
