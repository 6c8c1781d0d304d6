//! The loop of puzzles at the text board.

use super::queue::{PuzzleSource, Queue, today};
use crate::cli::console::{CommandResult, Console, ExitStatus, Failure};
use crate::cli::text::game_saver::GameSaver;
use crate::cli::text::learn::ExerciseBoard;
use crate::cli::text::lines::{Input, Lines};
use crate::cli::text::stopwatch::Stopwatch;
use crate::cli::text::text_board::{TextBoard, quoted};
use crate::game::play::Session;
use crate::game::puzzles::choose::{TimedRun, again};
use crate::game::puzzles::{Puzzle, PuzzleId, PuzzleResult, PuzzleRun};
use crate::texts::say;
use crate::texts::words::{Line, Vocabulary, Word};
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
    vocabulary: Vocabulary,
    pub queue: Queue,
    pub run: PuzzleRun,
    stopwatch: Stopwatch,
}

/// Whether the loop continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzleFlow {
    Continue,
    Quit,
}

impl<'a> PuzzleBoard<'a> {
    /// The board at the first puzzle.
    pub fn begin(console: &'a mut Console, mut queue: Queue, words: bool) -> Result<Self, Failure> {
        let Some(id) = queue.next() else { return Err(none(console, &queue)) };
        let puzzle = puzzle(console, &queue, &id)?;
        let vocabulary = Vocabulary::new(&console.texts, &WORDS);
        let (run, exercise) = PuzzleRun::new(puzzle.clone(), say::puzzle_texts(&puzzle));
        let board = TextBoard::new(console, Session::default(), words, 0, GameSaver::disabled());
        let exercise = ExerciseBoard::new(board, exercise);
        Ok(Self { exercise, vocabulary, queue, run, stopwatch: Stopwatch::start() })
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
        loop {
            if self.is_over() {
                self.end_timed()?;
                break;
            }
            let left = self.timed().map(TimedRun::left);
            let line = match self.exercise.board.next_line(lines, left)? {
                Input::Line(line) => line,
                Input::Timeout => {
                    self.pass_time();
                    continue;
                }
                Input::End | Input::TooLong => {
                    if self.timed().is_some() {
                        self.end_timed()?;
                    }
                    break;
                }
            };
            self.pass_time();
            // A line typed after the time has run out does not count.
            if line.is_empty() || self.is_over() {
                continue;
            }
            if self.handle(&line)? == PuzzleFlow::Quit {
                break;
            }
        }
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
    fn handle(&mut self, line: &str) -> io::Result<PuzzleFlow> {
        let exercise = &mut self.exercise;
        let solved = exercise.run.stars().is_some();
        match exercise.board.with_letter(self.vocabulary.read(line)) {
            Line::Word(Word::Quit, ..) => {
                if self.timed().is_some() {
                    self.end_timed()?;
                }
                return Ok(PuzzleFlow::Quit);
            }
            Line::Word(command, ..) => return self.execute(command),
            Line::Turn(_) if solved => exercise.board.say("puzzle-is-solved")?,
            Line::Turn(text) => {
                exercise.board.typed_turn(&text)?;
                exercise.follow()?;
                return self.finish();
            }
            Line::Unknown(text) => {
                let text = quoted(&text);
                exercise.board.say_with("text-unknown", &[("text", text.into())])?;
            }
        }
        Ok(PuzzleFlow::Continue)
    }

    fn execute(&mut self, command: Word) -> io::Result<PuzzleFlow> {
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
        Ok(PuzzleFlow::Continue)
    }

    /// Shows the puzzle.
    fn show(&mut self) -> io::Result<()> {
        let heading = say::puzzle_title(&self.exercise.board.console.texts, &self.run.puzzle().id);
        self.exercise.begin(&heading)
    }

    /// Goes on to the next puzzle, or says that there is none.
    fn next(&mut self) -> io::Result<PuzzleFlow> {
        let Some(id) = self.queue.next() else {
            let message = match &self.queue.source {
                PuzzleSource::Again => "puzzle-all-done",
                PuzzleSource::Timed(_) => "puzzle-timed-none",
                _ => "puzzle-none",
            };
            self.exercise.board.say(message)?;
            if self.timed().is_some() {
                self.end_timed()?;
                return Ok(PuzzleFlow::Quit);
            }
            return Ok(PuzzleFlow::Continue);
        };
        if matches!(self.queue.source, PuzzleSource::Daily) {
            self.queue.source = PuzzleSource::Chosen;
            self.exercise.board.say("puzzle-daily-over")?;
        }
        let console = &mut *self.exercise.board.console;
        match puzzle(console, &self.queue, &id) {
            Ok(puzzle) => {
                let (run, exercise) = PuzzleRun::new(puzzle.clone(), say::puzzle_texts(&puzzle));
                self.run = run;
                self.exercise.change(exercise);
                self.show()?;
            }
            Err(failure) => {
                for line in failure.lines()? {
                    writeln!(console.err, "{line}")?;
                }
            }
        }
        Ok(PuzzleFlow::Continue)
    }

    /// Goes on in a run against time, unless it is over.
    fn go_on(&mut self) -> io::Result<PuzzleFlow> {
        if self.is_over() {
            return Ok(PuzzleFlow::Continue);
        }
        self.say_timed()?;
        self.next()
    }

    /// Stores and says the result, once there is one; in a run against time goes on.
    fn finish(&mut self) -> io::Result<PuzzleFlow> {
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
        Ok(PuzzleFlow::Continue)
    }
}

/// Why there is no first puzzle.
fn none(console: &Console, queue: &Queue) -> Failure {
    let texts = &console.texts;
    Failure::Negative(vec![match &queue.source {
        PuzzleSource::Named(id) => texts.with("puzzle-unknown", &[("name", id.to_string().into())]),
        PuzzleSource::Again => match again::next_due(queue.progress()) {
            Some(day) if day > today() => {
                texts.with("puzzle-none-due-until", &[("day", day.to_string().into())])
            }
            _ => texts.get("puzzle-none-due"),
        },
        _ => texts.get("puzzle-none"),
    }])
}

/// The puzzle of a name.
fn puzzle(console: &Console, queue: &Queue, id: &PuzzleId) -> Result<Arc<Puzzle>, Failure> {
    let unknown = || {
        let name = [("name", id.to_string().into())];
        Failure::Negative(vec![console.texts.with("puzzle-unknown", &name)])
    };
    let read = queue.puzzle(id).ok_or_else(unknown)?;
    read.map(Arc::new).map_err(|error| {
        Failure::Negative(vec![say::pack_error(&console.texts, id.variant(), &error)])
    })
}
