//! Writes and reads proofs as texts.

use super::{Proof, ProofError, Strategy};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fanorona_formats::{DataErrorKind, FileHeadError};
use fanorona_rules::notation::{read_position, write_position};
use fanorona_rules::{Ruleset, Side};
use std::fmt::Write as _;

/// The first words of every proof.
const HEAD: &str = "fanorona proof";
/// The only version so far.
const VERSION: &str = "1";
/// The number of bytes in a line.
const LINE: usize = 90;

impl Proof {
    /// The text, under the rules of the variant with this key.
    pub fn write(&self, key: &str, rules: &Ruleset) -> String {
        let mut body = format!("position {}\n", write_position(rules, &self.position));
        // Writing to a string cannot fail.
        let _ = writeln!(body, "winner {}", self.winner.map_or("none", word));
        for Strategy { side, turns } in &self.strategies {
            let _ = writeln!(body, "strategy {} {}", word(*side), turns.len());
            for line in packed(turns).chunks(LINE) {
                body.push_str(&URL_SAFE_NO_PAD.encode(line));
                body.push('\n');
            }
        }
        let (columns, rows) = (rules.board.columns(), rules.board.rows());
        let sum = crc32fast::hash(body.as_bytes());
        format!("{HEAD} {VERSION} {key} {columns}x{rows} {sum:08x}\n{body}")
    }

    /// The variant and the board, columns and rows, that a text names in its first line.
    pub fn head(text: &str) -> Option<(&str, (usize, usize))> {
        let mut words = text.lines().next()?.strip_prefix(HEAD)?.split_ascii_whitespace().skip(1);
        let (key, board) = (words.next()?, words.next()?);
        let (columns, rows) = board.split_once('x')?;
        Some((key, (columns.parse().ok()?, rows.parse().ok()?)))
    }

    /// Reads a proof. Whether it holds is another question: see [`check`](super::check).
    ///
    /// # Errors
    /// The first error in the text.
    pub fn read(text: &str, rules: &Ruleset) -> Result<Self, ProofError> {
        let error = |line, reason| Err(ProofError { line, reason });
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let Some(words) = head.strip_prefix(HEAD) else {
            return error(1, FileHeadError::OtherKind.into());
        };
        let words: Vec<&str> = words.split_ascii_whitespace().collect();
        match words[..] {
            [VERSION, _, _, sum] => {
                if sum != format!("{:08x}", crc32fast::hash(body.as_bytes())) {
                    return error(1, DataErrorKind::Checksum);
                }
            }
            [VERSION, ..] | [] => return error(1, FileHeadError::OtherKind.into()),
            [version, ..] => return error(1, FileHeadError::Version(version.to_owned()).into()),
        }
        let mut lines = ProofLines { lines: body.lines(), number: 1 };
        let position = lines.value("position").and_then(|text| read_position(rules, text).ok());
        let Some(position) = position else { return error(2, DataErrorKind::Damaged) };
        let winner = match lines.value("winner") {
            Some("none") => None,
            Some(text) if side(text).is_some() => side(text),
            _ => return error(3, DataErrorKind::Damaged),
        };
        let mut strategies = Vec::new();
        for _ in Self::sides(winner) {
            let Some(strategy) = lines.strategy() else {
                return error(lines.number, DataErrorKind::Damaged);
            };
            strategies.push(strategy);
        }
        if lines.next().is_some() {
            return error(lines.number, DataErrorKind::Damaged);
        }
        Ok(Self { position, winner, strategies })
    }
}

/// The lines after the first.
struct ProofLines<'a> {
    lines: std::str::Lines<'a>,
    /// The number of the last line that was read, from 1.
    number: usize,
}

impl<'a> ProofLines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next()
    }

    /// What follows this word in the next line.
    fn value(&mut self, name: &str) -> Option<&'a str> {
        self.next()?.strip_prefix(name)?.strip_prefix(' ')
    }

    /// The next strategy.
    fn strategy(&mut self) -> Option<Strategy> {
        let (word, count) = self.value("strategy")?.split_once(' ')?;
        let (side, count) = (side(word)?, count.parse::<usize>().ok()?);
        let (mut turns, mut turn, mut shift) = (Vec::new(), 0_u32, 0_u32);
        while turns.len() < count {
            for byte in URL_SAFE_NO_PAD.decode(self.next()?).ok()? {
                turn |= u32::from(byte & 127).checked_shl(shift)?;
                shift += 7;
                if byte < 128 {
                    turns.push(turn);
                    (turn, shift) = (0, 0);
                }
            }
        }
        (turns.len() == count && shift == 0).then_some(Strategy { side, turns })
    }
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn side(word: &str) -> Option<Side> {
    match word {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    }
}

/// The numbers in groups of seven bits, the lowest first; all groups of a number but the last have the
/// highest bit.
fn packed(turns: &[u32]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(turns.len());
    for &turn in turns {
        let mut rest = turn;
        while rest > 127 {
            bytes.push(rest as u8 | 128);
            rest >>= 7;
        }
        bytes.push(rest as u8);
    }
    bytes
}
