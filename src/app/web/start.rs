//! Opens the game in the page: what the address asks for, in the reader's language.

use super::bridge;
use crate::app::pages::{OpenPage, Page};
use crate::app::run;
use crate::app::session::CurrentSession;
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::game::{Intent, Seat};
use crate::launch::Launch;
use crate::launch::address::Address;
use crate::rules::Side;
use crate::texts::{InputDevice, Language};
use std::panic;

/// Starts the game. Returns at once: the browser calls it from now on.
pub fn open_page() {
    let catalogue = super::choice().catalogue;
    let address = bridge::address();
    let (query, hash) = address.split_once('\n').unwrap_or((&address, ""));
    let Address { variant, game, players, language, errors } =
        Address::read(&catalogue, query, hash);
    let languages = bridge::languages();
    let preferred = || languages.split(',').find_map(Language::from_code);
    let variant = variant.unwrap_or_else(|| catalogue.standard());
    let language_named = language.is_some();
    let launch = Launch {
        variant,
        record: game,
        language_named,
        language: language.or_else(preferred).unwrap_or(Language::English),
    };
    let mut app = run::app(launch);
    if bridge::has_fingers() {
        app.world_mut().resource_mut::<CurrentTexts>().input_device = InputDevice::Touch;
    }
    if let Some(players) = players {
        let seat = |player: Option<_>| player.map_or(Seat::Person, Seat::Computer);
        let mut session = app.world_mut().resource_mut::<CurrentSession>();
        for (side, player) in Side::BOTH.into_iter().zip(players) {
            session.apply(Intent::Reseat { side, seat: seat(player) });
        }
        app.insert_resource(OpenPage(Page::Board));
    }
    for error in errors {
        let texts = app.world().resource::<CurrentTexts>();
        let said = texts.with("address-fault", &[("reason", error.say(texts).into())]);
        app.world_mut().resource_mut::<Toasts>().tell(said);
    }
    // After the app's own: Bevy sets a hook while it is put together.
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        bridge::failed(&info.to_string());
    }));
    app.run();
}
