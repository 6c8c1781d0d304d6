//! `fanorona puzzle`: puzzles in the terminal, solved by typed turns.
//!
//! A puzzle is an exercise that asks for the best turns; see [`ExerciseBoard`](super::learn::ExerciseBoard).

mod puzzle_board;
mod queue;
mod results;

use crate::catalogue::kept::Kept;
use crate::catalogue::puzzles::PuzzleStore;
use crate::cli::args::PuzzleArgs;
use crate::cli::console::{CommandResult, Console, Failure};
use crate::cli::input;
use crate::game::puzzles::choose::{TimedRun, Wish, parse_difficulty};
use crate::game::puzzles::{PuzzleId, Theme};
use crate::rules::notation::game::DEFAULT_VARIANT;
use crate::texts::say;
use puzzle_board::PuzzleBoard;
use queue::{PuzzleSource, Queue};

/// Begins with the puzzle that the command line asks for.
pub(in crate::cli) fn run(console: &mut Console, args: &PuzzleArgs) -> CommandResult {
    let (wish, id) = (wish(console, args)?, named(console, args)?);
    let mut puzzles = PuzzleStore::default();
    let variant = id.as_ref().map(PuzzleId::variant).or(wish.variant.as_deref());
    puzzles.need(variant);
    puzzles.load_own(&console.catalogue);
    for error in puzzles.errors() {
        console.tell([say::pack_file_error(&console.texts, error)])?;
    }
    let (store, event) = Kept::of_player();
    console.report_kept(event)?;
    if let Some(sheet) = &args.sheet
        && !puzzles.packs().variants().into_iter().any(|variant| wish.wants(variant))
    {
        let known = puzzles.packs().sheets().join(", ");
        let arguments = [("name", sheet.into()), ("known", known.into())];
        return Err(console.invalid("--sheet", "puzzle-no-sheet", &arguments));
    }
    let seed = args.seed.unwrap_or_else(super::random_seed);
    let source = match id {
        Some(id) => PuzzleSource::Named(id),
        None if args.daily => PuzzleSource::Daily,
        None if args.again => PuzzleSource::Again,
        None if args.timed => PuzzleSource::Timed(TimedRun::new(wish.clone(), seed)),
        None => PuzzleSource::Chosen,
    };
    let queue = Queue::new(puzzles, store, wish, source, seed);
    PuzzleBoard::begin(console, queue, args.words)?.play()
}

/// Which puzzles the command line asks for.
fn wish(console: &Console, args: &PuzzleArgs) -> Result<Wish, Failure> {
    let variant = match &args.variant {
        Some(key) => Some(input::variant(console, Some(key))?.key.clone()),
        None if args.again || args.sheet.is_some() => None,
        None => Some(DEFAULT_VARIANT.to_owned()),
    };
    let theme = args.theme.as_ref().map(|text| {
        text.parse::<Theme>().map_err(|_| {
            let known = Theme::ALL.map(Theme::key).join(", ");
            let arguments = [("name", text.into()), ("known", known.into())];
            console.invalid("--theme", "puzzle-not-a-theme", &arguments)
        })
    });
    let difficulty = args.difficulty.as_ref().map(|text| {
        let arguments = [("name", text.into())];
        let message = "puzzle-not-a-difficulty";
        parse_difficulty(text).map_err(|_| console.invalid("--difficulty", message, &arguments))
    });
    let (theme, difficulty) = (theme.transpose()?, difficulty.transpose()?);
    Ok(Wish { variant, sheet: args.sheet.clone(), theme, difficulty })
}

/// The puzzle that the command line names.
fn named(console: &Console, args: &PuzzleArgs) -> Result<Option<PuzzleId>, Failure> {
    let Some(name) = &args.id else { return Ok(None) };
    let read = name.parse().map(Some);
    read.map_err(|_| console.invalid("puzzle", "puzzle-not-a-name", &[("name", name.into())]))
}
