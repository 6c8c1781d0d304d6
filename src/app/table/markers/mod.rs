//! The markers on the board, drawn from the guidance alone.
//!
//! `marker` decides which there are, `marker_shapes` draws them, and this file spawns the
//! entities.

mod animated_path;
mod marker;
mod marker_shapes;
mod numerals;
mod shape_builder;
mod visibility;

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test may stop at once")]
mod tests;

pub use animated_path::AnimatedPath;
pub use marker::{Marker, MarkerKind, markers};
pub use visibility::{BoardLocked, MarkerVisibility};

use super::{Layout, StoneLooks};
use crate::app::schedule::{AppSet, MotionSet};
use crate::app::session::{BoardAnnotations, CurrentGuidance, PassingAnnotations, ScannedPoints};
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use marker_shapes::Placement;

/// A marker on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct BoardMarker(pub Marker);

/// The meshes so far, and the materials by rank and by whether their markers fade.
#[derive(Resource, Clone, Debug, Default)]
struct MarkerAssets {
    meshes: HashMap<MarkerKind, Handle<Mesh>>,
    materials: HashMap<(usize, bool), Handle<StandardMaterial>>,
}

impl MarkerAssets {
    /// The material of markers of this rank; `passing` ones fade.
    fn material(
        &mut self,
        rank: usize,
        passing: bool,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        let bias = if passing { 1.9 } else { 2.0 };
        let made = || materials.add(unlit_material(bias + rank as f32));
        self.materials.entry((rank, passing)).or_insert_with(made).clone()
    }
}

/// From a stone's top to the middle of a letter above it.
const FLOAT: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarkerAssets>()
        .init_resource::<MarkerVisibility>()
        .init_resource::<BoardLocked>()
        .init_resource::<BoardAnnotations>()
        .init_resource::<PassingAnnotations>()
        .init_resource::<ScannedPoints>()
        .init_resource::<AnimatedPath>()
        .add_systems(
            Update,
            (
                draw.run_if(
                    resource_changed::<CurrentGuidance>
                        .or_else(resource_changed::<Layout>)
                        .or_else(resource_changed::<MarkerVisibility>)
                        .or_else(resource_changed::<BoardLocked>)
                        .or_else(resource_changed::<AnimatedPath>)
                        .or_else(resource_changed::<BoardAnnotations>)
                        .or_else(resource_changed::<PassingAnnotations>)
                        .or_else(resource_changed::<ScannedPoints>),
                ),
                grow,
                fade.run_if(resource_changed::<AnimatedPath>),
                face_camera,
            )
                .chain()
                .in_set(AppSet::Present)
                .after(MotionSet),
        );
}

/// Spawns and despawns markers when any of them changes.
fn draw(
    mut commands: Commands,
    (guidance, shown, locked): (Res<CurrentGuidance>, Res<MarkerVisibility>, Res<BoardLocked>),
    (path, scanned): (Res<AnimatedPath>, Res<ScannedPoints>),
    (lasting, passing): (Res<BoardAnnotations>, Res<PassingAnnotations>),
    layout: Res<Layout>,
    looks: Res<StoneLooks>,
    mut assets: ResMut<MarkerAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    existing: Query<(Entity, &BoardMarker)>,
) {
    let shown = if locked.0 { MarkerVisibility::Few } else { *shown };
    let mut wanted = markers(&guidance, &path, passing.over(&lasting), &layout);
    wanted.extend(marker::scanned(scanned.0, &layout));
    wanted.retain(|marker| shown.shows(marker.kind));
    for (entity, marked) in &existing {
        if let Some(at) = wanted.iter().position(|marker| *marker == marked.0) {
            wanted.swap_remove(at);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for marker in wanted {
        let material =
            assets.material(marker_shapes::rank(marker.kind), marker.passing, &mut materials);
        let mesh = assets
            .meshes
            .entry(marker.kind)
            .or_insert_with(|| meshes.add(marker_shapes::mesh(marker.kind)));
        let up = match marker_shapes::placement(marker.kind) {
            Placement::Board(up) | Placement::Readable(up) => up,
            Placement::Stone => looks.height + 0.012,
            Placement::AboveStone => looks.height + FLOAT,
        };
        commands.spawn((
            BoardMarker(marker),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material),
            Transform::from_translation(marker.place + Vec3::Y * up)
                .with_rotation(Quat::from_rotation_y(marker.turn))
                .with_scale(Vec3::new(1.0, 1.0, marker.length)),
            NotShadowCaster,
            NotShadowReceiver,
        ));
    }
}

/// A material that shows the vertex colours without lighting. Bevy sorts transparent meshes by the
/// distance of their centres minus this bias, in world units.
fn unlit_material(depth_bias: f32) -> StandardMaterial {
    StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        depth_bias,
        ..default()
    }
}

/// A growing line ends at the moving stone.
fn grow(
    path: Res<AnimatedPath>,
    stones: Query<&Transform, Without<BoardMarker>>,
    mut lines: Query<(&BoardMarker, &mut Transform)>,
) {
    let Some(stone) = path.mover.and_then(|mover| stones.get(mover).ok()) else { return };
    for (BoardMarker(marker), mut line) in &mut lines {
        if !marker.grows {
            continue;
        }
        let ahead = Quat::from_rotation_y(marker.turn) * Vec3::NEG_Z;
        let start = marker.place - ahead * (marker.length / 2.0);
        let so_far = (stone.translation - start).dot(ahead).clamp(0.0, marker.length);
        let middle = (start + ahead * (so_far / 2.0)).with_y(line.translation.y);
        let scale = line.scale.with_z(so_far.max(0.001));
        line.set_if_neq(Transform { translation: middle, scale, ..*line });
    }
}

/// Fades the markers of the animated path.
fn fade(
    path: Res<AnimatedPath>,
    assets: Res<MarkerAssets>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let wanted = Color::WHITE.with_alpha(path.opacity());
    for (_, material) in assets.materials.iter().filter(|((_, passing), _)| *passing) {
        if materials.get(material).is_some_and(|material| material.base_color != wanted)
            && let Some(mut material) = materials.get_mut(material)
        {
            material.base_color = wanted;
        }
    }
}

/// Turns letters and numbers towards the camera.
fn face_camera(
    cameras: Query<&Transform, (With<Camera3d>, Without<BoardMarker>)>,
    mut marks: Query<(&BoardMarker, &mut Transform)>,
) {
    let Some(camera) = cameras.iter().next() else { return };
    let (yaw, _, _) = camera.rotation.to_euler(EulerRot::YXZ);
    for (BoardMarker(marker), mut mark) in &mut marks {
        let wanted = match marker_shapes::placement(marker.kind) {
            Placement::AboveStone => camera.rotation,
            Placement::Readable(_) => Quat::from_rotation_y(yaw),
            Placement::Board(_) | Placement::Stone => continue,
        };
        if mark.rotation != wanted {
            mark.rotation = wanted;
        }
    }
}
