//! The loop of puzzles at the text board.

use super::queue::{PuzzleSource, Queue, today};
use crate::cli::console::{CommandResult, Console, ExitStatus, Failure};
use crate::cli::text::learn::ExerciseBoard;
use crate::cli::text::lines::{Flow, Input, Lines};
use crate::cli::text::stopwatch::Stopwatch;
use crate::cli::text::text_board::TextBoard;
use crate::game::learn::ExerciseRun;
use crate::game::puzzles::choose::{TimedRun, again};
use crate::game::puzzles::{PuzzleId, PuzzleResult, PuzzleRun};
use crate::texts::say;
use crate::texts::words::{Line, Word};
use std::io;
use std::sync::Arc;

/// The words that can be typed with a puzzle.
const WORDS: [Word; 14] = {
    use Word::*;
    [Help, Board, Rows, Turns, Rules, End, Back, Undo, Task, Hint, Solution, Again, Next, Quit]
};

/// Puzzles at the terminal.
pub(super) struct PuzzleBoard<'a> {
    pub exercise: ExerciseBoard<'a>,
    pub queue: Queue,
    pub run: PuzzleRun,
    stopwatch: Stopwatch,
}

impl<'a> PuzzleBoard<'a> {
    /// The board at the first puzzle.
    pub fn begin(console: &'a mut Console, mut queue: Queue, words: bool) -> Result<Self, Failure> {
        let Some(id) = queue.next() else { return Err(none(console, &queue)) };
        let (run, exercise) = opened(console, &queue, &id)?;
        let board = TextBoard::of_exercises(console, &WORDS, words);
        let exercise = ExerciseBoard::new(board, exercise);
        Ok(Self { exercise, queue, run, stopwatch: Stopwatch::start() })
    }

    /// Shows puzzles until the player quits, the input ends, or the run against time is over.
    pub fn play(mut self) -> CommandResult {
        self.exercise.board.say("puzzle-welcome")?;
        self.say_standing()?;
        self.say_daily()?;
        self.show()?;
        self.stopwatch.lap();
        let timed = matches!(self.queue.source, PuzzleSource::Timed(_));
        // Without a thread that reads, time runs out only when the next line is typed.
        if timed && let Some(mut lines) = Lines::spawn_reader() {
            return self.read(&mut lines);
        }
        let mut input = io::stdin().lock();
        self.read(&mut Lines::Blocking(&mut input))
    }

    fn read(&mut self, lines: &mut Lines<'_>) -> CommandResult {
        while !self.is_over() {
            let left = self.timed().map(TimedRun::left);
            let line = match self.exercise.board.next_line(lines, left)? {
                Input::Line(line) => line,
                Input::Timeout => String::new(),
                Input::End | Input::TooLong => break,
            };
            self.pass_time();
            // A line typed after the time has run out does not count.
            if !line.is_empty() && !self.is_over() && self.handle(&line)? == Flow::Quit {
                break;
            }
        }
        self.end_timed()?;
        self.exercise.board.say("text-goodbye")?;
        Ok(ExitStatus::Good)
    }

    /// The run against time, if this is one.
    pub const fn timed(&self) -> Option<&TimedRun> {
        match &self.queue.source {
            PuzzleSource::Timed(run) => Some(run),
            _ => None,
        }
    }

    fn is_over(&self) -> bool {
        self.timed().is_some_and(TimedRun::is_over)
    }

    fn pass_time(&mut self) {
        let time = self.stopwatch.lap();
        if let PuzzleSource::Timed(run) = &mut self.queue.source {
            run.advance(time);
        }
    }

    /// Handles a line.
    fn handle(&mut self, line: &str) -> io::Result<Flow> {
        let exercise = &mut self.exercise;
        let solved = exercise.run.stars().is_some();
        match exercise.board.read(line) {
            Line::Word(Word::Quit, ..) => return Ok(Flow::Quit),
            Line::Word(command, ..) => return self.execute(command),
            Line::Turn(_) if solved => exercise.board.say("puzzle-is-solved")?,
            Line::Turn(text) => {
                exercise.board.typed_turn(&text)?;
                exercise.follow()?;
                return self.finish();
            }
            Line::Unknown(text) => exercise.board.say_unknown(&text)?,
        }
        Ok(Flow::Continue)
    }

