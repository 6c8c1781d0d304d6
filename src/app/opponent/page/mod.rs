//! The page on which a player is chosen for a side: a person, or a computer opponent with its
//! description and strength.

mod gallery;

use crate::app::game_setup::GameSetup;
use crate::app::names::seat_name;
use crate::app::pages::Page;
use crate::app::strength::PlayerStrength;
use crate::app::ui::faces;
use crate::app::ui::faces::Face;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::room::Room;
use crate::app::ui::{action::UiAction, card, model::Model, theme};
use crate::engine::character;
use crate::engine::rating::StrengthEstimate;
use crate::game::play::Seat;
use crate::rules::Side;
use crate::texts::{InputDevice, Texts, say};
use bevy_egui::egui::{self, Button, FontId, Galley, Id, Pos2, Rect, Sense, TextStyle, Ui, Vec2};
use std::sync::Arc;

/// The distance between the edge of an entry and its text, in points.
const INSIDE: f32 = 6.0;
/// The size of a face, and the distance to the text, in points.
const FACE: f32 = 52.0;
const BESIDE_FACE: f32 = 9.0;
/// The distance between columns, in points.
const BETWEEN: f32 = 8.0;
/// The distance between rows, in points: close, so that as many choices as possible are seen.
const ROWS: f32 = 4.0;
/// The size of one bar of the strength, and the distance from one to the next, in points.
const BAR: Vec2 = Vec2::new(5.0, 11.0);
const BAR_STEP: f32 = 8.0;

/// Draws the page for a side: faces beside the board, otherwise a list with descriptions.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>, side: Side) {
    let title = model.texts.with("seat-choose", &[("side", say::side_arg(side))]);
    let beside = Room::of(root.ctx()).has_page_beside();
    // A finger does not hover, so its first tap on a face shows the description, and the page stays open.
    let by_finger = beside && model.texts.input_device == InputDevice::Touch;
    let frame = PageFrame::beside("opponents", 940.0).back_to(Some(Page::NewGame));
    frame.show_footed(
        root,
        model,
        title,
        |ui, model, height| {
            let chosen = &model.get::<GameSetup>().seats[side as usize];
            let pressed = match beside {
                true => gallery::show(ui, model, side, height).map(|pressed| {
                    let reads = by_finger && pressed.by_pointer && !is_same(&pressed.seat, chosen);
                    (pressed.seat, reads)
                }),
                false => entries(ui, model, side).map(|seat| (seat, false)),
            };
            let Some((seat, reads)) = pressed else { return };
            model.ask(GameSetup::edit(move |setup| setup.seats[side as usize] = seat));
            if !reads {
                model.ask(UiAction::OpenPage(Page::NewGame));
            }
        },
        |ui, model| {
            let button = match by_finger {
                true => theme::primary(model.texts.get("seat-take"), 20.0, Vec2::new(150.0, 44.0)),
                false => Button::new(model.texts.get("menu-back")),
            };
            model.on_click(ui.add(button), UiAction::OpenPage(Page::NewGame));
        },
    );
}

/// The egui id of an entry, by its index on the page.
pub fn entry_id(place: usize) -> Id {
    Id::new(("opponent", place))
}

/// Draws all choices, in two columns if the page is wide enough. Returns the one clicked.
fn entries(ui: &mut Ui, model: &Model<'_>, side: Side) -> Option<Seat> {
    let chosen = &model.get::<GameSetup>().seats[side as usize];
    ui.spacing_mut().item_spacing.y = ROWS;
    let wide = ui.available_width();
    let columns = if wide > 560.0 { 2 } else { 1 };
    let width = ((wide + BETWEEN) / columns as f32 - BETWEEN).floor();
    let entries: Vec<Entry> =
        Seat::choices().map(|seat| Entry::new(ui, model, seat, side, width)).collect();
    let mut clicked = None;
    let mut place = 0;
    let mut entries = entries.into_iter().peekable();
    while entries.peek().is_some() {
        let row: Vec<Entry> = entries.by_ref().take(columns).collect();
        let height = row.iter().map(Entry::height).fold(44.0, f32::max);
        let (rect, _) = ui.allocate_exact_size(Vec2::new(wide, height), Sense::hover());
        for (column, entry) in row.into_iter().enumerate() {
            let step = Vec2::new(column as f32 * (width + BETWEEN), 0.0);
            let rect = Rect::from_min_size(rect.min + step, Vec2::new(width, height));
            if entry.show(ui, place, rect, is_same(&entry.seat, chosen)) {
                clicked = Some(entry.seat);
            }
            place += 1;
        }
    }
    clicked
}

/// The text of an entry, laid out.
struct Entry {
    seat: Seat,
    face: Face,
    name: Arc<Galley>,
    line: Arc<Galley>,
    bars: usize,
}

