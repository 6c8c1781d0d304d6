//! Sentences about the end of the game.

use super::Speaker;
use crate::engine::endgame::TableValue;
use crate::rules::{Turn, WinReason};

impl Speaker<'_> {
    pub(super) fn all_alike(&self, result: TableValue) -> String {
        match result {
            TableValue::Win => self.texts.get("explain-all-win"),
            TableValue::Draw => self.texts.get("explain-all-draw"),
            TableValue::Loss => self.texts.get("explain-all-loss"),
        }
    }

    pub(super) fn wins_at_once(&self, reason: WinReason) -> String {
        match reason {
            WinReason::TookAll => self.texts.get("explain-takes-all"),
            WinReason::Immobilised => self.about_opponent("explain-immobilises", &[]),
            WinReason::Resigned
            | WinReason::OutOfTime
            | WinReason::NothingGiven
            | WinReason::NothingToEat => self.texts.get("explain-wins-at-once"),
        }
    }

    pub(super) fn wins(&self, turns: Option<u32>) -> String {
        match turns {
            None => self.texts.get("explain-wins-some-time"),
            Some(..=1) => self.texts.get("explain-wins-at-once"),
            Some(turns) => self.texts.with("explain-wins", &[("turns", turns.into())]),
        }
    }

    pub(super) fn keeps(&self, result: TableValue, worse: u32, of: u32) -> String {
        let arguments = [("worse", worse.into()), ("of", of.into())];
        match (result == TableValue::Win, worse == of) {
            (true, true) => self.texts.get("explain-keeps-win-alone"),
            (true, false) => self.texts.with("explain-keeps-win", &arguments),
            (false, true) => self.texts.get("explain-keeps-draw-alone"),
            (false, false) => self.texts.with("explain-keeps-draw", &arguments),
        }
    }

    pub(super) fn allows_win(&self, turns: Option<u32>) -> String {
        match turns {
            None => self.about_opponent("explain-allows-win-some-time", &[]),
            Some(..=2) => self.about_opponent("explain-allows-win-at-once", &[]),
            // Counted after the explained turn.
            Some(turns) => {
                self.about_opponent("explain-allows-win", &[("turns", (turns - 1).into())])
            }
        }
    }

    pub(super) fn throws_away(&self, had: TableValue, left: TableValue) -> String {
        if left == TableValue::Draw {
            self.texts.get("explain-win-to-draw")
        } else if had == TableValue::Win {
            self.about_opponent("explain-win-to-loss", &[])
        } else {
            self.about_opponent("explain-draw-to-loss", &[])
        }
    }

    pub(super) fn misses_win(&self, turns: Option<u32>, line: &[Turn]) -> String {
        let turn = ("turn", self.first(line));
        match turns {
            None => self.texts.with("explain-misses-win-some-time", &[turn]),
            Some(..=1) => self.texts.with("explain-misses-win-at-once", &[turn]),
            Some(turns) => self.texts.with("explain-misses-win", &[turn, ("turns", turns.into())]),
        }
    }
}
