//! How the stones of a set differ: each has its own size and veins, and lies a little off its point. This affects
//! only the picture, not the rules, the animation or the pointer.

use crate::app::table::wood::hash;
use crate::rules::Side;
use bevy::prelude::*;

/// The greatest difference of a stone's width and height from those of its set, as a share.
const SIZE: f32 = 0.03;
/// The greatest differences of its shade: how far it is turned, in radians, and its size, as a share.
const SHADE: (f32, f32) = (0.2, 0.08);
/// The greatest distance of a stone from its point, in units of the layout.
const OFF: f32 = 0.028;

/// Seeds of neighbouring places along z differ by this much, those of neighbours along x by 1.
const ROW: usize = 64;

/// The seed of a stone that is first shown at this place.
pub(crate) fn seed_at(place: Vec3) -> usize {
    let whole = |at: f32| (at + ROW as f32 / 2.0).max(0.0) as usize;
    whole(place.x).min(ROW - 1) + ROW * whole(place.z)
}

/// The index of the skin of a stone with this seed. With four or eight skins, it differs from those of its neighbours
/// along lines and diagonals.
pub(crate) fn skin_of(seed: usize, skins: usize) -> usize {
    (seed % ROW + (skins / 4 + 1) * (seed / ROW)) % skins.max(1)
}

/// How a stone differs from the others of its set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct StoneVariation {
    /// Factors on its length, height and width.
    size: Vec3,
    /// The distance from its point, x and z.
    off: Vec2,
    /// How far its shade is turned, in radians, and the factor on its size: no two marbles focus light alike.
    pub shade: (f32, f32),
}

impl StoneVariation {
    /// The stone with this number of a side.
    pub fn of(side: Side, seed: usize) -> Self {
        let chance = |kind: u32| hash(seed as u32, side as u32, kind, 97);
        let differing = |kind: u32| chance(kind) * 2.0 - 1.0;
        let size = Vec3::ONE + Vec3::new(differing(1), differing(2), differing(3)) * SIZE;
        let off = Vec2::from_angle(chance(4) * std::f32::consts::TAU) * OFF * chance(5).sqrt();
        let shade = (differing(6) * SHADE.0, 1.0 + differing(7) * SHADE.1);
        Self { size, off, shade }
    }

    /// Where and how large a stone with this transform is drawn.
    pub fn shown(&self, stone: &Transform) -> Transform {
        Transform {
            translation: stone.translation + Vec3::new(self.off.x, 0.0, self.off.y),
            scale: stone.scale * self.size,
            ..*stone
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_differ_but_little() {
        let all: Vec<StoneVariation> =
            (0..60).map(|seed| StoneVariation::of(Side::White, seed)).collect();
        for (at, one) in all.iter().enumerate() {
            let away = (one.size - Vec3::ONE).abs().max_element();
            assert!(away <= SIZE && one.off.length() <= OFF, "{one:?}");
            assert!(all[at + 1..].iter().all(|other| other != one), "{at}");
            assert_eq!(*one, StoneVariation::of(Side::White, at), "always the same");
        }
        assert_ne!(StoneVariation::of(Side::White, 3), StoneVariation::of(Side::Black, 3));
    }

    #[test]
    fn no_two_neighbours_have_the_same_skin() {
        for half in [Vec2::new(4.0, 2.0), Vec2::new(3.5, 3.5), Vec2::ONE] {
            let skin = |at: Vec2, skins| skin_of(seed_at(Vec3::new(at.x, 0.0, at.y)), skins);
            for (column, row) in (0..9).flat_map(|column| (0..9).map(move |row| (column, row))) {
                let at = Vec2::new(column as f32, row as f32) - half;
                for skins in [4, 8] {
                    for way in [Vec2::X, Vec2::Y, Vec2::ONE, Vec2::new(1.0, -1.0)] {
                        assert_ne!(skin(at, skins), skin(at + way, skins), "{at} {way} {skins}");
                    }
                }
            }
        }
    }
}
