//! Small shaders for the table, in place of Bevy's. Bevy's are for every kind of light and material: a browser needs
//! seconds to compose, translate and compile them, in the one thread that the page has. `web/shaders.mjs` removes Bevy's
//! from the program.

use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Bevy's shaders for which the game has its own.
const OWN: [(&str, &str); 4] = [
    ("render/mesh.wgsl", include_str!("mesh.wgsl")),
    ("render/pbr.wgsl", include_str!("surface.wgsl")),
    ("render/pbr_prepass.wgsl", include_str!("depth.wgsl")),
    ("prepass/prepass.wgsl", include_str!("depth.wgsl")),
];

/// Replaces Bevy's shaders. Comes after `PbrPlugin`, before any of its shaders is loaded: a page loads nothing until
/// all plugins are built.
#[derive(Debug)]
pub struct SmallShaders;

impl Plugin for SmallShaders {
    fn build(&self, app: &mut App) {
        let registry = app.world().resource::<EmbeddedAssetRegistry>();
        for (path, shader) in OWN {
            let path = Path::new("bevy_pbr").join(path);
            registry.insert_asset(PathBuf::new(), &path, shader.as_bytes());
        }
    }
}
