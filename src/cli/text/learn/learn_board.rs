//! The loop of exercises at the text board.

use super::exercise_board::ExerciseBoard;
use super::typed;
use crate::catalogue::kept::Kept;
use crate::cli::console::{CommandResult, Console, ExitStatus, Failure};
use crate::cli::text::lines::{Input, Lines};
use crate::cli::text::text_board::TextBoard;
use crate::game::learn::{Attempt, Course, ExerciseId, Progress};
use crate::game::play::Intent;
use crate::rules::Point;
use crate::texts::say;
use crate::texts::words::{Line, Word};
use std::io;

/// The words that can be typed in an exercise.
const WORDS: [Word; 16] = {
    use Word::*;
    [
        Help, Board, Rows, Turns, Rules, End, Back, Undo, Claim, Task, Hint, Solution, Again, Next,
        List, Quit,
    ]
};

/// The course at the terminal.
pub(super) struct LearnBoard<'a> {
    exercise: ExerciseBoard<'a>,
    course: Course,
    store: Kept<Progress>,
    /// The attempt that is stored already.
    recorded: Option<Attempt>,
    /// The stone that was typed alone in the last line.
    stone: Option<Point>,
}

impl<'a> LearnBoard<'a> {
    /// The course at an exercise, which must exist.
    pub fn new(
        console: &'a mut Console,
        course: Course,
        store: Kept<Progress>,
        id: &ExerciseId,
        words: bool,
    ) -> Result<Self, Failure> {
        let run = course.run(id).ok_or_else(|| console.negative("learn-no-lessons", &[]))?;
        let board = TextBoard::of_exercises(console, &WORDS, words);
        let mut exercise = ExerciseBoard::new(board, run);
        exercise.of_lesson = true;
        Ok(Self { exercise, course, store, recorded: None, stone: None })
    }

    /// Teaches until the learner quits or the input ends.
    pub fn play(mut self) -> CommandResult {
        self.exercise.board.say("learn-welcome")?;
        self.begin()?;
        let mut input = io::stdin().lock();
        let mut lines = Lines::Blocking(&mut input);
        while let Input::Line(line) = self.exercise.board.next_line(&mut lines, None)? {
            if !line.is_empty() && !self.handle(&line)? {
                break;
            }
        }
        self.record()?;
        self.exercise.board.say("text-goodbye")?;
        Ok(ExitStatus::Good)
    }

    /// Handles a line. Returns whether to go on.
    fn handle(&mut self, line: &str) -> io::Result<bool> {
        let stone = self.stone.take();
        let exercise = &mut self.exercise;
        match exercise.board.read(line) {
            Line::Word(Word::Quit, ..) => return Ok(false),
            Line::Word(command, ..) => self.execute(command)?,
            Line::Turn(text) if exercise.run.is_picking() => {
                exercise.pick(&text)?;
                self.finish()?;
            }
            Line::Turn(_) if exercise.run.stars().is_some() => {
                exercise.board.say("learn-is-solved")?;
            }
            Line::Turn(text) => self.turn(&text, stone)?,
            Line::Unknown(text) => exercise.board.say_unknown(&text)?,
        }
        Ok(true)
    }

    /// Plays a typed turn. `stone` is the stone that was typed alone before, if it was.
    fn turn(&mut self, text: &str, stone: Option<Point>) -> io::Result<()> {
        let exercise = &mut self.exercise;
        let record = exercise.board.session.record();
        let board = &record.rules().board;
        let mut text = typed::without_words(text);
        if let Some(point) = typed::point(board, &text) {
            let alone = board.point_named(&text.trim().to_lowercase()).is_some();
            if alone && typed::may_go(record, point) {
                self.stone = Some(point);
                exercise.board.typed_turn(&text)?;
                return exercise.board.say("learn-to-where");
            }
            if let Some(stone) = stone.filter(|&stone| typed::may_go(record, stone)) {
                text = format!("{}-{text}", board.name(stone));
            }
        }
        exercise.board.typed_turn(&text)?;
        self.follow()
    }

