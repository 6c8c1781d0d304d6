//! Checks pictures of pages: text on its background, and complete choices.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use fanorona::app::opponent::page::entry_id;
use fanorona::app::pages::Page;
use fanorona::game::play::Seat;

/// The least window beside whose board a page stands, in points.
const BESIDE: Vec2 = Vec2::new(900.0, 560.0);

/// The errors of a picture of a page.
pub fn errors(world: &mut World, image: &Image, page: Page) -> Vec<String> {
    let mut errors = Vec::new();
    let zoom = zoom(world);
    let part = part(page, image.size().as_vec2() / zoom);
    let [ground, words] = shares(image, scaled(part, zoom));
    if ground < 0.4 {
        errors.push(format!("no page where one should be: {ground:.2} of it is dark"));
    }
    if words < 0.01 {
        errors.push(format!("no words where the page should be: {words:.3} of it is light"));
    }
    if let Page::Opponent(_) = page {
        errors.extend(choices(world, image, zoom));
    }
    errors
}

/// The scale at which the interface is drawn.
fn zoom(world: &mut World) -> f32 {
    let mut contexts = world.query::<&mut EguiContext>();
    contexts.iter_mut(world).next().map_or(1.0, |mut context| context.get_mut().zoom_factor())
}

fn scaled(part: Rect, zoom: f32) -> Rect {
    Rect { min: part.min * zoom, max: part.max * zoom }
}

/// A part of the window with words of the page, all in points.
fn part(page: Page, size: Vec2) -> Rect {
    let Vec2 { x, y } = size;
    let beside = x >= BESIDE.x && y >= BESIDE.y;
    match page {
        // At the side of the board, or below it.
        Page::Settings if x > y => Rect::new(x * 0.64, y * 0.12, x, y * 0.84),
        Page::Settings => Rect::new(0.0, y * 0.5, x, y * 0.85),
        // Beside the board, or over all of a low window.
        Page::Start | Page::Welcome if x > y => Rect::new(0.0, y * 0.2, x / 3.0, y * 0.8),
        // Above the list of turns, beside the board in low windows, or below it.
        Page::Result if x >= 900.0 => Rect::new(x - 290.0, 80.0, x - 10.0, 300.0),
        Page::Result if x > y => Rect::new(x - 250.0, 70.0, x - 20.0, 200.0),
        Page::Result => Rect::new(0.0, y * 0.7, x, y),
        // They have boards of their own.
        Page::Editor | Page::Compare => Rect::from_center_size(size / 2.0, size / 2.0),
        Page::Resign | Page::Quit => Rect::from_center_size(size / 2.0, Vec2::new(240.0, 60.0)),
        // They have few words.
        Page::Export | Page::Import if beside => Rect::new(x * 0.64, 60.0, x, 300.0),
        _ if beside => Rect::new(x * 0.64, y * 0.12, x, y * 0.84),
        // Over the board. Some pages have short lines, all of which begin at the left.
        _ => Rect::new(x * 0.06, y * 0.25, x * 0.56, y * 0.75),
    }
}

/// The errors of the choices: all must be readable, and visible at once beside the board.
fn choices(world: &mut World, image: &Image, zoom: f32) -> Vec<String> {
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
        if shares(image, scaled(Rect::new(min.x, min.y, max.x, max.y), zoom))[1] < 0.01 {
            errors.push(format!("choice {place} cannot be read"));
        }
    }
    // Over the board they are a list with descriptions, which scrolls.
    let size = image.size().as_vec2() / zoom;
    let least = match size.x >= BESIDE.x && size.y >= BESIDE.y {
        true => all,
        false if size.y > size.x => 4,
        false => 2,
    };
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
