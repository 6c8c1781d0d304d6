//! `fanorona-lab bench`: the speed of the search, and a checksum of its behaviour.

use crate::args::BenchArgs;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona_engine::{Options, Report, bench};
use std::time::Instant;

/// Prints a line for each position, then the total number of visited positions and the positions
/// per second; then the same for boards with few stones, with `sparse-nodes` and `sparse-nps`.
pub(super) fn run(console: &mut Console, args: &BenchArgs) -> CommandResult {
    let options = Options { threads: args.threads, ..Options::default() };
    for (positions, name) in [(&bench::POSITIONS[..], ""), (&bench::SPARSE[..], "sparse-")] {
        let began = Instant::now();
        let mut written = Ok(());
        let mut on_report = |(variant, position), report: &Report| {
            let line = format!("{variant}\t{position}\t{}\n", report.nodes);
            if written.is_ok() {
                written = console.out.write_all(line.as_bytes()).and_then(|()| console.out.flush());
            }
        };
        let sum = bench::run(positions, args.depth, &options, &mut on_report);
        written.map_err(Failure::from)?;
        let seconds = began.elapsed().as_secs_f64().max(1e-6);
        writeln!(console.out, "{name}nodes\t{sum}")?;
        writeln!(console.out, "{name}nps\t{:.0}", sum as f64 / seconds)?;
    }
    Ok(ExitStatus::Good)
}
