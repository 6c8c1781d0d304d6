//! The setup of the next game: what the player chose, and the [`GamePlan`] that follows from it.

pub mod page;
mod seat_choices;

pub(super) use seat_choices::play_on_menu;

use super::content::CurrentCatalogue;
use super::names::unnamed;
use super::ui::action::UiAction;
use crate::catalogue::Catalogue;
use crate::engine::character;
use crate::game::play::{CoachLevel, GamePlan, Seat};
use crate::rules::Variant;
use crate::rules::clock::{Allowance, TimeControl};
use crate::rules::matches::MatchFormat;
use crate::rules::names::same_name;
use crate::texts::Texts;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The choices for the next game.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct GameSetup {
    /// The variant.
    pub variant: Arc<Variant>,
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// The players' names; empty if none was given.
    pub names: [String; 2],
    /// The format of the match.
    pub format: FormatChoice,
    /// The highest number of games in a match of several games.
    pub games: u16,
    /// Whether an omitted capture must be claimed, in variants with that option.
    pub claimed: bool,
    /// Whether an eater in the vela that cannot capture loses. Otherwise it wins.
    pub eater_loses: bool,
    /// The time control.
    pub clock: ClockChoice,
    /// The custom times of White and Black. White's applies to both unless `separate`.
    pub custom: [CustomTime; 2],
    /// Whether each side has a custom time of its own.
    pub separate: bool,
    /// How much the coach helps a person against the computer; `None` for no coach.
    pub coach: Option<CoachLevel>,
    /// Whether the section with format, names and clocks is expanded on the page.
    pub expanded: bool,
}

/// The formats that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatChoice {
    /// One game.
    Single,
    /// Several games with alternating colours.
    BestOf,
    /// Game, handicap rematch, decider.
    Tumicarona,
    /// Game, vela, decider.
    Vela,
}

impl FormatChoice {
    /// All formats, the simplest first.
    pub const ALL: [Self; 4] = [Self::Single, Self::BestOf, Self::Tumicarona, Self::Vela];

    /// The keys of the variants of the game and of the rematch, if the format requires them.
    const fn keys(self) -> Option<[&'static str; 2]> {
        match self {
            Self::Single | Self::BestOf => None,
            Self::Tumicarona => Some(["tumicarona", "tumicarona-rematch"]),
            Self::Vela => Some(["tsivy", "vela"]),
        }
    }
}

/// The time controls that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChoice {
    /// No clocks.
    Without,
    /// One of `PRESETS`, by its index.
    Preset(usize),
    /// The times in [`GameSetup::custom`].
    Custom,
}

/// Minutes at the start, and seconds added after each turn.
pub(crate) const PRESETS: [(u32, u32); 4] = [(5, 0), (10, 0), (10, 5), (15, 10)];

/// A custom time of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomTime {
    /// Minutes at the start.
    pub minutes: u32,
    /// Seconds at the start in addition to `minutes`, less than 60. If both are 0, the side has no
    /// clock.
    pub seconds: u32,
    /// Seconds added after each turn.
    pub increment: u32,
}

impl CustomTime {
    /// The highest value of `minutes`.
    pub(crate) const MOST_MINUTES: u32 = 180;
    /// The highest value of `increment`.
    pub(crate) const MOST_INCREMENT: u32 = 120;

    fn allowance(self) -> Option<Allowance> {
        let start = Duration::from_secs(u64::from(self.minutes * 60 + self.seconds));
        Allowance::new(start, Duration::from_secs(self.increment.into()))
    }
}

impl FromWorld for GameSetup {
    fn from_world(world: &mut World) -> Self {
        Self::first(&world.get_resource_or_init::<CurrentCatalogue>())
    }
}

impl GameSetup {
    /// What the interface does to edit the setup.
    pub(in crate::app) fn edit(edit: impl FnOnce(&mut Self) + Send + Sync + 'static) -> UiAction {
        UiAction::change(edit)
    }

    /// Gives each side a custom time of its own, or not. Black starts with White's.
    pub(in crate::app) fn separate_times(&mut self, separate: bool) {
        if separate && !self.separate {
            self.custom[1] = self.custom[0];
        }
        self.separate = separate;
    }

    /// The setup for a player who has not chosen anything yet: White against an easy opponent.
    pub fn first(catalogue: &Catalogue) -> Self {
        let easy = character::all().get(1).cloned().map_or(Seat::Person, Seat::Computer);
        Self::new(catalogue.standard(), [Seat::Person, easy])
    }

