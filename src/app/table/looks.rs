//! What a stone looks like: its mesh and materials, ready to be spawned by motion.

use super::stones::{HEIGHT, WIDTH, cushion, finishes, shade};
use crate::rules::Side;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

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

/// From how high the disc is no longer seen.
const GONE: f32 = 0.6;
/// How far above the board the disc lies.
const ABOVE: f32 = 0.003;

impl StoneLooks {
    /// A stone of this side, all of it but its place: `seed` picks one of its materials.
    pub fn bundle(&self, side: Side, seed: usize) -> impl Bundle + use<> {
        let materials = &self.materials[side as usize];
        (
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
    app.add_systems(PreStartup, prepare)
        .add_systems(PostUpdate, keep_shades_down.before(TransformSystems::Propagate));
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let mesh = meshes.add(cushion());
    let finishes = [Side::White, Side::Black].map(|side| finishes(side, &mut images));
    let (shadow_mesh, shadow_materials) = shade(&mut images);
    commands.insert_resource(StoneLooks {
        meshes: [mesh.clone(), mesh],
        materials: finishes
            .map(|side| side.into_iter().map(|material| materials.add(material)).collect()),
        height: HEIGHT,
        width: WIDTH,
        shadow_mesh: meshes.add(shadow_mesh),
        shadow_materials: shadow_materials
            .into_iter()
            .map(|material| materials.add(material))
            .collect(),
    });
}

/// While a stone is lifted its disc stays on the board, and fades the higher the stone is.
fn keep_shades_down(
    looks: Res<StoneLooks>,
    stones: Query<&Transform, (Without<ContactShade>, Changed<Transform>)>,
    mut shades: Query<
        (&ChildOf, &mut Transform, &mut Visibility, &mut MeshMaterial3d<StandardMaterial>),
        With<ContactShade>,
    >,
) {
    for (stone, mut place, mut visibility, mut material) in &mut shades {
        let Ok(stone) = stones.get(stone.parent()) else { continue };
        let lift = stone.translation.y.max(0.0);
        // Captured stones lie lower and lean, beside the board, where no disc would lie true.
        let beside = stone.translation.y < -0.05;
        let ground = stone.translation.with_y(ABOVE);
        *place = Transform::from_matrix(stone.to_matrix().inverse())
            * Transform::from_translation(ground).with_scale(Vec3::splat(1.0 + lift * 0.6));
        let step = (lift / GONE * looks.shadow_materials.len() as f32) as usize;
        visibility.set_if_neq(if step < looks.shadow_materials.len() && !beside {
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
