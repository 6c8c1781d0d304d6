//! The settings: what a player can choose, with defaults and limits.

use crate::app::actions::KeyMap;
use crate::app::engine_lines::LinesOptions;
use crate::app::scanning::SwitchSettings;
use crate::app::sound::Volumes;
use crate::app::table::camera::viewpoint::Viewpoint;
use crate::app::table::markers::MarkerVisibility;
use crate::app::table::{Preset, TableLook};
use crate::catalogue::looks::Looks;
use crate::game::play::CoachLevel;
use bevy::prelude::{Deref, DerefMut, Resource};
use serde::{Deserialize, Serialize};

/// The current settings.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref, DerefMut)]
pub struct Settings(pub Values);

/// All settings. Entries that are missing in a file get their defaults.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Values {
    /// The code of the language; `None` for that of the system.
    pub language: Option<String>,
    /// The key of the graphics quality; unknown keys mean that it is chosen automatically.
    pub quality: String,
    /// The key of the board; unknown keys mean the default board.
    pub board: String,
    /// The key of the set of stones; unknown keys mean the default set.
    pub stones: String,
    /// Whether the frame has letters and numbers.
    pub coordinates: bool,
    /// The volumes.
    pub sound: Volumes,
    /// The speed of moving stones: 1.0 is normal, within `Values::SPEED`.
    pub speed: f32,
    /// Whether stones, camera and pages jump instead of moving smoothly.
    pub reduced_motion: bool,
    /// The least time before the computer answers.
    pub reply: Reply,
    /// Which markers the board shows.
    pub marks: Marks,
    /// What the player said about knowing the game.
    pub experience: Experience,
    /// The number of games that were played to their end, lessons excepted.
    pub games_played: u32,
    /// What the continuous analysis searches for and shows.
    pub engine_lines: LinesOptions,
    /// The side that the board is seen from.
    pub viewpoint: Viewpoint,
    /// The scale of the interface: 1.0 is normal, within `Values::SCALE`. `None`: as the window's size requires.
    pub scale: Option<f32>,
    /// The keys of the actions.
    pub keys: KeyMap,
    /// How switches are used.
    pub switch: SwitchSettings,
    /// Whether the clock of a person stands while that person is to move, also without a switch.
    pub person_clocks_stop: bool,
    /// Whether a step is shown first, and counts when it is confirmed.
    pub confirm_steps: bool,
    /// The position of the window; `None` before the first start.
    pub window: Option<WindowPlacement>,
    /// The setup of the last game that was started; `None` before the first.
    pub plan: Option<SavedPlan>,
}

/// What the player has asked of all programs, in the settings of the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemWishes {
    /// Nothing moves that need not.
    pub less_motion: bool,
    /// Colours are far apart.
    pub more_contrast: bool,
}

/// The key of the board and of the stones with the highest contrast.
const HIGH_CONTRAST: &str = "plain";

/// The scales of the interface that players can choose from.
pub(crate) const SCALES: [f32; 7] = [0.8, 0.9, 1.0, 1.25, 1.5, 2.0, 2.5];

/// The least time before the computer answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// None.
    AtOnce,
    /// Long enough for a person to follow.
    #[default]
    Calm,
    /// Long, as if the computer took its time.
    Slow,
}

impl Reply {
    /// The time in seconds.
    pub const fn seconds(self) -> f32 {
        match self {
            Self::AtOnce => 0.0,
            Self::Calm => 0.6,
            Self::Slow => 1.6,
        }
    }
}

/// Which markers the board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marks {
    /// Neither movable stones nor targets.
    Few,
    /// The targets of the chosen stone.
    Chosen,
    /// Few in a beginner's first games, then more, then all.
    #[default]
    Growing,
    /// All.
    All,
}

/// What the player said about knowing the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Experience {
    /// The player was not asked.
    #[default]
    Unknown,
    /// The player is new to Fanorona.
    New,
    /// The player knows the game.
    Known,
}

