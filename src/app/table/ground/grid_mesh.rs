//! A builder of flat meshes with vertex colours.

use crate::app::table::vertices::{MeshBuilder, cells};
use bevy::prelude::*;

/// A flat mesh in progress.
pub(super) struct GridMesh {
    /// Textures a unit, along x and along z.
    map: Vec2,
    pub mesh: MeshBuilder,
}

impl GridMesh {
    /// An empty mesh with this many textures a unit, along x and along z.
    pub fn new(map: Vec2) -> Self {
        Self { map, mesh: MeshBuilder::default() }
    }

    /// Adds a vertex whose texture is mapped by its position. Returns its index.
    pub fn vertex(&mut self, place: Vec3, colour: [f32; 4]) -> u32 {
        self.mesh.mapped.push(Vec2::new(place.x, place.z) * self.map);
        self.mesh.positions.push(place);
        self.mesh.colours.push(colour);
        self.mesh.positions.len() as u32 - 1
    }

    /// Adds the area between two rectangles, given by their half sizes.
    pub fn ring(
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
    pub fn grid(
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
    pub fn field(&mut self, counts: UVec2, vertex: impl Fn(Vec2) -> (Vec3, [f32; 4])) {
        let first = self.mesh.positions.len() as u32;
        for row in 0..=counts.y {
            for column in 0..=counts.x {
                let (place, colour) =
                    vertex(Vec2::new(column as f32, row as f32) / counts.as_vec2());
                self.vertex(place, colour);
            }
        }
        for (at, below) in cells(counts.x as usize, counts.y as usize) {
            self.mesh.join([at, below, below + 1, at + 1].map(|corner| first + corner));
        }
    }
}
