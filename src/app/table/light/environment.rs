//! The environment map: a computed room that lights the table from all sides.
//!
//! The room has an evening window with panes, soft reflections of it on the other walls, an open door
//! to a lit room, beams under its ceiling, and darkness below. The cube map is filtered for every roughness
//! on the CPU, so that it works where there are no compute shaders, as in a browser.

use crate::app::table::texture::centred;
use bevy::asset::RenderAssetUsages;
use bevy::light::EnvironmentMapLight;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use std::f32::consts::{PI, TAU};

/// The direction of the window, its radiance, and half its angular size as seen from the table.
const WINDOW: (Vec3, Vec3, Vec2) =
    (Vec3::new(-0.78, 1.0, -0.46), Vec3::new(8.0, 6.9, 5.3), Vec2::new(0.27, 0.34));
/// Soft lights on the walls, each with its direction, its radiance, and how narrow it is: the glow around the window,
/// its reflection on the other wall, and dim light from the other sides.
const LAMPS: [(Vec3, Vec3, f32); 4] = [
    (Vec3::new(-0.78, 1.0, -0.46), Vec3::new(1.6, 1.35, 1.05), 14.0),
    (Vec3::new(0.75, 0.75, -0.9), Vec3::new(1.6, 1.85, 2.5), 6.0),
    (Vec3::new(0.9, 0.55, 0.5), Vec3::new(0.66, 0.80, 1.05), 3.5),
    (Vec3::new(-0.5, 0.5, 0.9), Vec3::new(0.44, 0.46, 0.5), 4.0),
];
/// The radiance of ceiling, walls and table.
const WALLS: [Vec3; 3] =
    [Vec3::new(0.45, 0.46, 0.48), Vec3::new(0.27, 0.25, 0.24), Vec3::new(0.14, 0.11, 0.09)];

/// The direction of the door, its radiance, and half its angular size as seen from the table.
const DOOR: (Vec3, Vec3, Vec2) =
    (Vec3::new(0.95, 0.16, 0.42), Vec3::new(1.5, 1.05, 0.62), Vec2::new(0.13, 0.30));
/// The distance between two beams of the ceiling and half the width of one, both in heights of the ceiling above the
/// table, and how much darker a beam is.
const BEAMS: [f32; 3] = [0.62, 0.09, 0.7];

/// Texels along a side of the sharpest level, and the number of levels.
const SIZE: usize = 128;
const LEVELS: usize = 8;
/// Sampled directions per texel of a filtered level.
const SAMPLES: usize = 32;

/// The environment map for a camera.
pub(crate) fn environment_map(images: &mut Assets<Image>) -> EnvironmentMapLight {
    let sharp = pyramid();
    let specular: Vec<Cubemap> = (0..LEVELS)
        .map(|level| match level {
            0 => sharp[0].clone(),
            _ => {
                let rough = level as f32 / (LEVELS - 1) as f32;
                blurred(&sharp, SIZE >> level, rough * rough)
            }
        })
        .collect();
    EnvironmentMapLight {
        diffuse_map: images.add(image(&[diffuse(&sharp[4], 8)])),
        specular_map: images.add(image(&specular)),
        intensity: 500.0,
        ..default()
    }
}

/// A cube map: six faces of `size` by `size` texels.
#[derive(Clone)]
struct Cubemap {
    size: usize,
    texels: Vec<Vec3>,
}

impl Cubemap {
    fn of(size: usize, light: impl Fn(Vec3) -> Vec3) -> Self {
        let texels = (0..6 * size * size).map(|at| light(Self::towards(size, at))).collect();
        Self { size, texels }
    }

    /// The direction of a texel.
    fn towards(size: usize, at: usize) -> Vec3 {
        let place = centred(at % (size * size), size);
        direction(at / (size * size), place.x, place.y)
    }

    /// The radiance from a direction.
    fn look(&self, towards: Vec3) -> Vec3 {
        let (face, u, v) = place(towards);
        let at = |t: f32| (((t * 0.5 + 0.5) * self.size as f32) as usize).min(self.size - 1);
        self.texels[(face * self.size + at(v)) * self.size + at(u)]
    }

    /// The same at half the size.
    fn halved(&self) -> Self {
        let size = self.size / 2;
        let texels = (0..6 * size * size)
            .map(|at| {
                let (face, y, x) = (at / (size * size), at / size % size, at % size);
                let first = (face * self.size + 2 * y) * self.size + 2 * x;
                [first, first + 1, first + self.size, first + self.size + 1]
                    .map(|at| self.texels[at])
                    .into_iter()
                    .sum::<Vec3>()
                    / 4.0
            })
            .collect();
        Self { size, texels }
    }
}

