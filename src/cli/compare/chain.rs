//! A chain walked step by step: where variants part, and why.

use super::rules::{explained, ways};
use super::table::aligned;
use super::turns::{allowed, reasons, switches};
use crate::game::compare::{Cause, ChainOption, ChainStage, CompareError, Place, Sheets};
use crate::rules::notation::write_turn;
use crate::rules::perft::Counting;
use crate::rules::{Board, CaptureKind, Point, Step, Turn, Variant};
use crate::texts::{Texts, say};
use std::sync::Arc;

/// A step as it is typed: its points, and the letter if there is one.
pub(in crate::cli) type WrittenStep = (Point, Point, Option<CaptureKind>);

/// What may come after each step of a chain, where the variants part.
pub(in crate::cli) fn lines(
    texts: &Texts,
    variants: &[Arc<Variant>],
    sheets: &Sheets,
    place: &Place,
    chain: &[WrittenStep],
) -> Result<Vec<String>, CompareError> {
    let board = &variants[0].rules.board;
    let stages = sheets.walk(place, chain)?;
    let mut causes = sheets.causes(place, Counting::Sequences);
    let mut lines = Vec::new();
    let mut all: Vec<Cause> = Vec::new();
    let mut left = vec![false; variants.len()];
    for stage in &stages {
        let name = ("chain", name(board, &stage.steps).into());
        for (sheet, verdict) in stage.reached.iter().enumerate() {
            if let Some(reason) = say::verdict(texts, board, &variants[sheet].key, *verdict)
                && !std::mem::replace(&mut left[sheet], true)
            {
                lines.push(texts.with("compare-parted", &[("reason", reason.into())]));
            }
        }
        if !stage.parts() {
            lines.push(if stage.steps.is_empty() {
                texts.get("compare-alike-before")
            } else {
                texts.with("compare-alike", &[name])
            });
            continue;
        }
        lines.push(if stage.steps.is_empty() {
            texts.get("compare-before")
        } else {
            texts.with("compare-after", &[name])
        });
        let (rows, found) = options(texts, variants, stage, |option, refuses| {
            causes.of_option(&stage.steps, &stage.options[option], refuses)
        });
        lines.extend(aligned(&rows));
        all.extend(found);
    }
    let taken = stages.len() - 1;
    if let Some(&(from, to, kind)) = chain.get(taken) {
        let letter = kind.map_or_else(String::new, |kind| kind.to_string());
        let step = format!("{}-{}{letter}", board.name(from), board.name(to));
        lines.push(texts.with("compare-no-step", &[("step", step.into())]));
    }
    let switches = switches(all);
    if !switches.is_empty() {
        lines.push(String::new());
        lines.extend(explained(texts, variants, &switches));
    }
    Ok(lines)
}

/// A table of what may come next, and the causes of its differences.
fn options(
    texts: &Texts,
    variants: &[Arc<Variant>],
    stage: &ChainStage,
    mut cause: impl FnMut(usize, usize) -> Option<Cause>,
) -> (Vec<Vec<String>>, Vec<Cause>) {
    let board = &variants[0].rules.board;
    let mut all = Vec::new();
    let mut rows = Vec::new();
    for (number, option) in stage.options.iter().enumerate() {
        let text = match option.option {
            ChainOption::Step(step) => name(board, &[step]),
            ChainOption::End => texts.get("compare-head-end"),
        };
        let mut row = vec![format!("  {text}")];
        row.extend(allowed(texts, &option.verdicts));
        let found: Vec<Cause> = (0..variants.len())
            .filter(|&sheet| stage.reached[sheet].is_legal())
            .filter_map(|refuses| cause(number, refuses))
            .collect();
        let rules = found.iter().map(|cause| ways(&cause.ways));
        row.push(rules.collect::<Vec<_>>().join("; "));
        row.push(reasons(texts, board, variants, &option.verdicts));
        rows.push(row);
        all.extend(found);
    }
    rows.sort();
    let keys = variants.iter().map(|variant| variant.key.clone());
    let heads = [String::new()].into_iter().chain(keys);
    rows.insert(0, heads.chain([texts.keyed("compare-head-*", "rule")]).collect());
    (rows, all)
}

/// Steps in notation.
fn name(board: &Board, steps: &[Step]) -> String {
    Turn::new(steps.to_vec()).map_or_else(String::new, |turn| write_turn(board, &turn))
}
