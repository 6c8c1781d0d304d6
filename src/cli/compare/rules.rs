//! The switches that make a difference: their names, values and sources.

use super::table::aligned;
use crate::game::compare::SwitchRow;
use crate::rules::{Switch, Variant};
use crate::texts::{Texts, say};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Sets of switches, each of which suffices: `first_turn`, `revisiting + repeating`, and slashes
/// between several.
pub(in crate::cli) fn ways(ways: &[Vec<Switch>]) -> String {
    let names = |way: &Vec<Switch>| {
        let names = way.iter().map(|switch| switch.name());
        names.collect::<Vec<_>>().join(" + ")
    };
    ways.iter().map(names).collect::<Vec<_>>().join(" / ")
}

/// The values of these switches under each variant, in words and with their sources.
pub(in crate::cli) fn explained(
    texts: &Texts,
    variants: &[Arc<Variant>],
    switches: &BTreeSet<Switch>,
) -> Vec<String> {
    if switches.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![texts.get("compare-rules")];
    for &switch in switches {
        lines.push(heading(texts, switch));
        lines.extend(values(texts, variants, switch));
    }
    lines
}

/// The value of a switch under each variant that has it, one a line.
fn values(texts: &Texts, variants: &[Arc<Variant>], switch: Switch) -> Vec<String> {
    let rows = variants.iter().filter_map(|variant| {
        let switches = &variant.rules.switches;
        let value = switch.value(switches)?;
        let words = say::switch_value(texts, switch, switches);
        let source = say::switch_source(texts, variant, switch);
        Some(vec![format!("  {}", variant.key), value, format!("{words} [{source}]")])
    });
    aligned(&rows.collect::<Vec<_>>())
}

/// The table of the boards and switches of variants, of all or of those in which they differ. The
/// values in words follow where they differ.
pub(super) fn table(texts: &Texts, variants: &[Arc<Variant>], differing: bool) -> Vec<String> {
    let rules: Vec<_> = variants.iter().map(|variant| variant.rules.clone()).collect();
    let mut rows = vec![vec![texts.get("compare-head-switch")]];
    rows[0].extend(variants.iter().map(|variant| variant.key.clone()));
    let boards: Vec<String> = rules
        .iter()
        .map(|rules| format!("{} × {}", rules.board.columns(), rules.board.rows()))
        .collect();
    if !differing || boards.iter().any(|board| *board != boards[0]) {
        rows.push([texts.get("compare-head-board")].into_iter().chain(boards).collect());
    }
    let mut differ = BTreeSet::new();
    for row in SwitchRow::all(&rules) {
        if row.differs {
            differ.insert(row.switch);
        } else if differing {
            continue;
        }
        let values = row.values.into_iter().map(|value| value.unwrap_or_else(|| "-".to_owned()));
        rows.push([row.switch.name().to_owned()].into_iter().chain(values).collect());
    }
    let mut lines = aligned(&rows);
    if differ.is_empty() {
        lines.extend([String::new(), texts.get("compare-same-switches")]);
    }
    for switch in differ {
        lines.push(String::new());
        lines.push(heading(texts, switch));
        lines.extend(values(texts, variants, switch));
    }
    lines
}

/// The name of a switch, and what it is about.
fn heading(texts: &Texts, switch: Switch) -> String {
    format!("{} — {}", switch.name(), say::switch_name(texts, switch))
}
