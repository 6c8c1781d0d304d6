//! Draws what chooses the games that count.

use crate::app::explore::ExplorerCommand;
use crate::app::ui::{UiAction, theme};
use crate::game::explore::{Filter, GameResult, Source};
use crate::rules::Side;
use crate::texts::{Texts, say};
use bevy_egui::egui::{CollapsingHeader, ComboBox, RichText, TextEdit, Ui};

/// The numbers of turns that can be chosen.
const DEPTHS: [u32; 4] = [4, 8, 12, 20];

/// Draws the sources, each with a tick.
pub(super) fn sources(ui: &mut Ui, texts: &Texts, filter: &Filter, actions: &mut Vec<UiAction>) {
    ui.horizontal_wrapped(|ui| {
        for source in Source::ALL {
            let mut counts = filter.sources.has(source);
            let name = texts.keyed("explore-source-*", source.key());
            let about = texts.keyed("explore-about-*", source.key());
            if ui.checkbox(&mut counts, name).on_hover_text(about).changed() {
                actions.push(UiAction::Explore(ExplorerCommand::Source(source, counts)));
            }
        }
    });
}

/// Draws the other filters, which are folded at first.
pub(super) fn others(ui: &mut Ui, texts: &Texts, filter: &Filter, actions: &mut Vec<UiAction>) {
    let title = RichText::new(texts.get("explore-filters")).color(theme::SECONDARY);
    CollapsingHeader::new(title).id_salt("explorer-filters").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let any = texts.get("explore-any");
        let side_name = |side: Option<Side>| match side {
            None => any.clone(),
            Some(side) => say::side(texts, side),
        };
        let sides = [None, Some(Side::White), Some(Side::Black)];
        choice(ui, &texts.get("explore-side"), filter.side, &sides, side_name, |side| {
            actions.push(UiAction::Explore(ExplorerCommand::Side(side)));
        });
        let result_name = |result: Option<GameResult>| {
            result.map_or_else(|| any.clone(), |result| result.to_string())
        };
        let results = [None]
            .into_iter()
            .chain(GameResult::ALL.into_iter().map(Some))
            .collect::<Vec<Option<GameResult>>>();
        choice(ui, &texts.get("explore-result"), filter.result, &results, result_name, |result| {
            actions.push(UiAction::Explore(ExplorerCommand::Result(result)));
        });
        let depth_name =
            |depth: Option<u32>| depth.map_or_else(|| any.clone(), |depth| depth.to_string());
        let depths: Vec<Option<u32>> =
            [None].into_iter().chain(DEPTHS.into_iter().map(Some)).collect();
        choice(ui, &texts.get("explore-depth"), filter.depth, &depths, depth_name, |depth| {
            actions.push(UiAction::Explore(ExplorerCommand::Depth(depth)));
        });
        ui.label(RichText::new(texts.get("explore-opponent")).color(theme::SECONDARY));
        let mut name = filter.opponent.clone().unwrap_or_default();
        let field = TextEdit::singleline(&mut name).char_limit(60).desired_width(f32::INFINITY);
        if ui.add(field).changed() {
            actions.push(UiAction::Explore(ExplorerCommand::Opponent(name)));
        }
    });
}

/// A list to choose from, below its name.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    now: T,
    all: &[T],
    name: impl Fn(T) -> String,
    mut chosen: impl FnMut(T),
) {
    ui.label(RichText::new(title).color(theme::SECONDARY));
    let width = ui.available_width() - 4.0;
    ComboBox::from_id_salt(title).width(width).selected_text(name(now)).show_ui(ui, |ui| {
        for &value in all {
            if ui.selectable_label(value == now, name(value)).clicked() && value != now {
                chosen(value);
            }
        }
    });
}
