//! The continuous analysis: the lines above the bar of a review, the bar of chances beside the board,
//! and what is drawn over the board.

mod chances;
mod overlay;
pub mod view;

pub(super) use chances::show as show_chances;
pub(super) use overlay::show as show_overlay;

use super::settings::SettingChange;
use super::{Model, UiAction, theme};
use crate::app::engine_lines::{EngineLines, LinesOptions};
use crate::app::session::CurrentSession;
use crate::app::texts::CurrentTexts;
use crate::game::Intent;
use crate::rules::{Record, Turn};
use crate::texts::id;
use bevy::prelude::{Deref, DetectChanges, DetectChangesMut, Res, ResMut, Resource};
use bevy_egui::egui::{self, Align, Button, Label, Layout, RichText, Sense, TextStyle, Ui, Vec2};
use view::{LineRow, LinesPanel};

/// The height of a line, in points.
const ROW: f32 = 24.0;
/// The width of the value of a line, in points.
const VALUE: f32 = 128.0;
/// Lower windows show fewer lines, one for each [`ROW`] above this height, so that the board keeps its
/// room.
const LOW: f32 = 560.0;
/// Narrower windows, in points, have no room for switches, and show at most so many lines.
const WIDE: f32 = 600.0;
const MOST_NARROW: usize = 2;

/// The current [`LinesPanel`]; `None` while the analysis is off.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref)]
pub(crate) struct CurrentLinesPanel(pub Option<LinesPanel>);

/// Recomputes the view model when something that it depends on changes.
pub(super) fn update(
    lines: Res<EngineLines>,
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    mut current: ResMut<CurrentLinesPanel>,
) {
    if lines.is_changed() || session.is_changed() || texts.is_changed() {
        let panel = view::panel(&texts, &lines, session.review().is_some());
        current.set_if_neq(CurrentLinesPanel(panel));
    }
}

/// Draws the lines. Returns their height.
pub(super) fn show(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) -> f32 {
    let (Some(panel), Some(lines)) = (model.lines_panel, model.lines) else { return 0.0 };
    let height = root.ctx().viewport_rect().height();
    let fitting = ((height - LOW) / ROW).floor().max(1.0) as usize;
    let most = if is_narrow(root) { MOST_NARROW } else { LinesOptions::MOST };
    let shown = lines.options.count.min(fitting).min(most);
    let frame = theme::bar().fill(theme::PAST_BAR);
    let panel = egui::Panel::bottom("lines").frame(frame).show(root, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        // Low windows have no room for it.
        if height >= LOW {
            header(ui, model, panel, lines.options, actions);
        }
        for place in 0..shown {
            // Blank rows keep the height, and so the position of the board.
            match panel.rows.get(place) {
                Some(row) => line(ui, model, place, row, actions),
                None => drop(ui.allocate_space(Vec2::new(1.0, ROW))),
            }
        }
    });
    panel.response.rect.height()
}

fn header(
    ui: &mut Ui,
    model: &Model<'_>,
    panel: &LinesPanel,
    options: LinesOptions,
    actions: &mut Vec<UiAction>,
) {
    let texts = model.texts;
    ui.horizontal_wrapped(|ui| {
        let mut change = |options| {
            actions.push(UiAction::Setting(SettingChange::EngineLines(options)));
        };
        let fewer = ui.add_enabled(options.count > 1, Button::new("−"));
        if fewer.on_hover_text(texts.get("lines-fewer")).clicked() {
            change(LinesOptions { count: options.count - 1, ..options });
        }
        ui.label(texts.with("lines-count", &[("count", options.count.into())]));
        let more = ui.add_enabled(options.count < LinesOptions::MOST, Button::new("+"));
        if more.on_hover_text(texts.get("lines-more")).clicked() {
            change(LinesOptions { count: options.count + 1, ..options });
        }
        let close = ui.button("×").on_hover_text(texts.get("menu-close"));
        let narrow = is_narrow(ui);
        let switches: [(&str, bool, LinesOptions); 3] = [
            (
                id("lines-arrows"),
                options.arrows,
                LinesOptions { arrows: !options.arrows, ..options },
            ),
            (id("lines-bar"), options.bar, LinesOptions { bar: !options.bar, ..options }),
            (
                id("lines-results"),
                options.results,
                LinesOptions { results: !options.results, ..options },
            ),
        ];
        for (name, mut on, changed) in switches.into_iter().filter(|_| !narrow) {
            let switch = ui.checkbox(&mut on, texts.get(name));
            let switch = match name {
                "lines-results" => switch.on_hover_text(texts.get("lines-results-about")),
                _ => switch,
            };
            if switch.clicked() {
                change(changed);
            }
        }
        if close.clicked() {
            actions.push(UiAction::ShowLines(false));
        }
        if !narrow || panel.rows.is_empty() {
            ui.label(RichText::new(&panel.status).color(theme::FADED));
        }
    });
}

/// Whether the window is so narrow that the board needs the room of switches and further lines.
fn is_narrow(ui: &Ui) -> bool {
    ui.ctx().viewport_rect().width() < WIDE
}

/// Draws a line. A click plays its first turn.
fn line(ui: &mut Ui, model: &Model<'_>, place: usize, row: &LineRow, actions: &mut Vec<UiAction>) {
    let size = Vec2::new(ui.available_width(), ROW);
    let inside = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        overlay::badge(ui, place);
        let value = RichText::new(&row.value).color(theme::GOLD);
        let column = Vec2::new(VALUE, ROW);
        ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(column);
            ui.add(Label::new(value).extend());
        });
        let colour = if place == 0 { theme::BONE } else { theme::FADED };
        let turns = fitting(ui, &row.turns);
        ui.add(Label::new(RichText::new(turns).color(colour)).extend());
    });
    let response = ui.interact(inside.response.rect, ui.id().with(("line", place)), Sense::click());
    let response = response.on_hover_text(model.texts.get("lines-play"));
    if response.clicked() {
        let played = play(model.session.record(), &row.first);
        actions.extend(played.into_iter().map(UiAction::Intent));
    }
}

/// As many turns as fit into the rest of a row.
fn fitting(ui: &Ui, turns: &[String]) -> String {
    let room = ui.available_width();
    let font = TextStyle::Body.resolve(ui.style());
    let mut text = String::new();
    for turn in turns {
        let longer = if text.is_empty() { turn.clone() } else { format!("{text}  {turn}") };
        let galley = ui.painter().layout_no_wrap(format!("{longer} …"), font.clone(), theme::BONE);
        if galley.size().x > room {
            return format!("{text} …");
        }
        text = longer;
    }
    text
}

/// The intents that play a turn from the position at hand, step by step; none if it is not legal there.
fn play(record: &Record, turn: &Turn) -> Vec<Intent> {
    let mut after = record.clone();
    let mut intents = Vec::new();
    while !after.chain().is_empty() && after.undo_step().is_ok() {
        intents.push(Intent::UndoStep);
    }
    for step in &turn.steps {
        if after.step(step.from, step.to, step.kind).is_err() {
            return Vec::new();
        }
        intents.push(Intent::Step { from: step.from, to: step.to, kind: step.kind });
    }
    if !after.chain().is_empty() {
        intents.push(Intent::EndTurn);
    }
    intents
}
