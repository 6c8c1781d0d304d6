//! The board: a slab with engraved lines in a carved frame, made anew whenever the game's board
//! changes.

use super::quality::{self, Quality};
use super::shape::{DEPTH, FRAME, RIM, Shape, TABLE};
use super::sweep::{Profile, sweep};
use super::texture::sharpen;
use super::wood::{Surface, Wood, board_top, plank};
use super::{Layout, follow_session};
use crate::app::AppSet;
use bevy::math::Vec2;
use bevy::prelude::*;

/// The root of everything the board is made of.
#[derive(Component, Clone, Debug)]
pub struct BoardBody(Layout);

/// The looks of the frame's outer faces, the same for every board.
#[derive(Resource, Clone, Debug)]
struct Flank(Handle<StandardMaterial>);

/// How many units of the flank's plank its texture holds, along and across.
const FLANK: Vec2 = Vec2::new(6.0, 0.75);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, plane_flank.after(quality::judge))
        .add_systems(Startup, build)
        .add_systems(
            Update,
            build.run_if(resource_changed::<Layout>).after(follow_session).in_set(AppSet::Guide),
        );
}

fn plane_flank(
    mut commands: Commands,
    quality: Res<Quality>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let flank = wooden(plank(Wood::rosewood(), FLANK, 96.0), *quality, &mut images);
    commands.insert_resource(Flank(materials.add(flank)));
}

/// A material with these textures.
pub(super) fn wooden(
    mut surface: Surface,
    quality: Quality,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    if quality == Quality::Low {
        // Every texture costs the processor dearly; the colours already tell of the grooves.
        return StandardMaterial {
            base_color_texture: Some(images.add(surface.colour)),
            perceptual_roughness: 0.75,
            reflectance: 0.3,
            ..default()
        };
    }
    for image in [&mut surface.colour, &mut surface.normal, &mut surface.finish] {
        sharpen(image, quality.slant_samples());
    }
    let finish = images.add(surface.finish);
    StandardMaterial {
        base_color_texture: Some(images.add(surface.colour)),
        normal_map_texture: Some(images.add(surface.normal)),
        metallic_roughness_texture: Some(finish.clone()),
        occlusion_texture: Some(finish),
        perceptual_roughness: 1.0,
        metallic: 0.0,
        reflectance: 0.4,
        ..default()
    }
}

/// Makes the board of the present layout in place of the one that is there.
fn build(
    mut commands: Commands,
    (layout, quality): (Res<Layout>, Res<Quality>),
    flank: Res<Flank>,
    standing: Query<(Entity, &BoardBody)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    if standing.iter().any(|(_, body)| body.0 == *layout) {
        return;
    }
    for (entity, _) in &standing {
        commands.entity(entity).despawn();
    }
    let shape = Shape::of(&layout);
    let top = materials.add(wooden(board_top(&layout), *quality, &mut images));
    commands.spawn((
        Name::new("Board"),
        BoardBody(layout.clone()),
        Transform::default(),
        Visibility::default(),
        children![
            (
                Name::new("Top"),
                Mesh3d(meshes.add(sweep(&shape, &top_profile(), Some(shape.field), planar))),
                MeshMaterial3d(top),
            ),
            (
                Name::new("Flanks"),
                Mesh3d(meshes.add(sweep(&shape, &flank_profile(), None, along))),
                MeshMaterial3d(flank.0.clone()),
            ),
        ],
    ));
}

/// From the field up the frame's inner slope, over its top, to the edge of its flank.
fn top_profile() -> Profile {
    let mut profile = Profile::default();
    profile.face([(0.0, 0.0), (0.022, RIM * 0.55)]);
    profile.curve((0.022, RIM * 0.55), (0.03, RIM), (0.075, RIM), 4);
    profile.face([(0.075, RIM), (FRAME - 0.07, RIM)]);
    profile.curve((FRAME - 0.07, RIM), (FRAME, RIM), (FRAME, RIM - 0.07), 5);
    profile
}

/// From the edge of the top down to the table: the frame's face, a groove, a narrower foot.
fn flank_profile() -> Profile {
    let out = FRAME;
    let mut profile = Profile::default();
    profile.face([(out, RIM - 0.07), (out, -0.16)]);
    profile.curve((out, -0.16), (out - 0.03, -0.175), (out, -0.19), 3);
    profile.face([(out, -0.19), (out, -DEPTH + 0.14)]);
    profile.curve((out, -DEPTH + 0.14), (out, -DEPTH + 0.05), (out - 0.1, -DEPTH + 0.05), 4);
    profile.face([(out - 0.1, -DEPTH + 0.05), (out - 0.1, TABLE)]);
    profile
}

/// The top's texture lies on it as seen from above.
fn planar(shape: &Shape, place: Vec3, _along: f32, _down: f32) -> Vec2 {
    (Vec2::new(place.x, place.z) / shape.outer + 1.0) / 2.0
}

/// The flank's texture runs around the board.
fn along(_shape: &Shape, _place: Vec3, along: f32, down: f32) -> Vec2 {
    Vec2::new(along, down) / FLANK
}
