//! From places to textures, a little at a time: a board's top is far too much work for one frame.

use super::Texel;
use super::cut::Workpiece;
use super::grain::Solid;
use super::plate::{Field, Plate, coordinates, lines};
use crate::app::table::Layout;
use crate::app::table::shape::Shape;
use crate::app::table::texture::{Edge, Meaning, encode, encode_colour, encode_normal, texture};
use crate::catalogue::looks::BoardLook;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::Image;

/// The textures of a surface.
#[derive(Debug)]
pub struct Surface {
    /// Its colour.
    pub colour: Image,
    /// Where it leans, in the axes x, -z, y of the board; and its occlusion, roughness and metal.
    pub relief: Option<[Image; 2]>,
}

/// About how many texels are made at one go.
const PIECE: usize = 12_000;

/// The whole top of a board in the making: field with its lines and points, frame with coordinates
/// and border.
pub struct TopBake {
    piece: Workpiece,
    plate: Plate,
    engraved: Field,
    written: Field,
    texels: Vec<Texel>,
    relief: bool,
}

impl TopBake {
    /// Begins a top of at most so many texels; without `relief` only its colour is made.
    pub fn new(layout: &Layout, look: &BoardLook, signs: bool, texels: f32, relief: bool) -> Self {
        let shape = Shape::of(layout);
        let plate = Plate::of(&shape, texels);
        let written = if signs { coordinates(layout, &shape) } else { Vec::new() };
        Self {
            piece: Workpiece::new(layout, look),
            engraved: plate.field(lines(layout, look.groove.uneven.0 * 0.016)),
            written: plate.field(written.into_iter()),
            texels: Vec::with_capacity(plate.width * plate.height),
            plate,
            relief,
        }
    }

    /// Works on for a few milliseconds. True when only [`TopBake::finish`] is left.
    pub fn work(&mut self) -> bool {
        let all = self.plate.width * self.plate.height;
        let blur = 1.0 / self.plate.scale;
        let end = (self.texels.len() + PIECE).min(all);
        for at in self.texels.len()..end {
            let place = self.plate.place(at % self.plate.width, at / self.plate.width);
            let [line, sign] = [&self.engraved, &self.written].map(|field| field.at(at));
            self.texels.push(self.piece.texel(place, line, sign, blur));
        }
        end == all
    }

    /// The textures.
    pub fn finish(self) -> Surface {
        let Plate { width, height, scale, .. } = self.plate;
        surface([width, height], scale, &self.texels, Edge::Clamp, self.relief)
    }

    /// The textures, however long it takes.
    pub fn hurry(mut self) -> Surface {
        while !self.work() {}
        self.finish()
    }
}

/// A plank of some solid, `size` units long and wide, that may be repeated mirrored.
pub fn plank(solid: Solid, size: Vec2, scale: f32, relief: bool) -> Surface {
    let (width, height) = ((size.x * scale) as usize, (size.y * scale) as usize);
    let texels: Vec<Texel> = (0..width * height)
        .map(|at| {
            let (x, z) = ((at % width) as f32 / scale, (at / width) as f32 / scale);
            // Off the heart of the tree, where the grain runs straight.
            solid.at(Vec3::new(x, 0.0, z + 3.1), size.y / 2.0).into()
        })
        .collect();
    surface([width, height], scale, &texels, Edge::Mirror, relief)
}

/// Makes the textures: where it leans follows from the heights.
fn surface(
    [width, height]: [usize; 2],
    scale: f32,
    texels: &[Texel],
    edge: Edge,
    relief: bool,
) -> Surface {
    let bytes = width * height * 4;
    let mut colour = Vec::with_capacity(bytes);
    for texel in texels {
        let [r, g, b] = encode_colour(texel.colour);
        colour.extend([r, g, b, 255]);
    }
    let colour = texture(width, height, colour, Meaning::Colour, edge);
    if !relief {
        return Surface { colour, relief: None };
    }
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
            normal.extend(encode_normal(Vec3::new(-across, down, 1.0).normalize()));
            finish.extend([encode(texel.open), encode(texel.rough.max(0.05)), 0, 255]);
        }
    }
    let normal = texture(width, height, normal, Meaning::Normal, edge);
    let finish = texture(width, height, finish, Meaning::Plain, edge);
    Surface { colour, relief: Some([normal, finish]) }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::table::Quality;
    use crate::catalogue::looks::shipped;
    use crate::rules::Board;
    use std::io::Write as _;
    use std::time::{Duration, Instant};

    #[test]
    fn every_board_gets_a_top_of_bearable_size() {
        for (columns, rows) in [(2, 2), (3, 3), (9, 5), (8, 8), (2, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            let texels = Quality::High.top_texels();
            let mut top = TopBake::new(&layout, &shipped::boards()[0], true, texels, false);
            assert!(!top.work(), "one go is not enough for all of it");
            let size = [top.plate.width, top.plate.height];
            assert!(size.iter().all(|&side| side <= 4096), "{size:?}");
            assert!(size[0] * size[1] < 2_500_000, "{size:?}");
        }
    }

    #[test]
    fn work_comes_in_short_pieces() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        for look in shipped::boards() {
            let begun = Instant::now();
            let texels = Quality::Medium.top_texels();
            let mut top = TopBake::new(&layout, look, true, texels, true);
            let prepared = begun.elapsed();
            let mut pieces = Vec::new();
            loop {
                let begun = Instant::now();
                let done = top.work();
                pieces.push(begun.elapsed());
                if done {
                    break;
                }
            }
            let last = Instant::now();
            let surface = top.finish();
            assert!(surface.relief.is_some());
            let longest = pieces.iter().max().copied().unwrap();
            // Far above what it takes, for machines that do much else at the same time.
            assert!(longest < Duration::from_millis(500), "{longest:?}");
            if std::env::var_os("FANORONA_TIMES").is_some() {
                let _ = writeln!(
                    std::io::stderr(),
                    "{}: prepared {prepared:?}, {} pieces, longest {longest:?}, finished {:?}, all {:?}",
                    look.title.key,
                    pieces.len(),
                    last.elapsed(),
                    begun.elapsed()
                );
            }
        }
    }
}
