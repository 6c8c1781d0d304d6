//! The computer opponent: starts a search when the computer is to move, and answers with an
//! intent.

mod book;
mod next_game;
pub mod page;
mod table_errors;

pub use book::OpponentBook;

use super::fetched::Fetcher;
use super::jobs::{JobRunner, default_runner};
use super::schedule::{AnimationState, AppSet, FramePace, pace};
use crate::app::session::{CurrentSession, IntentMessage, OpponentHold};
use crate::engine::{Report, accepts_draw};
use crate::game::jobs::{Answer, Job, JobGame, TurnJob};
use crate::game::play::{ComputerTask, Decision, Intent};
use bevy::prelude::*;

/// The search of the computer opponent and the state of its answer.
#[derive(Resource)]
pub struct Opponent {
    runner: Box<dyn JobRunner>,
    /// The session's generation that the current search is for; `None` if there is none.
    requested: Option<u64>,
    /// What it has found.
    answer: Option<Report>,
    /// Seconds since the search was started.
    waited: f32,
    /// The least seconds before an answer.
    min_delay: f32,
    /// The same for the current turn: at most its share of the clock.
    turn_delay: f32,
    seed: u64,
}

impl Opponent {
    /// The usual delay before an answer, in seconds, so that a person can follow.
    pub const MIN_DELAY: f32 = 0.6;

    /// An opponent whose searches are run by this. `seed` determines its mistakes, and it waits at least
    /// `min_delay` seconds before an answer.
    pub fn new(runner: impl JobRunner + 'static, seed: u64, min_delay: f32) -> Self {
        Self {
            runner: Box::new(runner),
            requested: None,
            answer: None,
            waited: 0.0,
            min_delay,
            turn_delay: min_delay,
            seed,
        }
    }

    /// Whether a search runs or its answer is held back.
    pub const fn is_busy(&self) -> bool {
        self.requested.is_some()
    }

    /// Sets the least seconds before an answer, from the next turn on.
    pub(crate) const fn set_min_delay(&mut self, seconds: f32) {
        self.min_delay = seconds;
    }

    /// The seed of the opponent's mistakes. It is stored with the game.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Sets the seed, for instance to that of a stored game.
    pub(crate) const fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn cancel(&mut self) {
        if self.requested.take().is_some() {
            self.runner.stop();
        }
        self.answer = None;
    }
}

impl Default for Opponent {
    /// An opponent for headless apps: searches without endgame tables, with seed 0.
    fn default() -> Self {
        Self::new(default_runner("opponent"), 0, Self::MIN_DELAY)
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, |opponent: Res<Opponent>, book: Res<OpponentBook>, mut pace: ResMut<FramePace>| {
        pace.wait_for_answer(opponent.is_busy());
        pace.draw(book.is_busy());
    });
    pace(app, |fetcher: Res<Fetcher>, mut pace: ResMut<FramePace>| pace.draw(fetcher.is_busy()));
    app.init_resource::<Opponent>()
        .init_resource::<OpponentBook>()
        .init_resource::<Fetcher>()
        .add_systems(Update, book::load.before(AppSet::Opponent))
        .add_systems(Update, (play, next_game::begin_next_game).in_set(AppSet::Opponent))
        .add_systems(Update, table_errors::report.after(AppSet::Opponent));
}

/// The game on the board, for a job.
pub(super) fn job_game(session: &CurrentSession) -> JobGame {
    JobGame { variant: session.variant().clone(), record: session.record().clone() }
}

/// Starts a search when the computer is to move or to answer a draw offer, and carries out the
/// result.
fn play(
    time: Res<Time>,
    animation: Res<AnimationState>,
    session: Res<CurrentSession>,
    hold: Res<OpponentHold>,
    book: Res<OpponentBook>,
    mut opponent: ResMut<Opponent>,
    mut intents: MessageWriter<IntentMessage>,
) {
    if opponent.requested.is_some_and(|requested| requested != session.generation()) {
        opponent.cancel();
    }
    let Some(ComputerTask { decision, side, character }) = session.computer_task() else {
        opponent.cancel();
        return;
    };
    // While the clocks, the coach or its own strength hold it, the computer neither plays nor starts a search.
    if session.is_paused() || hold.is_held() {
        return;
    }
    if opponent.requested.is_none() {
        let seed = session.game_seed(opponent.seed);
        // The side that answers an offer is not always the one to move, which alone can claim.
        if decision == Decision::Turn && character.claims_omission(session.record(), seed) {
            intents.write(IntentMessage(Intent::Claim));
            return;
        }
        let generation = session.generation();
        let time = session.share(side);
        opponent.answer = book.turn(&character, session.record(), seed);
        if opponent.answer.is_none() {
            let (game, character) = (job_game(&session), character.as_ref().clone());
            let job = TurnJob { game, character, time, seed, explain: None };
            opponent.runner.start(generation, Job::Turn(Box::new(job)));
        }
        opponent.turn_delay =
            time.map_or(opponent.min_delay, |time| opponent.min_delay.min(time.as_secs_f32()));
        opponent.requested = Some(generation);
        opponent.waited = 0.0;
    }
    opponent.waited += time.delta_secs();
    if opponent.answer.is_none()
        && let Some((id, Answer::Turn { report, .. })) = opponent.runner.poll()
        && opponent.requested == Some(id)
    {
        opponent.answer = Some(report);
    }
    // Animations delay the answer, never the rules.
    if animation.busy || opponent.waited < opponent.turn_delay {
        return;
    }
    // It is kept until the session has changed: a page that opens now stops the clocks before the turn is played.
    let Some(report) = opponent.answer.clone() else { return };
    let generation = session.generation();
    match (decision, report.best) {
        (Decision::DrawOffer, _) => {
            let accepted = accepts_draw(session.record(), side, report.score);
            intents.write(IntentMessage(Intent::AnswerDraw(accepted)));
        }
        (Decision::Turn, Some(turn)) => {
            intents.write(IntentMessage(Intent::Play { turn, generation }));
        }
        (Decision::Turn, None) => {}
    }
}
