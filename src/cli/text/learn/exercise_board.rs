//! An exercise at the text board, in a lesson or as a puzzle.

use super::notes;
use crate::cli::text::text_board::TextBoard;
use crate::game::learn::{Button, ExerciseEvaluator, ExerciseRun, Message, Next};
use crate::game::play::Intent;
use crate::rules::Chain;
use crate::texts::{Arg, say};
use std::io;

/// An exercise at the text board.
pub(in crate::cli::text) struct ExerciseBoard<'a> {
    pub board: TextBoard<'a>,
    evaluator: ExerciseEvaluator,
    pub run: ExerciseRun,
    /// Whether it is an exercise of a lesson, in which the terminal says how to type, what is taken
    /// back, and where the lines of the board lead.
    pub of_lesson: bool,
    /// The position that was shown last.
    shown: Option<Chain>,
    /// The number of the message that was said last.
    said: u32,
}

impl<'a> ExerciseBoard<'a> {
    pub fn new(board: TextBoard<'a>, run: ExerciseRun) -> Self {
        let evaluator = ExerciseEvaluator::default();
        Self { board, evaluator, run, of_lesson: false, shown: None, said: 0 }
    }

    /// Goes on to another exercise, which [`ExerciseBoard::begin`] begins.
    pub fn change(&mut self, run: ExerciseRun) {
        (self.run, self.said) = (run, 0);
    }

    /// Begins the exercise; prints the heading, the paragraphs, the board and the task.
    pub fn begin(&mut self, heading: &str) -> io::Result<()> {
        self.settle()?;
        self.board.line("")?;
        self.board.line(heading)?;
        let view = self.run.view(&self.board.session);
        for paragraph in say::paragraphs(&self.board.console.texts, view.paragraphs) {
            self.board.paragraph(&paragraph)?;
        }
        self.shown = None;
        self.show_board()?;
        if self.of_lesson && self.board.words && notes::describes_lines(&self.run) {
            self.say_lines()?;
        }
        self.say_task()
    }

    pub fn say_task(&mut self) -> io::Result<()> {
        let view = self.run.view(&self.board.session);
        let task = say::localized(&self.board.console.texts, view.task);
        if !view.points.is_empty() {
            let board = &self.run.exercise().variant.rules.board;
            let points = say::points(board, view.points);
            self.board.say_with("learn-marked", &[("points", points.into())])?;
        }
        self.board.paragraph(&task)?;
        if self.of_lesson {
            for note in notes::of(&self.run).collect::<Vec<_>>() {
                let text = self.board.console.texts.get(note);
                self.board.paragraph(&text)?;
            }
        }
        self.say_state()
    }

    /// Says what was picked, or what the side to move must do.
    pub fn say_state(&mut self) -> io::Result<()> {
        if !self.run.is_picking() {
            return self.board.say_obligation();
        }
        self.say_picked()?;
        self.board.say("learn-pick")
    }

    /// Says where the lines of the board lead.
    pub fn say_lines(&mut self) -> io::Result<()> {
        let text = self.board.console.texts.get("learn-lines");
        self.board.paragraph(&text)
    }

    /// Says the hint.
    pub fn hint(&mut self) -> io::Result<()> {
        self.run.hint();
        self.say_message()
    }

    /// Takes back the open chain, or the last turn.
    pub fn undo(&mut self) -> io::Result<()> {
        let can = self.run.buttons(&self.board.session).contains(&Button::TakeBack);
        if !can && self.of_lesson && self.run.is_picking() {
            return self.board.say("learn-picked-stay");
        }
        if !can && self.of_lesson && self.run.attempt().wrong > 0 {
            return self.board.say("learn-nothing-back");
        }
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

    /// Lets everything happen that follows the learner's action, and says it. Returns whether no chain
    /// is open, so that the exercise may be solved now.
    pub fn follow(&mut self) -> io::Result<bool> {
        let solved = self.run.stars().is_some();
        self.settle()?;
        if solved {
            return Ok(false);
        }
        self.show_board()?;
        if self.board.session.record().chain().is_empty() {
            return Ok(true);
        }
        self.board.say_obligation()?;
        Ok(false)
    }

    /// Does what is next until the learner is to act, and says what the exercise says.
    pub fn settle(&mut self) -> io::Result<()> {
        loop {
            self.run.observe(&self.board.session);
            self.say_message()?;
            match self.run.next(&self.board.session) {
                Next::Learner => return Ok(()),
                Next::Think(query) => self.run.accept(self.evaluator.answer(&query)),
                Next::Apply(intent) => self.apply(intent, None)?,
                Next::Retry(intent) => self.apply(intent, Some("learn-begins-again"))?,
            }
        }
    }

    /// Applies an intent of the exercise. In a lesson says that a turn was taken back, or else
    /// `then`.
    fn apply(&mut self, intent: Intent, then: Option<&str>) -> io::Result<()> {
        let said = if intent == Intent::Undo { Some("learn-taken-back") } else { then };
        let notices = self.board.session.apply(intent);
        self.board.say_turns(&notices)?;
        said.filter(|_| self.of_lesson).map_or(Ok(()), |said| self.board.say(said))
    }

    /// Says what the exercise says, and what it shows on the board, unless it was said.
    pub fn say_message(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.said, self.run.messages()) == self.run.messages() {
            return Ok(());
        }
        let view = self.run.view(&self.board.session);
        let Some(message) = &view.message else { return Ok(()) };
        let board = &self.run.exercise().variant.rules.board;
        let sentence = say::lesson_message(&self.board.console.texts, board, message);
        let path: Vec<String> = view.path.iter().map(|&point| board.name(point)).collect();
        let (captured, is_reply) = (view.captured, view.is_reply);
        let points = say::points(board, captured);
        let opponent = self.run.exercise().side().opponent();
        self.board.paragraph(&sentence)?;
        if path.is_empty() || matches!(message, Message::Solution(_)) {
            return Ok(());
        }
        let arguments: [(&str, Arg); 4] = [
            ("side", say::side_arg(opponent)),
            ("path", path.join("-").into()),
            ("count", captured.len().into()),
            ("points", points.into()),
        ];
        self.board
            .say_with(if is_reply { "learn-shown-reply" } else { "learn-shown-better" }, &arguments)
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
}
