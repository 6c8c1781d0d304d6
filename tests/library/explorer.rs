//! The openings that ship.

use fanorona::catalogue::Catalogue;
use fanorona::catalogue::explore::add_openings;
use fanorona::game::explore::{Filter, Source, shipped};
use fanorona::rules::variant::shipped as variants;
use fanorona::rules::{Position, Variant};
use std::sync::Arc;

fn variant(key: &str) -> Arc<Variant> {
    variants::variant(key).unwrap()
}

/// The most bytes that the openings of all variants together may have.
const MOST_BYTES: usize = 150_000;

#[test]
fn all_shipped_openings_are_read_and_small() {
    let keys: Vec<&str> = shipped::FILES.iter().map(|(key, _)| *key).collect();
    let all: Vec<&str> = variants::all().iter().map(|variant| variant.key.as_str()).collect();
    assert_eq!(keys, all, "every shipped variant has openings");
    let bytes: usize = shipped::FILES.iter().map(|(_, text)| text.len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
    for key in keys {
        let openings = shipped::openings(key).unwrap().unwrap();
        assert_eq!(
            openings.to_string(),
            shipped::FILES.iter().find(|file| file.0 == key).unwrap().1
        );
        let start = Position::start(&variant(key).rules);
        let played = openings.played(&start, &Filter::default());
        let games: u32 = played.iter().map(|(_, tally)| tally.games()).sum();
        assert_eq!(u64::from(games), openings.made.games, "{key}: all games begin at the start");
        assert!(played.iter().all(|(_, tally)| tally.open == 0), "{key}");
    }
}

#[test]
fn the_explorer_of_a_variant_knows_shipped_games_and_openings() {
    let catalogue = Catalogue::shipped();
    let parker = variant("parker");
    let mut explorer = catalogue.explorer(&parker);
    assert!(add_openings(&mut explorer).unwrap());
    let explored = explorer.explore(&Position::start(&parker.rules), &Filter::default());
    let of = |source: Source| -> u32 {
        explored.turns.iter().map(|row| row.by_source[source as usize]).sum()
    };
    assert!(of(Source::Shipped) >= 2 && of(Source::Engine) > 100 && of(Source::Own) == 0);
    assert_eq!(explored.turns.len(), 5, "all five openings were played");
}
