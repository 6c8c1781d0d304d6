//! A position between two turns: stones, side to move, counters and hash, kept consistent here.

use super::Ruleset;
use super::generate;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::points::{Direction, Point, PointSet};
use super::switches::{Eater, FirstTurn, NoCapture, NoMove, OmittedCapture};
use super::turn::Turn;
use super::zobrist;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the two sides.
///
/// ```
/// use fanorona::rules::Side;
///
/// assert_eq!(Side::White.opponent(), Side::Black);
/// assert_eq!("b".parse::<Side>()?.to_string(), "Black");
/// # Ok::<(), fanorona::rules::position::ParseSideError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The light stones, at the bottom of the board; White begins.
    White,
    /// The dark stones.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// `White` or `Black`.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// The error returned when a text does not name a side.
///
/// ```
/// use fanorona::rules::Side;
/// use fanorona::rules::position::ParseSideError;
///
/// assert_eq!("red".parse::<Side>(), Err(ParseSideError));
/// assert_eq!(ParseSideError.to_string(), "a side is `w`, `b`, `White` or `Black`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is `w`, `b`, `White` or `Black`")
    }
}

impl std::error::Error for ParseSideError {}

/// Accepts `w` and `b`, and the English and French words of records.
impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, ParseSideError> {
        match text {
            "w" | "W" | "White" | "white" | "Blancs" | "blancs" => Ok(Self::White),
            "b" | "B" | "Black" | "black" | "Noirs" | "noirs" => Ok(Self::Black),
            _ => Err(ParseSideError),
        }
    }
}

/// Why stones and counters do not make a position.
///
/// ```
/// use fanorona::rules::variant::shipped;
/// use fanorona::rules::{PointSet, Position, PositionError, Side};
///
/// let rules = &shipped::variant("telo").unwrap().rules;
/// let empty = Position::new(rules, [PointSet::EMPTY; 2], Side::White, 0, 1, None);
/// assert_eq!(empty, Err(PositionError::Empty));
/// assert_eq!(PositionError::Empty.to_string(), "there are no stones");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A stone is off the board.
    OffBoard,
    /// Two stones are on one point.
    Overlap,
    /// There are no stones.
    Empty,
    /// Turns are numbered from 1.
    NumberZero,
    /// A side is handicapped, but the rule set has no handicap.
    NoHandicap,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OffBoard => "a stone is off the board",
            Self::Overlap => "two stones are on one point",
            Self::Empty => "there are no stones",
            Self::NumberZero => "turns are numbered from 1",
            Self::NoHandicap => "a side is handicapped, but the rule set has no handicap",
        })
    }
}

impl std::error::Error for PositionError {}

