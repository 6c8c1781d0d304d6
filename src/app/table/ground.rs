//! What the board stands on: a woven raffia mat on an old dark table that fades into the dark.

use super::board::wooden;
use super::quality::Quality;
use super::shape::{MAT, Shape, TABLE};
use super::texture::{AddressMode, TextureKind, encode_colour, encode_normal, light, texture};
use super::wood::{SolidTexture, Surface, noise, plank};
use super::{Layout, follow_session};
use crate::app::schedule::AppSet;
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How far the mat reaches beyond the board.
const BEYOND: f32 = 1.5;
/// How far beyond the board the light reaches.
const FADE: f32 = 8.5;
/// Strands of the weave per unit.
const STRANDS: f32 = 15.0;

/// The stripes of the mat from its edge inwards: width and colour of the dye.
const STRIPES: [(f32, [f32; 3]); 7] = [
    (0.16, [0.60, 0.50, 0.34]),
    (0.10, [0.42, 0.12, 0.08]),
    (0.05, [0.60, 0.50, 0.34]),
    (0.16, [0.13, 0.13, 0.20]),
    (0.05, [0.60, 0.50, 0.34]),
    (0.10, [0.42, 0.12, 0.08]),
    (9.00, [0.56, 0.46, 0.31]),
];

/// The root entity of mat and table, with the shape of the board they were built for.
#[derive(Component, Clone, Debug)]
struct GroundBody(Shape);

/// The materials of mat and table, and of the shade around the board's foot.
#[derive(Resource, Clone, Debug)]
struct GroundMaterials {
    mat: Handle<StandardMaterial>,
    table: Handle<StandardMaterial>,
    shade: Handle<StandardMaterial>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.004, 0.003, 0.002)))
        .add_systems(PreStartup, prepare)
        .add_systems(Startup, build)
        .add_systems(
            Update,
            (
                bake_materials.run_if(resource_changed::<Quality>),
                build.run_if(resource_changed::<Layout>).after(follow_session),
            )
                .in_set(AppSet::Guide),
        );
}

/// Creates empty handles, to be filled by [`bake_materials`].
fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let shade = StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, ..default() };
    commands.insert_resource(GroundMaterials {
        mat: materials.add(StandardMaterial::default()),
        table: materials.add(StandardMaterial::default()),
        shade: materials.add(shade),
    });
}

fn bake_materials(
    (quality, ground): (Res<Quality>, Res<GroundMaterials>),
    mut baked: Local<Option<Quality>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if baked.replace(*quality) == Some(*quality) {
        return;
    }
    let relief = *quality != Quality::Low;
    let dull = |material| StandardMaterial { reflectance: 0.15, ..material };
    let mat = dull(wooden(raffia(relief), *quality, &mut images));
    let boards = plank(SolidTexture::table(), Vec2::new(8.0, 4.0), 44.0, relief);
    // No reflections, so that the dark rim is as dark as the background.
    let table = StandardMaterial { reflectance: 0.0, ..wooden(boards, *quality, &mut images) };
    let (mat, table) = match *quality {
        Quality::Low => (unlit(mat), unlit(table)),
        Quality::Medium | Quality::High => (mat, table),
    };
    // A handle that is no longer known is no longer needed.
    let _ = materials.insert(&ground.mat, mat);
    let _ = materials.insert(&ground.table, table);
}

/// The same material with constant light, for software renderers: the ground fills half of the
/// picture.
fn unlit(material: StandardMaterial) -> StandardMaterial {
    StandardMaterial { unlit: true, base_color: Color::linear_rgb(1.2, 0.98, 0.74), ..material }
}

