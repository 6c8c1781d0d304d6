//! The button shown while the sound is muted: a loudspeaker, struck through. A click unmutes.

use crate::app::ui::theme;
use bevy_egui::egui::{Pos2, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType};

/// The size of the button in points.
pub(in crate::app) const SIZE: Vec2 = Vec2::new(30.0, 30.0);

/// Draws the button, with its name as a tooltip. Returns whether it was clicked.
pub(in crate::app) fn show(ui: &mut Ui, name: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(SIZE, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    let colour = if response.hovered() { theme::ACCENT } else { theme::TEXT };
    let at = |x: f32, y: f32| rect.center() + Vec2::new(x, y);
    let body: Vec<Pos2> =
        [(-10.0, -4.0), (-5.0, -4.0), (1.0, -9.0), (1.0, 9.0), (-5.0, 4.0), (-10.0, 4.0)]
            .map(|(x, y)| at(x, y))
            .to_vec();
    let stroke = Stroke::new(1.8, colour);
    let cross = Stroke::new(2.2, theme::ERROR);
    ui.painter().extend([
        Shape::closed_line(body, stroke),
        Shape::line_segment([at(4.5, -4.0), at(12.0, 4.0)], cross),
        Shape::line_segment([at(4.5, 4.0), at(12.0, -4.0)], cross),
    ]);
    response.on_hover_text(name).clicked()
}