/// A position between two turns.
///
/// A position does not know its rule set: pass the same one to all methods.
///
/// ```
/// use fanorona::rules::notation::read_turn;
/// use fanorona::rules::variant::shipped;
/// use fanorona::rules::{Position, Side};
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
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Position, Side};
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
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Point, Position, PositionError, Side};
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
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Position, Side};
    ///
    /// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
    /// let (tsivy, vela) = (rules("tsivy"), rules("vela"));
    /// let start = Position::start(&tsivy);
    /// assert_eq!(start.under(&vela, Some(Side::Black)), Ok(Position::start(&vela)));
    /// assert_eq!(Position::start(&vela).under(&tsivy, None), Ok(start));
    /// ```
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
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Position, Side};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let start = Position::start(rules);
    /// assert_eq!(start.stones(Side::White), start.own()); // White is to move
    /// assert_eq!(start.stones(Side::Black), start.enemy());
    /// assert_eq!((start.own().len(), start.enemy().len()), (4, 4));
    /// ```
    #[inline]
    pub const fn stones(&self, side: Side) -> PointSet {
        self.stones[side as usize]
    }

    /// The stones of the side to move.
    ///
    /// ```
    /// use fanorona::rules::{notation::read_position, variant::shipped};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let position = read_position(rules, "BB1/3/W2 b").unwrap();
    /// assert_eq!((position.own().len(), position.enemy().len()), (2, 1));
    /// ```
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
    ///
    /// ```
    /// use fanorona::rules::Position;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let rules = &shipped::variant("tsivy").unwrap().rules;
    /// let e3 = rules.board.point_named("e3").unwrap();
    /// assert_eq!(Position::start(rules).empty(rules), e3.set());
    /// ```
    #[inline]
    pub fn empty(&self, rules: &Ruleset) -> PointSet {
        rules.board.all() - (self.own() | self.enemy())
    }

    /// The side whose stone is on this point, or `None` if it is empty.
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Position, Side};
    ///
    /// let rules = &shipped::variant("tsivy").unwrap().rules;
    /// let stone = |name| Position::start(rules).stone(rules.board.point_named(name).unwrap());
    /// assert_eq!(stone("a1"), Some(Side::White));
    /// assert_eq!((stone("a3"), stone("e3")), (Some(Side::Black), None));
    /// ```
    pub fn stone(&self, point: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.stones(side).contains(point))
    }

    /// The side to move.
    ///
    /// ```
    /// use fanorona::rules::Side;
    /// use fanorona::rules::notation::read_position;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let position = read_position(rules, "2B/3/W2 b 6 9").unwrap();
    /// assert_eq!((position.side(), position.quiet(), position.number()), (Side::Black, 6, 9));
    /// ```
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
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{DrawReason, Outcome, Position};
    ///
    /// let rules = &shipped::variant("tsivy").unwrap().rules;
    /// let late = Position::start(rules).with_quiet(100);
    /// assert_eq!(late.outcome(rules), Some(Outcome::Draw(DrawReason::QuietTurns)));
    /// ```
    #[must_use]
    pub const fn with_quiet(mut self, quiet: u16) -> Self {
        self.quiet = quiet;
        self
    }

    /// The turn number, from 1, the same for White's turn and Black's reply.
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Record, generate};
    ///
    /// let mut record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    /// let mut numbers = Vec::new();
    /// for _ in 0..4 {
    ///     numbers.push(record.position().number());
    ///     record.play(&generate::turns(record.rules(), record.position())[0])?;
    /// }
    /// assert_eq!(numbers, [1, 1, 2, 2]);
    /// # Ok::<(), fanorona::rules::Refusal>(())
    /// ```
    #[inline]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The side that is handicapped, if one is.
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Position, Side};
    ///
    /// let rules = &shipped::variant("vela").unwrap().rules;
    /// let start = Position::start(rules);
    /// assert_eq!(start.handicapped(), Some(Side::Black));
    /// assert!(!start.mover_is_handicapped()); // White begins
    /// assert!(start.eater(rules).is_some_and(|eater| !eater.chains));
    /// ```
    #[inline]
    pub const fn handicapped(&self) -> Option<Side> {
        self.handicapped
    }

    /// Whether the opponent has claimed an omitted capture, so that this turn must capture.
    ///
    /// ```
    /// use fanorona::rules::Record;
    /// use fanorona::rules::notation::{read_position, read_turn};
    /// use fanorona::rules::switches::OmittedCapture;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let mut rules = shipped::variant("telo").unwrap().rules.as_ref().clone();
    /// rules.switches.omitted_capture = OmittedCapture::Claimed;
    /// let start = read_position(&rules, "1BB/3/W1B w 0 5").unwrap();
    /// let mut record = Record::from_position(rules.into(), start);
    /// let paika = read_turn(record.rules(), record.position(), "a1-a2").unwrap();
    /// record.play(&paika)?;
    /// record.claim()?;
    /// assert!(record.position().claimed()); // White is to move again, and must capture
    /// # Ok::<(), fanorona::rules::Refusal>(())
    /// ```
    #[inline]
    pub const fn claimed(&self) -> bool {
        self.claimed
    }

    /// The Zobrist hash of stones, side to move, handicap, claim, and whether this is a first turn
    /// limited to one step. The counters are not part of it.
    ///
    /// ```
    /// use fanorona::rules::notation::read_position;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let hash = |text| read_position(rules, text).unwrap().hash();
    /// assert_eq!(hash("2B/3/W2 w 0 9"), hash("2B/3/W2 w 4 11"));
    /// assert_ne!(hash("2B/3/W2 w 0 9"), hash("2B/3/W2 b 0 9"));
    /// ```
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Whether this is a first turn that the rule set limits to a single capturing step.
    ///
    /// ```
    /// use fanorona::rules::Position;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let is_bound = |key| {
    ///     let rules = &shipped::variant(key).unwrap().rules;
    ///     Position::start(rules).first_turn_is_bound(rules)
    /// };
    /// assert!(is_bound("parker") && !is_bound("tsivy"));
    /// ```
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
    ///
    /// ```
    /// use fanorona::rules::switches::NoCapture;
    /// use fanorona::rules::{Position, variant::shipped};
    ///
    /// let eater = |key| {
    ///     let rules = &shipped::variant(key).unwrap().rules;
    ///     Position::start(rules).eater(rules).copied()
    /// };
    /// assert_eq!(eater("vela").unwrap().no_capture, NoCapture::Wins);
    /// assert!(eater("tsivy").is_none()); // no handicap
    /// ```
    #[inline]
    pub fn eater<'a>(&self, rules: &'a Ruleset) -> Option<&'a Eater> {
        let lasts = self.handicapped == Some(self.side.opponent());
        rules.switches.handicap.as_ref().filter(|_| lasts).map(|handicap| &handicap.eater)
    }

    /// Whether any stone of the side to move has an empty neighbour.
    ///
    /// ```
    /// use fanorona::rules::notation::read_position;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// assert!(!read_position(rules, "3/BB1/WB1 w").unwrap().can_move(rules));
    /// assert!(read_position(rules, "3/B2/WB1 w").unwrap().can_move(rules));
    /// ```
    #[inline]
    pub fn can_move(&self, rules: &Ruleset) -> bool {
        let empty = self.empty(rules);
        Direction::ALL
            .into_iter()
            .any(|d| !(self.own() & rules.board.leading_to(empty, d)).is_empty())
    }

    /// The outcome as far as it follows from the position alone: the side to move has no stones or
    /// no steps, or cannot capture where that decides the game, or there were too many quiet turns.
    /// For repetition, agreement, resignation and time see [`Record::outcome`](super::Record).
    ///
    /// ```
    /// use fanorona::rules::notation::read_position;
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Outcome, Side, WinReason};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let position = read_position(rules, "3/1W1/3 b").unwrap();
    /// let won = Outcome::Win { winner: Side::White, reason: WinReason::TookAll };
    /// assert_eq!(position.outcome(rules), Some(won));
    /// ```
    #[inline]
    pub fn outcome(&self, rules: &Ruleset) -> Option<Outcome> {
        let winner = self.side.opponent();
        if self.own().is_empty() {
            return Some(Outcome::Win { winner, reason: WinReason::TookAll });
        }
        if let Some(outcome) = self.eater_outcome(rules) {
            return Some(outcome);
        }
        if !self.can_move(rules) {
            return Some(match rules.switches.no_move {
                NoMove::Loses => Outcome::Win { winner, reason: WinReason::Immobilised },
                NoMove::Draws => Outcome::Draw(DrawReason::NoMove),
            });
        }
        let limit = rules.switches.quiet_limit?;
        (self.quiet >= limit).then_some(Outcome::Draw(DrawReason::QuietTurns))
    }

    /// The outcome if the side to move is an eater that cannot capture, and the rule set decides the
    /// game then. An eater that cannot move cannot capture either.
    #[inline]
    fn eater_outcome(&self, rules: &Ruleset) -> Option<Outcome> {
        let (winner, reason) = match self.eater(rules)?.no_capture {
            NoCapture::Plays => return None,
            NoCapture::Wins => (self.side, WinReason::NothingGiven),
            NoCapture::Loses => (self.side.opponent(), WinReason::NothingToEat),
        };
        (!generate::has_capture(rules, self)).then_some(Outcome::Win { winner, reason })
    }

    /// The position after a turn, which must be legal here.
    ///
    /// ```
    /// use fanorona::rules::notation::{read_turn, write_position};
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::Position;
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let start = Position::start(rules);
    /// let turn = read_turn(rules, &start, "c1-b2A").unwrap();
    /// let next = start.play_unchecked(rules, &turn);
    /// assert_eq!(write_position(rules, &next), "1BB/BWW/WW1 b 0 1");
    /// ```
    #[must_use]
    pub fn play_unchecked(&self, rules: &Ruleset, turn: &Turn) -> Self {
        self.moved(rules, turn.from, turn.to(), turn.captured)
    }

    /// The position after a stone has moved from one point to another (the same point if a chain
    /// returns to its start) and `captured` has been removed.
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::Position;
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let [a3, b2, c1] = ["a3", "b2", "c1"].map(|name| rules.board.point_named(name).unwrap());
    /// let next = Position::start(rules).moved(rules, c1, b2, a3.set());
    /// assert_eq!((next.own().len(), next.enemy().len()), (3, 4)); // Black is to move
    /// assert_eq!(next.empty(rules), a3.set() | c1.set());
    /// ```
    #[inline]
    #[must_use]
    pub fn moved(&self, rules: &Ruleset, from: Point, to: Point, captured: PointSet) -> Self {
        debug_assert!(self.own().contains(from), "an own stone moves");
        // A chain may end on the point of a stone that it captured.
        let kept = self.own() | (self.enemy() - captured);
        debug_assert!(from == to || !kept.contains(to), "it moves to an empty point");
        debug_assert!((captured - self.enemy()).is_empty(), "only enemy stones are captured");
        let mut next = *self;
        let (mover, other) = (self.side, self.side.opponent());
        // Nearly always only the side to move changes.
        let plain = self.handicapped.is_none() && !self.claimed && self.number > 1;
        next.hash ^= if plain { zobrist::BLACK_TO_MOVE } else { self.state_hash(rules) };
        next.hash ^= zobrist::stone(mover, from) ^ zobrist::stone(mover, to);
        next.hash ^= zobrist::stones(other, captured);
        next.stones[mover as usize] = self.own().without(from).with(to);
        next.stones[other as usize] = self.enemy() - captured;
        next.quiet = if captured.is_empty() { self.quiet.saturating_add(1) } else { 0 };
        if mover == Side::Black {
            next.number = self.number.saturating_add(1);
        }
        next.side = other;
        if !plain {
            next.claimed = false;
            next.update_handicap(rules);
            next.hash ^= next.state_hash(rules);
        }
        next
    }

    /// The same position with the side to move required to capture, after a claim.
    #[must_use]
    pub(super) fn with_claim(&self, rules: &Ruleset) -> Self {
        let mut next = *self;
        next.claimed = true;
        next.hash ^= self.state_hash(rules) ^ next.state_hash(rules);
        next
    }

    /// The hash computed from scratch; always equal to [`Position::hash`].
    ///
    /// ```
    /// use fanorona::rules::variant::shipped;
    /// use fanorona::rules::{Position, generate};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let start = Position::start(rules);
    /// for turn in generate::turns(rules, &start) {
    ///     let next = start.play_unchecked(rules, &turn);
    ///     assert_eq!(next.hash(), next.recomputed_hash(rules));
    /// }
    /// ```
    pub fn recomputed_hash(&self, rules: &Ruleset) -> u64 {
        Side::BOTH.into_iter().fold(self.state_hash(rules), |sum, side| {
            sum ^ zobrist::stones(side, self.stones(side))
        })
    }

    /// Ends the handicap permanently if the handicapped side is to move with few enough stones.
    #[inline]
    fn update_handicap(&mut self, rules: &Ruleset) {
        if let Some(handicap) = rules.switches.handicap
            && self.handicapped == Some(self.side)
            && self.own().len() <= usize::from(handicap.until)
        {
            self.handicapped = None;
        }
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
