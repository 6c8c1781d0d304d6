//! The comment that is being typed.

use super::{CurrentSession, IntentMessage};
use crate::game::play::{Intent, Review, ReviewAction, Session};
use crate::rules::notation::NodeId;
use bevy::prelude::*;

/// The comment that is being typed, until it is stored in the game.
#[derive(Resource, Clone, Debug, Default)]
pub struct CommentDraft(Option<TypedComment>);

#[derive(Clone, Debug)]
struct TypedComment {
    /// The review, by [`Review::begun`].
    review: u64,
    node: NodeId,
    text: String,
}

impl CommentDraft {
    /// Whether nothing is being typed.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The text that was typed for a turn of a review; `None` if nothing was.
    pub fn text(&self, review: &Review, node: NodeId) -> Option<&str> {
        let typed = self.0.as_ref();
        let typed = typed.filter(|typed| typed.review == review.begun() && typed.node == node);
        typed.map(|typed| typed.text.as_str())
    }

    /// The text that was typed for a turn of the game under review.
    pub fn new(session: &Session, node: NodeId, text: String) -> Self {
        let review = session.review().map(Review::begun);
        Self(review.map(|review| TypedComment { review, node, text }))
    }

    /// Takes the comment out, as an intent that stores it. `None` if its review is over.
    pub(crate) fn take(&mut self, session: &Session) -> Option<Intent> {
        let TypedComment { review, node, text } = self.0.take()?;
        let here = session.review().is_some_and(|now| now.begun() == review);
        here.then_some(Intent::Review(ReviewAction::Comment(node, text)))
    }

    /// Takes the comment out if the intent ends the review that it belongs to.
    pub(super) fn take_before(&mut self, intent: &Intent, session: &Session) -> Option<Intent> {
        let ends = matches!(
            intent,
            Intent::NewGame { .. }
                | Intent::Begin(_)
                | Intent::Open(_)
                | Intent::OpenReview(_)
                | Intent::Review(ReviewAction::Leave | ReviewAction::PlayOn(_))
        );
        if ends { self.take(session) } else { None }
    }
}

/// Stores the comment now.
pub fn keep_comment(
    session: Res<CurrentSession>,
    mut draft: ResMut<CommentDraft>,
    mut intents: MessageWriter<IntentMessage>,
) {
    if !draft.is_empty() {
        intents.write_batch(draft.take(&session).map(IntentMessage));
    }
}

/// Stores the comment when another turn is reviewed.
pub(super) fn store(
    session: Res<CurrentSession>,
    mut draft: ResMut<CommentDraft>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let Some(typed) = &draft.0 else { return };
    let subject = session.review().map(|review| review.subject(session.record()));
    if subject != Some(typed.node) {
        intents.write_batch(draft.take(&session).map(IntentMessage));
    }
}
