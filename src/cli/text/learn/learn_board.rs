//! The loop of exercises at the text board.

use super::words::{COMMANDS, LearnCommand};
use crate::catalogue::progress::ProgressStore;
use crate::cli::console::{Answer, Console, Done, Failure};
use crate::cli::lessons;
use crate::cli::text::command::{Line, Vocabulary};
use crate::cli::text::keep::Keeper;
use crate::cli::text::lines::{Input, Lines};
use crate::cli::text::text_board::{TextBoard, quoted};
use crate::game::{Intent, Session};
use crate::learn::{Attempt, Button, Course, ExerciseId, ExerciseRun, Judge, Next};
use crate::rules::Chain;
use crate::texts::say;
use std::io::{self, IsTerminal as _};

/// The course at the terminal.
pub(super) struct LearnBoard<'a> {
    pub board: TextBoard<'a>,
    vocabulary: Vocabulary<LearnCommand>,
    pub course: Course,
    store: ProgressStore,
    judge: Judge,
    pub run: ExerciseRun,
    /// The position that was shown last.
    pub shown: Option<Chain>,
    /// The attempt that is stored already.
    recorded: Option<Attempt>,
    /// The number of the message that was said last.
    pub said: u32,
}

impl<'a> LearnBoard<'a> {
    /// The course at an exercise, which must exist.
    pub fn new(
        console: &'a mut Console,
        course: Course,
        store: ProgressStore,
        id: &ExerciseId,
        words: bool,
    ) -> Result<Self, Failure> {
        let no_exercise = || Failure::Negative(vec![console.texts.get("learn-no-lessons")]);
        let run = course.run(id).ok_or_else(no_exercise)?;
        let vocabulary = Vocabulary::new(&console.texts, &COMMANDS);
        let board = TextBoard::new(console, Session::default(), words, 0, Keeper::disabled());
        let (judge, shown, recorded) = (Judge::default(), None, None);
        Ok(Self { board, vocabulary, course, store, judge, run, shown, recorded, said: 0 })
    }

    /// Teaches until the learner quits or the input ends.
    pub fn play(mut self) -> Done {
        let prompts = io::stdin().is_terminal();
        self.board.say("learn-welcome")?;
        self.begin()?;
        let mut input = io::stdin().lock();
        let mut lines = Lines::Blocking(&mut input);
        loop {
            if prompts {
                write!(self.board.console.out, "> ")?;
            }
            self.board.console.out.flush()?;
            let Input::Line(line) = lines.next(None)? else { break };
            if !line.is_empty() && !self.handle(&line)? {
                break;
            }
        }
        self.record()?;
        self.board.say("text-goodbye")?;
        Ok(Answer::Good)
    }

    /// Handles a line. Returns whether to go on.
    fn handle(&mut self, line: &str) -> io::Result<bool> {
        match self.vocabulary.read(line) {
            Line::Command(LearnCommand::Quit, ..) => return Ok(false),
            Line::Command(command, ..) => self.execute(command)?,
            Line::Turn(text) if self.run.is_picking() => self.pick(&text)?,
            Line::Turn(_) if self.run.stars().is_some() => self.board.say("learn-is-solved")?,
            Line::Turn(text) => {
                self.board.typed_turn(&text)?;
                self.follow()?;
            }
            Line::Unknown(text) => {
                let text = quoted(&text);
                self.board.say_with("text-unknown", &[("text", text.into())])?;
            }
        }
        Ok(true)
    }

    fn execute(&mut self, command: LearnCommand) -> io::Result<()> {
        match command {
            LearnCommand::Board(command) => {
                self.board.execute(command, false, "")?;
                self.follow()
            }
            LearnCommand::Help => self.board.say("learn-help"),
            LearnCommand::Task => self.say_task(),
            LearnCommand::Undo => self.undo(),
            LearnCommand::Claim => {
                self.board.apply(Intent::Claim, |_, _| Ok(()))?;
                self.follow()
            }
            LearnCommand::Hint | LearnCommand::Solution if self.run.stars().is_some() => {
                self.board.say("learn-is-solved")
            }
            LearnCommand::Hint => {
                self.run.hint();
                self.say_message()
            }
            LearnCommand::Solution => {
                self.run.solution();
                self.follow()
            }
            LearnCommand::Again => {
                if self.run.stars().is_some() {
                    self.run.again();
                    self.recorded = None;
                } else {
                    self.run.restart();
                }
                self.begin()
            }
            LearnCommand::Next => self.next(),
            LearnCommand::List => {
                let here = Course::id(&self.run);
                let lines = lessons::lines(&self.course, self.language());
                for (line, lesson) in lines.iter().zip(self.course.lessons()) {
                    let mark = if lesson.key == here.lesson { "*" } else { " " };
                    writeln!(self.board.console.out, "{mark} {line}")?;
                }
                Ok(())
            }
            LearnCommand::Quit => Ok(()),
        }
    }

