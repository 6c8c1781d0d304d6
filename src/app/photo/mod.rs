//! Photographs of the table: the interface and the marks go, the camera is free, and a key keeps
//! the picture as a file.

mod save;

pub use save::folder;

use super::pages::{OpenPage, Page};
use super::schedule::{AppSet, PhotoMode};
use super::table::TableCamera;
use super::table::camera::View;
use super::table::markers::BoardMarker;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::path::PathBuf;

/// For so many seconds it is told what can be done.
const HINT_TIME: f32 = 7.0;
/// Frames between the wish for a picture and the picture: the hint must be gone from it.
const BREATH: u32 = 3;

/// The photographer.
#[derive(Resource, Debug, Default)]
pub struct Photo {
    /// The view to come back to; set while photographs are taken.
    before: Option<View>,
    /// Frames until the picture is taken.
    shutter: Option<u32>,
    /// The picture was asked for and has not come yet.
    exposing: bool,
    /// The file that is being written.
    saving: Option<Task<Result<PathBuf, String>>>,
    /// Seconds for which it is still told what can be done.
    pub hint: f32,
    /// Where pictures are kept; `None` asks the system.
    pub folder: Option<PathBuf>,
}

impl Photo {
    /// Are photographs being taken?
    pub const fn on(&self) -> bool {
        self.before.is_some()
    }

    /// Is nothing but the table to be seen, not even the hint?
    pub const fn bare(&self) -> bool {
        self.shutter.is_some() || self.exposing
    }

    /// Is something going on that must be drawn?
    pub const fn stirring(&self) -> bool {
        self.bare() || self.saving.is_some() || (self.on() && self.hint > 0.0)
    }

    /// Takes a picture as soon as the interface is out of it.
    pub const fn shoot(&mut self) {
        if self.on() && !self.bare() {
            self.shutter = Some(BREATH);
        }
    }

    /// Puts the interface away; `view` is the one to come back to.
    pub fn begin(&mut self, view: View) {
        self.before.get_or_insert(view);
        self.hint = HINT_TIME;
    }

    /// Brings everything back as it was.
    pub fn end(&mut self, cameras: &mut Query<&mut TableCamera>) {
        let Some(view) = self.before.take() else { return };
        self.shutter = None;
        for mut camera in cameras {
            camera.look(view);
        }
    }
}

/// The keys and the shutter.
pub fn plugin(app: &mut App) {
    app.init_resource::<Photo>()
        .init_resource::<PhotoMode>()
        .add_systems(Update, (press, expose, finish, publish).chain().before(AppSet::Input))
        .add_systems(Update, hide_marks.after(AppSet::Present));
}

/// F2 begins; then F2, Space or Enter takes a picture, and Esc ends it. A click or a touch tells
/// again what can be done.
pub(super) fn press(
    keys: Res<ButtonInput<KeyCode>>,
    (mouse, touches): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<Touches>>),
    page: Res<OpenPage>,
    mut photo: ResMut<Photo>,
    mut cameras: Query<&mut TableCamera>,
) {
    let hit = |key| keys.just_pressed(key);
    let touched = mouse.is_some_and(|mouse| mouse.just_pressed(MouseButton::Left))
        || touches.is_some_and(|touches| touches.any_just_pressed());
    if photo.on() {
        if touched {
            photo.hint = HINT_TIME;
        }
        if hit(KeyCode::Escape) {
            photo.end(&mut cameras);
        } else if hit(KeyCode::F2) || hit(KeyCode::Space) || hit(KeyCode::Enter) {
            photo.shoot();
        }
    } else if hit(KeyCode::F2) && matches!(page.0, Page::Board | Page::Result) {
        photo.begin(cameras.iter().next().map_or(View::WHITE, |camera| camera.goal));
    }
}

/// Makes the state known to the features that must not depend on this one.
fn publish(photo: Res<Photo>, mut mode: ResMut<PhotoMode>) {
    mode.set_if_neq(PhotoMode(photo.on()));
}

fn expose(mut commands: Commands, mut photo: ResMut<Photo>) {
    let Some(left) = photo.shutter else { return };
    photo.shutter = left.checked_sub(1);
    if left == 0 {
        photo.exposing = true;
        commands.spawn(Screenshot::primary_window()).observe(keep);
    }
}

/// Writes the picture in the background.
fn keep(taken: On<ScreenshotCaptured>, mut photo: ResMut<Photo>) {
    photo.exposing = false;
    let (image, folder) = (taken.image.clone(), photo.folder.clone().or_else(folder));
    let task = IoTaskPool::get().spawn(async move { save::picture(image, folder) });
    photo.saving = Some(task);
}

/// Tells where the picture lies.
fn finish(
    time: Res<Time>,
    mut photo: ResMut<Photo>,
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    if photo.on() && photo.hint > 0.0 {
        photo.hint -= time.delta_secs();
    }
    if photo.saving.is_none() {
        return;
    }
    let Some(ended) = photo.saving.as_mut().and_then(check_ready) else { return };
    photo.saving = None;
    let sentence = match ended {
        Ok(path) => texts.with("photo-kept", &[("place", path.display().to_string().into())]),
        Err(reason) => texts.with("photo-failed", &[("reason", reason.into())]),
    };
    toasts.tell(sentence);
}

/// Marks help to play, and spoil a picture.
fn hide_marks(photo: Res<Photo>, mut marks: Query<&mut Visibility, With<BoardMarker>>) {
    let wanted = if photo.on() { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut marks {
        visibility.set_if_neq(wanted);
    }
}
