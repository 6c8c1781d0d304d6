//! What can be written on the command line.

mod games;
mod match_play;
mod numbers;
mod position;
mod research;
mod thinking;

pub(super) use games::{GamesArgs, GamesCommand, Wanted};
pub(super) use match_play::TextArgs;
pub(super) use position::{LinkArgs, PerftArgs, Place, ReplayArgs, TurnsArgs};
pub(super) use research::{BenchArgs, EndgameArgs, MatchArgs, Sample, TuneArgs};
pub(super) use thinking::{BestArgs, SolveArgs};

use crate::texts::Language;
use clap::{Parser, Subcommand};
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
    /// A game record (FGN) or a link to open.
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
    /// Prints a game as a link: a short text that carries all its turns.
    Link(LinkArgs),
    /// Lists the games that were played here, and imports, exports, deletes and restores them.
    ///
    /// Prints a line for each, the newest first: name on the shelf, day, variant, White, Black,
    /// turns, result, the player's own name for it.
    Games(GamesArgs),
    /// Lets the computer find the best turn of a position.
    Best(BestArgs),
    /// Proves whether a position is won, drawn or lost, and shows the line.
    Solve(SolveArgs),
    /// Recounts the opening tables of the Parker booklet, and checks the counts of its sample game.
    Tables,
    /// Plays games against itself and fits the weights of the evaluation to them.
    Tune(TuneArgs),
    /// Speaks the engine protocol, UCI's words with Fanorona's turns, for other programs.
    Engine,
    /// Searches fixed positions to a fixed depth: visited positions as a checksum, and their rate.
    Bench(BenchArgs),
    /// Lets two players play many games, and tells which is the stronger.
    ///
    /// A player is one of: random; the name of a computer opponent; search, the plain search;
    /// exec:COMMAND LINE, a program that speaks the protocol of `fanorona engine`. Options follow
    /// a colon, or stand in brackets after exec: search:nodes=20000,name=first,
    /// exec[movetime=200]:other engine.
    ///
    /// Options: depth=N, nodes=N and movetime=MS bound the thinking about a turn, in place of
    /// those for both players; threads=N, hash=MIB; name=TEXT; timeout=MS is the longest that
    /// another program may take. no-table, no-ordering, no-reductions, no-pruning, no-endgame and
    /// old-evaluation leave out parts of the search, to measure what they bring.
    Match(MatchArgs),
    /// Works out what endings of few stones are worth, and keeps it for the computer player.
    ///
    /// Prints a line for each layer: stones of the side to move and of the other side, positions,
    /// wins, draws, losses, and the most turns to the end or the next capture. What was interrupted
    /// goes on where it was a minute before.
    Endgame(EndgameArgs),
}

fn language(code: &str) -> Result<Language, String> {
    let known = || Language::ALL.iter().map(|language| language.code()).collect::<Vec<_>>();
    Language::from_code(code).ok_or_else(|| format!("known are: {}", known().join(", ")))
}
