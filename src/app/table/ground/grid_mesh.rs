//! Flat meshes with vertex colours.

use crate::app::table::vertices::{MeshBuilder, cells};
use bevy::prelude::*;

impl MeshBuilder {
    /// Maps the texture by the positions of the vertices: this many textures a unit, along x and along z.
    pub(super) fn map_flat(mut self, map: Vec2) -> Self {
        self.mapped = self.positions.iter().map(|place| place.xz() * map).collect();
        self
    }

    /// Adds a vertex. Returns its index.
    pub(super) fn vertex(&mut self, place: Vec3, colour: [f32; 4]) -> u32 {
        self.positions.push(place);
        self.colours.push(colour);
        self.positions.len() as u32 - 1
    }

    /// Adds the area between two rectangles, given by their half sizes.
    pub(super) fn ring(
        &mut self,
        outer: Vec2,
        inner: Vec2,
        y: f32,
        cell: f32,
        tint: impl Fn(f32, f32) -> Vec3 + Copy,
    ) {
        let mut strip = |low: Vec2, high: Vec2| self.grid(low, high, y, cell, tint);
        strip(Vec2::new(-outer.x, inner.y), outer);
        strip(-outer, Vec2::new(outer.x, -inner.y));
        strip(Vec2::new(-outer.x, -inner.y), Vec2::new(-inner.x, inner.y));
        strip(Vec2::new(inner.x, -inner.y), Vec2::new(outer.x, inner.y));
    }

    /// Adds a rectangle in cells of about this size.
    pub(super) fn grid(
        &mut self,
        low: Vec2,
        high: Vec2,
        y: f32,
        cell: f32,
        tint: impl Fn(f32, f32) -> Vec3,
    ) {
        let size = high - low;
        let counts = (size / cell).ceil().max(Vec2::ONE);
        self.field(counts.as_uvec2(), |part| {
            let at = low + size * part;
            (Vec3::new(at.x, y, at.y), tint(at.x, at.y).extend(1.0).to_array())
        });
    }

    /// Adds cells in columns and rows. `vertex` gives the place and the colour of the vertex at a part of both ways.
    pub(super) fn field(&mut self, counts: UVec2, vertex: impl Fn(Vec2) -> (Vec3, [f32; 4])) {
        let first = self.positions.len() as u32;
        for row in 0..=counts.y {
            for column in 0..=counts.x {
                let (place, colour) =
                    vertex(Vec2::new(column as f32, row as f32) / counts.as_vec2());
                self.vertex(place, colour);
            }
        }
        for (at, below) in cells(counts.x as usize, counts.y as usize) {
            self.join([at, below, below + 1, at + 1].map(|corner| first + corner));
        }
    }
}
