//! What the settings remember of games: the setup of the last one, so that the next one can repeat it, and how many were
//! played to their end, because a beginner's board shows more markers with every game.

use super::values::SavedPlan;
use super::values::Settings;
use crate::app::game_setup::{ClockChoice, CustomTime, FormatChoice, GameSetup, PRESETS};
use crate::app::schedule::AppSet;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::catalogue::Catalogue;
use crate::engine::character;
use crate::game::play::{CoachLevel, Notice, Seat};
use crate::rules::matches::MatchFormat;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, remember.after(AppSet::Present));
}

fn remember(
    mut notices: MessageReader<NoticeMessage>,
    session: Res<CurrentSession>,
    setup: Res<GameSetup>,
    mut settings: ResMut<Settings>,
) {
    for NoticeMessage(notice) in notices.read() {
        match notice {
            _ if session.is_exercise() => {}
            Notice::Started => {
                let plan = SavedPlan::of(&setup);
                if settings.plan.as_ref() != Some(&plan) {
                    settings.plan = Some(plan);
                }
            }
            Notice::Over(_) if session.live().seats().contains(&Seat::Person) => {
                settings.games_played = settings.games_played.saturating_add(1);
            }
            _ => {}
        }
    }
}

impl SavedPlan {
    /// The choices of a setup.
    pub fn of(setup: &GameSetup) -> Self {
        let seats = setup.seats.clone().map(|seat| match seat {
            Seat::Person | Seat::Exercise => None,
            Seat::Computer(character) => Some(character.key.clone()),
        });
        let custom = setup.custom.map(|time| [time.minutes, time.seconds, time.increment]);
        Self {
            variant: setup.variant.key.clone(),
            seats,
            names: setup.names.clone(),
            format: FormatChoice::ALL
                .iter()
                .position(|&format| format == setup.format)
                .unwrap_or(0),
            games: setup.games,
            clock: match setup.clock {
                ClockChoice::Preset(place) => Some(place),
                _ => None,
            },
            custom: (setup.clock == ClockChoice::Custom).then_some(custom),
            separate: setup.separate,
            coach: setup.coach.map_or(0, CoachLevel::number),
            claimed: setup.claimed,
            eater_loses: setup.eater_loses,
        }
    }

    /// Restores the choices in a setup, as far as the variants and opponents still exist.
    pub fn restore(&self, setup: &mut GameSetup, catalogue: &Catalogue) {
        if let Some(&format) = FormatChoice::ALL.get(self.format) {
            setup.choose_format(format, catalogue);
        }
        if let Some(variant) = catalogue.find(&self.variant) {
            setup.choose_variant(variant);
        }
        for (seat, key) in setup.seats.iter_mut().zip(&self.seats) {
            *seat = match key {
                None => Seat::Person,
                Some(key) => match character::named(key) {
                    Some(character) => Seat::Computer(character),
                    None => continue,
                },
            };
        }
        setup.names = self.names.clone();
        if (2..=MatchFormat::MOST_GAMES).contains(&self.games) {
            setup.games = self.games;
        }
        setup.separate = self.separate;
        (setup.claimed, setup.eater_loses) = (self.claimed, self.eater_loses);
        setup.coach = CoachLevel::ALL.into_iter().find(|level| level.number() == self.coach);
        if let Some(custom) = self.custom {
            setup.clock = ClockChoice::Custom;
            setup.custom = custom.map(|[minutes, seconds, increment]| CustomTime {
                minutes: minutes.min(CustomTime::MOST_MINUTES),
                seconds: seconds.min(59),
                increment: increment.min(CustomTime::MOST_INCREMENT),
            });
        } else if let Some(place) = self.clock.filter(|&place| place < PRESETS.len()) {
            setup.clock = ClockChoice::Preset(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_is_restored_as_far_as_possible() {
        let catalogue = Catalogue::shipped();
        let mut setup = GameSetup::first(&catalogue);
        let plan = SavedPlan {
            variant: "dimy".into(),
            seats: [Some("ombiasy".into()), None],
            names: ["Anna".into(), "Bao".into()],
            format: 1,
            games: MatchFormat::MOST_GAMES,
            custom: Some([[3, 30, 2], [5, 0, 0]]),
            separate: true,
            clock: None,
            coach: 3,
            claimed: true,
            eater_loses: true,
        };
        plan.restore(&mut setup, &catalogue);
        assert_eq!(SavedPlan::of(&setup), plan);
        let gone = SavedPlan {
            variant: "gone".into(),
            seats: [Some("nobody".into()), None],
            format: 77,
            games: 0,
            custom: None,
            clock: Some(99),
            ..plan.clone()
        };
        gone.restore(&mut setup, &catalogue);
        assert_eq!(SavedPlan::of(&setup), plan, "missing variants and opponents change nothing");
    }
}
