//! What a stone looks like: its mesh and materials, ready to be spawned by motion. They keep their
//! handles whatever set is chosen, so that stones on the table change at once.

use super::Layout;
use super::bake_queue::{BakeQueue, SkinOrder};
use super::look::TableLook;
use super::quality::{self, Quality};
use super::shape::{MAT, Shape, TABLE};
use super::stones::{KINDS, Skin, finish, marks, shade_mesh, shades, turned};
use crate::app::schedule::AppSet;
use crate::catalogue::looks::{Outline, StoneSet};
use crate::rules::Side;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use std::sync::Arc;

/// Meshes and materials of the stones, White's first.
#[derive(Resource, Clone, Debug)]
pub struct StoneLooks {
    /// One mesh for each side; its origin lies on the board's top, under the stone's middle.
    pub meshes: [Handle<Mesh>; 2],
    /// A few materials for each side, so that stones are no clones of each other.
    pub materials: [Vec<Handle<StandardMaterial>>; 2],
    /// How high a stone is, in units of the layout.
    pub height: f32,
    /// How wide a stone is, in units of the layout.
    pub width: f32,
    /// The soft dark disc where a stone touches the board, flat on y = 0.
    pub shadow_mesh: Handle<Mesh>,
    /// The disc's materials, from a stone that lies on the board to one held high.
    pub shadow_materials: Vec<Handle<StandardMaterial>>,
}

/// The dark disc under a stone: a child of the stone that stays down on the board.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ContactShade;

/// A stone's body, for whatever turns it: a marble shows the lamp's light on the same side always.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct StoneBody;

/// From how high the disc is no longer seen.
const GONE: f32 = 0.6;
/// How far above the board the disc lies.
const ABOVE: f32 = 0.003;
/// Texels along a side of a stone's textures: at first, and in the end.
const COARSE: usize = 40;
const FINE: usize = 192;

impl StoneLooks {
    /// A stone of this side, all of it but its place: `seed` picks one of its materials.
    pub fn bundle(&self, side: Side, seed: usize) -> impl Bundle + use<> {
        let materials = &self.materials[side as usize];
        (
            StoneBody,
            Mesh3d(self.meshes[side as usize].clone()),
            MeshMaterial3d(materials[seed % materials.len()].clone()),
            children![self.shade()],
        )
    }

