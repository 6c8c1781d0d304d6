//! `fanorona solve`: the proven value of a position, and its main line.

mod each;

use super::args::{SolveArgs, SolveLimits};
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::endgame::check_stones;
use super::thinker::{built_tables, report_damage};
use super::{input, turns};
use crate::engine::considers_all_turns;
use crate::engine::endgame::{EndgameTables, TableValue};
use crate::engine::solve::{Distance, Solution, SolveBudget, SolveProgress, solve};
use crate::rules::{Position, Record, Ruleset, Side, Variant};
use crate::texts::Texts;
use std::io::Write as _;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How often a long proof reports its progress.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(10);

/// Prints the value and the result of the proof. An unknown value is a negative answer.
pub(super) fn run(console: &mut Console, args: &SolveArgs) -> CommandResult {
    let (variant, position) = place(console, &args.limits)?;
    if args.each {
        return each::run(console, args, &variant, &position);
    }
    let began = Instant::now();
    let in_time = in_time(&args.limits, began);
    let tables = tables(console, &variant.rules, &position, args, &in_time)?;
    let watch = watched(&console.texts, &in_time);
    let solution = solve(&variant.rules, &position, budget(&args.limits), &tables, &watch);
    drop(watch);
    let solution = solution.map_err(|_| no_room(console, &args.limits))?;
    report_damage(console, Some(&tables))?;
    let seconds = began.elapsed().as_secs_f64().max(1e-6);
    let board = &variant.rules.board;
    writeln!(console.out, "value\t{}", value(solution.value()))?;
    if solution.value().is_none() {
        writeln!(console.out, "proved\t{}", proved(&solution))?;
    }
    match solution.distance {
        Some(Distance::Shortest(turns)) => writeln!(console.out, "turns\tshortest {turns}")?,
        Some(Distance::AtMost(turns)) => writeln!(console.out, "turns\tat most {turns}")?,
        None => {}
    }
    if let Some(positions) = solution.checked {
        writeln!(console.out, "checked\t{positions}")?;
    }
    writeln!(console.out, "tables\t{} stones", tables.most_stones())?;
    writeln!(console.out, "nodes\t{}", solution.nodes)?;
    writeln!(console.out, "nps\t{:.0}", solution.nodes as f64 / seconds)?;
    writeln!(console.out, "line\t{}", turns::line(board, &solution.line))?;
    if !considers_all_turns(&Record::from_position(variant.rules.clone(), position)) {
        console.warn("search-not-all-turns", &[])?;
    }
    Ok(if solution.value().is_some() { ExitStatus::Good } else { ExitStatus::Negative })
}

/// The variant of the arguments, on the board that they name, and the position.
///
/// # Errors
/// There is no such variant or no such position.
pub fn place(console: &Console, args: &SolveLimits) -> Result<(Arc<Variant>, Position), Failure> {
    let variant = input::variant(console, args.place.variant.as_deref())?;
    // The numbers were checked with the arguments.
    let on = args.board.and_then(|(columns, rows)| variant.on_board(columns, rows));
    let variant = on.map_or(variant, Arc::new);
    let text = args.place.position.as_deref();
    let position = input::position_at(console, &variant.rules, text, "--position")?;
    Ok((variant, position))
}

/// Whether there is time left.
pub fn in_time(args: &SolveLimits, began: Instant) -> impl Fn() -> bool + Sync + use<> {
    let time = args.movetime.map(Duration::from_millis);
    let time = time.or(args.seconds.map(Duration::from_secs));
    move || time.is_none_or(|time| began.elapsed() < time)
}

/// Reports the progress of a long proof as long as there is time left.
pub fn watched(
    texts: &Texts,
    in_time: &(dyn Fn() -> bool + Sync),
) -> impl Fn(&SolveProgress) -> bool + Sync {
    let reported = Mutex::new(Instant::now());
    move |progress| {
        if let Ok(mut reported) = reported.try_lock()
            && reported.elapsed() >= PROGRESS_INTERVAL
        {
            *reported = Instant::now();
            // A closed standard error does not stop the proof.
            let _ = writeln!(std::io::stderr(), "{}", progress_line(texts, progress));
        }
        in_time()
    }
}

/// The resources of a proof.
pub fn budget(args: &SolveLimits) -> SolveBudget {
    SolveBudget {
        nodes: args.nodes.unwrap_or(u64::MAX),
        bytes: args.memory << 20,
        threads: args.threads,
    }
}

/// There is not enough memory for a proof.
pub fn no_room(console: &Console, args: &SolveLimits) -> Failure {
    let arguments = [("size", args.memory.to_string().into())];
    console.invalid("--memory", "solve-no-room", &arguments)
}

/// The stored tables, and further ones that are built quickly.
fn tables(
    console: &mut Console,
    rules: &Ruleset,
    position: &Position,
    args: &SolveArgs,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<EndgameTables, Failure> {
    if let Some(stones) = args.stones {
        check_stones(console, rules, stones)?;
    }
    // A finished game does not need tables.
    if args.stones == Some(0) || position.outcome(rules).is_some() {
        return Ok(EndgameTables::empty(rules));
    }
    Ok(built_tables(console, rules, args.stones, args.limits.threads, go_on)?)
}

/// The word for a value.
pub fn value(value: Option<TableValue>) -> &'static str {
    value.map_or("unknown", TableValue::word)
}

/// What is known about an unknown value.
const fn proved(solution: &Solution) -> &'static str {
    match (solution.wins, solution.loses) {
        (Some(false), _) => "at most draw",
        (_, Some(false)) => "at least draw",
        _ => "nothing",
    }
}

fn progress_line(texts: &Texts, progress: &SolveProgress) -> String {
    let side = match progress.attacker {
        Side::White => "white",
        Side::Black => "black",
    };
    let arguments = [
        ("side", side.into()),
        ("nodes", progress.nodes.into()),
        ("proof", progress.proof.into()),
        ("disproof", progress.disproof.into()),
    ];
    texts.with("solve-progress", &arguments)
}
