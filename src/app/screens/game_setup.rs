//! What is chosen on the page for the next game, and the plan that it makes.

use crate::catalogue::Catalogue;
use crate::game::{GamePlan, Seat};
use crate::rules::Variant;
use crate::rules::clock::{Allowance, TimeControl};
use crate::rules::matches::MatchFormat;
use crate::texts::Texts;
use std::sync::Arc;
use std::time::Duration;

/// The choice of the next game.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The rules.
    pub variant: Arc<Variant>,
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// What the two are called; empty for nobody in particular.
    pub names: [String; 2],
    /// Which games are played.
    pub form: FormatChoice,
    /// How many games at most, of a match of several.
    pub games: u16,
    /// Must an omitted capture be claimed, where the variant knows that reading?
    pub claimed: bool,
    /// Does an eater in the vela lose that finds nothing to take? Otherwise it wins.
    pub hungry_loses: bool,
    /// The clocks.
    pub clock: ClockChoice,
    /// White's and Black's time where it is chosen freely; White's goes for both unless apart.
    pub own: [Own; 2],
    /// Has each side its own time?
    pub apart: bool,
    /// Is the fold open that holds form, names and clocks?
    pub more: bool,
}

/// The forms of a match that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatChoice {
    /// One game.
    Single,
    /// Several games, colours changing.
    BestOf,
    /// Game, handicap rematch, decider.
    Tumicarona,
    /// Game, vela, decider.
    Vela,
}

impl FormatChoice {
    /// All of them, the plainest first.
    pub const ALL: [Self; 4] = [Self::Single, Self::BestOf, Self::Tumicarona, Self::Vela];

    /// The key of the variant that belongs to it, and of the rematch's.
    const fn keys(self) -> Option<[&'static str; 2]> {
        match self {
            Self::Single | Self::BestOf => None,
            Self::Tumicarona => Some(["tumicarona", "tumicarona-rematch"]),
            Self::Vela => Some(["tsivy", "vela"]),
        }
    }
}

/// The clocks that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChoice {
    /// None.
    Without,
    /// One of [`PRESETS`].
    Preset(usize),
    /// Whatever the players like.
    Own,
}

/// Minutes at the start, and seconds after each turn.
pub const PRESETS: [(u32, u32); 4] = [(5, 0), (10, 0), (10, 5), (15, 10)];

/// A freely chosen time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// Minutes at the start.
    pub minutes: u32,
    /// And seconds, below 60. Without any time the side has no clock.
    pub seconds: u32,
    /// Seconds after each turn.
    pub increment: u32,
}

impl Own {
    /// The most minutes that can be chosen.
    pub const MOST_MINUTES: u32 = 180;
    /// The most seconds after a turn.
    pub const MOST_INCREMENT: u32 = 120;

    fn allowance(self) -> Option<Allowance> {
        let start = Duration::from_secs(u64::from(self.minutes * 60 + self.seconds));
        Allowance::new(start, Duration::from_secs(self.increment.into()))
    }
}

impl GameSetup {
    /// A single game without clocks.
    pub const fn new(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        Self {
            variant,
            seats,
            names: [String::new(), String::new()],
            form: FormatChoice::Single,
            games: 3,
            claimed: false,
            hungry_loses: false,
            clock: ClockChoice::Without,
            own: [Own { minutes: 10, seconds: 0, increment: 5 }; 2],
            apart: false,
            more: false,
        }
    }

    /// Chooses a form, and the variant that belongs to it.
    pub fn choose_form(&mut self, form: FormatChoice, catalogue: &Catalogue) {
        self.form = form;
        if let Some(variant) = form.keys().and_then(|[key, _]| catalogue.find(key)) {
            self.variant = variant.clone();
        }
    }

    /// Chooses a variant; a form of other rules is given up.
    pub fn choose_variant(&mut self, variant: &Arc<Variant>) {
        self.variant = variant.clone();
        if self.form.keys().is_some_and(|[key, _]| key != variant.key) {
            self.form = FormatChoice::Single;
        }
    }

    /// Is a Tumicarona chosen, whose omitted captures may be claimed?
    pub fn knows_claims(&self) -> bool {
        matches!(self.variant.key.as_str(), "tumicarona" | "tumicarona-rematch")
    }

    /// Is a vela chosen, or will there be one?
    pub fn knows_eaters(&self) -> bool {
        self.variant.key == "vela" || self.form == FormatChoice::Vela
    }

    /// The time of both sides.
    pub fn control(&self) -> TimeControl {
        match self.clock {
            ClockChoice::Without => TimeControl::NONE,
            ClockChoice::Preset(place) => {
                let (minutes, increment) = PRESETS[place.min(PRESETS.len() - 1)];
                let own = Own { minutes, seconds: 0, increment };
                own.allowance().map_or(TimeControl::NONE, TimeControl::both)
            }
            ClockChoice::Own => {
                let [white, black] = self.own;
                let black = if self.apart { black } else { white };
                TimeControl::each(white.allowance(), black.allowance())
            }
        }
    }

    /// The plan that all this makes. In a match everybody has a name.
    pub fn plan(&self, texts: &Texts, catalogue: &Catalogue) -> GamePlan {
        let reading = |variant: &Arc<Variant>| {
            let key = match variant.key.as_str() {
                "tumicarona" if self.claimed => "tumicarona-claimed",
                "tumicarona-rematch" if self.claimed => "tumicarona-rematch-claimed",
                "vela" if self.hungry_loses => "vela-eater-loses",
                _ => return variant.clone(),
            };
            catalogue.find(key).unwrap_or(variant).clone()
        };
        let rematch = self.form.keys().and_then(|[_, key]| catalogue.find(key));
        let form = match (self.form, rematch) {
            (FormatChoice::Single, _) => MatchFormat::SINGLE,
            (FormatChoice::BestOf, _) | (_, None) => MatchFormat::BestOf(self.games.max(1)),
            (_, Some(rematch)) => MatchFormat::Rematch(reading(rematch)),
        };
        let mut names = self.names.each_ref().map(|name| name.trim().to_owned());
        if self.form != FormatChoice::Single {
            for (place, name) in names.iter_mut().enumerate().filter(|(_, name)| name.is_empty()) {
                *name = self.default_name(texts, place);
            }
            if names[0] == names[1] {
                names[1].push_str(" 2");
            }
        }
        GamePlan {
            variant: reading(&self.variant),
            format: form,
            seats: self.seats.clone(),
            names,
            control: self.control(),
        }
    }

    /// What a party is called that was given no name: 0 begins with White, 1 with Black.
    pub fn default_name(&self, texts: &Texts, place: usize) -> String {
        match &self.seats[place.min(1)] {
            Seat::Computer(character) => character.name.clone(),
            Seat::Person => super::match_play::unnamed(texts, place),
        }
    }
}
