//! Points that are typed in an exercise that asks for points.

use super::ExerciseBoard;
use super::typed::{TypedName, names};
use crate::game::learn::Goal;
use crate::rules::PointSet;
use crate::texts::say;
use std::io;

impl ExerciseBoard<'_> {
    /// Picks the points that were typed, if all are right, and says what is picked. Otherwise says
    /// which are wrong.
    pub fn pick(&mut self, text: &str) -> io::Result<()> {
        let rules = self.run.exercise().variant.rules.clone();
        let Goal::Points(right) = self.run.exercise().goal else { return Ok(()) };
        let (mut named, mut unknown) = (Vec::new(), Vec::new());
        for name in names(&rules.board, text) {
            match name {
                TypedName::Point(point) => named.push(point),
                TypedName::OffBoard(name) => unknown.push(name),
                TypedName::Other => return self.board.say("learn-type-points"),
            }
        }
        if named.is_empty() && unknown.is_empty() {
            return self.board.say("learn-type-points");
        }
        let typed = named.len() + unknown.len();
        self.run.pick_all(&named, unknown.is_empty());
        for name in &unknown {
            self.board.say_with("turn-off-board", &[("point", name.into())])?;
        }
        let wrong: PointSet = named.into_iter().filter(|&point| !right.contains(point)).collect();
        if wrong.is_empty() && unknown.is_empty() {
            self.say_message()?;
            if self.run.stars().is_some() {
                return Ok(());
            }
            let left = right - self.run.view(&self.board.session).picked;
            self.board.say_with("learn-picked", &[("left", left.len().into())])?;
            return self.say_picked();
        }
        if typed > 1 {
            if !wrong.is_empty() {
                let points = say::points(&rules.board, wrong);
                self.board.say_with("learn-not-these", &[("points", points.into())])?;
            }
            self.board.say("learn-none-picked")?;
        }
        self.say_message()
    }

    /// Says what was picked, if anything.
    pub(super) fn say_picked(&mut self) -> io::Result<()> {
        let picked = self.run.view(&self.board.session).picked;
        if picked.is_empty() {
            return Ok(());
        }
        let points = say::points(&self.run.exercise().variant.rules.board, picked);
        self.board.say_with("learn-picked-so-far", &[("points", points.into())])
    }
}
