//! `fanorona best`: the best turn in a position.

use super::args::BestArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::thinker::Budget;
use super::{input, parallel, thinker, turns};
use crate::engine::character::SearchResources;
use crate::engine::{Engine, Options, considers_all_turns, has_memory};
use crate::rules::Record;
use crate::rules::notation::write_turn;
use crate::texts::say;
use std::time::{Duration, Instant};

/// Prints the best turn and the result of the search. If the game is over there is no best turn, a
/// negative answer.
pub(super) fn run(console: &mut Console, args: &BestArgs) -> CommandResult {
    let (variant, position) = input::position(console, &args.place)?;
    let record = Record::from_position(variant.rules.clone(), position);
    let began = Instant::now();
    let time = args.movetime.map(Duration::from_millis);
    let is_late = || time.is_some_and(|time| began.elapsed() >= time);
    let (report, tables) = if let Some(name) = &args.character {
        let character = input::opponent(console, "--character", name, "cli-unknown-opponent")?;
        let tables = if character.endgame > 0 {
            thinker::load_tables(console, &variant.rules)?
        } else {
            None
        };
        let book = thinker::book(&character, &variant.rules).filter(|_| !args.no_book);
        let resources = SearchResources { threads: parallel::cores(), tables, book };
        let report = thinker::ask(&character, &record, &resources, args.seed, None, &is_late);
        (report, resources.tables)
    } else {
        let limits = Budget { depth: args.depth, nodes: args.nodes, ..Budget::default() }.limits();
        let tables = thinker::load_tables(console, &variant.rules)?;
        let table_mib = args.memory.unwrap_or_else(|| Options::table_for(limits));
        if !has_memory(table_mib) {
            let arguments = [("size", table_mib.to_string().into())];
            return Err(console.invalid("--memory", "solve-no-room", &arguments));
        }
        let threads = args.threads;
        let options = Options { table_mib, threads, tables, ..Options::default() };
        let mut engine = Engine::new(options);
        let mut stop = is_late;
        let report = engine.search_lines(&record, limits, args.lines, &mut |_| {}, &mut stop);
        (report, engine.options().tables.clone())
    };
    let seconds = began.elapsed().as_secs_f64().max(1e-6);
    let board = &variant.rules.board;
    let best = report.best.as_ref().map_or_else(|| "-".to_owned(), |turn| write_turn(board, turn));
    writeln!(console.out, "best\t{best}")?;
    writeln!(console.out, "score\t{}", report.score)?;
    writeln!(console.out, "depth\t{}", report.depth)?;
    writeln!(console.out, "nodes\t{}", report.nodes)?;
    writeln!(console.out, "nps\t{:.0}", report.nodes as f64 / seconds)?;
    writeln!(console.out, "line\t{}", turns::line(board, &report.line))?;
    for other in &report.others {
        writeln!(console.out, "other\t{}\t{}", other.score, turns::line(board, &other.turns))?;
    }
    if !considers_all_turns(&record) {
        console.warn("search-not-all-turns", &[])?;
    }
    thinker::report_damage(console, tables.as_deref())?;
    if let Some(outcome) = record.outcome() {
        console.tell([say::outcome(&console.texts, outcome)])?;
    }
    Ok(if report.best.is_some() { ExitStatus::Good } else { ExitStatus::Negative })
}
