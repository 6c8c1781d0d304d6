//! `fanorona-lab openings`: makes and lists the openings of engine games.

mod maker;

pub use maker::OpeningMaker;

use crate::args::{ListOpeningsArgs, MakeOpeningsArgs, OpeningsArgs, OpeningsCommand};
use crate::made_files;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::{input, output, parallel};
use fanorona::texts::say;
use fanorona_game::explore::{Openings, OpeningsHeader, shipped};
use std::path::Path;

/// The number of games between two reports of progress.
const BATCH: usize = 50;

/// Runs a subcommand.
pub(super) fn run(console: &mut Console, args: &OpeningsArgs) -> CommandResult {
    match &args.command {
        OpeningsCommand::Make(args) => make(console, args),
        OpeningsCommand::List(args) => list(console, args),
    }
}

/// Makes openings, with progress on standard error, and prints a line about them.
fn make(console: &mut Console, args: &MakeOpeningsArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    output::check(console, &args.out)?;
    let MakeOpeningsArgs { seed, nodes, depth, least, games, threads, .. } = *args;
    let made = OpeningsHeader { seed, games: games as u64, nodes, depth, least };
    let mut maker = OpeningMaker::new(variant, made);
    let mut done = 0;
    while done < games {
        let count = BATCH.min(games - done);
        let records = parallel::each(threads, count, |number| maker.game((done + number) as u64));
        records.iter().for_each(|record| maker.add(record));
        done += count;
        writeln!(console.err, "{done}\t{games}")?;
    }
    let wanted = maker.wanted();
    writeln!(console.err, "{}", wanted.len())?;
    let values = parallel::each(threads, wanted.len(), |number| maker.value(&wanted[number]));
    // The positions are asked for in the same order.
    let mut values = values.into_iter();
    let openings = maker.openings(&mut |_| values.next());
    let text = openings.to_string();
    output::write(console, &args.out, &text)?;
    line(console, &openings, text.len())
}

/// Prints a line for each file.
fn list(console: &mut Console, args: &ListOpeningsArgs) -> CommandResult {
    if args.files.is_empty() {
        for (key, text) in shipped::FILES {
            let variant = input::variant(console, Some(key))?;
            let openings = Openings::read(text, &variant).map_err(|error| {
                Failure::input(say::openings_error(&console.texts, key, &error))
            })?;
            line(console, &openings, text.len())?;
        }
    }
    for file in &args.files {
        let (openings, length) = read(console, file, args.variant.as_deref())?;
        line(console, &openings, length)?;
    }
    Ok(ExitStatus::Good)
}

/// Reads openings, of the given variant or of the one that the first line names.
fn read(
    console: &Console,
    file: &Path,
    variant: Option<&str>,
) -> Result<(Openings, usize), Failure> {
    let text = input::file_text(console, file, made_files::LARGEST_OPENINGS)?;
    Ok((made_files::openings(console, file, &text, variant)?, text.len()))
}

fn line(console: &mut Console, openings: &Openings, bytes: usize) -> CommandResult {
    let OpeningsHeader { seed, games, nodes, depth, least } = openings.made;
    let key = &openings.variant().key;
    let (positions, turns) = (openings.len(), openings.turns());
    writeln!(
        console.out,
        "{key}\t{games}\t{positions}\t{turns}\t{bytes}\t{seed}\t{nodes}\t{depth}\t{least}"
    )?;
    Ok(ExitStatus::Good)
}