/// A repeating square of plain weave.
fn raffia(relief: bool) -> Surface {
    const SIZE: usize = 512;
    const COUNT: usize = 16;
    let height = |x: f32, y: f32| {
        let (column, row) = (x.floor(), y.floor());
        let over = (column as i32 + row as i32) % 2 == 0;
        let (along, across) = if over { (x - column, y - row) } else { (y - row, x - column) };
        let bulge = (across * std::f32::consts::PI).sin().max(0.0).sqrt();
        let arch = (along * std::f32::consts::PI).sin();
        0.35 * bulge + 0.65 * bulge * arch
    };
    let strand = COUNT as f32 / SIZE as f32;
    let (mut colour, mut normal, mut finish) = (vec![], vec![], vec![]);
    for at in 0..SIZE * SIZE {
        let (x, y) = ((at % SIZE) as f32 * strand, (at / SIZE) as f32 * strand);
        let over = (x as i32 + y as i32) % 2 == 0;
        let (along, thread) = if over { (x, y) } else { (y, x) };
        let fibre = noise(Vec3::new(along * 0.8, thread * 7.0, 0.0), 3 + u32::from(over));
        let dye = noise(Vec3::new(0.3, thread.floor() * 3.7, 5.0), 9 + u32::from(over));
        let here = height(x, y);
        let shade = (0.45 + 0.55 * here) * (0.66 + 0.42 * fibre) * (0.72 + 0.4 * dye);
        let [r, g, b] = encode_colour(light(0.93, 0.90, 0.83) * shade);
        colour.extend([r, g, b, 255]);
        let slope_x = (height(x + 0.08, y) - height(x - 0.08, y)) / 0.16;
        let slope_y = (height(x, y + 0.08) - height(x, y - 0.08)) / 0.16;
        normal.extend(encode_normal(Vec3::new(-slope_x * 0.5, slope_y * 0.5, 1.0).normalize()));
        finish.extend([(150.0 + 105.0 * here) as u8, 205, 0, 255]);
    }
    let whole = |pixels, meaning| texture(SIZE, SIZE, pixels, meaning, AddressMode::Repeat);
    let relief =
        relief.then(|| [whole(normal, TextureKind::Normal), whole(finish, TextureKind::Plain)]);
    Surface { colour: whole(colour, TextureKind::Colour), relief }
}

/// Places mat and table under the present board.
fn build(
    mut commands: Commands,
    layout: Res<Layout>,
    ground: Res<GroundMaterials>,
    existing: Query<(Entity, &GroundBody)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let shape = Shape::of(&layout);
    if existing.iter().any(|(_, ground)| ground.0 == shape) {
        return;
    }
    for (entity, _) in &existing {
        commands.entity(entity).despawn();
    }
    commands.spawn((
        Name::new("Ground"),
        GroundBody(shape),
        Transform::default(),
        Visibility::default(),
        children![
            (Name::new("Mat"), Mesh3d(meshes.add(mat(&shape))), MeshMaterial3d(ground.mat.clone()),),
            (
                Name::new("Table"),
                Mesh3d(meshes.add(table(&shape))),
                MeshMaterial3d(ground.table.clone()),
            ),
            (
                Name::new("Board's shade"),
                NotShadowCaster,
                NotShadowReceiver,
                Mesh3d(meshes.add(foot_shade(&shape))),
                MeshMaterial3d(ground.shade.clone()),
            ),
        ],
    ));
}

/// How much light falls on a place, from 0 to 1.
fn falloff(shape: &Shape, x: f32, z: f32) -> f32 {
    let away = Vec2::new((x.abs() - shape.outer.x).max(0.0), (z.abs() - shape.outer.y).max(0.0));
    let t = (away.length() / FADE).clamp(0.0, 1.0);
    (1.0 - t).powi(2) * (1.0 - 0.35 * t)
}

/// The mat: rings of stripes around its plain middle.
fn mat(shape: &Shape) -> Mesh {
    // Wide enough for all captured stones.
    let reach = BEYOND.max(shape.tray_depth + 0.5);
    let whole = shape.outer + Vec2::new(BEYOND, reach);
    let mut edges = vec![0.0];
    let mut dyes = vec![];
    for (width, dye) in STRIPES {
        let last = edges[edges.len() - 1];
        // There is no mat under the board, where it is never seen.
        edges.push(f32::min(last + width, reach + 0.3));
        dyes.push(dye);
    }
    let mut mesh = GridMesh { scale: STRANDS / 16.0, ..default() };
    for (ring, dye) in dyes.into_iter().enumerate() {
        let (outer, inner) = (whole - edges[ring], whole - edges[ring + 1]);
        let dye = light(dye[0], dye[1], dye[2]);
        mesh.ring(outer, inner, TABLE + MAT, 0.7, |x, z| dye * falloff(shape, x, z));
    }
    mesh.mesh()
}

/// The table: wide enough for every view, black before it ends.
fn table(shape: &Shape) -> Mesh {
    let mut mesh = GridMesh { scale: 1.0 / 8.0, stretch: 2.0, ..default() };
    let (half, hole) = (shape.outer + FADE, shape.outer + BEYOND - 0.1);
    mesh.ring(half, hole, TABLE, 1.0, |x, z| Vec3::splat(falloff(shape, x, z)));
    mesh.mesh()
}

