//! A position between two turns: stones, side to move, counters and hash, kept consistent here.

mod error;
mod next;
mod outcome;

use super::Ruleset;
use super::points::{Direction, Point, PointSet};
use super::side::Side;
use super::switches::{Eater, FirstTurn, OmittedCapture};
use super::zobrist;

pub use error::PositionError;

/// A position between two turns.
///
/// A position does not know its rule set: pass the same one to all methods.
///
/// ```
/// use fanorona_rules::notation::read_turn;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, Side};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let start = Position::start(rules);
/// let turn = read_turn(rules, &start, "f2-e3A").unwrap();
/// let next = start.play_unchecked(rules, &turn);
/// assert_eq!(next.side(), Side::Black);
/// assert_eq!((next.enemy().len(), next.own().len()), (22, 20));
/// assert_eq!(next.outcome(rules), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    stones: [PointSet; 2],
    hash: u64,
    number: u32,
    quiet: u16,
    side: Side,
    handicapped: Option<Side>,
    claimed: bool,
}

impl Position {
    /// The start position of the rule set.
    ///
    /// ```
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Position, Side};
    ///
    /// let rules = &shipped::variant("tsivy").unwrap().rules;
    /// let start = Position::start(rules);
    /// assert_eq!((start.side(), start.number(), start.quiet()), (Side::White, 1, 0));
    /// assert_eq!(start.empty(rules).len(), 1);
    /// ```
    pub fn start(rules: &Ruleset) -> Self {
        let mut position = Self {
            stones: rules.start,
            hash: 0,
            number: 1,
            quiet: 0,
            side: Side::White,
            handicapped: rules.switches.handicap.map(|handicap| handicap.side),
            claimed: false,
        };
        position.update_handicap(rules);
        position.hash = position.recomputed_hash(rules);
        position
    }

    /// A position from its parts: White's and Black's stones, the side to move, the number of turns
    /// of both sides together since the last capture, the turn number (from 1, the same for White's
    /// turn and Black's reply) and the handicapped side.
    ///
    /// ```
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Point, Position, PositionError, Side};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let [white, black] = [Point::new(0).set(), Point::new(8).set()];
    /// let position = Position::new(rules, [white, black], Side::Black, 3, 20, None)?;
    /// assert_eq!(position.stone(Point::new(8)), Some(Side::Black));
    /// let overlap = Position::new(rules, [white, white], Side::Black, 3, 20, None);
    /// assert_eq!(overlap, Err(PositionError::Overlap));
    /// # Ok::<(), PositionError>(())
    /// ```
    ///
    /// # Errors
    /// The first [`PositionError`] found.
    pub fn new(
        rules: &Ruleset,
        stones: [PointSet; 2],
        side: Side,
        quiet: u16,
        number: u32,
        handicapped: Option<Side>,
    ) -> Result<Self, PositionError> {
        let [white, black] = stones;
        if !(((white | black) - rules.board.all()).is_empty()) {
            return Err(PositionError::OffBoard);
        }
        if !(white & black).is_empty() {
            return Err(PositionError::Overlap);
        }
        if (white | black).is_empty() {
            return Err(PositionError::Empty);
        }
        if number == 0 {
            return Err(PositionError::NumberZero);
        }
        if handicapped.is_some() && rules.switches.handicap.is_none() {
            return Err(PositionError::NoHandicap);
        }
        let mut position =
            Self { stones, hash: 0, number, quiet, side, handicapped, claimed: false };
        position.update_handicap(rules);
        position.hash = position.recomputed_hash(rules);
        Ok(position)
    }

    /// The same stones, side to move, counters and claim under another rule set, with this side
    /// handicapped. A claim remains only where the other rule set has claims.
    ///
    /// # Errors
    /// A stone is off the other board, or a side is handicapped under rules without a handicap.
    pub fn under(&self, rules: &Ruleset, handicapped: Option<Side>) -> Result<Self, PositionError> {
        let Self { stones, side, quiet, number, claimed, hash: _, handicapped: _ } = *self;
        let position = Self::new(rules, stones, side, quiet, number, handicapped)?;
        let claims = rules.switches.omitted_capture == OmittedCapture::Claimed;
        Ok(if claimed && claims { position.with_claim(rules) } else { position })
    }

    /// The stones of one side.
    #[inline]
    pub const fn stones(&self, side: Side) -> PointSet {
        self.stones[side as usize]
    }

    /// The number of stones of both sides.
    #[inline]
    pub const fn stone_count(&self) -> usize {
        self.own().len() + self.enemy().len()
    }

    /// The stones of the side to move.
    #[inline]
    pub const fn own(&self) -> PointSet {
        self.stones(self.side)
    }

    /// The stones of the other side.
    #[inline]
    pub const fn enemy(&self) -> PointSet {
        self.stones(self.side.opponent())
    }

    /// The empty points.
    #[inline]
    pub fn empty(&self, rules: &Ruleset) -> PointSet {
        rules.board.all() - (self.own() | self.enemy())
    }

    /// The side whose stone is on this point, or `None` if it is empty.
    #[inline]
    pub fn stone(&self, point: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.stones(side).contains(point))
    }

    /// The side to move.
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The number of turns of both sides together since the last capture.
    #[inline]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The same position with this number of quiet turns.
    #[inline]
    #[must_use]
    pub const fn with_quiet(mut self, quiet: u16) -> Self {
        self.quiet = quiet;
        self
    }

    /// The turn number, from 1, the same for White's turn and Black's reply.
    #[inline]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The side that is handicapped, if one is.
    #[inline]
    pub const fn handicapped(&self) -> Option<Side> {
        self.handicapped
    }

    /// Whether the opponent has claimed an omitted capture, so that this turn must capture.
    #[inline]
    pub const fn claimed(&self) -> bool {
        self.claimed
    }

    /// The Zobrist hash of stones, side to move, handicap, claim, and whether this is a first turn
    /// limited to one step. The counters are not part of it.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether this is a first turn that the rule set limits to a single capturing step.
    #[inline]
    pub fn first_turn_is_bound(&self, rules: &Ruleset) -> bool {
        self.number == 1 && rules.switches.first_turn == FirstTurn::SingleStep
    }

    /// Whether the side to move is handicapped.
    #[inline]
    pub fn mover_is_handicapped(&self) -> bool {
        self.handicapped == Some(self.side)
    }

    /// The restrictions of the side to move if the opponent is handicapped, else `None`.
    #[inline]
    pub fn eater<'a>(&self, rules: &'a Ruleset) -> Option<&'a Eater> {
        let lasts = self.handicapped == Some(self.side.opponent());
        rules.switches.handicap.as_ref().filter(|_| lasts).map(|handicap| &handicap.eater)
    }

    /// Whether any stone of the side to move has an empty neighbour.
    #[inline]
    pub fn can_move(&self, rules: &Ruleset) -> bool {
        let empty = self.empty(rules);
        Direction::ALL
            .into_iter()
            .any(|d| !(self.own() & rules.board.leading_to(empty, d)).is_empty())
    }

    /// The hash computed from scratch; always equal to [`Position::hash`].
    pub fn recomputed_hash(&self, rules: &Ruleset) -> u64 {
        Side::BOTH.into_iter().fold(self.state_hash(rules), |sum, side| {
            sum ^ zobrist::stones(side, self.stones(side))
        })
    }

    /// The part of the hash that does not depend on the stones.
    #[inline]
    fn state_hash(&self, rules: &Ruleset) -> u64 {
        let mut sum = zobrist::handicapped(self.handicapped);
        if self.side == Side::Black {
            sum ^= zobrist::BLACK_TO_MOVE;
        }
        if self.claimed {
            sum ^= zobrist::CLAIMED;
        }
        if self.first_turn_is_bound(rules) {
            sum ^= zobrist::FIRST_TURN;
        }
        sum
    }
}
