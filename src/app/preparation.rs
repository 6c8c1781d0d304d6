//! Prepares the first frame while a part of the program is not there yet. Until it is complete no frame begins, but systems
//! for the start run, and the systems of all schedules are initialized, for a few milliseconds at a time.

use bevy::app::{AppLabel, MainScheduleOrder};
use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use std::time::Duration;

/// No further step of the preparation begins in an update of the app after this time.
const SLICE: Duration = Duration::from_millis(8);

/// Adds the preparation to an app and to one of its sub-apps, which must have been added before the plugins finish.
pub(crate) struct Preparation<L, S> {
    /// The sub-app.
    pub sub_app: L,
    /// Its schedule that extracts from the app. It is left out, because its systems can only be initialized while the
    /// sub-app holds the app's world.
    pub extraction: S,
    /// Whether the program is complete. It is not asked again afterwards.
    pub is_complete: fn() -> bool,
    /// Is called when nothing is left to prepare, or the program is complete.
    pub on_prepared: fn(),
}

/// What runs in place of the schedule of an app or a sub-app.
#[derive(ScheduleLabel, Clone, Debug, Hash, PartialEq, Eq)]
struct PreparedFrame;

/// How far the preparation of a world is.
#[derive(Resource, Default)]
struct PreparationState {
    /// Whether frames have begun.
    complete: bool,
    /// What is never initialized here.
    left_out: Option<InternedScheduleLabel>,
    /// What is still to be initialized, or `None` before the first step.
    schedules: Option<Vec<InternedScheduleLabel>>,
}

impl<L: AppLabel, S: ScheduleLabel + Clone> Plugin for Preparation<L, S> {
    fn build(&self, app: &mut App) {
        let (is_complete, on_prepared) = (self.is_complete, self.on_prepared);
        let mut prepared = false;
        let frame = move |world: &mut World| {
            let mut state = world.resource_mut::<PreparationState>();
            let complete = state.complete || is_complete();
            state.complete = complete;
            if !prepared && (complete || !prepare(world)) {
                prepared = true;
                on_prepared();
            }
            if complete {
                world.run_schedule(Main);
            }
        };
        replace_schedule(app.main_mut(), None, frame);
    }

    fn finish(&self, app: &mut App) {
        let Some(sub_app) = app.get_sub_app_mut(self.sub_app.intern()) else { return };
        let Some(schedule) = sub_app.update_schedule else { return };
        let extract = sub_app.take_extract();
        let extraction = Some(self.extraction.intern());
        replace_schedule(sub_app, extraction, move |world: &mut World| {
            if world.resource::<PreparationState>().complete {
                world.run_schedule(schedule);
            } else {
                prepare(world);
            }
        });
        let Some(mut extract) = extract else { return };
        sub_app.set_extract(move |main, world| {
            // The app decides for both, because the program may become complete between them.
            let complete = main.resource::<PreparationState>().complete;
            world.resource_mut::<PreparationState>().complete = complete;
            if complete {
                extract(main, world);
            }
        });
    }
}

/// Has an app run this system instead of its schedule.
fn replace_schedule(
    app: &mut SubApp,
    left_out: Option<InternedScheduleLabel>,
    frame: impl FnMut(&mut World) + Send + Sync + 'static,
) {
    app.insert_resource(PreparationState { left_out, ..default() })
        .add_systems(PreparedFrame, frame);
    app.update_schedule = Some(PreparedFrame.intern());
}

/// Does some steps. Returns whether any was left to do.
fn prepare(world: &mut World) -> bool {
    let begun = Instant::now();
    let mut any = false;
    while begun.elapsed() < SLICE && step(world) {
        any = true;
    }
    any
}

