//! `fanorona-lab datagen`: positions of self-play with the values of searches and the results of games.

use crate::args::DatagenArgs;
use crate::growing_file;
use crate::tuning::{DataError, DataHeader, LabelledPosition, play_labelled_game};
use fanorona::catalogue::file::{FileError, read_bytes};
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::{input, output, parallel, thinker};
use fanorona_engine::{Engine, Options, SearchTechniques};
use std::io::Write as _;
use std::path::Path;

/// The games of a block. Fewer get lost when a run is interrupted.
const BLOCK: u64 = 64;

/// The size limit of a file of positions in bytes.
pub(super) const LARGEST: u64 = 4 << 30;

/// Plays the games that the file lacks, and appends each block of games when it is complete.
pub(super) fn run(console: &mut Console, args: &DatagenArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let tables = if args.no_tables { None } else { thinker::load_tables(console, &variant.rules)? };
    let techniques =
        SearchTechniques { patterns: !args.no_patterns, ..SearchTechniques::default() };
    let options =
        Options { table_mib: 1, tables: tables.clone(), techniques, ..Options::default() };
    let header = DataHeader {
        variant: variant.key.clone(),
        seed: args.seed,
        nodes: args.nodes,
        games: BLOCK,
        stones: tables.as_ref().map_or(0, |tables| tables.most_stones()),
        patterns: !args.no_patterns,
        weights: Engine::new(options.clone()).evaluation_checksum(&variant.rules),
    };
    let (mut positions, mut first, mut end) = (0, 0, 0);
    let failed = |console: &Console, error| output::failure(console, &args.out, &error);
    growing_file::check_ordinary(console, &args.out)?;
    let mut bytes = Vec::new();
    if args.out.metadata().is_ok_and(|file| file.len() > 0) {
        bytes = read_bytes(&args.out, LARGEST)
            .map_err(|error| input::unreadable(console, &args.out, &error))?;
    }
    let start = header.to_string();
    // A run that ended in its first write has left the beginning of it.
    if !start.as_bytes().starts_with(&bytes) {
        let (there, begin) =
            DataHeader::read(&bytes).map_err(|error| bad(console, &args.out, error))?;
        if there != header {
            let file = args.out.display().to_string();
            return Err(console.invalid(&file, "cli-other-positions", &[]));
        }
        let blocks;
        (blocks, end) =
            DataHeader::blocks(&bytes, begin).map_err(|error| bad(console, &args.out, error))?;
        positions = blocks.iter().map(Vec::len).sum();
        first = blocks.len() as u64;
    }
    let mut file = growing_file::append_alone(console, &args.out, bytes.len())?;
    if end < bytes.len() {
        file.set_len(end as u64).map_err(|error| failed(console, error))?;
    }
    if end == 0 {
        file.write_all(start.as_bytes()).map_err(|error| failed(console, error))?;
    }
    let last = args.games.div_ceil(BLOCK);
    for block in first..last {
        let games = parallel::each(args.threads, BLOCK as usize, |number| {
            let seed = args.seed.wrapping_add(block * BLOCK + number as u64);
            let mut engine = Engine::new(options.clone());
            play_labelled_game(&variant.rules, &mut engine, args.nodes, seed)
        });
        let found: Vec<LabelledPosition> = games.into_iter().flatten().collect();
        let bytes = DataHeader::block(block as u32, &found);
        let length = file.metadata().map_err(|error| failed(console, error))?.len();
        if length + bytes.len() as u64 > LARGEST {
            let error = FileError::TooLarge { limit: LARGEST };
            return Err(input::unreadable(console, &args.out, &error));
        }
        file.write_all(&bytes).map_err(|error| failed(console, error))?;
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
    Failure::input(format!("{}:1:1: {reason}", path.display()))
}
