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
use crate::learn::{Attempt, Button, Course, ExerciseId, ExerciseRun, Judge, Message, Next};
use crate::rules::Chain;
use crate::texts::{Arg, say};
use std::io::{self, IsTerminal as _};

/// The width of the lines of a lesson's texts, in characters.
const WIDTH: usize = 78;

/// The course at the terminal.
pub(super) struct LearnBoard<'a> {
    board: TextBoard<'a>,
    vocabulary: Vocabulary<LearnCommand>,
    course: Course,
    store: ProgressStore,
    judge: Judge,
    run: ExerciseRun,
    /// The position that was shown last.
    shown: Option<Chain>,
    /// The attempt that is stored already.
    recorded: Option<Attempt>,
    /// The number of the message that was said last.
    said: u32,
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
                self.record()?;
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

    fn language(&self) -> &'static str {
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

    fn say_task(&mut self) -> io::Result<()> {
        let view = self.run.view(&self.board.session, self.language());
        if !view.points.is_empty() {
            let board = &self.run.exercise().variant.rules.board;
            let points = say::points(board, view.points);
            self.board.say_with("learn-marked", &[("points", points.into())])?;
        }
        self.say_wrapped(&view.task)?;
        if self.run.is_picking() {
            return self.board.say("learn-pick");
        }
        self.board.say_obligation()
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

    /// Says what the exercise says, and what it shows on the board, unless it was said.
    fn say_message(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.said, self.run.messages()) == self.run.messages() {
            return Ok(());
        }
        let view = self.run.view(&self.board.session, self.language());
        let Some(message) = &view.message else { return Ok(()) };
        let board = &self.run.exercise().variant.rules.board;
        let sentence = say::lesson_message(&self.board.console.texts, board, message);
        let path: Vec<String> = view.path.iter().map(|&point| board.name(point)).collect();
        let captured = view.captured;
        let points = say::points(board, captured);
        self.say_wrapped(&sentence)?;
        if path.is_empty() || matches!(message, Message::Solution(_)) {
            return Ok(());
        }
        let arguments: [(&str, Arg); 3] = [
            ("path", path.join("-").into()),
            ("count", captured.len().into()),
            ("points", points.into()),
        ];
        self.board.say_with("learn-shown", &arguments)
    }

    /// Says the stars of a solved exercise, and stores them.
    fn finish(&mut self) -> io::Result<()> {
        let Some(stars) = self.run.stars() else { return Ok(()) };
        self.record()?;
        self.board.say_with("learn-stars", &[("stars", stars.into())])?;
        let last = self.course.after(&Course::id(&self.run)).is_none();
        self.board.say(if last { "learn-last" } else { "learn-type-next" })
    }

    /// Stores the attempt, unless nothing was tried or it is stored.
    fn record(&mut self) -> io::Result<()> {
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

    /// Shows the board, if it has changed since it was shown.
    fn show_board(&mut self) -> io::Result<()> {
        let chain = self.board.session.record().chain().clone();
        if self.shown.as_ref() == Some(&chain) {
            return Ok(());
        }
        self.shown = Some(chain);
        self.board.changed = true;
        self.board.show_board()
    }

    /// Prints a text of a lesson in lines that fit a terminal.
    fn say_wrapped(&mut self, text: &str) -> io::Result<()> {
        let mut line = String::new();
        for word in text.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.board.line(&line)?;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        self.board.line(&line)
    }
}
