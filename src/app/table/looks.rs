//! The meshes and materials of the stones. Their handles stay the same for every set, so that the
//! stones on the table change at once.

use super::Layout;
use super::bake_queue::BakeQueue;
use super::look::TableLook;
use super::quality::Quality;
use super::shape::Shape;
pub(crate) use super::stones::seed_at;
use super::stones::{
    SkinBake, StoneVariation, is_clear, mark_normal_map, shade_mesh, shades, skin_of, turned,
};
use super::tray::rows::StonePacking;
use crate::app::schedule::{AppSet, MotionSet};
use crate::catalogue::looks::{Outline, StoneSet};
use crate::rules::Side;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use std::sync::Arc;

/// The meshes and materials of the stones, White's first.
#[derive(Resource, Clone, Debug)]
pub struct StoneLooks {
    /// The mesh; its origin is the middle of the stone's underside.
    pub mesh: Handle<Mesh>,
    /// Several materials for each side, so that stones differ slightly.
    pub materials: [Vec<Handle<StandardMaterial>>; 2],
    /// The height of a stone, in units of the layout.
    pub height: f32,
    /// The width of a stone, in units of the layout.
    pub width: f32,
    /// The contact shade: a soft dark disc where a stone touches the board, flat on y = 0.
    pub shadow_mesh: Handle<Mesh>,
    /// The materials of the disc for each side, from a stone on the board to one held high.
    pub shadow_materials: [Vec<Handle<StandardMaterial>>; 2],
}

/// The set of stones and the quality that the looks have, or `None` before the first are made.
#[derive(Resource, Default)]
struct AppliedLook(Option<(Arc<StoneSet>, Quality)>);

/// The contact shade of a stone of this side: a child of the stone that stays on the board.
#[derive(Component, Clone, Copy, Debug)]
struct ContactShade(Side);

/// A stone's body, and how it differs from all others. A marble shows the reflection of the lamp on the
/// same side however it is turned.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct StoneBody {
    found: StoneVariation,
    /// Its side.
    pub side: Side,
    /// What decides how it differs.
    pub seed: usize,
}

/// The height above which a stone has no contact shade.
const GONE: f32 = 0.6;
/// The height of the disc above the board.
const ABOVE: f32 = 0.003;
/// Texels along a side of a stone's textures, at first and in the end.
const COARSE: usize = 40;
const FINE: usize = 192;

impl StoneLooks {
    /// The components of a stone of this side, except its transform. `seed` selects one of the
    /// materials.
    pub(crate) fn bundle(&self, side: Side, seed: usize) -> impl Bundle + use<> {
        (
            StoneBody { found: StoneVariation::of(side, seed), side, seed },
            Mesh3d(self.mesh.clone()),
            MeshMaterial3d(self.material(side, seed)),
            children![self.shade(side)],
        )
    }

    /// The material of the stone of this side with this seed.
    fn material(&self, side: Side, seed: usize) -> Handle<StandardMaterial> {
        let materials = &self.materials[side as usize];
        materials[skin_of(seed, materials.len())].clone()
    }

    /// How high the highest of this many captured stones reaches above the cloth of its rack.
    pub(crate) fn captured_height(&self, count: usize) -> f32 {
        StonePacking::of(self.width, self.height).top(self.width, count)
    }

