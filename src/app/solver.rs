//! Solves positions in the background: one after another, bounded, and only while a page is open that
//! asks for it.

use super::hint::HintSearch;
use super::jobs::{JobRunner, default_runner};
use super::learn::EvaluatorService;
use super::opponent::Opponent;
use super::pages::{OpenPage, Page};
use super::schedule::{AppSet, FramePace, pace};
use super::session::OpponentHold;
use crate::engine::solve::Solution;
use crate::game::jobs::{Answer, Job, JobGame};
use crate::rules::notation::write_position;
use crate::rules::{Position, Variant};
use bevy::prelude::*;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

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
    Solved(&'a Solution),
    /// Solving has failed.
    Failed,
}

/// A position under the rules of a variant, by its text.
type Question = (Arc<str>, String);

/// Solves positions, and keeps the results.
#[derive(Resource)]
pub struct PositionSolver {
    runner: Box<dyn JobRunner>,
    /// Whether the runner works where the opponent's searches do, so that only one of the two can.
    shares_worker: bool,
    waiting: VecDeque<(Question, JobGame)>,
    running: Option<Question>,
    /// The results; `None` where solving has failed.
    results: HashMap<Question, Option<Solution>>,
}

impl PositionSolver {
    /// A solver whose proofs are run by this, where nothing else is.
    pub fn new(runner: impl JobRunner + 'static) -> Self {
        Self {
            runner: Box::new(runner),
            shares_worker: false,
            waiting: VecDeque::new(),
            running: None,
            results: HashMap::new(),
        }
    }

    /// A solver whose runner works where the opponent's searches do.
    pub fn sharing(runner: impl JobRunner + 'static) -> Self {
        Self { shares_worker: true, ..Self::new(runner) }
    }

    /// Asks for a position to be solved, unless its result is known.
    pub fn ask(&mut self, variant: &Arc<Variant>, position: &Position) {
        if self.state(variant, position) == SolveState::Unasked {
            let game = JobGame::of_position(variant, position);
            self.waiting.push_back((question(variant, position), game));
        }
    }

    /// How far a position is solved.
    pub fn state(&self, variant: &Variant, position: &Position) -> SolveState<'_> {
        let question = question(variant, position);
        match self.results.get(&question) {
            Some(Some(solved)) => return SolveState::Solved(solved),
            Some(None) => return SolveState::Failed,
            None => {}
        }
        let mut asked = self.running.iter().chain(self.waiting.iter().map(|(waits, _)| waits));
        if asked.any(|asked| *asked == question) { SolveState::Busy } else { SolveState::Unasked }
    }

    /// Whether a position is being solved or waits for it.
    pub fn is_busy(&self) -> bool {
        self.running.is_some() || !self.waiting.is_empty()
    }

    /// Stops solving.
    pub fn stop(&mut self) {
        self.waiting.clear();
        if self.running.take().is_some() {
            self.runner.stop();
        }
    }

    /// Takes the result, if there is one.
    fn receive(&mut self) {
        let Some((_, answer)) = self.runner.poll() else { return };
        let Some(question) = self.running.take() else { return };
        if self.results.len() >= MOST_KEPT {
            self.results.clear();
        }
        let solution = if let Answer::Solved(solution) = answer { Some(solution) } else { None };
        self.results.insert(question, solution);
    }
}

impl Default for PositionSolver {
    /// A solver on a thread of its own.
    fn default() -> Self {
        Self::new(default_runner("solver"))
    }
}

fn question(variant: &Variant, position: &Position) -> Question {
    (variant.ron.clone(), write_position(&variant.rules, position))
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
        if solver.running.is_none()
            && (free || !solver.shares_worker)
            && let Some((question, game)) = solver.waiting.pop_front()
        {
            solver.runner.start(0, Job::Solve(game));
            solver.running = Some(question);
        }
    }
    let held = solver.shares_worker && solver.running.is_some();
    hold.set_if_neq(OpponentHold { solver: held, ..*hold });
}
