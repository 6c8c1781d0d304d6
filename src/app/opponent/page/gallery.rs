//! The choice of an opponent beside the board: large faces with names and strengths, and below them the description of
//! the one under the pointer or with the focus, whichever changed last, else of the chosen one.

use super::{bars, entry_id, estimate, is_same, line, seat_name, strength, strength_size};
use crate::app::game_setup::GameSetup;
use crate::app::ui::faces;
use crate::app::ui::faces::Face;
use crate::app::ui::{card, model::Model, theme};
use crate::game::play::Seat;
use crate::rules::Side;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Galley, Id, PointerButton, Pos2, Rect, Response, Sense, TextStyle, Ui, Vec2,
};
use std::sync::Arc;

/// The most and the fewest faces in a row, and the least width of an entry for the most, in points.
const COLUMNS: [usize; 2] = [5, 4];
const LEAST: f32 = 96.0;
/// The limits of the size of a face, in points.
const FACE: [f32; 2] = [40.0, 112.0];
/// The space around the content of an entry, between its parts, and between entries, in points.
const INSIDE: f32 = 6.0;
const PARTS: f32 = 4.0;
const BETWEEN: f32 = 6.0;

/// A choice that was pressed, and whether a pointer pressed it rather than a key, a gamepad or a switch.
pub(super) struct ChoicePress {
    pub seat: Seat,
    pub by_pointer: bool,
}

/// The entries under the pointer and with the focus when the page was drawn last, and the one that is described because
/// of either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct DescribedChoice {
    pointed: Option<usize>,
    focused: Option<usize>,
    place: Option<usize>,
}

impl DescribedChoice {
    /// A pointer that rests on an entry does not hide the description of the one that the keyboard has reached.
    fn follow(self, pointed: Option<usize>, focused: Option<usize>) -> Self {
        let place = if pointed != self.pointed {
            pointed.or(focused)
        } else if focused != self.focused {
            focused.or(pointed)
        } else {
            self.place
        };
        Self { pointed, focused, place }
    }
}

/// Draws all choices in this height. Returns the one that was pressed.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, side: Side, height: f32) -> Option<ChoicePress> {
    let (texts, chosen) = (model.texts, &model.get::<GameSetup>().seats[side as usize]);
    let seats: Vec<Seat> = Seat::choices().collect();
    let wide = ui.available_width();
    let width_of = |columns: usize| ((wide + BETWEEN) / columns as f32 - BETWEEN).floor();
    let columns = COLUMNS[usize::from(width_of(COLUMNS[0]) < LEAST)];
    let width = width_of(columns);
    let names: Vec<Arc<Galley>> =
        seats.iter().map(|seat| name(ui, seat_name(texts, seat), width - 2.0 * INSIDE)).collect();
    let lines: Vec<String> = seats.iter().map(|seat| line(texts, seat, estimate(model))).collect();
    // The description has the room that the longest needs, so that nothing moves.
    let room = lines.iter().map(|line| about(ui, line, wide).size().y).fold(0.0, f32::max);
    let title = ui.text_style_height(&TextStyle::Body);
    let below_rows = title + PARTS + room + 2.0 * BETWEEN;
    let words = names.iter().map(|name| name.size().y).fold(0.0, f32::max);
    let below_face = words + strength_size().y + 2.0 * PARTS;
    let rows = seats.len().div_ceil(columns);
    let most = ((height - below_rows) / rows as f32 - BETWEEN) - below_face - 2.0 * INSIDE;
    let face = most.min(width - 2.0 * INSIDE).clamp(FACE[0], FACE[1]).floor();
    let size = Vec2::new(width, face + below_face + 2.0 * INSIDE);
    ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
    let corner = ui.cursor().min;
    let step = size + Vec2::splat(BETWEEN);
    ui.allocate_exact_size(Vec2::new(wide, rows as f32 * step.y - BETWEEN), Sense::hover());
    let mut pressed = None;
    let (mut pointed, mut focused) = (None, None);
    for (place, seat) in seats.iter().enumerate() {
        let at = Vec2::new((place % columns) as f32, (place / columns) as f32);
        let rect = Rect::from_min_size(corner + at * step, size);
        let response = ui.interact(rect, entry_id(place), Sense::click());
        let words = || format!("{}. {}", names[place].text(), lines[place]);
        card::show(ui, &response, is_same(seat, chosen), words);
        entry(ui, rect, &Face::of_seat(seat, side), face, &names[place]);
        let end = Pos2::new(
            rect.center().x + strength_size().x / 2.0,
            rect.bottom() - INSIDE - strength_size().y / 2.0,
        );
        strength(ui, bars(seat, estimate(model)), end);
        if is_pointed(&response) {
            pointed = Some(place);
        }
        if response.has_focus() {
            focused = Some(place);
        }
        if response.clicked() {
            let by_pointer = response.clicked_by(PointerButton::Primary);
            pressed = Some(ChoicePress { seat: seat.clone(), by_pointer });
        }
    }
    let described = described(ui, pointed, focused)
        .or_else(|| seats.iter().position(|seat| is_same(seat, chosen)));
    describe(ui, described.map(|place| (&*names[place], &*lines[place])), title, room);
    pressed
}

