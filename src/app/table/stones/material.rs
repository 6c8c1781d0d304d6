//! The materials of the stones: veined marble, speckled basalt, turned wood, glass.

use super::skin_length;
use crate::app::table::quality::Quality;
use crate::app::table::texture::{
    TextureKind, centred, encode_colour, encode_normal, square, texture,
};
use crate::app::table::wood::{SolidTexture, hash, layered, light_of, noise, ramp};
use crate::catalogue::looks::{Block, Body, Outline, Share, StoneMark, StoneSet, Within};
use crate::rules::Side;
use bevy::image::ImageAddressMode;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;
use std::f32::consts::FRAC_1_SQRT_2;
use std::sync::Arc;

/// The direction in which a marble focuses the light: away from the lamp, as seen from above.
const GATHERED: Vec3 = Vec3::new(0.82, 0.12, 0.56);

/// The light that comes through marble at its rim, as a factor on its colour.
const THROUGH: Vec3 = Vec3::new(1.14, 1.09, 0.98);

/// How much of the light that enters glass comes out behind it, from 0 to 1.
const CLEAR: f32 = 0.9;
/// Glass with a brighter tint than this, as linear light, is clear with a ribbon in it. At lower quality it is milky.
const MILK: f32 = 0.25;
/// The brightness of the light that comes through dark glass, and of that through clear glass, from 0 to 1.
const THROUGH_GLASS: [f32; 2] = [0.16, 0.95];
/// How far behind its surface clear glass shows what lies there, in widths of a stone: so little that the ribbon does not
/// fill it.
const BENDING: f32 = 0.45;
/// How much of the gathered light is seen in clear glass, which lets most of it pass.
const PASSING: f32 = 0.5;

/// A texel of the skin: its position on the unrolled skin, in units from the top's middle; its
/// position on the stone; and its normal, for marbles.
struct SkinTexel {
    unrolled: Vec2,
    position: Vec3,
    normal: Vec3,
}

impl SkinTexel {
    fn of(at: usize, size: usize, length: f32, height: f32) -> Self {
        let unrolled = centred(at, size) * length;
        let angle = (unrolled.length() / length).min(1.0) * std::f32::consts::PI * 0.97;
        let flat = unrolled.normalize_or_zero() * angle.sin();
        let normal = Vec3::new(flat.x, angle.cos(), flat.y);
        // The grain continues down the side of a stone: the depth grows beyond the rim.
        let deep = (unrolled.length() - length * 0.54).max(0.0).min(height);
        Self { unrolled, position: Vec3::new(unrolled.x, -deep, unrolled.y), normal }
    }
}

/// A variant of a side's stones in progress, baked some thousand texels at a time.
pub(crate) struct SkinBake {
    set: Arc<StoneSet>,
    side: Side,
    kind: u32,
    size: usize,
    /// The normal map.
    relief: Option<Handle<Image>>,
    solid: Option<SolidTexture>,
    measures: (f32, f32),
    colour: Vec<u8>,
    glow: Vec<u8>,
}

impl SkinBake {
    /// The number of texels per step.
    const STEP: usize = 8_000;

    /// Starts to bake a variant with `size` texels along each side, and this normal map. Low quality has none.
    pub fn new(
        set: &Arc<StoneSet>,
        side: Side,
        kind: usize,
        size: usize,
        relief: Option<Handle<Image>>,
    ) -> Self {
        let solid = solid(&set.finish(side).body, side, kind);
        let measures = (skin_length(&set.outline), set.outline.size().1);
        let (set, kind, colour, glow) = (set.clone(), kind as u32, Vec::new(), Vec::new());
        Self { set, side, kind, size, relief, solid, measures, colour, glow }
    }

    /// Works for a few milliseconds. Returns whether every texel is baked.
    pub fn work(&mut self) -> bool {
        let finish = self.set.finish(self.side);
        let (ink, (length, height)) = (light_of(finish.ink), self.measures);
        let edge = (2.0 * length / self.size as f32).max(0.006);
        let all = self.size * self.size;
        let begun = self.colour.len() / 4;
        for at in begun..(begun + Self::STEP).min(all) {
            let texel = SkinTexel::of(at, self.size, length, height);
            let body = body(&finish.body, self.solid.as_ref(), &texel, self.kind);
            let away = from_mark(finish.mark, texel.unrolled);
            let cut = 1.0 - ramp(STROKE - edge * 0.5, STROKE + edge, away);
            let soil = 1.0 - ramp(STROKE, STROKE * 2.6, away);
            let seen = (body * (1.0 - 0.10 * soil)).lerp(ink, cut * 0.9);
            self.colour.extend(encode_colour(seen));
            if let Body::Glass { glow, swirl, .. } = finish.body {
                let marked = 1.0 - ramp(STROKE, STROKE + 0.012, away);
                let shine = gathered(&texel, light_of(glow), light_of(swirl), self.kind);
                self.glow.extend(encode_colour(shine * (1.0 - 0.6 * marked)));
            }
        }
        self.colour.len() == all * 4
    }

