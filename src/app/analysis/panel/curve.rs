//! Draws the curve of the chance to win: White's share light, Black's dark, marks on the turns that have
//! them. A click goes to a turn.

use super::mark_colour;
use super::view::AnalysisPanel;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::analysis::Mark;
use crate::game::play::{Intent, ReviewAction};
use crate::rules::Side;
use bevy_egui::egui::{
    Color32, CornerRadius, CursorIcon, FontId, Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType,
};

/// Black's part, and White's.
const DARK: Color32 = Color32::from_rgb(26, 24, 24);
const LIGHT: Color32 = Color32::from_rgb(214, 200, 174);
/// The radius of a mark, in points.
const DOT: f32 = 3.4;

/// Draws the curve in the whole width and this height, with a caption in its corner.
pub(super) fn show(
    ui: &mut Ui,
    model: &Model<'_>,
    panel: &AnalysisPanel,
    height: f32,
    caption: Option<String>,
) {
    let name = &model.texts.get("analysis-curve");
    let size = Vec2::new(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Slider, true, name));
    let turns = panel.progress.1.max(1);
    let x = |turns_played: usize| {
        rect.left() + 4.0 + (rect.width() - 8.0) * turns_played as f32 / turns as f32
    };
    let y = |chance: f32| rect.bottom() - 3.0 - (rect.height() - 6.0) * chance;
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, CornerRadius::same(5), DARK);
    let points: Vec<Pos2> =
        panel.curve.iter().enumerate().map(|(at, &chance)| Pos2::new(x(at), y(chance))).collect();
    painter.add(Shape::mesh(below(&points, y(0.0))));
    let middle = Stroke::new(1.0, theme::SECONDARY.gamma_multiply(0.45));
    painter.hline(rect.x_range(), y(0.5), middle);
    if let Some((at, _)) = &panel.turning {
        let stroke = Stroke::new(1.5, theme::ACCENT.gamma_multiply(0.9));
        let dashes = [Pos2::new(x(*at), rect.top()), Pos2::new(x(*at), rect.bottom())];
        painter.extend(Shape::dashed_line(&dashes, stroke, 4.0, 3.0));
    }
    painter.add(Shape::line(points.clone(), Stroke::new(1.6, theme::ACCENT)));
    let here = Stroke::new(2.0, theme::PAST_LINE.gamma_multiply(1.4));
    painter.vline(x(panel.at), rect.y_range(), here);
    for &(at, side, mark) in &panel.marked {
        let Some(&point) = points.get(at) else { continue };
        let shape = sign(point, side, mark);
        painter.extend(shape);
    }
    if let Some(caption) = caption {
        let font = FontId::proportional(15.0);
        let galley = painter.layout_no_wrap(caption, font, theme::TEXT);
        let corner = rect.right_top() + Vec2::new(-galley.size().x - 6.0, 2.0);
        let behind = Rect::from_min_size(corner, galley.size()).expand(2.0);
        painter.rect_filled(behind, CornerRadius::same(3), DARK.gamma_multiply(0.8));
        painter.galley(corner, galley, theme::TEXT);
    }
    painter.rect_stroke(
        rect,
        CornerRadius::same(5),
        Stroke::new(1.0, theme::SECONDARY.gamma_multiply(0.35)),
        StrokeKind::Inside,
    );
    if let Some(pointer) = response.interact_pointer_pos() {
        let share = (pointer.x - rect.left() - 4.0) / (rect.width() - 8.0);
        let turn = (share.clamp(0.0, 1.0) * turns as f32).round() as usize;
        if let Some(&node) = panel.nodes.get(turn).filter(|_| turn != panel.at) {
            model.ask(UiAction::Intent(Intent::Review(ReviewAction::To(node))));
        }
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name);
}

/// The area between the curve and the lower edge.
fn below(points: &[Pos2], bottom: f32) -> Mesh {
    let mut mesh = Mesh::default();
    for (at, point) in points.iter().enumerate() {
        mesh.colored_vertex(*point, LIGHT);
        mesh.colored_vertex(Pos2::new(point.x, bottom), LIGHT);
        if at > 0 {
            let first = 2 * at as u32;
            mesh.add_triangle(first - 2, first - 1, first);
            mesh.add_triangle(first - 1, first, first + 1);
        }
    }
    mesh
}

/// A mark on the curve: a disc for White's turns, a diamond for Black's.
fn sign(at: Pos2, side: Side, mark: Mark) -> Vec<Shape> {
    let radius = match mark {
        Mark::Blunder => DOT + 1.2,
        Mark::Mistake | Mark::Hard => DOT,
        Mark::Inaccuracy => DOT - 0.8,
    };
    let (fill, edge) = (mark_colour(mark), Stroke::new(1.2, Color32::BLACK));
    match side {
        Side::White => {
            vec![Shape::circle_filled(at, radius, fill), Shape::circle_stroke(at, radius, edge)]
        }
        Side::Black => {
            let rect = Rect::from_center_size(at, Vec2::splat(2.4 * radius));
            let corners = vec![
                rect.center_top(),
                rect.right_center(),
                rect.center_bottom(),
                rect.left_center(),
            ];
            vec![Shape::convex_polygon(corners, fill, edge)]
        }
    }
}
