//! What is asked to be heard, in the order in which it happens: without a loudspeaker.

use super::fixture::{begin, computer, intend, key, point, session_app};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use fanorona::app::motion;
use fanorona::app::schedule::{AnimationState, InputFocus};
use fanorona::app::session::CurrentSession;
use fanorona::app::sound::synth::Sound;
use fanorona::app::sound::{Cue, SoundRequest, Unlocked, Volumes, cue_plugin};
use fanorona::app::table::StoneLooks;
use fanorona::game::play::{Intent, Seat};
use fanorona::rules::generate::turns;
use fanorona::rules::notation::read_turn;
use fanorona::rules::{CaptureKind, Side};

/// Every cue so far, with its time in seconds.
#[derive(Resource, Default)]
struct Heard(Vec<(f32, Cue)>);

/// The game with stones and sound cues.
fn listening_app() -> App {
    let mut app = session_app();
    app.add_plugins(InputPlugin)
        .insert_resource(StoneLooks {
            mesh: default(),
            materials: [vec![default()], vec![default()]],
            height: 0.24,
            width: 0.72,
            shadow_mesh: default(),
            shadow_materials: [vec![default()], vec![default()]],
        })
        .init_resource::<Heard>();
    motion::plugin(&mut app);
    cue_plugin(&mut app);
    app.add_systems(
        Last,
        |time: Res<Time>, mut cues: MessageReader<Cue>, mut heard: ResMut<Heard>| {
            heard.0.extend(cues.read().map(|cue| (time.elapsed_secs(), *cue)));
        },
    );
    app.world_mut().spawn((Window::default(), PrimaryWindow));
    app.update();
    app
}

fn step(app: &mut App, from: &str, to: &str, kind: Option<CaptureKind>) {
    let (from, to) = (point(app, from), point(app, to));
    intend(app, Intent::Step { from, to, kind });
}

fn settle(app: &mut App) {
    for _ in 0..2000 {
        app.update();
        if !app.world().resource::<AnimationState>().busy {
            app.update();
            return;
        }
    }
    panic!("the stones never come to rest");
}

/// The sounds since the last call.
fn sounds(app: &mut App) -> Vec<Sound> {
    let heard = std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0);
    heard.into_iter().map(|(_, cue)| cue.sound).collect()
}

fn set_up(app: &mut App, position: &str, seats: [Seat; 2]) {
    let mut session = app.world_mut().resource_mut::<CurrentSession>();
    for (side, seat) in Side::BOTH.into_iter().zip(seats) {
        session.apply(Intent::Reseat { side, seat });
    }
    session.apply(Intent::SetUp(position.parse().unwrap()));
    settle(app);
    sounds(app);
}

const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

#[test]
fn a_game_starts_in_silence() {
    let mut app = listening_app();
    settle(&mut app);
    assert_eq!(sounds(&mut app), []);
}

#[test]
fn a_capture_is_heard_when_it_is_seen() {
    let mut app = listening_app();
    step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
    let begun = app.world().resource::<Time>().elapsed_secs();
    settle(&mut app);
    let heard = std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0);
    let names: Vec<Sound> = heard.iter().map(|(_, cue)| cue.sound).collect();
    assert_eq!(names, [Sound::Slide, Sound::SetDown, Sound::Capture(2)]);
    let after = |index: usize| heard[index].0 - begun;
    assert!(after(0) < 0.05, "{}", after(0));
    assert!((0.2..0.5).contains(&after(1)), "when the stone arrives: {}", after(1));
    assert!(after(2) >= after(1));
}

#[test]
fn a_chain_rises_in_the_order_in_which_it_is_shown() {
    let mut app = listening_app();
    let steps = loop {
        let session = app.world().resource::<CurrentSession>();
        let generation = session.generation();
        let (rules, now) = (session.record().rules(), session.record().position());
        let turn = turns(rules, now).into_iter().max_by_key(|turn| turn.steps.len()).unwrap();
        let steps = turn.steps.len();
        intend(&mut app, Intent::Play { turn, generation });
        settle(&mut app);
        if steps >= 3 {
            break steps;
        }
        sounds(&mut app);
    };
    let landed: Vec<Sound> = sounds(&mut app)
        .into_iter()
        .filter(|sound| matches!(sound, Sound::SetDown | Sound::Chain(_)))
        .collect();
    let mut expected = vec![Sound::SetDown];
    expected.extend((1..steps as u8).map(Sound::Chain));
    assert_eq!(landed, expected);
}

#[test]
fn a_refusal_is_heard_at_once() {
    let mut app = listening_app();
    step(&mut app, "e2", "e4", None);
    assert_eq!(sounds(&mut app), [Sound::Refusal]);
}

