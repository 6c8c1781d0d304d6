//! Writes openings as a text.

use super::{HEAD, OpeningPosition, Openings, OpeningsHeader, RESULTS};
use fanorona_engine::Score;
use fanorona_formats::digits::push_short;
use fanorona_rules::Position;
use fanorona_rules::generate::{Effect, effects};
use std::collections::HashSet;
use std::fmt;

/// The text, which reads as equal openings.
impl fmt::Display for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OpeningsHeader { seed, games, nodes, depth, least } = self.made;
        let mut body = format!("made {seed} {games} {nodes} {depth} {least}\n");
        let rules = &self.variant.rules;
        let key = |position: &Position| self.symmetries.image(rules, position).key;
        // The start is the first position; every other one is announced by the turn that leads to it first.
        let first = self.positions.first().map(|first| key(&first.position));
        let mut announced: HashSet<_> = first.into_iter().collect();
        for OpeningPosition { position, turns, .. } in &self.positions {
            let all = effects(rules, position).list;
            for turn in turns {
                let Effect { from, to, captured } = turn.effect;
                let after = position.moved(rules, from, to, captured);
                let next = key(&after);
                let announces = self.by_key.contains_key(&next) && announced.insert(next);
                let index = all.binary_search(&turn.effect).map_err(|_| fmt::Error)?;
                push_short(&mut body, 2 * index as u32 + u32::from(announces));
                for result in RESULTS {
                    push_short(&mut body, turn.tally.of(result));
                }
                push_short(&mut body, self.values.get(&next).map_or(0, |&value| code(value)));
            }
            body.push('\n');
        }
        let sum = crc32fast::hash(body.as_bytes());
        f.write_str(&HEAD.write(&self.variant.key, sum))?;
        f.write_str(&body)
    }
}

/// The kinds of scores in the code of one.
const KINDS: u32 = 6;
/// The unit to which estimates are rounded, in hundredths of a stone.
const ROUNDED: i32 = 10;
/// The greatest number of turns, and of tenths of a stone, that is written.
const MOST: u32 = 100_000;

/// The code of a score; 0 means that there is none.
pub(super) fn code(score: Score) -> u32 {
    let (kind, number) = match score {
        Score::Estimate(value) => {
            let tenths = (f64::from(value) / f64::from(ROUNDED)).round() as i32;
            let size = tenths.unsigned_abs().min(MOST);
            (0, 2 * size + u32::from(tenths < 0))
        }
        Score::Win(turns) => (1, turns.min(MOST)),
        Score::Loss(turns) => (2, turns.min(MOST)),
        Score::TableWin(turns) => (3, turns.min(MOST)),
        Score::TableLoss(turns) => (4, turns.min(MOST)),
        Score::Draw => (5, 0),
    };
    1 + KINDS * number + kind
}

/// The score of a code; `None` for 0 and for codes that are not written.
pub(super) fn score(code: u32) -> Option<Score> {
    let code = code.checked_sub(1)?;
    let number = code / KINDS;
    if number > 2 * MOST + 1 {
        return None;
    }
    Some(match code % KINDS {
        0 => {
            let size = (number / 2) as i32 * ROUNDED;
            Score::Estimate(if number.is_multiple_of(2) { size } else { -size })
        }
        1 => Score::Win(number),
        2 => Score::Loss(number),
        3 => Score::TableWin(number),
        4 => Score::TableLoss(number),
        _ => Score::Draw,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_they_are_written_in_tenths() {
        for (written, read) in [
            (Score::Estimate(0), Score::Estimate(0)),
            (Score::Estimate(-123), Score::Estimate(-120)),
            (Score::Estimate(47), Score::Estimate(50)),
            (Score::Win(7), Score::Win(7)),
            (Score::Loss(12), Score::Loss(12)),
            (Score::TableWin(3), Score::TableWin(3)),
            (Score::TableLoss(4), Score::TableLoss(4)),
            (Score::Draw, Score::Draw),
        ] {
            assert_eq!(score(code(written)), Some(read));
        }
        assert_eq!(score(0), None);
    }
}
