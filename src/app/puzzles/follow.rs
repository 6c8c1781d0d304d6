//! Follows the puzzle on the board: records its result, lets the time of a timed run pass, and says
//! what has changed.

use super::{CurrentPuzzle, CurrentPuzzles, PuzzleCommand, PuzzleMode, Solving, Today, remarks};
use crate::app::kept::KeptWriter;
use crate::app::learn::CurrentExercise;
use crate::app::moments::Moment;
use crate::app::schedule::AnimationState;
use crate::app::texts::CurrentTexts;
use crate::game::learn::ExerciseRun;
use crate::game::puzzles::choose::TimedRun;
use crate::game::puzzles::{Day, PuzzleProgress, PuzzleResult, PuzzleRun, Tried, TryKind};
use bevy::prelude::*;

/// The seconds after which a timed run goes on: after a solved puzzle, and after a failed one, whose
/// reason is to be read.
const GO_ON: [f32; 2] = [0.8, 3.0];

/// Follows the puzzle on the board.
pub(super) fn follow(
    // The time of frames is limited, and while nothing moves frames are rare.
    time: Res<Time<Real>>,
    (animation, today, texts): (Res<AnimationState>, Res<Today>, Res<CurrentTexts>),
    mut exercise: ResMut<CurrentExercise>,
    mut puzzles: ResMut<CurrentPuzzles>,
    mut current: ResMut<CurrentPuzzle>,
    mut writer: ResMut<KeptWriter<PuzzleProgress>>,
    (mut commands, mut moments): (MessageWriter<PuzzleCommand>, MessageWriter<Moment>),
) {
    let Some(solving) = &mut current.bypass_change_detection().solving else { return };
    let on = exercise.puzzle().filter(|run| run.exercise().key == solving.puzzle.id.to_string());
    let Some(run) = on else {
        // Until the exercise has begun, it is on its way; afterwards it was left.
        if solving.begun {
            current.solving = None;
        }
        return;
    };
    solving.begun = true;
    let day = today.0();
    let result = PuzzleRun::result(run);
    record(solving, run, result, &mut puzzles, &mut writer, day);
    if run.stars().is_some() && solving.at_last.is_none() {
        let at_last = solved_at_last(solving, run, &puzzles.progress);
        solving.at_last = Some(at_last);
        let moment =
            || Moment { side: run.exercise().side(), sentence: texts.get("puzzle-at-last") };
        moments.write_batch(at_last.then(moment));
    }
    if let PuzzleMode::Timed(timed) = &mut solving.mode {
        let over = timed.is_over();
        timed.advance(time.delta());
        if let Some(result) = result.filter(|_| !timed.is_over() && !animation.busy) {
            solving.waited += time.delta_secs();
            if solving.waited >= GO_ON[usize::from(result == PuzzleResult::Failed)] {
                solving.waited = f32::NEG_INFINITY;
                commands.write(PuzzleCommand::Following);
            }
        }
        if timed.is_over() && solving.ended.is_none() {
            solving.ended = Some(record_run(timed, &mut puzzles, &mut writer, day));
        }
        if over != timed.is_over() {
            exercise.set_changed();
        }
    }
    let said = remarks::of(&texts, solving, &puzzles.progress, run_is_solved(&exercise), day);
    if *exercise.remarks() != said {
        exercise.set_remarks(said);
    }
}

/// Records a run against time that has ended. Returns whether it was the best.
pub(super) fn record_run(
    run: &TimedRun,
    puzzles: &mut CurrentPuzzles,
    writer: &mut KeptWriter<PuzzleProgress>,
    day: Day,
) -> bool {
    let (kind, solved) = (run.kind().to_owned(), run.solved());
    let best = puzzles.progress.record_timed(&kind, solved, day);
    writer.change(move |progress| {
        progress.record_timed(&kind, solved, day);
    });
    best
}

/// Whether a puzzle that is solved now was tried in vain before, in this try or in earlier ones, and is solved without
/// help. Against time there is no pause for it.
fn solved_at_last(solving: &Solving, run: &ExerciseRun, progress: &PuzzleProgress) -> bool {
    let now = u32::from(PuzzleRun::result(run) == Some(PuzzleResult::Solved));
    let first = |tried: &Tried| tried.tries > tried.solved && tried.solved == now;
    let helped = run.attempt().helps > 0;
    let timed = matches!(solving.mode, PuzzleMode::Timed(_));
    !helped && !timed && progress.tried(&solving.puzzle.id).is_some_and(first)
}

fn run_is_solved(exercise: &CurrentExercise) -> bool {
    exercise.run().is_some_and(|run| run.stars().is_some())
}

/// Records the result, once there is one, and the puzzle of the day, once it is solved.
fn record(
    solving: &mut Solving,
    run: &ExerciseRun,
    result: Option<PuzzleResult>,
    puzzles: &mut CurrentPuzzles,
    writer: &mut KeptWriter<PuzzleProgress>,
    day: Day,
) {
    if let Some(result) = result {
        record_result(solving, result, puzzles, writer, day);
    }
    if let PuzzleMode::Daily(of) = solving.mode
        && run.stars().is_some()
        && !std::mem::replace(&mut solving.daily_recorded, true)
    {
        puzzles.progress.record_daily(of);
        writer.change(move |progress| progress.record_daily(of));
    }
}

/// Records a result, unless the puzzle has one.
pub(super) fn record_result(
    solving: &mut Solving,
    result: PuzzleResult,
    puzzles: &mut CurrentPuzzles,
    writer: &mut KeptWriter<PuzzleProgress>,
    day: Day,
) {
    let id = solving.puzzle.id.clone();
    let (None, Some(entry)) = (solving.recorded, puzzles.store.packs().entry(&id)) else { return };
    let rating = puzzles.progress.puzzle_rating(entry);
    let kind = match &mut solving.mode {
        PuzzleMode::Timed(timed) => {
            timed.record(result);
            TryKind::Unrated
        }
        _ => TryKind::Rated,
    };
    solving.recorded = Some(puzzles.progress.record(&id, rating, result, kind, day));
    writer.change(move |progress| {
        progress.record(&id, rating, result, kind, day);
    });
}
