//! Chains under any switches.

use super::rays::{Rays, is_forward};
use super::seen::Seen;
use super::stones::Occupancy;
use crate::rules::switches::{
    Continuation, Extent, GroupChoice, Methods, Repeating, Revisiting, Switches,
};

/// A chain under way.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// Where the stone stands.
    pub at: usize,
    /// The enemy stones left.
    pub enemy: u64,
    /// The mover's other stones, and the points that may not be touched again.
    barred: u64,
    /// The codes of the directions that may not be taken now.
    denied: u32,
}

impl State {
    /// All that decides, for one start, which steps may follow where chains may come back.
    const fn rest(&self) -> u32 {
        self.denied << 6 | self.at as u32
    }
}

/// The rules of a turn.
pub(super) struct General<'a> {
    pub rays: &'a Rays,
    pub switches: &'a Switches,
    /// How much of a line a capture takes.
    pub extent: Extent,
    /// May a turn have more than one step?
    pub chains: bool,
}

impl General<'_> {
    /// A stone that has not moved yet.
    pub fn begin(&self, occupancy: Occupancy, at: usize) -> State {
        // Its own point bars nothing until it has left it, as no line leads from there to there.
        let comes_back = self.switches.revisiting == Revisiting::Allowed;
        let barred = if comes_back { occupancy.own & !(1 << at) } else { occupancy.own };
        State { at, enemy: occupancy.enemy, barred, denied: 0 }
    }

    /// Calls `found` with every chain that is one capturing step longer.
    #[inline]
    fn each_step(&self, state: &State, mut found: impl FnMut(State)) {
        let free = self.rays.all() & !(state.enemy | state.barred);
        let mut codes = self.rays.steps(state.at, free) & !state.denied;
        while codes != 0 {
            let code = codes.trailing_zeros();
            codes &= codes - 1;
            let to = self.rays.to(state.at, code);
            for run in self.groups(state, code) {
                if run != 0 {
                    found(self.after(state, to, run, code));
                }
            }
        }
    }

    /// What a step may take on either side; nothing where the switches say no.
    fn groups(&self, state: &State, code: u32) -> [u64; 2] {
        let [mut above, mut below] =
            [code, code + 8].map(|capture| self.rays.run(state.at, capture, state.enemy));
        match (self.switches.methods, is_forward(code)) {
            (Methods::Both, _) => {}
            (Methods::ApproachOnly, true) | (Methods::WithdrawalOnly, false) => below = 0,
            (Methods::ApproachOnly, false) | (Methods::WithdrawalOnly, true) => above = 0,
        }
        if self.extent == Extent::Nearest {
            above &= above.wrapping_neg();
            below = if below == 0 { 0 } else { 1 << (63 - below.leading_zeros()) };
        }
        if self.switches.choice == GroupChoice::Larger {
            match above.count_ones().cmp(&below.count_ones()) {
                std::cmp::Ordering::Less => above = 0,
                std::cmp::Ordering::Greater => below = 0,
                std::cmp::Ordering::Equal => {}
            }
        }
        [above, below]
    }

    fn after(&self, state: &State, to: usize, run: u64, code: u32) -> State {
        let touched = match self.switches.revisiting {
            Revisiting::Forbidden => 1 << to,
            Revisiting::Allowed => 0,
        };
        let denied = match self.switches.repeating {
            Repeating::Allowed => 0,
            Repeating::NotTwiceRunning => 1 << code,
            Repeating::NotTwiceInChain => state.denied | 1 << code,
        };
        State { at: to, enemy: state.enemy ^ run, barred: state.barred | touched, denied }
    }

    /// May the turn end here?
    #[inline]
    fn may_stop(&self, state: &State) -> bool {
        if !self.chains || self.switches.continuation == Continuation::Optional {
            return true;
        }
        let mut stuck = true;
        self.each_step(state, |_| stuck = false);
        stuck
    }

    /// Calls `found` with every chain where the turn may end, in all the ways to come there.
    pub fn every_way(&self, state: &State, found: &mut impl FnMut(&State)) {
        self.each_step(state, |next| {
            if self.may_stop(&next) {
                found(&next);
            }
            if self.chains {
                self.every_way(&next, found);
            }
        });
    }

    /// As [`General::every_way`], for chains that may come back: what has the same future is
    /// followed once, for the same place is reached in ever more ways.
    pub fn every_place(
        &self,
        start: State,
        open: &mut Vec<State>,
        seen: &mut Seen,
        found: &mut impl FnMut(&State),
    ) {
        seen.clear();
        open.clear();
        open.push(start);
        while let Some(state) = open.pop() {
            self.each_step(&state, |next| {
                if self.chains && !seen.insert(next.enemy, next.rest()) {
                    return;
                }
                if self.may_stop(&next) {
                    found(&next);
                }
                if self.chains {
                    open.push(next);
                }
            });
        }
    }

    /// How many chains follow this one, for chains that may come back. `seen` must be clear for
    /// every start.
    pub fn count_places(&self, state: &State, seen: &mut Seen) -> u64 {
        let mut sum: u64 = 0;
        self.each_step(state, |next| {
            sum = sum.saturating_add(u64::from(self.may_stop(&next)));
            if self.chains {
                let more = seen.get(next.enemy, next.rest()).unwrap_or_else(|| {
                    let more = self.count_places(&next, seen);
                    seen.set(next.enemy, next.rest(), more);
                    more
                });
                sum = sum.saturating_add(more);
            }
        });
        sum
    }
}
