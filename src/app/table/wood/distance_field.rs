//! The grid of texels of a board's top, and their distances from the engraved lines.

use super::noise::noise;
use super::strokes::pieces;
use crate::app::table::Layout;
use crate::app::table::shape::{DESIGNED, Shape};
use bevy::math::{Vec2, Vec2Swizzles as _};

/// The middle of the strip of the frame that carries the coordinates, counted from the field, on a
/// frame of the designed width.
const COORDINATES: f32 = 0.285;
/// The height of a character there.
const CHARACTER: f32 = 0.27;

/// The largest distance that is computed.
const FAR: f32 = 0.17;

/// The largest number of texels a unit: a board of few points needs no more.
const MOST: f32 = 300.0;

/// The number of segments of a line between two points.
const PIECES: usize = 4;

/// A grid of texels over the whole top of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TopGrid {
    /// Texels along x.
    pub width: usize,
    /// Texels along z.
    pub height: usize,
    /// Half the size of the top.
    outer: Vec2,
    /// Texels per unit.
    pub scale: f32,
}

impl TopGrid {
    /// The grid for a board with at most this many texels.
    pub fn of(shape: &Shape, texels: f32) -> Self {
        let size = shape.outer * 2.0;
        let scale = (texels / (size.x * size.y)).sqrt().min(MOST);
        let count = |length: f32| ((length * scale).round() as usize).max(8);
        Self { width: count(size.x), height: count(size.y), outer: shape.outer, scale }
    }

    /// The position of a texel's centre, x and z.
    pub fn place(&self, column: usize, row: usize) -> Vec2 {
        Vec2::new(column as f32 + 0.5, row as f32 + 0.5) / self.scale - self.outer
    }
}

/// The distances of the texels of a grid from line segments, computed a few segments at a time.
pub(crate) struct DistanceField {
    pieces: std::vec::IntoIter<[Vec2; 2]>,
    /// The distance of every texel to the nearest segment so far, at most [`FAR`]. Empty until the work begins, because
    /// a field may wait for long.
    distances: Vec<f32>,
}

impl DistanceField {
    /// The approximate number of distances per step.
    const STEP: usize = 600_000;

    /// The distances from these segments, still to be computed.
    pub fn new(pieces: impl Iterator<Item = [Vec2; 2]>) -> Self {
        Self { pieces: pieces.collect::<Vec<_>>().into_iter(), distances: Vec::new() }
    }

    /// Works for a few milliseconds. Returns whether all distances are computed.
    pub fn work(&mut self, grid: &TopGrid) -> bool {
        if self.distances.is_empty() {
            self.distances = vec![FAR; grid.width * grid.height];
        }
        let mut left = Self::STEP;
        while left > 0 {
            let Some(piece) = self.pieces.next() else { return true };
            left = left.saturating_sub(grid.measure(piece, &mut self.distances));
        }
        self.pieces.len() == 0
    }

    /// The distance of a texel, by its index, as far as it is computed.
    pub fn at(&self, texel: usize) -> f32 {
        self.distances[texel]
    }
}

impl TopGrid {
    /// Includes a segment. Returns the number of texels near it.
    fn measure(&self, [from, to]: [Vec2; 2], distances: &mut [f32]) -> usize {
        let low = (from.min(to) - FAR + self.outer) * self.scale;
        let high = (from.max(to) + FAR + self.outer) * self.scale;
        let span = |low: f32, high: f32, count: usize| {
            (low.floor().max(0.0) as usize)..(high.ceil().max(0.0) as usize).min(count)
        };
        let (rows, columns) = (span(low.y, high.y, self.height), span(low.x, high.x, self.width));
        let count = rows.len() * columns.len();
        for row in rows {
            for column in columns.clone() {
                let away = distance(self.place(column, row), from, to);
                let kept = &mut distances[row * self.width + column];
                *kept = kept.min(away);
            }
        }
        count
    }
}

/// The lines of the board as short segments, drawn by hand: they deviate by up to `deviation` to
/// the side.
pub fn lines(layout: &Layout, deviation: f32) -> impl Iterator<Item = [Vec2; 2]> + '_ {
    let flat = |point| {
        let place = layout.place(point);
        Vec2::new(place.x, place.z)
    };
    layout.board().lines().flat_map(move |(from, to)| {
        let (from, to) = (flat(from), flat(to));
        let aside = (to - from).normalize_or_zero().perp();
        (0..PIECES).map(move |piece| {
            [piece, piece + 1].map(|at| {
                let straight = from.lerp(to, at as f32 / PIECES as f32);
                let wander = noise(straight.extend(aside.x * 3.0) * 1.9, 77) - 0.5;
                let held = if at == 0 || at == PIECES { 0.0 } else { 1.0 };
                straight + aside * wander * 2.0 * deviation * held
            })
        })
    })
}

/// The segments of all coordinates: those on White's side and at the left are upright for White,
/// the others for Black. In an upright window the board lies `crosswise`, with White's side at the
/// left; then they are upright for people who see it so.
pub fn coordinates(layout: &Layout, shape: &Shape, crosswise: bool) -> Vec<[Vec2; 2]> {
    let board = layout.board();
    let half = layout.half_size();
    let (away, size) = (COORDINATES * shape.scale(), CHARACTER * shape.scale());
    let mut all = Vec::new();
    let mut carve = |character: u8, x: f32, z: f32, turned: f32| {
        let set = |at: Vec2| {
            let seen = if crosswise { -at.yx() } else { Vec2::new(at.x, -at.y) };
            Vec2::new(x, z) + seen * size * turned
        };
        all.extend(pieces(character as char).into_iter().map(|[from, to]| [set(from), set(to)]));
    };
    for column in 0..board.columns() {
        let x = column as f32 - half.x;
        carve(b'a' + column as u8, x, shape.field.y + away, 1.0);
        carve(b'a' + column as u8, x, -shape.field.y - away, -1.0);
    }
    let near = if crosswise { 1.0 } else { -1.0 };
    for row in 0..board.rows() {
        let z = half.y - row as f32;
        carve(b'1' + row as u8, near * (shape.field.x + away), z, 1.0);
        carve(b'1' + row as u8, -near * (shape.field.x + away), z, -1.0);
    }
    const { assert!(COORDINATES + CHARACTER < DESIGNED, "the coordinates are on the frame") };
    all
}

fn distance(place: Vec2, from: Vec2, to: Vec2) -> f32 {
    let (way, off) = (to - from, place - from);
    let along = (off.dot(way) / way.length_squared().max(1e-9)).clamp(0.0, 1.0);
    (off - way * along).length()
}
