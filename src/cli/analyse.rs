//! `fanorona analyse`: the analysis of games, written into their records.

use super::args::AnalyseArgs;
use super::console::{CommandResult, Console};
use super::thinker::{built_tables, report_damage};
use super::{input, parallel};
use crate::game::analysis::{AnalysisResources, Analyzer, GameAnalysis, analyse_turn, times};
use crate::rules::Record;
use crate::rules::notation::{Game, write_game};
use crate::texts::say;
use std::io::{self, Write as _};
use std::sync::Arc;

/// The most reasons that are told about a turn.
pub(super) const REASONS: usize = 2;

/// Prints each game with its analysis, and a summary on standard error.
pub(super) fn run(console: &mut Console, args: &AnalyseArgs) -> CommandResult {
    let threads = args.threads.unwrap_or_else(parallel::cores);
    let mut is_first = true;
    input::each_game(console, &args.file, args.variant.as_deref(), args.strict, |console, game| {
        if !std::mem::take(&mut is_first) {
            writeln!(console.out)?;
        }
        print(console, game, args.nodes, threads)
    })
}

/// Analyses a game and prints it.
fn print(console: &mut Console, game: &Game, nodes: u64, threads: usize) -> io::Result<()> {
    let record = &game.record;
    let Some(analysis) = analysed(console, record, nodes, threads)? else { return Ok(()) };
    let texts = &console.texts;
    let board = &record.rules().board;
    let say = |turn: &_| say::analysis_turn(texts, board, turn, REASONS).unwrap_or_default();
    let annotated = write_game(&analysis.annotate(game, say));
    console.out.write_all(annotated.as_bytes())?;
    console.tell(say::analysis_summary(&console.texts, record, &analysis, &times(game)))
}

/// Analyses the turns of a game on several threads, with the stored tables and further ones that are built in about a
/// second. `None` if a turn cannot be analysed, which does not happen.
pub(super) fn analysed(
    console: &mut Console,
    record: &Record,
    nodes: u64,
    threads: usize,
) -> io::Result<Option<GameAnalysis>> {
    let rules = record.rules();
    let tables = Some(Arc::new(built_tables(console, rules, None, threads, &|| true)?));
    let resources = AnalysisResources { nodes, tables, ..AnalysisResources::new(rules) };
    let turns = parallel::each(threads, record.turns().len(), |number| {
        analyse_turn(record, number, &resources, &mut || false)
    });
    report_damage(console, resources.tables.as_deref())?;
    let mut analyzer = Analyzer::new(record);
    for (number, found) in turns.into_iter().enumerate() {
        let Some(found) = found else { return Ok(None) };
        analyzer.insert(number, found);
    }
    Ok(analyzer.finish())
}
