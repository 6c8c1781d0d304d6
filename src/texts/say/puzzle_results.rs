//! What a puzzle's result has changed, and how a run against time ended.

use crate::game::puzzles::{Recorded, TimedBest};
use crate::texts::{Texts, id};

/// What a result has changed: the rating, and the day on which the puzzle comes again. `again` says
/// that it had come again, so that it is clear that it does not count for the rating.
pub fn puzzle_recorded(texts: &Texts, recorded: &Recorded, again: bool) -> Vec<String> {
    let mut lines = Vec::new();
    match recorded.rating {
        Some((before, after)) => {
            let change = after.rating.round() - before.rating.round();
            let arguments =
                [("rating", after.to_string().into()), ("change", format!("{change:+}").into())];
            lines.push(texts.with("puzzle-rating", &arguments));
        }
        None if again => {}
        None => lines.push(texts.get("puzzle-not-rated")),
    }
    if let Some(due) = recorded.due {
        lines.push(texts.with("puzzle-comes-again", &[("day", due.to_string().into())]));
    }
    lines
}

/// The result of a run against time; `best` says whether it is the best so far.
pub fn puzzle_timed_result(texts: &Texts, solved: u32, best: bool, all: TimedBest) -> String {
    let message = if best { id("puzzle-timed-best") } else { id("puzzle-timed-result") };
    texts.with(message, &[("solved", solved.into()), ("best", all.best.into())])
}
