//! Textures from computed pixels, with all mip levels and anisotropic filtering against shimmering.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use std::sync::LazyLock;

/// What the pixels of a texture hold, which decides how they are averaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextureKind {
    /// Colour and coverage; colours are averaged in linear light.
    Colour,
    /// Normals; averages are normalised. The fourth byte is how long the average was before, which [`roughen`] needs.
    Normal,
    /// Linear values: occlusion, roughness, metallic.
    Plain,
}

/// sRGB bytes as linear light.
static LIGHT: LazyLock<[f32; 256]> =
    LazyLock::new(|| std::array::from_fn(|byte| Color::srgb_u8(byte as u8, 0, 0).to_linear().red));

/// Linear light, in 4096 steps, as sRGB bytes.
static BYTE: LazyLock<Box<[u8; 4097]>> = LazyLock::new(|| {
    Box::new(std::array::from_fn(|step| {
        let l = step as f32 / 4096.0;
        let s = if l <= 0.003_130_8 { l * 12.92 } else { 1.055 * l.powf(1.0 / 2.4) - 0.055 };
        (s * 255.0).round() as u8
    }))
});

/// A linear colour, each component from 0 to 1, as an opaque pixel of sRGB bytes.
pub(crate) fn encode_colour(light: Vec3) -> [u8; 4] {
    let table: &[u8; 4097] = &BYTE;
    let [r, g, b] = light.to_array().map(|part| table[(part.clamp(0.0, 1.0) * 4096.0) as usize]);
    [r, g, b, 255]
}

/// An sRGB colour as linear light.
pub fn light(red: f32, green: f32, blue: f32) -> Vec3 {
    Color::srgb(red, green, blue).to_linear().to_vec3()
}

/// A number from 0 to 1 as a byte.
pub(crate) fn encode(number: f32) -> u8 {
    (number.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// A texture with all its mip levels. `pixels` has four bytes per pixel.
pub(crate) fn texture(
    width: usize,
    height: usize,
    pixels: Vec<u8>,
    meaning: TextureKind,
    edge: ImageAddressMode,
) -> Image {
    let mut mipmaps = MipmapBuilder::new(width, height, pixels, meaning, edge);
    while !mipmaps.work(usize::MAX) {}
    mipmaps.image()
}

/// A square texture of `size` by `size` pixels. `pixel` gives those at places from -1 to 1, to the right and down.
pub(crate) fn square(size: usize, meaning: TextureKind, pixel: impl Fn(Vec2) -> [u8; 4]) -> Image {
    let pixels = (0..size * size).flat_map(|at| pixel(centred(at, size)));
    texture(size, size, pixels.collect(), meaning, ImageAddressMode::ClampToEdge)
}

/// The place of a pixel of a square texture, from -1 to 1.
pub(crate) fn centred(at: usize, size: usize) -> Vec2 {
    Vec2::new((at % size) as f32 + 0.5, (at / size) as f32 + 0.5) / size as f32 * 2.0 - 1.0
}

/// A texture whose mip levels are computed in small steps.
pub(crate) struct MipmapBuilder {
    size: [usize; 2],
    meaning: TextureKind,
    edge: ImageAddressMode,
    /// All levels so far, and the rows of the next one.
    data: Vec<u8>,
    levels: u32,
    /// The offset of the last complete level, and its size.
    from: usize,
    whole: [usize; 2],
    /// The number of rows of the next level so far.
    rows: usize,
}

impl MipmapBuilder {
    /// Starts with the finest level, four bytes per pixel.
    pub fn new(
        width: usize,
        height: usize,
        pixels: Vec<u8>,
        meaning: TextureKind,
        edge: ImageAddressMode,
    ) -> Self {
        let whole = [width, height];
        Self { size: whole, meaning, edge, data: pixels, levels: 1, from: 0, whole, rows: 0 }
    }

    /// Computes about this many further pixels. Returns whether all levels are complete.
    pub fn work(&mut self, mut pixels: usize) -> bool {
        while self.whole != [1, 1] {
            let [wide, high] = self.whole.map(|side| (side / 2).max(1));
            while self.rows < high {
                if pixels == 0 {
                    return false;
                }
                self.row(wide);
                pixels = pixels.saturating_sub(wide);
            }
            self.from = self.data.len() - wide * high * 4;
            (self.whole, self.rows) = ([wide, high], 0);
            self.levels += 1;
        }
        true
    }

    /// Computes the next row of the next level: each pixel is the average of four.
    fn row(&mut self, wide: usize) {
        let [width, height] = self.whole;
        let rows = [(2 * self.rows).min(height - 1), (2 * self.rows + 1).min(height - 1)];
        self.data.reserve(wide * 4);
        for x in 0..wide {
            let columns = [(2 * x).min(width - 1), (2 * x + 1).min(width - 1)];
            let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(column, row)| {
                let at = self.from + (rows[row] * width + columns[column]) * 4;
                [self.data[at], self.data[at + 1], self.data[at + 2], self.data[at + 3]]
            });
            self.data.extend(average(four, self.meaning));
        }
        self.rows += 1;
    }

    /// The texture, which must be complete.
    pub fn image(self) -> Image {
        let format = match self.meaning {
            TextureKind::Colour => TextureFormat::Rgba8UnormSrgb,
            TextureKind::Normal | TextureKind::Plain => TextureFormat::Rgba8Unorm,
        };
        let [width, height] = self.size.map(|side| side as u32);
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let usage = RenderAssetUsages::RENDER_WORLD;
        let mut image = Image::new_uninit(size, TextureDimension::D2, format, usage);
        image.data = Some(self.data);
        image.texture_descriptor.mip_level_count = self.levels;
        image.sampler = sampler(self.edge);
        image
    }
}

fn sampler(mode: ImageAddressMode) -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: mode,
        address_mode_v: mode,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    })
}

