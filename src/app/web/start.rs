//! Starts the game in the page: with what the address asks for, in the visitor's language.

use super::{bridge, languages, resume};
use crate::app::run;
use crate::app::settings::values::{Settings, SystemWishes};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::game::play::Seat;
use crate::launch::Launch;
use crate::launch::address::Address;
use crate::texts::{InputDevice, Language};
use std::panic;

/// Starts the game. Returns at once; the browser runs it from then on.
pub fn open_page() {
    bridge::mark("begun");
    languages::take_first();
    let content = super::content();
    let address = bridge::address();
    let (query, hash) = address.split_once('\n').unwrap_or((&address, ""));
    let Address { variant, game, players, language, errors } =
        Address::read(&content.catalogue, query, hash);
    let begins = variant.is_some() || game.is_some() || players.is_some();
    let visitor = bridge::languages();
    let preferred = || visitor.split(',').find_map(Language::from_code);
    let launch = Launch {
        variant: variant.unwrap_or_else(|| content.catalogue.standard()),
        record: game,
        seats: players.map(|both| both.map(|one| one.map_or(Seat::Person, Seat::Computer))),
        language_named: language.is_some(),
        language: language.or_else(preferred).unwrap_or(Language::ENGLISH),
        requests: Vec::new(),
    };
    let mut app = run::app(launch, super::platform(content));
    // Until a turn is saved, the address begins the same game again.
    if bridge::is_return() && !begins {
        resume::plugin(&mut app);
    }
    if bridge::has_fingers() {
        app.world_mut().resource_mut::<CurrentTexts>().input_device = InputDevice::Touch;
    }
    let wishes = bridge::wishes();
    let wishes = SystemWishes {
        less_motion: wishes.contains("motion"),
        more_contrast: wishes.contains("contrast"),
    };
    app.world_mut().resource_mut::<Settings>().take_wishes(wishes);
    for error in errors {
        let texts = app.world().resource::<CurrentTexts>();
        let sentence = texts.with("address-error", &[("reason", error.say(texts).into())]);
        app.world_mut().resource_mut::<Toasts>().tell(sentence);
    }
    // Set after the app is built, because Bevy sets a hook while building it.
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        bridge::failed(&info.to_string());
    }));
    bridge::mark("built");
    if bridge::can_draw() {
        app.run();
    }
}