    /// The contact shade, to be spawned as a child of a stone of this side.
    fn shade(&self, side: Side) -> impl Bundle + use<> {
        (
            ContactShade(side),
            NotShadowCaster,
            Mesh3d(self.shadow_mesh.clone()),
            MeshMaterial3d(self.shadow_materials[side as usize][0].clone()),
            Transform::from_xyz(0.0, ABOVE, 0.0),
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AppliedLook>()
        .add_systems(PreStartup, prepare)
        .add_systems(Startup, apply_look)
        .add_systems(
            Update,
            apply_look
                .run_if(resource_changed::<TableLook>.or_else(resource_changed::<Quality>))
                .in_set(AppSet::Guide),
        )
        .add_systems(
            Update,
            let_light_through
                .run_if(
                    resource_changed::<TableLook>
                        .or_else(resource_changed::<Quality>)
                        .or_else(any_match_filter::<Added<StoneBody>>),
                )
                .in_set(AppSet::Present)
                .after(MotionSet),
        )
        .add_systems(
            PostUpdate,
            (
                keep_shades_down.before(TransformSystems::Propagate),
                show_as_found.after(TransformSystems::Propagate),
            ),
        );
}

/// Reserves handles, to be filled by [`apply_look`].
fn prepare(mut commands: Commands, meshes: Res<Assets<Mesh>>) {
    commands.insert_resource(StoneLooks {
        mesh: meshes.reserve_handle(),
        materials: default(),
        height: 0.0,
        width: 0.0,
        shadow_mesh: meshes.reserve_handle(),
        shadow_materials: default(),
    });
}

/// Gives all stones the look of the chosen set.
fn apply_look(
    (look, quality): (Res<TableLook>, Res<Quality>),
    mut applied: ResMut<AppliedLook>,
    mut looks: ResMut<StoneLooks>,
    mut bake_queue: ResMut<BakeQueue>,
    mut stones: Query<(&StoneBody, &mut Transform, &mut MeshMaterial3d<StandardMaterial>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let wanted = (look.stones.clone(), *quality);
    if applied.0.as_ref() == Some(&wanted) {
        return;
    }
    applied.0 = Some(wanted);
    let set = &look.stones;
    (looks.width, looks.height) = set.outline.size();
    // A handle that is no longer known is no longer needed.
    let _ = meshes.insert(&looks.mesh, turned(&set.outline, quality.stone_pieces()));
    let _ = meshes.insert(&looks.shadow_mesh, shade_mesh(looks.width));
    for (handles, side) in looks.shadow_materials.iter_mut().zip(Side::BOTH) {
        let shades = shades(set, side, *quality, &mut images);
        handles.resize_with(shades.len(), || materials.reserve_handle());
        for (handle, shade) in handles.iter().zip(shades) {
            let _ = materials.insert(handle, shade);
        }
    }
    for all in &mut looks.materials {
        all.resize_with(quality.skins(), || materials.reserve_handle());
    }
    let mut jobs = Vec::new();
    for side in Side::BOTH {
        let relief =
            (*quality != Quality::Low).then(|| images.add(mark_normal_map(set, side, FINE)));
        for (kind, material) in looks.materials[side as usize].iter().enumerate() {
            let [coarse, fine] =
                [COARSE, FINE].map(|size| SkinBake::new(set, side, kind, size, relief.clone()));
            let _ = materials.insert(material, coarse.finish_now(*quality, &mut images));
            jobs.push((fine, material.clone()));
        }
    }
    bake_queue.enqueue_skins(jobs.into_iter());
    for (stone, mut transform, mut material) in &mut stones {
        transform.set_changed();
        material.set_if_neq(MeshMaterial3d(looks.material(stone.side, stone.seed)));
    }
}

/// Clear glass casts no hard shadow: its contact shade is all.
fn let_light_through(
    (look, quality): (Res<TableLook>, Res<Quality>),
    stones: Query<(Entity, &StoneBody)>,
    mut commands: Commands,
) {
    let clear = Side::BOTH.map(|side| is_clear(&look.stones.finish(side).body, *quality));
    for (stone, body) in &stones {
        match clear[body.side as usize] {
            true => commands.entity(stone).insert(NotShadowCaster),
            false => commands.entity(stone).remove::<NotShadowCaster>(),
        };
    }
}

/// Keeps the contact shade on the board while its stone is lifted, fading with the height. Beside the
/// board there is none: the grooves of the racks are not flat, and dark enough.
fn keep_shades_down(
    (looks, layout): (Res<StoneLooks>, Res<Layout>),
    stones: Query<(&Transform, &StoneBody), (Without<ContactShade>, Changed<Transform>)>,
    mut shades: Query<(
        &ContactShade,
        &ChildOf,
        &mut Transform,
        &mut Visibility,
        &mut MeshMaterial3d<StandardMaterial>,
    )>,
) {
    let outer = Shape::of(&layout).outer;
    for (&ContactShade(side), stone, mut place, mut visibility, mut material) in &mut shades {
        let Ok((stone, body)) = stones.get(stone.parent()) else { continue };
        let middle = stone.transform_point(Vec3::Y * looks.height / 2.0);
        let beside = middle.x.abs() > outer.x || middle.z.abs() > outer.y;
        // Captured stones may stand on edge: they are higher then, and narrower as seen from above.
        let axis = stone.up();
        let (upright, lying) = (axis.x.hypot(axis.z).min(1.0), axis.y.abs());
        let half = (looks.height * lying + looks.width * upright) / 2.0;
        let lift = if beside { GONE } else { (middle.y - half).max(0.0) };
        let under = middle.with_y(ABOVE);
        let narrow = 1.0 - upright * (1.0 - looks.height / looks.width);
        let (turn, size) = body.found.shade;
        let size = Vec3::new(narrow, 1.0, 1.0) * (1.0 + lift * 0.6) * size;
        let turn = Quat::from_rotation_y(turn);
        *place = Transform::from_matrix(stone.to_matrix().inverse())
            * Transform::from_translation(under).with_rotation(turn).with_scale(size);
        let materials = &looks.shadow_materials[side as usize];
        let wanted = materials.get((lift / GONE * materials.len() as f32) as usize);
        visibility.set_if_neq(match wanted {
            Some(_) => Visibility::Inherited,
            None => Visibility::Hidden,
        });
        if let Some(wanted) = wanted {
            material.set_if_neq(MeshMaterial3d(wanted.clone()));
        }
    }
}

/// Draws every stone in its own size and a little off its point. Its transform remains that
/// of the rules. Marbles are upright: they look the same however they are turned, except for the light
/// in them, which is always on the side away from the lamp.
pub(super) fn show_as_found(
    look: Res<TableLook>,
    looks: Res<StoneLooks>,
    mut stones: Query<(&Transform, &StoneBody, &mut GlobalTransform), Changed<GlobalTransform>>,
) {
    let ball = matches!(look.stones.outline, Outline::Ball { .. });
    let up = Vec3::Y * looks.height / 2.0;
    for (stone, body, mut shown) in &mut stones {
        let mut found = body.found.shown(stone);
        if ball {
            let middle = found.transform_point(up);
            found.translation = middle - up * found.scale.y;
            found.rotation = Quat::IDENTITY;
        }
        *shown = found.into();
    }
}
