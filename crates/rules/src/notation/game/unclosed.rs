//! Brackets that are never closed.
//!
//! A text can have an unclosed bracket in each of its many games. If each were searched for to the end of
//! the text, reading would take quadratic time.

use std::sync::Arc;

/// The bits of a word.
const BITS: usize = u64::BITS as usize;

/// What is known about the unclosed brackets of a text.
#[derive(Clone, Debug)]
pub(super) struct UnclosedBrackets {
    /// An offset from which on there is no `}`.
    brace: usize,
    /// The offset from which on all unclosed `(` are known.
    from: usize,
    /// A bit for each byte from `from` on: whether it is an unclosed `(`.
    parentheses: Option<Arc<[u64]>>,
}

impl UnclosedBrackets {
    /// Nothing is known.
    pub const NONE: Self = Self { brace: usize::MAX, from: usize::MAX, parentheses: None };

    /// Whether the opening bracket at this offset is known to be unclosed.
    pub fn contains(&self, open: char, at: usize) -> bool {
        if open == '{' {
            return at >= self.brace;
        }
        let known = self.parentheses.as_ref().zip(at.checked_sub(self.from));
        known.is_some_and(|(bits, i)| bits.get(i / BITS).is_some_and(|w| w >> (i % BITS) & 1 == 1))
    }

    /// Stores that the opening bracket at this offset of a text is unclosed, and all unclosed ones of its kind
    /// after it.
    pub fn add(&mut self, text: &str, open: char, at: usize) {
        if open == '{' {
            self.brace = self.brace.min(at);
            return;
        }
        let bytes = &text.as_bytes()[at..];
        let mut bits = vec![0_u64; bytes.len().div_ceil(BITS)];
        // The `)` after a byte that close nothing after it.
        let mut closing = 0_usize;
        for (i, byte) in bytes.iter().enumerate().rev() {
            match byte {
                b')' => closing += 1,
                b'(' if closing > 0 => closing -= 1,
                b'(' => bits[i / BITS] |= 1 << (i % BITS),
                _ => {}
            }
        }
        (self.from, self.parentheses) = (at, Some(bits.into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_unclosed_parentheses_are_found_at_once() {
        let text = "x(a(b)(c(d)))(e(f)(g((h)".repeat(9);
        let is_unclosed = |at: usize| {
            let mut depth = 0;
            let closes = |byte: &u8| {
                depth += i32::from(*byte == b'(') - i32::from(*byte == b')');
                depth == 0
            };
            text.as_bytes()[at] == b'(' && !text.as_bytes()[at..].iter().any(closes)
        };
        let first = (0..text.len()).find(|&at| is_unclosed(at));
        assert_eq!(first, Some(13));
        let mut known = UnclosedBrackets::NONE;
        assert!(!known.contains('(', 13));
        known.add(&text, '(', 13);
        for at in 0..text.len() {
            assert_eq!(known.contains('(', at), is_unclosed(at), "{at}");
        }
        assert!(!known.contains('(', text.len() + 100));
        assert!(!known.contains('{', 13), "braces are known separately");
    }

    #[test]
    fn after_an_unclosed_brace_all_are() {
        let mut known = UnclosedBrackets::NONE;
        known.add("{}{ {", '{', 2);
        assert_eq!([0, 2, 4].map(|at| known.contains('{', at)), [false, true, true]);
        assert!(!known.contains('(', 4));
    }
}
