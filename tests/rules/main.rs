//! The rules' test-suite: rulings, numbers, notation, variant files, properties, and a second
//! implementation to compare with. One program, because one links faster than many.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod booklet;
mod clock;
mod common;
mod counters;
mod garbage;
mod generator;
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
