//! Chains under any switches.

use super::chain_state::{ChainState, chains_are_allowed, extent};
use super::magic::is_forward;
use super::occupancy::{Occupancy, capturing_stones};
use super::rays::Rays;
use super::state_table::StateTable;
use crate::Ruleset;
use crate::position::Position;
use crate::switches::{
    Continuation, Extent, GroupChoice, Methods, Repeating, Revisiting, Switches,
};

/// A chain in progress.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct CaptureState {
    /// The point of the stone.
    pub at: usize,
    /// The remaining enemy stones.
    pub enemy: u64,
    /// The mover's other stones, and the points that may not be visited again.
    pub blocked: u64,
    /// The codes of the directions that may not be used now.
    pub forbidden: u32,
}

impl CaptureState {
    /// With `enemy`, determines the possible continuations from one start, if chains may revisit
    /// points.
    #[inline]
    const fn key(&self) -> u32 {
        self.forbidden << 6 | self.at as u32
    }
}

/// The rules of the chains of one turn.
pub(super) struct ChainRules<'a> {
    pub rays: &'a Rays,
    pub switches: &'a Switches,
    /// How much of a line a capture takes.
    pub extent: Extent,
    /// Whether a turn may have more than one step.
    pub chains: bool,
}

impl<'a> ChainRules<'a> {
    /// The rules of the chains in this position.
    #[inline]
    pub fn of(rules: &'a Ruleset, position: &Position) -> Self {
        Self {
            rays: rules.board.rays(),
            switches: &rules.switches,
            extent: extent(rules, position),
            chains: chains_are_allowed(rules, position),
        }
    }

    /// These rules, and every stone that can begin with a capture.
    pub fn begin_all(rules: &'a Ruleset, position: &Position) -> (Self, Vec<CaptureState>) {
        let chain_rules = Self::of(rules, position);
        let occupancy = Occupancy::of(rules.board.rays(), position);
        let stones = capturing_stones(rules, position).into_iter();
        let starts = stones.map(|from| chain_rules.begin(occupancy, from.index())).collect();
        (chain_rules, starts)
    }

    /// A stone that has not moved yet.
    #[inline]
    pub fn begin(&self, occupancy: Occupancy, at: usize) -> CaptureState {
        // Blocking its own point has no effect before it has moved: no line leads from a point to
        // itself.
        let revisits = self.switches.revisiting == Revisiting::Allowed;
        let blocked = if revisits { occupancy.own & !(1 << at) } else { occupancy.own };
        CaptureState { at, enemy: occupancy.enemy, blocked, forbidden: 0 }
    }

    /// A stone whose chain is open.
    pub fn open(&self, chain: &ChainState) -> CaptureState {
        let blocked = match self.switches.revisiting {
            Revisiting::Allowed => chain.own,
            Revisiting::Forbidden => chain.own | chain.touched,
        };
        let forbidden = match self.switches.repeating {
            Repeating::Allowed => 0,
            Repeating::NotTwiceRunning => chain.last.map_or(0, |last| 1 << last as u32),
            Repeating::NotTwiceInChain => chain.used.into(),
        };
        let (at, enemy) = (chain.at.index(), chain.enemy.0);
        CaptureState { at, enemy, blocked: blocked.0, forbidden }
    }

    /// Calls `found` with every chain that is longer by one capturing step.
    #[inline(always)]
    fn each_step(&self, state: &CaptureState, mut found: impl FnMut(CaptureState)) {
        self.each_code(state, |code, to, groups| {
            for run in groups {
                if run != 0 {
                    found(self.after(state, to, run, code));
                }
            }
        });
    }

    /// As [`ChainRules::each_step`], in the order of the plain generator: clockwise from north, the
    /// approach before the withdrawal.
    #[inline]
    pub fn each_step_in_order(&self, state: &CaptureState, mut found: impl FnMut(CaptureState)) {
        self.each_code(state, |code, to, [above, below]| {
            let both = if is_forward(code) { [above, below] } else { [below, above] };
            for run in both {
                if run != 0 {
                    found(self.after(state, to, run, code));
                }
            }
        });
    }

