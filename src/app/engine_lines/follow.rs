//! Follows the position at hand with the search.

use super::{EngineLines, FoundLines, LinesRequest, LinesSearch};
use crate::app::session::CurrentSession;
use crate::game::jobs::JobGame;
use crate::game::play::Session;
use bevy::prelude::*;

/// Starts a search when the position or the number of lines changes, takes what it finds, and stops it when it is no
/// longer wanted.
pub(super) fn follow(
    session: Res<CurrentSession>,
    mut lines: ResMut<EngineLines>,
    mut search: ResMut<LinesSearch>,
) {
    let search = search.bypass_change_detection();
    if !lines.on || !EngineLines::may_analyse(&session) {
        if search.stop().is_some() {
            lines.set_found(None);
            lines.searching = false;
        }
        return;
    }
    if session.is_changed() || lines.is_changed() {
        let request = request(&session, lines.options.count);
        if search.requested.as_ref() != Some(&request) {
            // The lines of another position must not be shown, those of fewer lines may stay.
            let known = search.stop().is_some_and(|it| it.game.record == request.game.record);
            search.start(request);
            lines.found.take_if(|_| !known);
            lines.searching = true;
        }
    }
    let news = search.poll_results();
    let found = search.poll();
    if let (Some((report, finished)), Some(request)) = (found, &search.requested) {
        let (record, results) = (request.game.record.clone(), search.exact.clone());
        lines.set_found(Some(FoundLines { record, report, results }));
        lines.searching = !finished;
    } else if news && let Some(found) = &mut lines.found {
        found.results.clone_from(&search.exact);
    }
}

/// What is searched in the position at hand. An open chain is left out: its turn is one of those that the lines begin
/// with.
fn request(session: &Session, count: usize) -> LinesRequest {
    let (variant, mut record) = (session.variant().clone(), session.record().clone());
    while !record.chain().is_empty() && record.undo_step().is_ok() {}
    LinesRequest { game: JobGame { variant, record }, count }
}
