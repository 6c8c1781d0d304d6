//! Solves positions in the background: one after another, bounded, and only while a page is open that
//! asks for it.

mod backend;

pub use backend::{InlineSolver, SolveBackend, ThreadSolver};

use super::hint::HintSearch;
use super::learn::EvaluatorService;
use super::opponent::Opponent;
use super::pages::{OpenPage, Page};
use super::schedule::{AppSet, FramePace, pace};
use super::session::OpponentHold;
use crate::engine::solve_request::{SolveRequest, SolvedPosition};
use crate::rules::{Position, Variant};
use bevy::prelude::*;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// The most nodes that are visited for a position: some ten seconds.
const NODES: u64 = 3_000_000;
/// The most positions whose results are kept.
const MOST_KEPT: usize = 500;

/// How far a position is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveState<'a> {
    /// Nobody has asked, or the search was stopped.
    Unasked,
    /// It is being solved, or waits for another one.
    Busy,
    /// The result.
    Solved(&'a SolvedPosition),
    /// Solving has failed.
    Failed,
}

/// A position to be solved.
#[derive(Clone, Debug)]
struct SolveTask {
    variant: Arc<Variant>,
    position: Position,
    request: SolveRequest,
}

/// Solves positions, and keeps the results.
#[derive(Resource)]
pub struct PositionSolver {
    backend: Box<dyn SolveBackend>,
    /// Whether the backend works where the opponent's searches do, so that only one of the two can.
    shares_worker: bool,
    waiting: VecDeque<SolveTask>,
    running: Option<SolveTask>,
    /// The results; `None` where solving has failed.
    results: HashMap<SolveRequest, Option<SolvedPosition>>,
}

impl PositionSolver {
    /// A solver with a thread of its own, or whatever else this backend works on.
    pub fn new(backend: impl SolveBackend + 'static) -> Self {
        Self {
            backend: Box::new(backend),
            shares_worker: false,
            waiting: VecDeque::new(),
            running: None,
            results: HashMap::new(),
        }
    }

    /// A solver whose backend works where the opponent's searches do.
    pub fn sharing(backend: impl SolveBackend + 'static) -> Self {
        Self { shares_worker: true, ..Self::new(backend) }
    }

    /// Asks for a position to be solved, unless its result is known.
    pub fn ask(&mut self, variant: &Arc<Variant>, position: &Position) {
        if self.state(variant, position) == SolveState::Unasked {
            let request = SolveRequest::new(variant, position, NODES);
            self.waiting.push_back(SolveTask {
                variant: variant.clone(),
                position: *position,
                request,
            });
        }
    }

    /// How far a position is solved.
    pub fn state(&self, variant: &Variant, position: &Position) -> SolveState<'_> {
        let request = SolveRequest::new(variant, position, NODES);
        match self.results.get(&request) {
            Some(Some(solved)) => return SolveState::Solved(solved),
            Some(None) => return SolveState::Failed,
            None => {}
        }
        let mut asked = self.running.iter().chain(&self.waiting);
        if asked.any(|task| task.request == request) {
            SolveState::Busy
        } else {
            SolveState::Unasked
        }
    }

    /// Whether a position is being solved or waits for it.
    pub fn is_busy(&self) -> bool {
        self.running.is_some() || !self.waiting.is_empty()
    }

    /// Stops solving.
    pub fn stop(&mut self) {
        self.waiting.clear();
        if self.running.take().is_some() {
            self.backend.stop();
        }
    }

    /// Takes the result, if there is one.
    fn receive(&mut self) {
        let Some(answer) = self.backend.poll() else { return };
        let Some(SolveTask { variant, position, request }) = self.running.take() else { return };
        let read = |text: String| SolvedPosition::read(&variant.rules, &position, &text);
        if self.results.len() >= MOST_KEPT {
            self.results.clear();
        }
        self.results.insert(request, answer.and_then(read));
    }
}

impl Default for PositionSolver {
    /// A solver on a thread of its own.
    fn default() -> Self {
        Self::new(ThreadSolver::default())
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, |solver: Res<PositionSolver>, mut pace: ResMut<FramePace>| {
        pace.wait_for_answer(solver.is_busy());
    });
    app.init_resource::<PositionSolver>().add_systems(Update, work.in_set(AppSet::Opponent));
}

/// Starts what waits, takes results, and stops when no page shows them any more. Where the worker
/// is shared, other searches end first, and the opponent waits meanwhile.
fn work(
    page: Res<OpenPage>,
    (opponent, hints, evaluator): (Res<Opponent>, Res<HintSearch>, Res<EvaluatorService>),
    mut hold: ResMut<OpponentHold>,
    mut solver: ResMut<PositionSolver>,
) {
    if solver.is_busy() {
        if !matches!(page.0, Page::Editor | Page::Compare) {
            solver.stop();
        } else if solver.running.is_some() {
            solver.bypass_change_detection().receive();
            if solver.running.is_none() {
                solver.set_changed();
            }
        }
        let free = !(opponent.is_busy() || hints.is_busy() || evaluator.is_busy());
        if solver.running.is_none() && (free || !solver.shares_worker) {
            let next = solver.waiting.pop_front();
            if let Some(task) = &next {
                solver.backend.start(&task.request);
            }
            solver.running = next;
        }
    }
    let held = solver.shares_worker && solver.running.is_some();
    hold.set_if_neq(OpponentHold { solver: held, ..*hold });
}
