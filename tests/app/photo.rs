//! Photographs: interface and marks are hidden, a picture is saved, and everything is restored.

use crate::fixture::*;
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::photo::{self, Photo};
use fanorona::app::table::TableCamera;
use fanorona::app::table::camera::view::View;
use fanorona::app::table::markers::{BoardMarker, Marker, MarkerKind};
use fanorona::app::toasts::Toasts;
use fanorona::game::play::Seat;
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn photo_app() -> App {
    let mut app = input_app();
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    app.world_mut().spawn(TableCamera::default());
    let at = point(&app, "d3");
    let mark = Marker {
        kind: MarkerKind::Chosen,
        point: at,
        place: Vec3::ZERO,
        turn: 0.0,
        length: 1.0,
        passing: false,
        grows: false,
    };
    app.world_mut().spawn((BoardMarker(mark), Visibility::Inherited));
    photo::plugin(&mut app);
    app.update();
    app
}

fn on(app: &App) -> bool {
    app.world().resource::<Photo>().on()
}

fn marks_hidden(app: &mut App) -> bool {
    let world = app.world_mut();
    let mut marks = world.query_filtered::<&Visibility, With<BoardMarker>>();
    marks.iter(world).all(|visibility| *visibility == Visibility::Hidden)
}

fn goal(app: &mut App) -> View {
    let world = app.world_mut();
    world.query::<&TableCamera>().iter(world).next().unwrap().goal
}

fn look(app: &mut App, view: View) {
    let world = app.world_mut();
    let mut cameras = world.query::<&mut TableCamera>();
    cameras.iter_mut(world).for_each(|mut camera| camera.look(view));
}

#[test]
fn the_table_turns_by_itself_until_photographs_end() {
    let mut app = photo_app();
    key(&mut app, KeyCode::F2);
    let before = goal(&mut app);
    app.world_mut().resource_mut::<Photo>().turning = true;
    for _ in 0..20 {
        app.update();
    }
    let turned = goal(&mut app);
    assert!(turned.yaw > before.yaw && turned.pitch == before.pitch, "{turned:?}");
    key(&mut app, KeyCode::Escape);
    assert!(!on(&app) && !app.world().resource::<Photo>().turning);
}

#[test]
fn f2_hides_the_interface_and_esc_restores_it() {
    let mut app = photo_app();
    look(&mut app, View::CLOSE);
    assert!(!on(&app) && !marks_hidden(&mut app));
    key(&mut app, KeyCode::F2);
    assert!(on(&app) && marks_hidden(&mut app));
    look(&mut app, View::ABOVE);
    key(&mut app, KeyCode::Escape);
    assert!(!on(&app) && !marks_hidden(&mut app));
    assert_eq!(goal(&mut app), View::CLOSE, "the camera is restored");
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
}

#[test]
fn a_page_is_not_photographed() {
    let mut app = photo_app();
    app.world_mut().resource_mut::<OpenPage>().0 = Page::Rules;
    key(&mut app, KeyCode::F2);
    assert!(!on(&app));
}

#[test]
fn the_picture_is_taken_after_the_hint_is_hidden_and_saved_as_a_file() {
    let folder = std::env::temp_dir().join(format!("fanorona-shots-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut app = photo_app();
    app.world_mut().resource_mut::<Photo>().folder = Some(folder.clone());
    key(&mut app, KeyCode::F2);
    assert!(!app.world().resource::<Photo>().bare());
    key(&mut app, KeyCode::Space);
    assert!(app.world().resource::<Photo>().bare(), "the hint is hidden first");
    app.update();
    app.update();
    let world = app.world_mut();
    let asked = world.query_filtered::<Entity, With<Screenshot>>().iter(world).next().unwrap();
    world.trigger(ScreenshotCaptured { entity: asked, image: picture() });
    let told = first_toast(&mut app);
    assert!(told.contains("fanorona-2"), "{told}");
    let names: Vec<PathBuf> =
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(names.len(), 1, "{names:?}");
    let bytes = std::fs::read(&names[0]).unwrap();
    assert!(bytes.starts_with(b"\x89PNG"), "{:?}", names[0]);
    assert!(on(&app) && !app.world().resource::<Photo>().bare(), "another one may be taken");
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_picture_that_cannot_be_saved_is_reported() {
    let file = std::env::temp_dir().join(format!("fanorona-no-folder-{}", std::process::id()));
    std::fs::write(&file, "").unwrap();
    let mut app = photo_app();
    app.world_mut().resource_mut::<Photo>().folder = Some(file.clone());
    key(&mut app, KeyCode::F2);
    app.world_mut().resource_mut::<Photo>().shoot();
    for _ in 0..5 {
        app.update();
    }
    let world = app.world_mut();
    let asked = world.query_filtered::<Entity, With<Screenshot>>().iter(world).next().unwrap();
    world.trigger(ScreenshotCaptured { entity: asked, image: picture() });
    let told = first_toast(&mut app);
    assert!(told.contains("could not be saved"), "{told}");
    let _ = std::fs::remove_file(&file);
}

fn picture() -> Image {
    let size = Extent3d { width: 4, height: 3, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let usage = RenderAssetUsages::all();
    Image::new_fill(size, TextureDimension::D2, &[200, 120, 60, 255], format, usage)
}

fn first_toast(app: &mut App) -> String {
    let begun = Instant::now();
    loop {
        app.update();
        if let Some(sentence) = app.world().resource::<Toasts>().iter().next() {
            return sentence.to_owned();
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "there is no toast");
        std::thread::sleep(Duration::from_millis(10));
    }
}
