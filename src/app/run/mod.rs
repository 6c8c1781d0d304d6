//! Opens the window and plays until it is closed. No panic reaches a player.

#[cfg(not(target_arch = "wasm32"))]
mod native;

use super::content::CurrentCatalogue;
use super::game_setup::GameSetup;
use super::opponent::Opponent;
use super::pages::{OpenPage, Page};
use super::plugins::{headless, presentation};
use super::settings::SettingsStore;
#[cfg(not(target_arch = "wasm32"))]
use super::storage::at_the_table;
use super::table::KnownLooks;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
#[cfg(target_arch = "wasm32")]
use super::web::{choice, drawer, plugins, store as at_the_table};

use crate::app::session::{CurrentSession, IntentMessage};
use crate::catalogue::content::Content;
use crate::game::{Intent, OpenedGame, Seat, Session};
use crate::launch::Launch;
use crate::texts::{Language, Texts};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
pub use native::run;
#[cfg(not(target_arch = "wasm32"))]
use native::{choice, drawer, plugins};

/// The whole game with its window, which opens when it runs.
pub(super) fn app(launch: Launch) -> App {
    let Launch { variant, record, language, language_named } = launch;
    let (bureau, settings, news) = SettingsStore::open(drawer(), &Texts::new(language));
    let chosen = settings.language.as_deref().and_then(Language::from_code);
    let language = chosen.filter(|_| !language_named).unwrap_or(language);
    let Content { catalogue, looks } = choice();
    let texts = CurrentTexts::new(language);
    let mut setup = GameSetup::first(&catalogue);
    if let Some(plan) = &settings.plan {
        plan.restore(&mut setup, &catalogue);
    }
    if record.is_some() || variant.key != catalogue.standard().key {
        // The command line overrules the stored setup.
        setup.variant = variant.clone();
    }
    let mut toasts = Toasts::default();
    if let Some(news) = news {
        toasts.tell(news.say(&texts));
    }
    let mut store = at_the_table(&catalogue);
    let mut session = Session::new(variant.clone(), [Seat::Person, Seat::Person]);
    session.set_known_variants(catalogue.usable().to_vec());
    let mut page = Page::Board;
    if record.is_none() {
        // Without an unfinished game, this page gives way to the setup of a new one.
        page = Page::Resume;
        store.ask_for_broken_off();
    }
    let title = texts.get("window-title");
    let mut app = App::new();
    app.add_plugins(plugins(&settings, title))
        .insert_resource(ClearColor(Color::srgb(0.05, 0.035, 0.025)))
        .insert_resource(CurrentSession(session))
        // Before the first frame, so that nothing is made twice.
        .insert_resource(settings.look(&looks))
        .insert_resource(settings.preset())
        .insert_resource(settings.sound)
        .insert_resource(settings)
        .insert_resource(bureau)
        .insert_resource(KnownLooks(looks))
        .insert_resource(Opponent::at_the_table())
        .insert_resource(store)
        .insert_resource(texts)
        .insert_resource(CurrentCatalogue(catalogue))
        .insert_resource(setup)
        .insert_resource(toasts)
        .insert_resource(OpenPage(page));
    headless(&mut app);
    if let Some(game) = record {
        app.world_mut().write_message(IntentMessage(Intent::Open(Box::new(
            OpenedGame::by_people(variant, game),
        ))));
    }
    presentation(&mut app);
    super::idle::plugin(&mut app);
    #[cfg(target_arch = "wasm32")]
    super::web::plugin(&mut app);
    #[cfg(not(target_arch = "wasm32"))]
    native::plugin(&mut app);
    app
}
