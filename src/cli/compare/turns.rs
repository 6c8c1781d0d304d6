//! The turns of a position that are not legal under all variants, and the rules that make the difference.

use super::rules::{explained, ways};
use super::table::aligned;
use crate::game::compare::{Cause, Place, Sheets, TurnComparison, Verdict};
use crate::rules::notation::write_turn;
use crate::rules::perft::Counting;
use crate::rules::{Board, Switch, Variant};
use crate::texts::{Texts, say};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What is needed to describe the turns of a position.
pub(in crate::cli) struct TurnReport<'a> {
    pub texts: &'a Texts,
    pub variants: &'a [Arc<Variant>],
    pub sheets: &'a Sheets,
    pub place: Place,
    pub counting: Counting,
    /// Whether turns that all variants allow are listed too.
    pub all: bool,
    /// The greatest number of turns that are listed.
    pub most: usize,
}

impl TurnReport<'_> {
    /// A table of the turns, and the rules that make the differences.
    pub fn lines(&self, comparison: &TurnComparison) -> Vec<String> {
        let texts = self.texts;
        let board = &self.variants[0].rules.board;
        let mut lines = Vec::new();
        for (variant, outcome) in self.variants.iter().zip(&comparison.outcomes) {
            if let Some(outcome) = outcome {
                lines.push(say::sheet_outcome(texts, &variant.key, *outcome));
            }
        }
        let common = comparison.turns.iter().filter(|turn| turn.is_common()).count();
        if common == comparison.turns.len() {
            let keys: Vec<&str> =
                self.variants.iter().map(|variant| variant.key.as_str()).collect();
            lines.push(texts.with("compare-same", &[("keys", keys.join(", ").into())]));
        } else {
            lines.push(texts.with("compare-turns", &[("count", common.into())]));
        }
        let shown = comparison.turns.iter().filter(|turn| self.all || !turn.is_common());
        let mut causes = self.sheets.causes(&self.place, self.counting);
        let mut switches = BTreeSet::new();
        let mut rows = vec![self.heads()];
        for turn in shown.clone().take(self.most) {
            let takes = turn.turn.captured.len().to_string();
            let mut row = vec![write_turn(board, &turn.turn), takes];
            row.extend(allowed(texts, &turn.verdicts));
            let found: Vec<Cause> = (0..self.variants.len())
                .filter_map(|refuses| causes.of_turn(turn, refuses))
                .collect();
            row.push(self.rules(&found));
            row.push(reasons(texts, board, self.variants, &turn.verdicts));
            rows.push(row);
            switches.extend(found.into_iter().flat_map(|cause| cause.ways).flatten());
        }
        if rows.len() > 1 {
            lines.push(String::new());
            lines.extend(aligned(&rows));
        }
        let more = shown.count().saturating_sub(self.most);
        if more > 0 {
            lines.push(texts.with("compare-more", &[("count", more.into())]));
        }
        if !switches.is_empty() {
            lines.push(String::new());
            lines.extend(explained(texts, self.variants, &switches));
        }
        lines
    }

    fn heads(&self) -> Vec<String> {
        let head = |key: &str| self.texts.keyed("compare-head-*", key);
        let keys = self.variants.iter().map(|variant| variant.key.clone());
        let before = [head("turn"), head("takes")];
        before.into_iter().chain(keys).chain([head("rule")]).collect()
    }

    /// The switches that make the difference; with more than two variants each with the one that
    /// refuses the turn.
    fn rules(&self, causes: &[Cause]) -> String {
        let one = |cause: &Cause| {
            let rule = ways(&cause.ways);
            if self.variants.len() == 2 {
                return rule;
            }
            format!("{rule} ({})", self.variants[cause.refuses].key)
        };
        causes.iter().map(one).collect::<Vec<_>>().join("; ")
    }
}

/// Whether each variant allows something.
pub(super) fn allowed(texts: &Texts, verdicts: &[Verdict]) -> impl Iterator<Item = String> {
    verdicts
        .iter()
        .map(|verdict| texts.get(if verdict.is_legal() { "compare-yes" } else { "compare-no" }))
}

/// Why variants do not allow something, one sentence for each that does not.
pub(in crate::cli) fn reasons(
    texts: &Texts,
    board: &Board,
    variants: &[Arc<Variant>],
    verdicts: &[Verdict],
) -> String {
    let sentence = |(variant, verdict): (&Arc<Variant>, &Verdict)| {
        say::verdict(texts, board, &variant.key, *verdict)
    };
    variants.iter().zip(verdicts).filter_map(sentence).collect::<Vec<_>>().join(" ")
}

/// The switches of causes.
pub(in crate::cli) fn switches(causes: impl IntoIterator<Item = Cause>) -> BTreeSet<Switch> {
    causes.into_iter().flat_map(|cause| cause.ways).flatten().collect()
}