/// The position of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlacement {
    /// Its width and height in logical pixels, which do not depend on the scale of the screen.
    #[serde(rename = "logical_size")]
    pub size: [u32; 2],
    /// Its upper left corner on the desktop, in physical pixels; `None` if the system does not report it.
    pub corner: Option<[i32; 2]>,
    /// Whether it fills the screen.
    pub full_screen: bool,
}

impl Default for WindowPlacement {
    fn default() -> Self {
        Self { size: [1280, 760], corner: None, full_screen: false }
    }
}

/// The setup of a game, with variant and opponents by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedPlan {
    /// The key of the variant.
    pub variant: String,
    /// Who plays White and Black: the key of a computer opponent, or `None` for a person.
    pub seats: [Option<String>; 2],
    /// The names of the players.
    pub names: [String; 2],
    /// The format of the match, as an index into the formats.
    pub format: usize,
    /// The most games of the match.
    pub games: u16,
    /// The time control, as an index into the presets; `None` for none or a custom one.
    pub clock: Option<usize>,
    /// The custom time control of White and Black: minutes, seconds, and seconds added after each
    /// turn. `None` for a preset.
    pub custom: Option<[[u32; 3]; 2]>,
    /// Whether White and Black have different times.
    pub separate: bool,
    /// The level of the coach, 1 to 3; 0 for no coach.
    pub coach: u8,
    /// Whether a missed capture must be claimed, in variants with that option.
    pub claimed: bool,
    /// Whether the eater of vela loses when there is nothing to take.
    pub eater_loses: bool,
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
            marks: Marks::default(),
            experience: Experience::default(),
            games_played: 0,
            engine_lines: LinesOptions::default(),
            viewpoint: Viewpoint::default(),
            scale: None,
            keys: KeyMap::default(),
            switch: SwitchSettings::default(),
            person_clocks_stop: false,
            confirm_steps: false,
            window: None,
            plan: None,
        }
    }
}

impl Values {
    /// The limits of the speed of stones.
    pub(crate) const SPEED: [f32; 2] = [0.25, 4.0];
    /// The limits of the scale of the interface.
    pub(crate) const SCALE: [f32; 2] = [0.8, 2.5];

    /// The coach of a player who has not started a game yet: some help for who is new to the game.
    pub fn first_coach(&self) -> Option<CoachLevel> {
        (self.experience == Experience::New).then_some(CoachLevel::Middle)
    }

    /// The chosen board and stones, as far as their keys are known.
    pub fn look(&self, known: &Looks) -> TableLook {
        let mut look = TableLook { coordinates: self.coordinates, ..TableLook::default() };
        look.choose(known, &self.board, &self.stones);
        look
    }

    /// The markers to show: as chosen, or growing with the number of games.
    pub fn shown_markers(&self) -> MarkerVisibility {
        match (self.marks, self.experience) {
            (Marks::Few, _) => MarkerVisibility::Few,
            (Marks::Chosen, _) => MarkerVisibility::Chosen,
            (Marks::Growing, Experience::New) => match self.games_played {
                0..2 => MarkerVisibility::Basic,
                2..4 => MarkerVisibility::BasicAndLastTurn,
                4.. => MarkerVisibility::All,
            },
            (Marks::All | Marks::Growing, _) => MarkerVisibility::All,
        }
    }

    /// Whether the player has never been asked about knowing the game, and has never begun a game.
    pub const fn is_first_start(&self) -> bool {
        matches!(self.experience, Experience::Unknown) && self.plan.is_none()
    }

    /// Takes over what the system asks for, at the first start: afterwards the player has chosen.
    pub fn take_wishes(&mut self, wishes: SystemWishes) {
        if !self.is_first_start() {
            return;
        }
        self.reduced_motion |= wishes.less_motion;
        if wishes.more_contrast {
            (self.board, self.stones) = (HIGH_CONTRAST.to_owned(), HIGH_CONTRAST.to_owned());
        }
    }

    /// The chosen graphics quality.
    pub fn preset(&self) -> Preset {
        Preset::named(&self.quality).unwrap_or_default()
    }

