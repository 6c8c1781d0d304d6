//! The weave of raffia, of which the mat and the cloth in the trays are made.

use crate::app::table::texture::{TextureKind, encode_colour, encode_normal, light, texture};
use crate::app::table::wood::{Surface, noise};
use bevy::image::ImageAddressMode;
use bevy::math::Vec3;

/// A repeating square of plain weave, with 16 strands along each side.
pub(super) fn raffia(relief: bool) -> Surface {
    const SIZE: usize = 512;
    const COUNT: usize = 16;
    let height = |x: f32, y: f32| {
        let (column, row) = (x.floor(), y.floor());
        let over = (column as i32 + row as i32) % 2 == 0;
        let (along, across) = if over { (x - column, y - row) } else { (y - row, x - column) };
        let bulge = (across * std::f32::consts::PI).sin().max(0.0).sqrt();
        let arch = (along * std::f32::consts::PI).sin();
        0.35 * bulge + 0.65 * bulge * arch
    };
    let strand = COUNT as f32 / SIZE as f32;
    let straw = light(0.93, 0.90, 0.83);
    // The shade of each strand where it is below, and where it is above.
    let dyes = [9, 10].map(|seed| {
        std::array::from_fn::<f32, COUNT, _>(|thread| {
            0.72 + 0.4 * noise(Vec3::new(0.3, thread as f32 * 3.7, 5.0), seed)
        })
    });
    let (mut colour, mut normal, mut finish) = (vec![], vec![], vec![]);
    for at in 0..SIZE * SIZE {
        let (x, y) = ((at % SIZE) as f32 * strand, (at / SIZE) as f32 * strand);
        let over = (x as i32 + y as i32) % 2 == 0;
        let (along, thread) = if over { (x, y) } else { (y, x) };
        let fibre = noise(Vec3::new(along * 0.8, thread * 7.0, 0.0), 3 + u32::from(over));
        let here = height(x, y);
        let dye = dyes[usize::from(over)][thread as usize];
        let shade = (0.45 + 0.55 * here) * (0.66 + 0.42 * fibre) * dye;
        colour.extend(encode_colour(straw * shade));
        if relief {
            let slope_x = (height(x + 0.08, y) - height(x - 0.08, y)) / 0.16;
            let slope_y = (height(x, y + 0.08) - height(x, y - 0.08)) / 0.16;
            normal.extend(encode_normal(Vec3::new(-slope_x * 0.5, slope_y * 0.5, 1.0).normalize()));
            finish.extend([(150.0 + 105.0 * here) as u8, 205, 0, 255]);
        }
    }
    let whole = |pixels, meaning| texture(SIZE, SIZE, pixels, meaning, ImageAddressMode::Repeat);
    let relief =
        relief.then(|| [whole(normal, TextureKind::Normal), whole(finish, TextureKind::Plain)]);
    Surface { colour: whole(colour, TextureKind::Colour), relief }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::stones::SkinBake;
    use crate::app::table::tray::DYES;
    use crate::catalogue::looks::shipped;
    use crate::catalogue::looks::vision::Contrast;
    use crate::rules::Side;

    /// The first cloth is under Black's stones, the second under White's.
    #[test]
    fn every_stone_contrasts_with_the_cloth_below_it_in_every_colour_vision() {
        let weave = raffia(false).colour.data.unwrap_or_default();
        let texels = &weave[..512 * 512 * 4];
        let mean: Vec3 = texels
            .chunks_exact(4)
            .map(|rgba| {
                let [r, g, b] = [rgba[0], rgba[1], rgba[2]].map(|byte| f32::from(byte) / 255.0);
                light(r, g, b)
            })
            .sum::<Vec3>()
            / (512.0 * 512.0);
        for set in shipped::stones() {
            for (side, dye) in [Side::Black, Side::White].into_iter().zip(DYES) {
                let stone = SkinBake::mean(set, side);
                let contrast = Contrast::between(stone.to_array(), (mean * dye).to_array());
                assert!(contrast.reaches(Contrast::BOARD), "{}: {contrast:?}", set.title.key);
            }
        }
    }
}
