//! A single change of the setup, as the page for the next game sends it.

use super::{ClockChoice, CustomTime, FormatChoice, GameSetup};
use crate::catalogue::Catalogue;
use crate::game::play::{CoachLevel, Seat};
use crate::rules::{Side, Variant};
use std::sync::Arc;

/// A change of [`GameSetup`].
#[derive(Clone, Debug)]
pub enum SetupChange {
    /// See [`GameSetup::choose_variant`].
    Variant(Arc<Variant>),
    /// See [`GameSetup::choose_format`].
    Format(FormatChoice),
    /// Sets [`GameSetup::games`].
    Games(u16),
    /// Sets who plays a side.
    Seat(Side, Seat),
    /// Sets the name of a side's player.
    Name(Side, String),
    /// Sets [`GameSetup::claimed`].
    Claimed(bool),
    /// Sets [`GameSetup::eater_loses`].
    EaterLoses(bool),
    /// Sets [`GameSetup::clock`].
    Clock(ClockChoice),
    /// Sets the custom time of a side.
    Custom(Side, CustomTime),
    /// Sets [`GameSetup::separate`]. Black starts with White's custom time.
    Separate(bool),
    /// Sets [`GameSetup::coach`].
    Coach(Option<CoachLevel>),
    /// Sets [`GameSetup::expanded`].
    Expanded(bool),
}

impl GameSetup {
    /// Applies a change.
    pub fn change(&mut self, change: SetupChange, catalogue: &Catalogue) {
        match change {
            SetupChange::Variant(variant) => self.choose_variant(&variant),
            SetupChange::Format(format) => self.choose_format(format, catalogue),
            SetupChange::Games(games) => self.games = games,
            SetupChange::Seat(side, seat) => self.seats[side as usize] = seat,
            SetupChange::Name(side, name) => self.names[side as usize] = name,
            SetupChange::Claimed(claimed) => self.claimed = claimed,
            SetupChange::EaterLoses(loses) => self.eater_loses = loses,
            SetupChange::Clock(clock) => self.clock = clock,
            SetupChange::Custom(side, time) => self.custom[side as usize] = time,
            SetupChange::Separate(separate) => {
                if separate && !self.separate {
                    self.custom[1] = self.custom[0];
                }
                self.separate = separate;
            }
            SetupChange::Coach(coach) => self.coach = coach,
            SetupChange::Expanded(expanded) => self.expanded = expanded,
        }
    }
}
