//! One layout of vertices for all meshes of the table. Every layout has shaders of its own, and most of the time
//! until the first picture is spent on making shaders.

use bevy::mesh::Indices;
use bevy::prelude::*;

/// The mesh with the attributes that it lacks: texture coordinates and tangents that no texture uses, and white.
pub(super) fn with_one_layout(mut mesh: Mesh) -> Mesh {
    let count = mesh.count_vertices();
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_UV_0) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, vec![[0.0; 2]; count]);
    }
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_TANGENT) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; count]);
    }
    if !mesh.contains_attribute(Mesh::ATTRIBUTE_COLOR) {
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0; 4]; count]);
    }
    mesh
}

/// The triangles between `rows` rings of vertices, one below the other, of `around` pieces each. The last vertex of a ring is
/// where the first is.
pub(super) fn between_rings(rows: usize, around: usize) -> Indices {
    let row = around as u32 + 1;
    let corners =
        (0..rows as u32 - 1).flat_map(|ring| (0..around as u32).map(move |step| ring * row + step));
    Indices::U32(
        corners.flat_map(|at| [at, at + 1, at + row, at + 1, at + row + 1, at + row]).collect(),
    )
}

/// As [`with_one_layout`], for a mesh that is never lit. In a browser it has no tangents: by that `shading` knows that it needs no shader
/// with light, which is much larger.
pub(super) fn never_lit(mesh: Mesh) -> Mesh {
    let mut mesh = with_one_layout(mesh);
    if cfg!(target_arch = "wasm32") {
        mesh.remove_attribute(Mesh::ATTRIBUTE_TANGENT);
    }
    mesh
}
