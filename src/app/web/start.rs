//! Opens the game in the page: what the address asks for, in the reader's language.

use super::bridge;
use crate::app::run;
use crate::app::screens::{Desk, Page};
use crate::app::session::{Seat, Session};
use crate::catalogue::Catalogue;
use crate::engine::character;
use crate::launch::Launch;
use crate::rules::notation::Game;
use crate::rules::notation::link::{is_link, read_link};
use crate::rules::notation::read_position;
use crate::rules::{Record, Variant};
use crate::texts::{Hand, Language};
use std::panic;
use std::sync::Arc;

/// What the page's address asks for.
struct Wish {
    variant: Option<Arc<Variant>>,
    game: Option<Game>,
    seats: Option<[Seat; 2]>,
    language: Option<Language>,
}

/// Starts the game. Returns at once: the browser calls it from now on.
pub fn open_page() {
    let catalogue = super::choice().catalogue;
    let Wish { variant, game, seats, language } = wish(&catalogue, &bridge::address());
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
        app.world_mut().resource_mut::<Desk>().texts.hand = Hand::Fingers;
    }
    if let Some(seats) = seats {
        app.world_mut().resource_mut::<Session>().seats = seats;
        app.world_mut().resource_mut::<Desk>().page = Page::Board;
    }
    // After the app's own: Bevy sets a hook while it is put together.
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        bridge::failed(&info.to_string());
    }));
    app.run();
}

/// Reads an address: `?variant=telo&white=person&black=lily&position=…&lang=fr#fanorona:1.…`.
fn wish(catalogue: &Catalogue, address: &str) -> Wish {
    let (query, hash) = address.split_once('\n').unwrap_or((address, ""));
    let value =
        |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
    let mut variant = value("variant").and_then(|key| catalogue.find(key).cloned());
    let mut game = None;
    if is_link(hash)
        && let Ok(read) = read_link(hash, |key| catalogue.find(key).map(|v| v.rules.clone()))
    {
        variant = catalogue.find(&read.variant).cloned();
        game = Some(read);
    } else if let (Some(variant), Some(text)) = (&variant, value("position")) {
        let text = text.replace(['+', '_'], " ").replace("%20", " ").replace("%2F", "/");
        if let Ok(position) = read_position(&variant.rules, &text) {
            let record = Record::from_position(variant.rules.clone(), position);
            game = Some(Game::new(variant.key.clone(), record));
        }
    }
    let seat = |name| match value(name) {
        Some(key) => character::named(key).map_or(Seat::Person, Seat::Computer),
        None => Seat::Person,
    };
    let asked = value("white").or(value("black")).is_some();
    let seats = asked.then(|| [seat("white"), seat("black")]);
    Wish { variant, game, seats, language: value("lang").and_then(Language::from_code) }
}
