//! The board: a slab with engraved lines in a carved frame, and the racks beside it. It is rebuilt when
//! the board of the game or the chosen look changes.

use super::bake_queue::BakeQueue;
use super::camera::Crosswise;
use super::look::TableLook;
use super::quality::Quality;
use super::shape::{DEPTH, Shape, TABLE};
use super::sweep::{Profile, sweep};
use super::tray::{self, rows::StonePacking};
use super::wood::{Faces, Signs, SurfaceBake, TextureFace, wooden};
use super::{Layout, follow_session};
use crate::app::schedule::AppSet;
use crate::catalogue::looks::BoardLook;
use crate::rules::Board;
use bevy::math::Vec2;
use bevy::prelude::*;
use std::sync::Arc;

/// The root entity of the board, with what it was built for.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility)]
pub(crate) struct BoardBody(Layout, StonePacking);

/// The materials of the board's top, and of the frame's outer faces and the racks.
#[derive(Resource, Clone, Debug)]
struct BoardMaterials {
    top: Handle<StandardMaterial>,
    flank: Handle<StandardMaterial>,
}

/// What the present surfaces were baked from, or `None` if there are none yet. Racks at other sides leave the top as
/// it is.
#[derive(Resource, Default)]
struct PresentSurfaces {
    top: Option<(Board, Arc<BoardLook>, Signs, Quality)>,
    faces: Option<(Layout, Arc<BoardLook>, Quality)>,
}

/// The radius of the frame's outer edge, for a frame of the designed width.
const EDGE: f32 = 0.07;
/// Texels a unit of the frame's outer faces, at first and in the end.
const FACES: [f32; 2] = [12.0, 96.0];
/// Texels of the first top of a new board, which is baked at once.
const COARSE: f32 = 20_000.0;
/// The texels of the second top, which soon follows, as a part of those of the last one.
const SECOND: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Layout>
        .or_else(resource_changed::<TableLook>)
        .or_else(resource_changed::<Crosswise>)
        .or_else(resource_changed::<Quality>);
    app.init_resource::<PresentSurfaces>()
        .add_systems(PreStartup, prepare)
        .add_systems(Startup, (surface, build))
        .add_systems(
            Update,
            (surface, build).run_if(changed).after(follow_session).in_set(AppSet::Guide),
        );
}

/// Creates empty handles, to be filled by [`surface`].
fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut blank = || materials.add(StandardMaterial::default());
    commands.insert_resource(BoardMaterials { top: blank(), flank: blank() });
}

/// Gives the board its surfaces: coarse ones now, finer ones as soon as they are baked. Where only the look is
/// another, the present surface stays instead of a coarse one.
fn surface(
    (layout, look, quality): (Res<Layout>, Res<TableLook>, Res<Quality>),
    crosswise: Res<Crosswise>,
    materials_of_board: Res<BoardMaterials>,
    mut present: ResMut<PresentSurfaces>,
    mut bake_queue: ResMut<BakeQueue>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let signs = match (look.coordinates, crosswise.0) {
        (false, _) => Signs::None,
        (true, false) => Signs::Along,
        (true, true) => Signs::Crosswise,
    };
    let relief = *quality != Quality::Low;
    let inputs = (layout.board().clone(), look.board.clone(), signs, *quality);
    if present.top.as_ref() != Some(&inputs) {
        let top = |texels| SurfaceBake::top(&layout, &look.board, signs, texels, relief);
        let same_board = present.top.as_ref().is_some_and(|(board, ..)| board == layout.board());
        let coarse = if same_board { None } else { top(COARSE).finish_now() };
        if let Some(coarse) = coarse {
            // A handle that is no longer known is no longer needed.
            let coarse = wooden(coarse, *quality, &mut images);
            let _ = materials.insert(&materials_of_board.top, coarse);
        }
        let texels = quality.top_texels();
        let tops = [Some(SECOND * texels), Some(texels), quality.finest_texels()];
        bake_queue.enqueue_tops(tops.map(|texels| texels.map(top)), &materials_of_board.top);
        present.top = Some(inputs);
    }
    let inputs = (layout.clone(), look.board.clone(), *quality);
    if present.faces.as_ref() != Some(&inputs) {
        let faces = |scale| SurfaceBake::faces(&layout, &look.board, scale, relief);
        if let Some(coarse) = faces(FACES[0]).finish_now() {
            let coarse = wooden(coarse, *quality, &mut images);
            let _ = materials.insert(&materials_of_board.flank, coarse);
        }
        bake_queue.enqueue_flank(faces(FACES[1]), materials_of_board.flank.clone());
        present.faces = Some(inputs);
    }
}

/// Replaces the board by one with the present layout, and with racks for the present stones.
fn build(
    mut commands: Commands,
    (layout, look): (Res<Layout>, Res<TableLook>),
    materials_of_board: Res<BoardMaterials>,
    existing: Query<(Entity, &BoardBody)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let held = look.held();
    if existing.iter().any(|(_, body)| body.0 == *layout && body.1 == held) {
        return;
    }
    for (entity, _) in &existing {
        commands.entity(entity).despawn();
    }
    let shape = Shape::of(&layout);
    let faces = Faces::of(&shape);
    let planar = |_, place: Vec3, _, _| (Vec2::new(place.x, place.z) / shape.outer + 1.0) / 2.0;
    let top = sweep(shape.field, &top_profile(&shape), Some(shape.field), planar).mesh();
    let along = |side, _, along, down| faces.map(TextureFace::Flank(side), along, down);
    let flanks = sweep(shape.field, &flank_profile(&shape), None, along).mesh();
    commands.spawn((
        BoardBody(layout.clone(), held),
        children![
            (Mesh3d(meshes.add(top)), MeshMaterial3d(materials_of_board.top.clone())),
            (Mesh3d(meshes.add(flanks)), MeshMaterial3d(materials_of_board.flank.clone())),
            (
                Mesh3d(meshes.add(tray::wood(&shape, held, &faces))),
                MeshMaterial3d(materials_of_board.flank.clone()),
            ),
        ],
    ));
}

/// From the field up the frame's inner slope, over its top, to the edge of its flank.
fn top_profile(shape: &Shape) -> Profile {
    let (frame, rim, scale) = (shape.frame, shape.rim(), shape.scale());
    let edge = EDGE * scale;
    let at = |out: f32, up: f32| (out * scale, rim * up);
    let mut profile = Profile::default();
    profile.face([(0.0, 0.0), at(0.022, 0.55)]);
    profile.curve(at(0.022, 0.55), at(0.03, 1.0), at(0.075, 1.0), 4);
    profile.face([at(0.075, 1.0), (frame - edge, rim)]);
    profile.curve((frame - edge, rim), (frame, rim), (frame, rim - edge), 5);
    profile
}

/// From the edge of the top down to the table: the frame's face, a groove, a narrower foot.
fn flank_profile(shape: &Shape) -> Profile {
    let out = shape.frame;
    let mut profile = Profile::default();
    profile.face([(out, shape.rim() - EDGE * shape.scale()), (out, -0.16)]);
    profile.curve((out, -0.16), (out - 0.03, -0.175), (out, -0.19), 3);
    profile.face([(out, -0.19), (out, -DEPTH + 0.14)]);
    profile.curve((out, -DEPTH + 0.14), (out, -DEPTH + 0.05), (out - 0.1, -DEPTH + 0.05), 4);
    profile.face([(out - 0.1, -DEPTH + 0.05), (out - 0.1, TABLE)]);
    profile
}
