//! Keys of positions, in which mirror images are equal.

use super::symmetry::Symmetry;
use fanorona_rules::generate::Effect;
use fanorona_rules::{Board, Point, PointSet, Position, Ruleset, Side};

/// A position up to the symmetries of its board: equal for positions from which the same turns, or
/// their mirror images, can be played. Counters are not part of it.
///
/// ```
/// use fanorona_engine::position_key::{PositionKey, position_key};
/// use fanorona_rules::{Position, generate, variant::shipped};
/// use std::collections::HashSet;
///
/// // Four turns are possible at the start, and no two lead to mirror images.
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let start = Position::start(rules);
/// let after = |turn| position_key(rules, &start.play_unchecked(rules, turn));
/// let keys: HashSet<PositionKey> = generate::turns(rules, &start).iter().map(after).collect();
/// assert_eq!(keys.len(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionKey {
    /// White's and Black's stones.
    stones: [u64; 2],
    /// Side to move, handicap, claim, and whether this is a first turn of a single step.
    state: u8,
}

/// The key of a position.
pub fn position_key(rules: &Ruleset, position: &Position) -> PositionKey {
    Symmetries::of(&rules.board).image(rules, position).key
}

/// The symmetries of a board.
#[derive(Clone, Debug)]
pub struct Symmetries {
    all: Vec<Symmetry>,
    /// For each symmetry the index of the one that undoes it.
    inverse: Vec<usize>,
}

/// The image of a position that stands for all its mirror images.
#[derive(Clone, Copy, Debug)]
pub struct Image {
    /// Its key.
    pub key: PositionKey,
    /// The symmetries that lead to it, a bit for each; several if the position is symmetric.
    ways: u8,
}

impl PositionKey {
    /// The position that stands for all that have this key: no turn was quiet yet, and it is the first turn
    /// only if that matters; nothing is claimed. `None` if these are no stones of the board.
    pub fn position(&self, rules: &Ruleset) -> Option<Position> {
        let side = if self.state & 1 == 0 { Side::White } else { Side::Black };
        let handicapped = match self.state >> 1 & 3 {
            0 => None,
            1 => Some(Side::White),
            _ => Some(Side::Black),
        };
        let number = if self.state >> 4 & 1 == 1 { 1 } else { 2 };
        let stones = self.stones.map(PointSet);
        Position::new(rules, stones, side, 0, number, handicapped).ok()
    }
}

impl Symmetries {
    /// The symmetries of a board.
    pub fn of(board: &Board) -> Self {
        let all = Symmetry::all(board);
        let undone = |way: &Symmetry, back: &Symmetry| {
            board.points().all(|point| back.apply(way.apply(point.set().0)) == point.set().0)
        };
        // They are a group, so each is undone by one of them.
        let inverse = all
            .iter()
            .map(|way| all.iter().position(|back| undone(way, back)).unwrap_or_default())
            .collect();
        Self { all, inverse }
    }

    /// The image of a position: the one with the smallest numbers.
    pub fn image(&self, rules: &Ruleset, position: &Position) -> Image {
        let sets = Side::BOTH.map(|side| position.stones(side).0);
        let (mut stones, mut ways) = (sets, 0);
        for (index, way) in self.all.iter().enumerate() {
            let image = sets.map(|set| way.apply(set));
            if ways == 0 || image < stones {
                (stones, ways) = (image, 1 << index);
            } else if image == stones {
                ways |= 1 << index;
            }
        }
        Image { key: PositionKey { stones, state: state(rules, position) }, ways }
    }

    /// The effect as it is seen in the image. In symmetric positions, turns that are mirror images of each
    /// other have the same.
    pub fn effect(&self, image: &Image, effect: Effect) -> Effect {
        let ways = self.all.iter().enumerate().filter(|(index, _)| image.ways >> index & 1 == 1);
        ways.map(|(_, way)| moved(way, effect)).min().unwrap_or(effect)
    }

    /// An effect of the image as it is in the position itself.
    pub fn effect_here(&self, image: &Image, effect: Effect) -> Effect {
        let way = image.ways.trailing_zeros() as usize;
        let back = self.inverse.get(way).and_then(|&back| self.all.get(back));
        back.map_or(effect, |back| moved(back, effect))
    }
}

/// The image of an effect.
fn moved(way: &Symmetry, effect: Effect) -> Effect {
    let point = |point: Point| Point::new(way.apply(point.set().0).trailing_zeros() as usize);
    Effect {
        from: point(effect.from),
        to: point(effect.to),
        captured: PointSet(way.apply(effect.captured.0)),
    }
}

/// What the turns of a position depend on besides its stones.
fn state(rules: &Ruleset, position: &Position) -> u8 {
    let handicapped = position.handicapped().map_or(0, |side| 1 + side as u8);
    let bound = u8::from(position.first_turn_is_bound(rules));
    position.side() as u8 | handicapped << 1 | u8::from(position.claimed()) << 3 | bound << 4
}

#[cfg(test)]
mod tests;
