//! The room around the table as light from all sides: computed, not photographed.
//!
//! A few soft lamps and walls that grow darker downwards. Each lamp is a spherical Gaussian, and
//! blurring one gives a wider one, so every level of blur is written down directly.

use bevy::asset::RenderAssetUsages;
use bevy::light::EnvironmentMapLight;
use bevy::math::Vec3;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// A soft lamp: where it is, its light, and how narrow it is.
struct Lamp {
    towards: Vec3,
    light: Vec3,
    narrow: f32,
}

/// Evening sun through a window at the left, its reflection on the other wall, a dim sky behind.
const LAMPS: [Lamp; 4] = [
    Lamp { towards: Vec3::new(-0.78, 1.0, -0.46), light: Vec3::new(5.2, 3.9, 2.5), narrow: 22.0 },
    Lamp { towards: Vec3::new(0.75, 0.75, -0.9), light: Vec3::new(1.5, 1.5, 1.75), narrow: 7.0 },
    Lamp { towards: Vec3::new(0.9, 0.55, 0.5), light: Vec3::new(0.9, 0.62, 0.42), narrow: 4.0 },
    Lamp { towards: Vec3::new(-0.5, 0.5, 0.9), light: Vec3::new(0.5, 0.42, 0.38), narrow: 4.0 },
];
/// The light of ceiling, walls and table.
const WALLS: [Vec3; 3] =
    [Vec3::new(0.46, 0.42, 0.39), Vec3::new(0.30, 0.235, 0.19), Vec3::new(0.16, 0.10, 0.06)];

/// Texels along a side of the sharpest level, and how many levels there are.
const SIZE: usize = 64;
const LEVELS: usize = 7;

/// The room's light for a camera.
pub fn room(images: &mut Assets<Image>) -> EnvironmentMapLight {
    // A cosine lobe is about as wide as a Gaussian of this sharpness.
    let diffuse = cube(8, 1, |_| 2.13);
    let specular = cube(SIZE, LEVELS, |level| {
        let rough = level as f32 / (LEVELS - 1) as f32;
        let alpha = (rough * rough).max(0.02);
        0.5 / (alpha * alpha)
    });
    EnvironmentMapLight {
        diffuse_map: images.add(diffuse),
        specular_map: images.add(specular),
        intensity: 500.0,
        ..default()
    }
}

/// The light from a direction, blurred by a lobe of this sharpness.
fn glow(towards: Vec3, sharp: f32) -> Vec3 {
    let [ceiling, walls, table] = WALLS;
    // The wider the lobe, the less of the difference between up and down is left.
    let keep = sharp / (sharp + 1.2);
    let up = towards.y * keep;
    let mut sum = if up > 0.0 { walls.lerp(ceiling, up) } else { walls.lerp(table, (-up).sqrt()) };
    for lamp in &LAMPS {
        let narrow = lamp.narrow * sharp / (lamp.narrow + sharp);
        let cosine = towards.dot(lamp.towards.normalize());
        sum += lamp.light * (narrow / lamp.narrow) * (narrow * (cosine - 1.0)).exp();
    }
    sum
}

/// A cube of light with `levels` levels of growing blur.
fn cube(size: usize, levels: usize, sharpness: impl Fn(usize) -> f32) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let (side, sharp) = (size >> level, sharpness(level));
            for at in 0..side * side {
                let centred = |at: usize| (at as f32 + 0.5) / side as f32 * 2.0 - 1.0;
                let (u, v) = (centred(at % side), centred(at / side));
                let light = glow(direction(face, u, v), sharp);
                data.extend(
                    light.extend(1.0).to_array().map(half).iter().flat_map(|h| h.to_le_bytes()),
                );
            }
        }
    }
    let size = Extent3d { width: size as u32, height: size as u32, depth_or_array_layers: 6 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    let format = TextureFormat::Rgba16Float;
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, usage);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels as u32;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

/// The direction in the world of a place on a cube's face. Cubes are left-handed, so z is turned.
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

/// A number as a 16-bit float. Meant for light: positive, neither tiny nor huge.
fn half(number: f32) -> u16 {
    let bits = number.clamp(6.2e-5, 65_000.0).to_bits();
    ((bits - (112 << 23) + 0x1000) >> 13) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_floats_are_right() {
        assert_eq!(half(1.0), 0x3C00);
        assert_eq!(half(0.5), 0x3800);
        assert_eq!(half(2.5), 0x4100);
    }

    #[test]
    fn blur_keeps_the_light_and_spreads_it() {
        let lamp = LAMPS[0].towards.normalize();
        assert!(glow(lamp, 1000.0).x > glow(lamp, 20.0).x);
        assert!(glow(-lamp, 1000.0).x < glow(-lamp, 2.0).x + 0.3);
    }
}
