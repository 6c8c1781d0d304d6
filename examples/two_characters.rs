//! Two characters play a game, which is printed turn by turn and as a record.
//!
//! `cargo run --no-default-features --example two_characters -- [WHITE] [BLACK] [VARIANT] [SEED]`

#![expect(clippy::print_stdout, reason = "an example prints its result")]

use fanorona::engine::character::{self, Character, SearchResources};
use fanorona::rules::notation::{write_position, write_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Outcome, Record, Side};
use std::error::Error;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut argument = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let players = [named(&argument("soa"))?, named(&argument("rakoto"))?];
    let key = argument("dimy");
    let variant = shipped::variant(&key).ok_or_else(|| format!("no variant is called {key:?}"))?;
    let seed: u64 = argument("1").parse()?;

    let mut game = Record::new(variant.rules.clone());
    while game.outcome().is_none() {
        let mover = &players[game.position().side() as usize];
        // A character with a time limit would be stopped by the callback.
        let report = mover.think(&game, &SearchResources::default(), seed, &mut || false);
        let Some(turn) = report.best else { break };
        let number = game.position().number();
        let dots = if game.position().side() == Side::White { "." } else { "..." };
        let text = write_turn(&game.rules().board, &turn);
        println!("{number}{dots} {} plays {text} ({})", mover.name, report.score);
        game.play(&turn).map_err(|refusal| format!("{text} is illegal: {refusal:?}"))?;
    }
    println!("{}", write_position(game.rules(), game.position()));
    match game.outcome().and_then(Outcome::winner) {
        Some(side) => println!("{} wins.", players[side as usize].name),
        None => println!("The game is drawn."),
    }
    Ok(())
}

fn named(key: &str) -> Result<Arc<Character>, String> {
    character::named(key).ok_or_else(|| format!("no character is called {key:?}"))
}
