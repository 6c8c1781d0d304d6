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
    made: Vec<Image>,
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
            made: Vec::new(),
        }
    }

    /// Works on for a few milliseconds; the textures are its last pieces. True when all is made.
    pub fn work(&mut self) -> bool {
        let Plate { width, height, scale, .. } = self.plate;
        let all = width * height;
        if self.texels.len() < all {
            let end = (self.texels.len() + PIECE).min(all);
            for at in self.texels.len()..end {
                let place = self.plate.place(at % width, at / width);
                let [line, sign] = [&self.engraved, &self.written].map(|field| field.at(at));
                self.texels.push(self.piece.texel(place, line, sign, 1.0 / scale));
            }
            return false;
        }
        let sheet = Sheet { width, height, scale, texels: &self.texels, edge: Edge::Clamp };
        self.made.push(match self.made.len() {
            0 => sheet.colour(),
            1 => sheet.normal(),
            _ => sheet.finish(),
        });
        self.made.len() == if self.relief { 3 } else { 1 }
    }

    /// The textures, which must have been made.
    pub fn surface(self) -> Option<Surface> {
        let mut made = self.made.into_iter();
        let colour = made.next()?;
        Some(Surface { colour, relief: made.next().zip(made.next()).map(<[Image; 2]>::from) })
    }

    /// The textures, however long it takes.
    pub fn hurry(mut self) -> Option<Surface> {
        while !self.work() {}
        self.surface()
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
    let sheet = Sheet { width, height, scale, texels: &texels, edge: Edge::Mirror };
    let relief = relief.then(|| [sheet.normal(), sheet.finish()]);
    Surface { colour: sheet.colour(), relief }
}

/// Texels from which textures are made.
struct Sheet<'a> {
    width: usize,
    height: usize,
    scale: f32,
    texels: &'a [Texel],
    edge: Edge,
}

impl Sheet<'_> {
    fn texture(&self, pixels: Vec<u8>, meaning: Meaning) -> Image {
        texture(self.width, self.height, pixels, meaning, self.edge)
    }

    fn colour(&self) -> Image {
        let pixels = self.texels.iter().flat_map(|texel| {
            let [r, g, b] = encode_colour(texel.colour);
            [r, g, b, 255]
        });
        self.texture(pixels.collect(), Meaning::Colour)
    }

    /// Where the surface leans follows from its heights.
    fn normal(&self) -> Image {
        let (width, height) = (self.width, self.height);
        let mut pixels = Vec::with_capacity(width * height * 4);
        for row in 0..height {
            let (above, below) = (row.saturating_sub(1), (row + 1).min(height - 1));
            for column in 0..width {
                let (left, right) = (column.saturating_sub(1), (column + 1).min(width - 1));
                let high = |column: usize, row: usize| self.texels[row * width + column].height;
                let across = (high(right, row) - high(left, row)) * self.scale / 2.0;
                let down = (high(column, below) - high(column, above)) * self.scale / 2.0;
                pixels.extend(encode_normal(Vec3::new(-across, down, 1.0).normalize()));
            }
        }
        self.texture(pixels, Meaning::Normal)
    }

    fn finish(&self) -> Image {
        let pixels = self
            .texels
            .iter()
            .flat_map(|texel| [encode(texel.open), encode(texel.rough.max(0.05)), 0, 255]);
        self.texture(pixels.collect(), Meaning::Plain)
    }
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
            assert!(top.surface().is_some_and(|surface| surface.relief.is_some()));
            let longest = pieces.iter().max().copied().unwrap();
            // Far above what it takes, for machines that do much else at the same time.
            assert!(longest < Duration::from_millis(500), "{longest:?}");
            if std::env::var_os("FANORONA_TIMES").is_some() {
                let _ = writeln!(
                    std::io::stderr(),
                    "{}: prepared {prepared:?}, {} pieces, longest {longest:?}, all {:?}",
                    look.title.key,
                    pieces.len(),
                    begun.elapsed()
                );
            }
        }
    }
}
