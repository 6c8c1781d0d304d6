//! `fanorona text`: plays a game in the terminal. Turns are typed and answered in sentences.
//!
//! The game is a [`Session`], as in the window.

mod analyse;
pub(super) mod board;
mod clock;
mod coach;
mod commands;
mod compare;
mod computer;
mod explore;
mod game_saver;
mod hint;
pub(super) mod learn;
mod lines;
mod matches;
pub(super) mod puzzle;
mod say;
mod sentences;
mod stopwatch;
mod strength;
mod text_board;
mod turn;
mod typed;

use super::args::TextArgs;
use super::console::{CommandResult, Console, Failure};
use super::input::{self, LoadedGame};
use crate::catalogue::library::state::HUMAN;
use crate::catalogue::library::{SavedGame, opened_game, stored_seed};
use crate::engine::character::{adjusting, adjusting_at, choices};
use crate::game::play::{Intent, Notice, OpenedGame, Seat, Session};
use crate::rules::names::same_name;
use crate::rules::notation::Game;
use crate::texts::say::tag_error;
use game_saver::GameSaver;
use lines::Lines;
use std::time::{SystemTime, UNIX_EPOCH};
use text_board::TextBoard;

/// The computer opponent if the command line names none.
const OPPONENT: &str = "noro";
/// The value of the tags `WhiteType` and `BlackType` for a computer.
const PROGRAM: &str = "program";
/// The message for a player of an unknown name.
const UNKNOWN: &str = "cli-unknown-player";

/// Opens the game that the command line names, and plays it.
pub(super) fn run(console: &mut Console, args: &TextArgs) -> CommandResult {
    // What is wrong is said before anything is read or written.
    let form = matches::form(console, args)?;
    coach::level(console, args)?;
    if let Some(id) = &args.resume {
        let (saved, saver) = game_saver::to_resume(console, id, args.unsaved)?;
        return resume(console, saved, saver, args);
    }
    let match_variant = form.as_ref().and_then(|form| form.1);
    let variant = args.variant.as_deref().or(match_variant);
    if !args.unsaved {
        let found = input::storable_variant(console, variant)?;
        if let Some(file) = variant.filter(|_| console.catalogue.find(&found.key).is_none()) {
            console.warn("text-own-variant-file", &[("file", file.into())])?;
        }
    }
    if args.load.is_some() {
        let loaded = input::record_or_new(console, variant, args.load.as_deref())?;
        return play(console, loaded, args);
    }
    let variant = input::variant(console, variant)?;
    let default = [Seat::Person, default_opponent(console)?];
    let seats = seats(console, args, &variant.key, default)?;
    let control = clock::control(console, args.clock.as_deref())?.unwrap_or_default();
    let plan = matches::plan(console, variant, form, seats, control, args)?;
    begin(console, Intent::Begin(Box::new(plan)), "", None, args)
}

/// Continues a stored game with its players, seed and clocks, unless the command line names others.
fn resume(
    console: &mut Console,
    saved: SavedGame,
    saver: GameSaver,
    args: &TextArgs,
) -> CommandResult {
    let seed = args.seed.or_else(|| stored_seed(&saved));
    let id = saved.id.clone();
    let mut opened = opened_game(saved);
    opened.seats = seats(console, args, &opened.variant.key, opened.seats.clone())?;
    if set_clock(console, &mut opened.game, args)? {
        opened.left = None;
    }
    let TextArgs { unsaved, words, .. } = *args;
    let coach = args.coach.clone();
    let args = TextArgs { seed, unsaved, words, coach, ..TextArgs::default() };
    begin(console, Intent::Open(Box::new(opened)), &id, Some(saver), &args)
}

/// Plays a loaded game in the terminal.
pub(super) fn play(console: &mut Console, loaded: LoadedGame, args: &TextArgs) -> CommandResult {
    let LoadedGame { variant, mut game, file } = loaded;
    let default = tagged_seats(&game, [Seat::Person, default_opponent(console)?]);
    let seats = seats(console, args, &variant.key, default)?;
    set_clock(console, &mut game, args)?;
    let opened = OpenedGame { variant, game, seats, left: None };
    begin(console, Intent::Open(Box::new(opened)), &file, None, args)
}

