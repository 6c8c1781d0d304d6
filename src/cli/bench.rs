//! `fanorona bench`: the speed of the search, and a checksum of its behaviour.

use super::args::BenchArgs;
use super::console::{Answer, Console, Done, Failure};
use crate::engine::{Options, bench};
use std::time::Instant;

/// Prints a line for each position, then the total number of visited positions and the positions
/// per second.
pub(super) fn run(console: &mut Console, args: &BenchArgs) -> Done {
    let options = Options { threads: args.threads, ..Options::default() };
    let began = Instant::now();
    let mut written = Ok(());
    let sum = bench::run(args.depth, &options, &mut |(variant, position), report| {
        let line = format!("{variant}\t{position}\t{}\n", report.nodes);
        if written.is_ok() {
            written = console.out.write_all(line.as_bytes()).and_then(|()| console.out.flush());
        }
    });
    written.map_err(Failure::from)?;
    let seconds = began.elapsed().as_secs_f64().max(1e-6);
    writeln!(console.out, "nodes\t{sum}")?;
    writeln!(console.out, "nps\t{:.0}", sum as f64 / seconds)?;
    Ok(Answer::Good)
}
