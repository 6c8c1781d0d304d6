//! Buttons with an icon beside the word. The icons are drawn as lines in the colour of the word.

use bevy_egui::egui::{
    Atom, Button, Color32, Id, Pos2, Response, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
};
use std::f32::consts::PI;

/// The size of an icon, in points.
pub(super) const SIZE: f32 = 18.0;

/// What a button of the bar does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum BarIcon {
    NewGame,
    Undo,
    Redo,
    Hint,
    Learn,
    Library,
    Menu,
}

/// A button with an icon, and the id with which [`paint`] finds the place of the icon.
pub(super) fn button(icon: BarIcon, name: String) -> (Button<'static>, Id) {
    let id = Id::new(("bar-icon", icon));
    let picture = Atom::custom(id, Vec2::splat(SIZE));
    let button = if name.is_empty() { Button::new(picture) } else { Button::new((picture, name)) };
    (button, id)
}

/// Adds a button with an icon, and with its name where there is room for words.
pub(super) fn add(ui: &mut Ui, icon: BarIcon, name: &str, words: bool, enabled: bool) -> Response {
    let (button, id) = button(icon, if words { name.to_owned() } else { String::new() });
    let drawn = ui.add_enabled_ui(enabled, |ui| {
        let drawn = button.atom_ui(ui);
        if let Some(rect) = drawn.rect(id) {
            paint(ui, icon, rect.center(), &drawn.response);
        }
        drawn.response
    });
    let response = drawn.inner;
    if words {
        return response;
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    response.on_hover_text(name)
}

/// Paints an icon in the colour of the words of its button.
pub(super) fn paint(ui: &Ui, icon: BarIcon, center: Pos2, button: &Response) {
    let colour = ui.style().interact(button).text_color();
    ui.painter().extend(lines(icon, center, colour));
}

fn lines(icon: BarIcon, center: Pos2, colour: Color32) -> Vec<Shape> {
    let stroke = Stroke::new(1.9, colour);
    let at = |x: f32, y: f32| center + Vec2::new(x, y);
    let line = |points: Vec<Pos2>| Shape::line(points, stroke);
    match icon {
        BarIcon::NewGame => vec![
            Shape::circle_stroke(center, 7.5, stroke),
            line(vec![at(-3.5, 0.0), at(3.5, 0.0)]),
            line(vec![at(0.0, -3.5), at(0.0, 3.5)]),
        ],
        BarIcon::Undo | BarIcon::Redo => {
            // The arrow forward is the arrow back, mirrored.
            let side = if icon == BarIcon::Undo { 1.0 } else { -1.0 };
            let arc = (0..=14).map(|step| {
                let angle = -PI / 2.0 + PI * step as f32 / 14.0;
                at(side * (1.5 + 5.0 * angle.cos()), 1.5 + 5.0 * angle.sin())
            });
            let start = at(side * -6.5, -3.5);
            vec![
                line(std::iter::once(start).chain(arc).chain([at(side * -3.0, 6.5)]).collect()),
                line(vec![at(side * -2.5, -7.5), start, at(side * -2.5, 0.5)]),
            ]
        }
        BarIcon::Hint => vec![
            Shape::circle_stroke(at(0.0, -2.0), 5.5, stroke),
            line(vec![at(-2.5, 5.5), at(2.5, 5.5)]),
            line(vec![at(-1.5, 8.0), at(1.5, 8.0)]),
        ],
        BarIcon::Learn => {
            let page = |side: f32| {
                vec![
                    at(0.0, -4.0),
                    at(side * 3.5, -6.0),
                    at(side * 8.0, -5.0),
                    at(side * 8.0, 5.0),
                    at(side * 3.5, 4.0),
                    at(0.0, 6.0),
                ]
            };
            vec![line(page(-1.0)), line(page(1.0)), line(vec![at(0.0, -4.0), at(0.0, 6.0)])]
        }
        BarIcon::Library => vec![
            line(vec![at(-7.0, -7.0), at(-7.0, 7.0)]),
            line(vec![at(-2.5, -7.0), at(-2.5, 7.0)]),
            line(vec![at(1.5, -6.5), at(6.5, 6.5)]),
            line(vec![at(-8.5, 7.0), at(8.5, 7.0)]),
        ],
        BarIcon::Menu => {
            [-5.0, 0.0, 5.0].map(|y| line(vec![at(-7.5, y), at(7.5, y)])).into_iter().collect()
        }
    }
}