    /// The dark disc, to be spawned as a stone's child.
    pub fn shade(&self) -> impl Bundle + use<> {
        (
            Name::new("Contact shade"),
            ContactShade,
            NotShadowCaster,
            Mesh3d(self.shadow_mesh.clone()),
            MeshMaterial3d(self.shadow_materials[0].clone()),
            Transform::from_xyz(0.0, ABOVE, 0.0),
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, prepare.after(quality::judge))
        .add_systems(
            Update,
            dress
                .run_if(resource_changed::<TableLook>.or_else(resource_changed::<Quality>))
                .in_set(AppSet::Guide),
        )
        .add_systems(
            PostUpdate,
            (
                keep_shades_down.before(TransformSystems::Propagate),
                keep_marbles_upright.after(TransformSystems::Propagate),
            ),
        );
}

/// Empty handles, to be filled by [`dress`].
fn prepare(
    mut commands: Commands,
    look: Res<TableLook>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let (width, height) = look.stones.outline.size();
    let mesh = meshes.add(turned(&look.stones.outline, [8, 8]));
    let mut blank = || (0..KINDS).map(|_| materials.add(StandardMaterial::default())).collect();
    let bodies = [blank(), blank()];
    let shades = shades(&look.stones, &mut images);
    commands.insert_resource(StoneLooks {
        meshes: [mesh.clone(), mesh],
        materials: bodies,
        height,
        width,
        shadow_mesh: meshes.add(shade_mesh(width)),
        shadow_materials: shades.into_iter().map(|shade| materials.add(shade)).collect(),
    });
}

/// Gives all stones the looks of the chosen set.
fn dress(
    (look, quality): (Res<TableLook>, Res<Quality>),
    mut worn: Local<Option<(Arc<StoneSet>, Quality)>>,
    mut looks: ResMut<StoneLooks>,
    mut workshop: ResMut<BakeQueue>,
    mut stones: Query<&mut Transform, With<StoneBody>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let wanted = (look.stones.clone(), *quality);
    if worn.as_ref() == Some(&wanted) {
        return;
    }
    *worn = Some(wanted);
    let set = &look.stones;
    (looks.width, looks.height) = set.outline.size();
    // Whoever lost a handle has no use for what it would have held.
    let _ = meshes.insert(&looks.meshes[0], turned(&set.outline, quality.stone_pieces()));
    let _ = meshes.insert(&looks.shadow_mesh, shade_mesh(looks.width));
    for (handle, shade) in looks.shadow_materials.iter().zip(shades(set, &mut images)) {
        let _ = materials.insert(handle, shade);
    }
    let mut orders = Vec::new();
    for side in Side::BOTH {
        let relief = (*quality != Quality::Low).then(|| images.add(marks(set, side, FINE)));
        for (kind, material) in looks.materials[side as usize].iter().enumerate() {
            let coarse = Skin::bake(set, side, kind, COARSE);
            let made = finish(set, side, coarse, relief.clone(), &mut images);
            let _ = materials.insert(material, made);
            let (set, relief, material) = (set.clone(), relief.clone(), material.clone());
            orders.push(SkinOrder { set, side, kind, size: FINE, relief, material });
        }
    }
    workshop.order_skins(orders.into_iter());
    for mut stone in &mut stones {
        stone.set_changed();
    }
}

/// While a stone is lifted its disc stays on the board, and fades the higher the stone is. Beside
/// the board it lies on the mat.
fn keep_shades_down(
    (looks, layout): (Res<StoneLooks>, Res<Layout>),
    stones: Query<&Transform, (Without<ContactShade>, Changed<Transform>)>,
    mut shades: Query<
        (&ChildOf, &mut Transform, &mut Visibility, &mut MeshMaterial3d<StandardMaterial>),
        With<ContactShade>,
    >,
) {
    let outer = Shape::of(&layout).outer;
    for (stone, mut place, mut visibility, mut material) in &mut shades {
        let Ok(stone) = stones.get(stone.parent()) else { continue };
        let middle = stone.transform_point(Vec3::Y * looks.height / 2.0);
        // Captured stones may lean, beside the board and below its top.
        let beside = middle.x.abs() > outer.x || middle.z.abs() > outer.y;
        let ground = if beside { TABLE + MAT } else { 0.0 };
        let lowest = middle.y - looks.height / 2.0;
        let lift = (lowest - ground).max(0.0);
        // A leaning stone stands on its edge, which does not lift it as a hand would.
        let lift = if beside { (lift - 0.3).max(0.0) } else { lift };
        let under = middle.with_y(ground + ABOVE);
        *place = Transform::from_matrix(stone.to_matrix().inverse())
            * Transform::from_translation(under).with_scale(Vec3::splat(1.0 + lift * 0.6));
        let step = (lift / GONE * looks.shadow_materials.len() as f32) as usize;
        visibility.set_if_neq(if step < looks.shadow_materials.len() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if let Some(wanted) = looks.shadow_materials.get(step)
            && material.0 != *wanted
        {
            material.0 = wanted.clone();
        }
    }
}

/// A marble looks the same however it is turned, except for the light in it, which stays on the
/// side away from the lamp.
fn keep_marbles_upright(
    look: Res<TableLook>,
    looks: Res<StoneLooks>,
    mut stones: Query<
        (&Transform, &mut GlobalTransform),
        (With<StoneBody>, Changed<GlobalTransform>),
    >,
) {
    if !matches!(look.stones.outline, Outline::Ball { .. }) {
        return;
    }
    let up = Vec3::Y * looks.height / 2.0;
    for (stone, mut shown) in &mut stones {
        let middle = stone.transform_point(up);
        let scale = stone.scale;
        *shown = Transform::from_translation(middle - up * scale.y).with_scale(scale).into();
    }
}
