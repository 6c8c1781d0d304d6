//! Photo mode: hides the interface and the markers, frees the camera, lets the table turn, and stores a
//! picture of it at the press of a key. A picture to be shared is taken by itself.

mod exposure;
#[cfg(not(target_arch = "wasm32"))]
mod save;

use super::actions::{ActionInput, InputAction};
use super::pages::{OpenPage, Page};
use super::schedule::{AnimationState, AppSet, FramePace, PhotoMode, pace};
use super::table::camera::view::View;
use super::table::markers::BoardMarker;
use super::table::{BakeQueue, TableCamera};
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use crate::catalogue::library::Timestamp;
use crate::texts::Texts;
use bevy::ecs::system::SystemParam;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use exposure::{Exposure, Studio};
use std::f32::consts::TAU;
use std::path::PathBuf;

/// How long the help line is shown, in seconds.
const HINT_TIME: f32 = 7.0;
/// Frames between the key press and the picture: the help line must have disappeared from it.
const SHUTTER_FRAMES: u32 = 3;

/// The seconds in which a turning table goes round once.
const ROUND: f32 = 24.0;

/// Stores a picture, in the folder if one is given, and returns where it is stored.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct PhotoSaver(pub fn(Image, Option<PathBuf>) -> Result<PathBuf, PhotoError>);

/// Why a picture cannot be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PhotoError {
    /// The system has no folder for it.
    #[cfg(not(target_arch = "wasm32"))]
    NoFolder,
    /// The reason in the words of the system.
    System(String),
}

#[cfg(not(target_arch = "wasm32"))]
impl Default for PhotoSaver {
    /// Writes PNG files, by default into the player's folder of pictures.
    fn default() -> Self {
        Self(save::save_png)
    }
}

/// A picture of the position, taken to be shared.
#[derive(Message, Clone, Debug)]
pub struct SharedPicture(pub Image);

/// The state of photo mode.
#[derive(Resource, Debug, Default)]
pub struct Photo {
    /// The view to return to; set while photo mode is on.
    before: Option<View>,
    /// Frames until the picture is taken.
    shutter: Option<u32>,
    /// Whether a picture was requested from the renderer and has not arrived yet.
    exposing: bool,
    /// Whether the next picture is shared, and ends photo mode.
    sharing: bool,
    /// The picture that is being stored.
    saving: Option<Task<Result<PathBuf, PhotoError>>>,
    /// The picture that is being exposed.
    exposure: Option<Exposure>,
    /// Whether the table turns by itself.
    pub turning: bool,
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
        self.bare() || self.saving.is_some() || self.turning || (self.on() && self.hint > 0.0)
    }

    /// Takes a picture as soon as the interface has disappeared.
    pub const fn shoot(&mut self) {
        if self.on() && !self.bare() {
            self.shutter = Some(SHUTTER_FRAMES);
        }
    }

    /// Stores a picture in the background.
    pub(super) fn store(&mut self, PhotoSaver(save): PhotoSaver, picture: Image) {
        self.exposing = false;
        let folder = self.folder.clone();
        self.saving = Some(IoTaskPool::get().spawn(async move { save(picture, folder) }));
    }

    /// Starts photo mode; `view` is the one to return to.
    pub fn begin(&mut self, view: View) {
        self.before.get_or_insert(view);
        self.hint = HINT_TIME;
    }

    /// Ends photo mode and restores the view.
    pub fn end(&mut self, cameras: &mut Query<&mut TableCamera>) {
        let Some(view) = self.before.take() else { return };
        self.turning = false;
        // A picture that is being exposed is still shared.
        if self.shutter.take().is_some() {
            self.sharing = false;
        }
        for mut camera in cameras {
            camera.look(view);
        }
    }
}

/// Adds photo mode.
pub fn plugin(app: &mut App) {
    pace(app, |photo: Res<Photo>, mut pace: ResMut<FramePace>| pace.draw(photo.stirring()));
    #[cfg(not(target_arch = "wasm32"))]
    app.init_resource::<PhotoSaver>();
    app.init_resource::<Photo>()
        .init_resource::<PhotoMode>()
        .add_message::<SharedPicture>()
        .add_systems(
            Update,
            (press, turn, expose, continue_exposure, finish, publish).chain().before(AppSet::Input),
        )
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
    } else if hit(InputAction::Photo) && shows_table(page.0) {
        photo.begin(cameras.iter().next().map_or(View::WHITE, |camera| camera.goal));
    }
}

/// Whether the table can be photographed while this page is open.
pub(super) const fn shows_table(page: Page) -> bool {
    matches!(page, Page::Board | Page::Result)
}

/// Starts photo mode from the menu.
pub(super) fn begin(mut photo: ResMut<Photo>, cameras: Query<&TableCamera>) {
    photo.begin(cameras.iter().next().map_or(View::WHITE, |camera| camera.goal));
}

/// Takes a picture to be shared, without the interface and the marks. Photo mode ends with it.
pub(super) fn share(mut photo: ResMut<Photo>, cameras: Query<&TableCamera>) {
    photo.begin(cameras.iter().next().map_or(View::WHITE, |camera| camera.goal));
    photo.sharing = true;
    photo.shoot();
}

/// Ends photo mode.
pub(super) fn end(mut photo: ResMut<Photo>, mut cameras: Query<&mut TableCamera>) {
    photo.end(&mut cameras);
}

