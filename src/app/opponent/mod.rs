//! The computer at the table: asks its mind when it is to move, and answers with an intent.

mod backend;
mod carry_on;

pub use backend::{Answer, InlineBackend, Request, SearchBackend, ThreadBackend};

use crate::app::session::{CurrentSession, IntentMessage};

use super::schedule::{AnimationState, AppSet};
use crate::engine::accepts_draw;
use crate::game::{ComputerTask, Decision, Intent};
use bevy::prelude::*;

/// The computer never answers sooner than this, in seconds, so that a person can follow.
const PAUSE: f32 = 0.6;

/// The computer's mind and what it is busy with.
#[derive(Resource)]
pub struct Opponent {
    mind: Box<dyn SearchBackend>,
    /// The session's generation that the mind was asked about last.
    asked: Option<u64>,
    answer: Option<Answer>,
    /// Seconds since it was asked.
    waited: f32,
    /// The least seconds to wait.
    pause: f32,
    /// The same for this turn: no more than its share of the clock.
    patience: f32,
    seed: u64,
}

impl Opponent {
    /// An opponent with this mind, this chance and at least this many seconds before an answer.
    pub fn new(mind: impl SearchBackend + 'static, seed: u64, pause: f32) -> Self {
        Self {
            mind: Box::new(mind),
            asked: None,
            answer: None,
            waited: 0.0,
            pause,
            patience: pause,
            seed,
        }
    }

    /// Is it thinking, or about to answer?
    pub const fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// Answers after at least this many seconds from now on.
    pub const fn pause_for(&mut self, seconds: f32) {
        self.pause = seconds;
    }

    /// The chance of its slips: another number makes others.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Goes on with the chance of an earlier game.
    pub const fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn give_up(&mut self) {
        if self.asked.take().is_some() {
            self.mind.stop();
        }
        self.answer = None;
    }
}

impl Opponent {
    /// The opponent of the real game: on a thread of its own, and with endgame tables.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn at_the_table() -> Self {
        Self::new(ThreadBackend::with_tables(), chance(), PAUSE)
    }

    /// The opponent of the real game: in the browser's worker.
    #[cfg(target_arch = "wasm32")]
    pub fn at_the_table() -> Self {
        Self::new(super::web::WorkerBackend::default(), chance(), PAUSE)
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn chance() -> u64 {
    std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_nanos() as u64
}

#[cfg(target_arch = "wasm32")]
use super::web::chance;

impl Default for Opponent {
    fn default() -> Self {
        Self::new(ThreadBackend::default(), chance(), PAUSE)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponent>()
        .add_systems(Update, (sit, carry_on::next_game).in_set(AppSet::Opponent));
}

fn sit(
    time: Res<Time>,
    stage: Res<AnimationState>,
    session: Res<CurrentSession>,
    mut opponent: ResMut<Opponent>,
    mut intents: MessageWriter<IntentMessage>,
) {
    if opponent.asked.is_some_and(|asked| asked != session.generation()) {
        opponent.give_up();
    }
    let Some(ComputerTask { decision, character, .. }) = session.computer_task() else {
        opponent.give_up();
        return;
    };
    // It neither plays nor begins to think while the clocks are held.
    if session.is_paused() {
        return;
    }
    if opponent.asked.is_none() {
        let seed = session.game_seed(opponent.seed);
        if character.notices_omission(session.record(), seed) {
            intents.write(IntentMessage(Intent::Claim));
            return;
        }
        let generation = session.generation();
        let (variant, record) = (session.variant().clone(), session.record().clone());
        let time = session.to_move().and_then(|side| session.share(side));
        opponent.mind.think(Request { variant, record, character, time, seed, generation });
        opponent.patience =
            time.map_or(opponent.pause, |time| opponent.pause.min(time.as_secs_f32()));
        opponent.asked = Some(generation);
        opponent.waited = 0.0;
    }
    opponent.waited += time.delta_secs();
    if opponent.answer.is_none() {
        opponent.answer = opponent.mind.poll();
    }
    // Motion holds the reply back, never the rules.
    if stage.busy || opponent.waited < opponent.patience {
        return;
    }
    let Some(Answer { report, generation }) = opponent.answer.take() else { return };
    if generation != session.generation() {
        return;
    }
    match (decision, report.best) {
        (Decision::DrawOffer, _) => {
            let Some(offering) = session.record().offer() else { return };
            let accepted = accepts_draw(session.record(), offering.opponent(), report.score);
            intents.write(IntentMessage(Intent::AnswerDraw(accepted)));
        }
        (Decision::Turn, Some(turn)) => {
            intents.write(IntentMessage(Intent::Play { turn, generation }));
        }
        (Decision::Turn, None) => {}
    }
}
