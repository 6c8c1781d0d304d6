//! Runs the two proof searches alternately or in parallel until the value is proved.

use super::proof_numbers::{ProofNumbers, ProofResult};
use super::proof_search::{ProofSearch, SolveContext};
use super::shortest_win::ShortestWin;
use super::{Distance, Solution, SolveBudget, SolveMemoryError, check, line};
use fanorona_rules::generate::{Effect, TurnFinder};
use fanorona_rules::{Position, Turn};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The number of nodes of a search's first slice. Every further slice is twice as long, up to the
/// last size.
const FIRST_SLICE: u64 = 1 << 14;
const LAST_SLICE: u64 = 1 << 24;

/// The greatest number of nodes for finding the shortest win.
const MAX_SHORTEST_WIN_NODES: u64 = 1_000_000;

/// The greatest number of positions of a closed set: several hundred MiB.
const MAX_CLOSED_SET: usize = 5_000_000;

/// The number of states that may be followed to find the turns of a line. Only positions with very
/// many chains need more; then the line is shorter.
const MAX_LINE_STATES: usize = 1 << 16;

/// The state of a proof search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProofStatus {
    Open,
    Proved,
    Disproved,
    /// No proof within the limit of quiet turns was found.
    LimitReached,
}

/// Both proof searches of one position.
pub(super) struct Solver<'a> {
    context: &'a SolveContext<'a>,
    position: Position,
    /// The search for the side to move, then the search for its opponent.
    pub searches: [ProofSearch<'a>; 2],
    statuses: [ProofStatus; 2],
    lengths: [u16; 2],
    budget: SolveBudget,
}

impl<'a> Solver<'a> {
    /// Two empty searches.
    ///
    /// # Errors
    /// Fails if there is not enough memory for the proof tables.
    pub fn new(
        context: &'a SolveContext<'a>,
        position: &Position,
        budget: SolveBudget,
    ) -> Result<Self, SolveMemoryError> {
        let side = position.side();
        let search = |side| ProofSearch::new(context, side, budget.bytes / 2);
        let mut searches = [search(side)?, search(side.opponent())?];
        searches[1].any_proved = Arc::clone(&searches[0].any_proved);
        Ok(Self {
            context,
            position: *position,
            searches,
            statuses: [ProofStatus::Open; 2],
            lengths: [0; 2],
            budget,
        })
    }

    /// Takes over the disproofs of an earlier solution.
    pub fn assume(&mut self, solution: &Solution) {
        for (status, known) in self.statuses.iter_mut().zip([solution.wins, solution.loses]) {
            if known == Some(false) {
                *status = ProofStatus::Disproved;
            }
        }
    }

    /// Searches until the value is proved or the budget is exhausted.
    pub fn run(&mut self) {
        let mut slice = FIRST_SLICE;
        while !self.decided() {
            let open =
                self.statuses.iter().filter(|&&status| status == ProofStatus::Open).count() as u64;
            let left = self.budget.nodes.saturating_sub(self.nodes());
            let slice_now = slice.min(left.div_ceil(open));
            if left == 0 || !self.run_slice(slice_now) {
                break;
            }
            slice = (slice * 2).min(LAST_SLICE);
        }
    }

