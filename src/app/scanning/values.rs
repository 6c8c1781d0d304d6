//! How the switch is used.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Whether the game is played with switches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SwitchMode {
    /// It is not.
    #[default]
    Off,
    /// With one: the highlight moves by itself.
    One,
    /// With two: the second one moves the highlight.
    Two,
}

/// How switches are used.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SwitchSettings {
    /// How many there are.
    pub mode: SwitchMode,
    /// The seconds for which each thing is highlighted, within `SwitchSettings::SECONDS`.
    pub seconds: f32,
    /// Whether a click or a touch anywhere, and every button of a gamepad, is the switch, too.
    pub anywhere: bool,
}

impl Default for SwitchSettings {
    fn default() -> Self {
        Self { mode: SwitchMode::Off, seconds: 1.5, anywhere: false }
    }
}

impl SwitchSettings {
    /// The limits of the seconds.
    pub(crate) const SECONDS: [f32; 2] = [0.5, 5.0];

    /// Whether there is a switch.
    pub const fn is_on(&self) -> bool {
        !matches!(self.mode, SwitchMode::Off)
    }
}
