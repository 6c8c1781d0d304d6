//! Response times of `fanorona engine`: how soon it answers `isready` and `stop` during a search,
//! how well it keeps its time, and how soon it ends.
//!
//! `cargo bench --no-default-features --bench protocol` prints the median and the worst of several
//! runs in milliseconds. `isready` and `stop` should take less than 50 ms.

#![expect(clippy::unwrap_used, reason = "a bench may stop at once")]
#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

/// Runs of each measurement.
const RUNS: usize = 20;

struct Engine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fanorona"));
        let command = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, input, output }
    }

    /// Sends a line and waits for a line with this beginning; returns the time in milliseconds.
    fn time(&mut self, line: &str, answer: &str) -> f64 {
        let began = Instant::now();
        writeln!(self.input, "{line}").unwrap();
        while !self.output.next().unwrap().unwrap().starts_with(answer) {}
        began.elapsed().as_secs_f64() * 1e3
    }
}

fn print(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    println!("{name}\tmedian {:.2} ms\tworst {:.2} ms", times[times.len() / 2], times[RUNS - 1]);
}

fn main() {
    let mut engine = Engine::start();
    for variant in ["tsivy", "parker"] {
        let (mut ready, mut stopped) = (Vec::new(), Vec::new());
        for _ in 0..RUNS {
            writeln!(engine.input, "setoption name Variant value {variant}").unwrap();
            engine.time("go infinite", "info depth 3");
            ready.push(engine.time("isready", "readyok"));
            stopped.push(engine.time("stop", "bestmove "));
        }
        print(&format!("isready, {variant}"), ready);
        print(&format!("stop, {variant}"), stopped);
    }
    let mut times = || (0..RUNS).map(|_| engine.time("go movetime 100", "bestmove")).collect();
    print("go movetime 100", times());
    let quit = (0..RUNS).map(|_| {
        let mut engine = Engine::start();
        engine.time("go infinite", "info depth 3");
        let began = Instant::now();
        writeln!(engine.input, "quit").unwrap();
        engine.child.wait().unwrap();
        began.elapsed().as_secs_f64() * 1e3
    });
    print("quit", quit.collect());
}
