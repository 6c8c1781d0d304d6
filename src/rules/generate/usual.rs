//! Chains under the usual rules, which need no look at the switches on the way: the chain may stop
//! anywhere, comes to no point twice, keeps no direction, and takes one whole line by approach or
//! withdrawal.

use super::rays::Rays;
use crate::rules::switches::{
    Choice, Continuation, Extent, Methods, Repeating, Revisiting, Switches,
};

/// Are the chains of these rules the usual ones?
#[inline]
pub(super) fn is_usual(switches: &Switches) -> bool {
    switches.continuation == Continuation::Optional
        && switches.revisiting == Revisiting::Forbidden
        && switches.repeating == Repeating::NotTwiceRunning
        && switches.methods == Methods::Both
        && switches.choice == Choice::Free
        && switches.extent == Extent::WholeLine
}

/// Calls `found` with the end and the enemy stones left of every chain of the stone at `at`.
/// `free` are the points it may still come to, `captures` the codes of what it may do next.
pub(super) fn chains(
    rays: &Rays,
    at: usize,
    free: u64,
    enemy: u64,
    mut captures: u32,
    found: &mut impl FnMut(usize, u64),
) {
    while captures != 0 {
        let code = captures.trailing_zeros();
        captures &= captures - 1;
        let run = rays.run(at, code, enemy);
        let to = rays.to(at, code);
        let left = enemy ^ run;
        found(to, left);
        let open = (free | run) & !(1 << to);
        let next = rays.captures(to, open, left) & !(0x0101 << (code & 7));
        if next != 0 {
            chains(rays, to, open, left, next, found);
        }
    }
}

/// How many chains the stone at `at` has.
pub(super) fn count(rays: &Rays, at: usize, free: u64, enemy: u64, mut captures: u32) -> u64 {
    let mut sum = captures.count_ones().into();
    while captures != 0 {
        let code = captures.trailing_zeros();
        captures &= captures - 1;
        let run = rays.run(at, code, enemy);
        let to = rays.to(at, code);
        let left = enemy ^ run;
        let open = (free | run) & !(1 << to);
        let next = rays.captures(to, open, left) & !(0x0101 << (code & 7));
        if next != 0 {
            sum += count(rays, to, open, left, next);
        }
    }
    sum
}
