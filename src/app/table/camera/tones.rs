//! The tone mapping table: a part of Bevy's own (`scripts/tones.py`), because the three tables
//! that come with Bevy have 0.7 MB, which would be a sixth of the page.

use bevy::asset::RenderAssetUsages;
use bevy::core_pipeline::tonemapping::TonemappingLuts;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The colours of the coarse table: red, green and blue, each as the difference from its
/// predecessor in the row; red varies fastest.
const COARSE: &[u8] = include_bytes!("../../../../assets/tones.bin");
/// Where the values of the coarse table are along each side of the fine one: close to each other where it is dark.
const KEPT: [usize; 24] =
    [0, 1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 42, 44, 46, 47];
/// The values along each side of the coarse table.
const SIDE: usize = KEPT.len();
/// The values along each side of the table that the shaders expect.
const FINE: usize = 48;

/// Provides the table under the resource that Bevy's `CorePipelinePlugin` looks for, so it comes before that plugin.
#[derive(Debug)]
pub struct Tones;

impl Plugin for Tones {
    fn build(&self, app: &mut App) {
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        let tones = images.add(table());
        app.insert_resource(TonemappingLuts {
            blender_filmic: tones.clone(),
            agx: tones.clone(),
            tony_mc_mapface: tones,
        });
    }
}

fn table() -> Image {
    let mut coarse = COARSE.to_vec();
    for row in coarse.chunks_exact_mut(SIDE * 3) {
        for i in 3..row.len() {
            row[i] = row[i].wrapping_add(row[i - 3]);
        }
    }
    let value = |x: usize, y: usize, z: usize| {
        let at = ((z * SIDE + y) * SIDE + x) * 3;
        coarse.get(at..at + 3).map_or(Vec3::ZERO, |rgb| {
            Vec3::new(f32::from(rgb[0]), f32::from(rgb[1]), f32::from(rgb[2])) / 255.0
        })
    };
    // The coarse value below a fine one, and the fraction of the way to the next.
    let place = |i: usize| {
        let low = KEPT.partition_point(|&at| at <= i).saturating_sub(1).min(SIDE - 2);
        let (before, after) = (KEPT[low], KEPT[low + 1]);
        (low, (i - before) as f32 / (after - before) as f32)
    };
    let mut data = Vec::with_capacity(FINE * FINE * FINE * 4);
    for z in 0..FINE {
        let (low_z, part_z) = place(z);
        for y in 0..FINE {
            let (low_y, part_y) = place(y);
            for x in 0..FINE {
                let (low_x, part_x) = place(x);
                let along = |y, z| value(low_x, y, z).lerp(value(low_x + 1, y, z), part_x);
                let over = |z| along(low_y, z).lerp(along(low_y + 1, z), part_y);
                let seen = over(low_z).lerp(over(low_z + 1), part_z);
                let [red, green, blue] = seen.to_array().map(|part| (part * 255.0).round() as u8);
                data.extend_from_slice(&[red, green, blue, 255]);
            }
        }
    }
    let size =
        Extent3d { width: FINE as u32, height: FINE as u32, depth_or_array_layers: FINE as u32 };
    let mut image = Image::new(
        size,
        TextureDimension::D3,
        data,
        // Software renderers filter it in less time than half-precision floats.
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
}

/// The colours of the table, in its order, as light.
#[cfg(test)]
pub(in crate::app::table) fn colours() -> Vec<Vec3> {
    let data = table().data.unwrap_or_default();
    data.chunks_exact(4).map(|at| light([at[0], at[1], at[2]])).collect()
}

/// A colour of the table as light.
#[cfg(test)]
fn light(seen: [u8; 3]) -> Vec3 {
    Color::srgb_u8(seen[0], seen[1], seen[2]).to_linear().to_vec3()
}

/// Light as the screen shows it, by these colours: as the camera's shader finds it.
#[cfg(test)]
pub(in crate::app::table) fn seen(colours: &[Vec3], light: Vec3) -> Vec3 {
    let place = light / (light + Vec3::ONE) * (FINE - 1) as f32;
    let low = place.floor().min(Vec3::splat((FINE - 2) as f32));
    let part = place - low;
    let [x, y, z] = low.to_array().map(|at| at as usize);
    let value = |x: usize, y: usize, z: usize| colours[(z * FINE + y) * FINE + x];
    let along = |y, z| value(x, y, z).lerp(value(x + 1, y, z), part.x);
    let over = |z| along(y, z).lerp(along(y + 1, z), part.y);
    over(z).lerp(over(z + 1), part.z)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn more_light_is_never_darker_and_never_brighter_than_the_screen() {
        let image = table();
        let data = image.data.unwrap();
        assert_eq!(data.len(), FINE * FINE * FINE * 4);
        // Grey lies on the diagonal.
        let grey: Vec<u8> = (0..FINE).map(|i| data[((i * FINE + i) * FINE + i) * 4]).collect();
        assert!(grey.is_sorted(), "{grey:?}");
        assert_eq!(grey[0], 0);
        assert!(grey[FINE - 1] >= 230, "{grey:?}");
    }

    /// Colours of Bevy's table on the screen, as `scripts/tones.py` reads them.
    #[test]
    fn dark_wood_is_as_bright_as_in_the_full_table() {
        let data = table().data.unwrap();
        for ([x, y, z], rgb) in [
            ([1, 0, 0], [43.0, 0.6, 0.4]),
            ([5, 2, 1], [97.9, 61.0, 42.0]),
            ([9, 3, 0], [130.6, 73.9, 8.0]),
            ([20, 12, 5], [189.5, 140.3, 93.0]),
            ([40, 47, 33], [253.2, 254.6, 252.8]),
        ] {
            let at = ((z * FINE + y) * FINE + x) * 4;
            for (channel, screen) in rgb.into_iter().enumerate() {
                let stored = f32::from(data[at + channel]);
                assert!(
                    (stored - screen).abs() <= 3.0,
                    "{x}, {y}, {z}, channel {channel}: {stored}"
                );
            }
        }
    }
}
