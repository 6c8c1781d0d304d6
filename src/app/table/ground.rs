//! What the board lies on: a woven raffia mat on an old dark table, fading into the evening.

use super::board::wooden;
use super::quality::Quality;
use super::shape::{MAT, Shape, TABLE};
use super::texture::{Edge, Meaning, encode_colour, encode_normal, light, texture};
use super::wood::{Solid, Surface, noise, plank};
use super::{Layout, follow_session};
use crate::app::schedule::AppSet;
use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// How far the mat reaches beyond the board.
const BEYOND: f32 = 1.5;
/// How far from the middle the light of the scene ends, beyond the board's own size.
const FADE: f32 = 8.5;
/// Strands of the weave a unit.
const STRANDS: f32 = 15.0;

/// The stripes of the mat from its edge inwards: how wide, and the colour of its dye.
const STRIPES: [(f32, [f32; 3]); 7] = [
    (0.16, [0.60, 0.50, 0.34]),
    (0.10, [0.42, 0.12, 0.08]),
    (0.05, [0.60, 0.50, 0.34]),
    (0.16, [0.13, 0.13, 0.20]),
    (0.05, [0.60, 0.50, 0.34]),
    (0.10, [0.42, 0.12, 0.08]),
    (9.00, [0.56, 0.46, 0.31]),
];

/// Mat and table, and the board's shape they were made for.
#[derive(Component, Clone, Debug)]
struct Ground(Shape);

/// The materials of mat and table, and of the shade around the board's foot.
#[derive(Resource, Clone, Debug)]
struct Cloth {
    mat: Handle<StandardMaterial>,
    table: Handle<StandardMaterial>,
    shade: Handle<StandardMaterial>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.004, 0.003, 0.002)))
        .add_systems(PreStartup, prepare)
        .add_systems(Startup, spread)
        .add_systems(
            Update,
            (
                weave.run_if(resource_changed::<Quality>),
                spread.run_if(resource_changed::<Layout>).after(follow_session),
            )
                .in_set(AppSet::Guide),
        );
}

/// Empty handles, to be filled by [`weave`].
fn prepare(mut commands: Commands, mut materials: ResMut<Assets<StandardMaterial>>) {
    let shade = StandardMaterial { unlit: true, alpha_mode: AlphaMode::Blend, ..default() };
    commands.insert_resource(Cloth {
        mat: materials.add(StandardMaterial::default()),
        table: materials.add(StandardMaterial::default()),
        shade: materials.add(shade),
    });
}

fn weave(
    (quality, cloth): (Res<Quality>, Res<Cloth>),
    mut woven: Local<Option<Quality>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if woven.replace(*quality) == Some(*quality) {
        return;
    }
    let relief = *quality != Quality::Low;
    let dull = |material| StandardMaterial { reflectance: 0.15, ..material };
    let mat = dull(wooden(raffia(relief), *quality, &mut images));
    let boards = plank(Solid::table(), Vec2::new(8.0, 4.0), 44.0, relief);
    // No sheen at all, so that its dark rim is as dark as the background.
    let table = StandardMaterial { reflectance: 0.0, ..wooden(boards, *quality, &mut images) };
    let (mat, table) = match *quality {
        Quality::Low => (unlit(mat), unlit(table)),
        Quality::Medium | Quality::High => (mat, table),
    };
    // Whoever lost a handle has no use for what it would have held.
    let _ = materials.insert(&cloth.mat, mat);
    let _ = materials.insert(&cloth.table, table);
}

/// The same cloth under a light that is not computed, for machines that draw in software: the
/// ground fills half of the picture.
fn unlit(material: StandardMaterial) -> StandardMaterial {
    StandardMaterial { unlit: true, base_color: Color::linear_rgb(1.2, 0.98, 0.74), ..material }
}

/// One square of plain weave, strands over and under each other, that repeats.
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
    let whole = |pixels, meaning| texture(SIZE, SIZE, pixels, meaning, Edge::Repeat);
    let relief = relief.then(|| [whole(normal, Meaning::Normal), whole(finish, Meaning::Plain)]);
    Surface { colour: whole(colour, Meaning::Colour), relief }
}

