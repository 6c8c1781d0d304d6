//! Bakes the textures of boards in small steps, because a board's top takes much longer than a
//! frame.

use super::Texel;
use super::board_top::{BoardTop, FRAME_SEED, Inlay};
use super::distance_field::{DistanceField, TopGrid, coordinates, lines};
use super::faces::Faces;
use super::solid_texture::SolidTexture;
use crate::app::table::Layout;
use crate::app::table::light::LAMP;
use crate::app::table::quality::Quality;
use crate::app::table::shape::Shape;
use crate::app::table::texture::{
    MipmapBuilder, TextureKind, encode, encode_colour, encode_normal, roughen, sharpen, texture,
};
use crate::catalogue::looks::BoardLook;
use bevy::image::ImageAddressMode;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::{Assets, Image, StandardMaterial, default};
use std::ops::Range;

/// The textures of a surface.
#[derive(Debug)]
pub(crate) struct Surface {
    /// The colour.
    pub colour: Image,
    /// The normal map, in the axes x, -z, y of the board; and occlusion, roughness and metallic.
    pub relief: Option<[Image; 2]>,
}

/// A material with these textures.
pub(crate) fn wooden(
    mut surface: Surface,
    quality: Quality,
    images: &mut Assets<Image>,
) -> StandardMaterial {
    let samples = quality.slant_samples();
    sharpen(&mut surface.colour, samples);
    let base_color_texture = Some(images.add(surface.colour));
    let Some(mut relief) = surface.relief else {
        // Every texture is expensive for a software renderer, and the colours alone show the
        // grooves.
        return StandardMaterial {
            base_color_texture,
            perceptual_roughness: 0.75,
            reflectance: 0.3,
            ..default()
        };
    };
    for image in &mut relief {
        sharpen(image, samples);
    }
    let [normal, mut finish] = relief;
    roughen(&mut finish, &normal);
    let finish = images.add(finish);
    StandardMaterial {
        base_color_texture,
        normal_map_texture: Some(images.add(normal)),
        metallic_roughness_texture: Some(finish.clone()),
        occlusion_texture: Some(finish),
        perceptual_roughness: 1.0,
        metallic: 0.0,
        reflectance: 0.4,
        ..default()
    }
}

/// How the coordinates are written on the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signs {
    /// Not at all.
    None,
    /// Upright for people at White's and at Black's side.
    Along,
    /// Upright for people who see White's side at the left, as in an upright window.
    Crosswise,
}

/// The number of texels per step, and of their pixels.
const TEXELS: usize = 8_000;
const PIXELS: usize = 120_000;
/// The share of light that comes from all sides, where the lamp's shading is baked.
const AROUND: f32 = 0.35;

/// A surface in progress.
pub(crate) struct SurfaceBake {
    source: BakeSource,
    width: usize,
    height: usize,
    /// Texels a unit.
    scale: f32,
    texels: Vec<Texel>,
    relief: bool,
    /// The pixels of the texture in progress; after them its mip levels.
    pixels: Vec<u8>,
    mipmaps: Option<MipmapBuilder>,
    made: Vec<Image>,
}

/// Where the texels come from.
enum BakeSource {
    /// A board's top: the field with its lines and points, the frame with coordinates and border.
    Top { piece: Box<BoardTop>, grid: TopGrid, engraved: DistanceField, written: DistanceField },
    /// The frame's outer faces, cut from its solid wood, and the inlay of the racks.
    Faces { faces: Faces, solid: SolidTexture, inlay: Inlay },
}

impl SurfaceBake {
    /// Starts a top of at most this many texels. Without `relief` only its colour is baked, with the
    /// shading that the relief would have.
    pub fn top(layout: &Layout, look: &BoardLook, signs: Signs, texels: f32, relief: bool) -> Self {
        let shape = Shape::of(layout);
        let grid = TopGrid::of(&shape, texels);
        let written = match signs {
            Signs::None => Vec::new(),
            Signs::Along => coordinates(layout, &shape, false),
            Signs::Crosswise => coordinates(layout, &shape, true),
        };
        let stray = look.groove.uneven.0 * 0.016;
        let (width, height, scale) = (grid.width, grid.height, grid.scale);
        let source = BakeSource::Top {
            piece: Box::new(BoardTop::new(layout, look)),
            engraved: DistanceField::new(lines(layout, stray)),
            written: DistanceField::new(written.into_iter()),
            grid,
        };
        Self::begun(source, [width, height], scale, relief)
    }

