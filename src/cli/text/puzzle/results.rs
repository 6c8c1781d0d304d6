//! What is printed of results, ratings and runs against time.

use super::puzzle_board::PuzzleBoard;
use super::queue::{PuzzleSource, today};
use crate::catalogue::kept::KeptEvent;
use crate::game::puzzles::Recorded;
use crate::game::puzzles::choose::TimedRun;
use crate::texts::{id, say};
use std::io;

impl PuzzleBoard<'_> {
    /// Says what a result has changed.
    pub fn say_recorded(&mut self, recorded: Option<Recorded>) -> io::Result<()> {
        let Some(recorded) = recorded else { return Ok(()) };
        let again = matches!(self.queue.source, PuzzleSource::Again);
        let lines = say::puzzle_recorded(&self.exercise.board.console.texts, &recorded, again);
        self.exercise.board.say_all(lines)
    }

    /// Says the rating at the start, or what a run against time is about.
    pub fn say_standing(&mut self) -> io::Result<()> {
        let board = &mut self.exercise.board;
        if let PuzzleSource::Timed(_) = self.queue.source {
            let minutes = TimedRun::TIME.as_secs() / 60;
            let arguments = [("minutes", minutes.into()), ("mistakes", TimedRun::MISTAKES.into())];
            return board.say_with("puzzle-timed-begin", &arguments);
        }
        if self.queue.progress().overall().is_none() {
            return Ok(());
        }
        let rating = self.queue.progress().rating(self.run.puzzle().id.variant(), today());
        let arguments = [
            ("rating", rating.to_string().into()),
            ("deviation", format!("{:.0}", 2.0 * rating.deviation).into()),
        ];
        board.say_with("puzzle-your-rating", &arguments)
    }

    /// Says that the puzzle of the day was tried before on this day, if it was.
    pub fn say_daily(&mut self) -> io::Result<()> {
        let (progress, today) = (self.queue.progress(), today());
        let tried = progress.tried(&self.run.puzzle().id).is_some_and(|tried| tried.last == today);
        if !tried || !matches!(self.queue.source, PuzzleSource::Daily) {
            return Ok(());
        }
        let streak = progress.streak();
        let solved = streak.days > 0 && streak.last == today;
        let message = if solved { id("puzzle-daily-solved") } else { id("puzzle-daily-tried") };
        self.exercise.board.say(message)
    }

    /// Says how a run against time stands.
    pub fn say_timed(&mut self) -> io::Result<()> {
        let Some(run) = self.timed() else { return Ok(()) };
        let arguments = [
            ("time", say::time(run.left()).into()),
            ("solved", run.solved().into()),
            ("mistakes", run.mistakes().into()),
            ("most", TimedRun::MISTAKES.into()),
        ];
        self.exercise.board.say_with("puzzle-timed-left", &arguments)
    }

    /// Says and stores the result of a run against time.
    pub fn end_timed(&mut self) -> io::Result<()> {
        let Some(run) = self.timed() else { return Ok(()) };
        let (solved, over) = (run.solved(), run.left().is_zero());
        let kind = run.kind().to_owned();
        if over {
            self.exercise.board.say("puzzle-timed-time")?;
        } else if run.mistakes() >= TimedRun::MISTAKES {
            self.exercise.board.say("puzzle-timed-mistakes")?;
        }
        let Some((best, stored)) = self.queue.record_timed() else { return Ok(()) };
        self.report(stored)?;
        let all = self.queue.progress().timed(&kind);
        let line = say::puzzle_timed_result(&self.exercise.board.console.texts, solved, best, all);
        self.exercise.board.line(&line)
    }

    /// Reports that a result was not stored.
    pub fn report(&mut self, stored: Result<(), KeptEvent>) -> io::Result<()> {
        self.exercise.board.console.report_kept(stored.err())
    }
}
