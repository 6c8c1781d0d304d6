//! Hints for the person to move: a search of their own, and what it found.
//!
//! The first request shows a good turn, the second explains it, the third hides it. Any change of
//! the game discards the hint.

use super::opponent::{DefaultBackend, Request, SearchBackend};
use super::schedule::{AppSet, FramePace, pace};
use crate::app::session::{CurrentSelection, CurrentSession, NoticeMessage};
use crate::game::play::{Advice, Hint, Notice};
use bevy::prelude::*;

/// The search for hints.
#[derive(Resource)]
pub struct HintSearch {
    new_backend: fn() -> Box<dyn SearchBackend>,
    /// Created with the first hint: few players ask for one.
    backend: Option<Box<dyn SearchBackend>>,
    /// The session's generation that the current search is for; `None` if there is none.
    requested: Option<u64>,
}

impl Default for HintSearch {
    /// Hints that are searched for on a thread, if there are threads.
    fn default() -> Self {
        Self::lazy(|| Box::new(DefaultBackend::default()))
    }
}

impl HintSearch {
    /// Hints that are searched for with this backend.
    pub fn new(backend: impl SearchBackend + 'static) -> Self {
        Self { backend: Some(Box::new(backend)), ..Self::default() }
    }

    /// Hints that are searched for with a backend that is created for the first hint.
    pub(crate) const fn lazy(new_backend: fn() -> Box<dyn SearchBackend>) -> Self {
        Self { new_backend, backend: None, requested: None }
    }

    /// Whether a search runs.
    pub const fn is_busy(&self) -> bool {
        self.requested.is_some()
    }

    fn cancel(&mut self) {
        if self.requested.take().is_some()
            && let Some(backend) = &mut self.backend
        {
            backend.stop();
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
        let backend = hints.backend.get_or_insert_with(hints.new_backend);
        let generation = session.generation();
        backend.start(Request {
            variant: session.variant().clone(),
            record: session.record().clone(),
            character,
            time: None,
            seed: 0,
            generation,
            explain: Some(Advice::EXPLANATION),
        });
        hints.requested = Some(generation);
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
    let Some(answer) = hints.backend.as_mut().and_then(|backend| backend.poll()) else { return };
    if answer.generation == requested {
        hints.requested = None;
        let advice = Advice::of(&answer.report, session.record().chain().steps());
        selection.hint = advice.map(|advice| Hint::Shown(advice.explained(answer.explanation)));
    }
}
