//! Stores the comments on games of the library with them.

use super::active::ReviewedGame;
use super::state::LibraryState;
use crate::app::session::{CurrentSession, GameAnnotated, NoticeMessage};
use crate::game::play::{Notice, Review, Session};
use bevy::prelude::*;

/// Stores the comments on the game of the library that is under review, if there is one.
pub(super) fn annotate(session: &Session, library: &mut LibraryState) {
    let review = session.review().filter(|review| !review.is_of_live());
    let reviewed = library.reviewed.clone().zip(review);
    if let Some((ReviewedGame { id, review: begun }, review)) = reviewed
        && review.begun() == begun
    {
        library.annotate(id, Box::new(review.game()));
    }
}

/// Follows which game of the library is under review, and stores the comments on it.
pub(super) fn follow(
    session: Res<CurrentSession>,
    mut notices: MessageReader<NoticeMessage>,
    mut annotated: MessageReader<GameAnnotated>,
    mut library: ResMut<LibraryState>,
) {
    let mut annotated: Vec<_> = annotated.read().collect();
    let mut store = |library: &mut LibraryState| {
        let Some(ReviewedGame { id, review }) = library.reviewed.clone() else { return };
        for changed in annotated.extract_if(.., |changed| changed.review == review) {
            let (id, game) = (id.clone(), changed.game.clone());
            library.annotate(id, game);
        }
    };
    let mut notices = notices.read().peekable();
    if notices.peek().is_none() {
        return;
    }
    // Comments on the game of a review that ends now come first.
    store(&mut library);
    for NoticeMessage(notice) in notices {
        if let Notice::Reviewing(begun) = notice {
            // The end of an earlier review is reported before the start of the next.
            let id = if *begun { library.review_next.take() } else { None };
            let review = session.review().map(Review::begun);
            let reviewed = id.zip(review).map(|(id, review)| ReviewedGame { id, review });
            library.reviewed = reviewed;
        }
    }
    store(&mut library);
}