    /// These settings, with what another copy of the program has changed since `before` was known. What both have
    /// changed stays as it is here.
    #[must_use]
    pub(crate) fn with_changes(self, before: &Self, stored: Self) -> Self {
        let games = self.games_played.saturating_sub(before.games_played);
        macro_rules! merged {
            ($($field:ident)*) => {
                Self {
                    games_played: stored.games_played.saturating_add(games),
                    $($field: if self.$field == before.$field { stored.$field } else { self.$field },)*
                }
            };
        }
        merged!(
            language quality board stones coordinates sound speed reduced_motion reply marks experience engine_lines
            viewpoint scale keys switch person_clocks_stop confirm_steps window plan
        )
    }

    /// Clamps every number to its limits. Numbers that are not finite become the default.
    #[must_use]
    pub(crate) fn clamped(mut self) -> Self {
        let defaults = Self::default();
        let clamp = |value: &mut f32, [min, max]: [f32; 2], default: f32| {
            *value = if value.is_finite() { value.clamp(min, max) } else { default };
        };
        clamp(&mut self.speed, Self::SPEED, defaults.speed);
        if let Some(scale) = &mut self.scale {
            clamp(scale, Self::SCALE, 1.0);
        }
        clamp(&mut self.switch.seconds, SwitchSettings::SECONDS, defaults.switch.seconds);
        self.engine_lines = self.engine_lines.clamped();
        let (sound, defaults) = (&mut self.sound, defaults.sound);
        clamp(&mut sound.master, [0.0, 1.0], defaults.master);
        clamp(&mut sound.effects, [0.0, 1.0], defaults.effects);
        clamp(&mut sound.music, [0.0, 1.0], defaults.music);
        if let Some(window) = &mut self.window {
            // The screen is the upper limit.
            window.size = [window.size[0].max(320), window.size[1].max(240)];
        }
        self
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::app::actions::{Chord, InputAction};
    use crate::app::scanning::SwitchMode;

    #[test]
    fn wishes_of_the_system_are_taken_over_until_the_player_has_chosen() {
        let wishes = SystemWishes { less_motion: true, more_contrast: true };
        let looks = Looks::default();
        let mut first = Values::default();
        first.take_wishes(SystemWishes::default());
        assert_eq!(first, Values::default());
        first.take_wishes(wishes);
        assert!(first.reduced_motion);
        let look = first.look(&looks);
        assert_eq!(
            (look.board.title.key.as_str(), look.stones.title.key.as_str()),
            ("plain", "plain")
        );
        let mut known = Values { experience: Experience::Known, ..Values::default() };
        known.take_wishes(wishes);
        assert_eq!(known, Values { experience: Experience::Known, ..Values::default() });
    }

    /// Settings that all differ from the defaults.
    pub fn unusual() -> Values {
        Values {
            language: Some("fr".into()),
            quality: "medium".into(),
            board: "ebony".into(),
            stones: "glass".into(),
            coordinates: false,
            sound: Volumes { master: 0.25, effects: 0.5, music: 0.0, muted: true },
            speed: 2.0,
            reduced_motion: true,
            reply: Reply::Slow,
            marks: Marks::Few,
            experience: Experience::New,
            games_played: 3,
            engine_lines: LinesOptions { count: 5, bar: false, ..LinesOptions::default() },
            viewpoint: Viewpoint::ToMove,
            scale: Some(1.5),
            keys: {
                let mut keys = KeyMap::default();
                keys.assign(InputAction::Hint, 1, Chord::read("F5"));
                keys
            },
            switch: SwitchSettings { mode: SwitchMode::Two, seconds: 2.5, anywhere: true },
            person_clocks_stop: true,
            confirm_steps: true,
            window: Some(WindowPlacement {
                size: [800, 600],
                corner: Some([-5, 7]),
                full_screen: true,
            }),
            plan: Some(SavedPlan {
                variant: "dimy".into(),
                seats: [None, Some("ombiasy".into())],
                clock: Some(2),
                custom: Some([[1, 2, 3], [4, 5, 6]]),
                coach: 2,
                ..SavedPlan::default()
            }),
        }
    }
}
