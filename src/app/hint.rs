//! Advice for the person to move: asks a mind of its own, and shows what it found.
//!
//! The first wish shows a good turn, the second explains it, the third puts it away. Whatever
//! changes the game takes the advice with it.

use super::opponent::{Request, SearchBackend};
use super::schedule::AppSet;
use crate::app::session::{CurrentSelection, CurrentSession, NoticeMessage};
use crate::engine::{Character, character};
use crate::game::{Advice, Hint, Notice};
use bevy::prelude::*;
use std::sync::Arc;

/// The longest the adviser thinks, in seconds.
const SECONDS: u32 = 1;
/// The most positions it looks at.
const NODES: u64 = 4_000_000;

/// Who gives advice.
#[derive(Resource, Default)]
pub struct Adviser {
    /// Made when it is first needed: few ask.
    mind: Option<Box<dyn SearchBackend>>,
    /// The session's generation that is being thought about.
    asked: Option<u64>,
}

impl Adviser {
    /// An adviser with this mind.
    pub fn new(mind: impl SearchBackend + 'static) -> Self {
        Self { mind: Some(Box::new(mind)), asked: None }
    }

    /// Is it thinking?
    pub const fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    fn give_up(&mut self) {
        if self.asked.take().is_some()
            && let Some(mind) = &mut self.mind
        {
            mind.stop();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Adviser>()
        .add_systems(Update, advise.in_set(AppSet::Opponent).after(AppSet::Session));
}

#[cfg(not(target_arch = "wasm32"))]
fn mind() -> Box<dyn SearchBackend> {
    Box::new(super::opponent::ThreadBackend::default())
}

/// The worker of the page is the computer's too: it never thinks while a person asks for advice.
#[cfg(target_arch = "wasm32")]
fn mind() -> Box<dyn SearchBackend> {
    Box::new(super::web::WorkerBackend::default())
}

/// Who thinks: the strongest there is, without the tables of the endings, and not for long.
fn thinker() -> Option<Arc<Character>> {
    let strongest = character::all().last()?;
    let mut brief = strongest.as_ref().clone();
    brief.seconds = Some(SECONDS);
    brief.nodes = NODES;
    brief.endgame = 0;
    Some(Arc::new(brief))
}

fn advise(
    session: Res<CurrentSession>,
    mut notices: MessageReader<NoticeMessage>,
    mut selection: ResMut<CurrentSelection>,
    mut adviser: ResMut<Adviser>,
) {
    let adviser = adviser.as_mut();
    let wanted =
        notices.read().any(|NoticeMessage(notice)| matches!(notice, Notice::HintWanted(_)));
    if wanted && let Some(character) = thinker() {
        let mind = adviser.mind.get_or_insert_with(|| mind());
        let generation = session.generation();
        mind.think(Request {
            variant: session.variant().clone(),
            record: session.record().clone(),
            character,
            time: None,
            seed: 0,
            generation,
        });
        adviser.asked = Some(generation);
        selection.hint = Some(Hint::Searching);
    }
    let Some(asked) = adviser.asked else { return };
    if asked != session.generation() || selection.hint != Some(Hint::Searching) {
        adviser.give_up();
        return;
    }
    let Some(answer) = adviser.mind.as_mut().and_then(|mind| mind.poll()) else { return };
    if answer.generation == asked {
        adviser.asked = None;
        selection.hint =
            Advice::of(&answer.report, session.record().chain().steps()).map(Hint::Shown);
    }
}
