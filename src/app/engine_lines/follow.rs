//! Follows the position at hand with the search.

use super::{EngineLines, FoundLines, LinesRequest, LinesSearch, LinesUpdate};
use crate::app::session::CurrentSession;
use crate::game::play::Session;
use crate::rules::Record;
use bevy::prelude::*;

/// Starts a search when the position or the number of lines changes, takes its updates, and stops it
/// when it is no longer wanted.
pub(super) fn follow(
    session: Res<CurrentSession>,
    mut lines: ResMut<EngineLines>,
    mut search: ResMut<LinesSearch>,
) {
    let search = search.bypass_change_detection();
    if !lines.on || !EngineLines::may_analyse(&session) {
        if search.requested.take().is_some() {
            search.backend.iter_mut().for_each(|backend| backend.stop());
            lines.set_found(None);
            lines.searching = false;
        }
        return;
    }
    if session.is_changed() || lines.is_changed() {
        let request = request(&session, lines.options.count);
        if search.requested.as_ref() != Some(&request) {
            let backend = search.backend.get_or_insert_with(search.new_backend);
            backend.start(request.clone());
            // The lines of another position must not be shown, those of fewer lines may stay.
            let known = search.requested.replace(request);
            let same = known.is_some_and(|it| {
                search.requested.as_ref().is_some_and(|now| now.record == it.record)
            });
            lines.found.take_if(|_| !same);
            lines.searching = true;
        }
    }
    let update = search.backend.as_mut().and_then(|backend| backend.poll());
    if let (Some(LinesUpdate { report, results, finished }), Some(request)) =
        (update, &search.requested)
    {
        lines.set_found(Some(FoundLines { record: request.record.clone(), report, results }));
        lines.searching = !finished;
    }
}

/// The request for the position at hand. An open chain is left out: its turn is one of those that the
/// lines begin with.
fn request(session: &Session, count: usize) -> LinesRequest {
    let mut record: Record = session.record().clone();
    while !record.chain().is_empty() && record.undo_step().is_ok() {}
    LinesRequest { variant: session.variant().clone(), record, count }
}