#[test]
fn the_end_waits_for_the_stones_and_depends_on_who_plays() {
    let easy = computer("fara");
    let cases = [
        (PEOPLE, "9/9/9/2WB5/9 w 0 9", Sound::Win),
        ([Seat::Person, easy.clone()], "9/9/9/2WB5/9 w 0 9", Sound::Win),
        ([easy.clone(), Seat::Person], "9/9/9/2WB5/9 w 0 9", Sound::Loss),
        ([easy.clone(), easy], "9/9/9/2WB5/9 w 0 9", Sound::Win),
    ];
    for (seats, position, end) in cases {
        let mut app = listening_app();
        // Plays the computer's turn instead of waiting for its reply.
        set_up(&mut app, position, PEOPLE);
        for (side, seat) in Side::BOTH.into_iter().zip(seats) {
            app.world_mut().resource_mut::<CurrentSession>().apply(Intent::Reseat { side, seat });
        }
        let session = app.world().resource::<CurrentSession>();
        let generation = session.generation();
        let (rules, now) = (session.record().rules(), session.record().position());
        let turn = read_turn(rules, now, "c2-b2W").unwrap();
        intend(&mut app, Intent::Play { turn, generation });
        settle(&mut app);
        let heard = sounds(&mut app);
        assert_eq!(heard.last(), Some(&end), "{heard:?}");
        assert!(heard.contains(&Sound::Capture(1)), "before the end: {heard:?}");
    }
}

#[test]
fn offers_draws_and_resignations_are_heard() {
    let mut app = listening_app();
    intend(&mut app, Intent::OfferDraw(Side::White));
    assert_eq!(sounds(&mut app), [Sound::Offer]);
    intend(&mut app, Intent::AnswerDraw(true));
    settle(&mut app);
    assert_eq!(sounds(&mut app), [Sound::Draw]);
    begin(&mut app, "tsivy", PEOPLE);
    settle(&mut app);
    sounds(&mut app);
    intend(&mut app, Intent::Resign(Side::White));
    settle(&mut app);
    assert_eq!(sounds(&mut app), [Sound::Win]);
}

#[test]
fn undo_is_one_soft_sound() {
    let mut app = listening_app();
    step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
    settle(&mut app);
    sounds(&mut app);
    intend(&mut app, Intent::Undo);
    settle(&mut app);
    assert_eq!(sounds(&mut app), [Sound::SetDown]);
}

#[test]
fn skipping_leaves_the_arrival() {
    let mut app = listening_app();
    step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
    app.world_mut().resource_mut::<AnimationState>().skip = true;
    settle(&mut app);
    assert_eq!(sounds(&mut app), [Sound::Slide, Sound::SetDown]);
}

#[test]
fn the_key_m_mutes_all_sounds() {
    let mut app = listening_app();
    key(&mut app, KeyCode::KeyM);
    assert!(app.world().resource::<Volumes>().muted);
    step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
    settle(&mut app);
    intend(&mut app, Intent::Resign(Side::Black));
    settle(&mut app);
    assert_eq!(sounds(&mut app), []);
    key(&mut app, KeyCode::KeyM);
    assert!(!app.world().resource::<Volumes>().muted);
    settle(&mut app);
    assert_eq!(sounds(&mut app), [], "the end is not heard later");
    begin(&mut app, "tsivy", PEOPLE);
    settle(&mut app);
    step(&mut app, "e2", "e3", Some(CaptureKind::Approach));
    settle(&mut app);
    assert!(sounds(&mut app).contains(&Sound::Capture(2)));
}

#[test]
fn typing_does_not_mute() {
    let mut app = listening_app();
    app.insert_resource(InputFocus { pointer: true, keyboard: false });
    key(&mut app, KeyCode::KeyM);
    assert!(!app.world().resource::<Volumes>().muted);
}

#[test]
fn requested_sounds_are_heard() {
    let mut app = listening_app();
    app.world_mut().write_message(SoundRequest(Sound::Tick));
    app.update();
    assert_eq!(sounds(&mut app), [Sound::Tick]);
    app.world_mut().write_message(SoundRequest(Sound::LowTime));
    app.update();
    assert_eq!(sounds(&mut app), [Sound::LowTime]);
}

#[test]
fn nothing_is_heard_before_the_first_gesture_if_locked() {
    let mut app = listening_app();
    app.insert_resource(Unlocked(false));
    step(&mut app, "e2", "e4", None);
    assert_eq!(sounds(&mut app), []);
    key(&mut app, KeyCode::ArrowUp);
    assert_eq!(*app.world().resource::<Unlocked>(), Unlocked(true));
    step(&mut app, "e2", "e4", None);
    assert_eq!(sounds(&mut app), [Sound::Refusal]);
}
