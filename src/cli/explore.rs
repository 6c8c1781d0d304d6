//! `fanorona explore`: what was played from a position.

use super::args::ExploreArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::{games, input};
use crate::catalogue::explore::{add_openings, add_saved};
use crate::game::explore::{Explored, Explorer, Filter, Source, Sources, name};
use crate::rules::Variant;
use crate::rules::notation::write_turn;
use crate::texts::say;
use std::io;
use std::sync::Arc;

/// Prints the opening's name if it has one, the sums, and a line for each turn that was played. No
/// such turn is a negative answer.
pub(super) fn run(console: &mut Console, args: &ExploreArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let text = args.position.as_deref();
    let position = input::position_at(console, &variant.rules, text, "POSITION")?;
    let filter = filter(args);
    let explorer = explorer(console, &variant, filter.sources)?;
    let explored = explorer.explore(&position, &filter);
    if let Some(name) = name(&variant.rules, &position) {
        writeln!(console.out, "opening\t{}", say::opening_name(&console.texts, name))?;
    }
    writeln!(console.out, "games\t{}", sums(&explored))?;
    for row in explored.turns.iter().take(args.most) {
        let turn = write_turn(&variant.rules.board, &row.turn);
        let tally = row.tally;
        let numbers = [tally.games(), tally.white, tally.draws, tally.black, tally.open];
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let sources: Vec<String> = row.by_source.iter().map(ToString::to_string).collect();
        let value = row.value.map(|value| say::explored_value(value, position.side()));
        let value = value.as_deref().unwrap_or("-");
        writeln!(console.out, "{turn}\t{}\t{value}\t{}", numbers.join("\t"), sources.join("\t"))?;
    }
    let none = explored.turns.is_empty();
    Ok(if none { ExitStatus::Negative } else { ExitStatus::Good })
}

fn filter(args: &ExploreArgs) -> Filter {
    let mut sources = Sources::ALL;
    if args.own {
        sources = Sources::NONE.with(Source::Own, true);
    } else if !args.source.is_empty() {
        sources = args.source.iter().fold(Sources::NONE, |set, &source| set.with(source, true));
    }
    Filter {
        sources,
        side: args.side,
        opponent: args.opponent.clone(),
        result: args.result,
        depth: args.depth,
    }
}

fn sums(explored: &Explored) -> String {
    let total = explored.total;
    let numbers = [total.games(), total.white, total.draws, total.black, total.open];
    numbers.map(|number| number.to_string()).join("\t")
}

/// An explorer with what these sources know. Saved games that cannot be used are reported.
///
/// # Errors
/// The player's library cannot be read, if it is asked for.
pub(super) fn explorer(
    console: &mut Console,
    variant: &Arc<Variant>,
    sources: Sources,
) -> Result<Explorer, Failure> {
    let mut explorer = console.catalogue.explorer(variant);
    if sources.has(Source::Own)
        && let Some(library) = games::library()
    {
        let folder = library.store().folder().display().to_string();
        let listed = library.games(&console.catalogue);
        let listed = listed.map_err(|error| games::store_failure(console, &folder, &error))?;
        for damaged in &listed.damaged {
            writeln!(console.err, "{}", say::damaged_save(&console.texts, damaged))?;
        }
        for saved in &listed.games {
            add_saved(&mut explorer, saved);
        }
    }
    if sources.has(Source::Engine) {
        report_openings(console, &mut explorer)?;
    }
    Ok(explorer)
}

/// Sets the shipped openings. If they are damaged that is reported, and the games are shown without them.
fn report_openings(console: &mut Console, explorer: &mut Explorer) -> io::Result<()> {
    if let Err(error) = add_openings(explorer) {
        let key = &explorer.variant().key;
        writeln!(console.err, "{}", say::openings_error(&console.texts, key, &error))?;
    }
    Ok(())
}