    /// A single game without clocks and coach.
    pub const fn new(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        Self {
            variant,
            seats,
            names: [String::new(), String::new()],
            format: FormatChoice::Single,
            games: 3,
            claimed: false,
            eater_loses: false,
            clock: ClockChoice::Without,
            custom: [CustomTime { minutes: 10, seconds: 0, increment: 5 }; 2],
            separate: false,
            coach: None,
            expanded: false,
        }
    }

    /// Chooses a format and the variant that belongs to it.
    pub fn choose_format(&mut self, format: FormatChoice, catalogue: &Catalogue) {
        self.format = format;
        if let Some(variant) = format.keys().and_then(|[key, _]| catalogue.find(key)) {
            self.variant = variant.clone();
        }
    }

    /// Chooses a variant. A format that requires another variant is reset to a single game.
    pub fn choose_variant(&mut self, variant: &Arc<Variant>) {
        self.variant = variant.clone();
        if self.format.keys().is_some_and(|[key, _]| key != variant.key) {
            self.format = FormatChoice::Single;
        }
    }

    /// Whether omitted captures can be claimed in the chosen variant.
    pub fn knows_claims(&self) -> bool {
        matches!(self.variant.key.as_str(), "tumicarona" | "tumicarona-rematch")
    }

    /// Whether a vela is chosen, or the match will have one.
    pub fn knows_eaters(&self) -> bool {
        self.variant.key == "vela" || self.format == FormatChoice::Vela
    }

    /// Whether one person plays against the computer, so that a coach can help.
    pub fn can_coach(&self) -> bool {
        self.seats.iter().filter(|seat| seat.is_computer()).count() == 1
    }

    /// The time control of both sides.
    pub fn control(&self) -> TimeControl {
        match self.clock {
            ClockChoice::Without => TimeControl::NONE,
            ClockChoice::Preset(place) => {
                let (minutes, increment) = PRESETS[place.min(PRESETS.len() - 1)];
                let time = CustomTime { minutes, seconds: 0, increment };
                time.allowance().map_or(TimeControl::NONE, TimeControl::both)
            }
            ClockChoice::Custom => {
                let [white, black] = self.custom;
                let black = if self.separate { black } else { white };
                TimeControl::each(white.allowance(), black.allowance())
            }
        }
    }

    /// The plan of the game. In a match of several games, players without a name get one.
    pub fn plan(&self, texts: &Texts, catalogue: &Catalogue) -> GamePlan {
        let reading = |variant: &Arc<Variant>| {
            let key = match variant.key.as_str() {
                "tumicarona" if self.claimed => "tumicarona-claimed",
                "tumicarona-rematch" if self.claimed => "tumicarona-rematch-claimed",
                "vela" if self.eater_loses => "vela-eater-loses",
                _ => return variant.clone(),
            };
            catalogue.find(key).unwrap_or(variant).clone()
        };
        let rematch = self.format.keys().and_then(|[_, key]| catalogue.find(key));
        let format = match (self.format, rematch) {
            (FormatChoice::Single, _) => MatchFormat::SINGLE,
            (FormatChoice::BestOf, _) | (_, None) => MatchFormat::BestOf(self.games.max(1)),
            (_, Some(rematch)) => MatchFormat::Rematch(reading(rematch)),
        };
        let mut names = self.names.each_ref().map(|name| name.trim().to_owned());
        if self.format != FormatChoice::Single {
            for (place, name) in names.iter_mut().enumerate().filter(|(_, name)| name.is_empty()) {
                *name = self.default_name(texts, place);
            }
            if same_name(&names[0], &names[1]) {
                names[1].push_str(" 2");
            }
        }
        GamePlan {
            variant: reading(&self.variant),
            format,
            seats: self.seats.clone(),
            names,
            control: self.control(),
            coach: self.coach.filter(|_| self.can_coach()),
        }
    }

    /// The name of a player who was given none: `place` is 0 for the one who begins with White.
    pub fn default_name(&self, texts: &Texts, place: usize) -> String {
        match &self.seats[place.min(1)] {
            Seat::Computer(character) => character.name.clone(),
            Seat::Person | Seat::Exercise => unnamed(texts, place),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameSetup>();
}
