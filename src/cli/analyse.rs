//! `fanorona analyse`: the analysis of games, written into their records.

use super::args::AnalyseArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::replay::is_against_the_rules;
use super::thinker::report_damage;
use super::{input, parallel};
use crate::analysis::{AnalysisResources, Analyzer, GameAnalysis, analyse_turn, times};
use crate::catalogue::ReadGameError;
use crate::catalogue::endgame::{LoadedTables, load};
use crate::engine::endgame::{EndgameTables, build};
use crate::rules::notation::{Game, write_game};
use crate::rules::{Record, Ruleset};
use crate::texts::say;
use std::io::{self, Write as _};
use std::sync::Arc;
use std::thread;

/// The most reasons that are told about a turn.
pub(super) const REASONS: usize = 2;

/// Prints each game with its analysis, and a summary on standard error.
pub(super) fn run(console: &mut Console, args: &AnalyseArgs) -> CommandResult {
    let threads = args.threads;
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let by = args.variant.as_deref().map(|key| input::variant(console, Some(key))).transpose()?;
    if let Some(opened) = input::link(console, &args.file, by.as_deref()) {
        print(console, &opened?.game, args.nodes, threads)?;
        return Ok(ExitStatus::Good);
    }
    let text = input::record_text(console, &args.file, input::LARGEST_RECORD)?;
    let (mut games, mut errors) = (Vec::new(), Vec::new());
    let warned = input::games(console, &args.file, &text, by.as_ref(), |_, read| match read {
        Ok(game) => games.push(game),
        Err(error) => errors.push(error),
    })?;
    for (number, game) in games.iter().enumerate() {
        if number > 0 {
            writeln!(console.out)?;
        }
        print(console, game, args.nodes, threads)?;
    }
    if errors.is_empty() {
        return Ok(if args.strict && warned { ExitStatus::Negative } else { ExitStatus::Good });
    }
    let line = |error| input::record_error_line(console, &args.file, error);
    let lines = errors.iter().map(line).collect();
    let breaks_rules = |error: &ReadGameError| is_against_the_rules(&error.error.reason);
    Err(if errors.iter().all(breaks_rules) {
        Failure::Negative(lines)
    } else {
        Failure::Input(lines)
    })
}

/// Analyses a game and prints it.
fn print(console: &mut Console, game: &Game, nodes: u64, threads: usize) -> io::Result<()> {
    let record = &game.record;
    let tables = Arc::new(tables(console, record.rules(), threads)?);
    let resources = AnalysisResources {
        nodes,
        tables: Some(tables.clone()),
        ..AnalysisResources::new(record.rules())
    };
    let Some(analysis) = analysed(record, &resources, threads) else { return Ok(()) };
    report_damage(console, Some(&tables))?;
    let texts = &console.texts;
    let board = &record.rules().board;
    let say = |turn: &_| say::analysis_turn(texts, board, turn, REASONS).unwrap_or_default();
    let annotated = write_game(&analysis.annotate(game, say));
    console.out.write_all(annotated.as_bytes())?;
    console.out.flush()?;
    for line in say::analysis_summary(&console.texts, record, &analysis, &times(game)) {
        writeln!(console.err, "{line}")?;
    }
    Ok(())
}

/// The stored tables, and further ones that are built in about a second.
pub(super) fn tables(
    console: &mut Console,
    rules: &Ruleset,
    threads: usize,
) -> io::Result<EndgameTables> {
    let LoadedTables { mut tables, errors } = load(rules);
    console.report_table_errors(errors)?;
    let wanted = tables.quick_stones(rules.board.len() - 1);
    // The analysis also works without the tables that cannot be built.
    let _ = build::extend(&mut tables, rules, wanted, threads, &|_| true);
    Ok(tables)
}

/// Analyses the turns of a game on several threads. `None` if a turn cannot be analysed, which does not
/// happen.
pub(super) fn analysed(
    record: &Record,
    resources: &AnalysisResources,
    threads: usize,
) -> Option<GameAnalysis> {
    let turns = parallel::each(threads, record.turns().len(), |number| {
        analyse_turn(record, number, resources, &mut || false)
    });
    let mut analyzer = Analyzer::new(record);
    for (number, found) in turns.into_iter().enumerate() {
        analyzer.insert(number, found?);
    }
    analyzer.finish()
}
