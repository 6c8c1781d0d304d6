//! The parts of a position while they are edited.

use fanorona_rules::notation::StonesText;
use fanorona_rules::{Board, Point, PointSet, Position, PositionError, Ruleset, Side};

/// The parts of a position while they are edited. They need not make a position.
///
/// ```
/// use fanorona_game::editor::PositionParts;
/// use fanorona_rules::notation::write_position;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, Side};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let start = Position::start(rules);
/// let parts = PositionParts::of(&start);
/// assert_eq!(parts.position(rules), Ok(start));
/// assert_eq!(parts.text(&rules.board), write_position(rules, &start));
/// let empty = PositionParts::EMPTY.text(&rules.board);
/// assert_eq!(empty, "3/3/3 w 0 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionParts {
    /// White's and Black's stones. No point has two.
    pub stones: [PointSet; 2],
    /// The side to move.
    pub side: Side,
    /// The number of turns of both sides together since the last capture.
    pub quiet: u16,
    /// The turn number, from 1. At 0 there is no position.
    pub number: u32,
    /// The handicapped side, if one is.
    pub handicapped: Option<Side>,
}

impl PositionParts {
    /// No stones, White to move, all counters at their start.
    pub const EMPTY: Self = Self {
        stones: [PointSet::EMPTY; 2],
        side: Side::White,
        quiet: 0,
        number: 1,
        handicapped: None,
    };

    /// The parts of a position.
    pub const fn of(position: &Position) -> Self {
        Self {
            stones: [position.stones(Side::White), position.stones(Side::Black)],
            side: position.side(),
            quiet: position.quiet(),
            number: position.number(),
            handicapped: position.handicapped(),
        }
    }

    /// The position under a rule set.
    ///
    /// # Errors
    /// The first reason why the parts make none.
    pub fn position(&self, rules: &Ruleset) -> Result<Position, PositionError> {
        let Self { stones, side, quiet, number, handicapped } = *self;
        Position::new(rules, stones, side, quiet, number, handicapped)
    }

    /// The parts as the text of a position. Where they make none, the text is refused for the same
    /// reason.
    pub fn text(&self, board: &Board) -> String {
        let letter = |side| if side == Side::White { 'w' } else { 'b' };
        let stones = StonesText::from_stones(board, self.stones);
        let mut text = format!("{stones} {} {} {}", letter(self.side), self.quiet, self.number);
        if let Some(side) = self.handicapped {
            text.push(' ');
            text.push(letter(side));
        }
        text
    }

    /// The side whose stone is on this point; `None` if it is empty.
    pub fn stone(&self, point: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.stones[side as usize].contains(point))
    }

    /// Puts a stone on a point, instead of the one that is there, or takes it away.
    pub const fn put(&mut self, point: Point, stone: Option<Side>) {
        let [white, black] = self.stones;
        self.stones = [white.without(point), black.without(point)];
        if let Some(side) = stone {
            self.stones[side as usize] = self.stones[side as usize].with(point);
        }
    }
}
