//! `fanorona analyse`: the analysis of games, written into their records.

use super::args::AnalyseArgs;
use super::console::{CommandResult, Console};
use super::input::{self, GameText};
use super::parallel;
use super::thinker::report_damage;
use crate::catalogue::endgame::{LoadedTables, load};
use crate::engine::endgame::{EndgameTables, build};
use crate::game::analysis::{AnalysisResources, Analyzer, GameAnalysis, analyse_turn, times};
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
    let GameText { name, text } = input::game_text(console, &args.file, input::LARGEST_RECORD)?;
    let mut is_first = true;
    let unread = input::games(console, &name, &text, by.as_ref(), |console, _, game| {
        if !std::mem::take(&mut is_first) {
            writeln!(console.out)?;
        }
        print(console, &game, args.nodes, threads)
    })?;
    unread.answer(console, &name, args.strict)
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
    console.tell(say::analysis_summary(&console.texts, record, &analysis, &times(game)))
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
