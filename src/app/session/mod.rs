//! The session of `game` as Bevy resources and messages: intents come in, notices go out.

mod annotations;
pub mod autoplay;
mod clocks;
mod comment_draft;
mod hint_request;

pub use annotations::{
    BoardAnnotations, PassingAnnotations, PointPicked, PointedOut, ScannedPoints,
};
pub use clocks::{ClockHold, PersonClocksStop};
pub use comment_draft::{CommentDraft, keep_comment};
pub(crate) use hint_request::{ask_for_hint, request_hint};

use super::schedule::{AnimationState, AppSet, FramePace, draw_changes, pace};
use crate::game::play::{Guidance, Intent, Notice, Review, Selection, Session};
use crate::rules::notation::Game;
use bevy::prelude::*;
use std::time::Duration;

/// The session on the board.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct CurrentSession(pub Session);

/// What the person at the board has selected.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref, DerefMut)]
pub struct CurrentSelection(pub Selection);

/// What may be done now, brought up to date in `AppSet::Guide`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref, DerefMut)]
pub struct CurrentGuidance(pub Guidance);

/// Why the computer must not play yet.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpponentHold {
    /// The coach looks at the person's turn.
    pub coach: bool,
    /// The strength of the opponent that adjusts itself is not known yet.
    pub strength: bool,
    /// The worker that it shares solves a position.
    pub solver: bool,
}

impl OpponentHold {
    /// Whether there is any reason.
    pub const fn is_held(self) -> bool {
        self.coach || self.strength || self.solver
    }
}

/// An intent to be applied to the session.
#[derive(Message, Clone, Debug, Deref)]
pub struct IntentMessage(pub Intent);

/// A notice of the session.
#[derive(Message, Clone, Debug, PartialEq, Deref)]
pub struct NoticeMessage(pub Notice);

/// Comments or variations of the game under review have changed. Not sent for the live game, which stores its own.
#[derive(Message, Clone, Debug)]
pub struct GameAnnotated {
    /// The review, by [`Review::begun`](crate::game::play::Review::begun).
    pub review: u64,
    /// The game with its comments and variations.
    pub game: Box<Game>,
}

impl From<Intent> for IntentMessage {
    fn from(intent: Intent) -> Self {
        Self(intent)
    }
}

/// The stone that the player drags.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct DraggedStone {
    /// The position of the stone on the board's plane, x and z; `None` if nothing is dragged.
    pub at: Option<Vec2>,
    /// Whether a finger drags it. The stone is then drawn larger, because a finger covers it.
    pub by_finger: bool,
}

/// A clock is drawn this long after its second is over.
const MARGIN: Duration = Duration::from_millis(5);

/// A running clock is drawn once a second, and a match may continue without a person.
fn draw_clocks(session: Res<CurrentSession>, mut pace: ResMut<FramePace>) {
    pace.draw(session.review().is_some_and(Review::is_playing));
    if let Some(second) = session.next_second().filter(|_| !session.is_paused()) {
        pace.draw_every(second + MARGIN, true);
    }
    pace.draw_every(FramePace::SOON, session.continues_by_itself());
}

pub(super) fn plugin(app: &mut App) {
    pace(app, (draw_changes::<CurrentSession>, draw_changes::<CurrentGuidance>, draw_clocks));
    app.add_message::<IntentMessage>()
        .add_message::<NoticeMessage>()
        .add_message::<GameAnnotated>()
        .init_resource::<CommentDraft>()
        .init_resource::<CurrentSession>()
        .init_resource::<CurrentSelection>()
        .init_resource::<CurrentGuidance>()
        .init_resource::<DraggedStone>()
        .init_resource::<ClockHold>()
        .init_resource::<PersonClocksStop>()
        .init_resource::<ScannedPoints>()
        .init_resource::<OpponentHold>()
        .init_resource::<autoplay::AutoplayTimer>()
        .init_resource::<BoardAnnotations>()
        .init_resource::<PassingAnnotations>()
        .add_message::<PointPicked>()
        .add_systems(Update, autoplay::run.in_set(AppSet::Input))
        .add_systems(Update, (clocks::advance, apply_intents).chain().in_set(AppSet::Session))
        .add_systems(Update, (guide, comment_draft::store).in_set(AppSet::Guide));
}

/// Applies every intent to the session and sends the notices.
fn apply_intents(
    mut intents: MessageReader<IntentMessage>,
    mut session: ResMut<CurrentSession>,
    mut selection: ResMut<CurrentSelection>,
    (mut drag, mut draft): (ResMut<DraggedStone>, ResMut<CommentDraft>),
    (mut notices, mut annotated): (MessageWriter<NoticeMessage>, MessageWriter<GameAnnotated>),
) {
    for IntentMessage(intent) in intents.read() {
        let comment = draft.bypass_change_detection().take_before(intent, &session);
        for intent in comment.into_iter().chain([intent.clone()]) {
            let happened = session.apply(intent);
            if happened.iter().any(Notice::changes_game) {
                selection.follow(session.record());
                drag.set_if_neq(DraggedStone::default());
            }
            // The next intent may end the review.
            if happened.contains(&Notice::Annotated)
                && let Some(review) = session.review().filter(|review| !review.is_of_live())
            {
                let (review, game) = (review.begun(), Box::new(review.game()));
                annotated.write(GameAnnotated { review, game });
            }
            notices.write_batch(happened.into_iter().map(NoticeMessage));
        }
    }
}

/// Brings the view model of the board up to date.
pub(crate) fn guide(
    session: Res<CurrentSession>,
    selection: Res<CurrentSelection>,
    animation: Res<AnimationState>,
    annotations: Res<BoardAnnotations>,
    mut guidance: ResMut<CurrentGuidance>,
) {
    let inputs_changed = session.is_changed()
        || selection.is_changed()
        || animation.is_changed()
        || annotations.is_changed();
    if !inputs_changed {
        return;
    }
    let acting = session.person_to_move() && !animation.busy && !session.is_paused();
    let mut now = Guidance::of(session.record(), acting, &selection);
    if annotations.picked.is_some() {
        now.hovered = selection.hovered;
    }
    guidance.set_if_neq(CurrentGuidance(now));
}
