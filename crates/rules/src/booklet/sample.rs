//! The booklet's sample game, with the printed and the correct counts.

use crate::notation::read_game;
use crate::variant::shipped;
use crate::{Side, Turn};

/// The sample game as printed in the booklet, including its counts, with added remarks.
pub const SAMPLE: &str = include_str!("../../../../assets/records/parker-sample.fgn");

/// A turn of the sample game; see [`sample`].
#[derive(Clone, Debug)]
pub struct SampleTurn {
    /// The turn number.
    pub number: u32,
    /// The side that played it.
    pub side: Side,
    /// The turn.
    pub turn: Turn,
    /// The printed count of each capturing step.
    pub printed: Vec<u32>,
    /// The number of stones that each capturing step takes.
    pub counted: Vec<u32>,
}

impl SampleTurn {
    /// Whether all printed counts of this turn are correct.
    pub fn agrees(&self) -> bool {
        self.printed == self.counted
    }
}

/// The turns of the sample game. `None` only if the shipped record were invalid, which a test
/// excludes.
pub fn sample() -> Option<Vec<SampleTurn>> {
    let rules = &shipped::variant("parker")?.rules;
    let game = read_game(SAMPLE, |_| Some(rules.clone())).ok()?;
    let mut printed = printed_counts(SAMPLE).into_iter();
    let turns = game.record.turns().iter().zip(game.record.positions());
    let turns = turns.map(|(turn, position)| {
        let taken = turn.steps.iter().map(|step| step.captured.len() as u32);
        let counted: Vec<u32> = taken.filter(|&count| count > 0).collect();
        SampleTurn {
            number: position.number(),
            side: position.side(),
            turn: turn.clone(),
            printed: printed.by_ref().take(counted.len()).collect(),
            counted,
        }
    });
    let turns: Vec<SampleTurn> = turns.collect();
    // Every printed count must belong to a step.
    printed.next().is_none().then_some(turns)
}

/// The counts after `=`, in order, outside remarks and tags.
fn printed_counts(text: &str) -> Vec<u32> {
    let mut counts = Vec::new();
    let mut remark = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' | '[' => remark = true,
            '}' | ']' => remark = false,
            '=' if !remark => {
                let digits = text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
                counts.extend(text[at + 1..at + 1 + digits].parse::<u32>().ok());
            }
            _ => {}
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::printed_counts;

    #[test]
    fn counts_are_read_outside_remarks_and_tags() {
        let text = "[White \"x=1\"]\n1. a1-b1=2-c2=13 {not =4} b1-a1= a2-a3=5";
        assert_eq!(printed_counts(text), [2, 13, 5]);
    }
}
