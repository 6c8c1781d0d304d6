//! What the screens remember from frame to frame, and when they open the page with the result.

use crate::app::actions::InputAction;
use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::app::settings::page::parts::Tab;
use crate::app::settings::values::Values;
use crate::game::play::Notice;
use crate::rules::{DrawReason, Outcome, WinReason};
use bevy::prelude::*;

/// What the screens remember from frame to frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct ScreenState {
    /// The open part of the settings.
    pub tab: Tab,
    /// The action for which a key is awaited, and whether it is the primary (0) or the secondary one (1).
    pub(in crate::app) listening: Option<(InputAction, usize)>,
    /// The part of the settings that was reset last, and the settings before that; `None` once another part is open.
    pub(in crate::app) before_reset: Option<(Tab, Box<Values>)>,
    /// Whether the result of the current game was already shown.
    pub(in crate::app) result_seen: bool,
    /// For how many seconds the stones have rested since the end of the game.
    pub(in crate::app) ended: f32,
}

/// The seconds from the end of the last stone's way to the result, if a turn ended the game. Shorter than the window
/// goes on drawing after the last movement.
const PAUSE: f32 = 0.6;

/// Opens the page with the result when the game has ended and the stones have come to rest, and
/// closes it when the game goes on.
pub(in crate::app) fn show_result(
    time: Res<Time>,
    animation: Res<AnimationState>,
    session: Res<CurrentSession>,
    mut notices: MessageReader<NoticeMessage>,
    mut page: ResMut<OpenPage>,
    mut state: ResMut<ScreenState>,
) {
    for NoticeMessage(notice) in notices.read() {
        match notice {
            // A result from before the review was already shown.
            Notice::Reviewing(begins) => state.result_seen = !begins,
            Notice::Started | Notice::Stepped { .. } | Notice::Rewound => state.result_seen = false,
            _ => continue,
        }
        if page.0 == Page::Result {
            page.0 = Page::Board;
        }
    }
    // The panel of an exercise says what its end means.
    let outcome = session.outcome().filter(|_| session.review().is_none());
    let Some(outcome) = outcome.filter(|_| !session.is_exercise() && !animation.busy) else {
        state.ended = 0.0;
        return;
    };
    if state.result_seen || page.0 != Page::Board {
        return;
    }
    state.ended += time.delta_secs();
    if state.ended >= PAUSE || !ends_by_turn(outcome) {
        page.0 = Page::Result;
        state.result_seen = true;
    }
}

/// Whether the last turn ended the game, as opposed to a player or a clock.
const fn ends_by_turn(outcome: Outcome) -> bool {
    match outcome {
        Outcome::Win { reason, .. } => match reason {
            WinReason::TookAll
            | WinReason::Immobilised
            | WinReason::NothingGiven
            | WinReason::NothingToEat => true,
            WinReason::Resigned | WinReason::OutOfTime => false,
        },
        Outcome::Draw(reason) => match reason {
            DrawReason::QuietTurns | DrawReason::Repetition | DrawReason::NoMove => true,
            DrawReason::Agreement => false,
        },
    }
}
