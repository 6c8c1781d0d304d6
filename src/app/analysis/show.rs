//! Shows the better turn beside the played one on the board while a bad one is under review.

use super::CurrentAnalysis;
use super::place::played;
use crate::app::session::{BoardAnnotations, CurrentSession, PointedOut};
use crate::game::analysis::Mark;
use bevy::prelude::*;

/// Brings the annotations on the board up to date. What somebody else shows there is left alone.
pub(super) fn show(
    current: Res<CurrentAnalysis>,
    session: Res<CurrentSession>,
    mut annotations: ResMut<BoardAnnotations>,
    mut own: Local<PointedOut>,
) {
    if !current.is_changed() && !session.is_changed() {
        return;
    }
    own.show_lasting(marks(&current, &session), &mut annotations);
}

/// The better turn, the played one, and the stones still there that the better one would have taken. `None` if the turn under review
/// is not marked as a bad one.
fn marks(current: &CurrentAnalysis, session: &CurrentSession) -> Option<BoardAnnotations> {
    let (shown, review) = (current.shown()?, session.review()?);
    let (at, whole) = played(session, review, shown.record());
    let record = session.record();
    let number = at.checked_sub(1).filter(|_| whole && record.chain().is_empty())?;
    let turn = shown.analysis.as_ref()?.turns().get(number)?;
    let judgement = turn.judgement.as_ref().filter(|it| it.mark.is_some_and(Mark::is_bad))?;
    let best = judgement.best.line.first()?;
    let (path, reply) = (best.path(), turn.turn.path());
    let captured = best.captured & record.position().stones(turn.side.opponent());
    Some(BoardAnnotations { path, reply, captured, ..Default::default() })
}
