//! Apps for tests, each with more than the one before, and helpers to drive them.

use bevy::camera::RenderTargetInfo;
use bevy::input::InputPlugin;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, keyboard::KeyboardInput};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use fanorona::app::fetched::{FetchedText, TextKind, TextSource};
use fanorona::app::jobs::InlineRunner;
use fanorona::app::moments::Moment;
use fanorona::app::opponent::Opponent;
use fanorona::app::session::{CurrentSession, IntentMessage, NoticeMessage};
use fanorona::app::table::Layout;
use fanorona::engine::character;
use fanorona::game::play::{Intent, Notice, Seat};
use fanorona::rules::notation::read_turn;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Point, Record};
use std::time::Duration;

/// The game without window, input or graphics. The computer answers at once after a shallow search.
pub fn session_app() -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
        .insert_resource(Opponent::new(InlineRunner::new(300), 7, 0.0));
    fanorona::app::headless(&mut app);
    app.init_resource::<Heard>().add_systems(Last, hear);
    app
}

/// Every notice since the app began; messages themselves live for two frames only.
#[derive(Resource, Default)]
struct Heard(Vec<Notice>);

fn hear(mut notices: MessageReader<NoticeMessage>, mut heard: ResMut<Heard>) {
    heard.0.extend(notices.read().map(|NoticeMessage(notice)| notice.clone()));
}

/// The same with a fake window of 1280 by 720, a camera above the board, mouse and keyboard.
pub fn input_app() -> App {
    let mut app = session_app();
    app.add_plugins(InputPlugin);
    let mut camera = Camera::default();
    let projection = PerspectiveProjection { aspect_ratio: 1280.0 / 720.0, ..default() };
    camera.computed.target_info =
        Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 });
    camera.computed.clip_from_view =
        bevy::camera::CameraProjection::get_clip_from_view(&projection);
    let at = Transform::from_xyz(0.0, 12.0, 6.0).looking_at(Vec3::ZERO, Vec3::Y);
    app.world_mut().spawn((Camera3d::default(), camera, at, GlobalTransform::from(at)));
    let mut window = Window::default();
    window.resolution.set_physical_resolution(1280, 720);
    app.world_mut().spawn((window, PrimaryWindow));
    let board = app.world().resource::<CurrentSession>().record().rules().board.clone();
    app.insert_resource(Layout::new(board));
    app
}

/// Sends an intent and lets the session apply it.
pub fn intend(app: &mut App, intent: Intent) {
    app.world_mut().write_message(IntentMessage(intent));
    app.update();
}

/// Starts a game of a shipped variant.
pub fn begin(app: &mut App, variant: &str, seats: [Seat; 2]) {
    let variant = shipped::variant(variant).unwrap();
    intend(app, Intent::NewGame { variant, seats });
}

/// Sets up a position of the current variant.
pub fn set_up(app: &mut App, position: &str) {
    let mut session = app.world_mut().resource_mut::<CurrentSession>();
    // Not by a message, so that nothing is presented before the test plays.
    let notices = session.apply(Intent::SetUp(position.parse().unwrap()));
    assert!(!notices.is_empty(), "{position} is not a position of the variant");
    app.update();
}

/// A computer opponent.
pub fn computer(key: &str) -> Seat {
    Seat::Computer(character::named(key).unwrap())
}

/// The record of the current game.
pub fn record(app: &App) -> &Record {
    app.world().resource::<CurrentSession>().record()
}

/// A point of the current board.
pub fn point(app: &App, name: &str) -> Point {
    record(app).rules().board.point_named(name).unwrap()
}

/// Plays a turn in notation step by step, as a person would.
pub fn play(app: &mut App, text: &str) {
    let turn = read_turn(record(app).rules(), record(app).position(), text).expect(text);
    let before = record(app).turns().len();
    for step in &turn.steps {
        intend(app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
    }
    if record(app).turns().len() == before {
        intend(app, Intent::EndTurn);
    }
    assert_eq!(record(app).turns().last(), Some(&turn), "{text}");
}

/// Every notice so far.
pub fn notices(app: &App) -> &[Notice] {
    &app.world().resource::<Heard>().0
}

/// Every moment since it was taken last.
#[derive(Resource, Default)]
pub struct Moments(pub Vec<Moment>);

/// Collects the moments.
pub fn collect(mut moments: MessageReader<Moment>, mut all: ResMut<Moments>) {
    all.0.extend(moments.read().cloned());
}

/// The position of a point in the fake window.
pub fn on_screen(app: &mut App, name: &str) -> Vec2 {
    let place = app.world().resource::<Layout>().place(point(app, name)) + Vec3::Y * 0.1;
    let world = app.world_mut();
    let mut cameras = world.query::<(&Camera, &GlobalTransform)>();
    let (camera, at) = cameras.iter(world).next().unwrap();
    camera.world_to_viewport(at, place).unwrap()
}

/// Moves the mouse over a point.
pub fn hover(app: &mut App, name: &str) {
    let position = on_screen(app, name);
    let world = app.world_mut();
    let mut windows = world.query::<&mut Window>();
    windows.iter_mut(world).next().unwrap().set_cursor_position(Some(position));
    app.update();
}

/// Presses or releases the left button.
pub fn button(app: &mut App, state: ButtonState) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<Window>>();
    let window = windows.iter(world).next().unwrap();
    world.write_message(MouseButtonInput { button: MouseButton::Left, state, window });
    app.update();
    app.update();
}

/// Clicks a point.
pub fn click(app: &mut App, name: &str) {
    hover(app, name);
    button(app, ButtonState::Pressed);
    button(app, ButtonState::Released);
}

/// Drags from one point to another.
pub fn drag(app: &mut App, from: &str, to: &str) {
    hover(app, from);
    button(app, ButtonState::Pressed);
    hover(app, to);
    button(app, ButtonState::Released);
}

/// Puts fingers on the screen, moves or lifts them, each with its id and position.
pub fn touch(app: &mut App, phase: TouchPhase, fingers: &[(u64, Vec2)]) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<Window>>();
    let window = windows.iter(world).next().unwrap();
    for &(id, position) in fingers {
        world.write_message(TouchInput { phase, position, window, force: None, id });
    }
    app.update();
}

/// Taps with a finger within one frame.
pub fn tap(app: &mut App, position: Vec2) {
    quick_tap(app, position);
    app.update();
}

/// The frame in which a finger touches the screen and leaves it.
pub fn quick_tap(app: &mut App, position: Vec2) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<Window>>();
    let window = windows.iter(world).next().unwrap();
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        world.write_message(TouchInput { phase, position, window, force: None, id: 1 });
    }
    app.update();
}

/// Presses a key.
pub fn key(app: &mut App, key_code: KeyCode) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<Window>>();
    let window = windows.iter(world).next().unwrap();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: bevy::input::keyboard::Key::Unidentified(
                bevy::input::keyboard::NativeKey::Unidentified,
            ),
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
        app.update();
    }
}

/// Answers every request for a text of a variant with the same text, or says that it cannot be fetched.
pub struct FixedText {
    text: Option<&'static str>,
    asked: Vec<(TextKind, String)>,
}

impl FixedText {
    pub const fn new(text: Option<&'static str>) -> Self {
        Self { text, asked: Vec::new() }
    }
}

impl TextSource for FixedText {
    fn fetch(&mut self, kind: TextKind, variant: &str) {
        self.asked.push((kind, variant.to_owned()));
    }

    fn poll(&mut self) -> Option<FetchedText> {
        let text = self.text.map(str::to_owned);
        self.asked.pop().map(|(kind, variant)| FetchedText { kind, variant, text })
    }
}
