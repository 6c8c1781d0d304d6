//! The arguments of the laboratory's commands.

mod book;
mod openings;
mod proof;
mod puzzles;
mod research;
mod spsa;
mod training;

pub use book::{BookArgs, BookCommand, CheckBookArgs, ExtendBookArgs, ListBookArgs, MakeBookArgs};
pub use openings::{ListOpeningsArgs, MakeOpeningsArgs, OpeningsArgs, OpeningsCommand};
pub use proof::{CheckProofArgs, MakeProofArgs, ProofArgs, ProofCommand};
pub use puzzles::{
    BalanceArgs, CheckArgs, ListArgs, MakeArgs, PuzzlesArgs, PuzzlesCommand, RateArgs,
};
pub use research::{BenchArgs, ChancesArgs, MatchArgs, TuneArgs};
pub use spsa::SpsaArgs;
pub use training::{DatagenArgs, TrainArgs};

use clap::{Parser, Subcommand};
use fanorona::cli::args::{language, language_help};
use fanorona::texts::Language;

/// The laboratory of Fanorona: measures and improves the computer player, and makes puzzles, openings and books.
///
/// docs/strength.md describes matches and tuning, docs/knowledge.md what was proved, docs/puzzles.md, docs/explorer.md and docs/book.md what is made.
#[derive(Debug, Parser)]
#[command(name = "fanorona-lab", version)]
pub struct Cli {
    // Its help lists the languages, so it is no documentation comment.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language, help = language_help())]
    pub lang: Option<Language>,
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Plays many games between two players, and estimates which one is stronger.
    ///
    /// A player is one of: random; pupil, who plays by what lessons 1 to 6 teach; the key of a
    /// computer opponent; search, the plain search; exec:COMMAND LINE, a program that speaks the
    /// protocol of `fanorona engine`. Options follow after a colon, or in brackets after exec:
    /// search:nodes=20000,name=first, exec[movetime=200]:other engine.
    ///
    /// Options: depth=N, nodes=N and movetime=MS limit the search for each turn and replace the
    /// limits for both players; threads=N and hash=MIB set the resources; name=TEXT sets the name
    /// in records; timeout=MS limits the time of another program; elo=N sets the strength of sahala,
    /// the opponent that adjusts itself; patterns=FILE replaces the learned evaluation by weights of
    /// `train`. no-table, no-ordering, no-reductions, no-pruning, no-endgame, no-own-draws,
    /// no-game-draws, no-traps, no-patterns and old-evaluation switch off parts of the search, to measure their effect.
    /// Constants of the plain search, which the help of `spsa` lists, can be set, such as razoring-margin=180.
    /// book makes the plain search play from the opening book, as the computer opponents do; no-book
    /// switches the book off for these. even-time makes the plain search divide its clock evenly: each
    /// turn takes its share, whether it is difficult or not.
    Match(MatchArgs),
    /// Searches fixed positions; prints the visited positions as a checksum, and the speed.
    Bench(BenchArgs),
    /// Fits the weights of the evaluation to self-play games.
    Tune(TuneArgs),
    /// Tunes constants of the search by games, with simultaneous perturbation (SPSA).
    ///
    /// In each iteration all constants are changed at once, each up or down at random, and play pairs of games
    /// against the opposite changes; then each moves toward the better side. Prints a line for each
    /// iteration: its number, the games so far, the percentage of the points that the changes won, and the
    /// values. At the end it prints the player with the values found, for `match`, which tells whether they
    /// are better. An interrupted run is resumed after its last finished iteration.
    Spsa(SpsaArgs),
    /// Plays games against itself, and writes positions with values and results, from which `train` learns.
    ///
    /// Prints the variant, the games and the positions in the file; on standard error the same after each
    /// 64 games. An interrupted run is resumed where it ended.
    Datagen(DatagenArgs),
    /// Learns the weights of an evaluation from the positions of `datagen`.
    ///
    /// Prints a line for each epoch: its number, the loss of the positions that it learns from, and that of a tenth
    /// kept for validation, quiet ones and those with a capture. Then the latter again for the learned weights in whole
    /// numbers and for the evaluation by hand, and the size of the file.
    Train(TrainArgs),
    /// Fits the curve from scores to chances of a win, a draw and a loss to games of the characters.
    ///
    /// Prints the three parameters of the curve, and how well it predicts: the error; the mean log
    /// loss of the results in nats, with the curve and without it (`surprise`); then a line for each
    /// tenth of the predicted chance to win: positions, predicted and actual result, predicted and
    /// actual draws.
    /// Each game is predicted by the curve that fits the other half of the games.
    Chances(ChancesArgs),
    /// Makes, checks and lists packs of puzzles.
    Puzzles(PuzzlesArgs),
    /// Makes and lists the openings of engine games, which the explorer shows.
    Openings(OpeningsArgs),
    /// Grows, extends, checks and lists books of openings, from which the computer opponents play.
    Book(BookArgs),
    /// Writes proofs of who wins a position, and checks them.
    Proof(ProofArgs),
}
