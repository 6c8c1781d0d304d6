//! `fanorona text`: the whole game in a terminal, typed and read, in whole sentences.

pub(super) mod board;
mod command;
mod computer;
mod lines;
mod matches;
mod sentences;
mod shown;
mod table;
mod timer;
mod turn;
mod typed;
mod wishes;

use super::args::TextArgs;
use super::desk::{Desk, Done, Failure};
use super::input::{self, Opened};
use super::open;
use crate::engine::Character;
use lines::Lines;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::Table;
use timer::Timer;

/// The name that means a person, where a player is named.
const HUMAN: &str = "human";
/// The computer opponent of a player who names none.
const OPPONENT: &str = "noro";

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Player {
    /// Somebody at the keyboard.
    Human,
    /// The computer.
    Computer(Arc<Character>),
}

/// Opens the game that the command line names, and plays it.
pub(super) fn run(desk: &mut Desk, args: &TextArgs) -> Done {
    let own = args.form.as_ref().and_then(|form| form.1);
    let variant = args.variant.as_deref().or(own);
    let opened = open::open(desk, variant, args.load.as_deref())?;
    play(desk, opened, args)
}

/// Plays a game in the terminal.
pub(super) fn play(desk: &mut Desk, opened: Opened, args: &TextArgs) -> Done {
    let players = [
        player(desk, "--white", args.white.as_deref().unwrap_or(HUMAN))?,
        player(desk, "--black", args.black.as_deref().unwrap_or(OPPONENT))?,
    ];
    let seed = args.seed.unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::from(since.subsec_nanos()) ^ since.as_secs()
    });
    let control = timer::control(desk, args.clock.as_deref())?;
    let series = matches::series(desk, &opened, &players, args)?;
    let mut table = Table::new(desk, opened, players, args.words, seed);
    table.timer = Timer::new(control, &table.game.record);
    table.enter(series);
    if table.timer.is_some() {
        return table.play(Lines::listen());
    }
    table.play(Lines::Read(&mut std::io::stdin().lock()))
}

fn player(desk: &Desk, option: &str, name: &str) -> Result<Player, Failure> {
    if name == HUMAN {
        return Ok(Player::Human);
    }
    input::opponent(desk, option, name).map(Player::Computer)
}