/// The sharp cube map and its mip levels.
fn pyramid() -> Vec<Cubemap> {
    let mut all = vec![Cubemap::of(SIZE, radiance)];
    while all[all.len() - 1].size > 1 {
        all.push(all[all.len() - 1].halved());
    }
    all
}

/// The radiance from a direction.
fn radiance(towards: Vec3) -> Vec3 {
    let [ceiling, walls, table] = WALLS;
    let up = towards.y;
    let mut sum = if up > 0.0 {
        walls.lerp(ceiling, up) * beams(towards)
    } else {
        walls.lerp(table, (-up).sqrt())
    };
    for (middle, light, narrow) in LAMPS {
        let cosine = towards.dot(middle.normalize());
        sum += light * (narrow * (cosine - 1.0)).exp();
    }
    sum + window(towards) + door(towards)
}

/// The beams under the ceiling, as a factor. They fade towards the walls, where they would be too narrow to be sampled.
fn beams(towards: Vec3) -> f32 {
    let [apart, half, darker] = BEAMS;
    let across = (towards.x * 0.8 + towards.z * 0.6) / towards.y.max(0.05);
    let away = ((across / apart).rem_euclid(1.0) - 0.5).abs() * apart;
    let seen = ((towards.y - 0.3) / 0.25).clamp(0.0, 1.0);
    1.0 - darker * seen * ((half - away) / 0.03 + 0.5).clamp(0.0, 1.0)
}

/// The open door.
fn door(towards: Vec3) -> Vec3 {
    let (middle, light, half) = DOOR;
    at_wall(towards, middle)
        .map_or(Vec3::ZERO, |at| light * within(at.x, half.x) * within(at.y, half.y))
}

/// Where a direction meets the wall in this direction, in distances of the wall, right and up from its middle;
/// `None` if it leads elsewhere.
fn at_wall(towards: Vec3, middle: Vec3) -> Option<Vec2> {
    let ahead = middle.normalize();
    let right = ahead.cross(Vec3::Y).normalize();
    let depth = towards.dot(ahead);
    let at = Vec2::new(towards.dot(right), towards.dot(right.cross(ahead)));
    (depth > 0.2).then(|| at / depth)
}

/// Whether a place is between two edges this far to both sides: 1, or 0, with a soft edge.
fn within(place: f32, edge: f32) -> f32 {
    ((edge - place.abs()) / 0.02 + 0.5).clamp(0.0, 1.0)
}

/// The window: two by three panes, brighter towards its top.
fn window(towards: Vec3) -> Vec3 {
    let (middle, light, half) = WINDOW;
    let Some(at) = at_wall(towards, middle) else { return Vec3::ZERO };
    let open = within(at.x, half.x) * within(at.y, half.y);
    let bars = within(at.x, 0.018)
        .max(within(at.y - half.y / 3.0, 0.014))
        .max(within(at.y + half.y / 3.0, 0.014));
    light * open * (1.0 - 0.9 * bars) * (0.8 + 0.3 * at.y / half.y)
}

/// A direction in which a rough surface reflects, seen straight on: around its normal, with the level of the sharp cube
/// map from which it is read.
struct Reflection {
    /// The direction halfway between the normal and the reflected one: across, along, and out of the surface.
    half: Vec3,
    level: usize,
}

/// The directions for a surface with this roughness, squared (GGX).
fn reflections(alpha: f32) -> [Reflection; SAMPLES] {
    std::array::from_fn(|sample| {
        let (u, v) = ((sample as f32 + 0.5) / SAMPLES as f32, scattered(sample as u32));
        let cos = ((1.0 - u) / (1.0 + (alpha * alpha - 1.0) * u)).sqrt();
        let sin = (1.0 - cos * cos).max(0.0).sqrt();
        let (y, x) = (v * TAU).sin_cos();
        // The lower the probability density of a direction, the larger the solid angle it represents.
        let d = alpha * alpha / (PI * (cos * cos * (alpha * alpha - 1.0) + 1.0).powi(2));
        let patch = 4.0 / (SAMPLES as f32 * d.max(1e-4));
        let texel = 4.0 * PI / (6.0 * (SIZE * SIZE) as f32);
        let level = (0.5 * (patch / texel).log2() + 1.0).clamp(0.0, 6.0) as usize;
        Reflection { half: Vec3::new(x * sin, y * sin, cos), level }
    })
}

/// The reflection of a surface with this roughness (squared), seen straight on.
fn blurred(sharp: &[Cubemap], size: usize, alpha: f32) -> Cubemap {
    let reflections = reflections(alpha);
    Cubemap::of(size, |normal| {
        let across = normal.any_orthonormal_vector();
        let along = normal.cross(across);
        let (mut sum, mut weight) = (Vec3::ZERO, 0.0);
        for Reflection { half, level } in &reflections {
            let half = across * half.x + along * half.y + normal * half.z;
            let towards = half * 2.0 * normal.dot(half) - normal;
            let facing = normal.dot(towards);
            if facing <= 0.0 {
                continue;
            }
            sum += sharp[*level].look(towards) * facing;
            weight += facing;
        }
        sum / weight.max(1e-4)
    })
}

