//! A choice by pictures: a card with a picture and a name for each look.

use super::rows::title_with;
use crate::app::ui::{card, theme};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Painter, Rect, Sense, TextStyle, Ui, Vec2};

/// The size of a picture, and the space around and below it, in points.
const PICTURE: Vec2 = Vec2::new(98.0, 60.0);
const INSIDE: f32 = 5.0;
const BELOW: f32 = 3.0;

/// A look that can be chosen.
pub(super) struct Tile<'a, T> {
    pub key: &'a str,
    pub name: String,
    pub about: String,
    pub look: &'a T,
}

/// Draws the name of the choice, the description of the chosen look, and a card for each look, by which it is chosen.
/// Nothing moves when a description has more lines than another.
pub(super) fn tiles<T>(
    ui: &mut Ui,
    name: &str,
    tiles: &[Tile<'_, T>],
    chosen: &mut String,
    paint: impl Fn(&Painter, Rect, &T),
) {
    let about = tiles.iter().find(|tile| tile.key == chosen);
    let about = about.map_or("", |tile| &tile.about);
    title_with(ui, name, about, tiles.iter().map(|tile| &*tile.about));
    let font = TextStyle::Small.resolve(ui.style());
    let layout = |ui: &Ui, tile: &Tile<'_, T>| {
        let mut job = LayoutJob::simple(tile.name.clone(), font.clone(), theme::TEXT, PICTURE.x);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    // All cards are as high as the highest.
    let lines = tiles.iter().map(|tile| layout(ui, tile).size().y).fold(0.0, f32::max);
    let size = PICTURE + Vec2::new(2.0 * INSIDE, 2.0 * INSIDE + BELOW + lines);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for tile in tiles {
            let is_chosen = tile.key == chosen;
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            card::show(ui, &response, is_chosen, || tile.name.clone());
            let picture = Rect::from_min_size(rect.min + Vec2::splat(INSIDE), PICTURE);
            paint(ui.painter(), picture, tile.look);
            let words = layout(ui, tile);
            let below = picture.center_bottom() + Vec2::new(0.0, BELOW);
            ui.painter().galley(below, words, theme::TEXT);
            if response.clicked() {
                tile.key.clone_into(chosen);
            }
        }
    });
}
