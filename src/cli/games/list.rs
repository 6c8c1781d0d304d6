//! Lists of games and of results, with tabs between the columns.

use super::super::args::Wanted;
use super::super::console::{Answer, Console, Done};
use super::{query, store_failure};
use crate::catalogue::library::statistics::{is_program, player, results_by_pairing};
use crate::catalogue::library::{FolderStore, GameList, Library, SavedGame};
use crate::rules::Side;
use crate::texts::say;

/// Prints a line for every game that fits, the newest first.
pub(super) fn run(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
    trash: bool,
) -> Done {
    let listed = read(console, library, trash)?;
    let query = query(wanted);
    for kept in listed.games.iter().filter(|kept| query.fits(kept)) {
        let columns = [
            kept.id.clone(),
            kept.day().unwrap_or_else(|| "?".to_owned()),
            kept.game.variant.clone(),
            plain(player(kept, Side::White)),
            plain(player(kept, Side::Black)),
            kept.game.record.turns().len().to_string(),
            kept.result().to_owned(),
            plain(kept.name().unwrap_or_default()),
        ];
        writeln!(console.out, "{}", columns.join("\t"))?;
    }
    Ok(Answer::Good)
}

/// Prints a line for every player, opponent and variant.
pub(super) fn statistics(
    console: &mut Console,
    library: &Library<FolderStore>,
    wanted: &Wanted,
) -> Done {
    let listed = read(console, library, false)?;
    let query = query(wanted);
    let name = wanted.player.as_ref().map(|name| name.to_lowercase());
    let is_wanted = |kept: &SavedGame, side: Side| match &name {
        Some(name) => player(kept, side).to_lowercase().contains(name),
        None => !is_program(kept, side),
    };
    let games = listed.games.iter().filter(|kept| query.fits(kept));
    for (pairing, results) in results_by_pairing(games, is_wanted) {
        let columns = [
            plain(&pairing.player),
            plain(&pairing.opponent),
            pairing.variant,
            results.games.to_string(),
            results.wins.to_string(),
            results.draws.to_string(),
            results.losses.to_string(),
            results.streak.to_string(),
            results.best_streak.to_string(),
            results.longest_chain.to_string(),
            results.biggest_capture.to_string(),
        ];
        writeln!(console.out, "{}", columns.join("\t"))?;
    }
    Ok(Answer::Good)
}

/// All games; what is wrong with some is told on standard error.
pub(super) fn read(
    console: &mut Console,
    library: &Library<FolderStore>,
    trash: bool,
) -> Result<GameList, super::Failure> {
    let listed =
        if trash { library.trash(&console.catalogue) } else { library.games(&console.catalogue) };
    let folder = library.store().folder().display().to_string();
    let listed = listed.map_err(|error| store_failure(console, &folder, &error))?;
    for damaged in &listed.damaged {
        writeln!(console.err, "{}", say::damaged_save(&console.texts, damaged))?;
    }
    for kept in &listed.games {
        if let Some(notice) = say::save_notice(&console.texts, kept) {
            writeln!(console.err, "{notice}")?;
        }
    }
    Ok(listed)
}

/// A text without tabs and line breaks, which would break the columns.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
