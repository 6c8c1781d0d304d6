//! The stones on the table end up where the record says, whatever happens.

#![expect(clippy::expect_used, reason = "a test may stop at once")]

mod back;
mod chains;
mod random;
mod steps;
mod wave;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::headless;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::motion::{self, Stone};
use fanorona::app::opponent::Opponent;
use fanorona::app::schedule::AnimationState;
use fanorona::app::session::{CurrentSession, IntentMessage};
use fanorona::app::table::tray::rest_pose;
use fanorona::app::table::{Layout, StoneLooks};
use fanorona::game::play::{Intent, Seat, stones};
use fanorona::rules::variant::shipped;
use fanorona::rules::{CaptureKind, Point, Side, Variant};
use std::sync::Arc;
use std::time::Duration;

/// The duration of a frame in the tests.
const FRAME: Duration = Duration::from_millis(16);

/// An app with the session and its stones, without a window, after one frame.
fn table() -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Opponent::new(InlineRunner::new(200), 7, 0.0))
        .insert_resource(StoneLooks {
            mesh: default(),
            materials: [vec![default()], vec![default()]],
            height: 0.24,
            width: 0.72,
            shadow_mesh: default(),
            shadow_materials: [vec![default()], vec![default()]],
        });
    headless(&mut app);
    motion::plugin(&mut app);
    app.update();
    app
}

fn variant(key: &str) -> Arc<Variant> {
    shipped::all().iter().find(|variant| variant.key == key).expect("a shipped variant").clone()
}

fn begin(app: &mut App, key: &str) {
    send(app, Intent::NewGame { variant: variant(key), seats: [Seat::Person, Seat::Person] });
    settle(app);
}

/// Sends an intent and updates once.
fn send(app: &mut App, intent: Intent) {
    app.world_mut().write_message(IntentMessage(intent));
    app.update();
}

fn step(app: &mut App, from: &str, to: &str, kind: Option<CaptureKind>) {
    let board = &app.world().resource::<CurrentSession>().record().rules().board;
    let [from, to] = [from, to].map(|name| board.point_named(name).expect("a point"));
    send(app, Intent::Step { from, to, kind });
}

fn busy(app: &App) -> bool {
    app.world().resource::<AnimationState>().busy
}

/// Updates until the animation is no longer busy, and then until every stone is at rest. Returns
/// the number of busy frames.
fn settle(app: &mut App) -> usize {
    let mut waited = None;
    let mut before = Vec::new();
    let mut still = 0;
    for frames in 0..4000 {
        if !busy(app) {
            waited.get_or_insert(frames);
            let now = drawn(app);
            still = if now == before { still + 1 } else { 0 };
            before = now;
            if still == 4 {
                return waited.unwrap_or(frames);
            }
        }
        app.update();
    }
    panic!("the stones never come to rest");
}

/// The stone on a point.
fn stone_on(app: &mut App, point: Point) -> Entity {
    let mut query = app.world_mut().query::<(Entity, &Stone)>();
    let mut found = query.iter(app.world()).filter(|(_, stone)| stone.point == Some(point));
    found.next().expect("a stone").0
}

/// A point of the present game's board.
fn point(app: &App, name: &str) -> Point {
    let board = &app.world().resource::<CurrentSession>().record().rules().board;
    board.point_named(name).expect("a point")
}

/// The position at which a stone is drawn.
fn place(app: &App, stone: Entity) -> Vec3 {
    app.world().get::<Transform>(stone).expect("a place").translation
}

/// All stones and the positions at which they are drawn.
fn drawn(app: &mut App) -> Vec<(Stone, Vec3)> {
    let mut query = app.world_mut().query::<(&Stone, &Transform)>();
    query.iter(app.world()).map(|(stone, transform)| (*stone, transform.translation)).collect()
}

/// The number of captured stones of each side.
fn trays(app: &mut App) -> [usize; 2] {
    let all = drawn(app);
    Side::BOTH
        .map(|side| all.iter().filter(|(it, _)| it.side == side && it.point.is_none()).count())
}

/// Asserts that every stone is where the record has it, and every captured one at its own place of
/// a tray.
#[track_caller]
fn assert_matches_record(app: &mut App) {
    let session = app.world().resource::<CurrentSession>().clone();
    let layout = Layout::new(session.record().rules().board.clone());
    let looks = app.world().resource::<StoneLooks>().clone();
    let all = drawn(app);
    let now = stones(session.record().chain());
    for side in Side::BOTH {
        let mine: Vec<_> = all.iter().filter(|(stone, _)| stone.side == side).collect();
        let on_board = mine.iter().filter_map(|(stone, _)| stone.point).collect();
        assert_eq!(now[side as usize], on_board, "{side:?}");
        assert_eq!(mine.len(), session.record().start().stones(side).len(), "{side:?}");
        for (stone, place) in &mine {
            if let Some(point) = stone.point {
                let away = *place - layout.place(point);
                assert!(away.xz().length() < 0.01 && away.y < 0.15, "{stone:?} at {place}");
            }
        }
        let mut index = 0;
        while index < mine.iter().filter(|(stone, _)| stone.point.is_none()).count() {
            let place = rest_pose(&layout, &looks, side, index).position;
            let there = mine.iter().filter(|(_, at)| at.distance(place) < 0.01).count();
            assert_eq!(there, 1, "{side:?} tray, place {index}");
            index += 1;
        }
    }
}
