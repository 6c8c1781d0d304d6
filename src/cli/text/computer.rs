//! Computer opponents at the text board: their turns, claims and answers to draw offers.

use super::text_board::TextBoard;
use crate::catalogue::endgame::TableLoader;
use crate::cli::parallel::cores;
use crate::cli::thinker;
use crate::engine::character::SearchResources;
use crate::engine::{Character, accepts_draw, considers_all_turns};
use crate::game::play::{ComputerTask, Decision, Intent, Notice};
use crate::texts::say;
use std::io;

impl TextBoard<'_> {
    /// Makes a computer's decision and prints it.
    pub(super) fn computer_decides(&mut self, task: &ComputerTask) -> io::Result<()> {
        self.pass_time();
        if self.session.outcome().is_some() {
            return Ok(());
        }
        let ComputerTask { decision, side, character } = task;
        let seed = self.session.game_seed(self.seed);
        let by = [("side", say::side_arg(*side))];
        let record = self.session.record();
        if *decision == Decision::Turn {
            if character.claims_omission(record, seed) {
                return self.apply(Intent::Claim, |board, _| board.say_with("text-claims", &by));
            }
            let name = character.name.clone();
            self.say_with("text-thinks", &[by[0].clone(), ("name", name.into())])?;
        }
        let generation = self.session.generation();
        let resources = self.resources(character)?;
        // The time for the turn is bounded by the clock; a side whose time runs out nevertheless loses.
        let share = self.session.share(*side);
        let record = self.session.record();
        let report = thinker::ask(character, record, &resources, seed, share, &|| false);
        if self.pass_time() {
            return Ok(());
        }
        match (decision, report.best.clone()) {
            (Decision::DrawOffer, _) => {
                let accepted = accepts_draw(self.session.record(), *side, report.score);
                let answer = if accepted { "text-accepts" } else { "text-declines" };
                self.apply(Intent::AnswerDraw(accepted), |board, _| {
                    // A declined offer does not change the board.
                    board.changed = accepted;
                    board.say_with(answer, &by)
                })
            }
            (Decision::Turn, Some(turn)) => {
                if !considers_all_turns(self.session.record()) {
                    self.say("search-not-all-turns")?;
                }
                self.apply(Intent::Play { turn, generation }, Self::say_turns)
            }
            // There is a legal turn in every game that is not over.
            (Decision::Turn, None) => self.apply(Intent::Resign(*side), |_, _| Ok(())),
        }
    }

    /// Prints every turn that the notices report as played.
    pub(super) fn say_turns(&mut self, notices: &[Notice]) -> io::Result<()> {
        for notice in notices {
            if let Notice::TurnEnded(side) = notice
                && let Some(turn) = self.session.record().turns().last().cloned()
            {
                self.say_played(*side, &turn)?;
            }
        }
        Ok(())
    }

    /// The resources for a character: all cores, the endgame tables if it uses them, and the opening book
    /// if it knows it. Reports table files that cannot be used.
    fn resources(&mut self, character: &Character) -> io::Result<SearchResources> {
        let tables = (character.endgame > 0).then(|| {
            self.loader.get_or_init(TableLoader::default).tables(self.session.record().rules())
        });
        self.report_table_errors()?;
        let book = thinker::book(character, self.session.record().rules());
        Ok(SearchResources { threads: cores(), tables: tables.flatten(), book })
    }

    /// Reports table files that the loader could not use since the last call.
    pub(super) fn report_table_errors(&mut self) -> io::Result<()> {
        let errors = self.loader.get().map(TableLoader::take_errors).unwrap_or_default();
        self.console.report_table_errors(errors)
    }

    /// Begins the next game of a match between two computers. Returns `false` if there is none, or
    /// if the match stops because too many games in a row were drawn.
    pub(super) fn next_computer_game(&mut self) -> io::Result<bool> {
        if let Some(drawn) = self.session.endless_draws() {
            self.say_with("result-match-endless", &[("count", drawn.into())])?;
        }
        if !self.session.continues_by_itself() {
            return Ok(false);
        }
        self.next_game()?;
        Ok(true)
    }
}
