//! What is marked on the board, drawn from the guidance alone.
//!
//! [`marks`] decides, [`figures`] draws, and this file puts the figures on the table.

mod figures;
mod flat;
mod marks;
mod numerals;
mod shown;

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test may stop at once")]
mod tests;

pub use marks::{Marker, MarkerKind, marks};
pub use shown::Shown;

use super::{Layout, StoneLooks};
use crate::app::motion::{MotionSet, Trace};
use crate::app::schedule::AppSet;
use crate::app::session::CurrentGuidance;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use figures::Level;

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Marked(pub Marker);

/// A mark that turns its face to the camera.
#[derive(Component, Clone, Copy, Debug)]
struct FacesCamera;

/// A mark on the board that is turned so that it can be read.
#[derive(Component, Clone, Copy, Debug)]
struct IsRead;

/// The meshes drawn so far, and the materials of every rank: of what stays, and of what fades.
#[derive(Resource, Clone, Debug, Default)]
struct Paint {
    meshes: HashMap<MarkerKind, Handle<Mesh>>,
    lasting: [Option<Handle<StandardMaterial>>; figures::RANKS],
    fading: [Option<Handle<StandardMaterial>>; figures::RANKS],
}

impl Paint {
    /// The material of marks of a rank; `passing` ones fade.
    fn material(
        &mut self,
        rank: usize,
        passing: bool,
        materials: &mut Assets<StandardMaterial>,
    ) -> Handle<StandardMaterial> {
        let (kept, bias) = if passing { (&mut self.fading, 1.9) } else { (&mut self.lasting, 2.0) };
        kept[rank].get_or_insert_with(|| materials.add(flat_paint(bias + rank as f32))).clone()
    }
}

/// From a stone's top to the middle of a letter over it.
const FLOAT: f32 = 0.2;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paint>().init_resource::<Shown>().init_resource::<Trace>().add_systems(
        Update,
        (
            draw.run_if(
                resource_changed::<CurrentGuidance>
                    .or_else(resource_changed::<Layout>)
                    .or_else(resource_changed::<Shown>)
                    .or_else(resource_changed::<Trace>),
            ),
            grow,
            fade.run_if(resource_changed::<Trace>),
            face_camera,
        )
            .chain()
            .in_set(AppSet::Present)
            .after(MotionSet),
    );
}

/// Makes the marks anew when any of them changes.
fn draw(
    mut commands: Commands,
    (guidance, shown, trace): (Res<CurrentGuidance>, Res<Shown>, Res<Trace>),
    layout: Res<Layout>,
    looks: Res<StoneLooks>,
    mut paint: ResMut<Paint>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    standing: Query<(Entity, &Marked)>,
) {
    let mut wanted = marks(&guidance, &trace, &layout);
    wanted.retain(|mark| shown.shows(mark.kind));
    for (entity, marked) in &standing {
        if let Some(at) = wanted.iter().position(|mark| *mark == marked.0) {
            wanted.swap_remove(at);
        } else {
            commands.entity(entity).despawn();
        }
    }
    for mark in wanted {
        let material = paint.material(figures::rank(mark.kind), mark.passing, &mut materials);
        let mesh =
            paint.meshes.entry(mark.kind).or_insert_with(|| meshes.add(figures::mesh(mark.kind)));
        let level = figures::level(mark.kind);
        let up = match level {
            Level::Board(up) | Level::Read(up) => up,
            Level::Stone => looks.height + 0.012,
            Level::Air => looks.height + FLOAT,
        };
        let mut entity = commands.spawn((
            Name::new("Mark"),
            Marked(mark),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material),
            Transform::from_translation(mark.place + Vec3::Y * up)
                .with_rotation(Quat::from_rotation_y(mark.turn))
                .with_scale(Vec3::new(1.0, 1.0, mark.length)),
            NotShadowCaster,
            NotShadowReceiver,
        ));
        match level {
            Level::Air => {
                entity.insert(FacesCamera);
            }
            Level::Read(_) => {
                entity.insert(IsRead);
            }
            _ => {}
        }
    }
}

/// Colours come from the meshes; light changes nothing. Bevy draws what lets light through from the
/// farthest middle of a mesh to the nearest, less this bias: a unit of it is as good as a unit
/// nearer to the eye.
fn flat_paint(depth_bias: f32) -> StandardMaterial {
    StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        depth_bias,
        ..default()
    }
}

/// A line that grows ends where its stone is.
fn grow(
    trace: Res<Trace>,
    stones: Query<&Transform, Without<Marked>>,
    mut lines: Query<(&Marked, &mut Transform)>,
) {
    let Some(stone) = trace.mover.and_then(|mover| stones.get(mover).ok()) else { return };
    for (Marked(mark), mut line) in &mut lines {
        if !mark.grows {
            continue;
        }
        let ahead = Quat::from_rotation_y(mark.turn) * Vec3::NEG_Z;
        let start = mark.place - ahead * (mark.length / 2.0);
        let so_far = (stone.translation - start).dot(ahead).clamp(0.0, mark.length);
        let middle = (start + ahead * (so_far / 2.0)).with_y(line.translation.y);
        let scale = line.scale.with_z(so_far.max(0.001));
        line.set_if_neq(Transform { translation: middle, scale, ..*line });
    }
}

/// What has been shown fades.
fn fade(trace: Res<Trace>, paint: Res<Paint>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let wanted = Color::WHITE.with_alpha(trace.strength());
    for material in paint.fading.iter().flatten() {
        if materials.get(material).is_some_and(|material| material.base_color != wanted)
            && let Some(mut material) = materials.get_mut(material)
        {
            material.base_color = wanted;
        }
    }
}

/// Letters and numbers are read from wherever the camera is.
fn face_camera(
    cameras: Query<&Transform, (With<Camera3d>, Without<Marked>)>,
    mut letters: Query<&mut Transform, (With<Marked>, With<FacesCamera>, Without<IsRead>)>,
    mut numbers: Query<&mut Transform, (With<Marked>, With<IsRead>, Without<FacesCamera>)>,
) {
    let Some(camera) = cameras.iter().next() else { return };
    for mut letter in &mut letters {
        if letter.rotation != camera.rotation {
            letter.rotation = camera.rotation;
        }
    }
    let (yaw, _, _) = camera.rotation.to_euler(EulerRot::YXZ);
    let turned = Quat::from_rotation_y(yaw);
    for mut number in &mut numbers {
        if number.rotation != turned {
            number.rotation = turned;
        }
    }
}
