//! Plays the scripted side of a [`Script`].

use super::{CurrentSession, IntentMessage, NoticeMessage};
use crate::app::schedule::AnimationState;
use crate::game::{Intent, Notice, Script};
use bevy::prelude::*;

/// The script of the current game, if it has one. It ends when another game starts.
#[derive(Resource, Clone, Debug, Default)]
pub struct CurrentScript {
    current: Option<Script>,
    /// The script of the game that is about to start.
    next: Option<Script>,
}

impl CurrentScript {
    /// Prepares a script. Returns the intent that starts its game, to be sent at once.
    pub fn begin(&mut self, script: Script) -> Intent {
        let opening = script.opening();
        self.next = Some(script);
        opening
    }

    /// The script of the current game.
    pub const fn current(&self) -> Option<&Script> {
        self.current.as_ref()
    }
}

/// What the system last saw of the record.
#[derive(Default)]
pub(super) struct Seen {
    turns: usize,
    /// The generation for which an intent was sent.
    sent: Option<u64>,
}

/// Sends the next scripted turn when the stones have come to rest. After an undo that leaves the
/// scripted side to move, undoes another turn, so that the person is to move.
pub(super) fn play(
    session: Res<CurrentSession>,
    animation: Res<AnimationState>,
    mut notices: MessageReader<NoticeMessage>,
    mut script: ResMut<CurrentScript>,
    mut seen: Local<Seen>,
    mut intents: MessageWriter<IntentMessage>,
) {
    for NoticeMessage(notice) in notices.read() {
        if *notice == Notice::Started {
            script.current = script.next.take();
            *seen = Seen::default();
        }
    }
    let Some(script) = script.current() else { return };
    let turns = session.record().turns().len();
    let undone = turns < seen.turns;
    let generation = session.generation();
    if !script.is_to_move(&session) || seen.sent == Some(generation) {
        seen.turns = turns;
        return;
    }
    if undone && turns > 0 {
        seen.sent = Some(generation);
        intents.write(IntentMessage(Intent::Undo));
    } else if !animation.busy {
        seen.turns = turns;
        if let Some(reply) = script.reply(&session) {
            seen.sent = Some(generation);
            intents.write(IntentMessage(reply));
        }
    }
}
