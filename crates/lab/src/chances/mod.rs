//! `fanorona-lab chances`: games of characters, and the curve of chances fitted to their results.
//!
//! The games are played by characters of nearly equal strength after random turns ([`play_game`]); some positions of
//! each are scored by a small search. [`fit_curve`] then finds the most likely curve, and [`cross_checked`] predicts
//! each game by the curve that is fitted to the other half of the games.

mod fit;
mod sample;
mod table;

pub use fit::fit_curve;
pub use sample::{ScoredPosition, play_game};
pub use table::{Bin, FitCheck, cross_checked};

use crate::args::ChancesArgs;
use crate::growing_file;
use fanorona::catalogue::file::read_bytes;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::{input, output, parallel};
use fanorona_engine::{Engine, Options};
use fanorona_rules::{Ruleset, Variant};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The beginning of every file of games. The number is that of the format.
const FORMAT: &str = "fanorona chances 1";
/// The greatest size of a file of games, in bytes.
const LARGEST: u64 = 1 << 28;

/// The games by number, each with its scored positions.
type ScoredGames = BTreeMap<u64, Vec<ScoredPosition>>;

/// Prints the fitted curve, its error, and a table of predicted against actual results.
pub(super) fn run(console: &mut Console, args: &ChancesArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let mut games = ScoredGames::new();
    let mut kept = None;
    if let Some(path) = &args.keep {
        growing_file::check_ordinary(console, path)?;
        let mut text = String::new();
        if path.metadata().is_ok_and(|file| file.len() > 0) {
            // As it is, because the end of the last game is a place in the file.
            let bytes = read_bytes(path, LARGEST);
            let bytes = bytes.map_err(|error| input::unreadable(console, path, &error))?;
            text = String::from_utf8(bytes)
                .map_err(|_| bad_file(console, path, KeptError::Foreign))?;
        }
        let header = header(&variant, args);
        let (found, length) =
            read(&text, &header).map_err(|error| bad_file(console, path, error))?;
        games = found;
        let failed = |error| output::failure(console, path, &error);
        let mut file = growing_file::append_alone(console, path, text.len())?;
        if length < text.len() {
            file.set_len(length as u64).map_err(failed)?;
        }
        if length == 0 {
            file.write_all(header.as_bytes()).map_err(failed)?;
        }
        kept = Some((path.as_path(), file));
    }
    let games = play(console, &variant.rules, args, games, kept)?;
    let positions: Vec<ScoredPosition> =
        games.range(..args.games).flat_map(|(_, positions)| positions).copied().collect();
    let curve = fit_curve(&positions);
    let check = cross_checked(&positions);
    writeln!(console.out, "games\t{}", games.range(..args.games).count())?;
    writeln!(console.out, "positions\t{}", positions.len())?;
    writeln!(console.out, "scale\t{:.1}", curve.scale)?;
    writeln!(console.out, "draw\t{:.1}", curve.draw)?;
    writeln!(console.out, "turn\t{:.1}", curve.turn)?;
    writeln!(console.out, "error\t{:.4}", check.error)?;
    writeln!(console.out, "surprise\t{:.4}\t{:.4}", check.surprise, check.without)?;
    for bin in check.bins {
        let [predicted, actual] = bin.expected;
        let [predicted_draws, draws] = bin.draws;
        writeln!(
            console.out,
            "bin\t{}\t{predicted:.4}\t{actual:.4}\t{predicted_draws:.4}\t{draws:.4}",
            bin.positions
        )?;
    }
    Ok(ExitStatus::Good)
}

/// Plays the games that are missing, and writes each to the file.
fn play(
    console: &Console,
    rules: &Arc<Ruleset>,
    args: &ChancesArgs,
    games: ScoredGames,
    kept: Option<(&Path, File)>,
) -> Result<ScoredGames, Failure> {
    let missing: Vec<u64> = (0..args.games).filter(|game| !games.contains_key(game)).collect();
    let failed = AtomicBool::new(false);
    let (path, file) = kept.unzip();
    let shared = Mutex::new((games, file, Ok(())));
    parallel::each_with(args.threads, missing.len(), engine, |engine, i| {
        if failed.load(Ordering::Relaxed) {
            return;
        }
        let number = missing[i];
        let found = play_game(rules, engine, args.seed, number, args.nodes, args.positions);
        let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let (games, file, result) = &mut *shared;
        if let Some(file) = file
            && let Err(error) = file.write_all(written(number, &found).as_bytes())
        {
            *result = Err(error);
            failed.store(true, Ordering::Relaxed);
        }
        games.insert(number, found);
    });
    let (games, _, result) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    match (result, path) {
        (Err(error), Some(path)) => Err(output::failure(console, path, &error)),
        _ => Ok(games),
    }
}

