//! A bad turn of a game as an exercise and as a puzzle: find a better one.

use super::pack::renumbered;
use super::run::BestTurns;
use super::{Puzzle, PuzzleId, PuzzlePack, PuzzleTexts, Rating, Themes, visible_themes};
use crate::analysis::MissedTurn;
use crate::learn::ExerciseRun;
use fanorona_rules::{Record, Variant};
use std::sync::Arc;

/// The exercise to find a better turn than the one that was played: the best one, or one that is worth
/// nearly as much. `None` if it is a turn of another game. `say::missed_texts` makes the texts.
pub fn missed_exercise(
    variant: &Arc<Variant>,
    record: &Record,
    missed: &MissedTurn,
    texts: PuzzleTexts,
) -> Option<ExerciseRun> {
    let position = record.positions().get(missed.number)?;
    if record.turns().get(missed.number) != Some(&missed.played) || variant.rules != *record.rules()
    {
        return None;
    }
    let key = format!("turn-{}", missed.number + 1);
    let line = std::slice::from_ref(&missed.best);
    let equal = std::slice::from_ref(&missed.equal);
    let task = BestTurns { key, variant, position, line, equal };
    Some(ExerciseRun::of(Arc::new(task.lesson(texts))))
}

/// The same task as a puzzle, so that it comes again. Its difficulty is not known: it has the rating of an
/// unknown player and the largest deviation. `None` if it cannot be one: a puzzle knows only its position,
/// not what was played before.
pub fn missed_puzzle(
    variant: &Arc<Variant>,
    record: &Record,
    missed: &MissedTurn,
) -> Option<Puzzle> {
    if variant.rules != *record.rules() {
        return None;
    }
    let position = renumbered(&variant.rules, record.positions().get(missed.number)?)?;
    let mut puzzle = Puzzle {
        id: PuzzleId::new(variant, &position),
        variant: variant.clone(),
        position,
        line: vec![missed.best.clone()],
        equal: vec![missed.equal.clone()],
        theme: None,
        themes: Themes::default(),
        rating: Rating::START.rating as u16,
        deviation: Rating::START.deviation as u16,
    };
    puzzle.themes = visible_themes(&puzzle);
    puzzle.theme = puzzle.themes.iter().next();
    // Writing it checks its turns.
    PuzzlePack::new(variant.clone()).push(&puzzle).then_some(puzzle)
}
