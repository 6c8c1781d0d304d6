//! Positions in which one turn has very many ways: every character stops when asked, and plays a legal
//! turn nevertheless.

use crate::explosive;
use fanorona::engine::character::{self, SearchResources};
use fanorona::rules::Record;

#[test]
fn every_character_stops_when_asked_with_a_legal_turn() {
    for place in explosive::all() {
        let record = Record::from_position(place.rules.clone(), place.position);
        for character in character::all() {
            let mut asked = 0;
            let mut stop = || {
                asked += 1;
                asked > 2
            };
            let report = character.think(&record, &SearchResources::default(), 1, &mut stop);
            let turn = report.best.unwrap();
            let played = record.clone().play(&turn);
            assert!(played.is_ok(), "{}, {}: {played:?}", place.name, character.key);
        }
    }
}
