//! Reads a variant from a RON file and counts its turns by perft.
//!
//! ```text
//! cargo run --no-default-features --example count_variant -- assets/variants/telo.ron 6
//! ```
#![expect(clippy::print_stdout, reason = "the output of the example")]

use fanorona::rules::perft::{Counting, perft};
use fanorona::rules::{Position, Variant};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().unwrap_or_else(|| "assets/variants/telo.ron".to_owned());
    let depth: u32 = arguments.next().map_or(Ok(5), |depth| depth.parse())?;
    let variant: Variant = std::fs::read_to_string(&path)?.parse()?;
    let start = Position::start(&variant.rules);
    println!("{}", variant.name("en"));
    println!("depth        chains       effects");
    for depth in 1..=depth {
        let chains = perft(&variant.rules, &start, depth, Counting::Sequences);
        let effects = perft(&variant.rules, &start, depth, Counting::Results);
        println!("{depth:>5} {chains:>13} {effects:>13}");
    }
    Ok(())
}