/// Runs the next schedule of the start, or initializes another schedule. Returns false if there is none.
fn step(world: &mut World) -> bool {
    if let Some(mut order) = world.get_resource_mut::<MainScheduleOrder>()
        && !order.startup_labels.is_empty()
    {
        // Removed, so that the first frame does not run it again.
        let label = order.startup_labels.remove(0);
        let _ = world.try_run_schedule(label);
        return true;
    }
    let state = world.resource::<PreparationState>();
    if state.schedules.is_none() {
        let left_out = |label: &InternedScheduleLabel| Some(*label) == state.left_out;
        let labels = world.resource::<Schedules>().iter().map(|(_, schedule)| schedule.label());
        let labels = labels.filter(|label| !left_out(label)).collect();
        world.resource_mut::<PreparationState>().schedules = Some(labels);
    }
    let left = world.resource_mut::<PreparationState>().into_inner().schedules.as_mut();
    let Some(label) = left.and_then(Vec::pop) else { return false };
    // What cannot be initialized is reported when it runs.
    let _ = world.try_schedule_scope(label, |world, schedule| schedule.initialize(world).is_ok());
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

    #[derive(AppLabel, Clone, Debug, Hash, PartialEq, Eq)]
    struct Other;

    #[derive(ScheduleLabel, Clone, Debug, Hash, PartialEq, Eq)]
    struct Extraction;

    #[derive(Resource, Default, Debug, PartialEq)]
    struct Runs {
        start: u32,
        frames: u32,
    }

    /// An app with a sub-app that counts its extractions and frames.
    fn app(is_complete: fn() -> bool, on_prepared: fn()) -> App {
        let mut app = App::new();
        let mut other = SubApp::new();
        other
            .init_resource::<Runs>()
            .add_systems(Update, |mut runs: ResMut<Runs>| runs.frames += 1);
        other.update_schedule = Some(Update.intern());
        other.add_systems(Extraction, |mut runs: ResMut<Runs>| runs.start += 1);
        other.set_extract(|_, other| other.run_schedule(Extraction));
        app.insert_sub_app(Other, other);
        app.add_plugins(Preparation {
            sub_app: Other,
            extraction: Extraction,
            is_complete,
            on_prepared,
        })
        .init_resource::<Runs>()
        .add_systems(Startup, |mut runs: ResMut<Runs>| runs.start += 1)
        .add_systems(Update, |mut runs: ResMut<Runs>| runs.frames += 1);
        app.finish();
        app.cleanup();
        app
    }

    fn runs(app: &App) -> [&Runs; 2] {
        [app.world().resource::<Runs>(), app.sub_app(Other).world().resource::<Runs>()]
    }

    fn is_initialized(world: &World, label: impl ScheduleLabel) -> bool {
        let schedules = world.resource::<Schedules>();
        schedules.get(label).is_some_and(|schedule| schedule.systems().is_ok())
    }

    #[test]
    fn frames_begin_when_the_program_is_complete() {
        static COMPLETE: AtomicBool = AtomicBool::new(false);
        static PREPARED: AtomicU32 = AtomicU32::new(0);
        let mut app = app(|| COMPLETE.load(Relaxed), || _ = PREPARED.fetch_add(1, Relaxed));
        for _ in 0..100 {
            app.update();
        }
        assert_eq!(runs(&app), [&Runs { start: 1, frames: 0 }, &Runs::default()]);
        assert_eq!(PREPARED.load(Relaxed), 1);
        COMPLETE.store(true, Relaxed);
        app.update();
        COMPLETE.store(false, Relaxed);
        app.update();
        let both = Runs { start: 1, frames: 2 };
        assert_eq!(runs(&app), [&both, &Runs { start: 2, frames: 2 }]);
        assert_eq!(PREPARED.load(Relaxed), 1);
    }

    #[test]
    fn a_complete_program_begins_at_once() {
        let mut app = app(|| true, || {});
        app.update();
        let once = Runs { start: 1, frames: 1 };
        assert_eq!(runs(&app), [&once, &once]);
    }

    #[test]
    fn all_schedules_but_that_of_the_extraction_are_initialized() {
        let mut app = app(|| false, || {});
        for _ in 0..100 {
            app.update();
        }
        for world in [app.world(), app.sub_app(Other).world()] {
            assert!(is_initialized(world, Update));
        }
        assert!(!is_initialized(app.sub_app(Other).world(), Extraction));
    }
}
