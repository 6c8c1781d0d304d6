//! `fanorona-lab puzzles`: makes, checks and lists packs of puzzles.

mod check;
pub mod difficulty;
mod list;
mod make;
pub mod maker;
mod rate;

use crate::args::{BalanceArgs, PuzzlesArgs, PuzzlesCommand};
use crate::made_files::variant_of_file;
use fanorona::catalogue::endgame;
use fanorona::catalogue::puzzles::LARGEST;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::{input, output, parallel};
use fanorona::formats::{ErrorList, FileHeadError};
use fanorona::texts::say;
use fanorona_engine::endgame::{EndgameTables, build};
use fanorona_game::puzzles::{PackError, Puzzle, PuzzlePack, shipped};
use fanorona_rules::Ruleset;
use maker::{MakeOptions, Maker, balanced};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Runs a subcommand.
pub(super) fn run(console: &mut Console, args: &PuzzlesArgs) -> CommandResult {
    match &args.command {
        PuzzlesCommand::Make(args) => make::run(console, args),
        PuzzlesCommand::Check(args) => check::run(console, args),
        PuzzlesCommand::List(args) => list::run(console, args),
        PuzzlesCommand::Balance(args) => balance(console, args),
        PuzzlesCommand::Rate(args) => rate::run(console, args),
    }
}

/// Writes a balanced pack, and prints the numbers of puzzles before and after.
fn balance(console: &mut Console, args: &BalanceArgs) -> CommandResult {
    let pack = read(console, &args.file, args.variant.as_deref())?;
    output::check(console, &args.out)?;
    let mut result = balanced(&pack, args.count);
    if let Some(tries) = args.tries {
        let name = args.file.display().to_string();
        result = rated(console, &name, &result, tries, args.threads)?;
    }
    write(console, &args.out, &result)?;
    let (before, after) = (pack.entries().len(), result.entries().len());
    writeln!(console.out, "{}\t{before}\t{after}", pack.variant().key)?;
    Ok(ExitStatus::Good)
}

/// The same pack with difficulties measured now. `name` is that of its file.
fn rated(
    console: &mut Console,
    name: &str,
    pack: &PuzzlePack,
    tries: u32,
    threads: usize,
) -> Result<PuzzlePack, Failure> {
    let variant = pack.variant();
    let puzzles = legal(console, name, pack.puzzles())?;
    let made = pack.made.map(|made| (made.seed, made.nodes));
    let default = MakeOptions::default();
    let (seed, nodes) = made.unwrap_or((default.seed, default.nodes));
    let tables = tables(&variant.rules, threads);
    let maker = Maker::new(variant.clone(), tables, MakeOptions { seed, nodes, tries });
    let rated =
        parallel::each(threads, puzzles.len(), |number| maker.rated(puzzles[number].clone()));
    let mut result = PuzzlePack::new(variant.clone());
    result.made = pack.made;
    for puzzle in &rated {
        result.push(puzzle);
    }
    Ok(result)
}

/// The puzzles whose turns are legal. Reports the others on standard error. `name` is that of the file.
fn legal(
    console: &mut Console,
    name: &str,
    puzzles: impl Iterator<Item = Result<Puzzle, PackError>>,
) -> Result<Vec<Puzzle>, Failure> {
    let (mut legal, mut errors) = (Vec::new(), ErrorList::default());
    for puzzle in puzzles {
        match puzzle {
            Ok(puzzle) => legal.push(puzzle),
            Err(error) => errors.push(|| say::pack_error(&console.texts, name, &error)),
        }
    }
    for line in input::error_lines(console, name, errors) {
        writeln!(console.err, "{line}")?;
    }
    Ok(legal)
}

/// The packs of these files, or the shipped ones, each with the name of its file or the key of its variant. `variant` is
/// that of the files, if it is given.
fn packs(
    console: &mut Console,
    files: &[PathBuf],
    variant: Option<&str>,
) -> Result<Vec<(String, PuzzlePack)>, Failure> {
    if !files.is_empty() {
        let named = |file: &PathBuf| {
            let pack = read(console, file, variant)?;
            Ok((file.display().to_string(), pack))
        };
        return files.iter().map(named).collect();
    }
    let error = |error| Failure::input(say::pack_error(&console.texts, "", &error));
    let keys = shipped::FILES.iter().map(|(key, _)| *key);
    let packs = keys.filter_map(|key| Some((key, shipped::pack(key)?)));
    packs.map(|(key, pack)| Ok((key.to_owned(), pack.map_err(error)?))).collect()
}

/// Reads a pack, of the given variant or of the one that its first line names. Reports damaged lines on standard error.
fn read(console: &mut Console, file: &Path, variant: Option<&str>) -> Result<PuzzlePack, Failure> {
    let pack = read_quietly(console, file, variant)?;
    let name = file.display().to_string();
    for line in pack_errors(console, &name, &pack) {
        writeln!(console.err, "{line}")?;
    }
    Ok(pack)
}

/// The errors of a pack in the file of this name, one a line.
fn pack_errors(console: &Console, name: &str, pack: &PuzzlePack) -> Vec<String> {
    let texts = &console.texts;
    let more = (pack.more_errors() > 0).then(|| say::more_errors(texts, name, pack.more_errors()));
    let first = pack.errors().iter().map(|error| say::pack_error(texts, name, error));
    first.chain(more).collect()
}

/// As [`read`], without a report of damaged lines.
fn read_quietly(
    console: &Console,
    file: &Path,
    variant: Option<&str>,
) -> Result<PuzzlePack, Failure> {
    let text = text(console, file)?;
    let name = file.display().to_string();
    let failure = |error: &PackError| Failure::input(say::pack_error(&console.texts, &name, error));
    let Some(key) = PuzzlePack::key(&text) else {
        let error = PackError { line: 1, reason: FileHeadError::OtherKind.into() };
        return Err(failure(&error));
    };
    let variant = variant_of_file(console, variant, Some(key), file)?;
    PuzzlePack::read(&text, &variant).map_err(|error| failure(&error))
}

fn text(console: &Console, file: &Path) -> Result<String, Failure> {
    input::file_text(console, file, LARGEST)
}

fn write(console: &Console, file: &Path, pack: &PuzzlePack) -> Result<(), Failure> {
    output::write(console, file, pack.to_string())
}

/// The endgame tables by which puzzles are made and checked: those that are built in seconds.
fn tables(rules: &Ruleset, threads: usize) -> Arc<EndgameTables> {
    let mut tables = EndgameTables::empty(rules);
    let stones = endgame::quickly_built(rules);
    // Without a table the values are searched.
    let _ = build::extend(&mut tables, rules, stones, threads, &|_| true);
    Arc::new(tables)
}

/// `sample` indices of a list of this length, evenly spread.
fn spread(length: usize, sample: usize) -> impl Iterator<Item = usize> {
    let sample = sample.min(length);
    (0..sample).map(move |i| i * length / sample)
}
