//! Stores and restores the position of the window.

use super::values::WindowPlacement;
use super::values::{Settings, Values};
use crate::app::schedule::AppSet;
use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, WindowMode, WindowResolution,
};

/// Windows smaller than this, in logical pixels, are being minimized rather than resized.
const MIN_SIZE: Vec2 = Vec2::new(320.0, 240.0);
/// The largest window that is opened, in logical pixels, before the screens are known.
const FIRST_SIZE: UVec2 = UVec2::new(1920, 1080);
/// Sizes in logical pixels that differ less are the same: the system rounds to whole physical pixels.
const ROUNDING: f32 = 1.0;

/// The name by which desktops find the icon of the window: that of the file in `packaging/linux`.
const APPLICATION_ID: &str = "org.fanorona.Fanorona";

pub(super) fn plugin(app: &mut App) {
    // In a browser the window is not the game's.
    if cfg!(not(target_arch = "wasm32")) {
        app.add_systems(Update, store_placement.after(AppSet::Present))
            .add_systems(First, fit_to_screen);
    }
}

/// The window to open, with the stored position.
pub fn restored(values: &Values, title: String) -> Window {
    let name = Some(APPLICATION_ID.to_owned());
    let place = values.window.unwrap_or_default();
    // What is physical for Bevy is logical for the system: the scale of the screen is not known yet.
    let size = UVec2::from(place.size).min(FIRST_SIZE);
    let resolution = WindowResolution::new(size.x, size.y);
    let mut window = Window { title, name, resolution, ..default() };
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
    let size = window.size();
    let mut place = settings.window.unwrap_or_default();
    place.full_screen = window.mode != WindowMode::Windowed;
    if !place.full_screen && size.cmpge(MIN_SIZE).all() {
        if !is_size(window, UVec2::from(place.size).as_vec2()) {
            place.size = size.round().as_uvec2().to_array();
        }
        if let WindowPosition::At(corner) = window.position {
            place.corner = Some(corner.to_array());
        }
    }
    if settings.window != Some(place) {
        settings.window = Some(place);
    }
}

/// Whether a window has this size in logical pixels.
fn is_size(window: &Window, size: Vec2) -> bool {
    (window.size() - size).abs().max_element() <= ROUNDING
}

/// A screen: its place on the desktop in physical pixels, and the physical pixels of a logical one.
#[derive(Clone, Copy, Debug)]
struct Screen {
    area: IRect,
    scale: f32,
}

/// Gives the window its stored size and place, as far as there is a screen for them. Runs once, as soon as the screens
/// are known.
fn fit_to_screen(
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    settings: Res<Settings>,
    (mut stored, mut done): (Local<Option<Option<WindowPlacement>>>, Local<bool>),
) {
    // Before it is replaced by that of the window as it is.
    let stored = *stored.get_or_insert(settings.window);
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let place = stored.unwrap_or_default();
    for mut window in windows.iter_mut().filter(|_| !place.full_screen) {
        let screen = |monitor: &Monitor| {
            let corner = monitor.physical_position;
            let area = IRect::from_corners(corner, corner + monitor.physical_size().as_ivec2());
            // Wayland rounds the scale of a screen up.
            Screen { area, scale: window.scale_factor().min(monitor.scale_factor as f32) }
        };
        let mut monitors: Vec<_> = monitors.iter().collect();
        monitors.sort_by_key(|(_, primary)| !primary);
        let screens: Vec<Screen> = monitors.iter().map(|(monitor, _)| screen(monitor)).collect();
        let (size, position) = fitted(&place, &screens);
        if window.position != position {
            window.position = position;
        }
        if !is_size(&window, size) {
            window.resolution.set(size.x, size.y);
        }
    }
}