    /// Bakes every texel at once.
    pub fn finish_now(mut self, quality: Quality, images: &mut Assets<Image>) -> StandardMaterial {
        while !self.work() {}
        self.material(quality, images)
    }

    /// The material with the textures, which must be complete. Only at high quality is the board seen through glass,
    /// because it is then drawn twice.
    pub fn material(self, quality: Quality, images: &mut Assets<Image>) -> StandardMaterial {
        let finish = self.set.finish(self.side);
        let size = self.size;
        let mut whole = |pixels| {
            images.add(texture(
                size,
                size,
                pixels,
                TextureKind::Colour,
                ImageAddressMode::ClampToEdge,
            ))
        };
        let glow = (!self.glow.is_empty()).then(|| whole(self.glow));
        // Some pebbles of basalt were polished by a river, others lay in the dust.
        let rougher = match finish.body {
            Body::Basalt { .. } => (hash(self.kind, 9, 0, 5) - 0.5) * 0.22,
            _ => 0.0,
        };
        let (width, _) = self.set.outline.size();
        let has_core = is_clear(&finish.body, quality);
        let shine = if has_core { PASSING } else { 1.0 };
        // Light through dark glass is brightened; otherwise nothing would be visible behind it.
        let (clear, brighter, thickness) = match finish.body {
            Body::Glass { tint, .. } if quality == Quality::High => {
                let own = light_of(tint).max_element().max(0.01);
                let through = (THROUGH_GLASS[usize::from(has_core)] / own).max(1.0);
                (CLEAR, through, if has_core { width * BENDING } else { width })
            }
            _ => (0.0, 1.0, 0.0),
        };
        StandardMaterial {
            base_color: Color::LinearRgba(LinearRgba::rgb(brighter, brighter, brighter)),
            specular_transmission: clear,
            thickness,
            base_color_texture: Some(whole(self.colour)),
            normal_map_texture: self.relief,
            perceptual_roughness: (finish.rough.0 + rougher).max(0.05),
            reflectance: finish.sheen.0,
            emissive: if glow.is_some() {
                LinearRgba::rgb(shine, shine, shine)
            } else {
                LinearRgba::BLACK
            },
            emissive_exposure_weight: 0.0,
            emissive_texture: glow,
            ..default()
        }
    }

    /// The mean linear colour of the top, away from the mark, for the test of contrasts.
    #[cfg(test)]
    pub fn mean(set: &StoneSet, side: Side) -> Vec3 {
        let finish = set.finish(side);
        let solid = solid(&finish.body, side, 0);
        let (length, height) = (skin_length(&set.outline), set.outline.size().1);
        let texels = (0..48 * 48).map(|at| SkinTexel::of(at, 48, length, height));
        let top: Vec<Vec3> = texels
            .filter(|texel| texel.unrolled.length() < length * 0.6)
            .map(|texel| body(&finish.body, solid.as_ref(), &texel, 0))
            .collect();
        top.iter().sum::<Vec3>() / top.len() as f32
    }
}

/// Half the width of a mark's stroke.
const STROKE: f32 = 0.014;

/// The distance of a position from the strokes of a mark.
fn from_mark(mark: StoneMark, place: Vec2) -> f32 {
    let away = place.length();
    match mark {
        StoneMark::Ring => (away - 0.165).abs(),
        StoneMark::Rings => (away - 0.185).abs().min((away - 0.105).abs()) - 0.006,
        StoneMark::Dot => (away - 0.034).max(0.0),
        StoneMark::Cross => {
            let turned = Vec2::new(place.x + place.y, place.x - place.y).abs() * FRAC_1_SQRT_2;
            let (long, short) = (turned.max_element(), turned.min_element());
            (long - 0.085).max(0.0).max(short - 0.016)
        }
    }
}

/// Whether a body is of clear glass, which most light goes through.
pub(crate) fn is_clear(body: &Body, quality: Quality) -> bool {
    clear_core(body, quality).is_some()
}