/// Begins a session with an intent, and plays it. `file` is where an opened game is from.
fn begin(
    console: &mut Console,
    intent: Intent,
    file: &str,
    saver: Option<GameSaver>,
    args: &TextArgs,
) -> CommandResult {
    let mut session = Session::default();
    session.set_known_variants(console.catalogue.usable().to_vec());
    for notice in session.apply(intent) {
        match notice {
            Notice::NoGame(error) => return Err(matches::refused(console, &error)),
            Notice::MatchLost(error) => {
                let reason = tag_error(&console.texts, &error);
                let line = console.texts.with("match-lost", &[("reason", reason.into())]);
                writeln!(console.err, "{file}:1:1: {line}")?;
            }
            _ => {}
        }
    }
    coach::switch(console, &mut session, args)?;
    let saver = match saver {
        Some(saver) => saver,
        None if args.unsaved => GameSaver::disabled(),
        None => GameSaver::new(console, &session)?,
    };
    let seed = args.seed.unwrap_or_else(random_seed);
    let has_clock = session.clock().is_some();
    let mut board = TextBoard::new(console, session, args.words, seed, saver);
    // Without a thread that reads, time runs out only when the next line is typed.
    if has_clock && let Some(lines) = Lines::spawn_reader() {
        return board.play(lines);
    }
    board.play(Lines::Blocking(&mut std::io::stdin().lock()))
}

/// The players that the command line names; `default` for those it does not. The adjusting opponent gets
/// the strength for the other player in the variant of this key.
fn seats(
    console: &Console,
    args: &TextArgs,
    variant: &str,
    default: [Seat; 2],
) -> Result<[Seat; 2], Failure> {
    let [white, black] = default;
    let seat = |option: &str, name: Option<&str>, default: Seat| match name {
        None => Ok(default),
        Some(name) if name.eq_ignore_ascii_case(HUMAN) => Ok(Seat::Person),
        Some(name) => input::opponent(console, option, name, UNKNOWN).map(Seat::Computer),
    };
    let mut seats = [
        seat("--white", args.white.as_deref(), white)?,
        seat("--black", args.black.as_deref(), black)?,
    ];
    for (place, seat) in seats.iter_mut().enumerate() {
        if let Seat::Computer(character) = seat
            && character.key == adjusting().key
        {
            let name = args.names.get(1 - place).map(String::as_str);
            let estimate = strength::estimate(&console.catalogue, name, variant);
            *character = adjusting_at(estimate.level());
        }
    }
    Ok(seats)
}

fn default_opponent(console: &Console) -> Result<Seat, Failure> {
    input::opponent(console, "--black", OPPONENT, UNKNOWN).map(Seat::Computer)
}

/// The players that the tags of a game name, for those whom they name; `default` for the others, and for both if
/// both are programs: somebody wants to play.
fn tagged_seats(game: &Game, default: [Seat; 2]) -> [Seat; 2] {
    let tagged = [("White", "WhiteType"), ("Black", "BlackType")].map(|(name, kind)| {
        match game.tag(kind)?.trim() {
            HUMAN => Some(Seat::Person),
            PROGRAM => {
                let name = game.tag(name)?;
                let character = choices().find(|character| same_name(&character.name, name))?;
                Some(Seat::Computer(character.clone()))
            }
            _ => None,
        }
    });
    if tagged.iter().flatten().filter(|seat| seat.is_computer()).count() == 2 {
        return default;
    }
    let [white, black] = tagged;
    let [white_default, black_default] = default;
    [white.unwrap_or(white_default), black.unwrap_or(black_default)]
}

/// Writes the time control of the command line into the tags of a game, which its session reads.
/// Returns whether the command line names one.
fn set_clock(console: &Console, game: &mut Game, args: &TextArgs) -> Result<bool, Failure> {
    let control = clock::control(console, args.clock.as_deref())?;
    if let Some(control) = control {
        game.set_tag("TimeControl", &control.to_string());
    }
    Ok(control.is_some())
}

/// A seed that differs each time.
fn random_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(since.subsec_nanos()) ^ since.as_secs()
}
