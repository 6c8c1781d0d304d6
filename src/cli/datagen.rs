//! `fanorona datagen`: positions of self-play with the values of searches and the results of games.

use super::args::DatagenArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::puzzles::parallel;
use super::{input, thinker};
use crate::engine::tuning::{DataError, DataHeader, LabelledPosition, play_labelled_game};
use crate::engine::{Engine, Options, SearchTechniques};
use crate::texts::say;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

/// The games of a block. Fewer get lost when a run is interrupted.
const BLOCK: u64 = 64;

/// Plays the games that the file lacks, and appends each block of games when it is complete.
pub(super) fn run(console: &mut Console, args: &DatagenArgs) -> CommandResult {
    let variant = input::playable_variant(console, args.variant.as_deref())?;
    let tables = if args.no_tables { None } else { thinker::load_tables(console, &variant.rules)? };
    let header = DataHeader {
        variant: variant.key.clone(),
        seed: args.seed,
        nodes: args.nodes,
        games: BLOCK,
        stones: tables.as_ref().map_or(0, |tables| tables.most_stones()),
    };
    let mut positions = 0;
    let mut first = 0;
    let mut file = OpenOptions::new();
    let file = file.create(true).append(true);
    let failed = |console: &Console, error: std::io::Error| {
        Failure::input(say::file_error_at(&console.texts, &args.out, &error.into()))
    };
    let mut file = if args.out.metadata().is_ok_and(|file| file.len() > 0) {
        let bytes = std::fs::read(&args.out).map_err(|error| failed(console, error))?;
        let (there, begin) =
            DataHeader::read(&bytes).map_err(|error| bad(console, &args.out, error))?;
        if there != header {
            let reason = console.texts.get("cli-other-positions");
            return Err(Failure::input(format!("{}: {reason}", args.out.display())));
        }
        let (blocks, end) =
            DataHeader::blocks(&bytes, begin).map_err(|error| bad(console, &args.out, error))?;
        positions = blocks.iter().map(Vec::len).sum();
        first = blocks.len() as u64;
        let file = file.open(&args.out).map_err(|error| failed(console, error))?;
        file.set_len(end as u64)?;
        file
    } else {
        let mut file = file.open(&args.out).map_err(|error| failed(console, error))?;
        file.write_all(header.to_string().as_bytes())?;
        file
    };
    let last = args.games.div_ceil(BLOCK);
    for block in first..last {
        let games = parallel::each(args.threads, BLOCK as usize, |number| {
            let techniques =
                SearchTechniques { patterns: !args.no_patterns, ..SearchTechniques::default() };
            let tables = tables.clone();
            let options = Options { table_mib: 1, tables, techniques, ..Options::default() };
            let seed = args.seed.wrapping_add(block * BLOCK + number as u64);
            play_labelled_game(&variant.rules, &mut Engine::new(options), args.nodes, seed)
        });
        let found: Vec<LabelledPosition> = games.into_iter().flatten().collect();
        file.write_all(&DataHeader::block(block as u32, &found))?;
        positions += found.len();
        writeln!(console.err, "{}\t{}\t{positions}", (block + 1) * BLOCK, last * BLOCK)?;
    }
    thinker::report_damage(console, tables.as_deref())?;
    writeln!(console.out, "{}\t{}\t{positions}", variant.key, last.max(first) * BLOCK)?;
    Ok(ExitStatus::Good)
}

/// The file is of another kind, or damaged.
pub(super) fn bad(console: &Console, path: &Path, error: DataError) -> Failure {
    let reason = match error {
        DataError::Header => console.texts.get("cli-not-positions"),
        DataError::Block(block) | DataError::Position(block) => {
            console.texts.with("cli-damaged-positions", &[("block", block.into())])
        }
    };
    Failure::input(format!("{}: {reason}", path.display()))
}