/// The colour of the ribbon in a body, if it is of clear glass: linear light.
pub(super) fn clear_core(body: &Body, quality: Quality) -> Option<Vec3> {
    match *body {
        Body::Glass { tint, swirl, .. } if quality == Quality::High => {
            (light_of(tint).max_element() > MILK).then(|| light_of(swirl))
        }
        _ => None,
    }
}

/// The solid texture of wooden stones. Each variant is cut from elsewhere in the tree.
fn solid(body: &Body, side: Side, kind: usize) -> Option<SolidTexture> {
    let Body::Wood { early, late, rings } = *body else { return None };
    let (planks, pores, rough, weather) = (Within(1.0), Share(0.25), Share(0.4), Share(0.0));
    let wood = Block::Wood { early, late, rings, planks, pores, rough, weather };
    Some(SolidTexture::of(&wood, 200 + side as u32 * 17 + kind as u32 * 31))
}

fn body(body: &Body, solid: Option<&SolidTexture>, texel: &SkinTexel, kind: u32) -> Vec3 {
    let p = texel.position + Vec3::new(0.0, kind as f32 * 7.7, 0.0);
    // Variants differ slightly in brightness and warmth.
    let tone = 0.95 + 0.10 * hash(kind, 1, 0, 5);
    let warm = (hash(kind, 2, 0, 5) - 0.5) * 0.05;
    let shift = Vec3::new(tone * (1.0 + warm), tone, tone * (1.0 - warm));
    shift
        * match *body {
            Body::Marble { base, cloud, vein } => {
                // Light comes through where the stone is thin: at its rim.
                let rim = ramp(0.35, 1.0, 1.0 - texel.normal.y.abs());
                let stone = marble(p, kind, [base, cloud, vein].map(light_of));
                stone.lerp(light_of(base) * THROUGH, rim * 0.45)
            }
            Body::Basalt { base, cloud, speck } => {
                basalt(p, kind, [base, cloud, speck].map(light_of))
            }
            Body::Wood { .. } => {
                // Enlarged, because fibres as fine as those of a board would be invisible.
                solid.map_or(Vec3::ZERO, |solid| solid.at(p * 1.5, 1.0).colour)
            }
            Body::Glass { tint, swirl, .. } => glass(texel, kind, light_of(tint), light_of(swirl)),
            Body::Plain { colour } => return light_of(colour),
        }
}

fn marble(p: Vec3, kind: u32, [base, cloud, vein]: [Vec3; 3]) -> Vec3 {
    let drift =
        Vec3::new(layered(p * 2.6, 3), layered(p * 2.6 + 9.0, 6), layered(p * 2.6 + 20.0, 4));
    let bent = p + (drift - 0.5) * 0.9;
    // Some have hardly a vein, others are full of them.
    let (veined, wide) = (0.7 + 0.9 * hash(kind, 3, 0, 5), 0.8 + 0.5 * hash(kind, 4, 0, 5));
    let line = |scale: f32, seed: u32| 1.0 - (noise(bent * scale, seed + kind) - 0.5).abs() * 2.0;
    let thick = ramp(0.90, 1.0, line(2.6 * wide, 21)) * ramp(0.3, 0.7, noise(p * 3.0, 25 + kind));
    let thin = ramp(0.94, 1.0, line(6.0, 23));
    let haze = layered(p * 4.0 + drift * 3.0, 8 + kind);
    let fine = noise(p * 60.0, 27);
    base.lerp(cloud, ramp(0.25, 0.8, haze) * 0.85).lerp(vein, (thick * 0.62 + thin * 0.28) * veined)
        * (0.97 + 0.05 * fine)
}

fn basalt(p: Vec3, kind: u32, [base, cloud, speck]: [Vec3; 3]) -> Vec3 {
    let haze = layered(p * 6.0, 14 + kind);
    let body = base.lerp(cloud, haze) * (0.85 + 0.3 * noise(p * 25.0, 15));
    let grain = ramp(0.80, 0.92, noise(p * 42.0, 31 + kind));
    let glint = ramp(0.87, 0.95, noise(p * 75.0, 33 + kind));
    // Some stones have a pale vein.
    let path = (noise(p * 2.2 + 4.0, 35 + kind) - 0.5).abs();
    let vein = (1.0 - ramp(0.004, 0.02, path)) * hash(kind, 7, 0, 5);
    body.lerp(speck * 0.55, grain * 0.5).lerp(speck, glint * 0.45 + vein * 0.16)
}

/// A twisted ribbon of colour inside; towards the bottom the glass is deeper and darker.
fn glass(texel: &SkinTexel, kind: u32, tint: Vec3, swirl: Vec3) -> Vec3 {
    let part = ribbon(texel, kind) * 0.6;
    let foot = 0.42 + 0.58 * ramp(-0.9, 0.6, texel.normal.y);
    tint.lerp(swirl, part) * foot
}

