//! What is drawn: entities, meshes and triangles in view, and since when nothing is missing.

use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::mesh::{RenderMesh, RenderMeshBufferInfo};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderSystems};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// What has been seen, shared by the two worlds.
#[derive(Resource, Clone, Default)]
pub struct Seen(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    /// The meshes and materials of the entities in view, an entry an entity.
    meshes: Vec<(AssetId<Mesh>, AssetId<StandardMaterial>)>,
    triangles: usize,
    frames: u32,
    full: Option<Instant>,
}

impl Seen {
    fn with<T>(&self, act: impl FnOnce(&mut Kept) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// When the first frame was drawn for which every shader was ready.
    pub fn full(&self) -> Option<Instant> {
        self.with(|kept| kept.full)
    }

    /// Entities, different pairs of mesh and material, and triangles in view. What is drawn of such a
    /// pair, and lets no light through, is one call of a pass.
    pub fn counts(&self) -> [usize; 3] {
        self.with(|kept| {
            let pairs: HashSet<_> = kept.meshes.iter().collect();
            [kept.meshes.len(), pairs.len(), kept.triangles]
        })
    }
}

/// Notes what is in view.
pub fn note_meshes(
    seen: Res<Seen>,
    meshes: Query<(&Mesh3d, &MeshMaterial3d<StandardMaterial>, &ViewVisibility)>,
) {
    let now = meshes.iter().filter(|(_, _, view)| view.get());
    let now = now.map(|(mesh, material, _)| (mesh.id(), material.id())).collect();
    seen.with(|kept| kept.meshes = now);
}

/// Counts in the render world.
pub fn plugin(render: &mut SubApp, seen: Seen) {
    render.insert_resource(seen).add_systems(Render, count.in_set(RenderSystems::Cleanup));
}

fn count(seen: Res<Seen>, meshes: Res<RenderAssets<RenderMesh>>, pipelines: Res<PipelineCache>) {
    seen.with(|kept| {
        let corners = |id: &AssetId<Mesh>| {
            meshes.get(*id).map_or(0, |mesh| match mesh.buffer_info {
                RenderMeshBufferInfo::Indexed { count, .. } => count as usize,
                RenderMeshBufferInfo::NonIndexed => mesh.vertex_count as usize,
            })
        };
        kept.triangles = kept.meshes.iter().map(|(mesh, _)| corners(mesh)).sum::<usize>() / 3;
        kept.frames += 1;
        if kept.full.is_none() && kept.frames > 2 && pipelines.waiting_pipelines().next().is_none()
        {
            kept.full = Some(Instant::now());
        }
    });
}