    fn execute(&mut self, command: Word) -> io::Result<Flow> {
        let timed = self.timed().is_some();
        let exercise = &mut self.exercise;
        let solved = exercise.run.stars().is_some();
        match command {
            Word::Board | Word::Rows | Word::Turns | Word::Rules | Word::End | Word::Back => {
                exercise.board.execute(command, false, "")?;
                exercise.follow()?;
                return self.finish();
            }
            Word::Help => exercise.board.say_help("puzzle-help")?,
            Word::Task => exercise.say_task()?,
            Word::Undo => exercise.undo()?,
            Word::Hint | Word::Solution | Word::Again if timed => {
                exercise.board.say("puzzle-not-in-timed")?;
            }
            Word::Hint | Word::Solution if solved => {
                exercise.board.say("puzzle-is-solved")?;
            }
            Word::Hint => {
                exercise.hint()?;
                return self.finish();
            }
            Word::Solution => {
                exercise.run.solution();
                exercise.follow()?;
                return self.finish();
            }
            Word::Again => {
                exercise.run.again();
                self.show()?;
            }
            Word::Next if timed => {
                // A puzzle that is left counts as failed.
                let (_, stored) = self.queue.record(&self.run.puzzle().id, PuzzleResult::Failed);
                self.report(stored)?;
                return self.go_on();
            }
            Word::Next => return self.next(),
            _ => {}
        }
        Ok(Flow::Continue)
    }

    /// Shows the puzzle.
    fn show(&mut self) -> io::Result<()> {
        let heading = say::puzzle_title(&self.exercise.board.console.texts, &self.run.puzzle().id);
        self.exercise.begin(&heading)
    }

    /// Goes on to the next puzzle, or says that there is none.
    fn next(&mut self) -> io::Result<Flow> {
        let Some(id) = self.queue.next() else {
            let message = match &self.queue.source {
                PuzzleSource::Again => "puzzle-all-done",
                PuzzleSource::Timed(_) => "puzzle-timed-none",
                _ => "puzzle-none",
            };
            self.exercise.board.say(message)?;
            let ends = self.timed().is_some();
            return Ok(if ends { Flow::Quit } else { Flow::Continue });
        };
        if matches!(self.queue.source, PuzzleSource::Daily) {
            self.queue.source = PuzzleSource::Chosen;
            self.exercise.board.say("puzzle-daily-over")?;
        }
        let console = &mut *self.exercise.board.console;
        match opened(console, &self.queue, &id) {
            Ok((run, exercise)) => {
                self.run = run;
                self.exercise.change(exercise);
                self.show()?;
            }
            Err(failure) => console.tell(failure.lines()?)?,
        }
        Ok(Flow::Continue)
    }

    /// Goes on in a run against time, unless it is over.
    fn go_on(&mut self) -> io::Result<Flow> {
        if self.is_over() {
            return Ok(Flow::Continue);
        }
        self.say_timed()?;
        self.next()
    }

    /// Stores and says the result, once there is one; in a run against time goes on.
    fn finish(&mut self) -> io::Result<Flow> {
        let solved = self.exercise.run.stars().is_some();
        let result = self.run.take_result(&self.exercise.run);
        if let Some(result) = result {
            let (recorded, stored) = self.queue.record(&self.run.puzzle().id, result);
            self.report(stored)?;
            if self.timed().is_some() {
                return self.go_on();
            }
            self.say_recorded(recorded)?;
        }
        if solved && let Some((days, stored)) = self.queue.record_daily() {
            self.report(stored)?;
            self.exercise.board.say_with("puzzle-streak", &[("days", days.into())])?;
        }
        match (solved, result) {
            (true, _) => self.exercise.board.say("learn-type-next")?,
            (false, Some(_)) => self.exercise.board.say("puzzle-go-on")?,
            (false, None) => {}
        }
        Ok(Flow::Continue)
    }
}

/// Why there is no first puzzle.
fn none(console: &Console, queue: &Queue) -> Failure {
    match &queue.source {
        PuzzleSource::Named(id) => unknown(console, id),
        PuzzleSource::Again => match again::next_due(queue.progress()) {
            Some(day) if day > today() => {
                console.negative("puzzle-none-due-until", &[("day", day.to_string().into())])
            }
            _ => console.negative("puzzle-none-due", &[]),
        },
        _ => console.negative("puzzle-none", &[]),
    }
}

/// That there is no puzzle of this name.
fn unknown(console: &Console, id: &PuzzleId) -> Failure {
    console.negative("puzzle-unknown", &[("name", id.to_string().into())])
}

/// The puzzle of a name, and its exercise.
fn opened(
    console: &Console,
    queue: &Queue,
    id: &PuzzleId,
) -> Result<(PuzzleRun, ExerciseRun), Failure> {
    let read = queue.puzzle(id).ok_or_else(|| unknown(console, id))?;
    let puzzle = Arc::new(read.map_err(|error| {
        Failure::Negative(vec![say::pack_error(&console.texts, id.variant(), &error)])
    })?);
    let texts = say::puzzle_texts(&puzzle);
    Ok(PuzzleRun::new(puzzle, texts))
}
