//! What is handed to the output, and how loud. None is opened: nothing is heard.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::app::sound::synth::Sound;

/// An app without an output, with all effects rendered.
fn app(volumes: Volumes) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .init_asset::<AudioSource>()
        .init_asset::<AudioInstance>()
        .init_resource::<Audio>()
        .insert_resource(volumes)
        .insert_resource(Unlocked(true))
        .add_message::<Cue>();
    systems(&mut app);
    let last = Sound::all().into_iter().next_back().unwrap();
    update_until(&mut app, |world| {
        world.resource::<SoundBank>().effect(last, last.variants() - 1).is_some()
    });
    app
}

fn update_until(app: &mut App, done: impl Fn(&World) -> bool) {
    while !done(app.world()) {
        app.update();
        std::thread::yield_now();
    }
}

fn piece(app: &App) -> Option<Handle<AudioInstance>> {
    app.world().resource::<MusicState>().piece.clone()
}

#[test]
fn a_cue_is_played_until_it_has_ended() {
    let mut app = app(Volumes { music: 0.0, ..Volumes::default() });
    app.world_mut().write_message(Cue { sound: Sound::Win, variant: 0, gain: 0.5, rate: 1.0 });
    app.update();
    let [(effect, gain)] = &app.world().resource::<SoundingEffects>().all[..] else {
        panic!("one effect")
    };
    assert_eq!(*gain, 0.5);
    assert_eq!(app.world().resource::<Audio>().state(effect), PlaybackState::Queued);
    assert_ne!(app.world().resource::<MusicState>().ducking.depth(), Depth::None);
    // An output that has played everything holds nothing any more.
    app.insert_resource(Audio::default());
    app.update();
    assert!(app.world().resource::<SoundingEffects>().all.is_empty());
}

#[test]
fn nothing_is_kept_for_an_output_that_takes_nothing() {
    let mut app = app(Volumes::default());
    for _ in 0..5 {
        let cue = Cue { sound: Sound::SetDown, variant: 0, gain: 1.0, rate: 1.0 };
        app.world_mut().write_message(cue);
        app.update();
    }
    let effects = app.world().resource::<SoundingEffects>();
    assert!(effects.silent && effects.all.len() <= 1);
}

#[test]
fn music_begins_once_it_is_wanted_and_goes_on_after_a_rest() {
    let mut app = app(Volumes { music: 0.0, ..Volumes::default() });
    app.update();
    assert_eq!(piece(&app), None);
    app.insert_resource(Volumes::default());
    app.insert_resource(Unlocked(false));
    app.update();
    assert_eq!(piece(&app), None, "nothing before the first click");
    app.insert_resource(Unlocked(true));
    update_until(&mut app, |world| world.resource::<MusicState>().piece.is_some());
    let first = piece(&app);
    app.update();
    assert_eq!(piece(&app), first, "one at a time");
    // The first has ended.
    app.insert_resource(Audio::default());
    app.update();
    assert_eq!(piece(&app), first, "there is a rest");
    app.world_mut().resource_mut::<MusicState>().rested = REST;
    update_until(&mut app, |world| world.resource::<MusicState>().piece != first);
}

#[test]
fn gain_slider_and_ducking_lower_the_volume() {
    let full = Volumes { master: 1.0, effects: 1.0, music: 1.0, muted: false };
    let close = |volume: f32, wanted: f32| assert!((volume - wanted).abs() < 0.1, "{volume}");
    close(effect_volume(1.0, &full), 0.0);
    close(effect_volume(0.5, &full), -6.0);
    // The amplitude is the square of a slider.
    close(effect_volume(0.5, &Volumes { effects: 0.5, ..full }), -18.1);
    close(music_volume(Depth::None, &Volumes { music: 0.5, ..full }), -12.0);
    close(music_volume(Depth::Event, &full), -8.0);
    close(music_volume(Depth::End, &full), -14.0);
    for silent in [Volumes { muted: true, ..full }, Volumes { master: 0.0, ..full }] {
        close(effect_volume(1.0, &silent), -60.0);
        close(music_volume(Depth::None, &silent), -60.0);
    }
}
