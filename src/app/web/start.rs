//! Starts the game in the page: with what the address asks for, in the visitor's language.

use super::bridge;
use crate::app::run;
use crate::app::screens::Desk;
use crate::game::Seat;
use crate::launch::Launch;
use crate::launch::address::Address;
use crate::texts::{Hand, Language};
use std::panic;

/// Starts the game. Returns at once; the browser runs it from then on.
pub fn open_page() {
    let choices = super::choices();
    let address = bridge::address();
    let (query, hash) = address.split_once('\n').unwrap_or((&address, ""));
    let Address { variant, game, players, language, errors } =
        Address::read(&choices.catalogue, query, hash);
    let languages = bridge::languages();
    let preferred = || languages.split(',').find_map(Language::from_code);
    let launch = Launch {
        variant: variant.unwrap_or_else(|| choices.catalogue.standard()),
        record: game,
        seats: players.map(|both| both.map(|one| one.map_or(Seat::Person, Seat::Computer))),
        language_named: language.is_some(),
        language: language.or_else(preferred).unwrap_or(Language::English),
    };
    let mut app = run::app(launch, super::platform(choices));
    let mut desk = app.world_mut().resource_mut::<Desk>();
    if bridge::has_fingers() {
        desk.texts.hand = Hand::Fingers;
    }
    for error in errors {
        let reason = error.say(&desk.texts);
        let sentence = desk.texts.with("address-fault", &[("reason", reason.into())]);
        desk.tell(sentence);
    }
    // Set after the app is built, because Bevy sets a hook while building it.
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        bridge::failed(&info.to_string());
    }));
    app.run();
}
