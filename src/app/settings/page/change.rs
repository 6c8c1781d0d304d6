//! A single change of the settings, as the settings page sends it.

use crate::app::actions::{Chord, InputAction};
use crate::app::engine_lines::LinesOptions;
use crate::app::scanning::SwitchSettings;
use crate::app::settings::Values;
use crate::app::settings::values::{Experience, Marks, Reply};
use crate::app::table::camera::Viewpoint;

/// A change of one setting.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingChange {
    /// The key of the board.
    Board(String),
    /// The key of the stones.
    Stones(String),
    /// Whether coordinates are shown.
    Coordinates(bool),
    /// The key of the graphics quality.
    Quality(String),
    /// Whether the sound is muted.
    Muted(bool),
    /// The volume of everything, from 0 to 1.
    Master(f32),
    /// The volume of the effects, from 0 to 1.
    Effects(f32),
    /// The volume of the music, from 0 to 1.
    Music(f32),
    /// Which marks are shown on the board.
    Marks(Marks),
    /// What the player said about knowing the game.
    Experience(Experience),
    /// The speed of the stones; 1 is normal.
    Speed(f32),
    /// How long the computer waits before its turn.
    Reply(Reply),
    /// The side from which the board is seen.
    Viewpoint(Viewpoint),
    /// The scale of the interface; 1 is normal. `None`: as the window's size requires.
    Scale(Option<f32>),
    /// Whether animation is reduced.
    ReducedMotion(bool),
    /// Whether the window fills the screen.
    FullScreen(bool),
    /// The primary (0) or secondary (1) key of an action.
    Key(InputAction, usize, Option<Chord>),
    /// How switches are used.
    Switch(SwitchSettings),
    /// Whether the clock of a person stands while that person is to move.
    PersonClocksStop(bool),
    /// What the continuous analysis searches for and shows.
    EngineLines(LinesOptions),
}

impl SettingChange {
    /// Applies the change.
    pub fn apply(self, values: &mut Values) {
        match self {
            Self::Board(key) => values.board = key,
            Self::Stones(key) => values.stones = key,
            Self::Coordinates(shown) => values.coordinates = shown,
            Self::Quality(key) => values.quality = key,
            Self::Muted(muted) => values.sound.muted = muted,
            Self::Master(volume) => values.sound.master = volume,
            Self::Effects(volume) => values.sound.effects = volume,
            Self::Music(volume) => values.sound.music = volume,
            Self::Marks(marks) => values.marks = marks,
            Self::Experience(experience) => values.experience = experience,
            Self::Speed(speed) => values.speed = speed,
            Self::Reply(reply) => values.reply = reply,
            Self::Viewpoint(viewpoint) => values.viewpoint = viewpoint,
            Self::Scale(scale) => values.scale = scale,
            Self::ReducedMotion(reduced) => values.reduced_motion = reduced,
            Self::FullScreen(full) => {
                values.window.get_or_insert_default().full_screen = full;
            }
            Self::Key(action, place, chord) => values.keys.assign(action, place, chord),
            Self::Switch(switch) => values.switch = switch,
            Self::PersonClocksStop(stop) => values.person_clocks_stop = stop,
            Self::EngineLines(options) => values.engine_lines = options.clamped(),
        }
    }
}
