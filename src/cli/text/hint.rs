//! Hints at the text board: a good turn, and why.

use super::text_board::TextBoard;
use crate::cli::parallel::cores;
use crate::engine::character::SearchResources;
use crate::engine::explain::{ExplainResources, explain};
use crate::engine::protocol::ManagedTime;
use crate::game::play::{Advice, Intent, Notice};
use crate::rules::Refusal;
use crate::rules::notation::write_turn;
use crate::texts::say;
use std::io;
use std::time::{Duration, Instant};

/// The most reasons that are told.
const REASONS: usize = 3;

impl TextBoard<'_> {
    /// Prints a good turn for the person to move, and why it is good.
    pub(super) fn say_hint(&mut self) -> io::Result<()> {
        let notices = self.session.apply(Intent::Hint);
        if !notices.iter().any(|notice| matches!(notice, Notice::HintWanted(_))) {
            return self.refuse(Refusal::GameOver);
        }
        let record = self.session.record().clone();
        let Some(character) = Advice::character() else { return Ok(()) };
        let began = Instant::now();
        let most = Duration::from_secs(Advice::SECONDS.into());
        let time = ManagedTime::within(most, || began.elapsed());
        let resources = SearchResources { threads: cores(), ..SearchResources::default() };
        let report = character.think_with_reports(
            &record,
            &resources,
            0,
            &mut |report| time.observe(report),
            &mut || time.is_over(),
        );
        let Some(best) = &report.best else { return Ok(()) };
        let board = &record.rules().board;
        let ends = best.steps.len() == record.chain().steps().len();
        let side = record.position().side();
        let resources = ExplainResources {
            report: Some(&report),
            ..ExplainResources::new(Advice::EXPLANATION)
        };
        let explanation = explain(&record, best, &resources, &mut || false).ok();
        let sentences = explanation.map_or_else(Vec::new, |explanation| {
            say::explanation(&self.console.texts, board, side, &explanation, REASONS)
        });
        if ends {
            self.say("text-hint-end")?;
        } else {
            self.say_with("text-hint", &[("turn", write_turn(board, best).into())])?;
        }
        self.say_all(sentences)
    }
}