/// Whether the pointer or a finger is on an entry.
fn is_pointed(response: &Response) -> bool {
    response.hovered() || response.is_pointer_button_down_on()
}

/// The entry that is described because of the pointer or the focus.
fn described(ui: &Ui, pointed: Option<usize>, focused: Option<usize>) -> Option<usize> {
    let key = Id::new("opponent-described");
    let before: DescribedChoice = ui.data(|data| data.get_temp(key)).unwrap_or_default();
    let now = before.follow(pointed, focused);
    if now != before {
        ui.data_mut(|data| data.insert_temp(key, now));
    }
    now.place
}

/// Draws the face and the name of an entry.
fn entry(ui: &Ui, rect: Rect, face: &Face, size: f32, name: &Arc<Galley>) {
    let top = rect.top() + INSIDE;
    let place =
        Rect::from_min_size(Pos2::new(rect.center().x - size / 2.0, top), Vec2::splat(size));
    faces::paint(ui.painter(), place, face);
    let below = Pos2::new(rect.center().x, top + size + PARTS);
    ui.painter().galley(below, name.clone(), theme::TEXT);
}

/// Draws the name and the description, in the room for the longest one.
fn describe(ui: &mut Ui, entry: Option<(&Galley, &str)>, title: f32, room: f32) {
    let wide = ui.available_width();
    let size = Vec2::new(wide, title + PARTS + room);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let Some((name, line)) = entry else { return };
    let font = TextStyle::Body.resolve(ui.style());
    let name = ui.painter().layout_no_wrap(name.text().to_owned(), font, theme::TEXT);
    ui.painter().galley(rect.min, name, theme::TEXT);
    let line = about(ui, line, wide);
    ui.painter().galley(rect.min + Vec2::new(0.0, title + PARTS), line, theme::SECONDARY);
}

/// The name, broken and centred where it is wider than its entry.
fn name(ui: &Ui, name: String, width: f32) -> Arc<Galley> {
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = LayoutJob::simple(name, font, theme::TEXT, width);
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}

fn about(ui: &Ui, line: &str, width: f32) -> Arc<Galley> {
    let font = TextStyle::Small.resolve(ui.style());
    ui.painter().layout(line.to_owned(), font, theme::SECONDARY, width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changed_last_is_described() {
        let nothing = DescribedChoice::default();
        let pointed = nothing.follow(Some(3), None);
        assert_eq!(pointed.place, Some(3));
        // The pointer rests, and the keyboard goes on.
        let reached = pointed.follow(Some(3), Some(0)).follow(Some(3), Some(1));
        assert_eq!(reached.place, Some(1));
        assert_eq!(reached.follow(Some(3), Some(1)).place, Some(1), "nothing has changed");
        assert_eq!(reached.follow(Some(4), Some(1)).place, Some(4));
        // The pointer leaves.
        assert_eq!(reached.follow(None, Some(1)).place, Some(1));
        assert_eq!(reached.follow(None, None).place, None);
    }
}
