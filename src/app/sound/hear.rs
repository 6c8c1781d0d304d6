//! Listens to stones, referee and interface, and writes the cues. The key M mutes.

use super::director::{Cue, Director};
use super::low_time::low_time_warning;
use super::synth::Sound;
use super::volumes::Volumes;
use crate::app::input::InputFocus;
use crate::app::motion::Heard;
use crate::app::schedule::{AnimationState, AppSet};
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::game::Notice;
use bevy::input::touch::Touches;
use bevy::prelude::*;

/// A request for a sound that no notice causes: low time, or a click in the interface.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundRequest(pub Sound);

/// May anything be heard yet? A browser plays nothing before the first click, touch or key.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlocked(pub bool);

impl Default for Unlocked {
    fn default() -> Self {
        Self(cfg!(not(target_arch = "wasm32")))
    }
}

/// The director and its ears, for an app with a session and stones; plays nothing by itself.
pub fn hearing(app: &mut App) {
    low_time_warning(app);
    app.init_resource::<Volumes>()
        .init_resource::<Director>()
        .init_resource::<Unlocked>()
        .add_message::<Cue>()
        .add_message::<Heard>()
        .add_systems(Update, (unlock, mute).chain().in_set(AppSet::Input))
        .add_systems(Update, direct.after(AppSet::Present));
}

/// The first gesture of any kind lets sounds through, from this frame on.
fn unlock(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    mut unlocked: ResMut<Unlocked>,
) {
    if unlocked.0 {
        return;
    }
    unlocked.0 = keys.is_some_and(|keys| keys.get_just_pressed().len() > 0)
        || buttons.is_some_and(|buttons| buttons.get_just_pressed().len() > 0)
        || touches.is_some_and(|touches| touches.any_just_pressed());
}

fn mute(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    listening: Option<Res<InputFocus>>,
    mut volumes: ResMut<Volumes>,
) {
    let hit = keys.is_some_and(|keys| {
        let with =
            [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
        keys.just_pressed(KeyCode::KeyM) && !keys.any_pressed(with)
    });
    if hit && listening.is_none_or(|listening| listening.keyboard) {
        volumes.muted = !volumes.muted;
    }
}

/// Hears everything, and asks for what is to be heard of it. What happens while nothing may be
/// heard is lost.
fn direct(
    (mut notices, mut stones, mut asked): (
        MessageReader<NoticeMessage>,
        MessageReader<Heard>,
        MessageReader<SoundRequest>,
    ),
    (volumes, unlocked): (Res<Volumes>, Res<Unlocked>),
    (session, stage): (Res<CurrentSession>, Res<AnimationState>),
    mut director: ResMut<Director>,
    mut cues: MessageWriter<Cue>,
) {
    let director = director.as_mut();
    let mut now: Vec<Cue> = Vec::new();
    let notices: Vec<&Notice> = notices.read().map(|NoticeMessage(notice)| notice).collect();
    now.extend(notices.iter().filter_map(|notice| director.notice(notice)));
    // A finished game that was opened did not end now.
    if notices.contains(&&Notice::Started) {
        director.hush();
    }
    now.extend(stones.read().filter_map(|&heard| director.stones(heard)));
    now.extend(asked.read().map(|&SoundRequest(sound)| director.cue(sound, 1.0, 1.0)));
    if !stage.busy {
        now.extend(director.ended(&session));
    }
    if volumes.effects_amplitude() == 0.0 || !unlocked.0 {
        director.hush();
        return;
    }
    for (index, cue) in now.iter().enumerate() {
        // Twice the same at once is only louder.
        if !now[..index].iter().any(|earlier| earlier.sound == cue.sound) {
            cues.write(*cue);
        }
    }
}