    /// Spends this many nodes on each open search. Returns `false` if the monitor has cancelled it.
    fn run_slice(&mut self, slice: u64) -> bool {
        let position = self.position;
        let stopped = AtomicBool::new(false);
        let any_proved = Arc::clone(&self.searches[0].any_proved);
        let open = self.searches.iter_mut().zip(&mut self.statuses).zip(&mut self.lengths);
        let mut open: Vec<_> =
            open.filter(|((_, status), _)| **status == ProofStatus::Open).collect();
        let run = |search: &mut ProofSearch<'a>, status: &mut ProofStatus, length: &mut u16| {
            let result = search.run(&position, slice);
            if search.is_cancelled() {
                stopped.store(true, Ordering::Relaxed);
            }
            *status = status_of(&result);
            *length = result.length;
            if *status == ProofStatus::Proved {
                any_proved.store(true, Ordering::Relaxed);
            }
        };
        if self.budget.threads > 1 && open.len() > 1 {
            let mut left: Vec<_> = open.into_iter().map(Some).collect();
            let (here, others) = left.split_at_mut(1);
            let run_once = |task: &mut Option<_>| {
                if let Some(((search, status), length)) = task.take() {
                    run(search, status, length);
                }
            };
            thread::scope(|scope| {
                for task in others.iter_mut() {
                    // A search without a thread of its own follows below.
                    let _ = thread::Builder::new().spawn_scoped(scope, move || run_once(task));
                }
                here.iter_mut().for_each(run_once);
            });
            others.iter_mut().for_each(run_once);
        } else {
            for ((search, status), length) in &mut open {
                run(search, status, length);
                if any_proved.load(Ordering::Relaxed) || stopped.load(Ordering::Relaxed) {
                    break;
                }
            }
        }
        !stopped.load(Ordering::Relaxed)
    }

    fn decided(&self) -> bool {
        self.statuses.contains(&ProofStatus::Proved) || !self.statuses.contains(&ProofStatus::Open)
    }

    /// Whether the limit of quiet turns prevented a result.
    pub fn reached_limit(&self) -> bool {
        self.statuses.contains(&ProofStatus::LimitReached)
    }

    fn nodes(&self) -> u64 {
        self.searches.iter().map(ProofSearch::nodes).sum()
    }

    /// The proved values, with the line that demonstrates them.
    pub fn solution(&mut self) -> Solution {
        let mut solution = self.values();
        if let Some(winner) = self.statuses.iter().position(|&status| status == ProofStatus::Proved)
        {
            self.record_win(winner, &mut solution);
        } else if solution.wins == Some(false) && solution.loses == Some(false) {
            self.record_draw(&mut solution);
            solution.nodes = self.nodes();
        }
        solution
    }

    /// The proved values alone.
    pub fn values(&mut self) -> Solution {
        let known = |status| match status {
            ProofStatus::Proved => Some(true),
            ProofStatus::Disproved => Some(false),
            ProofStatus::Open | ProofStatus::LimitReached => None,
        };
        let [mut wins, mut loses] = self.statuses.map(known);
        if wins == Some(true) {
            loses = Some(false);
        } else if loses == Some(true) {
            wins = Some(false);
        }
        // Replaced table entries may have to be searched again.
        self.searches[0].any_proved.store(false, Ordering::Relaxed);
        Solution {
            wins,
            loses,
            distance: None,
            checked: None,
            line: Vec::new(),
            proof_nodes: self.nodes(),
            nodes: self.nodes(),
        }
    }

    fn record_draw(&mut self, solution: &mut Solution) {
        if self.context.counts_quiet_turns {
            return;
        }
        let position = self.position;
        let [first, second] = &mut self.searches;
        let sets = [first, second]
            .map(|search| check::closed_set(self.context, search, &position, MAX_CLOSED_SET));
        if let [Some(first), Some(second)] = sets {
            solution.checked = Some((first.len() + second.len()) as u64);
            let effects =
                line::drawing_line(self.context, &self.searches, &[first, second], &position);
            solution.line = self.turns(&effects);
        }
    }

    fn record_win(&mut self, winner: usize, solution: &mut Solution) {
        let search = &mut self.searches[winner];
        let uses_tables = search.uses_tables;
        let length = self.lengths[winner];
        // Within this many turns the limit of quiet turns does not matter.
        let left = self.context.limit.map_or(u16::MAX, |limit| limit - self.position.quiet());
        let most_turns = if uses_tables { left } else { left.min(length) };
        // The shortest win may cost a few times the nodes of the proof, but not more.
        let budget = (4 * search.nodes()).min(MAX_SHORTEST_WIN_NODES) + 100_000;
        let mut shortest = ShortestWin::new(self.context, search, budget);
        let result = shortest.fewest_turns(&self.position, most_turns);
        let effects = if let Some(turns) = result {
            solution.distance = Some(Distance::Shortest(u32::from(turns)));
            shortest.line(&self.position, turns)
        } else {
            None
        };
        let looked = shortest.nodes();
        let effects =
            effects.unwrap_or_else(|| line::winning_line(self.context, search, &self.position));
        if solution.distance.is_none() && !uses_tables {
            solution.distance = Some(Distance::AtMost(u32::from(length)));
        }
        solution.line = self.turns(&effects);
        solution.nodes = self.nodes() + looked;
    }

    fn turns(&self, effects: &[Effect]) -> Vec<Turn> {
        let mut position = self.position;
        let mut turns = Vec::with_capacity(effects.len());
        let mut finder = TurnFinder::default();
        for &effect in effects {
            // The limit of quiet turns may cut off a drawing line.
            if position.outcome(self.context.original_rules).is_some()
                || finder.followed() > MAX_LINE_STATES
            {
                break;
            }
            let Some(turn) = finder.turn_with(self.context.rules, &position, effect) else {
                break;
            };
            position = position.after(self.context.rules, effect);
            turns.push(turn);
        }
        turns
    }
}

fn status_of(result: &ProofResult) -> ProofStatus {
    match (result.numbers, result.cycle_ply) {
        (ProofNumbers::PROVED, _) => ProofStatus::Proved,
        (ProofNumbers::DISPROVED, ProofResult::UNCONDITIONAL) => ProofStatus::Disproved,
        (ProofNumbers::DISPROVED, _) => ProofStatus::LimitReached,
        _ => ProofStatus::Open,
    }
}
