//! What the board stands on: a woven raffia mat on an old dark table that fades into the dark.

mod grid_mesh;
mod mat;
mod shade;
mod weave;

use super::quality::Quality;
use super::shape::{Shape, TABLE};
use super::tray::{self, rows::StonePacking};
use super::vertices::MeshBuilder;
use super::wood::{SolidTexture, noise, plank, wooden};
use super::{Layout, TableLook, follow_session};
use crate::app::schedule::AppSet;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;
use weave::raffia;

/// How far beyond the board the light reaches.
const FADE: f32 = 8.5;
/// The direction of the window, x and z.
const WINDOW: Vec2 = Vec2::new(-0.86, -0.51);
/// Textures of the table a unit, along x and along z.
const BOARDS: Vec2 = Vec2::new(0.125, 0.25);

/// The root entity of mat and table, with what they were built for: the shape of the board, how its racks hold stones,
/// and the quality.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility)]
struct GroundBody(Shape, StonePacking, Quality);

/// The materials of mat and table, and of the shade around the board's foot.
#[derive(Resource, Clone, Debug)]
struct GroundMaterials {
    mat: Handle<StandardMaterial>,
    cloth: Handle<StandardMaterial>,
    table: Handle<StandardMaterial>,
    shade: Handle<StandardMaterial>,
}

/// The quality of the ground's materials, or `None` before they are baked.
#[derive(Resource, Default)]
struct BakedQuality(Option<Quality>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BakedQuality>()
        .insert_resource(ClearColor(Color::srgb(0.004, 0.003, 0.002)))
        .add_systems(PreStartup, prepare)
        .add_systems(Startup, (bake_materials, build))
        .add_systems(
            Update,
            (
                bake_materials.run_if(resource_changed::<Quality>),
                build
                    .run_if(
                        resource_changed::<Layout>
                            .or_else(resource_changed::<TableLook>)
                            .or_else(resource_changed::<Quality>),
                    )
                    .after(follow_session),
            )
                .in_set(AppSet::Guide),
        );
}

/// Reserves handles, to be filled by [`bake_materials`].
fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let shade = StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, ..default() };
    let shade = materials.add(shade);
    let [mat, cloth, table] = [(); 3].map(|()| materials.reserve_handle());
    commands.insert_resource(GroundMaterials { mat, cloth, table, shade });
}

fn bake_materials(
    (quality, ground): (Res<Quality>, Res<GroundMaterials>),
    mut baked: ResMut<BakedQuality>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if baked.0.replace(*quality) == Some(*quality) {
        return;
    }
    let relief = *quality != Quality::Low;
    let dull = |material| StandardMaterial { reflectance: 0.15, ..material };
    let mat = dull(wooden(raffia(relief), *quality, &mut images));
    // The cloth is the same weave, finer, and small enough to be lit whatever the quality.
    let cloth = mat.clone();
    let boards = plank(SolidTexture::table(), Vec2::new(8.0, 4.0), 44.0, relief);
    // The varnish reflects a little of the window, but the dark rim stays nearly as dark as the background.
    let table = StandardMaterial { reflectance: 0.14, ..wooden(boards, *quality, &mut images) };
    let (mat, table) = match *quality {
        Quality::Low => (unlit(mat), unlit(table)),
        Quality::Medium | Quality::High => (mat, table),
    };
    // A handle that is no longer known is no longer needed.
    let _ = materials.insert(&ground.mat, mat);
    let _ = materials.insert(&ground.cloth, cloth);
    let _ = materials.insert(&ground.table, table);
}

/// The same material with constant light, for software renderers: the ground fills half of the
/// picture.
fn unlit(material: StandardMaterial) -> StandardMaterial {
    StandardMaterial { unlit: true, base_color: Color::linear_rgb(1.2, 0.98, 0.74), ..material }
}

/// Places mat and table under the present board.
fn build(
    mut commands: Commands,
    (layout, look, quality): (Res<Layout>, Res<TableLook>, Res<Quality>),
    ground: Res<GroundMaterials>,
    existing: Query<(Entity, &GroundBody)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (shape, held) = (Shape::of(&layout), look.held());
    let same = |ground: &GroundBody| (ground.0, ground.1, ground.2) == (shape, held, *quality);
    if existing.iter().any(|(_, ground)| same(ground)) {
        return;
    }
    for (entity, _) in &existing {
        commands.entity(entity).despawn();
    }
    // With constant light, mat and table need no lit shader, and show no shadows.
    let low = *quality == Quality::Low;
    let [mat, table] = [mat::mesh(&shape), table(&shape)]
        .map(|mesh| if low { mesh.unlit_mesh() } else { mesh.mesh() });
    let mat = (Mesh3d(meshes.add(mat)), MeshMaterial3d(ground.mat.clone()));
    let mut body = commands.spawn((
        GroundBody(shape, held, *quality),
        children![
            (
                NotShadowCaster,
                Mesh3d(meshes.add(tray::lining(&shape, held))),
                MeshMaterial3d(ground.cloth.clone()),
            ),
            (NotShadowCaster, Mesh3d(meshes.add(table)), MeshMaterial3d(ground.table.clone())),
            (
                NotShadowCaster,
                NotShadowReceiver,
                Mesh3d(meshes.add(shade::shades(&shape, mat::half_size(&shape)))),
                MeshMaterial3d(ground.shade.clone()),
            ),
        ],
    ));
    match low {
        true => body.with_child((NotShadowCaster, mat)),
        false => body.with_child(mat),
    };
}

/// How much light falls on a place, from 0 to 1: less with the distance from the board, and more on the
/// side of the window.
fn lit(shape: &Shape, x: f32, z: f32) -> f32 {
    let whole = shape.with_racks();
    let away = Vec2::new((x.abs() - whole.x).max(0.0), (z.abs() - whole.y).max(0.0));
    let t = (away.length() / FADE).clamp(0.0, 1.0);
    let near = (Vec2::new(x, z).dot(WINDOW) / FADE).clamp(-1.0, 1.0);
    (1.0 - t).powi(2) * (1.0 - 0.35 * t) * (1.0 + 0.35 * near)
}

/// The table: wide enough for every view, black before it ends.
fn table(shape: &Shape) -> MeshBuilder {
    let mut mesh = MeshBuilder::default();
    let mat = mat::half_size(shape);
    let tone = |x: f32, z: f32| 0.85 + 0.3 * noise(Vec3::new(x * 0.25, 0.0, z * 1.1), 121);
    mesh.ring(mat + FADE, mat - 0.1, TABLE, 1.0, |x, z| Vec3::splat(lit(shape, x, z) * tone(x, z)));
    mesh.map_flat(BOARDS)
}
