//! The analysis of the game under review: the curve over the bar of the review, both sides and the turn
//! under review beside the board, or above the bar in narrow windows.

mod curve;
mod share;
pub mod view;

use super::{AnalysisCommand, AnalysisState, CurrentAnalysis};
use crate::app::engine_lines::EngineLines;
use crate::app::session::CurrentSession;
use crate::app::texts::CurrentTexts;
use crate::app::ui::room::{Height, Room};
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use crate::game::analysis::Mark;
use crate::game::play::{Intent, ReviewAction};
use crate::rules::Side;
use crate::texts::say;
use bevy::prelude::{Deref, DetectChanges, DetectChangesMut, Res, ResMut, Resource};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    self, Button, Color32, FontId, Label, Margin, ProgressBar, RichText, ScrollArea, Ui, Vec2,
};
use view::{AnalysisPanel, SideSummary, TurnRemark};

/// The height of the curve in points: in wide windows, in narrow ones, and in low ones.
const CURVE: [f32; 3] = [62.0, 44.0, 26.0];
/// The columns beside the board as shares of the width, and the height of a row in points.
const COLUMNS: [f32; 6] = [0.25, 0.27, 0.12, 0.12, 0.12, 0.12];
const ROW: f32 = 19.0;
/// The height in points that the buttons and the list of turns need below the text about a turn, and the
/// least height of that text.
const BELOW: f32 = 260.0;
const REMARK: f32 = 44.0;

/// The current [`AnalysisPanel`]; `None` outside reviews.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref)]
pub(crate) struct CurrentAnalysisPanel(pub Option<AnalysisPanel>);

/// Recomputes the view model when something that it depends on changes.
pub(in crate::app) fn update(
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    analysis: Res<CurrentAnalysis>,
    mut current: ResMut<CurrentAnalysisPanel>,
) {
    if session.is_changed() || texts.is_changed() || analysis.is_changed() {
        let panel = view::panel(&texts, &session, analysis.shown());
        current.set_if_neq(CurrentAnalysisPanel(panel));
    }
}

/// The panel, if something of the game is analysed.
fn begun<'a>(model: &Model<'a>) -> Option<&'a AnalysisPanel> {
    model
        .get::<CurrentAnalysisPanel>()
        .0
        .as_ref()
        .filter(|panel| panel.state != AnalysisState::None)
}

/// Whether there is something to show beside the board.
pub(in crate::app) fn is_begun(model: &Model<'_>) -> bool {
    begun(model).is_some()
}

/// The colour of a mark.
pub(in crate::app) const fn mark_colour(mark: Mark) -> Color32 {
    match mark {
        Mark::Hard => theme::SUCCESS,
        Mark::Inaccuracy => Color32::from_rgb(240, 214, 120),
        Mark::Mistake => Color32::from_rgb(244, 172, 84),
        Mark::Blunder => Color32::from_rgb(255, 118, 92),
    }
}

/// Draws the curve over the bar of the review, and the progress while turns are being analysed.
pub(in crate::app) fn strip(ui: &mut Ui, model: &Model<'_>, wide: bool) {
    let Some(panel) = begun(model) else { return };
    let low = Room::of(ui.ctx()).height == Height::Low;
    let height = if low { CURVE[2] } else { CURVE[usize::from(!wide)] };
    // Beside the board the panel has it.
    let caption = (!wide).then(|| caption(model, panel));
    curve::show(ui, model, panel, height, caption);
    if panel.state == AnalysisState::Running {
        let (done, all) = panel.progress;
        let share = done as f32 / all.max(1) as f32;
        let bar = ProgressBar::new(share).desired_height(4.0).fill(theme::ACCENT);
        ui.add(bar);
    }
}

/// The accuracy of both sides in a line.
fn caption(model: &Model<'_>, panel: &AnalysisPanel) -> String {
    let side = |side: Side| {
        let name = say::side(model.texts, side);
        let accuracy = accuracy(model, &panel.sides[side as usize]);
        format!("{name} {accuracy}")
    };
    Side::BOTH.map(side).join("  ·  ")
}

/// The accuracy of a side in words.
fn accuracy(model: &Model<'_>, side: &SideSummary) -> String {
    let percent =
        |percent: u32| model.texts.with("analysis-chance", &[("percent", percent.into())]);
    side.accuracy.map_or_else(|| "–".to_owned(), percent)
}

