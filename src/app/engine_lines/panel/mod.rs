//! The continuous analysis: the lines above the bar of a review, the bar of chances beside the board,
//! and what is drawn over the board.

mod chances;
mod overlay;
pub mod view;

pub(in crate::app) use chances::show as show_chances;
pub(in crate::app) use overlay::show as show_overlay;

use super::{EngineLines, LinesOptions};
use crate::app::session::CurrentSession;
use crate::app::texts::CurrentTexts;
use crate::app::ui::room::{Height, Room, Width};
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use crate::game::play::Intent;
use crate::rules::{Record, Turn};
use bevy::prelude::{Deref, DetectChanges, DetectChangesMut, Res, ResMut, Resource};
use bevy_egui::egui::{
    self, Align, Align2, Button, Color32, Label, Layout, RichText, Sense, Stroke, TextStyle, Ui,
    Vec2, WidgetInfo, WidgetType,
};
use view::{LineRow, LinesPanel};

/// The height of a line, in points.
const ROW: f32 = 24.0;
/// The width of the value of a line, in points.
const VALUE: f32 = 128.0;
/// Narrow windows have no space for switches, and show at most this many lines.
const MOST_NARROW: usize = 2;

/// The current [`LinesPanel`]; `None` while the analysis is off.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref)]
pub(crate) struct CurrentLinesPanel(pub Option<LinesPanel>);

/// Recomputes the view model when something that it depends on changes.
pub(in crate::app) fn update(
    lines: Res<EngineLines>,
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    mut current: ResMut<CurrentLinesPanel>,
) {
    if lines.is_changed() || session.is_changed() || texts.is_changed() {
        let panel = view::panel(&texts, &lines, EngineLines::may_analyse(&session));
        current.set_if_neq(CurrentLinesPanel(panel));
    }
}

/// Draws the lines. Returns their height.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let Some(panel) = &model.get::<CurrentLinesPanel>().0 else { return 0.0 };
    let options = model.get::<EngineLines>().options;
    let height = root.ctx().viewport_rect().height();
    // One for each row above the least usual height, so that the board keeps its room.
    let fitting = ((height - Height::USUAL) / ROW).floor().max(1.0) as usize;
    let most = if is_narrow(root) { MOST_NARROW } else { LinesOptions::MOST };
    let shown = options.count.min(fitting).min(most);
    let frame = theme::bar().fill(theme::PAST_BAR);
    let panel = egui::Panel::bottom("lines").frame(frame).show(root, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        // Low windows have no room for it.
        if Room::of(ui.ctx()).height >= Height::Usual {
            header(ui, model, panel, options);
        }
        for place in 0..shown {
            // Blank rows keep the height, and so the position of the board.
            match panel.rows.get(place) {
                Some(row) => line(ui, model, place, row),
                None => drop(ui.allocate_space(Vec2::new(1.0, ROW))),
            }
        }
    });
    panel.response.rect.height()
}

fn header(ui: &mut Ui, model: &Model<'_>, panel: &LinesPanel, before: LinesOptions) {
    let texts = model.texts;
    ui.horizontal_wrapped(|ui| {
        let mut options = before;
        let fewer = ui.add_enabled(options.count > 1, Button::new("−"));
        if spoken::sign(fewer, &texts.get("lines-fewer")).clicked() {
            options.count -= 1;
        }
        ui.label(texts.with("lines-count", &[("count", options.count.into())]));
        let more = ui.add_enabled(options.count < LinesOptions::MOST, Button::new("+"));
        if spoken::sign(more, &texts.get("lines-more")).clicked() {
            options.count += 1;
        }
        let close = spoken::sign(ui.button("×"), &texts.get("menu-close"));
        let narrow = is_narrow(ui);
        if !narrow {
            ui.checkbox(&mut options.arrows, texts.get("lines-arrows"));
            ui.checkbox(&mut options.bar, texts.get("lines-bar"));
            ui.checkbox(&mut options.results, texts.get("lines-results"))
                .on_hover_text(texts.get("lines-results-about"));
        }
        if options != before {
            model.ask_all(model.edited(|settings| settings.engine_lines = options));
        }
        model.on_click(close, UiAction::change(|lines: &mut EngineLines| lines.on = false));
        if !narrow || panel.rows.is_empty() {
            ui.label(RichText::new(&panel.status).color(theme::SECONDARY));
        }
    });
}

/// Whether the window is so narrow that the board needs the room of switches and further lines.
fn is_narrow(ui: &Ui) -> bool {
    Room::of(ui.ctx()).width < Width::Middle
}

/// Draws a line. A click on a turn plays the line up to it.
fn line(ui: &mut Ui, model: &Model<'_>, place: usize, row: &LineRow) {
    let size = Vec2::new(ui.available_width(), ROW);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        overlay::badge(ui, place);
        let value = RichText::new(&row.value).strong().color(theme::TEXT);
        let column = Vec2::new(VALUE, ROW);
        ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(column);
            ui.add(Label::new(value).extend());
        });
        let colour = if place == 0 { theme::TEXT } else { theme::SECONDARY };
        let fitting = fitting(ui, &row.names);
        for (number, name) in row.names.iter().take(fitting).enumerate() {
            if turn(ui, model, name, colour) {
                let played = play(model.session.record(), &row.turns[..=number]);
                model.ask_all(played.into_iter().map(UiAction::Intent));
            }
        }
        if fitting < row.names.len() {
            ui.label(RichText::new("…").color(colour));
        }
    });
}

/// Draws a turn of a line, as high as the line for fingers. Returns whether it was clicked.
fn turn(ui: &mut Ui, model: &Model<'_>, name: &str, colour: Color32) -> bool {
    let font = TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, colour);
    let size = Vec2::new(galley.size().x, ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect).min;
    ui.painter().galley(at, galley, colour);
    if response.hovered() {
        let stroke = Stroke::new(1.0, colour);
        ui.painter().hline(rect.x_range(), rect.bottom() - 3.0, stroke);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    response.on_hover_text(model.texts.get("lines-play")).clicked()
}

/// The number of turns that fit into the rest of a row.
fn fitting(ui: &Ui, names: &[String]) -> usize {
    let font = TextStyle::Body.resolve(ui.style());
    let width = |text: &str| {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), theme::TEXT);
        galley.size().x + ui.spacing().item_spacing.x
    };
    let room = ui.available_width();
    let all = names.iter().map(|name| width(name)).sum::<f32>();
    if all <= room {
        return names.len();
    }
    let mut rest = room - width("…");
    names
        .iter()
        .take_while(|name| {
            rest -= width(name);
            rest >= 0.0
        })
        .count()
}

/// The intents that play turns from the position at hand, step by step; none if they are not legal there.
fn play(record: &Record, turns: &[Turn]) -> Vec<Intent> {
    let mut after = record.clone();
    let mut intents = Vec::new();
    while !after.chain().is_empty() && after.undo_step().is_ok() {
        intents.push(Intent::UndoStep);
    }
    for turn in turns {
        for step in &turn.steps {
            if after.step(step.from, step.to, step.kind).is_err() {
                return Vec::new();
            }
            intents.push(Intent::Step { from: step.from, to: step.to, kind: step.kind });
        }
        if !after.chain().is_empty() {
            if after.end_turn().is_err() {
                return Vec::new();
            }
            intents.push(Intent::EndTurn);
        }
    }
    intents
}