/// Sets the number of anisotropic samples of a texture.
pub(crate) fn sharpen(image: &mut Image, times: u16) {
    if let ImageSampler::Descriptor(sampler) = &mut image.sampler {
        sampler.anisotropy_clamp = times;
    }
}

fn average(four: [[u8; 4]; 4], meaning: TextureKind) -> [u8; 4] {
    let plain = |part: usize| {
        ((four.iter().map(|pixel| u32::from(pixel[part])).sum::<u32>() + 2) / 4) as u8
    };
    match meaning {
        TextureKind::Plain => std::array::from_fn(plain),
        TextureKind::Colour => {
            let table: &[f32; 256] = &LIGHT;
            let mean = |part: usize| {
                four.iter().map(|pixel| table[usize::from(pixel[part])]).sum::<f32>() / 4.0
            };
            let [r, g, b, _] = encode_colour(Vec3::new(mean(0), mean(1), mean(2)));
            [r, g, b, plain(3)]
        }
        TextureKind::Normal => {
            let sum = four.iter().fold(Vec3::ZERO, |sum, pixel| {
                let [x, y, z] = [pixel[0], pixel[1], pixel[2]].map(|part| f32::from(part) - 127.5);
                sum + Vec3::new(x, y, z).normalize_or(Vec3::Z) * f32::from(pixel[3])
            });
            let [x, y, z, _] = encode_normal(sum.normalize_or(Vec3::Z));
            [x, y, z, (sum.length() / 4.0).round() as u8]
        }
    }
}

/// Makes a surface rougher where its normals differ within a pixel of a smaller mip level, so that fine relief shines dully
/// from afar instead of glittering. `finish` has the roughness in its second byte; both have all their levels.
///
/// By Toksvig, *Mipmapping Normal Maps* (2005): normals whose average is `s` long vary by (1 - s) / s.
pub(crate) fn roughen(finish: &mut Image, normals: &Image) {
    let (Some(finish), Some(data)) = (&mut finish.data, &normals.data) else { return };
    let finest = (normals.width() * normals.height()) as usize;
    let levels = finish.chunks_exact_mut(4).zip(data.chunks_exact(4)).skip(finest);
    for (pixel, normal) in levels {
        if normal[3] < u8::MAX {
            let long = f32::from(normal[3].max(128)) / 255.0;
            let varied = (1.0 - long) / long;
            let slopes = (f32::from(pixel[1]) / 255.0).powi(4) + 2.0 * varied;
            pixel[1] = encode(slopes.sqrt().sqrt());
        }
    }
}

/// A unit normal in tangent space as a pixel.
pub(crate) fn encode_normal(normal: Vec3) -> [u8; 4] {
    let [x, y, z] = normal.to_array().map(|part| encode(part * 0.5 + 0.5));
    [x, y, z, 255]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_survive_encoding() {
        for byte in 0..=255_usize {
            let back = encode_colour(Vec3::splat(LIGHT[byte]))[0];
            assert!(usize::from(back).abs_diff(byte) <= 1, "{byte} became {back}");
        }
    }

    #[test]
    fn a_texture_has_every_mip_level() {
        let image =
            texture(10, 4, vec![200; 160], TextureKind::Colour, ImageAddressMode::ClampToEdge);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        let pixels = 10 * 4 + 5 * 2 + 2 + 1;
        assert_eq!(image.data.map(|data| data.len()), Some(pixels * 4));
    }

    #[test]
    fn what_is_uneven_is_rougher_from_afar_and_what_is_flat_is_not() {
        let rough = |tilt: f32| {
            let normals = (0..64).map(|at| {
                let side = if at % 2 == 0 { tilt } else { -tilt };
                encode_normal(Vec3::new(side, 0.0, 1.0).normalize())
            });
            let normals: Vec<u8> = normals.flatten().collect();
            let [normals, mut finish] = [
                (normals, TextureKind::Normal),
                ([255, 100, 0, 255].repeat(64), TextureKind::Plain),
            ]
            .map(|(pixels, kind)| texture(8, 8, pixels, kind, ImageAddressMode::ClampToEdge));
            roughen(&mut finish, &normals);
            let data = finish.data.unwrap_or_default();
            // The finest level has 64 pixels.
            [data[1], data[64 * 4 + 1]]
        };
        assert_eq!(rough(0.0), [100, 100]);
        let [near, far] = rough(0.5);
        assert_eq!(near, 100);
        // Slopes of 0.5 both ways: s = 0.894, so roughness is the fourth root of 0.392^4 + 2 * 0.118.
        assert!(far.abs_diff(181) <= 2, "{far}");
        let [_, farther] = rough(1.0);
        assert!(farther > far);
    }

    #[test]
    fn mipmaps_computed_in_steps_are_the_same() {
        let pixels: Vec<u8> = (0..37 * 11 * 4).map(|at| (at * 7 % 251) as u8).collect();
        let at_once =
            texture(37, 11, pixels.clone(), TextureKind::Colour, ImageAddressMode::ClampToEdge);
        let mut mipmaps =
            MipmapBuilder::new(37, 11, pixels, TextureKind::Colour, ImageAddressMode::ClampToEdge);
        let mut goes = 1;
        while !mipmaps.work(10) {
            goes += 1;
        }
        assert!(goes > 5, "{goes}");
        assert_eq!(mipmaps.image().data, at_once.data);
    }
}