/// The label of the button that begins, stops or continues the analysis, and what it does; `None` if the
/// analysis is complete or not permitted, or if there are no turns.
pub(in crate::app) fn offer(model: &Model<'_>) -> Option<(String, AnalysisCommand)> {
    let may_analyse = EngineLines::may_analyse(model.session);
    let panel = model
        .get::<CurrentAnalysisPanel>()
        .0
        .as_ref()
        .filter(|panel| panel.progress.1 > 0 && may_analyse)?;
    let (done, all) = panel.progress;
    Some(match panel.state {
        AnalysisState::None => (model.texts.get("analysis-begin"), AnalysisCommand::Analyse),
        AnalysisState::Running => {
            let arguments = [("done", done.into()), ("all", all.into())];
            (model.texts.with("analysis-stop", &arguments), AnalysisCommand::Stop)
        }
        AnalysisState::Stopped => {
            let arguments = [("done", done.into()), ("all", all.into())];
            (model.texts.with("analysis-go-on", &arguments), AnalysisCommand::Analyse)
        }
        AnalysisState::Complete => return None,
    })
}

/// Draws that button.
pub(in crate::app) fn button(ui: &mut Ui, model: &Model<'_>) {
    let Some((label, command)) = offer(model) else { return };
    let label = RichText::new(label).color(theme::ACCENT);
    let button = ui.button(label).on_hover_text(model.texts.get("analysis-about"));
    model.on_click(button, UiAction::send(command));
}

/// Draws the panel beside the board.
pub(in crate::app) fn show(ui: &mut Ui, model: &Model<'_>) {
    let Some(panel) = begun(model) else { return };
    summary(ui, model, panel);
    ui.add_space(2.0);
    let most = (ui.available_height() - BELOW).max(REMARK);
    if let Some(remark) = &panel.remark {
        // In the colour of the turn's mark.
        let colour = remark.mark.map_or(theme::SECONDARY, mark_colour);
        theme::outlined(ui, colour, Margin::symmetric(8, 5), |ui| {
            let area = ScrollArea::vertical().id_salt("analysis-remark").max_height(most);
            // The wheel goes from turn to turn.
            let source =
                egui::scroll_area::ScrollSource { mouse_wheel: false, ..Default::default() };
            area.scroll_source(source).show(ui, |ui| remark_text(ui, model, remark));
        });
    }
    ui.horizontal_wrapped(|ui| controls(ui, model, panel));
}

/// Draws the buttons of the panel in the bar of windows too narrow for it.
pub(in crate::app) fn compact(ui: &mut Ui, model: &Model<'_>) {
    if let Some(panel) = begun(model) {
        controls(ui, model, panel);
    }
}

/// Draws the text about the turn under review for narrow windows. Returns whether there is one.
pub(in crate::app) fn remark_below(ui: &mut Ui, model: &Model<'_>) -> bool {
    let Some(remark) = begun(model).and_then(|panel| panel.remark.as_ref()) else { return false };
    remark_text(ui, model, remark);
    true
}

/// Draws both sides with their accuracy and their marks, and the turning point.
fn summary(ui: &mut Ui, model: &Model<'_>, panel: &AnalysisPanel) {
    let texts = model.texts;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(7.0, 2.0);
        let heads = Mark::ALL
            .into_iter()
            .rev()
            .map(|mark| RichText::new(mark.sign()).size(15.0).strong().color(mark_colour(mark)));
        let head = RichText::new(texts.get("analysis-accuracy-short")).small();
        let name = RichText::default();
        row(ui, [name, head.color(theme::SECONDARY)].into_iter().chain(heads));
        for side in Side::BOTH {
            let summary = &panel.sides[side as usize];
            let name = say::side(texts, side);
            let accuracy = accuracy(model, summary);
            let counts = summary.counts.iter().rev().map(|count| {
                let colour = if *count > 0 { theme::TEXT } else { theme::SECONDARY };
                RichText::new(count.to_string()).size(15.0).color(colour)
            });
            let name = RichText::new(name).size(15.0).color(theme::TEXT);
            let accuracy = RichText::new(accuracy).size(15.0).strong().color(theme::TEXT);
            row(ui, [name, accuracy].into_iter().chain(counts));
        }
        times(ui, model, panel);
        if let Some((at, turn)) = &panel.turning {
            let text = texts.with("analysis-turning-point", &[("turn", turn.into())]);
            let text = RichText::new(text).size(15.0).color(theme::TEXT);
            let label = ui.add(Label::new(text).wrap().sense(egui::Sense::click()));
            let node = panel.nodes.get(*at).filter(|_| label.clicked());
            model.ask_all(
                node.map(|&node| UiAction::Intent(Intent::Review(ReviewAction::To(node)))),
            );
            label.on_hover_cursor(egui::CursorIcon::PointingHand);
        }
    });
}