    fn execute(&mut self, command: Word) -> io::Result<()> {
        let exercise = &mut self.exercise;
        match command {
            Word::Board | Word::Rows => {
                if exercise.board.words || command == Word::Rows {
                    exercise.board.say_rows()?;
                    exercise.say_lines()?;
                } else {
                    exercise.board.draw_board()?;
                }
                exercise.say_state()
            }
            Word::Turns | Word::Rules | Word::End | Word::Back => {
                exercise.board.execute(command, false, "")?;
                self.follow()
            }
            Word::Help => exercise.board.say_help("learn-help"),
            Word::Task => exercise.say_task(),
            Word::Undo => exercise.undo(),
            Word::Claim => {
                exercise.board.apply(Intent::Claim, |_, _| Ok(()))?;
                self.follow()
            }
            Word::Hint | Word::Solution if exercise.run.stars().is_some() => {
                exercise.board.say("learn-is-solved")
            }
            Word::Hint => exercise.hint(),
            Word::Solution => {
                exercise.run.solution();
                self.follow()
            }
            Word::Again => {
                if exercise.run.stars().is_some() {
                    exercise.run.again();
                    self.recorded = None;
                } else {
                    exercise.run.restart();
                }
                self.begin()
            }
            Word::Next => self.next(),
            Word::List => {
                let here = Course::id(&exercise.run);
                let lines = super::lines(&self.course, &exercise.board.console.texts);
                for (line, lesson) in lines.iter().zip(self.course.lessons()) {
                    let mark = if lesson.key == here.lesson { "*" } else { " " };
                    writeln!(exercise.board.console.out, "{mark} {line}")?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Goes on to the next exercise, or says that this is the last.
    fn next(&mut self) -> io::Result<()> {
        self.record()?;
        let next = self.course.after(&Course::id(&self.exercise.run));
        let Some(run) = next.and_then(|id| self.course.run(&id)) else {
            return self.exercise.board.say("learn-last");
        };
        self.exercise.change(run);
        self.recorded = None;
        self.begin()
    }

    /// Begins the exercise, and says what it is about.
    fn begin(&mut self) -> io::Result<()> {
        let exercise = &mut self.exercise;
        let (run, texts) = (&exercise.run, &exercise.board.console.texts);
        let arguments = [
            ("lesson", say::localized(texts, &run.lesson().names).into()),
            ("number", (run.place() + 1).into()),
            ("count", run.lesson().exercises.len().into()),
            ("name", Course::id(run).to_string().into()),
        ];
        let heading = texts.with("learn-heading", &arguments);
        exercise.begin(&heading)
    }

    /// Lets everything happen that follows the learner's action, and says it.
    fn follow(&mut self) -> io::Result<()> {
        if self.exercise.follow()? { self.finish() } else { Ok(()) }
    }

    /// Says the stars of a solved exercise, and stores them.
    fn finish(&mut self) -> io::Result<()> {
        let Some(stars) = self.exercise.run.stars() else { return Ok(()) };
        self.record()?;
        let board = &mut self.exercise.board;
        board.say_with("learn-stars", &[("stars", stars.into())])?;
        let last = self.course.after(&Course::id(&self.exercise.run)).is_none();
        self.exercise.board.say(if last { "learn-last" } else { "learn-type-next" })
    }

    /// Stores the attempt, unless nothing was tried or it is stored.
    fn record(&mut self) -> io::Result<()> {
        let attempt = self.exercise.run.attempt();
        let is_new = self.recorded.is_none() && (attempt.wrong > 0 || attempt.stars.is_some());
        if !is_new {
            return Ok(());
        }
        self.recorded = Some(attempt);
        let stored = self.store.record(&Course::id(&self.exercise.run), attempt);
        self.course.progress.clone_from(self.store.value());
        self.exercise.board.console.report_kept(stored.err())
    }
}
