//! Turns the sounds of stones, notices and clicks of the interface into cues. A key mutes.

use super::director::{Cue, Director, SoundRequest};
use super::low_time::low_time_warning;
use super::synth::Sound;
use super::volumes::Volumes;
use crate::app::actions::{self, ActionInput, InputAction};
use crate::app::moments::Moment;
use crate::app::motion::StoneSound;
use crate::app::schedule::{AnimationState, AppSet, InputFocus};
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::game::play::Notice;
use bevy::input::touch::Touches;
use bevy::prelude::*;

/// Whether anything may be played yet. A browser plays nothing before the first click, touch or
/// key.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlocked(pub bool);

impl FromWorld for Unlocked {
    fn from_world(_: &mut World) -> Self {
        Self(cfg!(not(target_arch = "wasm32")))
    }
}

/// Adds the director and the systems that write cues, for an app with a session and stones. Plays
/// nothing by itself.
pub fn cue_plugin(app: &mut App) {
    actions::plugin(app);
    low_time_warning(app);
    app.init_resource::<Volumes>()
        .init_resource::<Director>()
        .init_resource::<Unlocked>()
        .add_message::<Cue>()
        .add_message::<StoneSound>()
        .add_message::<Moment>()
        .add_systems(Update, (unlock, mute).chain().in_set(AppSet::Input))
        .add_systems(Update, write_cues.after(AppSet::Present));
}

/// The first click, touch or key unlocks the sound, from this frame on.
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

fn mute(actions: Res<ActionInput>, focus: Option<Res<InputFocus>>, mut volumes: ResMut<Volumes>) {
    if actions.just(InputAction::Mute) && focus.is_none_or(|focus| focus.keyboard) {
        volumes.muted = !volumes.muted;
    }
}

/// Writes a cue for everything that is to be heard. Nothing is kept for later: what happens while
/// sound is muted or locked is never heard.
fn write_cues(
    (mut notices, mut stones, mut requests, mut moments): (
        MessageReader<NoticeMessage>,
        MessageReader<StoneSound>,
        MessageReader<SoundRequest>,
        MessageReader<Moment>,
    ),
    (volumes, unlocked): (Res<Volumes>, Res<Unlocked>),
    (session, animation): (Res<CurrentSession>, Res<AnimationState>),
    mut director: ResMut<Director>,
    mut cues: MessageWriter<Cue>,
) {
    let director = director.as_mut();
    let mut now: Vec<Cue> = Vec::new();
    let notices: Vec<&Notice> = notices.read().map(|NoticeMessage(notice)| notice).collect();
    now.extend(notices.iter().filter_map(|notice| director.notice(notice)));
    // A finished game that is opened did not end just now.
    if notices.contains(&&Notice::Started) {
        director.forget_end();
    }
    now.extend(stones.read().filter_map(|&heard| director.stone_sound(heard)));
    now.extend(requests.read().map(|&SoundRequest(sound)| director.cue(sound, 1.0, 1.0)));
    // The end of a game has its sound already.
    if moments.read().count() > 0 && session.outcome().is_none() {
        now.push(director.cue(Sound::Win, 1.0, 1.0));
    }
    if !animation.busy {
        now.extend(director.ended(&session));
    }
    if volumes.effects_amplitude() == 0.0 || !unlocked.0 {
        director.forget_end();
        return;
    }
    for (index, cue) in now.iter().enumerate() {
        // The same sound twice at once would only be louder.
        if !now[..index].iter().any(|earlier| earlier.sound == cue.sound) {
            cues.write(*cue);
        }
    }
}
