//! The position after a turn, or after a claim.

use super::Position;
use crate::generate::Effect;
use crate::points::{Point, PointSet};
use crate::side::Side;
use crate::turn::Turn;
use crate::{Ruleset, zobrist};

impl Position {
    /// The position after a turn, which must be legal here.
    ///
    /// ```
    /// use fanorona_rules::notation::{read_turn, write_position};
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::Position;
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let start = Position::start(rules);
    /// let turn = read_turn(rules, &start, "c1-b2A").unwrap();
    /// let next = start.play_unchecked(rules, &turn);
    /// assert_eq!(write_position(rules, &next), "1BB/BWW/WW1 b 0 1");
    /// ```
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, rules: &Ruleset, turn: &Turn) -> Self {
        self.moved(rules, turn.from, turn.to(), turn.captured)
    }

    /// The position after a turn with this effect, which must be legal here.
    #[inline]
    #[must_use]
    pub fn after(&self, rules: &Ruleset, effect: Effect) -> Self {
        self.moved(rules, effect.from, effect.to, effect.captured)
    }

    /// The position after a stone has moved from one point to another (the same point if a chain
    /// returns to its start) and `captured` has been removed.
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
    pub(crate) fn with_claim(&self, rules: &Ruleset) -> Self {
        let mut next = *self;
        next.claimed = true;
        next.hash ^= self.state_hash(rules) ^ next.state_hash(rules);
        next
    }

    /// Ends the handicap permanently if the handicapped side is to move with few enough stones.
    #[inline]
    pub(super) fn update_handicap(&mut self, rules: &Ruleset) {
        if let Some(handicap) = rules.switches.handicap
            && self.handicapped == Some(self.side)
            && self.own().len() <= usize::from(handicap.until)
        {
            self.handicapped = None;
        }
    }
}
