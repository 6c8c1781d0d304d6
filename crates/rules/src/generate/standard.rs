//! Chains under the standard rules, without reading the switches on the way: the chain may stop
//! anywhere, visits no point twice, does not repeat a direction in consecutive steps, and captures
//! one whole line by approach or withdrawal.

use super::chain_state::extent;
use super::list::MOST_CHAINS;
use super::occupancy::Occupancy;
use super::rays::Rays;
use crate::Ruleset;
use crate::points::PointSet;
use crate::position::Position;
use crate::switches::{
    Continuation, Extent, GroupChoice, Methods, Repeating, Revisiting, Switches,
};

/// Whether captures follow the standard rules in this position. Destructures the switches field by
/// field, so that a new switch does not compile until it is considered here.
#[inline]
pub(super) fn is_standard(rules: &Ruleset, position: &Position) -> bool {
    let Switches {
        continuation,
        revisiting,
        repeating,
        methods,
        choice,
        // Taken into account by `extent` below, together with the eater's.
        extent: _,
        // Whether chains are allowed at all is checked by the caller.
        first_turn: _,
        handicap: _,
        // Decides whether paikas are legal.
        omitted_capture: _,
        // These decide the result of a game or a match.
        no_move: _,
        quiet_limit: _,
        repetition: _,
        agreement: _,
        next_game: _,
    } = &rules.switches;
    *continuation == Continuation::Optional
        && *revisiting == Revisiting::Forbidden
        && *repeating == Repeating::NotTwiceRunning
        && *methods == Methods::Both
        && *choice == GroupChoice::Free
        && extent(rules, position) == Extent::WholeLine
}

/// A chain with captures that have not been followed yet.
#[derive(Clone, Copy, Default)]
pub(super) struct PendingChain {
    /// The points that its stone may still visit.
    free: u64,
    /// The enemy stones left.
    enemy: u64,
    /// The codes of the captures that have not been followed yet.
    captures: u32,
    /// The point of its stone.
    at: u16,
    /// The point where it started.
    from: u16,
}

/// A queue of chains to be followed, oldest first. The chains do not depend on each other, so the
/// processor works on several at once, and there is no branch on whether a chain continues. This is
/// more than twice as fast as following each chain to its end.
pub(super) struct ChainQueue {
    items: Vec<PendingChain>,
    tail: usize,
}

impl ChainQueue {
    /// An empty queue.
    pub fn new() -> Self {
        Self { items: vec![PendingChain::default(); 256], tail: 0 }
    }

    /// Replaces the content by chains of these stones, none of which has moved yet.
    #[inline]
    pub fn fill(&mut self, rays: &Rays, occupancy: Occupancy, stones: u64) {
        self.tail = 0;
        for from in PointSet(stones) {
            self.push(rays, occupancy, from.index());
        }
    }

    #[inline]
    fn push(&mut self, rays: &Rays, occupancy: Occupancy, at: usize) {
        if self.tail == self.items.len() {
            self.items.resize(2 * self.tail, PendingChain::default());
        }
        let captures = rays.captures(at, occupancy.empty, occupancy.enemy);
        let (from, at) = (at as u16, at as u16);
        self.items[self.tail] =
            PendingChain { free: occupancy.empty, enemy: occupancy.enemy, captures, at, from };
        self.tail += usize::from(captures != 0);
    }

    /// The number of chains that the last call of [`ChainQueue::follow`] has followed.
    #[inline]
    pub const fn followed(&self) -> usize {
        self.tail
    }

    /// Calls `found` with the start, the end and the remaining enemy stones of every chain that
    /// continues one in the queue, up to [`MOST_CHAINS`] chains that can be continued
    /// themselves. Returns whether that was enough.
    #[inline(always)]
    pub fn follow(&mut self, rays: &Rays, mut found: impl FnMut(usize, usize, u64)) -> bool {
        let (items, mut head, mut tail) = (&mut self.items, 0, self.tail);
        while head != tail {
            let item = &mut items[head];
            let (free, enemy, captures) = (item.free, item.enemy, item.captures);
            let (at, from) = (usize::from(item.at), item.from);
            let rest = captures & captures.wrapping_sub(1);
            item.captures = rest;
            head += usize::from(rest == 0);
            let code = captures.trailing_zeros();
            let run = rays.run(at, code, enemy);
            let to = rays.to(at, code);
            let left = enemy ^ run;
            let open = (free | run) & !(1 << to);
            let next = rays.captures(to, open, left) & !(0x0101 << (code & 7));
            found(usize::from(from), to, left);
            if tail == items.len() {
                if tail >= MOST_CHAINS {
                    return false;
                }
                items.resize(2 * tail, PendingChain::default());
            }
            items[tail] =
                PendingChain { free: open, enemy: left, captures: next, at: to as u16, from };
            tail += usize::from(next != 0);
        }
        self.tail = tail;
        true
    }
}
