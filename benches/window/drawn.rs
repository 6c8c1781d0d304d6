//! What is drawn: entities, meshes and triangles in view, and when the first complete frame was
//! drawn.

use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::mesh::{RenderMesh, RenderMeshBufferInfo};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{CachedPipeline, PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderSystems};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The counts, shared by the main and the render world.
#[derive(Resource, Clone, Default)]
pub struct SharedCounts(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    /// The mesh and the material of each entity in view.
    meshes: Vec<(AssetId<Mesh>, AssetId<StandardMaterial>)>,
    triangles: usize,
    frames: u32,
    full: Option<Instant>,
}

impl SharedCounts {
    fn with<T>(&self, act: impl FnOnce(&mut Counts) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// When the first frame was drawn for which every shader that draws was ready.
    pub fn full(&self) -> Option<Instant> {
        self.with(|counts| counts.full)
    }

    /// Entities, distinct pairs of mesh and material, and triangles in view. Opaque entities with
    /// the same pair are drawn with one call per pass.
    pub fn counts(&self) -> [usize; 3] {
        self.with(|counts| {
            let pairs: HashSet<_> = counts.meshes.iter().collect();
            [counts.meshes.len(), pairs.len(), counts.triangles]
        })
    }
}

/// Records what is in view.
pub fn note_meshes(
    counts: Res<SharedCounts>,
    meshes: Query<(&Mesh3d, &MeshMaterial3d<StandardMaterial>, &ViewVisibility)>,
) {
    let now = meshes.iter().filter(|(_, _, view)| view.get());
    let now = now.map(|(mesh, material, _)| (mesh.id(), material.id())).collect();
    counts.with(|counts| counts.meshes = now);
}

/// Counts in the render world.
pub fn plugin(render: &mut SubApp, counts: SharedCounts) {
    render.insert_resource(counts).add_systems(Render, count.in_set(RenderSystems::Cleanup));
}

fn count(
    counts: Res<SharedCounts>,
    meshes: Res<RenderAssets<RenderMesh>>,
    pipelines: Res<PipelineCache>,
) {
    counts.with(|counts| {
        let corners = |id: &AssetId<Mesh>| {
            meshes.get(*id).map_or(0, |mesh| match mesh.buffer_info {
                RenderMeshBufferInfo::Indexed { count, .. } => count as usize,
                RenderMeshBufferInfo::NonIndexed => mesh.vertex_count as usize,
            })
        };
        counts.triangles = counts.meshes.iter().map(|(mesh, _)| corners(mesh)).sum::<usize>() / 3;
        counts.frames += 1;
        if counts.full.is_none() && counts.frames > 2 && !is_waiting(&pipelines) {
            counts.full = Some(Instant::now());
        }
    });
}

/// Whether something is still to be drawn with a pipeline that is not ready. Those that compute may wait forever, for a
/// shader that the graphics lack.
fn is_waiting(pipelines: &PipelineCache) -> bool {
    let mut waiting = pipelines.waiting_pipelines();
    let all: Vec<&CachedPipeline> = pipelines.pipelines().collect();
    waiting.any(|at| matches!(all[at].descriptor, PipelineDescriptor::RenderPipelineDescriptor(_)))
}
