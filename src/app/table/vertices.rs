//! One layout of vertices for all meshes of the table. Every layout has shaders of its own, and most of the time
//! until the first picture is spent on making shaders.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A mesh in progress. Attributes without values are filled in: normals upwards, texture coordinates and tangents that no
/// texture uses, and white.
#[derive(Clone, Debug, Default)]
pub(super) struct MeshBuilder {
    pub positions: Vec<Vec3>,
    pub normals: Vec<Vec3>,
    pub mapped: Vec<Vec2>,
    pub tangents: Vec<[f32; 4]>,
    pub colours: Vec<[f32; 4]>,
    pub indices: Vec<u32>,
}

impl MeshBuilder {
    /// Adds the triangles of four vertices, which are counter-clockwise as seen from outside.
    pub(super) fn join(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// Adds a quad; its corners are counter-clockwise as seen from outside.
    pub(super) fn quad(
        &mut self,
        positions: [Vec3; 4],
        normals: [Vec3; 4],
        mapped: [Vec2; 4],
        tangent: Vec3,
    ) {
        let first = self.positions.len() as u32;
        self.positions.extend(positions);
        self.normals.extend(normals);
        self.mapped.extend(mapped);
        for normal in normals {
            let across = tangent.reject_from(normal).normalize_or(normal.any_orthonormal_vector());
            self.tangents.push(across.extend(1.0).to_array());
        }
        self.join([first, first + 1, first + 2, first + 3]);
    }

    /// The mesh.
    pub(super) fn mesh(mut self) -> Mesh {
        let count = self.positions.len();
        self.normals.resize(count, Vec3::Y);
        self.mapped.resize(count, Vec2::ZERO);
        self.tangents.resize(count, [1.0, 0.0, 0.0, 1.0]);
        self.colours.resize(count, [1.0; 4]);
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.mapped)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, self.tangents)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// The mesh, if it is never lit. In a browser it has no tangents: by that `shading` knows that it needs no shader with light,
    /// which is much larger.
    pub(super) fn unlit_mesh(self) -> Mesh {
        let mut mesh = self.mesh();
        if cfg!(target_arch = "wasm32") {
            mesh.remove_attribute(Mesh::ATTRIBUTE_TANGENT);
        }
        mesh
    }
}

/// The cells of vertices in rows of `columns` cells: the first vertex of each cell, and the one below that.
pub(super) fn cells(columns: usize, rows: usize) -> impl Iterator<Item = (u32, u32)> {
    let row = columns as u32 + 1;
    (0..rows as u32)
        .flat_map(move |at| (0..columns as u32).map(move |column| at * row + column))
        .map(move |at| (at, at + row))
}

/// The triangles between `rows` rings of vertices, one below the other, of `around` pieces each. The last vertex of a ring is
/// where the first is.
pub(super) fn between_rings(rows: usize, around: usize) -> Vec<u32> {
    let corners = cells(around, rows - 1);
    corners.flat_map(|(at, below)| [at, at + 1, below, at + 1, below + 1, below]).collect()
}
