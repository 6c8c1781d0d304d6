//! What can be written on the command line.

use crate::texts::Language;
use clap::{ArgGroup, Args, Parser, Subcommand};
use std::path::PathBuf;

/// Fanorona, the national board game of Madagascar.
///
/// Without a command the game opens: in a window, or in the terminal where there is no display.
#[derive(Debug, Parser)]
#[command(name = "fanorona", version)]
pub(super) struct Cli {
    /// The language of messages (en, fr); the system's when left out.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    pub lang: Option<Language>,
    /// The variant to play: a key that `fanorona variants` prints, or a RON file.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// A game record (FGN) to open.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Plays in the terminal: turns are typed, and everything is said in sentences.
    Text(TextArgs),
    /// Lists the variants: key, columns x rows, name.
    Variants,
    /// Lists every legal turn of a position, sorted.
    Turns(TurnsArgs),
    /// Counts turns to a depth.
    Perft(PerftArgs),
    /// Checks a game record against the rules; prints its last position and its result.
    Replay(ReplayArgs),
    /// Lets the computer find the best turn of a position.
    Best(BestArgs),
    /// Proves whether a position is won, drawn or lost, and shows the line.
    Solve(SolveArgs),
}

/// `fanorona text`.
#[derive(Debug, Default, Args)]
pub(super) struct TextArgs {
    /// The variant to play: a key or a RON file.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Who plays White: human, or a computer opponent by its name [default: human].
    #[arg(long, value_name = "PLAYER")]
    pub white: Option<String>,
    /// Who plays Black: human, or a computer opponent by its name [default: easy].
    #[arg(long, value_name = "PLAYER")]
    pub black: Option<String>,
    /// A game record (FGN) to go on with.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Says the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
    /// Makes the computer's choices repeatable.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

/// Which position a command is about.
#[derive(Debug, Args)]
pub(super) struct Place {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The position, as `9/9/9/9/W7B w 0 1`; the variant's start when left out.
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
}

/// `fanorona turns`.
#[derive(Debug, Args)]
pub(super) struct TurnsArgs {
    #[command(flatten)]
    pub place: Place,
    /// Prints turns with the same start, end and captured stones once.
    #[arg(long)]
    pub results: bool,
}

/// `fanorona perft`.
#[derive(Debug, Args)]
pub(super) struct PerftArgs {
    #[command(flatten)]
    pub place: Place,
    /// How many turns of both sides together to look ahead.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// Counts turns with the same start, end and captured stones once.
    #[arg(long)]
    pub results: bool,
    /// Prints first how the count of the greatest depth is made up, turn by turn.
    #[arg(long)]
    pub divide: bool,
}

/// `fanorona replay`.
#[derive(Debug, Args)]
pub(super) struct ReplayArgs {
    /// The game record (FGN); `-` reads standard input.
    pub file: PathBuf,
    /// The variant to check it by, whatever the record names.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona best`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("limit").required(true)))]
pub(super) struct BestArgs {
    #[command(flatten)]
    pub place: Place,
    /// Looks this many turns ahead.
    #[arg(long, group = "limit", value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// Looks at this many positions at most.
    #[arg(long, group = "limit", value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Looks for about this many milliseconds.
    #[arg(long, group = "limit", value_name = "MS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// Plays as this computer opponent would.
    #[arg(long, group = "limit", value_name = "NAME")]
    pub character: Option<String>,
    /// The chance of a character's slips: the same number gives the same turn.
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
}

/// `fanorona solve`.
#[derive(Debug, Args)]
#[command(group(ArgGroup::new("time")))]
pub(super) struct SolveArgs {
    #[command(flatten)]
    pub place: Place,
    /// With 2, asks at the same time whether the one side wins and whether the other does.
    #[arg(long, default_value_t = 1, value_name = "THREADS", value_parser = threads)]
    pub threads: usize,
    /// The memory for positions seen, in MiB.
    #[arg(long, default_value_t = 256, value_name = "MIB", value_parser = memory)]
    pub memory: usize,
    /// Visits this many positions at most.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Tries for about this many milliseconds.
    #[arg(long, group = "time", value_name = "MS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// Tries for about this many seconds.
    #[arg(long, group = "time", value_name = "SECONDS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub seconds: Option<u64>,
}

fn threads(text: &str) -> Result<usize, String> {
    within(text, 1..=256)
}

fn memory(text: &str) -> Result<usize, String> {
    within(text, 1..=1 << 20)
}

fn within(text: &str, range: std::ops::RangeInclusive<usize>) -> Result<usize, String> {
    let number: usize = text.parse().map_err(|error| format!("{error}"))?;
    if range.contains(&number) {
        Ok(number)
    } else {
        Err(format!("{number} is not in {}..={}", range.start(), range.end()))
    }
}

fn language(code: &str) -> Result<Language, String> {
    let known = || Language::ALL.iter().map(|language| language.code()).collect::<Vec<_>>();
    Language::from_code(code).ok_or_else(|| format!("known are: {}", known().join(", ")))
}