/// Makes the state known to the features that must not depend on this one.
fn publish(photo: Res<Photo>, mut mode: ResMut<PhotoMode>) {
    mode.set_if_neq(PhotoMode(photo.on()));
}

/// The table turns by itself until it is stopped, but not while a picture is taken.
fn turn(time: Res<Time>, photo: Res<Photo>, mut cameras: Query<&mut TableCamera>) {
    if !photo.turning || photo.bare() {
        return;
    }
    for mut camera in &mut cameras {
        let angle = time.delta_secs() * TAU / ROUND;
        camera.goal = camera.goal.orbited(angle, 0.0);
        camera.now = camera.now.orbited(angle, 0.0);
    }
}

/// Whether the table still changes: stones or the camera move, or a surface is shown coarse until it is baked.
#[derive(SystemParam)]
struct Unrest<'w, 's> {
    animation: Res<'w, AnimationState>,
    bakes: Option<Res<'w, BakeQueue>>,
    camera: Query<'w, 's, (), (With<TableCamera>, Changed<Transform>)>,
}

impl Unrest<'_, '_> {
    fn is_over(&self) -> bool {
        let baked = self.bakes.as_ref().is_none_or(|bakes| bakes.is_idle());
        baked && !self.animation.busy && self.camera.is_empty()
    }
}

/// Opens the shutter: a long exposure begins, or the window is the picture. Who shares a picture has not arranged it, so
/// it waits until nothing changes.
fn expose(mut studio: Studio, mut photo: ResMut<Photo>, unrest: Unrest) {
    let Some(left) = photo.shutter.filter(|_| !photo.sharing || unrest.is_over()) else { return };
    photo.shutter = left.checked_sub(1);
    if left > 0 {
        return;
    }
    photo.exposing = true;
    photo.exposure = studio.begin();
    if photo.exposure.is_none() {
        studio.commands.spawn(Screenshot::primary_window()).observe(save);
    }
}

/// Takes the next picture of a long exposure once the previous one has arrived.
fn continue_exposure(mut commands: Commands, mut photo: ResMut<Photo>, mut awaited: Local<usize>) {
    let Some(exposure) = &mut photo.exposure else {
        *awaited = 0;
        return;
    };
    if exposure.taken < *awaited || !exposure.next(&mut commands) {
        return;
    }
    *awaited = exposure.taken + 1;
    commands.spawn(Screenshot::image(exposure.image.clone())).observe(collect);
}

/// Where pictures go: they are stored, or shared.
#[derive(SystemParam)]
struct Darkroom<'w, 's> {
    photo: ResMut<'w, Photo>,
    saver: Res<'w, PhotoSaver>,
    shared: MessageWriter<'w, SharedPicture>,
    cameras: Query<'w, 's, &'static mut TableCamera>,
}

impl Darkroom<'_, '_> {
    fn hand_out(&mut self, picture: Image) {
        if !std::mem::take(&mut self.photo.sharing) {
            self.photo.store(*self.saver, picture);
            return;
        }
        self.photo.exposing = false;
        self.photo.end(&mut self.cameras);
        self.shared.write(SharedPicture(picture));
    }
}

/// Adds a picture to the exposure, and hands out the still after the last one.
fn collect(taken: On<ScreenshotCaptured>, mut room: Darkroom, mut commands: Commands) {
    let Some(exposure) = &mut room.photo.exposure else { return };
    if let Some(still) = exposure.add(&taken.image, &mut commands) {
        room.photo.exposure = None;
        room.hand_out(still);
    }
}

/// Hands out the picture.
fn save(taken: On<ScreenshotCaptured>, mut room: Darkroom) {
    room.hand_out(taken.image.clone());
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
    toasts.tell(said(&texts, ended));
}

/// The sentence about where a picture was stored, or why it could not be.
fn said(texts: &Texts, ended: Result<PathBuf, PhotoError>) -> String {
    let reason = match ended {
        Ok(path) => {
            return texts.with("photo-kept", &[("place", path.display().to_string().into())]);
        }
        #[cfg(not(target_arch = "wasm32"))]
        Err(PhotoError::NoFolder) => texts.get("photo-no-folder"),
        Err(PhotoError::System(reason)) => reason,
    };
    texts.with("photo-failed", &[("reason", reason.into())])
}

/// The name of a picture that was taken at this time, without its extension:
/// `fanorona-2026-11-21-150812`, in universal time.
pub fn file_stem(now: Timestamp) -> String {
    let when = now.to_string().replace(':', "").replace('T', "-").replace('Z', "");
    format!("fanorona-{when}")
}

/// Hides the markers in photo mode and until the last picture is taken, and beside the first page, where nothing is
/// played yet.
fn hide_marks(
    photo: Res<Photo>,
    page: Res<OpenPage>,
    mut marks: Query<&mut Visibility, With<BoardMarker>>,
) {
    let hidden = photo.on() || photo.bare() || page.0.is_start();
    let wanted = if hidden { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut marks {
        visibility.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn a_failure_always_has_a_reason() {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            let none = said(&texts, Err(PhotoError::System(String::new())));
            let no_folder = said(&texts, Err(PhotoError::NoFolder));
            assert!(no_folder.len() > none.len() + 10, "{no_folder}");
        }
    }
}
