//! The computer at the text board: its turns, its claims, its answers to a draw.

use super::Player;
use super::table::TextBoard;
use crate::catalogue::endgame::TableLoader;
use crate::cli::thinker;
use crate::engine::character::SearchResources;
use crate::engine::{Character, Limits, accepts_draw, search};
use crate::rules::Side;
use crate::texts::say;
use std::io;
use std::time::Instant;

/// How many positions the computer looks at before it answers an offer of a draw.
const DRAW_NODES: u64 = 20_000;

impl TextBoard<'_> {
    /// The computer that plays this side, if one does.
    pub(super) fn computer(&self, side: Side) -> Option<Character> {
        match &self.players[side as usize] {
            Player::Human => None,
            Player::Computer(character) => Some((**character).clone()),
        }
    }

    /// Plays the computer's turn and says what it was.
    pub(super) fn computer_turn(&mut self, character: &Character) -> io::Result<()> {
        let side = self.game.record.position().side();
        let name = character.name.clone();
        let seed = self.seed.wrapping_add(self.game.record.turns().len() as u64);
        let noticed = character.notices_omission(&self.game.record, seed);
        if noticed && self.game.record.claim().is_ok() {
            let arguments = [("side", say::side_arg(side))];
            return self.say_with("text-claims", &arguments);
        }
        self.say_with("text-thinks", &[("side", say::side_arg(side)), ("name", name.into())])?;
        let means = self.means(character);
        // Its share of the clock bounds its thinking; a side that ran out all the same has lost.
        let share = self.timer.as_ref().and_then(|timer| timer.share(side));
        let began = Instant::now();
        let late = || share.is_some_and(|share| began.elapsed() >= share);
        let report = thinker::ask(character, &self.game.record, &means, seed, &late);
        if self.flagged() {
            return Ok(());
        }
        // A game that goes on has a turn; without one the computer can only give up.
        let turn = report.best.filter(|turn| self.game.record.play(turn).is_ok());
        match turn {
            Some(turn) => self.say_played(side, &turn),
            None => {
                let _ = self.game.record.resign(side);
                Ok(())
            }
        }
    }

    /// What a character may use here: every core, and the endgame tables if it knows them.
    fn means(&self, character: &Character) -> SearchResources {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let tables = (character.endgame > 0)
            .then(|| self.shelf.get_or_init(TableLoader::default).tables(self.game.record.rules()));
        SearchResources { threads, tables: tables.flatten() }
    }

    /// The computer answers an offer of a draw.
    pub(super) fn answer_offer(&mut self, computer: Side) -> io::Result<()> {
        let record = &self.game.record;
        let report = search(record, Limits::nodes(DRAW_NODES), &mut || false);
        let accepted = accepts_draw(record, computer, report.score);
        let arguments = [("side", say::side_arg(computer))];
        if self.game.record.answer_draw(accepted).is_err() {
            return Ok(());
        }
        let answer = if accepted { "text-accepts" } else { "text-declines" };
        self.say_with(answer, &arguments)
    }
}
