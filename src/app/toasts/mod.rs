//! Messages that are shown for a few seconds: toasts, and the last remark on the game.

pub(super) mod draw;

use super::schedule::{AppSet, FramePace, pace};
use super::session::{CurrentSelection, NoticeMessage};
use super::ui::action::UiAction;
use crate::game::play::Notice;
use crate::rules::Point;
use bevy::prelude::*;
use std::time::Duration;

/// How long a remark is shown, in seconds.
const REMARK_TIME: f32 = 6.0;
/// How long a toast is shown, in seconds. A click dismisses it sooner.
const TOAST_TIME: f32 = 12.0;

/// Sentences that are not about the game, for instance where a file was saved.
#[derive(Resource, Clone, Debug, Default)]
pub struct Toasts {
    shown: Vec<Toast>,
}

/// A sentence and the seconds for which it is still shown.
#[derive(Clone, Debug)]
struct Toast {
    sentence: String,
    left: f32,
}

impl Toasts {
    /// Shows a sentence for a while.
    pub fn tell(&mut self, sentence: String) {
        self.shown.push(Toast { sentence, left: TOAST_TIME });
    }

    /// What the interface does to show a sentence for a while.
    pub(super) fn told(sentence: String) -> UiAction {
        UiAction::change(|toasts: &mut Self| toasts.tell(sentence))
    }

    /// The sentences shown now, oldest first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        self.shown.iter().map(|toast| toast.sentence.as_str())
    }

    /// Whether no sentence is shown.
    pub const fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// Removes a sentence, counted from 0 in the order of [`Toasts::iter`].
    fn dismiss(&mut self, index: usize) {
        if index < self.shown.len() {
            self.shown.remove(index);
        }
    }

    /// Advances time by `seconds`. Returns whether a sentence was removed.
    pub fn advance(&mut self, seconds: f32) -> bool {
        let before = self.shown.len();
        self.shown.retain_mut(|toast| {
            toast.left -= seconds;
            toast.left > 0.0
        });
        self.shown.len() < before
    }
}

/// The last notice that is worth a sentence under the board, such as a refusal.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastRemark(Option<(Notice, f32)>);

impl LastRemark {
    /// The notice, while it is shown.
    pub fn notice(&self) -> Option<&Notice> {
        self.0.as_ref().map(|(notice, _)| notice)
    }

    /// Updates the remark after a notice.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Refused(_)
            | Notice::NoGame(_)
            | Notice::MatchLost(_)
            | Notice::DrawDeclined
            | Notice::Claimed => self.0 = Some((notice.clone(), REMARK_TIME)),
            Notice::Started | Notice::Stepped { .. } | Notice::Rewound => self.0 = None,
            _ => {}
        }
    }

    /// Removes a refusal, because the player has chosen another stone.
    fn forget_refusal(&mut self) {
        self.0.take_if(|(notice, _)| matches!(notice, Notice::Refused(_)));
    }

    /// Advances time by `seconds`. Returns whether the remark was removed.
    pub fn advance(&mut self, seconds: f32) -> bool {
        let Some((_, left)) = &mut self.0 else { return false };
        *left -= seconds;
        let over = *left <= 0.0;
        if over {
            self.0 = None;
        }
        over
    }
}

pub(super) fn plugin(app: &mut App) {
    pace(app, |toasts: Res<Toasts>, remark: Res<LastRemark>, mut pace: ResMut<FramePace>| {
        pace.draw(toasts.is_changed() || remark.is_changed());
        // A sentence goes by itself.
        pace.draw_every(
            Duration::from_millis(200),
            !toasts.is_empty() || remark.notice().is_some(),
        );
    });
    app.init_resource::<Toasts>()
        .init_resource::<LastRemark>()
        .init_resource::<CurrentSelection>()
        .add_systems(Update, advance.in_set(AppSet::Present));
}

/// Follows the notices and removes what was shown long enough. Elapsed time alone does not mark the
/// resources as changed.
fn advance(
    time: Res<Time>,
    selection: Res<CurrentSelection>,
    mut chosen: Local<Option<Point>>,
    mut notices: MessageReader<NoticeMessage>,
    mut toasts: ResMut<Toasts>,
    mut remark: ResMut<LastRemark>,
) {
    let before = std::mem::replace(&mut *chosen, selection.chosen);
    if selection.chosen.is_some() && selection.chosen != before {
        remark.forget_refusal();
    }
    for NoticeMessage(notice) in notices.read() {
        remark.hear(notice);
    }
    let seconds = time.delta_secs();
    if toasts.bypass_change_detection().advance(seconds) {
        toasts.set_changed();
    }
    if remark.bypass_change_detection().advance(seconds) {
        remark.set_changed();
    }
}