fn ribbon(texel: &SkinTexel, kind: u32) -> f32 {
    let turn = kind as f32 * 1.3 + texel.normal.y * 1.6;
    let (sin, cos) = turn.sin_cos();
    let across = texel.normal.x * cos + texel.normal.z * sin;
    let bend = (noise(texel.normal * 2.2 + kind as f32 * 5.0, 41) - 0.5) * 0.55;
    // The ribbon avoids the top, where the mark is.
    1.0 - ramp(0.04, 0.55, (across + bend - 0.42).abs())
}

/// The light of the lamp focused by the glass.
fn gathered(texel: &SkinTexel, glow: Vec3, swirl: Vec3, kind: u32) -> Vec3 {
    let towards = GATHERED.normalize().dot(texel.normal);
    let wide = ramp(0.05, 1.0, towards).powf(1.6);
    let narrow = ramp(0.90, 0.995, towards);
    let part = ribbon(texel, kind);
    // Light comes through everywhere, most of it opposite the lamp.
    let through = 0.05 + 0.12 * ramp(-0.9, 0.6, texel.normal.y);
    let body = (glow * swirl).lerp(swirl, 0.3) * part * through * 1.5;
    body + glow * (through * 0.7 + 0.55 * wide + 0.45 * narrow)
}

/// The normal map: the mark as a shallow groove, and the unevenness of the surface.
pub(crate) fn mark_normal_map(set: &StoneSet, side: Side, size: usize) -> Image {
    let length = skin_length(&set.outline);
    let mark = set.finish(side).mark;
    let glassy = matches!(set.outline, Outline::Ball { .. });
    let (wave, cut) = if glassy { (0.0, 0.004) } else { (0.0011, 0.011) };
    let height = |place: Vec2| {
        let groove = 1.0 - ramp(0.0, STROKE + 0.012, from_mark(mark, place));
        let swell = noise(Vec3::new(place.x, 3.0, place.y) * 9.0, 51);
        swell * wave * 4.0 - cut * groove
    };
    let step = 2.0 * length / size as f32;
    square(size, TextureKind::Normal, |at| {
        let place = at * length;
        let slope =
            |way: Vec2| (height(place + way * step) - height(place - way * step)) / step / 2.0;
        encode_normal(Vec3::new(-slope(Vec2::X), slope(Vec2::Y), 1.0).normalize())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::looks::shipped;
    use crate::catalogue::looks::vision::Contrast;

    /// Baked stones have the described contrasts with each other and with every board.
    #[test]
    fn baked_stones_contrast_with_each_other_and_every_board_in_every_colour_vision() {
        for set in shipped::stones() {
            let [white, black] = Side::BOTH.map(|side| SkinBake::mean(set, side).to_array());
            let sides = Contrast::between(white, black);
            assert!(sides.reaches(Contrast::SIDES), "{}: {sides:?}", set.title.key);
            for board in shipped::boards() {
                let solid = SolidTexture::of(&board.field, 11);
                let field: Vec3 = (0..40 * 40)
                    .map(|at| {
                        Vec3::new((at % 40) as f32 * 0.2 - 4.0, 0.0, (at / 40) as f32 * 0.12 - 2.4)
                    })
                    .map(|place| solid.at(place, 2.6).colour)
                    .sum::<Vec3>()
                    / 1600.0;
                for stone in [white, black] {
                    let contrast = Contrast::between(stone, field.to_array());
                    assert!(
                        contrast.reaches(Contrast::BOARD),
                        "{} on {}: {contrast:?}",
                        set.title.key,
                        board.title.key
                    );
                }
            }
        }
    }

    #[test]
    fn no_two_marks_look_the_same() {
        let all = [StoneMark::Ring, StoneMark::Rings, StoneMark::Dot, StoneMark::Cross];
        let covered = |mark: StoneMark| {
            (0..60 * 60)
                .map(|at| Vec2::new((at % 60) as f32, (at / 60) as f32) / 60.0 - 0.5)
                .map(|place| from_mark(mark, place * 0.6) < STROKE)
                .collect::<Vec<bool>>()
        };
        for (at, &one) in all.iter().enumerate() {
            for &other in &all[at + 1..] {
                let (one, other) = (covered(one), covered(other));
                let differing = one.iter().zip(&other).filter(|(one, other)| one != other).count();
                assert!(differing > 60, "{differing} of 3600 places differ");
            }
        }
    }
}
