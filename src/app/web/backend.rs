//! The computer's mind in a browser: a worker with a program of its own. Where there are no workers
//! it thinks in the page, so briefly that no picture waits for it.

use super::bridge;
use crate::app::opponent::{Answer, Request, SearchBackend};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::engine::character::SearchResources;
use crate::engine::search_request::{SearchRequest, read_report};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The longest the page itself thinks about a turn.
const BRIEF: Duration = Duration::from_millis(25);

/// Are workers blocked, so that the computer has had to think in the page?
static IN_PAGE: AtomicBool = AtomicBool::new(false);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, say_so.run_if(|| IN_PAGE.load(Relaxed)));
}

/// Says once that the computer thinks in the page, and so plays weaker.
fn say_so(texts: Res<CurrentTexts>, mut toasts: ResMut<Toasts>, mut told: Local<bool>) {
    if !std::mem::replace(&mut *told, true) {
        toasts.tell(texts.get("web-thinks-in-page"));
    }
}

/// Asks the worker, and thinks itself where there is none.
#[derive(Default)]
pub struct WorkerBackend {
    asked: Option<Request>,
    /// The request is to be thought about here, with the next look.
    here: bool,
}

impl SearchBackend for WorkerBackend {
    fn think(&mut self, request: Request) {
        self.stop();
        let Request { record, character, seed, .. } = &request;
        let errand = SearchRequest::of_character(&request.variant, record, character, *seed);
        let time = request.time.map(|time| time.as_millis() as u64);
        let errand = errand.map(|errand| errand.within(time));
        self.here = match errand {
            Some(errand) => {
                let blocked = !bridge::think(&errand.write());
                IN_PAGE.fetch_or(blocked, Relaxed);
                blocked
            }
            None => true,
        };
        self.asked = Some(request);
    }

    fn poll(&mut self) -> Option<Answer> {
        let request = self.asked.as_ref()?;
        let report = if self.here {
            None
        } else {
            match bridge::thought()? {
                text if text.is_empty() => {
                    // The worker has failed.
                    IN_PAGE.store(true, Relaxed);
                    None
                }
                text => read_report(&request.record, &text),
            }
        };
        let request = self.asked.take()?;
        let generation = request.generation;
        let report = report.unwrap_or_else(|| briefly(&request));
        Some(Answer { report, generation })
    }

    fn stop(&mut self) {
        if self.asked.take().is_some() && !self.here {
            bridge::stop_thinking();
        }
    }
}

fn briefly(request: &Request) -> crate::engine::Report {
    let began = Instant::now();
    let mut enough = || began.elapsed() >= BRIEF;
    request.character.complete_turn(
        &request.record,
        &SearchResources::default(),
        request.seed,
        &mut enough,
    )
}
