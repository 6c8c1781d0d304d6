//! `fanorona-lab bench`: the speed of the search, and a checksum of its behaviour: fixed positions are searched to a fixed
//! depth, and the number of visited nodes is the checksum.

mod positions;

pub use positions::{POSITIONS, SPARSE};

use crate::args::BenchArgs;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona_engine::{Engine, Limits, Options, Report};
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record};
use std::time::Instant;

/// Prints a line for each position, then the total number of visited positions and the positions
/// per second; then the same for boards with few stones, with `sparse-nodes` and `sparse-nps`.
pub(super) fn run(console: &mut Console, args: &BenchArgs) -> CommandResult {
    let options = Options { threads: args.threads, ..Options::default() };
    for (positions, name) in [(&POSITIONS[..], ""), (&SPARSE[..], "sparse-")] {
        let began = Instant::now();
        let mut written = Ok(());
        let mut on_report = |(variant, position), report: &Report| {
            let line = format!("{variant}\t{position}\t{}\n", report.nodes);
            if written.is_ok() {
                written = console.out.write_all(line.as_bytes()).and_then(|()| console.out.flush());
            }
        };
        let sum = search_all(positions, args.depth, &options, &mut on_report);
        written.map_err(Failure::from)?;
        let seconds = began.elapsed().as_secs_f64().max(1e-6);
        writeln!(console.out, "{name}nodes\t{sum}")?;
        writeln!(console.out, "{name}nps\t{:.0}", sum as f64 / seconds)?;
    }
    Ok(ExitStatus::Good)
}

/// The game that begins in one of these positions; `None` if the text is not a position of a shipped
/// variant.
fn record((key, position): (&str, &str)) -> Option<Record> {
    let rules = shipped::variant(key)?.rules.clone();
    let position = match position {
        "start" => Position::start(&rules),
        text => read_position(&rules, text).ok()?,
    };
    Some(Record::from_position(rules, position))
}

/// Searches every position of a list to a depth, each with an empty transposition table. Passes each report
/// to `on_report` and returns the total number of visited nodes. With one thread the total is the
/// same on every machine, as long as the search does not change.
pub fn search_all(
    positions: &[(&'static str, &'static str)],
    depth: u32,
    options: &Options,
    on_report: &mut dyn FnMut((&'static str, &'static str), &Report),
) -> u64 {
    let mut sum = 0;
    let mut engine = Engine::new(options.clone());
    for &entry in positions {
        let Some(record) = record(entry) else { continue };
        engine.clear();
        let report = engine.search(&record, Limits::depth(depth), &mut || false);
        sum += report.nodes;
        on_report(entry, &report);
    }
    sum
}
