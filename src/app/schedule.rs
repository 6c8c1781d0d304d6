//! The order of the work in a frame, and the flags that several features read in a frame.

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;

/// The number of frames until the first picture is complete: nothing of the table is seen in the first, its shaders are
/// made in the second and third, and all of it is drawn from the fourth on.
const FIRST_PICTURE: u32 = 6;

/// Whether the first picture was drawn. What can wait until then, such as baking fine surfaces, would delay it where
/// there is one thread, as on the page.
pub(crate) fn after_first_picture(frames: Option<Res<FrameCount>>) -> bool {
    frames.is_none_or(|frames| frames.0 > FIRST_PICTURE)
}

/// The order of a frame's work. Each set sees what the sets before it did in the same frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AppSet {
    /// Pointer and keyboard become intents.
    Input,
    /// The session applies intents.
    Session,
    /// The computer notices the new position, and answers.
    Opponent,
    /// The view model of the board is brought up to date.
    Guide,
    /// Table and motion show it.
    Present,
    /// Changes are stored.
    Persist,
}

/// The order of the systems within [`AppSet::Input`] that belong to the board.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSet {
    /// The pointer is found, moving stones are hurried, and the guidance is brought up to date.
    Read,
    /// Presses are carried out.
    Act,
}

/// The systems that move the stones, within [`AppSet::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MotionSet;

/// Which inputs reach the board. The interface switches them off while it uses the pointer or the
/// keyboard itself.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct InputFocus {
    /// The pointer is over the board.
    pub pointer: bool,
    /// The game handles the keyboard.
    pub keyboard: bool,
}

impl Default for InputFocus {
    fn default() -> Self {
        Self { pointer: true, keyboard: true }
    }
}

/// Whether every click and every touch is the switch of a player who uses one. The pointer then points at nothing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClickIsSwitch(pub bool);

/// Whether photo mode is on: the interface is hidden and the camera moves freely.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PhotoMode(pub bool);

/// What the animation on the board asks of the other systems. Motion sets it; input and opponent
/// react to it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnimationState {
    /// Stones are moving: input and the computer's reply wait. The session never does.
    pub busy: bool,
    /// Finish everything that moves at once.
    pub skip: bool,
    /// Something still moves or fades, but nothing has to wait for it.
    pub moving: bool,
}

impl AnimationState {
    /// Finishes everything that moves. From now on nothing has to wait.
    pub(crate) const fn finish(&mut self) {
        self.skip = true;
        self.busy = false;
    }
}

/// What the interface is doing. The screens set it; the frame pacing reads it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InterfaceActivity {
    /// An action of the interface was carried out in the last frame.
    pub acted: bool,
    /// Something in the interface moves, fades or is held open, and must be drawn again.
    pub animating: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationState>()
        .init_resource::<InterfaceActivity>()
        .init_resource::<InputFocus>()
        .init_resource::<ClickIsSwitch>()
        .init_resource::<PhotoMode>()
        .configure_sets(
            Update,
            (
                AppSet::Input,
                AppSet::Session,
                AppSet::Opponent,
                AppSet::Guide,
                AppSet::Present,
                AppSet::Persist,
            )
                .chain(),
        )
        .configure_sets(Update, (InputSet::Read, InputSet::Act).chain().in_set(AppSet::Input));
}
