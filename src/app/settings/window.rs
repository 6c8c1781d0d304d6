//! Stores and restores the position of the window and the setup of the last game.

use super::values::SavedPlan;
use super::{Settings, Values};
use crate::app::game_setup::{ClockChoice, CustomTime, FormatChoice, GameSetup, PRESETS};
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::catalogue::Catalogue;
use crate::engine::character;
use crate::game::play::{CoachLevel, Notice, Seat};
use crate::rules::matches::MatchFormat;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowResolution};

/// Windows smaller than this, in physical pixels, are being minimized rather than resized.
const MIN_SIZE: UVec2 = UVec2::new(320, 240);

/// The name by which desktops find the icon of the window: that of the file in `packaging/linux`.
const APPLICATION_ID: &str = "org.fanorona.Fanorona";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, store_plan.after(crate::app::schedule::AppSet::Present));
    // In a browser the window is not the game's.
    if cfg!(not(target_arch = "wasm32")) {
        app.add_systems(Update, store_placement.after(crate::app::schedule::AppSet::Present))
            .add_systems(First, keep_on_screen);
    }
}

/// The window to open, with the stored position.
pub fn restored(values: &Values, title: String) -> Window {
    let name = Some(APPLICATION_ID.to_owned());
    let resolution = WindowResolution::new(1280, 760);
    let mut window = Window { title, name, resolution, ..default() };
    let Some(place) = values.window else { return window };
    let [width, height] = place.size;
    window.resolution = WindowResolution::new(width, height);
    if let Some([x, y]) = place.corner {
        window.position = WindowPosition::At(IVec2::new(x, y));
    }
    window.mode = mode(place.full_screen);
    window
}

/// The mode of a window that fills the screen or does not.
pub(super) const fn mode(full_screen: bool) -> WindowMode {
    if full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Stores the position of the window. While it fills the screen, its previous position is kept.
fn store_placement(
    windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut settings: ResMut<Settings>,
) {
    let Ok(window) = windows.single() else { return };
    let size = window.physical_size();
    let mut place = settings.window.unwrap_or_default();
    place.full_screen = window.mode != WindowMode::Windowed;
    if !place.full_screen && size.cmpge(MIN_SIZE).all() {
        place.size = size.to_array();
        if let WindowPosition::At(corner) = window.position {
            place.corner = Some(corner.to_array());
        }
    }
    if settings.window != Some(place) {
        settings.window = Some(place);
    }
}

/// Moves a window that would open outside all screens to the middle of one.
fn keep_on_screen(
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    monitors: Query<&Monitor>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    for mut window in &mut windows {
        let WindowPosition::At(corner) = window.position else { continue };
        let screens = monitors.iter().map(|monitor| {
            let corner = monitor.physical_position;
            IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2())
        });
        if !is_reachable(corner, screens) {
            window.position = WindowPosition::Centered(MonitorSelection::Primary);
        }
    }
}

/// Whether the title bar of a window with this corner can be reached on one of the screens.
fn is_reachable(corner: IVec2, mut screens: impl Iterator<Item = IRect>) -> bool {
    let title_bar = corner + IVec2::new(120, 12);
    screens.any(|screen| screen.contains(title_bar))
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

/// Stores the setup of a game when it starts, so that the next one can repeat it.
fn store_plan(
    mut notices: MessageReader<NoticeMessage>,
    session: Res<CurrentSession>,
    setup: Res<GameSetup>,
    mut settings: ResMut<Settings>,
) {
    let started = notices.read().any(|NoticeMessage(notice)| *notice == Notice::Started);
    if !started || session.is_exercise() {
        return;
    }
    let plan = SavedPlan::of(&setup);
    if settings.plan.as_ref() != Some(&plan) {
        settings.plan = Some(plan);
    }
}

#[cfg(test)]
mod tests {
    use super::super::values::WindowPlacement;
    use super::*;

    #[test]
    fn windows_outside_all_screens_are_recognized() {
        let screens =
            || [IRect::new(0, 0, 1920, 1080), IRect::new(1920, 0, 3840, 1080)].into_iter();
        assert!(is_reachable(IVec2::new(10, 10), screens()));
        assert!(is_reachable(IVec2::new(2000, 500), screens()));
        assert!(is_reachable(IVec2::new(-60, 0), screens()));
        for corner in [IVec2::new(-400, 10), IVec2::new(10, -40), IVec2::new(3800, 1200)] {
            assert!(!is_reachable(corner, screens()), "{corner}");
        }
    }

    #[test]
    fn a_window_opens_at_its_stored_position() {
        let place =
            WindowPlacement { size: [800, 600], corner: Some([30, 40]), full_screen: false };
        let values = Values { window: Some(place), ..Values::default() };
        let window = restored(&values, String::new());
        assert_eq!(window.physical_size(), UVec2::new(800, 600));
        assert_eq!(window.position, WindowPosition::At(IVec2::new(30, 40)));
        assert_eq!(window.mode, WindowMode::Windowed);
        let full =
            Values { window: Some(WindowPlacement { full_screen: true, ..place }), ..values };
        assert_ne!(restored(&full, String::new()).mode, WindowMode::Windowed);
    }

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
