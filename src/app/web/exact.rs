//! The exact results of all turns of a position, looked up in a worker of their own. The worker is never
//! stopped, because it keeps the endgame tables that it builds.

use super::bridge;
use crate::game::analysis::{ResultsRequest, TurnResult, read_turn_results};
use crate::rules::{Record, Variant};

/// Positions with more stones are not asked for; the worker builds tables of up to five stones.
const MOST_STONES: usize = crate::game::learn::ExerciseEvaluator::TABLE_STONES;

/// Asks the worker, one position at a time.
#[derive(Default)]
pub(super) struct ExactResults {
    /// What is to be asked as soon as the worker is free.
    next: Option<(Record, ResultsRequest)>,
    /// The position that the worker works on.
    asked: Option<Record>,
    /// The position whose results are wanted.
    wanted: Option<Record>,
    found: Vec<TurnResult>,
}

impl ExactResults {
    /// Asks for the results of a position instead of those before.
    pub fn want(&mut self, variant: &Variant, record: &Record) {
        self.forget();
        let position = record.position();
        if position.stone_count() > MOST_STONES {
            return;
        }
        self.wanted = Some(record.clone());
        self.next = ResultsRequest::new(variant, record).map(|request| (record.clone(), request));
    }

    /// The results of the position that is wanted, as far as they are known.
    pub fn found(&self) -> &[TurnResult] {
        &self.found
    }

    /// Goes on asking. Returns whether results have been found.
    pub fn poll(&mut self) -> bool {
        let mut news = false;
        if let Some(asked) = &self.asked {
            let Some(text) = bridge::probed() else { return false };
            if self.wanted.as_ref() == Some(asked) {
                // A worker that has failed leaves no results.
                self.found = read_turn_results(asked, &text).unwrap_or_default();
                news = true;
            }
            self.asked = None;
        }
        if let Some((record, request)) = self.next.take()
            && bridge::probe(&request.write())
        {
            self.asked = Some(record);
        }
        news
    }

    /// Wants no results any more.
    pub fn forget(&mut self) {
        self.next = None;
        self.wanted = None;
        self.found.clear();
    }
}