/// Lays mat and table under the present board.
fn spread(
    mut commands: Commands,
    layout: Res<Layout>,
    cloth: Res<Cloth>,
    lying: Query<(Entity, &Ground)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let shape = Shape::of(&layout);
    if lying.iter().any(|(_, ground)| ground.0 == shape) {
        return;
    }
    for (entity, _) in &lying {
        commands.entity(entity).despawn();
    }
    commands.spawn((
        Name::new("Ground"),
        Ground(shape),
        Transform::default(),
        Visibility::default(),
        children![
            (Name::new("Mat"), Mesh3d(meshes.add(mat(&shape))), MeshMaterial3d(cloth.mat.clone()),),
            (
                Name::new("Table"),
                Mesh3d(meshes.add(table(&shape))),
                MeshMaterial3d(cloth.table.clone()),
            ),
            (
                Name::new("Board's shade"),
                NotShadowCaster,
                NotShadowReceiver,
                Mesh3d(meshes.add(foot_shade(&shape))),
                MeshMaterial3d(cloth.shade.clone()),
            ),
        ],
    ));
}

/// How much of the evening light still falls on a place.
fn dusk(shape: &Shape, x: f32, z: f32) -> f32 {
    let away = Vec2::new((x.abs() - shape.outer.x).max(0.0), (z.abs() - shape.outer.y).max(0.0));
    let t = (away.length() / FADE).clamp(0.0, 1.0);
    (1.0 - t).powi(2) * (1.0 - 0.35 * t)
}

/// The mat: rings of stripes around its plain middle.
fn mat(shape: &Shape) -> Mesh {
    // Wide enough for all captured stones.
    let reach = BEYOND.max(shape.aside + 0.5);
    let whole = shape.outer + Vec2::new(BEYOND, reach);
    let mut edges = vec![0.0];
    let mut dyes = vec![];
    for (width, dye) in STRIPES {
        let last = edges[edges.len() - 1];
        // Under the board there is no mat: what is never seen need not be drawn.
        edges.push(f32::min(last + width, reach + 0.3));
        dyes.push(dye);
    }
    let mut sheet = Sheet { scale: STRANDS / 16.0, ..default() };
    for (ring, dye) in dyes.into_iter().enumerate() {
        let (outer, inner) = (whole - edges[ring], whole - edges[ring + 1]);
        let dye = light(dye[0], dye[1], dye[2]);
        sheet.ring(outer, inner, TABLE + MAT, 0.7, |x, z| dye * dusk(shape, x, z));
    }
    sheet.mesh()
}

/// The table: wide enough for every view, black before it ends.
fn table(shape: &Shape) -> Mesh {
    let mut sheet = Sheet { scale: 1.0 / 8.0, stretch: 2.0, ..default() };
    let (half, hole) = (shape.outer + FADE, shape.outer + BEYOND - 0.1);
    sheet.ring(half, hole, TABLE, 1.0, |x, z| Vec3::splat(dusk(shape, x, z)));
    sheet.mesh()
}

/// The soft shade on the mat along the board's foot: dark where it touches, gone a hand further.
fn foot_shade(shape: &Shape) -> Mesh {
    const STEPS: [(f32, f32); 6] =
        [(-0.16, 0.86), (0.0, 0.72), (0.10, 0.46), (0.26, 0.21), (0.5, 0.06), (0.8, 0.0)];
    let mut sheet = Sheet::default();
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)];
    for (ring, (out, dark)) in STEPS.into_iter().enumerate() {
        for (corner, (x, z)) in corners.into_iter().enumerate() {
            // Four places a corner, so that it is round.
            for turn in 0..TURNS {
                let angle = turn as f32 / (TURNS - 1) as f32 * std::f32::consts::FRAC_PI_2;
                let (sin, cos) = angle.sin_cos();
                let (dx, dz) = if corner % 2 == 0 { (cos, sin) } else { (sin, cos) };
                let far = out.max(0.0);
                let base = shape.outer + out.min(0.0);
                sheet.places.push(Vec3::new(
                    x * (base.x + dx * far),
                    TABLE + MAT + 0.002,
                    z * (base.y + dz * far),
                ));
                sheet.colours.push([0.004, 0.002, 0.001, dark]);
            }
            if ring > 0 {
                let count = 4 * TURNS;
                let first = (ring * count) as u32;
                for turn in 0..TURNS {
                    let here = (corner * TURNS + turn) as u32;
                    let next = (here + 1) % count as u32;
                    let (a, b) = (first + here, first + next);
                    let (c, d) = (a - count as u32, b - count as u32);
                    sheet.indices.extend([c, a, b, c, b, d]);
                }
            }
        }
    }
    sheet.mesh()
}

/// Places on a rounded corner.
const TURNS: usize = 5;

/// A flat mesh in the making, coloured by its vertices.
struct Sheet {
    scale: f32,
    stretch: f32,
    places: Vec<Vec3>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Default for Sheet {
    fn default() -> Self {
        Self { scale: 1.0, stretch: 1.0, places: vec![], colours: vec![], indices: vec![] }
    }
}

impl Sheet {
    /// Adds what lies between two rectangles, given by their half sizes.
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
