//! Smooth noise in three dimensions, the same on every machine.

use bevy::math::Vec3;

/// Value noise from 0 to 1 with features of about one unit.
pub(crate) fn noise(p: Vec3, seed: u32) -> f32 {
    let floor = p.floor();
    let f = p - floor;
    let s = f * f * (3.0 - 2.0 * f);
    let (x, y, z) = (floor.x as i32 as u32, floor.y as i32 as u32, floor.z as i32 as u32);
    let at = |dx: u32, dy: u32, dz: u32| {
        hash(x.wrapping_add(dx), y.wrapping_add(dy), z.wrapping_add(dz), seed)
    };
    let row = |dy: u32, dz: u32| {
        let (a, b) = (at(0, dy, dz), at(1, dy, dz));
        a + (b - a) * s.x
    };
    let sheet = |dz: u32| {
        let (a, b) = (row(0, dz), row(1, dz));
        a + (b - a) * s.y
    };
    let (a, b) = (sheet(0), sheet(1));
    a + (b - a) * s.z
}

/// Three octaves of [`noise`], from 0 to 1.
pub(crate) fn layered(p: Vec3, seed: u32) -> f32 {
    (noise(p, seed) * 4.0
        + noise(p * 2.03 + 17.0, seed ^ 0x51) * 2.0
        + noise(p * 4.11 + 31.0, seed ^ 0xA7))
        / 7.0
}

/// A pseudo-random number from 0 to 1 for a lattice point.
pub fn hash(x: u32, y: u32, z: u32, seed: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B1)
        ^ y.wrapping_mul(0x85EB_CA77)
        ^ z.wrapping_mul(0xC2B2_AE3D)
        ^ seed.wrapping_mul(0x27D4_EB2F);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Smoothstep: from 0 below `low` to 1 above `high`.
pub(crate) fn ramp(low: f32, high: f32, at: f32) -> f32 {
    let t = ((at - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_stays_in_range_and_is_smooth() {
        let mut last = noise(Vec3::new(-3.0, 0.3, 7.0), 5);
        for step in 0..2000 {
            let now = noise(Vec3::new(-3.0 + step as f32 * 0.01, 0.3, 7.0), 5);
            assert!((0.0..=1.0).contains(&now));
            assert!((now - last).abs() < 0.03);
            last = now;
        }
    }
}
