//! What a player can set, each with its default and its limits.

use crate::app::sound::Volumes;
use crate::app::table::camera::Viewpoint;
use crate::app::table::markers::MarkerVisibility;
use crate::app::table::{Preset, TableLook};
use crate::catalogue::looks::Looks;
use serde::{Deserialize, Serialize};

/// Everything the player has set. Fields that a file lacks keep their defaults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Values {
    /// The code of the language; `None` follows the system.
    pub language: Option<String>,
    /// The key of how fine the picture is; unknown ones mean that the machine decides.
    pub quality: String,
    /// The key of the board's look; unknown ones mean the usual one.
    pub board: String,
    /// The key of the set of stones; unknown ones mean the usual one.
    pub stones: String,
    /// Letters and numbers on the frame.
    pub coordinates: bool,
    /// How loud everything is.
    pub sound: Volumes,
    /// How fast stones move: 1.0 is normal, between [`Values::SPEED`].
    pub speed: f32,
    /// Stones, camera and pages jump instead of gliding.
    pub reduced_motion: bool,
    /// How long the computer lets a person wait for its answer at least.
    pub reply: Reply,
    /// What is marked on the board.
    pub marks: MarkerVisibility,
    /// From which side the board is seen.
    pub viewpoint: Viewpoint,
    /// How large the interface is: 1.0 is normal, between [`Values::SCALE`].
    pub scale: f32,
    /// Where the window was; `None` before the first game.
    pub window: Option<WindowPlacement>,
    /// The game that was begun last; `None` before the first.
    pub plan: Option<SavedPlan>,
}

/// The sizes of the interface that are offered, as parts of the usual one.
pub const SCALES: [f32; 6] = [0.75, 0.9, 1.0, 1.25, 1.5, 2.0];

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
pub struct WindowPlacement {
    /// Wide and high.
    pub size: [u32; 2],
    /// Its upper left corner, where the system tells.
    pub corner: Option<[i32; 2]>,
    /// It filled the screen.
    pub full_screen: bool,
}

impl Default for WindowPlacement {
    fn default() -> Self {
        Self { size: [1280, 760], corner: None, full_screen: false }
    }
}

/// The plan of a game, by keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedPlan {
    /// The variant.
    pub variant: String,
    /// Who plays White and Black: the key of a computer opponent, or nothing for a person.
    pub seats: [Option<String>; 2],
    /// What the two are called.
    pub names: [String; 2],
    /// Which games are played: the place among the forms.
    pub form: usize,
    /// How many games at most.
    pub games: u16,
    /// The clock: the place among those that are offered.
    pub clock: Option<usize>,
    /// Minutes, seconds and seconds after a turn where both sides' time is chosen freely.
    pub own: Option<[[u32; 3]; 2]>,
    /// Has each side its own time?
    pub apart: bool,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            language: None,
            quality: Preset::default().key().to_owned(),
            board: TableLook::default().board.title.key.clone(),
            stones: TableLook::default().stones.title.key.clone(),
            coordinates: true,
            sound: Volumes::default(),
            speed: 1.0,
            reduced_motion: false,
            reply: Reply::default(),
            marks: MarkerVisibility::default(),
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

    /// The look that is chosen, as far as there is one of these keys.
    pub fn look(&self, known: &Looks) -> TableLook {
        let mut look = TableLook { coordinates: self.coordinates, ..TableLook::default() };
        look.choose(known, &self.board, &self.stones);
        look
    }

    /// How fine the picture is to be.
    pub fn preset(&self) -> Preset {
        Preset::named(&self.quality).unwrap_or_default()
    }

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
