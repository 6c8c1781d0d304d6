//! What a page over the board must show: words on its ground, and every choice whole.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};
use fanorona::app::screens::Page;
use fanorona::app::screens::opponents::entry_id;
use fanorona::app::session::Seat;

/// All that is wrong in a picture of a page.
pub fn faults(world: &mut World, image: &Image, page: Page) -> Vec<String> {
    let mut faults = Vec::new();
    let size = image.size().as_vec2();
    let middle = Rect::from_center_size(size / 2.0, size / 2.0);
    let [ground, words] = shares(image, middle);
    if ground < 0.4 {
        faults.push(format!("no page in the middle: {ground:.2} of it is dark wood"));
    }
    if words < 0.01 {
        faults.push(format!("no words in the middle: {words:.3} of it is light"));
    }
    if let Page::Opponent(_) = page {
        let mut contexts = world.query::<&mut EguiContext>();
        let Some(mut context) = contexts.iter_mut(world).next() else {
            return vec!["no interface".into()];
        };
        let places = 0..Seat::choices().count();
        let entries: Vec<Option<egui::Rect>> = places
            .map(|place| context.get_mut().read_response(entry_id(place)).map(|seen| seen.rect))
            .collect();
        for (place, entry) in entries.into_iter().enumerate() {
            let Some(entry) = entry else {
                faults.push(format!("choice {place} is not there"));
                continue;
            };
            let rect = Rect::new(entry.min.x, entry.min.y, entry.max.x, entry.max.y);
            if !Rect::from_corners(Vec2::ZERO, size).contains(rect.min)
                || rect.max.x > size.x
                || rect.max.y > size.y
            {
                faults.push(format!("choice {place} is cut off: {rect:?}"));
            } else if shares(image, rect)[1] < 0.01 {
                faults.push(format!("choice {place} cannot be read"));
            }
        }
    }
    faults
}

/// Which share of a part of the picture is dark, and which is as light as letters are.
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
