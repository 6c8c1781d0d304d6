//! Photo mode: hides the interface and the markers, frees the camera, and stores a picture of the
//! table at the press of a key.

#[cfg(not(target_arch = "wasm32"))]
mod save;

use super::actions::{ActionInput, InputAction};
use super::pages::{OpenPage, Page};
use super::schedule::{AppSet, PhotoMode};
use super::table::TableCamera;
use super::table::camera::View;
use super::table::markers::BoardMarker;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use crate::catalogue::library::Timestamp;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::path::PathBuf;

/// How long the help line is shown, in seconds.
const HINT_TIME: f32 = 7.0;
/// Frames between the key press and the picture: the help line must have disappeared from it.
const SHUTTER_FRAMES: u32 = 3;

/// Stores a picture, in the folder if one is given, and returns where it is stored. The error is
/// the reason in the words of the system.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct PhotoSaver(pub fn(Image, Option<PathBuf>) -> Result<PathBuf, String>);

#[cfg(not(target_arch = "wasm32"))]
impl Default for PhotoSaver {
    /// Writes PNG files, by default into the player's folder of pictures.
    fn default() -> Self {
        Self(save::save_png)
    }
}

/// The state of photo mode.
#[derive(Resource, Debug, Default)]
pub struct Photo {
    /// The view to return to; set while photo mode is on.
    before: Option<View>,
    /// Frames until the picture is taken.
    shutter: Option<u32>,
    /// Whether a picture was requested from the renderer and has not arrived yet.
    exposing: bool,
    /// The picture that is being stored.
    saving: Option<Task<Result<PathBuf, String>>>,
    /// The seconds for which the help line is still shown.
    pub hint: f32,
    /// The folder to store pictures in; `None` for the usual one.
    pub folder: Option<PathBuf>,
}

impl Photo {
    /// Whether photo mode is on.
    pub const fn on(&self) -> bool {
        self.before.is_some()
    }

    /// Whether only the table is visible, without even the help line.
    pub const fn bare(&self) -> bool {
        self.shutter.is_some() || self.exposing
    }

    /// Whether something changes that must be drawn.
    pub(crate) const fn stirring(&self) -> bool {
        self.bare() || self.saving.is_some() || (self.on() && self.hint > 0.0)
    }

    /// Takes a picture as soon as the interface has disappeared.
    pub const fn shoot(&mut self) {
        if self.on() && !self.bare() {
            self.shutter = Some(SHUTTER_FRAMES);
        }
    }

    /// Starts photo mode; `view` is the one to return to.
    pub fn begin(&mut self, view: View) {
        self.before.get_or_insert(view);
        self.hint = HINT_TIME;
    }

    /// Ends photo mode and restores the view.
    pub fn end(&mut self, cameras: &mut Query<&mut TableCamera>) {
        let Some(view) = self.before.take() else { return };
        self.shutter = None;
        for mut camera in cameras {
            camera.look(view);
        }
    }
}

/// Adds photo mode.
pub fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.init_resource::<PhotoSaver>();
    app.init_resource::<Photo>()
        .init_resource::<PhotoMode>()
        .add_systems(Update, (press, expose, finish, publish).chain().before(AppSet::Input))
        .add_systems(Update, hide_marks.after(AppSet::Present));
}

/// A key starts photo mode. Then the same, or those that choose and end a turn, take a picture, and that for going back
/// ends the mode. A click or
/// a touch shows the help line again.
pub(super) fn press(
    actions: Res<ActionInput>,
    (mouse, touches): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<Touches>>),
    page: Res<OpenPage>,
    mut photo: ResMut<Photo>,
    mut cameras: Query<&mut TableCamera>,
) {
    let hit = |action| actions.just(action);
    let touched = mouse.is_some_and(|mouse| mouse.just_pressed(MouseButton::Left))
        || touches.is_some_and(|touches| touches.any_just_pressed());
    if photo.on() {
        if touched {
            photo.hint = HINT_TIME;
        }
        if hit(InputAction::Back) {
            photo.end(&mut cameras);
        } else if [InputAction::Photo, InputAction::Act, InputAction::EndTurn].into_iter().any(hit)
        {
            photo.shoot();
        }
    } else if hit(InputAction::Photo) && matches!(page.0, Page::Board | Page::Result) {
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
        commands.spawn(Screenshot::primary_window()).observe(save);
    }
}

/// Stores the picture in the background.
fn save(taken: On<ScreenshotCaptured>, saver: Res<PhotoSaver>, mut photo: ResMut<Photo>) {
    photo.exposing = false;
    let (PhotoSaver(save), image, folder) = (*saver, taken.image.clone(), photo.folder.clone());
    let task = IoTaskPool::get().spawn(async move { save(image, folder) });
    photo.saving = Some(task);
}

/// Reports where the picture was stored.
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

/// The name of a picture that was taken at this time, without its extension:
/// `fanorona-2026-11-21-150812`, in universal time.
pub fn file_stem(now: Timestamp) -> String {
    let when = now.to_string().replace(':', "").replace('T', "-").replace('Z', "");
    format!("fanorona-{when}")
}

/// Hides the markers in photo mode, and beside the first page, where nothing is played yet.
fn hide_marks(
    photo: Res<Photo>,
    page: Res<OpenPage>,
    mut marks: Query<&mut Visibility, With<BoardMarker>>,
) {
    let hidden = photo.on() || page.0.is_start();
    let wanted = if hidden { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut marks {
        visibility.set_if_neq(wanted);
    }
}
