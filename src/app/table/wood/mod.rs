//! Wooden surfaces, computed when they are needed: no picture files, every board its own carving.

mod border;
mod grain;
mod noise;
mod plate;
mod strokes;

pub use grain::Wood;
pub use noise::{layered, noise, ramp};
pub use strokes::pieces;

use super::Layout;
use super::shape::{FRAME, MARGIN, Shape};
use super::texture::{Edge, Meaning, encode, encode_colour, encode_normal, light, texture};
use bevy::math::{Vec2, Vec3};
use bevy::prelude::Image;
use border::border;
use noise::ramp as smooth;
use plate::{Field, Plate, coordinates, lines};

/// Half the width of an engraved line, and its depth.
const LINE: [f32; 2] = [0.031, 0.016];
/// The radius of the dimple at a strong point, and of the ring around it.
const STRONG: [f32; 2] = [0.085, 0.155];
/// The radius of the dimple at a weak point.
const WEAK: f32 = 0.062;
/// Half the width of a figure's stroke.
const STROKE: f32 = 0.0165;

/// The three textures of a wooden surface.
pub struct Surface {
    /// Its colour.
    pub colour: Image,
    /// Where it leans, in the axes x, -z, y of the board.
    pub normal: Image,
    /// Occlusion, roughness and metal.
    pub finish: Image,
}

/// One texel before the textures are made from it.
#[derive(Clone, Copy)]
struct Texel {
    colour: Vec3,
    height: f32,
    rough: f32,
    open: f32,
}

/// The whole top of a board: field with its lines and points, frame with coordinates and border.
pub fn board_top(layout: &Layout) -> Surface {
    let shape = Shape::of(layout);
    let plate = Plate::of(&shape);
    let engraved = plate.field(lines(layout));
    let written = plate.field(coordinates(layout, &shape).into_iter());
    let (field, frame) = (Wood::field(), Wood::rosewood());
    let mut texels = Vec::with_capacity(plate.width * plate.height);
    for row in 0..plate.height {
        for column in 0..plate.width {
            let place = plate.place(column, row);
            let at = row * plate.width + column;
            let out = shape.beyond_field(place.x, place.y);
            texels.push(if out < 0.0 {
                field_texel(&field, layout, place, out, engraved.at(at))
            } else {
                frame_texel(&frame, &shape, place, out, written.at(at), 1.0 / plate.scale)
            });
        }
    }
    surface(plate.width, plate.height, plate.scale, &texels, Edge::Clamp)
}

/// A plank of some wood, `size` units long and wide, that may be repeated mirrored.
pub fn plank(wood: Wood, size: Vec2, scale: f32) -> Surface {
    let (width, height) = ((size.x * scale) as usize, (size.y * scale) as usize);
    let texels: Vec<Texel> = (0..width * height)
        .map(|at| {
            let (x, z) = ((at % width) as f32 / scale, (at / width) as f32 / scale);
            let look = wood.at(Vec3::new(x, 0.0, z));
            Texel { colour: look.colour, height: look.height, rough: look.rough, open: 1.0 }
        })
        .collect();
    surface(width, height, scale, &texels, Edge::Mirror)
}

/// A texel of the playing field, `out` (negative) away from the frame.
fn field_texel(wood: &Wood, layout: &Layout, place: Vec2, out: f32, line: f32) -> Texel {
    let look = wood.at(Vec3::new(place.x, 0.0, place.y));
    let mut texel =
        Texel { colour: look.colour, height: look.height, rough: look.rough, open: 1.0 };
    engrave(&mut texel, line, LINE[0], LINE[1]);

    let half = layout.half_size();
    let column = (place.x + half.x).round().clamp(0.0, 2.0 * half.x);
    let row = (half.y - place.y).round().clamp(0.0, 2.0 * half.y);
    if let Some(point) = layout.board().point(column as usize, row as usize) {
        let away = place.distance(Vec2::new(column - half.x, half.y - row));
        if layout.board().is_strong(point) {
            engrave(&mut texel, (away - STRONG[1]).abs(), 0.02, 0.011);
            dimple(&mut texel, away, STRONG[0]);
        } else {
            dimple(&mut texel, away, WEAK);
        }
    }
    // Dust and shade gather along the frame.
    let shade = (-(-out) / (MARGIN * 0.22)).exp();
    texel.open *= 1.0 - 0.5 * shade;
    texel.colour *= 1.0 - 0.35 * shade;
    texel
}

/// A burnt groove: dark inside, with a breath of smoke beside it.
fn engrave(texel: &mut Texel, away: f32, half: f32, depth: f32) {
    let inside = 1.0 - smooth(half * 0.55, half, away);
    let deep = (1.0 - (away / half).powi(2)).max(0.0);
    let smoke = 1.0 - smooth(half, half * 2.6, away);
    let burnt = light(0.17, 0.085, 0.04);
    texel.colour *= 1.0 - 0.16 * smoke;
    texel.colour = texel.colour.lerp(burnt, inside * 0.93);
    texel.height -= depth * deep;
    texel.rough += 0.25 * inside;
    texel.open *= 1.0 - 0.45 * inside;
}

