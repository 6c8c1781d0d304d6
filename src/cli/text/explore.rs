//! What was played from the position at hand, at the text board.

use super::text_board::TextBoard;
use crate::cli::compare::table::aligned;
use crate::cli::explore::explorer;
use crate::game::explore::{Filter, Sources, name_along};
use crate::rules::notation::write_turn;
use crate::texts::say;
use std::io;

/// The greatest number of turns that are listed.
const MOST_TURNS: usize = 12;

impl TextBoard<'_> {
    /// Prints the name of the opening, and what was played from the position at hand. Refuses during a
    /// game against the computer or with clocks.
    pub(super) fn explore(&mut self) -> io::Result<()> {
        if !self.session.may_explore() {
            return self.say("explore-later");
        }
        let variant = self.session.variant().clone();
        let explorer = match explorer(self.console, &variant, Sources::ALL) {
            Ok(explorer) => explorer,
            Err(failure) => return self.say_all(failure.lines()?),
        };
        let record = self.session.record();
        let (rules, position) = (record.rules().clone(), *record.position());
        if let Some(name) = name_along(&rules, record.positions()) {
            let name = say::opening_name(&self.console.texts, name);
            self.line(&name)?;
        }
        let explored = explorer.explore(&position, &Filter::default());
        if explored.turns.is_empty() {
            return self.say("explore-nothing");
        }
        let texts = &self.console.texts;
        let head = ["turn", "games", "white", "draws", "black", "value"];
        let mut rows = vec![head.map(|key| texts.keyed("explore-head-*", key)).to_vec()];
        for row in explored.turns.iter().take(MOST_TURNS) {
            let tally = row.tally;
            let value = row.value.map(|value| say::explored_value(value, position.side()));
            let mut cells = vec![write_turn(&rules.board, &row.turn)];
            let numbers = [tally.games(), tally.white, tally.draws, tally.black];
            cells.extend(numbers.iter().map(ToString::to_string));
            cells.push(value.unwrap_or_default());
            rows.push(cells);
        }
        for line in aligned(&rows) {
            self.unwrapped(&line)?;
        }
        let more = explored.turns.len().saturating_sub(MOST_TURNS);
        if more == 0 {
            return Ok(());
        }
        self.say_with("explore-more", &[("count", more.into())])
    }
}
