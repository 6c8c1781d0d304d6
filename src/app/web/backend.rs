//! The search backend of the page: a worker that runs a program of its own. Without workers it
//! searches in the page, so briefly that no frame is delayed noticeably.

use super::bridge;
use crate::app::opponent::{Request, SearchAnswer, SearchBackend};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::engine::character::SearchResources;
use crate::engine::explain::Explanation;
use crate::engine::search_request::{SearchRequest, read_explanation, read_report};
use crate::engine::{Limits, Report};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The longest search in the page itself.
const MAX_IN_PAGE: Duration = Duration::from_millis(25);
/// The most nodes of an explanation in the page itself.
const EXPLAINED_IN_PAGE: u64 = 3_000;

/// Whether a search had to run in the page, because workers are blocked or have failed.
static IN_PAGE: AtomicBool = AtomicBool::new(false);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, report_in_page.run_if(|| IN_PAGE.load(Relaxed)));
}

/// Reports once that the computer searches in the page and therefore plays weaker.
fn report_in_page(texts: Res<CurrentTexts>, mut toasts: ResMut<Toasts>, mut reported: Local<bool>) {
    if !std::mem::replace(&mut *reported, true) {
        toasts.tell(texts.get("web-thinks-in-page"));
    }
}

/// Searches in the page's worker, or in the page if there is none.
#[derive(Default)]
pub(super) struct WorkerBackend {
    request: Option<Request>,
    /// Whether the next poll is to search in the page.
    in_page: bool,
}

impl SearchBackend for WorkerBackend {
    fn start(&mut self, request: Request) {
        self.stop();
        let Request { record, character, seed, .. } = &request;
        let search = SearchRequest::of_character(&request.variant, record, character, *seed);
        let time = request.time.map(|time| time.as_millis() as u64);
        let explain = request.explain.map(|limits| limits.nodes);
        let search = search.map(|search| search.within(time).explaining(explain));
        self.in_page = match search {
            Some(search) => {
                let blocked = !bridge::think(&search.write());
                IN_PAGE.fetch_or(blocked, Relaxed);
                blocked
            }
            None => true,
        };
        self.request = Some(request);
    }

    fn poll(&mut self) -> Option<SearchAnswer> {
        let request = self.request.as_ref()?;
        let thought = if self.in_page {
            None
        } else {
            match bridge::thought()? {
                text if text.is_empty() => {
                    // The worker has failed.
                    IN_PAGE.store(true, Relaxed);
                    None
                }
                text => read_report(&request.record, &text)
                    .map(|report| (report, read_explanation(&request.record, &text))),
            }
        };
        let request = self.request.take()?;
        let generation = request.generation;
        let (report, explanation) = thought.unwrap_or_else(|| search_in_page(request));
        Some(SearchAnswer { report, generation, explanation })
    }

    fn stop(&mut self) {
        if self.request.take().is_some() && !self.in_page {
            bridge::stop_thinking();
        }
    }
}

fn search_in_page(mut request: Request) -> (Report, Option<Explanation>) {
    let began = Instant::now();
    let mut enough = || began.elapsed() >= MAX_IN_PAGE;
    let resources = SearchResources::default();
    let report =
        request.character.complete_turn(&request.record, &resources, request.seed, &mut enough);
    request.explain = request.explain.map(|_| Limits::nodes(EXPLAINED_IN_PAGE));
    let explanation = request.explained(&report, &mut || false);
    (report, explanation)
}
