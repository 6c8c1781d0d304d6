//! What is marked on the board, drawn from the guidance alone.
//!
//! [`marks`] decides, [`figures`] draws, and this file puts the figures on the table.

mod figures;
mod flat;
mod marks;
mod shown;

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test may stop at once")]
mod tests;

pub use marks::{Kind, Mark, marks};
pub use shown::Shown;

use super::{Layout, StoneLooks};
use crate::app::AppSet;
use crate::app::session::Guidance;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use figures::Level;

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Marked(pub Mark);

/// A mark that turns its face to the camera.
#[derive(Component, Clone, Copy, Debug)]
struct FacesCamera;

/// The meshes drawn so far, and the materials: on the board, and in the air.
#[derive(Resource, Clone, Debug, Default)]
struct Paint {
    meshes: HashMap<Kind, Handle<Mesh>>,
    material: Option<Handle<StandardMaterial>>,
}

/// From a stone's top to the middle of a letter over it.
const FLOAT: f32 = 0.36;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paint>().init_resource::<Shown>().add_systems(
        Update,
        (
            draw.run_if(
                resource_changed::<Guidance>
                    .or_else(resource_changed::<Layout>)
                    .or_else(resource_changed::<Shown>),
            ),
            face_camera,
        )
            .chain()
            .in_set(AppSet::Present),
    );
}

/// Makes the marks anew when any of them changes.
fn draw(
    mut commands: Commands,
    (guidance, shown): (Res<Guidance>, Res<Shown>),
    layout: Res<Layout>,
    looks: Res<StoneLooks>,
    mut paint: ResMut<Paint>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    standing: Query<(Entity, &Marked)>,
) {
    let mut wanted = marks(&guidance, &layout);
    wanted.retain(|mark| shown.shows(mark.kind));
    for (entity, marked) in &standing {
        if let Some(at) = wanted.iter().position(|mark| *mark == marked.0) {
            wanted.swap_remove(at);
        } else {
            commands.entity(entity).despawn();
        }
    }
    let material = paint.material.get_or_insert_with(|| materials.add(flat_paint())).clone();
    for mark in wanted {
        let mesh =
            paint.meshes.entry(mark.kind).or_insert_with(|| meshes.add(figures::mesh(mark.kind)));
        let level = figures::level(mark.kind);
        let up = match level {
            Level::Board(up) => up,
            Level::Stone => looks.height + 0.012,
            Level::Air => looks.height + FLOAT,
        };
        let mut entity = commands.spawn((
            Name::new("Mark"),
            Marked(mark),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(mark.place + Vec3::Y * up)
                .with_rotation(Quat::from_rotation_y(mark.turn))
                .with_scale(Vec3::new(1.0, 1.0, mark.length)),
            NotShadowCaster,
            NotShadowReceiver,
        ));
        if level == Level::Air {
            entity.insert(FacesCamera);
        }
    }
}

/// Colours come from the meshes; light changes nothing.
fn flat_paint() -> StandardMaterial {
    StandardMaterial {
        unlit: true,
        alpha_mode: AlphaMode::Blend,
        cull_mode: None,
        depth_bias: 2.0,
        ..default()
    }
}

/// Letters are read from wherever the camera is.
fn face_camera(
    cameras: Query<&Transform, (With<Camera3d>, Without<FacesCamera>)>,
    mut letters: Query<&mut Transform, With<FacesCamera>>,
) {
    let Some(camera) = cameras.iter().next() else { return };
    for mut letter in &mut letters {
        if letter.rotation != camera.rotation {
            letter.rotation = camera.rotation;
        }
    }
}
