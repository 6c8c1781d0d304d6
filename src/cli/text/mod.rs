//! `fanorona text`: the whole game in a terminal, typed and read, in whole sentences.

pub(super) mod board;
mod command;
mod computer;
mod keep;
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
use super::console::{Console, Done, Failure};
use super::input::{self, LoadedGame};
use super::open;
use crate::catalogue::library::SavedGame;
use crate::catalogue::library::state::HUMAN;
use crate::engine::Character;
use keep::Keeper;
use lines::Lines;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::TextBoard;
use timer::Timer;

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
pub(super) fn run(console: &mut Console, args: &TextArgs) -> Done {
    if let Some(id) = &args.resume {
        let kept = keep::broken_off(console, id)?;
        return go_on(console, kept, args);
    }
    let own = args.form.as_ref().and_then(|form| form.1);
    let variant = args.variant.as_deref().or(own);
    let opened = open::open(console, variant, args.load.as_deref())?;
    play(console, opened, args)
}

/// Goes on with a kept game: with the players and the chance that it had, unless others are named.
fn go_on(console: &mut Console, kept: SavedGame, args: &TextArgs) -> Done {
    let state = |name: &str| kept.state.get(name).map(String::as_str);
    let named = |console: &Console, option: &str, arg: Option<&str>, key: &str, usual: &str| {
        player(console, option, arg.or_else(|| state(key)).unwrap_or(usual))
    };
    let players = [
        named(console, "--white", args.white.as_deref(), keep::WHITE, HUMAN)?,
        named(console, "--black", args.black.as_deref(), keep::BLACK, HUMAN)?,
    ];
    let seed = args.seed.or_else(|| state(keep::SEED)?.parse().ok()).unwrap_or_else(chance);
    let clock = args.clock.as_deref().or_else(|| kept.game.tag("TimeControl"));
    let control = timer::control(console, clock.filter(|clock| *clock != "-"))?;
    let left = state(keep::CLOCKS).filter(|_| args.clock.is_none()).map(str::to_owned);
    let keeper = Keeper::resuming(console, &kept)?;
    let opened = LoadedGame { variant: kept.variant, game: kept.game };
    let match_ = matches::match_(console, &opened, &players, args)?;
    let mut table = TextBoard::new(console, opened, players, args.words, seed, keeper);
    table.timer = Timer::resumed(control, &table.game.record, left.as_deref());
    table.enter(match_);
    seated(table)
}

/// Plays a game in the terminal.
pub(super) fn play(console: &mut Console, opened: LoadedGame, args: &TextArgs) -> Done {
    let players = [
        player(console, "--white", args.white.as_deref().unwrap_or(HUMAN))?,
        player(console, "--black", args.black.as_deref().unwrap_or(OPPONENT))?,
    ];
    let seed = args.seed.unwrap_or_else(chance);
    let control = timer::control(console, args.clock.as_deref())?;
    let match_ = matches::match_(console, &opened, &players, args)?;
    let keeper = if args.unsaved { Keeper::nobody() } else { Keeper::new(console)? };
    let mut table = TextBoard::new(console, opened, players, args.words, seed, keeper);
    table.timer = Timer::new(control, &table.game.record);
    table.enter(match_);
    seated(table)
}

/// Plays at a table that is laid.
fn seated(mut table: TextBoard<'_>) -> Done {
    if table.timer.is_some() {
        return table.play(Lines::listen());
    }
    table.play(Lines::Read(&mut std::io::stdin().lock()))
}

/// A number that is another one each time.
fn chance() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) ^ since.as_secs()
}

fn player(console: &Console, option: &str, name: &str) -> Result<Player, Failure> {
    if name == HUMAN {
        return Ok(Player::Human);
    }
    input::opponent(console, option, name).map(Player::Computer)
}