    /// Starts the outer faces of a board's frame, with `scale` texels a unit.
    pub fn faces(layout: &Layout, look: &BoardLook, scale: f32, relief: bool) -> Self {
        let faces = Faces::of(&Shape::of(layout));
        let size = faces.size() * scale;
        let solid = SolidTexture::of(&look.frame, FRAME_SEED);
        Self::begun(
            BakeSource::Faces { faces, solid, inlay: Inlay::of(look) },
            [size.x.ceil() as usize, size.y.ceil() as usize],
            scale,
            relief,
        )
    }

    fn begun(source: BakeSource, [width, height]: [usize; 2], scale: f32, relief: bool) -> Self {
        Self {
            source,
            width,
            height,
            scale,
            texels: Vec::with_capacity(width * height),
            relief,
            pixels: Vec::new(),
            mipmaps: None,
            made: Vec::new(),
        }
    }

    /// Works for a few milliseconds: distances, then texels, then pixels and mip levels of one
    /// texture after another. Returns whether all is complete.
    pub fn work(&mut self) -> bool {
        let (width, height, scale) = (self.width, self.height, self.scale);
        let all = width * height;
        if let BakeSource::Top { grid, engraved, written, .. } = &mut self.source
            && (!engraved.work(grid) || !written.work(grid))
        {
            return false;
        }
        if self.texels.len() < all {
            let end = (self.texels.len() + TEXELS).min(all);
            for at in self.texels.len()..end {
                self.texels.push(self.source.texel(at, width, scale));
            }
            return false;
        }
        let kind =
            [TextureKind::Colour, TextureKind::Normal, TextureKind::Plain][self.made.len().min(2)];
        if let Some(mipmaps) = &mut self.mipmaps {
            if mipmaps.work(PIXELS) {
                self.made.extend(self.mipmaps.take().map(MipmapBuilder::image));
            }
            return self.made.len() == if self.relief { 3 } else { 1 };
        }
        // The lamp's shading depends on how a face lies, and only the top lies flat.
        let lit = !self.relief && matches!(self.source, BakeSource::Top { .. });
        let grid = TexelGrid { width, height, scale, lit, texels: &self.texels };
        let row = self.pixels.len() / (width * 4);
        let end = (row + PIXELS.div_ceil(width)).min(height);
        grid.pixels(kind, row..end, &mut self.pixels);
        if end == height {
            let pixels = std::mem::take(&mut self.pixels);
            self.mipmaps = Some(MipmapBuilder::new(
                width,
                height,
                pixels,
                kind,
                ImageAddressMode::ClampToEdge,
            ));
        }
        false
    }

    /// The textures, or `None` if they are not complete.
    pub fn surface(self) -> Option<Surface> {
        let mut made = self.made.into_iter();
        let colour = made.next()?;
        Some(Surface { colour, relief: made.next().zip(made.next()).map(<[Image; 2]>::from) })
    }

    /// Bakes the textures at once, however long it takes.
    pub(crate) fn finish_now(mut self) -> Option<Surface> {
        while !self.work() {}
        self.surface()
    }
}

impl BakeSource {
    fn texel(&self, at: usize, width: usize, scale: f32) -> Texel {
        let (column, row) = (at % width, at / width);
        match self {
            Self::Top { piece, grid, engraved, written } => {
                let [line, sign] = [engraved, written].map(|field| field.at(at));
                piece.texel(grid.place(column, row), line, sign, 1.0 / scale)
            }
            Self::Faces { faces, solid, inlay } => {
                let place = Vec2::new(column as f32 + 0.5, row as f32 + 0.5) / scale;
                let mut texel = Texel::from(solid.at(faces.solid(place), 1.0));
                if faces.is_inlay(place) {
                    inlay.lay(&mut texel, place, 1.0);
                }
                texel
            }
        }
    }
}

/// A plank of a solid texture, `size` units long and wide, to be repeated mirrored.
pub(crate) fn plank(solid: SolidTexture, size: Vec2, scale: f32, relief: bool) -> Surface {
    let (width, height) = ((size.x * scale) as usize, (size.y * scale) as usize);
    let texels: Vec<Texel> = (0..width * height)
        .map(|at| {
            let (x, z) = ((at % width) as f32 / scale, (at / width) as f32 / scale);
            // Off the pith of the tree, where the grain is straight.
            solid.at(Vec3::new(x, 0.0, z + 3.1), size.y / 2.0).into()
        })
        .collect();
    let grid = TexelGrid { width, height, scale, lit: false, texels: &texels };
    let whole = |kind| {
        let mut pixels = Vec::new();
        grid.pixels(kind, 0..height, &mut pixels);
        texture(width, height, pixels, kind, ImageAddressMode::MirrorRepeat)
    };
    let relief = relief.then(|| [whole(TextureKind::Normal), whole(TextureKind::Plain)]);
    Surface { colour: whole(TextureKind::Colour), relief }
}