    pub(super) fn language(&self) -> &'static str {
        self.board.console.texts.language().code()
    }

    /// Goes on to the next exercise, or says that this is the last.
    fn next(&mut self) -> io::Result<()> {
        self.record()?;
        let Some(run) =
            self.course.after(&Course::id(&self.run)).and_then(|id| self.course.run(&id))
        else {
            return self.board.say("learn-last");
        };
        self.run = run;
        (self.recorded, self.said) = (None, 0);
        self.begin()
    }

    /// Begins the exercise, and says what it is about.
    fn begin(&mut self) -> io::Result<()> {
        self.settle()?;
        let view = self.run.view(&self.board.session, self.language());
        let arguments = [
            ("lesson", view.title.into()),
            ("number", view.number.into()),
            ("count", view.count.into()),
            ("name", Course::id(&self.run).to_string().into()),
        ];
        self.board.line("")?;
        self.board.say_with("learn-heading", &arguments)?;
        for paragraph in &view.paragraphs {
            self.say_wrapped(paragraph)?;
        }
        self.shown = None;
        self.show_board()?;
        self.say_task()
    }

    /// Picks the points that were typed.
    fn pick(&mut self, text: &str) -> io::Result<()> {
        for name in text.split([' ', ',', ';']).filter(|name| !name.is_empty()) {
            let board = &self.run.exercise().variant.rules.board;
            match board.point_named(&name.to_lowercase()) {
                Some(point) => self.run.pick(point),
                None => {
                    let name = quoted(name);
                    return self.board.say_with("turn-off-board", &[("point", name.into())]);
                }
            }
            self.say_message()?;
            if self.run.stars().is_some() {
                break;
            }
        }
        self.finish()
    }

    /// Takes back the open chain, or the last turn.
    fn undo(&mut self) -> io::Result<()> {
        let can = self.run.buttons(&self.board.session).contains(&Button::TakeBack);
        if !can {
            return self.board.refuse(crate::rules::Refusal::NothingToUndo);
        }
        if let Some(intent) = self.run.press(Button::TakeBack, &self.board.session) {
            self.board.session.apply(intent);
        }
        self.board.say("text-undone")?;
        self.settle()?;
        self.show_board()
    }

    /// Lets everything happen that follows the learner's action, and says it.
    fn follow(&mut self) -> io::Result<()> {
        let solved = self.run.stars().is_some();
        self.settle()?;
        if solved {
            return Ok(());
        }
        self.show_board()?;
        let chain = self.board.session.record().chain();
        if chain.is_empty() { self.finish() } else { self.board.say_obligation() }
    }

    /// Does what is next until the learner is to act, and says what the exercise says.
    fn settle(&mut self) -> io::Result<()> {
        loop {
            self.run.observe(&self.board.session);
            self.say_message()?;
            match self.run.next(&self.board.session) {
                Next::Learner => return Ok(()),
                Next::Think(query) => self.run.accept(self.judge.answer(&query)),
                Next::Apply(intent) | Next::Retry(intent) => {
                    let notices = self.board.session.apply(intent);
                    self.board.say_turns(&notices)?;
                }
            }
        }
    }

    /// Stores the attempt, unless nothing was tried or it is stored.
    pub(super) fn record(&mut self) -> io::Result<()> {
        let attempt = self.run.attempt();
        let is_new = self.recorded.is_none() && (attempt.wrong > 0 || attempt.stars.is_some());
        if !is_new {
            return Ok(());
        }
        self.recorded = Some(attempt);
        let stored = self.store.record(&Course::id(&self.run), attempt);
        self.course.progress.clone_from(self.store.progress());
        if let Err(event) = stored {
            let sentence = say::progress_event(&self.board.console.texts, &event);
            writeln!(self.board.console.err, "{sentence}")?;
        }
        Ok(())
    }
}
