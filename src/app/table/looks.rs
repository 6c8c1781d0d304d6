//! What a stone looks like: its mesh and materials, ready to be spawned by motion.

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
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, prepare);
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mesh = meshes.add(Cylinder::new(0.36, 0.24).mesh().build().translated_by(Vec3::Y * 0.12));
    let light = materials.add(Color::srgb(0.92, 0.88, 0.8));
    let dark = materials.add(Color::srgb(0.08, 0.07, 0.07));
    commands.insert_resource(StoneLooks {
        meshes: [mesh.clone(), mesh],
        materials: [vec![light], vec![dark]],
        height: 0.24,
        width: 0.72,
    });
}
