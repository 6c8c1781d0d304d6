//! What a player can set, each with its default and its limits.

use crate::app::table::camera::Viewpoint;
use crate::app::table::markers::Shown;
use serde::{Deserialize, Serialize};

/// Everything the player has set. Fields that a file lacks keep their defaults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Values {
    /// The code of the language; `None` follows the system.
    pub language: Option<String>,
    /// How fine the picture is.
    pub quality: Detail,
    /// The key of the board's look; unknown ones mean the first.
    pub board: String,
    /// The key of the set of stones; unknown ones mean the first.
    pub stones: String,
    /// Letters and numbers on the frame.
    pub coordinates: bool,
    /// How loud everything is.
    pub sound: Loudness,
    /// How fast stones move: 1.0 is normal, between [`Values::SPEED`].
    pub speed: f32,
    /// Stones, camera and pages jump instead of gliding.
    pub reduced_motion: bool,
    /// How long the computer lets a person wait for its answer at least.
    pub reply: Reply,
    /// What is marked on the board.
    pub marks: Shown,
    /// From which side the board is seen.
    pub viewpoint: Viewpoint,
    /// How large the interface is: 1.0 is normal, between [`Values::SCALE`].
    pub scale: f32,
    /// Where the window was; `None` before the first game.
    pub window: Option<Place>,
    /// The game that was begun last; `None` before the first.
    pub plan: Option<Plan>,
}

/// How fine the picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// As fine as the machine draws fluently.
    #[default]
    Auto,
    /// For machines that draw in software.
    Low,
    /// In between.
    Medium,
    /// All there is.
    High,
}

/// How loud everything is, from 0.0 to 1.0 each.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Loudness {
    /// Everything together.
    pub master: f32,
    /// Stones and buttons.
    pub effects: f32,
    /// The music.
    pub music: f32,
    /// Nothing is heard at all.
    pub muted: bool,
}

impl Default for Loudness {
    fn default() -> Self {
        Self { master: 0.8, effects: 1.0, music: 0.4, muted: false }
    }
}

/// How long the computer lets a person wait at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// Not at all.
    AtOnce,
    /// Long enough to be followed.
    #[default]
    Calm,
    /// As somebody who thinks it over.
    Slow,
}

impl Reply {
    /// The wait in seconds.
    pub const fn seconds(self) -> f32 {
        match self {
            Self::AtOnce => 0.0,
            Self::Calm => 0.6,
            Self::Slow => 1.6,
        }
    }
}

/// Where the window was, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    /// Wide and high.
    pub size: [u32; 2],
    /// Its upper left corner, where the system tells.
    pub corner: Option<[i32; 2]>,
    /// It filled the screen.
    pub full_screen: bool,
}

impl Default for Place {
    fn default() -> Self {
        Self { size: [1280, 760], corner: None, full_screen: false }
    }
}

/// The plan of a game, by keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// The variant.
    pub variant: String,
    /// Who plays White and Black: the key of a computer opponent, or nothing for a person.
    pub seats: [Option<String>; 2],
}

impl Default for Values {
    fn default() -> Self {
        Self {
            language: None,
            quality: Detail::default(),
            board: String::new(),
            stones: String::new(),
            coordinates: true,
            sound: Loudness::default(),
            speed: 1.0,
            reduced_motion: false,
            reply: Reply::default(),
            marks: Shown::default(),
            viewpoint: Viewpoint::default(),
            scale: 1.0,
            window: None,
            plan: None,
        }
    }
}

impl Values {
    /// The least and the greatest speed of stones.
    pub const SPEED: [f32; 2] = [0.25, 4.0];
    /// The least and the greatest size of the interface.
    pub const SCALE: [f32; 2] = [0.75, 2.0];

    /// The same with every number within its limits; what is no number becomes the default.
    #[must_use]
    pub fn kept(mut self) -> Self {
        let fresh = Self::default();
        let keep = |value: &mut f32, [least, most]: [f32; 2], usual: f32| {
            *value = if value.is_finite() { value.clamp(least, most) } else { usual };
        };
        keep(&mut self.speed, Self::SPEED, fresh.speed);
        keep(&mut self.scale, Self::SCALE, fresh.scale);
        let (sound, usual) = (&mut self.sound, fresh.sound);
        keep(&mut sound.master, [0.0, 1.0], usual.master);
        keep(&mut sound.effects, [0.0, 1.0], usual.effects);
        keep(&mut sound.music, [0.0, 1.0], usual.music);
        if let Some(window) = &mut self.window {
            let [wide, high] = window.size;
            window.size = [wide.clamp(320, 16_384), high.clamp(240, 16_384)];
        }
        self
    }

    /// The defaults, but for language, window and plan: those are habits, not choices.
    #[must_use]
    pub fn reset(&self) -> Self {
        Self {
            language: self.language.clone(),
            window: self.window,
            plan: self.plan.clone(),
            ..Self::default()
        }
    }
}
