//! Lists of games and of results, with columns separated by tabs.

use super::super::args::Wanted;
use super::super::console::{CommandResult, Console, ExitStatus, Failure};
use super::super::escape::column;
use super::{query, store_failure};
use crate::catalogue::library::statistics::{PlayerName, is_program, player, results_by_pairing};
use crate::catalogue::library::strength;
use crate::catalogue::library::{FolderStore, GameList, Library, SavedGame};
use crate::rules::Side;
use crate::rules::names::folded;
use crate::texts::say;
use std::collections::BTreeSet;

/// Prints a line for each game that meets the criteria, the most recently saved first.
pub(super) fn run(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
    trash: bool,
) -> CommandResult {
    for saved in fitting(console, library, wanted, trash)? {
        let columns = [
            saved.id.clone(),
            saved.day().map_or_else(|| "?".to_owned(), |day| day.to_string()),
            saved.game.variant.clone(),
            column(player(&saved, Side::White)),
            column(player(&saved, Side::Black)),
            saved.game.record.turns().len().to_string(),
            saved.result().to_owned(),
            column(saved.name().unwrap_or_default()),
        ];
        writeln!(console.out, "{}", columns.join("\t"))?;
    }
    Ok(ExitStatus::Good)
}

/// Prints a line for each player, opponent and variant.
pub(super) fn statistics(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
) -> CommandResult {
    let games = fitting(console, library, wanted, false)?;
    let name = wanted.player.as_deref().map(folded);
    let is_wanted = |saved: &SavedGame, side: Side| match &name {
        Some(name) => folded(player(saved, side)).contains(name),
        None => !is_program(saved, side),
    };
    let pairings = results_by_pairing(&games, is_wanted);
    if pairings.is_empty() {
        console.warn("games-no-results", &[])?;
    }
    for (pairing, results) in pairings {
        let columns = [
            column(&pairing.player.to_string()),
            column(&pairing.opponent.to_string()),
            pairing.variant,
            results.games.to_string(),
            results.wins.to_string(),
            results.draws.to_string(),
            results.losses.to_string(),
            results.streak.to_string(),
            results.best_streak.to_string(),
            results.longest_chain.to_string(),
            results.biggest_capture.to_string(),
            results.coached.to_string(),
        ];
        writeln!(console.out, "{}", columns.join("\t"))?;
    }
    Ok(ExitStatus::Good)
}

/// Prints a line with the estimated strength of each player in each variant.
pub(super) fn strength(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
) -> CommandResult {
    let games = fitting(console, library, wanted, false)?;
    let name = wanted.player.as_deref().map(folded);
    let players: BTreeSet<(PlayerName, &str)> = games
        .iter()
        .filter_map(|saved| {
            let (side, _) = strength::rated(saved, saved.game.record.outcome()?)?;
            let player = player(saved, side);
            let is_wanted = name.as_ref().is_none_or(|name| folded(player).contains(name));
            is_wanted.then(|| (PlayerName::new(player), saved.game.variant.as_str()))
        })
        .collect();
    if players.is_empty() {
        console.warn("games-no-strength", &[])?;
    }
    for (player, variant) in players {
        let player = player.to_string();
        let estimate = strength::strength(&games, Some(&player), variant);
        let columns = [
            column(&player),
            variant.to_owned(),
            format!("{:.0}", estimate.elo),
            format!("{:.0}", estimate.error),
            estimate.games.to_string(),
        ];
        writeln!(console.out, "{}", columns.join("\t"))?;
    }
    Ok(ExitStatus::Good)
}

/// Reads the games that meet the criteria.
fn fitting(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
    trash: bool,
) -> Result<Vec<SavedGame>, Failure> {
    let mut games = read(console, library, trash)?.games;
    let query = query(wanted);
    games.retain(|saved| query.fits(saved));
    Ok(games)
}

/// Reads all games. Reports damaged and recovered saves on standard error.
pub(super) fn read(
    console: &mut Console,
    library: &Library<FolderStore>,
    trash: bool,
) -> Result<GameList, Failure> {
    let listed =
        if trash { library.trash(&console.catalogue) } else { library.games(&console.catalogue) };
    let folder = library.store().folder().display().to_string();
    let listed = listed.map_err(|error| store_failure(console, &folder, &error))?;
    for damaged in &listed.damaged {
        writeln!(console.err, "{}", say::damaged_save(&console.texts, damaged))?;
    }
    for saved in &listed.games {
        if let Some(notice) = say::save_notice(&console.texts, saved) {
            writeln!(console.err, "{notice}")?;
        }
    }
    Ok(listed)
}
