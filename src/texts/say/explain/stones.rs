//! Sentences about stones that are taken and lost.

use super::{Speaker, name, side_arg};
use crate::engine::explain::Horizon;
use crate::rules::Turn;
use crate::texts::Arg;

impl Speaker<'_> {
    pub(super) fn exchange(&self, takes: u32, gives: u32, line: &[Turn]) -> String {
        let texts = self.texts;
        let count = |count: u32| [("count", Arg::from(count))];
        let both = [("takes", Arg::from(takes)), ("gives", gives.into())];
        let first = line.first().map_or(0, |turn| turn.captured.len() as u32);
        if first == 0 {
            return if takes == 0 {
                self.about_opponent("explain-gives", &count(gives))
            } else if takes > gives {
                texts.with("explain-gives-to-take", &both)
            } else {
                texts.with("explain-gives-and-takes", &both)
            };
        }
        if line.len() == 1 {
            return self.about_opponent("explain-takes-safely", &count(takes));
        }
        let rest = if first == takes {
            self.about_opponent("explain-takes-back", &count(gives))
        } else {
            let [takes, gives] = both;
            let all = [("side", side_arg(self.side)), takes, gives];
            texts.with("explain-exchange", &all)
        };
        format!("{} {rest}", texts.with("explain-takes", &count(first)))
    }

    pub(super) fn loses(
        &self,
        horizon: Horizon,
        more: u32,
        into_line: bool,
        line: &[Turn],
    ) -> String {
        let best = self.best.map_or_else(String::new, |best| name(self.board, best));
        let (count, best) = (("count", more.into()), ("turn", best.into()));
        if horizon > Horizon::EXCHANGE {
            let arguments = [count, best, ("line", self.line(line))];
            return self.texts.with("explain-loses-later", &arguments);
        }
        let said = self.texts.with("explain-loses", &[count, best]);
        if into_line {
            let into_line = self.texts.get("explain-steps-into-line");
            return self.then(format!("{into_line} {said}"), line);
        }
        self.then(said, line)
    }

    pub(super) fn misses(&self, horizon: Horizon, more: u32, line: &[Turn]) -> String {
        let (count, best) = (("count", more.into()), ("turn", self.first(line)));
        let takes = line.first().map_or(0, |turn| turn.captured.len());
        if horizon == Horizon::TURN {
            let taken = (takes as u32).saturating_sub(more);
            let arguments = [("taken", taken.into()), best, ("takes", takes.into())];
            self.texts.with("explain-takes-fewer", &arguments)
        } else if horizon > Horizon::EXCHANGE {
            let arguments = [count, best, ("line", self.line(line))];
            self.texts.with("explain-misses-later", &arguments)
        } else if takes == 0 {
            self.texts.with("explain-misses", &[count, best])
        } else {
            let arguments = [count, best, ("takes", takes.into())];
            self.texts.with("explain-misses-capture", &arguments)
        }
    }

    pub(super) fn too_far(&self, steps: u32, more: u32, line: &[Turn]) -> String {
        let last = line.first().and_then(|turn| turn.steps.iter().take(steps as usize).next_back());
        let point = last.map_or_else(String::new, |step| self.board.name(step.to));
        let arguments = [("count", more.into()), ("point", point.into())];
        self.then(self.texts.with("explain-too-far", &arguments), line)
    }

    /// A sentence, and one about the capture that answers the explained turn, a line's first, if
    /// there is one that was not told before.
    fn then(&self, said: String, line: &[Turn]) -> String {
        let Some(answer) = self.answer(line) else { return said };
        let answer = self.about_opponent("explain-then", &answer);
        let mut told = self.answers.borrow_mut();
        if told.contains(&answer) {
            return said;
        }
        let said = format!("{said} {answer}");
        told.push(answer);
        said
    }

    /// A sentence, and one about the capture that answers another turn, a line's first, if there is
    /// one.
    pub(super) fn after(&self, said: String, line: &[Turn]) -> String {
        match self.answer(line) {
            Some([count, answer]) => {
                let arguments = [("turn", self.first(line)), count, answer];
                format!("{said} {}", self.about_opponent("explain-after", &arguments))
            }
            None => said,
        }
    }

    /// The arguments for the capture that answers a line's first turn, if there is one.
    fn answer(&self, line: &[Turn]) -> Option<[(&'static str, Arg<'static>); 2]> {
        let answer = line.get(1).filter(|answer| !answer.is_paika())?;
        let name = name(self.board, answer).into();
        Some([("count", answer.captured.len().into()), ("answer", name)])
    }
}
