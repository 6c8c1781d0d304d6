//! `fanorona bench`: how fast the search is, and whether it is still the same.

use super::args::BenchArgs;
use super::desk::{Answer, Desk, Done, Failure};
use crate::engine::{Options, bench};
use std::time::Instant;

/// Prints a line for every position, then the sum of visited positions and their rate.
pub(super) fn run(desk: &mut Desk, args: &BenchArgs) -> Done {
    let options = Options { threads: args.threads, ..Options::default() };
    let began = Instant::now();
    let mut written = Ok(());
    let sum = bench::run(args.depth, &options, &mut |(variant, position), report| {
        let line = format!("{variant}\t{position}\t{}\n", report.nodes);
        if written.is_ok() {
            written = desk.out.write_all(line.as_bytes()).and_then(|()| desk.out.flush());
        }
    });
    written.map_err(Failure::from)?;
    let seconds = began.elapsed().as_secs_f64().max(1e-6);
    writeln!(desk.out, "nodes\t{sum}")?;
    writeln!(desk.out, "nps\t{:.0}", sum as f64 / seconds)?;
    Ok(Answer::Good)
}
