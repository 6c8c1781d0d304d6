//! Failed puzzles come again, at growing intervals: a Leitner system with four boxes.

use crate::puzzles::{Again, Day, PuzzleId, PuzzleProgress, PuzzleResult};

/// The days until a puzzle comes again, by stage. A failed puzzle is at the first stage. Solved when it
/// is due, it goes on to the next, and after the last it does not come again.
pub const INTERVALS: [u32; 4] = [1, 3, 7, 21];

/// When a puzzle comes again after a try. Solved before it is due, it stays where it is.
pub(in crate::puzzles) fn after(
    again: Option<Again>,
    result: PuzzleResult,
    day: Day,
) -> Option<Again> {
    let at = |stage: usize| {
        let days = *INTERVALS.get(stage)?;
        Some(Again { stage: stage as u8, due: day.after(days) })
    };
    match (result, again) {
        (PuzzleResult::Failed, _) => at(0),
        (PuzzleResult::Solved, Some(again)) if again.due <= day => at(usize::from(again.stage) + 1),
        (PuzzleResult::Solved, again) => again,
    }
}

/// The puzzles that are due on a day, the longest due first.
pub fn due(progress: &PuzzleProgress, day: Day) -> Vec<&PuzzleId> {
    let all = progress.puzzles().filter_map(|(id, tried)| Some((tried.again?.due, id)));
    let mut due: Vec<_> = all.filter(|(due, _)| *due <= day).collect();
    due.sort_unstable();
    due.into_iter().map(|(_, id)| id).collect()
}

/// The first day on which a puzzle is due; `None` if none comes again.
pub fn next_due(progress: &PuzzleProgress) -> Option<Day> {
    progress.puzzles().filter_map(|(_, tried)| Some(tried.again?.due)).min()
}
