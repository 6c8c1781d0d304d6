//! What can be written on the command line.

use crate::rules::series::Form;
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
    /// A game record (FGN) or a link to go on with; a match that it belongs to goes on as well.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Goes on with the game that was broken off last, or with the one of this name.
    #[arg(long, value_name = "ID", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["load", "variant"])]
    pub resume: Option<String>,
    /// Does not keep the game among those that `fanorona games` lists.
    #[arg(long)]
    pub unsaved: bool,
    /// Time for each side in seconds: 600, or 300+5 with five more after each turn; 300+5:600 where
    /// White and Black differ, - for none.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    pub clock: Option<String>,
    /// A match: single, best-of-N (colours swap), tumicarona (a game, a rematch with a handicap,
    /// a decider) or vela (the same with the Malagasy vela).
    #[arg(long = "match", value_name = "FORM", value_parser = form, conflicts_with = "load")]
    pub form: Option<MatchForm>,
    /// The variant of the match's rematch, in place of the form's own: a key or a RON file.
    #[arg(long, value_name = "KEY", requires = "form")]
    pub rematch: Option<String>,
    /// The names of those who have White and Black in the first game.
    #[arg(long, num_args = 2, value_names = ["WHITE", "BLACK"], requires = "form")]
    pub names: Vec<String>,
    /// Says the board in words instead of drawing it.
    #[arg(long)]
    pub words: bool,
    /// Makes the computer's choices repeatable.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

/// The form of a match, and the variant that belongs to it if one does.
#[derive(Clone, Debug)]
pub(super) struct MatchForm(pub Form, pub Option<&'static str>);

fn form(text: &str) -> Result<MatchForm, String> {
    let (form, variant) = Form::named(text).ok_or_else(|| format!("known are: {}", Form::NAMES))?;
    Ok(MatchForm(form, variant))
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
    /// The game records (FGN), one or many, the name of a shipped one, or a link; `-` reads standard input.
    #[arg(required_unless_present = "shipped")]
    pub file: Option<PathBuf>,
    /// Lists the shipped records instead: name, title.
    #[arg(long, conflicts_with_all = ["file", "variant"])]
    pub shipped: bool,
    /// The variant to check it by, whatever the record names.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona link`.
#[derive(Debug, Args)]
pub(super) struct LinkArgs {
    /// The game record (FGN); `-` reads standard input.
    pub file: PathBuf,
    /// The variant to read it by, whatever the record names.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
}

/// `fanorona games`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct GamesArgs {
    #[command(flatten)]
    pub wanted: Wanted,
    /// Lists the deleted games instead.
    #[arg(long, conflicts_with = "statistics")]
    pub trash: bool,
    /// Prints results instead, a line for a player, an opponent and a variant: games, wins, draws,
    /// losses, the present streak (negative when losing), the longest one of wins, the most steps
    /// of a chain, the most stones taken in a turn. Players are those who are no program, or who
    /// fit --player.
    #[arg(long)]
    pub statistics: bool,
    #[command(subcommand)]
    pub command: Option<GamesCommand>,
}

/// Which games.
#[derive(Debug, Default, Args)]
pub(super) struct Wanted {
    /// Games of this variant.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Games of a player whose name has this in it.
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Games from this day, month or year on: 2026-11-21, 2026-11 or 2026.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub since: Option<String>,
    /// Games up to this day, month or year.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub until: Option<String>,
    /// Games with this result.
    #[arg(long, value_name = "RESULT", value_parser = ["1-0", "0-1", "1/2-1/2", "*"])]
    pub result: Option<String>,
}

/// What `fanorona games` can do.
#[derive(Debug, Subcommand)]
pub(super) enum GamesCommand {
    /// Keeps the games of records (FGN) and links, and prints their names on the shelf.
    Import {
        /// The records, each with one game or many, or links; `-` reads standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Prints games as records (FGN): those named, or all that fit.
    Export {
        /// Their names on the shelf.
        #[arg(value_name = "ID")]
        ids: Vec<String>,
        /// Writes them to a new file instead.
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[command(flatten)]
        wanted: Wanted,
    },
    /// Deletes games, so that they can be restored.
    Delete {
        /// Their names on the shelf.
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
    },
    /// Brings deleted games back.
    Restore {
        /// Their names on the shelf.
        #[arg(required = true, value_name = "ID")]
        ids: Vec<String>,
    },
    /// Gives a game a name of one's own.
    Name {
        /// Its name on the shelf.
        #[arg(value_name = "ID")]
        id: String,
        /// The name; an empty one takes it away.
        #[arg(value_name = "NAME")]
        name: String,
    },
}

/// A day, a month or a year.
fn day(text: &str) -> Result<String, String> {
    let lengths = [4, 2, 2];
    let parts: Vec<&str> = text.split('-').collect();
    let fits = parts.len() <= 3
        && parts.iter().zip(lengths).all(|(part, length)| {
            part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit())
        });
    if fits { Ok(text.to_owned()) } else { Err("a date such as 2026-11-21 or 2026".to_owned()) }
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
    /// Shows so many best lines.
    #[arg(long, default_value_t = 1, value_name = "LINES", value_parser = count(1, 1_000))]
    pub lines: usize,
    /// Searches with so many threads; only with one is the answer always the same.
    #[arg(long, default_value_t = 1, value_name = "THREADS", value_parser = threads)]
    pub threads: usize,
    /// The memory for positions seen, in MiB [default: what suits the limits].
    #[arg(long, value_name = "MIB", value_parser = memory)]
    pub memory: Option<usize>,
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
    /// Looks up endings of so many stones of both sides together, and first works out those that
    /// were not kept by `fanorona endgame` [default: what takes about a second].
    #[arg(long, value_name = "STONES", value_parser = stones_or_none)]
    pub stones: Option<usize>,
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

/// `fanorona tune`.
#[derive(Debug, Args)]
pub(super) struct TuneArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// How many games to play.
    #[arg(long, default_value_t = 2_000, value_name = "NUMBER",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How many positions to look at for a turn.
    #[arg(long, default_value_t = 4_000, value_name = "POSITIONS",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Where the chance of openings begins.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub seed: u64,
    /// Rounds of gradient descent.
    #[arg(long, default_value_t = 400, value_name = "NUMBER")]
    pub rounds: usize,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    pub threads: usize,
}

/// `fanorona bench`.
#[derive(Debug, Args)]
pub(super) struct BenchArgs {
    /// Looks this many turns ahead.
    #[arg(long, default_value_t = 10, value_name = "TURNS",
        value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: u32,
    /// Threads that search together; only with one is the sum the same each time.
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = count(1, 256))]
    pub threads: usize,
}

