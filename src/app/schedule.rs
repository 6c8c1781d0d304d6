//! The order of the work in a frame, and the flags that several features read in a frame.

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use std::time::Duration;

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

/// The frames that are needed. Who needs some says so in each frame, in [`PaceSet`]; the frame pacing takes it.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct FramePace {
    /// Something changes: the window is drawn continuously.
    pub changing: bool,
    /// The time until the next frame if nothing changes.
    pub rest: Duration,
}

impl Default for FramePace {
    fn default() -> Self {
        Self { changing: false, rest: Duration::from_secs(5) }
    }
}

impl FramePace {
    /// Something will happen soon without input.
    pub const SOON: Duration = Duration::from_millis(500);
    /// An answer is waited for: the search needs the processor more than the window.
    const ANSWER: Duration = Duration::from_millis(40);

    /// Draws continuously if something changes.
    pub fn draw(&mut self, changing: bool) {
        self.changing |= changing;
    }

    /// Draws at least in this interval if it is `needed`.
    pub fn draw_every(&mut self, interval: Duration, needed: bool) {
        if needed {
            self.rest = self.rest.min(interval);
        }
    }

    /// Draws so that the answer of a search is seen soon. On the page a search without a worker may need frames.
    pub fn wait_for_answer(&mut self, searching: bool) {
        self.draw_every(Self::ANSWER, searching);
        self.draw(searching && cfg!(target_arch = "wasm32"));
    }
}

/// The systems that say which frames are needed, in [`Last`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PaceSet;

/// Adds a system that says which frames are needed.
pub(crate) fn pace<M>(app: &mut App, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    app.init_resource::<FramePace>().add_systems(Last, system.in_set(PaceSet));
}

/// Draws what changes in a resource.
pub(crate) fn draw_changes<R: Resource>(resource: Res<R>, mut pace: ResMut<FramePace>) {
    pace.draw(resource.is_changed());
}

fn draw_movement(
    animation: Res<AnimationState>,
    interface: Res<InterfaceActivity>,
    mut pace: ResMut<FramePace>,
) {
    pace.draw(animation.busy || animation.moving || interface.animating);
}

pub(super) fn plugin(app: &mut App) {
    pace(app, draw_movement);
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