/// The size of a window in logical pixels and its position, so that it is on one of the screens and not larger. The
/// first screen is the primary one.
fn fitted(place: &WindowPlacement, screens: &[Screen]) -> (Vec2, WindowPosition) {
    let has_title_bar = |corner: IVec2| {
        let title_bar = corner + IVec2::new(120, 12);
        move |screen: &&Screen| screen.area.contains(title_bar)
    };
    let corner = place.corner.map(IVec2::from);
    let reached = corner.and_then(|corner| screens.iter().find(has_title_bar(corner)));
    let stored = UVec2::from(place.size).as_vec2();
    let Some(&Screen { area, scale }) = reached.or(screens.first()) else {
        return (stored, WindowPosition::Automatic);
    };
    let size = stored.min(area.size().as_vec2() / scale);
    let position = match (corner, reached) {
        (None, _) => WindowPosition::Automatic,
        (Some(_), None) => WindowPosition::Centered(MonitorSelection::Primary),
        (Some(corner), Some(_)) => {
            let last = area.max - (size * scale).as_ivec2();
            WindowPosition::At(corner.clamp(area.min, last.max(area.min)))
        }
    };
    (size, position)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    /// A large screen at this scale, and a smaller one at its right.
    fn screens(scale: f32) -> [Screen; 2] {
        let right = IRect::new(3840, 0, 5760, 1080);
        [Screen { area: IRect::new(0, 0, 3840, 2160), scale }, Screen { area: right, scale: 1.0 }]
    }

    #[test]
    fn windows_are_moved_onto_a_screen() {
        let at = |corner: [i32; 2]| {
            let place = WindowPlacement { corner: Some(corner), ..WindowPlacement::default() };
            fitted(&place, &screens(1.0)).1
        };
        let there = |x, y| WindowPosition::At(IVec2::new(x, y));
        for [x, y] in [[10, 10], [2000, 500], [4000, 100]] {
            assert_eq!(at([x, y]), there(x, y));
        }
        assert_eq!(at([-60, 0]), there(0, 0));
        assert_eq!(at([2800, 1700]), there(2560, 1400));
        assert_eq!(at([5500, 900]), there(4480, 320));
        for corner in [[-400, 10], [10, -40], [5700, 200], [4000, 1200]] {
            let centred = WindowPosition::Centered(MonitorSelection::Primary);
            assert_eq!(at(corner), centred, "{corner:?}");
        }
        let nowhere = WindowPlacement::default();
        assert_eq!(fitted(&nowhere, &screens(1.0)).1, WindowPosition::Automatic);
    }

    #[test]
    fn windows_are_not_larger_than_their_screen() {
        for (scale, largest) in [(1.0, [3840, 2160]), (1.5, [2560, 1440]), (3.0, [1280, 720])] {
            for size in [[800, 600], [16_384, 16_384], [u32::MAX, 600]] {
                let place = WindowPlacement { size, ..WindowPlacement::default() };
                let (fits, _) = fitted(&place, &screens(scale));
                let [size, largest] = [size, largest].map(|size| UVec2::from(size).as_vec2());
                assert_eq!(fits, size.min(largest), "at {scale}");
            }
        }
        let place = WindowPlacement {
            size: [3000, 2000],
            corner: Some([4000, 100]),
            ..WindowPlacement::default()
        };
        let there = WindowPosition::At(IVec2::new(3840, 0));
        assert_eq!(fitted(&place, &screens(2.0)), (Vec2::new(1920.0, 1080.0), there));
    }

    #[test]
    fn a_window_opens_at_its_stored_position() {
        let place = WindowPlacement {
            size: [800, 600],
            corner: Some([30, 40]),
            ..WindowPlacement::default()
        };
        let values = Values { window: Some(place), ..Values::default() };
        let window = restored(&values, String::new());
        assert_eq!(window.size(), Vec2::new(800.0, 600.0));
        assert_eq!(window.position, WindowPosition::At(IVec2::new(30, 40)));
        assert_eq!(window.mode, WindowMode::Windowed);
        let full =
            Values { window: Some(WindowPlacement { full_screen: true, ..place }), ..values };
        assert_ne!(restored(&full, String::new()).mode, WindowMode::Windowed);
    }

    /// Opens the window as Bevy does on a screen of this scale, draws a frame, and returns what is stored then.
    fn opened(place: Option<WindowPlacement>, scale: f32) -> (WindowPlacement, UVec2) {
        let values = Values { window: place, ..Values::default() };
        let mut app = App::new();
        let mut window = restored(&values, String::new());
        window.resolution.set_scale_factor_and_apply_to_physical_size(scale);
        let monitor = Monitor {
            name: None,
            physical_width: 3840,
            physical_height: 2160,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: f64::from(scale),
            video_modes: Vec::new(),
        };
        app.insert_resource(Settings(values))
            .add_systems(First, fit_to_screen)
            .add_systems(Update, store_placement);
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        app.world_mut().spawn((monitor, PrimaryMonitor));
        app.update();
        let opened = app.world().get::<Window>(window).unwrap().physical_size();
        (app.world().resource::<Settings>().window.unwrap(), opened)
    }

    #[test]
    fn a_window_has_the_same_size_at_every_start_on_screens_of_any_scale() {
        for scale in [1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 3.0] {
            for size in [None, Some([803, 607]), Some([1279, 719]), Some([321, 243])] {
                let size = size.map(|size| WindowPlacement { size, ..WindowPlacement::default() });
                let (first, physical) = opened(size, scale);
                let expected = size.unwrap_or_default().size.map(|length| length as f32 * scale);
                // The default window is higher than a screen of 720 logical pixels.
                let expected = Vec2::from(expected).min(Vec2::new(3840.0, 2160.0));
                assert!((physical.as_vec2() - expected).abs().max_element() <= scale, "{physical}");
                let mut now = first;
                for _ in 0..5 {
                    now = opened(Some(now), scale).0;
                }
                assert_eq!(now, first, "at {scale}");
            }
        }
    }
}