/// The soft shade on the mat around the board's foot.
fn foot_shade(shape: &Shape) -> Mesh {
    const STEPS: [(f32, f32); 6] =
        [(-0.16, 0.86), (0.0, 0.72), (0.10, 0.46), (0.26, 0.21), (0.5, 0.06), (0.8, 0.0)];
    let mut mesh = GridMesh::default();
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    for (ring, (out, dark)) in STEPS.into_iter().enumerate() {
        for (corner, (x, z)) in corners.into_iter().enumerate() {
            // Several vertices per corner, so that it is round.
            for turn in 0..TURNS {
                let angle = turn as f32 / (TURNS - 1) as f32 * std::f32::consts::FRAC_PI_2;
                let (sin, cos) = angle.sin_cos();
                let (dx, dz) = if corner % 2 == 0 { (cos, sin) } else { (sin, cos) };
                let far = out.max(0.0);
                let base = shape.outer + out.min(0.0);
                mesh.places.push(Vec3::new(
                    x * (base.x + dx * far),
                    TABLE + MAT + 0.002,
                    z * (base.y + dz * far),
                ));
                mesh.colours.push([0.004, 0.002, 0.001, dark]);
            }
            if ring > 0 {
                let count = 4 * TURNS;
                let first = (ring * count) as u32;
                for turn in 0..TURNS {
                    let here = (corner * TURNS + turn) as u32;
                    let next = (here + 1) % count as u32;
                    let (a, b) = (first + here, first + next);
                    let (c, d) = (a - count as u32, b - count as u32);
                    mesh.indices.extend([c, a, b, c, b, d]);
                }
            }
        }
    }
    mesh.mesh()
}

/// Vertices of a rounded corner.
const TURNS: usize = 5;

/// A builder of flat meshes with vertex colours.
struct GridMesh {
    scale: f32,
    stretch: f32,
    places: Vec<Vec3>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Default for GridMesh {
    fn default() -> Self {
        Self { scale: 1.0, stretch: 1.0, places: vec![], colours: vec![], indices: vec![] }
    }
}

impl GridMesh {
    /// Adds the area between two rectangles, given by their half sizes.
    fn ring(
        &mut self,
        outer: Vec2,
        inner: Vec2,
        y: f32,
        cell: f32,
        tint: impl Fn(f32, f32) -> Vec3 + Copy,
    ) {
        let mut strip = |low: Vec2, high: Vec2| self.grid(low, high, y, cell, tint);
        strip(Vec2::new(-outer.x, inner.y), outer);
        strip(-outer, Vec2::new(outer.x, -inner.y));
        strip(Vec2::new(-outer.x, -inner.y), Vec2::new(-inner.x, inner.y));
        strip(Vec2::new(inner.x, -inner.y), Vec2::new(outer.x, inner.y));
    }

    /// Adds a rectangle in cells of about this size.
    fn grid(&mut self, low: Vec2, high: Vec2, y: f32, cell: f32, tint: impl Fn(f32, f32) -> Vec3) {
        let size = high - low;
        let counts = (size / cell).ceil().max(Vec2::ONE);
        let (columns, rows) = (counts.x as u32, counts.y as u32);
        let first = self.places.len() as u32;
        for row in 0..=rows {
            for column in 0..=columns {
                let at = low + size * Vec2::new(column as f32, row as f32) / counts;
                self.places.push(Vec3::new(at.x, y, at.y));
                self.colours.push(tint(at.x, at.y).extend(1.0).to_array());
            }
        }
        for row in 0..rows {
            for column in 0..columns {
                let at = first + row * (columns + 1) + column;
                let below = at + columns + 1;
                self.indices.extend([at, below, below + 1, at, below + 1, at + 1]);
            }
        }
    }

    fn mesh(self) -> Mesh {
        let count = self.places.len();
        let map = Vec2::new(self.scale, self.scale * self.stretch);
        let mapped: Vec<_> =
            self.places.iter().map(|place| Vec2::new(place.x, place.z) * map).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![Vec3::Y; count])
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, mapped)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_attribute(Mesh::ATTRIBUTE_TANGENT, vec![[1.0, 0.0, 0.0, 1.0]; count])
            .with_inserted_indices(Indices::U32(self.indices))
    }
}
