//! Lists the legal turns of a position.
//!
//! ```text
//! cargo run --no-default-features --example legal_turns -- tsivy
//! cargo run --no-default-features --example legal_turns -- telo "BBB/1W1/3 b 0 2"
//! ```
#![expect(clippy::print_stdout, reason = "the output of the example")]

use fanorona::rules::notation::{PositionText, write_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Position, generate};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let key = arguments.next().unwrap_or_else(|| "tsivy".to_owned());
    let variant = shipped::variant(&key).ok_or_else(|| format!("unknown variant `{key}`"))?;
    let rules = &variant.rules;
    let position = match arguments.next() {
        Some(text) => text.parse::<PositionText>()?.to_position(rules)?,
        None => Position::start(rules),
    };
    println!("{}: {}", variant.name("en"), PositionText::from_position(rules, &position));
    if let Some(outcome) = position.outcome(rules) {
        println!("The game is over: {outcome}");
        return Ok(());
    }
    let mut turns = generate::turns(rules, &position);
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.captured.len()));
    for turn in &turns {
        let text = write_turn(&rules.board, turn);
        println!("{text:<24} captures {}", turn.captured.len());
    }
    println!("{} turns", turns.len());
    Ok(())
}