/// `fanorona match`.
#[derive(Debug, Args)]
pub(super) struct MatchArgs {
    /// The first player.
    #[arg(value_name = "A")]
    pub first: String,
    /// The second player.
    #[arg(value_name = "B")]
    pub second: String,
    /// How many games at most, an even number: each opening is played twice.
    #[arg(long, value_name = "NUMBER", value_parser = count(2, 1_000_000))]
    pub games: usize,
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Random turns before each game, as 6 or 4-8, or a file of positions [default: 4-8].
    #[arg(long, value_name = "TURNS|FILE")]
    pub openings: Option<String>,
    /// A search looks this many turns ahead, where it has no limit of its own.
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// A search looks at this many positions at most, where it has no limit of its own.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// A search thinks for about this many milliseconds, where it has no limit of its own.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub movetime: Option<u64>,
    /// The chance of openings and players: the same number gives the same match.
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    pub seed: u64,
    /// How many games run at a time.
    #[arg(long, default_value = "1", value_name = "NUMBER", value_parser = count(1, 256))]
    pub concurrency: usize,
    /// Stops as soon as one of two differences in Elo is shown, both errors being 5 percent.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Vec<f64>,
    /// Writes the games to a new file (FGN).
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// Whole numbers within bounds.
fn count(least: u64, most: u64) -> impl clap::builder::TypedValueParser<Value = usize> {
    let range = clap::value_parser!(u64).range(least..=most);
    clap::builder::TypedValueParser::map(range, |number| number as usize)
}

/// `fanorona endgame`.
#[derive(Debug, Args)]
pub(super) struct EndgameArgs {
    /// The variant: a key or a RON file [default: tsivy].
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// Up to how many stones of both sides together.
    #[arg(long, value_name = "NUMBER", value_parser = stones)]
    pub stones: usize,
    /// How many threads work; as many as the machine has when left out.
    #[arg(long, value_name = "NUMBER", value_parser = threads)]
    pub threads: Option<usize>,
    /// Checks so many positions of each table (20000 when left out), or all, against the positions
    /// that their turns lead to.
    #[arg(long, value_name = "NUMBER|all", num_args = 0..=1, default_missing_value = "20000",
        value_parser = sample)]
    pub check: Option<Sample>,
}

/// How many positions to check.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample(pub u64);

fn sample(text: &str) -> Result<Sample, String> {
    if text == "all" {
        return Ok(Sample(u64::MAX));
    }
    let number = text.parse().ok().filter(|&number| number > 0);
    number.map(Sample).ok_or_else(|| "a number from 1, or all".to_owned())
}

fn stones(text: &str) -> Result<usize, String> {
    within(text, 2, 64)
}

fn stones_or_none(text: &str) -> Result<usize, String> {
    within(text, 0, 64)
}

fn memory(text: &str) -> Result<usize, String> {
    within(text, 1, 1 << 20)
}

fn threads(text: &str) -> Result<usize, String> {
    within(text, 1, 256)
}

fn within(text: &str, least: usize, most: usize) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("a number from {least} to {most}"))
}

fn language(code: &str) -> Result<Language, String> {
    let known = || Language::ALL.iter().map(|language| language.code()).collect::<Vec<_>>();
    Language::from_code(code).ok_or_else(|| format!("known are: {}", known().join(", ")))
}