/// The irradiance of a diffuse surface: the mean over the hemisphere.
fn diffuse(room: &Cubemap, size: usize) -> Cubemap {
    let towards: Vec<Vec3> =
        (0..room.texels.len()).map(|at| Cubemap::towards(room.size, at)).collect();
    Cubemap::of(size, |normal| {
        let (mut sum, mut weight) = (Vec3::ZERO, 0.0);
        for (towards, light) in towards.iter().zip(&room.texels) {
            // Texels towards a cube's corners cover a smaller solid angle.
            let far = towards.abs().max_element().powi(3);
            let facing = normal.dot(*towards).max(0.0) * far;
            sum += *light * facing;
            weight += facing;
        }
        sum / weight
    })
}

/// The radical inverse in base 2 of a number (van der Corput sequence).
fn scattered(number: u32) -> f32 {
    number.reverse_bits() as f32 / 4_294_967_296.0
}

/// The texture of a cube map with its filtered levels.
fn image(levels: &[Cubemap]) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for level in levels {
            let count = level.size * level.size;
            for light in &level.texels[face * count..(face + 1) * count] {
                let pixel = light.extend(1.0).to_array().map(half);
                data.extend(pixel.iter().flat_map(|h| h.to_le_bytes()));
            }
        }
    }
    let side = levels.first().map_or(1, |level| level.size) as u32;
    let size = Extent3d { width: side, height: side, depth_or_array_layers: 6 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    let format = TextureFormat::Rgba16Float;
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, usage);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels.len() as u32;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// The world direction of a place on a cube's face. Cube maps are left-handed, so z is negated.
fn direction(face: usize, u: f32, v: f32) -> Vec3 {
    let (x, y, z) = match face {
        0 => (1.0, -v, -u),
        1 => (-1.0, -v, u),
        2 => (u, 1.0, v),
        3 => (u, -1.0, -v),
        4 => (u, -v, 1.0),
        _ => (-u, -v, -1.0),
    };
    Vec3::new(x, y, -z).normalize()
}

/// The face and the place on it, from -1 to 1, that a world direction meets.
fn place(towards: Vec3) -> (usize, f32, f32) {
    let d = Vec3::new(towards.x, towards.y, -towards.z);
    let a = d.abs();
    if a.x >= a.y && a.x >= a.z {
        if d.x > 0.0 { (0, -d.z / a.x, -d.y / a.x) } else { (1, d.z / a.x, -d.y / a.x) }
    } else if a.y >= a.z {
        if d.y > 0.0 { (2, d.x / a.y, d.z / a.y) } else { (3, d.x / a.y, -d.z / a.y) }
    } else if d.z > 0.0 {
        (4, d.x / a.z, -d.y / a.z)
    } else {
        (5, -d.x / a.z, -d.y / a.z)
    }
}

/// A number as a 16-bit float. For radiance only: positive, neither tiny nor huge.
fn half(number: f32) -> u16 {
    let bits = number.clamp(6.2e-5, 65_000.0).to_bits();
    ((bits - (112 << 23) + 0x1000) >> 13) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_floats_are_encoded_correctly() {
        assert_eq!(half(1.0), 0x3C00);
        assert_eq!(half(0.5), 0x3800);
        assert_eq!(half(2.5), 0x4100);
    }

    #[test]
    fn directions_and_texels_correspond() {
        for at in 0..6 * 16 * 16 {
            let (face, u, v) = place(Cubemap::towards(16, at));
            let index = |t: f32| ((t * 0.5 + 0.5) * 16.0) as usize;
            assert_eq!((face * 16 + index(v)) * 16 + index(u), at);
        }
    }

    #[test]
    fn filtering_preserves_energy_and_spreads_it() {
        let sharp = pyramid();
        let mean = |cube: &Cubemap| cube.texels.iter().sum::<Vec3>() / cube.texels.len() as f32;
        let soft = blurred(&sharp, 16, 0.5);
        let (before, after) = (mean(&sharp[0]), mean(&soft));
        assert!((before - after).abs().max_element() < 0.12 * before.x, "{before} {after}");
        let peak = |cube: &Cubemap| cube.texels.iter().map(|light| light.x).fold(0.0, f32::max);
        assert!(peak(&soft) < 0.5 * peak(&sharp[0]));
        let dull = diffuse(&sharp[4], 4);
        assert!(peak(&dull) < peak(&soft));
        let lamp = WINDOW.0.normalize();
        assert!(dull.look(lamp).x > 2.0 * dull.look(-lamp).x);
    }
}
