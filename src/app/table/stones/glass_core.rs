//! The core of a clear marble: a twisted ribbon of white glass. It is a separate mesh, so that the glass refracts it
//! like everything behind it.

use super::material::clear_core;
use crate::app::schedule::{AppSet, MotionSet};
use crate::app::table::look::TableLook;
use crate::app::table::looks::{StoneBody, show_as_found};
use crate::app::table::quality::Quality;
use crate::app::table::vertices::{MeshBuilder, between_rings};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// Half the height of the ribbon, and its radius at the ends and in the middle of its folds, in widths of a stone.
const HALF: f32 = 0.36;
const FOLDS: [f32; 2] = [0.07, 0.225];
/// The number of folds, and how far they turn from top to bottom, in radians.
const COUNT: f32 = 3.0;
const TWIST: f32 = 2.3;
/// Pieces around and along the ribbon.
const PIECES: [usize; 2] = [42, 26];
/// The light that the glass gathers in the ribbon, as a part of its colour.
const GATHERED: f32 = 0.3;

/// The ribbon in a marble: a child of the stone.
#[derive(Component, Clone, Copy, Debug)]
struct GlassCore;

/// The mesh and the materials of the ribbons, White's first.
#[derive(Resource, Clone, Debug)]
struct GlassCores {
    mesh: Handle<Mesh>,
    materials: [Handle<StandardMaterial>; 2],
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<TableLook>
        .or_else(resource_changed::<Quality>)
        .or_else(any_match_filter::<Added<StoneBody>>);
    app.add_systems(PreStartup, prepare)
        .add_systems(Update, put_in.run_if(changed).in_set(AppSet::Present).after(MotionSet))
        .add_systems(PostUpdate, keep_inside.after(show_as_found));
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let materials = [(); 2].map(|()| materials.add(StandardMaterial::default()));
    commands.insert_resource(GlassCores { mesh: meshes.add(ribbon(1.0)), materials });
}

/// Gives the clear marbles at high quality their ribbons, and takes them from all others.
fn put_in(
    (look, quality, cores): (Res<TableLook>, Res<Quality>, Res<GlassCores>),
    (stones, present): (Query<(Entity, &StoneBody)>, Query<Entity, With<GlassCore>>),
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let set = &look.stones;
    let colours = [&set.white, &set.black].map(|finish| clear_core(&finish.body, *quality));
    if colours != [None, None] && (look.is_changed() || quality.is_changed()) {
        // A handle that is no longer known is no longer needed.
        let _ = meshes.insert(&cores.mesh, ribbon(set.outline.size().0));
        for (handle, colour) in cores.materials.iter().zip(colours) {
            let _ = materials.insert(handle, white_glass(colour.unwrap_or(Vec3::ONE)));
        }
    }
    for core in &present {
        commands.entity(core).despawn();
    }
    for (stone, body) in &stones {
        if colours[body.side as usize].is_some() {
            commands.entity(stone).with_child((
                GlassCore,
                NotShadowCaster,
                Mesh3d(cores.mesh.clone()),
                MeshMaterial3d(cores.materials[body.side as usize].clone()),
            ));
        }
    }
}

fn white_glass(colour: Vec3) -> StandardMaterial {
    let glow = colour * GATHERED;
    StandardMaterial {
        base_color: Color::linear_rgb(colour.x, colour.y, colour.z),
        emissive: LinearRgba::rgb(glow.x, glow.y, glow.z),
        emissive_exposure_weight: 0.0,
        perceptual_roughness: 0.4,
        ..default()
    }
}

/// A ribbon stands upright as its marble does, each turned another way.
fn keep_inside(
    stones: Query<(&GlobalTransform, &StoneBody), Without<GlassCore>>,
    mut cores: Query<(&ChildOf, &mut GlobalTransform), (With<GlassCore>, Changed<GlobalTransform>)>,
) {
    for (stone, mut shown) in &mut cores {
        let Ok((stone, body)) = stones.get(stone.parent()) else { continue };
        *shown = *stone * Transform::from_rotation(Quat::from_rotation_y(body.seed as f32 * 2.4));
    }
}

/// The ribbon of a marble of this width, whose underside is at the origin.
fn ribbon(width: f32) -> Mesh {
    let [around, along] = PIECES;
    let place = |turn: f32, down: f32| {
        let angle = down * PI;
        let fold = (0.5 + 0.5 * (turn * COUNT).cos()).powf(1.3);
        let radius = (FOLDS[0] + (FOLDS[1] - FOLDS[0]) * fold) * angle.sin().max(0.0).sqrt();
        let (sin, cos) = (turn + TWIST * down).sin_cos();
        Vec3::new(radius * cos, 0.5 + HALF * angle.cos(), radius * sin) * width
    };
    let mut mesh = MeshBuilder { indices: between_rings(along + 1, around), ..default() };
    for row in 0..=along {
        for column in 0..=around {
            let (turn, down) = (column as f32 / around as f32 * TAU, row as f32 / along as f32);
            // The ends are points, where nothing has a direction.
            let here = down.clamp(0.02, 0.98);
            let across = place(turn + 0.01, here) - place(turn - 0.01, here);
            let downwards = place(turn, here + 0.01) - place(turn, here - 0.01);
            mesh.positions.push(place(turn, down));
            mesh.normals.push(across.cross(downwards).normalize_or(Vec3::Y));
        }
    }
    mesh.mesh()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::mesh::VertexAttributeValues;

    #[test]
    fn the_ribbon_is_inside_its_marble_and_its_faces_look_outwards() {
        let mesh = ribbon(0.66);
        let values = |kind| match mesh.attribute(kind) {
            Some(VertexAttributeValues::Float32x3(values)) => {
                values.iter().copied().map(Vec3::from).collect::<Vec<Vec3>>()
            }
            _ => vec![],
        };
        let (places, normals) = (values(Mesh::ATTRIBUTE_POSITION), values(Mesh::ATTRIBUTE_NORMAL));
        assert_eq!(places.len(), normals.len());
        for (place, normal) in places.iter().zip(&normals) {
            let out = *place - Vec3::Y * 0.33;
            assert!(out.length() < 0.28, "{place}");
            assert!(normal.dot(out.with_y(out.y * 0.3)) > -0.02, "{place} {normal}");
        }
    }
}
