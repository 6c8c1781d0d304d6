//! The position at hand, or the open chain, under other variants.

use super::text_board::TextBoard;
use crate::cli::compare::{chain, game, reason, turns::TurnReport};
use crate::cli::input;
use crate::game::compare::{CompareError, Place, Sheets};
use crate::rules::Variant;
use crate::rules::perft::Counting;
use std::collections::BTreeSet;
use std::io;
use std::sync::Arc;

/// The greatest number of turns that are listed.
const MOST_TURNS: usize = 40;

impl TextBoard<'_> {
    /// Compares the variant of the game with the one that is named, or with all of its board.
    pub(super) fn compare(&mut self, key: &str) -> io::Result<()> {
        if key.is_empty() {
            return self.compare_with_all();
        }
        let other = match input::variant_at(self.console, key, "compare:1:1") {
            Ok(other) => other,
            Err(failure) => return self.lines(failure.lines()?),
        };
        let variants = [self.session.variant().clone(), other];
        let lines = self
            .compared(&variants)
            .unwrap_or_else(|error| vec![reason(&self.console.texts, &variants, error)]);
        self.lines(lines)
    }

    /// Says for each variant with the same board whether the same turns are legal.
    fn compare_with_all(&mut self) -> io::Result<()> {
        let own = self.session.variant().clone();
        let mut keys = Vec::new();
        for other in self.console.catalogue.usable().to_vec() {
            let Ok(sheets) = Sheets::new(vec![own.rules.clone(), other.rules.clone()]) else {
                continue;
            };
            if other.key == own.key {
                continue;
            }
            let compared = sheets.turns(&self.place(), Counting::Sequences, &mut || false);
            let Ok(comparison) = compared else { continue };
            let count = comparison.turns.iter().filter(|turn| !turn.is_common()).count();
            let key = other.key.clone();
            self.say_with("compare-with", &[("key", key.into()), ("count", count.into())])?;
            keys.push(other.key.clone());
        }
        if keys.is_empty() {
            return self.say("compare-alone");
        }
        self.say_with("compare-with-more", &[("keys", keys.join(", ").into())])
    }

    /// The comparison of the variant of the game with another one: of the open chain if there is
    /// one, else of the turns, and of the game so far.
    fn compared(&self, variants: &[Arc<Variant>; 2]) -> Result<Vec<String>, CompareError> {
        let rules = variants.iter().map(|variant| variant.rules.clone()).collect();
        let sheets = Sheets::new(rules)?;
        let place = self.place();
        let steps = self.session.record().chain().steps();
        let texts = &self.console.texts;
        if !steps.is_empty() {
            let steps: Vec<_> = steps.iter().map(|step| (step.from, step.to, step.kind)).collect();
            return chain::lines(texts, variants, &sheets, &place, &steps);
        }
        let counting = Counting::Sequences;
        let comparison = sheets.turns(&place, counting, &mut || false)?;
        let sheets = &sheets;
        let report =
            TurnReport { texts, variants, sheets, place, counting, all: false, most: MOST_TURNS };
        let mut lines = report.lines(&comparison);
        let record = self.session.record();
        if !record.turns().is_empty() {
            lines.push(String::new());
            lines.extend(game::report(texts, record, &variants[1], &mut BTreeSet::new())?);
        }
        Ok(lines)
    }

    fn place(&self) -> Place {
        let record = self.session.record();
        Place::in_game(record.rules(), *record.position())
    }

    fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        // Tables are among them.
        lines.iter().try_for_each(|line| self.unwrapped(line))
    }
}
