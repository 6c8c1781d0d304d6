//! The bar of chances: how likely White wins, a draw, and Black wins.

use crate::app::engine_lines::EngineLines;
use crate::app::engine_lines::panel::CurrentLinesPanel;
use crate::app::table::PointsOnScreen;
use crate::app::ui::{model::Model, theme};
use crate::game::analysis::Chances;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Frame, Margin, Rect, Sense, Ui, Vec2,
};

/// The width of the bar beside the board, and its height below it in narrow windows, in points.
const WIDTH: f32 = 22.0;
/// The colour of the part that is a draw.
const DRAW: Color32 = Color32::from_rgb(120, 104, 88);

/// Draws the bar at the left edge. Returns the width that it covers.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let Some(panel) = &model.get::<CurrentLinesPanel>().0 else { return 0.0 };
    if !model.get::<EngineLines>().options.bar {
        return 0.0;
    }
    let frame = Frame::new().fill(theme::PAST_BAR).inner_margin(Margin::same(3));
    let shown = egui::Panel::left("chances").frame(frame).exact_size(WIDTH).resizable(false).show(
        root,
        |ui| {
            let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
            if let Some(chances) = panel.chances {
                draw(ui, rect, chances, is_turned(model));
                response.on_hover_text(&panel.chances_text);
            }
        },
    );
    shown.response.rect.width()
}

/// Whether White's side of the board is seen at the top.
fn is_turned(model: &Model<'_>) -> bool {
    let board = &model.session.record().rules().board;
    let height = |row| {
        let point = board.point(0, row)?;
        Some(model.find::<PointsOnScreen>()?.of(point)?.y)
    };
    height(0) < height(board.rows() - 1)
}

/// Draws the three parts, White's at its side of the board.
fn draw(ui: &Ui, rect: Rect, chances: Chances, turned: bool) {
    let painter = ui.painter();
    let (win, draw) = (chances.win as f32, chances.draw as f32);
    let part = |from: f32, to: f32| {
        let [from, to] = if turned { [from, to] } else { [1.0 - to, 1.0 - from] };
        let at = |share: f32| rect.top() + rect.height() * share;
        Rect::from_min_max(egui::pos2(rect.left(), at(from)), egui::pos2(rect.right(), at(to)))
    };
    painter.rect_filled(part(0.0, win), CornerRadius::ZERO, theme::LIGHT_STONE);
    painter.rect_filled(part(win, win + draw), CornerRadius::ZERO, DRAW);
    painter.rect_filled(part(win + draw, 1.0), CornerRadius::ZERO, theme::DARK_STONE);
    let expected = (100.0 * chances.expected()).round();
    // At White's end, in a colour that can be read there.
    let colour = if win > 0.08 { theme::DARK_STONE } else { theme::TEXT };
    let (at, anchor) = if turned {
        (rect.center_top() + Vec2::new(0.0, 2.0), Align2::CENTER_TOP)
    } else {
        (rect.center_bottom() - Vec2::new(0.0, 2.0), Align2::CENTER_BOTTOM)
    };
    painter.text(at, anchor, format!("{expected}"), FontId::proportional(15.0), colour);
}
