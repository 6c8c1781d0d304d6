//! `fanorona explain`: why a turn is good or bad.

use super::args::ExplainArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::{input, thinker, turns};
use crate::engine::explain::{ExplainResources, Part, Threat, explain, threats};
use crate::engine::{Engine, Limits, Options};
use crate::rules::notation::{read_turn, write_turn};
use crate::rules::{Board, Record};
use crate::texts::say;

/// Prints the explanation of a turn. If the game is over there is none, a negative answer.
pub(super) fn run(console: &mut Console, args: &ExplainArgs) -> CommandResult {
    let (variant, position) = input::position(console, &args.place)?;
    let record = Record::from_position(variant.rules.clone(), position);
    if let Some(outcome) = record.outcome() {
        console.tell([say::outcome(&console.texts, outcome)])?;
        return Ok(ExitStatus::Negative);
    }
    let (rules, board) = (record.rules(), &record.rules().board);
    let limits = Limits::nodes(args.nodes);
    let tables = thinker::load_tables(console, rules)?;
    let turn = match &args.turn {
        Some(text) => Some(
            read_turn(rules, &position, text)
                .map_err(|error| input::turn_failure(console, board, "TURN", text, &error))?,
        ),
        None => {
            let table_mib = Options::table_for(limits);
            let options = Options { table_mib, tables: tables.clone(), ..Options::default() };
            Engine::new(options).search(&record, limits, &mut || false).best
        }
    };
    // A game that is not over has a best turn.
    let Some(turn) = turn else { return Ok(ExitStatus::Negative) };
    let resources = ExplainResources { tables, ..ExplainResources::new(limits) };
    let explanation = explain(&record, &turn, &resources, &mut || false).map_err(|refusal| {
        let reason = say::refusal(&console.texts, board, refusal);
        Failure::input(format!("TURN:1:1: {reason}"))
    })?;
    for (name, line, score) in [
        ("turn", &explanation.line, explanation.score),
        ("best", &explanation.best_line, explanation.best_score),
    ] {
        writeln!(console.out, "{name}\t{score}\t{}", turns::line(board, line))?;
    }
    writeln!(console.out, "depth\t{}", explanation.depth)?;
    writeln!(console.out, "nodes\t{}", explanation.nodes)?;
    for reason in &explanation.reasons {
        let parts = reason.parts().into_iter();
        let parts: Vec<String> =
            parts.map(|(name, part)| format!("{name}={}", value(board, part))).collect();
        let sentence = say::reason(&console.texts, board, position.side(), &explanation, reason);
        let (kind, parts) = (reason.kind(), parts.join("; "));
        writeln!(console.out, "reason\t{kind}\t{parts}\t{sentence}")?;
    }
    for Threat { turn, gains } in threats(rules, &position, limits, &mut || false) {
        let gains = gains.map_or_else(|| "?".to_owned(), |gains| gains.to_string());
        let (turn, takes) = (write_turn(board, &turn), turn.captured.len());
        writeln!(console.out, "threat\t{turn}\t{takes}\t{gains}")?;
    }
    if !explanation.all_turns {
        console.warn("search-not-all-turns", &[])?;
    }
    Ok(ExitStatus::Good)
}

/// A part of a reason as text.
fn value(board: &Board, part: Part<'_>) -> String {
    match part {
        Part::Number(number) => number.to_string(),
        Part::Word(word) => word.to_owned(),
        Part::Horizon(horizon) => horizon.to_string(),
        Part::Points(points) => say::points(board, points),
        Part::Line(line) => turns::line(board, line),
        Part::Answer(turn) | Part::Threat(turn) | Part::OwnThreat(turn) => write_turn(board, turn),
    }
}