/// A round hollow at a point.
fn dimple(texel: &mut Texel, away: f32, radius: f32) {
    let inside = 1.0 - smooth(radius * 0.82, radius, away);
    let deep = (1.0 - (away / radius).powi(2)).max(0.0);
    texel.colour = texel.colour.lerp(light(0.12, 0.06, 0.03), inside * 0.95);
    texel.height -= 0.3 * radius * deep;
    texel.rough += 0.1 * inside;
    texel.open *= 1.0 - 0.3 * inside;
}

/// A texel of the frame, `out` away from the field.
fn frame_texel(
    wood: &Wood,
    shape: &Shape,
    place: Vec2,
    out: f32,
    written: f32,
    blur: f32,
) -> Texel {
    let beside = (place.x.abs() - shape.field.x) - (place.y.abs() - shape.field.y);
    // Each of the four pieces is cut from another part of the tree, its grain along its length.
    let p = if beside > 0.0 {
        Vec3::new(place.y, 0.3, place.x * 1.0 + 23.0 * place.x.signum())
    } else {
        Vec3::new(place.x, 0.0, place.y + 11.0 * place.y.signum())
    };
    let look = wood.at(p);
    let mut texel =
        Texel { colour: look.colour, height: look.height, rough: look.rough, open: 1.0 };
    let inlay = light(0.80, 0.66, 0.44);

    let carved = border(shape, place.x, place.y, blur);
    let tone = 0.75 + 0.5 * noise(Vec3::new(place.x * 3.0, 9.0, place.y * 3.0), 5);
    texel.colour *= 1.0 - 0.72 * carved.patina;
    texel.colour = texel.colour.lerp(inlay * 0.62 * tone, carved.inlay * 0.9);
    texel.height -= carved.depth;
    // What the knife cut is not polished.
    texel.rough += 0.4 * carved.patina.max(carved.inlay);
    texel.open *= 1.0 - 0.5 * carved.patina;

    // Coordinates: bone laid into the wood, with a fine dark joint around it.
    let joint = 1.0 - smooth(STROKE + 0.004, STROKE + 0.022, written);
    let bone = 1.0 - smooth(STROKE - 0.7 * blur, STROKE + 0.7 * blur, written);
    texel.colour *= 1.0 - 0.7 * joint;
    texel.colour = texel.colour.lerp(light(0.90, 0.84, 0.70), bone);

    // The joint of the mitre, and the shade at the frame's foot.
    let mitre = 1.0 - smooth(0.004, 0.014, beside.abs());
    texel.colour *= 1.0 - 0.6 * mitre;
    texel.height -= 0.004 * mitre;
    let foot = 1.0 - smooth(0.0, 0.05, out);
    texel.open *= 1.0 - 0.35 * foot;
    let worn = smooth(FRAME - 0.09, FRAME - 0.02, out);
    texel.colour *= 1.0 + 0.35 * worn;
    texel
}

/// Makes the three textures: where it leans follows from the heights.
fn surface(width: usize, height: usize, scale: f32, texels: &[Texel], edge: Edge) -> Surface {
    let bytes = width * height * 4;
    let mut colour = Vec::with_capacity(bytes);
    let mut normal = Vec::with_capacity(bytes);
    let mut finish = Vec::with_capacity(bytes);
    for row in 0..height {
        let (above, below) = (row.saturating_sub(1), (row + 1).min(height - 1));
        for column in 0..width {
            let (left, right) = (column.saturating_sub(1), (column + 1).min(width - 1));
            let texel = &texels[row * width + column];
            let high = |column: usize, row: usize| texels[row * width + column].height;
            let across = (high(right, row) - high(left, row)) * scale / 2.0;
            let down = (high(column, below) - high(column, above)) * scale / 2.0;
            let [r, g, b] = encode_colour(texel.colour);
            colour.extend([r, g, b, 255]);
            normal.extend(encode_normal(Vec3::new(-across, down, 1.0).normalize()));
            finish.extend([encode(texel.open), encode(texel.rough), 0, 255]);
        }
    }
    Surface {
        colour: texture(width, height, colour, Meaning::Colour, edge),
        normal: texture(width, height, normal, Meaning::Normal, edge),
        finish: texture(width, height, finish, Meaning::Plain, edge),
    }
}

const _: () = assert!(Field::FAR > LINE[0] * 2.6);

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::rules::Board;
    use std::io::Write as _;
    use std::time::Instant;

    #[test]
    fn every_board_gets_a_top_of_bearable_size() {
        for (columns, rows) in [(2, 2), (3, 3), (9, 5), (8, 8), (2, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let begun = Instant::now();
            let top = board_top(&layout);
            let size = top.colour.texture_descriptor.size;
            assert!(size.width <= 4096 && size.height <= 4096);
            assert!((300_000..1_400_000).contains(&(size.width * size.height)), "{size:?}");
            // Far above what it takes, yet short of what a player would notice as a fault.
            assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
            if std::env::var_os("FANORONA_TIMES").is_some() {
                let _ = writeln!(std::io::stderr(), "{columns}x{rows}: {:?}", begun.elapsed());
            }
        }
    }
}
