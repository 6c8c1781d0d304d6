//! A bad turn of a game as an exercise: find a better one.

use super::PuzzleTexts;
use super::run::BestTurns;
use crate::analysis::MissedTurn;
use crate::learn::ExerciseRun;
use crate::rules::{Record, Variant};
use std::sync::Arc;

/// The exercise to find a better turn than the one that was played: the best one, or one that is worth
/// nearly as much. `None` if it is a turn of another game. [`say::missed_texts`] makes the texts.
///
/// ```
/// use fanorona::analysis::MissedTurn;
/// use fanorona::puzzles::missed_exercise;
/// use fanorona::rules::notation::{Game, read_turn};
/// use fanorona::rules::variant::shipped;
/// use fanorona::texts::say;
///
/// let telo = shipped::variant("telo").unwrap();
/// let game: Game = "[Variant \"telo\"]\n\n1. a1-b2A *".parse().unwrap();
/// let best = read_turn(&telo.rules, game.record.start(), "c1-b2A").unwrap();
/// let played = game.record.turns()[0].clone();
/// let missed = MissedTurn { number: 0, played, best, equal: Vec::new() };
/// let texts = say::missed_texts(&game.record, &missed);
/// assert_eq!(texts.task.get("en"), "White to play: find a better turn than a1-b2A.");
/// assert!(missed_exercise(&telo, &game.record, &missed, texts).is_some());
/// ```
///
/// [`say::missed_texts`]: crate::texts::say::missed_texts
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
