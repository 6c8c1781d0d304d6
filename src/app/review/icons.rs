//! The icons on the buttons that go through a game, drawn as shapes in one style.

use crate::app::ui::theme;
use bevy_egui::egui::{Color32, Pos2, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

/// The size of a button, in points.
pub(super) const SIZE: Vec2 = Vec2::new(40.0, 38.0);

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReviewIcon {
    /// To the start.
    First,
    /// Back one turn.
    Previous,
    /// Back one step.
    StepBack,
    /// Start autoplay.
    Play,
    /// Stop autoplay.
    Pause,
    /// On by one step.
    StepOn,
    /// On by one turn.
    Next,
    /// To the end.
    Last,
    /// Show the best lines.
    Lines,
}

/// Draws a button with its icon. Returns whether it was clicked.
pub(super) fn button(ui: &mut Ui, icon: ReviewIcon, enabled: bool, name: &str) -> bool {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(SIZE, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    let looks = ui.style().interact(&response);
    let colour = match enabled {
        true if response.hovered() => Color32::WHITE,
        true => theme::ACCENT,
        false => theme::SECONDARY.gamma_multiply(0.3),
    };
    let painter = ui.painter();
    if enabled {
        painter.rect(
            rect,
            looks.corner_radius,
            looks.bg_fill,
            looks.bg_stroke,
            bevy_egui::egui::StrokeKind::Inside,
        );
    }
    painter.extend(sign(icon, rect.center(), colour));
    response.on_hover_text(name).clicked()
}

fn sign(icon: ReviewIcon, middle: Pos2, colour: Color32) -> Vec<Shape> {
    let stroke = Stroke::new(2.6, colour);
    // The icons that point back are those that point forward, mirrored.
    let back = matches!(icon, ReviewIcon::First | ReviewIcon::Previous | ReviewIcon::StepBack);
    let at = |x: f32, y: f32| middle + Vec2::new(if back { -x } else { x }, y);
    let chevron =
        |x: f32| Shape::line(vec![at(x - 4.0, -8.0), at(x + 4.0, 0.0), at(x - 4.0, 8.0)], stroke);
    let bar = |x: f32| Shape::line_segment([at(x, -8.0), at(x, 8.0)], stroke);
    match icon {
        ReviewIcon::First | ReviewIcon::Last => vec![chevron(-2.0), bar(6.0)],
        ReviewIcon::Previous | ReviewIcon::Next => vec![chevron(0.0)],
        ReviewIcon::StepBack | ReviewIcon::StepOn => {
            let small = vec![at(0.0, -5.0), at(5.0, 0.0), at(0.0, 5.0)];
            vec![Shape::circle_filled(at(-5.0, 0.0), 2.4, colour), Shape::line(small, stroke)]
        }
        ReviewIcon::Play => {
            let corners = vec![at(-6.0, -9.0), at(9.0, 0.0), at(-6.0, 9.0)];
            vec![Shape::convex_polygon(corners, colour, Stroke::NONE)]
        }
        ReviewIcon::Lines => [(-7.0, 9.0), (0.0, 4.0), (7.0, 6.0)]
            .map(|(y, end)| Shape::line_segment([at(-9.0, y), at(end, y)], stroke))
            .into_iter()
            .collect(),
        ReviewIcon::Pause => {
            let thick = Stroke::new(4.0, colour);
            [-4.0, 4.0]
                .map(|x| Shape::line_segment([at(x, -8.0), at(x, 8.0)], thick))
                .into_iter()
                .collect()
        }
    }
}
