//! The game, read under the other sheets.

use super::turns::picture;
use super::{beside_board, comparison, words};
use crate::app::compare::{ComparisonReport, SheetReading};
use crate::app::ui::{model::Model, theme};
use crate::game::compare::PartingKind;
use crate::rules::{Record, Turn, Variant};
use crate::texts::say;
use bevy_egui::egui::Ui;
use std::sync::Arc;

/// Draws what is different under each sheet, and the first turn that is not legal under one of them.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, report: &ComparisonReport) {
    let comparison = comparison(model);
    let Some(subject) = comparison.subject() else { return };
    let Some(record) = &subject.game else { return };
    let others: Vec<(&Arc<Variant>, &SheetReading)> = comparison
        .sheets()
        .iter()
        .zip(&report.readings)
        .filter(|(variant, _)| variant.key != subject.variant.key)
        .collect();
    let first =
        others.iter().filter_map(|(_, reading)| parted(record, reading)).min_by_key(|it| it.0);
    let position = match first {
        Some((turns, _)) => record.positions()[turns],
        None => subject.position,
    };
    let picture = picture(&position, first.map(|(_, turn)| turn));
    beside_board(
        ui,
        model,
        &picture,
        |ui| {
            if let Some((turns, _)) = first {
                let turns = [("turns", turns.into())];
                words::small(ui, model.texts.with("compare-game-shown", &turns), theme::SECONDARY);
            }
        },
        |ui| {
            for (variant, reading) in others {
                lines(ui, model, record, variant, reading);
                ui.separator();
            }
        },
    );
}

/// The number of turns before the first that is not legal, and that turn.
fn parted<'a>(record: &Record, reading: &'a SheetReading) -> Option<(usize, &'a Turn)> {
    let followed = reading.reading.followed;
    match &reading.reading.parting.as_ref()?.kind {
        PartingKind::Illegal { turn, .. } if followed < record.positions().len() => {
            Some((followed, turn))
        }
        _ => None,
    }
}

/// Draws what is different under a sheet, and the rules that make it so.
fn lines(
    ui: &mut Ui,
    model: &Model<'_>,
    record: &Record,
    variant: &Variant,
    SheetReading { reading, other }: &SheetReading,
) {
    let (board, name) = (&variant.rules.board, words::name(model, variant));
    let lines = say::game_reading(model.texts, record, board, &name, reading, other.as_ref());
    for line in lines {
        words::line(ui, line, theme::TEXT);
    }
    if let Some(parting) = &reading.parting {
        words::explained(ui, model, &words::switches_of([&parting.ways]));
    }
}
