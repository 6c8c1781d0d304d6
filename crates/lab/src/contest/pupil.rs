//! A player who knows what lessons 1 to 6 teach and nothing else: capture when you must, take the
//! longest chain, do not leave stones in line to be taken. It does not search.

use fanorona_rules::generate::{self, Effect};
use fanorona_rules::{Chain, PointSet, Position, Record, Ruleset, Turn};
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

/// The turn of a pupil: one of those that take most stones; among these one after which the fewest
/// of its stones stand in line to be taken; among these any. `None` if the game is over.
pub(super) fn pupil_turn(record: &Record, rng: &mut Xoshiro256PlusPlus) -> Option<Turn> {
    let (rules, position) = (record.rules().as_ref(), record.position());
    if record.outcome().is_some() {
        return None;
    }
    let mut turns = generate::effects(rules, position).list;
    let most = turns.iter().map(|turn| turn.captured.len()).max()?;
    turns.retain(|turn| turn.captured.len() == most);
    let exposed =
        |turn: &Effect| in_line(rules, &position.moved(rules, turn.from, turn.to, turn.captured));
    let exposed: Vec<usize> = turns.iter().map(exposed).collect();
    let least = *exposed.iter().min()?;
    let mut safest = turns.iter().zip(exposed).filter(|&(_, count)| count == least);
    let ways = safest.clone().count();
    let (&turn, _) = safest.nth(rng.random_range(0..ways))?;
    generate::turn_with(rules, position, turn)
}

/// The number of stones that stand in line: that the side to move could take with a single step.
fn in_line(rules: &Ruleset, position: &Position) -> usize {
    if position.outcome(rules).is_some() {
        return 0;
    }
    let steps = Chain::new(*position).next_steps(rules);
    steps.iter().fold(PointSet::EMPTY, |all, step| all | step.captured).len()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::notation::{read_position, read_turn, write_turn};
    use fanorona_rules::variant::shipped;
    use rand::SeedableRng;
    use std::collections::BTreeSet;

    /// The turns that the pupil plays in a position, for many seeds.
    fn plays(position: &str) -> BTreeSet<String> {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let position = read_position(rules, position).unwrap();
        let record = Record::from_position(rules.clone(), position);
        let turn = |seed| pupil_turn(&record, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        (0..60).map(|seed| write_turn(&rules.board, &turn(seed).unwrap())).collect()
    }

    #[test]
    fn it_takes_the_longest_chain() {
        let longest = plays("8B/5W3/2W5B/9/6W2 b 10 19");
        assert_eq!(longest, BTreeSet::from(["i3-h2A-g3A".to_owned()]));
    }

    #[test]
    fn among_equal_captures_and_quiet_turns_it_stays_out_of_line() {
        // On d3 the stone would stand two points from the black one, on the same line.
        let position = "9/9/2W2B3/9/9 w 0 20";
        let safe = plays(position);
        assert!(!safe.contains("c3-d3") && safe.len() > 2, "{safe:?}");
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let at = read_position(rules, position).unwrap();
        let in_line_after = |turn: &str| {
            let turn = read_turn(rules, &at, turn).unwrap();
            in_line(rules, &at.play_unchecked(rules, &turn))
        };
        assert!(safe.iter().all(|turn| in_line_after(turn) == 0), "{safe:?}");
        assert_eq!(in_line_after("c3-d3"), 1);
    }

    #[test]
    fn stones_in_line_are_those_that_a_single_step_takes() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let count = |position: &str| in_line(rules, &read_position(rules, position).unwrap());
        // By approach the two in a row; the stone behind the gap is safe.
        assert_eq!(count("9/9/B1WW1W3/9/9 b 0 20"), 2);
        assert_eq!(count("9/9/B8/9/8W b 0 20"), 0);
    }
}