/// The first line of a file of games: the format with its version, and everything that the games depend on.
fn header(variant: &Variant, args: &ChancesArgs) -> String {
    let ChancesArgs { seed, nodes, positions, .. } = args;
    let (key, weights) = (&variant.key, engine().evaluation_checksum(&variant.rules));
    format!(
        "{FORMAT} variant {key} seed {seed} nodes {nodes} positions {positions} weights {weights:08x}\n"
    )
}

/// An engine that scores positions.
fn engine() -> Engine {
    Engine::new(Options { table_mib: 1, ..Options::default() })
}

/// A game in a line: its number, and score and half points of each position.
fn written(number: u64, positions: &[ScoredPosition]) -> String {
    let positions = positions.iter().map(|it| format!("\t{} {}", it.score, it.half_points));
    format!("{number}{}\n", positions.collect::<String>())
}

/// Why a file does not contain the games of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KeptError {
    /// The first line is not that of such a file, or of another version.
    Foreign,
    /// The games were played with other options.
    Options,
    /// The line of this number is not a game.
    Line(usize),
}

/// Reads the lines of [`written`] after this [`header`], without a last line that was cut off. Also returns the
/// length of what was read in bytes. A text that is empty, or only the beginning of the header, has no games.
fn read(text: &str, header: &str) -> Result<(ScoredGames, usize), KeptError> {
    let Some(lines) = text.strip_prefix(header) else {
        let is_kept = text.strip_prefix(FORMAT).is_some_and(|rest| rest.starts_with(' '));
        return match text {
            _ if header.starts_with(text) => Ok((ScoredGames::new(), 0)),
            _ if is_kept => Err(KeptError::Options),
            _ => Err(KeptError::Foreign),
        };
    };
    let whole = lines.rfind('\n').map_or("", |end| &lines[..=end]);
    let games = whole.lines().zip(2..);
    let games = games.map(|(line, number)| game_of(line).ok_or(KeptError::Line(number)));
    Ok((games.collect::<Result<_, _>>()?, header.len() + whole.len()))
}

fn game_of(line: &str) -> Option<(u64, Vec<ScoredPosition>)> {
    let mut parts = line.split('\t');
    let game = parts.next()?.parse().ok()?;
    let positions = parts.map(|part| {
        let (score, half_points) = part.split_once(' ')?;
        let half_points = half_points.parse().ok().filter(|&points| points <= 2)?;
        Some(ScoredPosition { game, score: score.parse().ok()?, half_points })
    });
    Some((game, positions.collect::<Option<_>>()?))
}

fn bad_file(console: &Console, path: &Path, error: KeptError) -> Failure {
    let (line, reason) = match error {
        KeptError::Foreign => (1, console.texts.get("cli-not-kept-games")),
        KeptError::Options => (1, console.texts.get("cli-other-kept-games")),
        KeptError::Line(line) => (line, console.texts.get("cli-not-a-kept-game")),
    };
    Failure::input(format!("{}:{line}:1: {reason}", path.display()))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_back_and_a_cut_line_is_left_out() {
        let position = |score, half_points| ScoredPosition { game: 5, score, half_points };
        let positions = vec![position(-120, 2), position(7, 1)];
        let header = "fanorona chances 1 variant telo\n";
        let text = header.to_owned() + &written(5, &positions) + &written(6, &[]);
        let (games, length) = read(&(text.clone() + "7\t12"), header).unwrap();
        assert_eq!(games, ScoredGames::from([(5, positions), (6, Vec::new())]));
        assert_eq!(length, text.len());
        for bad in ["x\n", "1\t5\n", "1\t5 3\n", "1 5\n"] {
            assert_eq!(read(&(text.clone() + bad), header), Err(KeptError::Line(4)), "{bad}");
        }
    }

    #[test]
    fn only_games_played_with_the_same_options_are_read() {
        let header = "fanorona chances 1 variant telo seed 1\n";
        for begun in ["", "fanorona chan", "fanorona chances 1 variant telo seed 1"] {
            assert_eq!(read(begun, header), Ok((ScoredGames::new(), 0)), "{begun}");
        }
        for (text, error) in [
            ("fanorona chances 1 variant dimy seed 1\n", KeptError::Options),
            ("fanorona chances 1 variant telo seed 11\n5\t7 1\n", KeptError::Options),
            ("fanorona chances 1 variant dimy", KeptError::Options),
            ("fanorona chances 10 variant telo seed 1\n", KeptError::Foreign),
            ("5\t7 1\n", KeptError::Foreign),
            ("precious notes", KeptError::Foreign),
        ] {
            assert_eq!(read(text, header), Err(error), "{text}");
        }
    }
}
