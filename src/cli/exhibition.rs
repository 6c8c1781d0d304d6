//! A game between two computer players, for when there is neither a display nor a terminal.

use super::console::{CommandResult, Console, ExitStatus};
use super::input::LoadedGame;
use crate::engine::Character;
use crate::engine::character::{self, SearchResources};
use crate::rules::notation::write_game;
use crate::rules::{Record, Side};
use std::time::{Duration, Instant};

/// The keys of the players, White first.
const PLAYERS: [&str; 2] = ["soa", "rabe"];
/// The most positions that a player visits for a turn.
const NODES: u64 = 4_000;
/// The time for the whole game; after that the players answer at once.
const TIME_LIMIT: Duration = Duration::from_secs(12);
/// After this many turns the players agree on a draw, if the variant allows it.
const MOST_TURNS: usize = 400;

/// Plays the game to its end and prints its record. These players do not use endgame tables, so
/// none are loaded.
pub(super) fn run(console: &mut Console, mut opened: LoadedGame) -> CommandResult {
    let players = PLAYERS.map(|name| {
        let character = character::named(name).unwrap_or_else(|| character::all()[0].clone());
        let mut player = character.as_ref().clone();
        player.nodes = player.nodes.min(NODES);
        player
    });
    play(&mut opened.game.record, &players);
    for (tag, player) in ["White", "Black"].into_iter().zip(&players) {
        if opened.game.tag(tag).is_none() {
            opened.game.set_tag(tag, &player.name);
        }
    }
    write!(console.out, "{}", write_game(&opened.game))?;
    Ok(ExitStatus::Good)
}

fn play(record: &mut Record, players: &[Character; 2]) {
    let began = Instant::now();
    while record.outcome().is_none() && record.turns().len() < MOST_TURNS {
        let side = record.position().side();
        let seed = record.turns().len() as u64;
        let mut stop = || began.elapsed() > TIME_LIMIT;
        let report =
            players[side as usize].think(record, &SearchResources::default(), seed, &mut stop);
        let Some(turn) = report.best else { return };
        if record.play(&turn).is_err() {
            return;
        }
    }
    // If the variant does not allow agreed draws, the record stays unfinished.
    if record.offer_draw(Side::White).is_ok() {
        let _ = record.answer_draw(true);
    }
}
