//! A builder of flat meshes with vertex colours.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A flat mesh in progress.
pub(super) struct GridMesh {
    /// Textures a unit, along x and along z.
    map: Vec2,
    places: Vec<Vec3>,
    mapped: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl GridMesh {
    /// An empty mesh with this many textures a unit, along x and along z.
    pub const fn new(map: Vec2) -> Self {
        Self { map, places: vec![], mapped: vec![], colours: vec![], indices: vec![] }
    }

    /// Adds a vertex whose texture is mapped by its position. Returns its index.
    pub fn vertex(&mut self, place: Vec3, colour: [f32; 4]) -> u32 {
        self.mapped.push(Vec2::new(place.x, place.z) * self.map);
        self.places.push(place);
        self.colours.push(colour);
        self.places.len() as u32 - 1
    }

    /// Adds a quad of four vertices, counter-clockwise as seen from above.
    pub fn quad(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
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
        let (columns, rows) = (counts.x as u32, counts.y as u32);
        let first = self.places.len() as u32;
        for row in 0..=rows {
            for column in 0..=columns {
                let at = low + size * Vec2::new(column as f32, row as f32) / counts;
                let colour = tint(at.x, at.y).extend(1.0).to_array();
                self.vertex(Vec3::new(at.x, y, at.y), colour);
            }
        }
        for row in 0..rows {
            for column in 0..columns {
                let at = first + row * (columns + 1) + column;
                let below = at + columns + 1;
                self.quad([at, below, below + 1, at + 1]);
            }
        }
    }

    /// The mesh.
    pub fn mesh(self) -> Mesh {
        let count = self.places.len();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; count])
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.mapped)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; count])
            .with_inserted_indices(Indices::U32(self.indices))
    }
}
