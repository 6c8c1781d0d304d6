//! The analysis of a finished game at the text board.

use super::text_board::TextBoard;
use crate::cli::analyse::{REASONS, analysed};
use crate::cli::parallel;
use crate::game::analysis::{AnalysisResources, times};
use crate::rules::notation::turn::{write_number, write_turn};
use crate::texts::say;
use std::io;

impl TextBoard<'_> {
    /// Prints what is said about each marked turn of the game, and about the whole game. Refuses while
    /// the game goes on.
    pub(super) fn say_analysis(&mut self) -> io::Result<()> {
        let game = self.session.game();
        let record = &game.record;
        if record.outcome().is_none() {
            return self.say("text-analyse-later");
        }
        self.say("text-analysing")?;
        self.console.out.flush()?;
        let found = analysed(self.console, record, AnalysisResources::NODES, parallel::cores())?;
        let Some(analysis) = found else { return Ok(()) };
        let texts = &self.console.texts;
        let board = &record.rules().board;
        let mut lines = Vec::new();
        for (turn, position) in analysis.turns().iter().zip(record.positions()) {
            let Some(mark) = turn.mark() else { continue };
            let said = say::analysis_turn(texts, board, turn, REASONS).unwrap_or_default();
            let (number, written) = (write_number(position), write_turn(board, &turn.turn));
            lines.push(format!("{number} {written} {} {said}", mark.sign()));
        }
        lines.extend(say::analysis_summary(texts, record, &analysis, &times(&game)));
        self.say_all(lines)
    }
}
