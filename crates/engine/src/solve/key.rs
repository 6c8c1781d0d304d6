//! The keys of positions in proof tables. Mirrored boards and swapped colours share one key.

use crate::symmetry::Symmetry;
use fanorona_rules::{Board, Position, Ruleset, Side};

/// The key of a position in a proof search.
///
/// On boards of up to 32 points, positions share a key only if they have the same value. On larger
/// boards the stones are hashed to 64 bits, so collisions are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ProofKey {
    /// The stones of the side to move and of the other side.
    pub stones: u64,
    /// Everything else, in five bits; see [`PositionKeys::of`].
    pub state: u8,
}

impl ProofKey {
    /// Hashes the key to 64 bits.
    #[inline]
    pub const fn mixed(self) -> u64 {
        mix(self.stones ^ (self.state as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

/// Mixes bits: the last step of the splitmix64 generator (Steele, Lea and Flood 2014).
#[inline]
pub(super) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Computes the keys of positions of one board.
pub(super) struct PositionKeys {
    /// For every symmetry except the identity, the images of each byte of a set of points.
    symmetries: Vec<Vec<[u64; 256]>>,
    small: bool,
}

impl PositionKeys {
    /// The keys of a board's positions.
    pub fn new(board: &Board) -> Self {
        // The first symmetry is the identity.
        let symmetries = Symmetry::all(board);
        let symmetries = symmetries[1..].iter().map(|it| bytes(it, board.len())).collect();
        Self { symmetries, small: board.len() <= 32 }
    }

    /// The key of a position in which `attacker` tries to win.
    pub fn of(&self, rules: &Ruleset, position: &Position, attacker: Side) -> ProofKey {
        let mut own = position.own().0;
        let mut enemy = position.enemy().0;
        let (first, second) = (own, enemy);
        for symmetry in &self.symmetries {
            let other = moved(symmetry, first);
            if other > own {
                continue;
            }
            let other_enemy = moved(symmetry, second);
            if (other, other_enemy) < (own, enemy) {
                (own, enemy) = (other, other_enemy);
            }
        }
        let stones =
            if self.small { own | enemy << 32 } else { mix(own).rotate_left(23) ^ mix(!enemy) };
        let mut state = u8::from(position.side() == attacker);
        state |= match position.handicapped() {
            None => 0,
            Some(side) if side == position.side() => 2,
            Some(_) => 4,
        };
        if position.first_turn_is_bound(rules) {
            state |= if position.side() == Side::White { 8 } else { 16 };
        }
        ProofKey { stones, state }
    }
}

/// The image of each byte of a set. This is faster than mapping point by point.
fn bytes(symmetry: &Symmetry, points: usize) -> Vec<[u64; 256]> {
    let byte = |first: usize| {
        let board = u64::MAX >> (64 - points);
        std::array::from_fn(|set| symmetry.apply((set as u64) << first & board))
    };
    (0..points).step_by(8).map(byte).collect()
}

fn moved(symmetry: &[[u64; 256]], set: u64) -> u64 {
    symmetry
        .iter()
        .enumerate()
        .fold(0, |image, (index, table)| image | table[(set >> (8 * index) & 255) as usize])
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fanorona_rules::variant::shipped;
    use fanorona_rules::{Point, PointSet};
    use std::collections::HashSet;

    #[test]
    fn mapping_by_bytes_equals_mapping_by_points() {
        for (columns, rows) in [(3, 3), (5, 5), (9, 5), (8, 8), (9, 7)] {
            let Some(board) = Board::new(columns, rows) else { continue };
            for symmetry in Symmetry::all(&board) {
                let table = bytes(&symmetry, board.len());
                for seed in 1..200 {
                    let set = mix(seed) & board.all().0;
                    assert_eq!(moved(&table, set), symmetry.apply(set), "{columns}x{rows}");
                }
            }
        }
    }

    /// Tsivy's board is hashed. Each bit of the hash is set for half of the positions: a hash with fewer
    /// possible values would have more collisions.
    #[test]
    fn on_large_boards_the_hash_uses_all_its_bits() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let keys = PositionKeys::new(&rules.board);
        let mut ones = [0; 64];
        let mut different = HashSet::new();
        for seed in 0..4_000_u64 {
            let all = rules.board.all();
            let own = PointSet(mix(3 * seed + 1)) & all;
            let enemy = (PointSet(mix(3 * seed + 2)) & all) - own;
            let position = Position::new(rules, [own, enemy], Side::White, 0, 2, None).unwrap();
            let key = keys.of(rules, &position, Side::White);
            different.insert(key);
            for (bit, ones) in ones.iter_mut().enumerate() {
                *ones += key.stones >> bit & 1;
            }
        }
        assert_eq!(different.len(), 4_000);
        assert!(ones.iter().all(|ones| (1_800..2_200).contains(ones)), "{ones:?}");
    }

    #[test]
    fn enemy_stones_anywhere_on_a_large_board_change_the_key() {
        let rules = &shipped::variant("tsivy").unwrap().rules;
        let keys = PositionKeys::new(&rules.board);
        // No image of the other under a symmetry: the own stone stands in a corner.
        let key = |enemy: Point| {
            let stones = [Point::new(0).set(), enemy.set()];
            let position = Position::new(rules, stones, Side::White, 0, 2, None).unwrap();
            keys.of(rules, &position, Side::White)
        };
        let all: HashSet<ProofKey> = rules.board.points().skip(1).map(key).collect();
        assert_eq!(all.len(), rules.board.len() - 1);
    }

    #[test]
    fn who_is_to_move_and_a_bound_first_turn_are_part_of_the_key() {
        let rules = &shipped::variant("parker").unwrap().rules;
        let keys = PositionKeys::new(&rules.board);
        let mut all = HashSet::new();
        for side in Side::BOTH {
            for number in [1, 2] {
                let position = Position::new(rules, rules.start, side, 0, number, None).unwrap();
                for attacker in Side::BOTH {
                    all.insert(keys.of(rules, &position, attacker).state);
                }
            }
        }
        // Unbound turns of the two sides are alike, up to the colours.
        assert_eq!(all.len(), 6);
    }
}
