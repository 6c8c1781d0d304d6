//! Assembles the game from what it is launched with and from the services of the platform.

#[cfg(not(target_arch = "wasm32"))]
mod message_box;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod platform;
#[cfg(not(target_arch = "wasm32"))]
mod system_fonts;

use super::content::CurrentCatalogue;
use super::game_setup::GameSetup;
use super::handover::Handover;
use super::kept::KeptWriter;
use super::learn::CurrentCourse;
use super::pages::{OpenPage, Page};
use super::plugins::{headless, presentation};
use super::puzzles::CurrentPuzzles;
use super::settings::values::{Settings, Values};
use super::table::KnownLooks;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use crate::app::session::{CurrentSession, IntentMessage};
use crate::catalogue::Catalogue;
use crate::catalogue::content::Content;
use crate::catalogue::kept::Kept;
use crate::game::learn::Progress;
use crate::game::play::{Intent, OpenedGame, Seat, Session};
use crate::game::puzzles::PuzzleProgress;
use crate::launch::Launch;
use crate::rules::Variant;
use crate::texts::{Language, say};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{log_errors, run};
pub(super) use platform::Platform;
use std::sync::Arc;

/// Builds the whole game with its window, which opens when the app runs.
pub(super) fn app(launch: Launch, platform: Platform) -> App {
    let Launch { variant, record, seats, language, language_named, requests } = launch;
    let (kept, event) = Kept::<Values>::open(platform.kept.clone());
    let (progress, lesson_event) = Kept::<Progress>::open(platform.kept.clone());
    let (results, puzzle_event) = Kept::<PuzzleProgress>::open(platform.kept);
    let settings = Settings(kept.value().clone());
    let chosen = settings.language.as_deref().and_then(Language::from_code);
    let language = chosen.filter(|_| !language_named).unwrap_or(language);
    let Content { catalogue, looks, lessons } = platform.content;
    let texts = CurrentTexts::new(language);
    // A variant that was asked for explicitly overrides the last one played.
    let asked = record.is_some() || variant.key != catalogue.standard().key;
    let setup = first_setup(&settings, &catalogue, asked.then_some(&variant));
    let mut toasts = Toasts::default();
    for event in [event, lesson_event, puzzle_event].into_iter().flatten() {
        toasts.tell(say::kept_event(&texts, &event));
    }
    let mut course =
        CurrentCourse { course: lessons.course(), unusable: lessons.unusable().to_vec() };
    course.progress = progress.value().clone();
    let mut library = (platform.library)(&catalogue);
    let mut page = Page::Board;
    if record.is_none() && requests.is_empty() {
        if seats.is_none() {
            page = if settings.is_first_start() { Page::Welcome } else { Page::Start };
        }
        library.find_interrupted();
    }
    let seats = seats.unwrap_or([Seat::Person, Seat::Person]);
    let mut session = Session::new(variant.clone(), seats.clone());
    session.set_known_variants(catalogue.usable().to_vec());
    let title = texts.get("window-title");
    let mut app = App::new();
    app.add_plugins((platform.plugins)(&settings, title))
        .insert_resource(ClearColor(Color::srgb(0.05, 0.035, 0.025)))
        .insert_resource(CurrentSession(session))
        // Set before the first frame, so that nothing is built twice.
        .insert_resource(settings.look(&looks))
        .insert_resource(settings.preset())
        .insert_resource(settings.sound)
        .insert_resource(settings)
        .insert_resource(KeptWriter::new(kept))
        .insert_resource(KnownLooks(looks))
        .insert_resource(course)
        .insert_resource(KeptWriter::new(progress))
        .insert_resource(CurrentPuzzles::new(results.value().clone()))
        .insert_resource(KeptWriter::new(results))
        .insert_resource(library)
        .insert_resource(Handover::new(requests))
        .insert_resource(texts)
        .insert_resource(CurrentCatalogue(catalogue))
        .insert_resource(setup)
        .insert_resource(toasts)
        .insert_resource(OpenPage(page));
    headless(&mut app);
    if let Some(game) = record {
        let opened = OpenedGame { variant, game, seats, left: None };
        app.world_mut().write_message(IntentMessage(Intent::Open(Box::new(opened))));
    }
    presentation(&mut app);
    super::idle::plugin(&mut app);
    (platform.plugin)(&mut app);
    app
}

/// The setup of the first game: as the last one, but of the variant that was asked for, if any.
fn first_setup(
    settings: &Values,
    catalogue: &Catalogue,
    asked: Option<&Arc<Variant>>,
) -> GameSetup {
    let mut setup = GameSetup::first(catalogue);
    if let Some(plan) = &settings.plan {
        plan.restore(&mut setup, catalogue);
    }
    if let Some(variant) = asked {
        setup.choose_variant(variant);
    }
    setup
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::app::game_setup::FormatChoice;

    #[test]
    fn a_variant_that_is_asked_for_ends_the_format_of_another_one() {
        let catalogue = Catalogue::shipped();
        let mut values = Values { plan: Some(Default::default()), ..Values::default() };
        let plan = values.plan.as_mut().unwrap();
        plan.variant = "tumicarona".to_owned();
        let format =
            FormatChoice::ALL.iter().position(|&format| format == FormatChoice::Tumicarona);
        plan.format = format.unwrap();
        let vela = catalogue.find("vela");
        let setup = first_setup(&values, &catalogue, vela);
        assert_eq!((setup.variant.key.as_str(), setup.format), ("vela", FormatChoice::Single));
        let setup = first_setup(&values, &catalogue, None);
        assert_eq!(setup.format, FormatChoice::Tumicarona);
    }
}
