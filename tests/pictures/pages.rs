//! Checks pictures of pages: text on its background, and complete choices.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use fanorona::app::pages::Page;
use fanorona::app::screens::opponents::entry_id;
use fanorona::app::settings::Settings;
use fanorona::game::Seat;

/// The errors of a picture of a page.
pub fn errors(world: &mut World, image: &Image, page: Page) -> Vec<String> {
    let mut errors = Vec::new();
    let size = image.size().as_vec2();
    let scale = world.resource::<Settings>().scale;
    let middle = match page {
        // At the side of the board, or below it.
        Page::Settings if size.x > size.y => beside(size),
        Page::Settings => Rect::new(0.0, size.y * 0.5, size.x, size.y * 0.85),
        // Beside the board.
        Page::Start if size.x > size.y => Rect::new(0.0, size.y * 0.2, size.x / 3.0, size.y * 0.8),
        // Above the list of turns, or below the board.
        Page::Result if size.x > size.y => Rect::new(size.x - 290.0, 80.0, size.x - 10.0, 300.0),
        Page::Result => Rect::new(0.0, size.y * 0.7, size.x, size.y),
        // They have boards of their own.
        Page::Editor | Page::Compare => Rect::from_center_size(size / 2.0, size / 2.0),
        // Where the window has room for it beside the board.
        Page::Welcome => Rect::new(0.0, size.y * 0.2, size.x / 3.0, size.y * 0.8),
        Page::Resign | Page::Quit => Rect::from_center_size(size / 2.0, Vec2::new(240.0, 60.0)),
        // They have few words.
        Page::Export | Page::Import if size.x >= 1000.0 * scale => {
            Rect::new(size.x * 0.64, 60.0, size.x, 300.0)
        }
        _ if size.x >= 1000.0 * scale && size.y >= 560.0 * scale => beside(size),
        _ => Rect::from_center_size(size / 2.0, size / 2.0),
    };
    let [ground, words] = shares(image, middle);
    if ground < 0.4 {
        errors.push(format!("no page in the middle: {ground:.2} of it is dark wood"));
    }
    if words < 0.01 {
        errors.push(format!("no words in the middle: {words:.3} of it is light"));
    }
    if let Page::Opponent(_) = page {
        errors.extend(choices(world, image));
    }
    errors
}

/// A part of a page beside the board.
fn beside(size: Vec2) -> Rect {
    Rect::new(size.x * 0.64, size.y * 0.12, size.x, size.y * 0.84)
}

/// The errors of the choices: all must be readable, and visible at once where two columns fit.
fn choices(world: &mut World, image: &Image) -> Vec<String> {
    let mut contexts = world.query::<&mut EguiContext>();
    let Some(mut context) = contexts.iter_mut(world).next() else {
        return vec!["no interface".into()];
    };
    let mut errors = Vec::new();
    let mut whole = 0;
    let all = Seat::choices().count();
    for place in 0..all {
        let Some(seen) = context.get_mut().read_response(entry_id(place)) else {
            errors.push(format!("choice {place} is not there"));
            continue;
        };
        if !seen.interact_rect.contains_rect(seen.rect) {
            continue;
        }
        whole += 1;
        let (min, max) = (seen.rect.min, seen.rect.max);
        if shares(image, Rect::new(min.x, min.y, max.x, max.y))[1] < 0.01 {
            errors.push(format!("choice {place} cannot be read"));
        }
    }
    let least = if image.width() > image.height() { all } else { 4 };
    if whole < least {
        errors.push(format!("only {whole} of {all} choices are seen whole"));
    }
    errors
}

/// The share of a part of the picture that is dark, and the share that is as light as text.
fn shares(image: &Image, part: Rect) -> [f32; 2] {
    let (mut all, mut dark, mut light) = (0.0_f32, 0.0, 0.0);
    for y in part.min.y as u32..part.max.y as u32 {
        for x in part.min.x as u32..part.max.x as u32 {
            let Ok(pixel) = image.get_color_at(x, y) else { continue };
            let pixel = pixel.to_srgba();
            let bright = 0.3 * pixel.red + 0.59 * pixel.green + 0.11 * pixel.blue;
            all += 1.0;
            dark += f32::from(bright < 0.3);
            light += f32::from(bright > 0.55);
        }
    }
    [dark / all.max(1.0), light / all.max(1.0)]
}
