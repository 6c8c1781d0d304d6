//! Draws the turns: name, number of games, a bar with the results, and the engine's value.

use crate::app::explore::{CurrentExplorer, ExplorerCommand, ExplorerRow, ExplorerView};
use crate::app::ui::{action::UiAction, model::Model, theme};
use bevy_egui::egui::{
    Align, Color32, CornerRadius, CursorIcon, Frame, Label, Layout, Margin, Rect, RichText, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

/// The height of a bar, and the width of the value beside it, in points.
const BAR: f32 = 11.0;
const VALUE: f32 = 40.0;
/// The colours of White's wins, draws and Black's wins.
const COLOURS: [Color32; 3] = [
    Color32::from_rgb(238, 230, 212),
    Color32::from_rgb(140, 124, 104),
    Color32::from_rgb(34, 27, 24),
];

/// Draws all rows, and asks for the one under the pointer to be shown on the board.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, view: &ExplorerView) {
    let before = model.get::<CurrentExplorer>().hovered;
    let mut hovered = None;
    for (index, row) in view.rows.iter().enumerate() {
        let is_shown = before == Some(index);
        let frame = Frame::new()
            .inner_margin(Margin::symmetric(6, 4))
            .corner_radius(5.0)
            .fill(if is_shown { theme::ACCENT.gamma_multiply(0.16) } else { Color32::TRANSPARENT });
        let drawn = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            words(ui, row);
            results(ui, row);
        });
        // With an id of its own: the frame's loses the focus in every frame.
        let id = ui.id().with(("explored", index));
        let response = ui.interact(drawn.response.rect, id, Sense::click());
        let response = response.on_hover_text(&row.numbers);
        let label = format!("{} {}", row.name, row.games);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
        if response.hovered() || response.has_focus() {
            hovered = Some(index);
        }
        if response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        model.on_click(response, UiAction::send(ExplorerCommand::Play(index)));
    }
    if hovered != before {
        model.ask(UiAction::send(ExplorerCommand::Hover(hovered)));
    }
}

/// The number of games at the right, and the turn, which may need several lines, beside it.
fn words(ui: &mut Ui, row: &ExplorerRow) {
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        let games = RichText::new(&row.games).size(15.0).color(theme::SECONDARY);
        ui.add(Label::new(games).selectable(false).extend());
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            let name = RichText::new(&row.name).size(15.0).color(theme::TEXT);
            ui.add(Label::new(name).selectable(false).wrap());
        });
    });
}

/// The bar with the results, and the value beside it.
fn results(ui: &mut Ui, row: &ExplorerRow) {
    ui.horizontal(|ui| {
        let width = (ui.available_width() - VALUE - ui.spacing().item_spacing.x).max(40.0);
        let (rect, _) = ui.allocate_exact_size(Vec2::new(width, BAR), Sense::hover());
        bar(ui, rect, row.shares);
        let value = RichText::new(&row.value).size(15.0).color(theme::TEXT);
        ui.add(Label::new(value).selectable(false).extend());
    });
}

fn bar(ui: &Ui, rect: Rect, shares: [f32; 3]) {
    let painter = ui.painter();
    let mut left = rect.left();
    for (share, colour) in shares.into_iter().zip(COLOURS) {
        let right = left + share * rect.width();
        let part = Rect::from_x_y_ranges(left..=right, rect.y_range());
        painter.rect_filled(part, CornerRadius::ZERO, colour);
        left = right;
    }
    let line = Stroke::new(1.0, theme::SECONDARY.gamma_multiply(0.6));
    painter.rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Inside);
}
