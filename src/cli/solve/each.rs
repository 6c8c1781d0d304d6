//! `fanorona solve --each`: the value of every turn of a position.

use super::{CommandResult, Console, ExitStatus, budget, in_time, no_room, tables, value, watched};
use crate::cli::args::SolveArgs;
use crate::cli::thinker::report_damage;
use crate::engine::endgame::TableValue;
use crate::engine::solve::solve_value;
use crate::rules::generate::shortest_turns;
use crate::rules::notation::write_turn;
use crate::rules::{Position, Variant};
use std::io::Write as _;
use std::time::Instant;

/// Prints a line for each turn: its value for the side that plays it, the positions visited and the
/// seconds. An unknown value is a negative answer.
pub(super) fn run(
    console: &mut Console,
    args: &SolveArgs,
    variant: &Variant,
    position: &Position,
) -> CommandResult {
    let rules = &variant.rules;
    let began = Instant::now();
    let tables = tables(console, rules, position, args, &in_time(&args.limits, began))?;
    let mut answer = ExitStatus::Good;
    for turn in shortest_turns(rules, position).list {
        let after = position.play_unchecked(rules, &turn);
        let began = Instant::now();
        let in_time = in_time(&args.limits, began);
        let texts = &console.texts;
        let solution =
            solve_value(rules, &after, budget(&args.limits), &tables, &watched(texts, &in_time))
                .map_err(|_| no_room(console, &args.limits))?;
        let reversed = solution.value().map(TableValue::reversed);
        if reversed.is_none() {
            answer = ExitStatus::Negative;
        }
        let (turn, found) = (write_turn(&rules.board, &turn), value(reversed));
        let (nodes, seconds) = (solution.nodes, began.elapsed().as_secs_f64());
        writeln!(console.out, "{turn}\t{found}\t{nodes}\t{seconds:.1}")?;
        console.out.flush()?;
    }
    report_damage(console, Some(&tables))?;
    Ok(answer)
}
