//! `fanorona-lab match`: plays many games between two players and estimates their difference in
//! strength.

mod arguments;
mod choice;
mod clock;
mod external;
mod game;
mod match_player;
mod opening;
mod player;
mod pool;
mod progress;
mod pupil;
mod records;
mod results;
mod setup;
pub(super) mod spsa;
mod words;

use crate::args::MatchArgs;
use crate::statistics::SprtVerdict;
use fanorona::cli::console::{CommandResult, Console, ExitStatus};
use fanorona::cli::thinker;
use player::PlayerSpec;
use progress::MatchProgress;
use results::MatchResults;
use setup::MatchSetup;
use std::io;

/// Plays the match. A rejected test is a negative answer.
pub(super) fn run(console: &mut Console, args: &MatchArgs) -> CommandResult {
    let (setup, openings) = MatchSetup::read(console, args)?;
    let tables = setup.tables(console)?;
    let players = setup.start_players(console, args, tables.as_ref())?;
    let mut progress = MatchProgress::begin(console, &setup, args.output.as_deref())?;
    let add = |number, pair| progress.add(console, number, pair);
    pool::play(args.games / 2, args.seed, setup.clock, players, openings, add)?;
    let results = progress.results;
    results.block(&mut console.out, &setup.players, setup.test)?;
    thinker::report_damage(console, tables.as_deref())?;
    if let Some(tables) = tables {
        writeln!(console.out, "endgame\t{} stones", tables.most_stones())?;
    }
    console.out.flush()?;
    say_times(console, &setup.players, &results)?;
    let rejected = setup.verdict(&results) == Some(SprtVerdict::Rejected);
    Ok(if rejected { ExitStatus::Negative } else { ExitStatus::Good })
}

/// Reports how long the players thought. These numbers are no data: they differ from one run to the next.
fn say_times(
    console: &mut Console,
    players: &[PlayerSpec; 2],
    results: &MatchResults,
) -> io::Result<()> {
    for (player, totals) in players.iter().zip(&results.totals) {
        let mean = totals.time.as_secs_f64() * 1e3 / totals.turns.max(1) as f64;
        let per_second = totals.nodes as f64 / totals.time.as_secs_f64().max(1e-9);
        let arguments = [
            ("player", player.name.as_str().into()),
            ("time", format!("{mean:.1}").into()),
            ("nodes", format!("{per_second:.0}").into()),
        ];
        writeln!(console.err, "{}", console.texts.with("match-time", &arguments))?;
    }
    Ok(())
}