impl Entry {
    fn new(ui: &Ui, model: &Model<'_>, seat: Seat, side: Side, width: f32) -> Self {
        let texts = model.texts;
        let font = |style: TextStyle| -> FontId { style.resolve(ui.style()) };
        let room = width - 2.0 * INSIDE - FACE - BESIDE_FACE;
        let name = seat_name(texts, &seat);
        let line = line(texts, &seat, estimate(model));
        let painter = ui.painter();
        Self {
            bars: bars(&seat, estimate(model)),
            face: Face::of_seat(&seat, side),
            seat,
            name: painter.layout(name, font(TextStyle::Body), theme::TEXT, room),
            line: painter.layout(line, font(TextStyle::Small), egui::Color32::PLACEHOLDER, room),
        }
    }

    fn height(&self) -> f32 {
        (self.name.size().y + self.line.size().y + 2.0).max(FACE).ceil() + 2.0 * INSIDE
    }

    /// Draws the entry. Returns whether it was clicked.
    fn show(&self, ui: &mut Ui, place: usize, rect: Rect, chosen: bool) -> bool {
        let response = ui.interact(rect, entry_id(place), Sense::click());
        card::show(ui, &response, chosen, || format!("{}. {}", self.name.text(), self.line.text()));
        let painter = ui.painter();
        let corner = rect.min + Vec2::splat(INSIDE);
        faces::paint(painter, Rect::from_min_size(corner, Vec2::splat(FACE)), &self.face);
        let corner = corner + Vec2::new(FACE + BESIDE_FACE, 0.0);
        painter.galley(corner, self.name.clone(), theme::TEXT);
        let below = corner + Vec2::new(0.0, self.name.size().y + 2.0);
        let faded = if chosen { theme::TEXT } else { theme::SECONDARY };
        painter.galley(below, self.line.clone(), faded);
        let middle = corner.y + self.name.size().y / 2.0;
        strength(ui, self.bars, Pos2::new(rect.max.x - INSIDE, middle));
        response.clicked()
    }
}

/// Whether two choices are the same, whatever the strength of the opponent that adjusts itself.
fn is_same(one: &Seat, other: &Seat) -> bool {
    match (one, other) {
        (Seat::Computer(one), Seat::Computer(other)) => one.is_same_opponent(other),
        _ => one == other,
    }
}

/// The size of all bars of the strength.
pub(in crate::app) fn strength_size() -> Vec2 {
    Vec2::new(character::all().len() as f32 * BAR_STEP, BAR.y)
}

/// The number of filled bars for a player: a bar for each character that is not stronger, 0 for people.
pub(in crate::app) fn bars(seat: &Seat, strength: Option<&StrengthEstimate>) -> usize {
    let elo = match seat {
        Seat::Person | Seat::Exercise => return 0,
        Seat::Computer(character) if character.adjusts => {
            strength.map_or(character.elo, StrengthEstimate::level)
        }
        Seat::Computer(character) => character.elo,
    };
    // The adjusting opponent may be weaker than all characters.
    character::all().iter().filter(|character| character.elo <= elo).count().max(1)
}

/// Draws a bar for each character, this many of them filled; nothing if there are none. The last bar ends
/// at `end`.
pub(in crate::app) fn strength(ui: &Ui, filled: usize, end: Pos2) {
    if filled == 0 {
        return;
    }
    let all = character::all().len();
    for bar in 0..all {
        let left = end.x - (all - bar) as f32 * BAR_STEP + BAR_STEP - BAR.x;
        let rect = Rect::from_min_size(Pos2::new(left, end.y - BAR.y / 2.0), BAR);
        let colour = if bar < filled { theme::TEXT } else { theme::TEXT.gamma_multiply(0.2) };
        ui.painter().rect_filled(rect, 1.0, colour);
    }
}

/// The strength of the player of the next game; `None` until the stored games are read.
pub(in crate::app) fn estimate<'a>(model: &Model<'a>) -> Option<&'a StrengthEstimate> {
    model.get::<PlayerStrength>().estimate.as_ref()
}

/// The description of a choice, with what its bars say; for the opponent that adjusts itself, with the player's strength.
pub(in crate::app) fn line(
    texts: &Texts,
    seat: &Seat,
    strength: Option<&StrengthEstimate>,
) -> String {
    let character = match seat {
        Seat::Person | Seat::Exercise => return texts.get("seat-person-line"),
        Seat::Computer(character) => character,
    };
    let (bars, all) = (bars(seat, strength), character::all().len());
    let bars = texts.with("strength-bars", &[("bars", bars.into()), ("all", all.into())]);
    let about = format!("{bars} {}", say::character_about(texts, character));
    match strength.filter(|_| character.adjusts) {
        Some(strength) => {
            let estimate = say::strength(texts, strength);
            format!("{about} {}", texts.with("strength-yours", &[("estimate", estimate.into())]))
        }
        None => about,
    }
}
