//! Chains under the usual rules, which need no look at the switches on the way: the chain may stop
//! anywhere, comes to no point twice, keeps no direction, and takes one whole line by approach or
//! withdrawal.

use super::rays::Rays;
use super::stones::Occupancy;
use super::walk::extent;
use crate::rules::Ruleset;
use crate::rules::points::PointSet;
use crate::rules::position::Position;
use crate::rules::switches::{Continuation, Extent, GroupChoice, Methods, Repeating, Revisiting};

/// Are the captures of these rules the usual ones here?
#[inline]
pub(super) fn is_standard(rules: &Ruleset, position: &Position) -> bool {
    let Ruleset { switches, .. } = rules;
    switches.continuation == Continuation::Optional
        && switches.revisiting == Revisiting::Forbidden
        && switches.repeating == Repeating::NotTwiceRunning
        && switches.methods == Methods::Both
        && switches.choice == GroupChoice::Free
        && extent(rules, position) == Extent::WholeLine
}

/// A chain that goes on.
#[derive(Clone, Copy, Default)]
pub(super) struct Open {
    /// The points its stone may still come to.
    free: u64,
    /// The enemy stones left.
    enemy: u64,
    /// The codes of the captures that are still to be followed.
    captures: u32,
    /// Where its stone stands.
    at: u16,
    /// Where it started.
    from: u16,
}

/// Chains waiting to be followed, the oldest first. The processor works on several at once, as
/// none depends on the one before, and it need not guess which of them go on: that makes this
/// more than twice as fast as following each chain to its end.
pub(super) struct Queue {
    items: Vec<Open>,
    tail: usize,
}

impl Queue {
    /// An empty queue.
    pub fn new() -> Self {
        Self { items: vec![Open::default(); 256], tail: 0 }
    }

    /// Holds these stones, none of which has moved yet, and nothing else.
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
            self.items.resize(2 * self.tail, Open::default());
        }
        let captures = rays.captures(at, occupancy.empty, occupancy.enemy);
        let (from, at) = (at as u16, at as u16);
        self.items[self.tail] =
            Open { free: occupancy.empty, enemy: occupancy.enemy, captures, at, from };
        self.tail += usize::from(captures != 0);
    }

    /// Calls `found` with the start, the end and the enemy stones left of every chain that follows
    /// those in the queue.
    #[inline(always)]
    pub fn follow(&mut self, rays: &Rays, mut found: impl FnMut(usize, usize, u64)) {
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
                items.resize(2 * tail, Open::default());
            }
            items[tail] = Open { free: open, enemy: left, captures: next, at: to as u16, from };
            tail += usize::from(next != 0);
        }
    }
}