    /// Calls `found` with the code of every step that may come next, its end, and the stones that
    /// it may take on either side.
    #[inline(always)]
    fn each_code(&self, state: &CaptureState, mut found: impl FnMut(u32, usize, [u64; 2])) {
        let free = self.rays.all() & !(state.enemy | state.blocked);
        let mut codes = self.rays.steps(state.at, free) & !state.forbidden;
        while codes != 0 {
            let code = codes.trailing_zeros();
            codes &= codes - 1;
            found(code, self.rays.to(state.at, code), self.groups(state, code));
        }
    }

    /// The stones that a step may take on either side; none if the switches forbid it.
    #[inline]
    fn groups(&self, state: &CaptureState, code: u32) -> [u64; 2] {
        let mut above = self.rays.run(state.at, code, state.enemy);
        let mut below = self.rays.run(state.at, code + 8, state.enemy);
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

    #[inline]
    fn after(&self, state: &CaptureState, to: usize, run: u64, code: u32) -> CaptureState {
        let touched = match self.switches.revisiting {
            Revisiting::Forbidden => 1 << to,
            Revisiting::Allowed => 0,
        };
        let forbidden = match self.switches.repeating {
            Repeating::Allowed => 0,
            Repeating::NotTwiceRunning => 1 << code,
            Repeating::NotTwiceInChain => state.forbidden | 1 << code,
        };
        CaptureState {
            at: to,
            enemy: state.enemy ^ run,
            blocked: state.blocked | touched,
            forbidden,
        }
    }

    /// Whether the turn may end here.
    #[inline]
    pub fn may_stop(&self, state: &CaptureState) -> bool {
        if !self.chains || self.switches.continuation == Continuation::Optional {
            return true;
        }
        let mut stuck = true;
        self.each_step(state, |_| stuck = false);
        stuck
    }

    /// Calls `found` for every chain that continues this one and may end the turn. Follows at most
    /// `left` chains, and subtracts them. Returns whether that was enough.
    #[inline]
    pub fn for_each_chain(
        &self,
        state: &CaptureState,
        left: &mut usize,
        found: &mut impl FnMut(&CaptureState),
    ) -> bool {
        if self.chains {
            return self.for_each_longer(state, left, found);
        }
        self.each_step(state, |next| found(&next));
        true
    }

    fn for_each_longer(
        &self,
        state: &CaptureState,
        left: &mut usize,
        found: &mut impl FnMut(&CaptureState),
    ) -> bool {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let mut all = true;
        self.each_step(state, |next| {
            if self.may_stop(&next) {
                found(&next);
            }
            all &= self.for_each_longer(&next, left, found);
        });
        all
    }

    /// As [`ChainRules::for_each_chain`], for chains that may revisit points: states with the same
    /// continuations are followed only once, because the number of chains that reach them can be
    /// enormous. Follows at most `most` states, and returns whether that was enough.
    pub fn for_each_state(
        &self,
        start: CaptureState,
        pending: &mut Vec<CaptureState>,
        visited: &mut StateTable,
        most: usize,
        found: &mut impl FnMut(&CaptureState),
    ) -> bool {
        visited.clear();
        pending.clear();
        pending.push(start);
        let mut left = most;
        while let Some(state) = pending.pop() {
            if left == 0 {
                return false;
            }
            left -= 1;
            self.each_step(&state, |next| {
                if self.chains && !visited.insert(next.enemy, next.key()) {
                    return;
                }
                if self.may_stop(&next) {
                    found(&next);
                }
                if self.chains {
                    pending.push(next);
                }
            });
        }
        true
    }

    /// The number of chains that continue this one, for chains that may revisit points. `visited`
    /// must be cleared for every start. If it has more than `most` states afterwards, the number has
    /// no meaning.
    pub fn count_chains(&self, state: &CaptureState, visited: &mut StateTable, most: usize) -> u64 {
        if visited.len() > most {
            return 0;
        }
        let mut sum: u64 = 0;
        self.each_step(state, |next| {
            sum = sum.saturating_add(u64::from(self.may_stop(&next)));
            if self.chains {
                let more = visited.get(next.enemy, next.key()).unwrap_or_else(|| {
                    let more = self.count_chains(&next, visited, most);
                    visited.set(next.enemy, next.key(), more);
                    more
                });
                sum = sum.saturating_add(more);
            }
        });
        sum
    }
}
