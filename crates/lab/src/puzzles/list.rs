//! `fanorona-lab puzzles list`.

use super::packs;
use crate::args::ListArgs;
use fanorona::cli::console::{CommandResult, Console, ExitStatus};
use fanorona_game::puzzles::Theme;

/// Prints the numbers of puzzles of each pack and theme, with their ratings.
pub(super) fn run(console: &mut Console, args: &ListArgs) -> CommandResult {
    for (_, pack) in packs(console, &args.files, args.variant.as_deref())? {
        let entries = pack.entries();
        let bytes = pack.to_string().len();
        writeln!(console.out, "{}\t{}\t{bytes}", pack.variant().key, entries.len())?;
        for theme in Theme::ALL {
            let listed = entries.iter().filter(|entry| entry.theme == Some(theme)).count();
            let having = entries.iter().filter(|entry| entry.themes.contains(theme));
            let mut ratings: Vec<u16> = having.map(|entry| entry.rating).collect();
            ratings.sort_unstable();
            let of = |index: usize| ratings.get(index).map_or("-".to_owned(), u16::to_string);
            let (low, high) = (of(0), of(ratings.len().wrapping_sub(1)));
            let median = of(ratings.len() / 2);
            let count = ratings.len();
            writeln!(console.out, "{theme}\t{listed}\t{count}\t{low}\t{median}\t{high}")?;
        }
    }
    Ok(ExitStatus::Good)
}
