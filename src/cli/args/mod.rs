//! The command-line arguments.

mod check;
mod compare;
mod endgame;
mod explore;
mod games;
mod groups;
mod learn;
mod match_play;
pub mod numbers;
mod open;
pub mod position;
mod puzzle;
mod thinking;

pub(super) use check::CheckFilesArgs;
pub(super) use compare::CompareArgs;
pub(super) use endgame::{EndgameArgs, Sample};
pub(super) use explore::ExploreArgs;
pub(super) use games::{GamesArgs, GamesCommand, Wanted};
pub(super) use groups::{grouped, is_of_laboratory};
pub(super) use learn::LearnArgs;
pub(super) use match_play::TextArgs;
pub(super) use open::{CompletionsArgs, ManualArgs, OpenArgs};
pub use position::PositionArgs;
pub(super) use position::{AnalyseArgs, LinkArgs, PerftArgs, ReplayArgs, TurnsArgs};
pub(super) use puzzle::PuzzleArgs;
pub use thinking::SolveLimits;
pub(super) use thinking::{BestArgs, ExplainArgs, SolveArgs};

use crate::texts::Language;
use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Fanorona, the national board game of Madagascar.
///
/// Without a command, opens the game in a window, or in the terminal if there is no display.
#[derive(Debug, Parser)]
#[command(name = "fanorona", version)]
pub(super) struct Cli {
    // Its help lists the languages, so it is no documentation comment.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language, help = language_help())]
    pub lang: Option<Language>,
    /// The variant to play: a key from `fanorona variants`, or a RON file.
    #[arg(long, value_name = "KEY")]
    pub variant: Option<String>,
    /// The game to open: a record (FGN), the key of a shipped record, a link, or `-` for standard input.
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Opens games in the open window, for review; without one, opens a window.
    ///
    /// File managers and browsers call this. The game under way in the window stays as it is. Without
    /// a display, the game is opened in the terminal.
    Open(OpenArgs),
    /// Plays in the terminal: turns are typed, and the game is described in sentences.
    Text(TextArgs),
    /// Teaches the game in the terminal: exercises are done by typed words.
    ///
    /// Without an argument, goes on where the learner stopped.
    Learn(LearnArgs),
    /// Shows puzzles in the terminal: the best turns are found and typed.
    ///
    /// Without an argument, puzzles of Tsivy near the player's rating, which follows from the results.
    Puzzle(PuzzleArgs),
    /// Lists the variants: key, columns x rows, name.
    Variants,
    /// Lists the legal turns of a position, sorted.
    Turns(TurnsArgs),
    /// Counts the turn sequences up to a depth.
    Perft(PerftArgs),
    /// Checks files of any kind: whether the program can use them.
    ///
    /// Prints a line for each valid file: its kind, a key or a title, and the file; and reports all errors of
    /// the others. The kinds are variant, board, stones, lesson, puzzles and record; the text of a file
    /// tells which it is. Lessons, packs of puzzles and records may name the variants among the files.
    ///
    /// Exits with 2 if a file is invalid, and with 1 if all are valid but the program would not load one,
    /// because its key is taken or because it is in the wrong folder.
    ///
    /// This is about the form of files and the rules. `fanorona replay --strict` tells whether anything is odd
    /// about a record.
    Check(CheckFilesArgs),
    /// Checks game records against the rules, and prints their final positions and results.
    Replay(ReplayArgs),
    /// Analyses games, and prints their records with marks, comments and better turns.
    ///
    /// Every turn with a choice gets White's chances after it in thousandths, [%wdl wins draws losses],
    /// and the evaluation in stones for White, [%eval]. Turns that lower the chance to win by 5, 10 or
    /// 15 points are marked as $6 (?!), $2 (?) and $4 (??), and good ones that are hard to find as $1
    /// (!), with [%nag] in the comment. Comments of others are kept. Accuracy, numbers of marks and the turning point are printed
    /// on standard error.
    Analyse(AnalyseArgs),
    /// Prints a game as a link: a short text that contains all its turns.
    Link(LinkArgs),
    /// Lists, imports, exports, deletes and restores saved games.
    ///
    /// Without a subcommand, prints a line for each saved game, the newest first: id, day, variant,
    /// White, Black, turns, result, the name given by the player.
    Games(GamesArgs),
    /// Searches for the best turn in a position.
    ///
    /// Prints a line for each of these: best, the turn, or - if the game is over; score, its score for the
    /// side to move; depth, the greatest finished depth in turns of both sides; nodes, the visited
    /// positions; nps, those of a second; line, the expected play. With --lines, a line follows for each
    /// further one, the best first: other, its score and its turns. Exits with 1 if the game is over.
    ///
    /// A score is cp and hundredths of a stone; win or loss and the number of turns to the end of the game;
    /// won or lost, by the endgame tables, and the number of turns until they apply or, in them, to the
    /// next capture; or draw, if that is proved. Turns of both sides count, and so do they in --depth.
    Best(BestArgs),
    /// Explains why a turn is good or bad.
    ///
    /// Prints the turn, the best turn, their scores for the side to move and the expected play; then
    /// a line for each reason, the most important first: its kind, its data, and a sentence; then a
    /// line for each threat of the opponent: the turn that it would play if the side to move passed,
    /// the stones it would take, and what it would gain when all captures are over, or ? where --nodes did
    /// not suffice to find out. Scores are written as `fanorona best` writes them.
    Explain(ExplainArgs),
    /// Compares two or three variants on the board.
    ///
    /// Of a position, prints the numbers of legal turns, the turns that are not legal under every
    /// variant, and the switches that make the difference, with their sources: a variant that
    /// refuses a turn allows it with the other variant's value of the named switch, or of all of
    /// several joined by +. Of a game, prints the first turn that is not legal under each variant, or
    /// the other end. A handicap lasts while its side has enough stones, unless the position names
    /// the handicapped side or ends in -.
    Compare(CompareArgs),
    /// Shows what was played from a position, in saved games, shipped ones and games of computer opponents.
    ///
    /// Prints the name of the opening if it has one, a line with the sums, games, wins of White, draws,
    /// wins of Black and games without a result; then a line for each turn, that of the most games
    /// first: the same numbers, the engine's value as White sees it in stones or as a proved result, and
    /// the numbers of games that are own, shipped and of the engine. A game counts once at a position;
    /// mirror images and positions reached by other turns are joined. Exits with 1 if nothing was played.
    Explore(ExploreArgs),
    /// Proves whether a position is won, drawn or lost, and prints the main line.
    Solve(SolveArgs),
    /// Recounts the opening tables of the Parker booklet, and checks the counts of its sample game.
    Tables,
    /// Runs the engine protocol for other programs: UCI commands with Fanorona turns.
    ///
    /// Commands are read from standard input: uci, isready, ucinewgame, setoption name NAME value VALUE,
    /// position startpos|fen POSITION [moves TURN...], go with depth, nodes, movetime, wtime, btime, winc,
    /// binc, movestogo or infinite, perft DEPTH, stop, d, quit. docs/engine.md describes them with their
    /// answers.
    Engine,
    /// Builds endgame tables for few stones, and stores them for the computer opponents.
    ///
    /// Prints a line for each layer: stones of the side to move, stones of the opponent, positions,
    /// wins, draws, losses, and the most turns to the end of the game or to the next capture. An
    /// interrupted run is resumed from its last checkpoint, about a minute earlier.
    Endgame(EndgameArgs),
    /// Prints completions of the commands and options for a shell.
    Completions(CompletionsArgs),
    /// Writes the manual pages into a folder: one for the program, and one for each command.
    Manual(ManualArgs),
}

/// Reads the code of a language.
///
/// # Errors
/// No language has this code.
pub fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| format!("known languages: {}", languages()))
}

/// The help of `--lang`.
pub fn language_help() -> String {
    format!("The language of messages: {} [default: the system's language]", languages())
}

/// The codes of the languages.
fn languages() -> String {
    Language::ALL.iter().map(|language| language.code()).collect::<Vec<_>>().join(", ")
}
