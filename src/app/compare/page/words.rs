//! Texts that several parts of the comparison use.

use super::comparison;
use crate::app::ui::{model::Model, theme};
use crate::game::compare::{Cause, Verdict};
use crate::rules::{Switch, Variant};
use crate::texts::say;
use bevy_egui::egui::{Color32, Ui};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Draws a line of text.
pub(super) fn line(ui: &mut Ui, text: String, colour: Color32) {
    theme::wrapped(ui, text, 16.0, colour);
}

/// Draws a smaller line of text.
pub(super) fn small(ui: &mut Ui, text: String, colour: Color32) {
    theme::wrapped(ui, text, theme::SMALL, colour);
}

/// The name of a sheet.
pub(super) fn name(model: &Model<'_>, variant: &Variant) -> String {
    say::variant_name(model.texts, variant)
}

/// The names of the sheets of these bits.
pub(super) fn names(model: &Model<'_>, bits: u32) -> String {
    let sheets = comparison(model).sheets().iter().enumerate();
    let chosen = sheets.filter(|(sheet, _)| bits & 1 << sheet != 0);
    chosen.map(|(_, variant)| name(model, variant)).collect::<Vec<_>>().join(", ")
}

/// What each sheet that refuses says, a line each.
pub(super) fn reasons(model: &Model<'_>, verdicts: &[Verdict]) -> Vec<String> {
    let sheets: &[Arc<Variant>] = comparison(model).sheets();
    let said = sheets.iter().zip(verdicts).filter_map(|(variant, verdict)| {
        let board = &variant.rules.board;
        say::verdict(model.texts, board, &name(model, variant), *verdict)
    });
    said.collect()
}

/// The switches of causes, each once.
pub(super) fn switches_of<'a>(
    ways: impl IntoIterator<Item = &'a Vec<Vec<Switch>>>,
) -> BTreeSet<Switch> {
    ways.into_iter().flatten().flatten().copied().collect()
}

/// Draws the rules that make a difference: what each is about, and its value in each sheet with its source.
pub(super) fn rules(ui: &mut Ui, model: &Model<'_>, causes: &[Cause]) {
    explained(ui, model, &switches_of(causes.iter().map(|cause| &cause.ways)));
}

/// Draws these switches with their values and sources.
pub(super) fn explained(ui: &mut Ui, model: &Model<'_>, switches: &BTreeSet<Switch>) {
    for &switch in switches {
        let about = say::switch_name(model.texts, switch);
        line(ui, model.texts.with("compare-game-rule", &[("rule", about.into())]), theme::TEXT);
        for variant in comparison(model).sheets() {
            small(ui, value(model, variant, switch), theme::TEXT);
        }
    }
}

/// The value of a switch in a sheet, with its source.
fn value(model: &Model<'_>, variant: &Variant, switch: Switch) -> String {
    let texts = model.texts;
    let words = match switch.value(&variant.rules.switches) {
        Some(_) => say::switch_value(texts, switch, &variant.rules.switches),
        None => say::switch_value(texts, Switch::Handicap, &variant.rules.switches),
    };
    let source = say::switch_source(texts, variant, switch);
    format!("{}: {words} [{source}]", name(model, variant))
}