/// The texels from which textures are computed.
struct TexelGrid<'a> {
    width: usize,
    height: usize,
    scale: f32,
    /// Whether the colours contain the shading of the relief, because there is no relief.
    lit: bool,
    texels: &'a [Texel],
}

impl TexelGrid<'_> {
    /// Appends the pixels of some rows.
    fn pixels(&self, kind: TextureKind, rows: Range<usize>, pixels: &mut Vec<u8>) {
        let texels = &self.texels[rows.start * self.width..rows.end * self.width];
        pixels.reserve(texels.len() * 4);
        match kind {
            TextureKind::Colour if self.lit => rows.for_each(|row| self.shaded(row, pixels)),
            TextureKind::Colour => {
                pixels.extend(texels.iter().flat_map(|texel| encode_colour(texel.colour)));
            }
            TextureKind::Normal => rows.for_each(|row| self.normals(row, pixels)),
            // Occlusion and roughness.
            TextureKind::Plain => pixels.extend(
                texels
                    .iter()
                    .flat_map(|texel| [encode(texel.open), encode(texel.rough.max(0.05)), 0, 255]),
            ),
        }
    }

    /// The colours of a row as the lamp lights its relief.
    fn shaded(&self, row: usize, pixels: &mut Vec<u8>) {
        let lamp = LAMP.normalize();
        for column in 0..self.width {
            let texel = &self.texels[row * self.width + column];
            let [across, down] = self.slope(column, row);
            let normal = Vec3::new(-across, 1.0, -down).normalize();
            let shade = AROUND + (1.0 - AROUND) * (normal.dot(lamp) / lamp.y).max(0.0);
            pixels.extend(encode_colour(texel.colour * shade * (0.4 + 0.6 * texel.open)));
        }
    }

    /// Normals are computed from differences of height.
    fn normals(&self, row: usize, pixels: &mut Vec<u8>) {
        for column in 0..self.width {
            let [across, down] = self.slope(column, row);
            pixels.extend(encode_normal(Vec3::new(-across, down, 1.0).normalize()));
        }
    }

    /// The slope of the surface towards +x and +z.
    fn slope(&self, column: usize, row: usize) -> [f32; 2] {
        let (width, height) = (self.width, self.height);
        let (above, below) = (row.saturating_sub(1), (row + 1).min(height - 1));
        let (left, right) = (column.saturating_sub(1), (column + 1).min(width - 1));
        let high = |column: usize, row: usize| self.texels[row * width + column].height;
        let steep = |more: f32, less: f32| (more - less) * self.scale / 2.0;
        [steep(high(right, row), high(left, row)), steep(high(column, below), high(column, above))]
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::table::Quality;
    use crate::catalogue::looks::shipped;
    use crate::rules::Board;

    #[test]
    fn every_board_has_a_top_of_limited_size() {
        for (columns, rows) in [(2, 2), (3, 3), (9, 5), (8, 8), (2, 9)] {
            let layout = Layout::new(Board::new(columns, rows).unwrap());
            for texels in [Some(Quality::High.top_texels()), Quality::High.finest_texels()] {
                let texels = texels.unwrap();
                let mut top =
                    SurfaceBake::top(&layout, &shipped::boards()[0], Signs::Along, texels, false);
                assert!(!top.work(), "one step does not complete it");
                let size = [top.width, top.height];
                assert!(size.iter().all(|&side| side <= 4096), "{size:?}");
                assert!((size[0] * size[1]) as f32 <= texels * 1.01, "{size:?}");
            }
        }
    }

    #[test]
    fn each_step_of_baking_is_short() {
        let layout = Layout::new(Board::new(9, 5).unwrap());
        for look in shipped::boards() {
            let texels = Quality::Medium.top_texels();
            let mut top = SurfaceBake::top(&layout, look, Signs::Along, texels, true);
            loop {
                let before = (top.texels.len(), top.pixels.len());
                let done = top.work();
                assert!(top.texels.len() <= before.0 + TEXELS);
                assert!(top.pixels.len() <= before.1 + 4 * (PIXELS + top.width));
                if done {
                    break;
                }
            }
            assert!(top.surface().is_some_and(|surface| surface.relief.is_some()));
        }
    }
}
