//! What a screen reader reads out: every turn and status, moments, toasts, and what other parts announce.

use super::Speech;
use crate::app::moments::Moment;
use crate::app::schedule::{AnimationState, AppSet};
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::app::status::{self, CurrentStatus};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::game::play::Notice;
use bevy::prelude::*;

/// A sentence to be read out.
#[derive(Message, Clone, Debug, PartialEq, Eq, Deref)]
pub(crate) struct Announcement(pub String);

/// The systems that announce.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct AnnounceSet;

/// Announces the game and the toasts. Only needed where something reads the announcements out.
pub fn plugin(app: &mut App) {
    app.add_message::<Announcement>().add_message::<Moment>().add_systems(
        Update,
        (announce_status, announce_moments, announce_toasts)
            .chain()
            .in_set(AnnounceSet)
            .after(AppSet::Present)
            .after(status::update),
    );
}

fn announce_status(
    texts: Res<CurrentTexts>,
    session: Res<CurrentSession>,
    status: Res<CurrentStatus>,
    animation: Res<AnimationState>,
    mut notices: MessageReader<NoticeMessage>,
    (mut speech, mut opened): (Local<Speech>, Local<bool>),
    mut announcements: MessageWriter<Announcement>,
) {
    let opens = |notice: &NoticeMessage| matches!(notice.0, Notice::Started | Notice::Reviewing(_));
    *opened |= notices.read().filter(|notice| opens(notice)).count() > 0;
    if animation.busy {
        return;
    }
    let over = session.to_move().is_none() && !status.hint.is_empty();
    let line = match (status.refused, over) {
        (true, _) => format!("{} {}", status.hint, status.headline),
        // Who has won, and why.
        (false, true) => format!("{}. {}", status.headline, status.hint),
        (false, false) => status.headline.clone(),
    };
    let opened = std::mem::take(&mut *opened);
    announcements.write_batch(speech.next(&texts, &session, &line, opened).map(Announcement));
}

/// Announces what was achieved.
fn announce_moments(
    mut moments: MessageReader<Moment>,
    mut announcements: MessageWriter<Announcement>,
) {
    let sentences = moments.read().map(|moment| moment.sentence.clone());
    announcements.write_batch(sentences.map(Announcement));
}

/// Announces every toast once.
fn announce_toasts(
    toasts: Res<Toasts>,
    mut last: Local<Vec<String>>,
    mut announcements: MessageWriter<Announcement>,
) {
    if !toasts.is_changed() {
        return;
    }
    let now: Vec<String> = toasts.iter().map(str::to_owned).collect();
    let new = now.iter().filter(|sentence| !last.contains(sentence));
    announcements.write_batch(new.cloned().map(Announcement));
    *last = now;
}
