//! The tests of the rules: rulings, perft numbers, notation, variant files, properties, and the
//! comparison with a second implementation. One program, because it links faster than several.
#![expect(clippy::unwrap_used, reason = "tests may panic")]

mod booklet;
mod clock;
mod common;
mod counters;
mod first_turn_hash;
mod garbage;

mod generator;
mod library;
mod matches;
mod notation;
mod parker;
mod perft;
mod properties;
mod records;
mod refusals;
mod rulings;
mod serialization;
mod small_boards;
mod variant_errors;
mod variants;

#[path = "../naive/mod.rs"]
mod naive;
#[path = "../values/mod.rs"]
mod values;
