//! The wood texture of the screens: how much darker than its colour it is at each pixel. It can be
//! tiled.

use bevy_egui::egui::{Color32, ColorImage, Context, Id, TextureHandle, TextureOptions};

/// The width and height of the texture in pixels, drawn as so many points.
pub(super) const SIZE: usize = 256;

/// The texture of this context, created when it is first used.
pub(super) fn texture(ctx: &Context) -> TextureHandle {
    let id = Id::new("wood");
    if let Some(known) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return known;
    }
    let made = ctx.load_texture("wood", image(), TextureOptions::LINEAR_REPEAT);
    ctx.data_mut(|data| data.insert_temp(id, made.clone()));
    made
}

fn image() -> ColorImage {
    let pixels = (0..SIZE * SIZE).map(|at| shade(at % SIZE, at / SIZE)).collect();
    ColorImage::new([SIZE, SIZE], pixels)
}

/// The colour of a pixel: white where the wood has its own colour, darker in the grain.
fn shade(x: usize, y: usize) -> Color32 {
    let (x, y) = (x as f32 / SIZE as f32, y as f32 / SIZE as f32);
    // Rings cut lengthwise: broad waves across the grain, slightly bent along it.
    let bent = y + 0.018 * noise(x, y, [3, 4], 1);
    let broad = noise(x, bent, [1, 9], 2);
    let fine = noise(x, bent, [4, 64], 3);
    let pores = noise(x, bent, [14, 128], 4).max(0.45) - 0.45;
    let dark = 0.11 * (broad + 0.9) + 0.05 * (fine + 0.8) + 0.32 * pores;
    // Dark wood is redder than light wood.
    let part = |depth: f32| (255.0 * (1.0 - dark.max(0.0) * depth)).clamp(0.0, 255.0) as u8;
    Color32::from_rgb(part(0.92), part(1.0), part(1.06))
}

/// Smooth, periodic noise between -1 and 1 with this many cells across and down.
fn noise(x: f32, y: f32, cells: [usize; 2], seed: u32) -> f32 {
    let (x, y) = (x * cells[0] as f32, y.rem_euclid(1.0) * cells[1] as f32);
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (left, up) = (x.floor(), y.floor());
    let at = |right: usize, down: usize| {
        let column = (left as usize + right) % cells[0];
        let row = (up as usize + down) % cells[1];
        random(column as u32, row as u32, seed)
    };
    let (across, down) = (smooth(x - left), smooth(y - up));
    let top = at(0, 0) + (at(1, 0) - at(0, 0)) * across;
    let bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * across;
    top + (bottom - top) * down
}

/// A pseudorandom number between -1 and 1 for a cell.
fn random(column: u32, row: u32, seed: u32) -> f32 {
    let mut bits = column.wrapping_mul(0x9E37_79B1) ^ row.wrapping_mul(0x85EB_CA77) ^ (seed << 27);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2C1B_3C6D);
    bits ^= bits >> 12;
    bits = bits.wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    bits as f32 / u32::MAX as f32 * 2.0 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edges_meet() {
        let image = image();
        let step = |one: usize, other: usize| {
            f32::from(image.pixels[one].g().abs_diff(image.pixels[other].g()))
        };
        let mean = |steps: Vec<f32>| steps.iter().sum::<f32>() / steps.len() as f32;
        let inside = mean((0..SIZE).map(|y| step(y * SIZE + 100, y * SIZE + 101)).collect());
        let seam = mean((0..SIZE).map(|y| step(y * SIZE, y * SIZE + SIZE - 1)).collect());
        assert!(seam < inside + 6.0, "across: {seam} against {inside}");
        let inside = mean((0..SIZE).map(|x| step(100 * SIZE + x, 101 * SIZE + x)).collect());
        let seam = mean((0..SIZE).map(|x| step(x, (SIZE - 1) * SIZE + x)).collect());
        assert!(seam < inside + 12.0, "down: {seam} against {inside}");
    }

    #[test]
    fn the_grain_is_seen_and_stays_faint() {
        let image = image();
        let least = image.pixels.iter().map(Color32::g).min();
        let most = image.pixels.iter().map(Color32::g).max();
        let (Some(least), Some(most)) = (least, most) else { panic!("no picture") };
        assert!(most > 235 && least < 200 && least > 110, "{least} to {most}");
    }
}
