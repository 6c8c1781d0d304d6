//! Hints for the person to move: a search of their own, and what it found.
//!
//! The first request shows a good turn, the second explains it, the third hides it. Any change of
//! the game discards the hint.

use super::jobs::{JobRunner, default_runner};
use super::opponent::job_game;
use super::schedule::{AppSet, FramePace, pace};
use crate::app::session::{CurrentSelection, CurrentSession, NoticeMessage};
use crate::game::jobs::{Answer, Job, TurnJob};
use crate::game::play::{Advice, Hint, Notice};
use bevy::prelude::*;

/// The search for hints.
#[derive(Resource)]
pub struct HintSearch {
    runner: Box<dyn JobRunner>,
    /// The session's generation that the current search is for; `None` if there is none.
    requested: Option<u64>,
}

impl Default for HintSearch {
    /// Hints that are searched for on a thread, if there are threads.
    fn default() -> Self {
        Self::new(default_runner("hints"))
    }
}

impl HintSearch {
    /// Hints whose searches are run by this.
    pub fn new(runner: impl JobRunner + 'static) -> Self {
        Self { runner: Box::new(runner), requested: None }
    }

    /// Whether a search runs.
    pub const fn is_busy(&self) -> bool {
        self.requested.is_some()
    }

    fn cancel(&mut self) {
        if self.requested.take().is_some() {
            self.runner.stop();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, |hints: Res<HintSearch>, mut pace: ResMut<FramePace>| {
        pace.wait_for_answer(hints.is_busy());
    });
    app.init_resource::<HintSearch>()
        .add_systems(Update, search.in_set(AppSet::Opponent).after(AppSet::Session));
}

fn search(
    session: Res<CurrentSession>,
    mut notices: MessageReader<NoticeMessage>,
    mut selection: ResMut<CurrentSelection>,
    mut hints: ResMut<HintSearch>,
) {
    let hints = hints.as_mut();
    let wanted =
        notices.read().any(|NoticeMessage(notice)| matches!(notice, Notice::HintWanted(_)));
    if wanted && let Some(character) = Advice::character() {
        let (game, character) = (job_game(&session), character.as_ref().clone());
        let explain = Some(Advice::EXPLANATION.nodes);
        let job = TurnJob { game, character, time: None, seed: 0, explain };
        hints.cancel();
        hints.runner.start(session.generation(), Job::Turn(Box::new(job)));
        hints.requested = Some(session.generation());
        selection.hint = Some(Hint::Searching);
    }
    let Some(requested) = hints.requested else { return };
    let searching = selection.hint == Some(Hint::Searching);
    if requested != session.generation() || !searching {
        hints.cancel();
        // Not every change of the game takes the hint away, but its answer will not come.
        if searching {
            selection.hint = None;
        }
        return;
    }
    if let Some((id, Answer::Turn { report, explanation })) = hints.runner.poll()
        && id == requested
    {
        hints.requested = None;
        let advice = Advice::of(&report, session.record().chain().steps());
        selection.hint = advice.map(|advice| Hint::Shown(advice.explained(explanation)));
    }
}