/// Draws a row: the name of a side, its accuracy, and the numbers of its marks.
fn row(ui: &mut Ui, cells: impl Iterator<Item = RichText>) {
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, ROW), egui::Sense::hover());
    let mut left = rect.left();
    for (cell, share) in cells.zip(COLUMNS) {
        let size = Vec2::new(width * share, ROW);
        let place = egui::Rect::from_min_size(egui::pos2(left, rect.top()), size);
        let layout = egui::Layout::left_to_right(egui::Align::Center);
        let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(layout));
        inside.add(Label::new(cell).extend());
        left += size.x;
    }
}

/// Draws the time that both sides used, if the record tells.
fn times(ui: &mut Ui, model: &Model<'_>, panel: &AnalysisPanel) {
    let [Some(white), Some(black)] = panel.sides.each_ref().map(|side| side.time.as_deref()) else {
        return;
    };
    let arguments = [("white", white.into()), ("black", black.into())];
    let text = model.texts.with("analysis-times", &arguments);
    ui.label(RichText::new(text).size(15.0).color(theme::SECONDARY));
}

fn remark_text(ui: &mut Ui, model: &Model<'_>, remark: &TurnRemark) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let mut job = LayoutJob::default();
    let format =
        |color| TextFormat { color, font_id: FontId::proportional(15.0), ..Default::default() };
    if let Some(mark) = remark.mark {
        job.append(&format!("{}  ", mark.sign()), 0.0, format(mark_colour(mark)));
    }
    job.append(&remark.text, 0.0, format(theme::TEXT));
    ui.add(Label::new(job).wrap());
    if let Some(line) = &remark.line {
        theme::wrapped(ui, line, theme::SMALL, theme::SUCCESS);
    }
    if let Some(time) = &remark.time {
        let time = model.texts.with("analysis-used", &[("time", time.into())]);
        ui.label(RichText::new(time).size(15.0).color(theme::SECONDARY));
    }
}

/// Draws the buttons that go from mistake to mistake, choose whose they are, and begin with them as
/// exercises.
fn controls(ui: &mut Ui, model: &Model<'_>, panel: &AnalysisPanel) {
    let texts = model.texts;
    let command = |command| model.ask(UiAction::send(command));
    ui.spacing_mut().item_spacing.x = 5.0;
    ui.spacing_mut().button_padding.x = 9.0;
    let [back, on] = panel.ways;
    for (sign, enabled, name, next) in [
        ("⬅ ?", back, texts.get("analysis-previous"), false),
        ("? ➡", on, texts.get("analysis-next"), true),
    ] {
        let button = Button::new(RichText::new(sign).color(theme::ACCENT));
        if spoken::sign(ui.add_enabled(enabled, button), &name).clicked() {
            command(AnalysisCommand::Go { next, any: false });
        }
    }
    let name = |side: Option<Side>| match side {
        None => texts.get("analysis-both"),
        Some(side) => say::side(texts, side),
    };
    ui.menu_button(name(panel.side), |ui| {
        for side in [None, Some(Side::White), Some(Side::Black)] {
            if ui.selectable_label(panel.side == side, name(side)).clicked() {
                command(AnalysisCommand::Choose(side));
            }
        }
    })
    .response
    .on_hover_text(texts.get("analysis-whose"));
    if panel.state == AnalysisState::Complete {
        share::show(ui, model);
    }
    if panel.mistakes > 0 {
        let label = texts.with("analysis-learn", &[("count", panel.mistakes.into())]);
        let learn = ui.button(RichText::new(label).color(theme::ACCENT));
        model.on_click(learn, UiAction::send(AnalysisCommand::Learn));
    }
}
