//! `fanorona-lab puzzles rate`.

use super::difficulty::{Tries, fit, measure, solvers};
use super::{legal, packs, spread, tables};
use crate::args::RateArgs;
use fanorona::cli::console::{CommandResult, Console, ExitStatus};
use fanorona::cli::parallel;
use fanorona_engine::character::SearchResources;
use fanorona_game::puzzles::Puzzle;

/// The seed of the tries, other than those of the maker.
const SEED: u64 = 0x7075_7a7a;
/// The lowest ratings of the groups of puzzles, after the first.
const GROUPS: [u16; 5] = [800, 1_100, 1_400, 1_700, 2_000];
/// The depth that a rating without a search begins with.
const DEPTH: u32 = 4;

/// Prints who solves what, and how often the measured difficulty orders pairs as the characters do.
pub(super) fn run(console: &mut Console, args: &RateArgs) -> CommandResult {
    for (name, pack) in packs(console, &args.files, args.variant.as_deref())? {
        let variant = pack.variant();
        let indices = spread(pack.entries().len(), args.sample);
        let puzzles = legal(console, &name, indices.map(|index| pack.puzzle(index)))?;
        let tables = tables(&variant.rules, args.threads);
        let resources = SearchResources { tables: Some(tables), ..SearchResources::default() };
        let tries = parallel::each(args.threads, puzzles.len(), |number| {
            measure(&puzzles[number], &resources, args.tries, SEED + number as u64, |_| true)
        });
        writeln!(console.out, "{}\t{}", variant.key, puzzles.len())?;
        for (place, solver) in solvers().iter().enumerate() {
            write!(console.out, "{}", solver.character.key)?;
            for group in 0..=GROUPS.len() {
                let in_group = |puzzle: &Puzzle| {
                    GROUPS.iter().filter(|&&least| puzzle.rating >= least).count() == group
                };
                let of = puzzles.iter().zip(&tries).filter(|(puzzle, _)| in_group(puzzle));
                let (solved, all) = sums(of.flat_map(|(_, tries)| tries), |solver| solver == place);
                write!(console.out, "\t{}", share(solved.into(), all.into()))?;
            }
            writeln!(console.out)?;
        }
        for half in 0..2 {
            let (ordered, pairs) = ordered(&tries, half);
            writeln!(console.out, "ordered\t{}\t{pairs}", share(ordered, pairs))?;
        }
        let (ordered, pairs) = ordered_as(&puzzles, &tries);
        writeln!(console.out, "stored\t{}\t{pairs}", share(ordered, pairs))?;
        console.out.flush()?;
    }
    Ok(ExitStatus::Good)
}

/// The numbers of solved tries and of all, of some characters.
fn sums<'a>(tries: impl Iterator<Item = &'a Tries>, of: impl Fn(usize) -> bool) -> (u32, u32) {
    let chosen = tries.filter(|tries| of(tries.solver));
    chosen.fold((0, 0), |(solved, all), tries| (solved + tries.solved, all + tries.tries))
}

/// The pairs of puzzles that a difficulty measured by every second character orders as the share of
/// tries in which the others solve them does, and the pairs for which that share differs. Neither
/// half knows what the other did. Equal difficulties order half of a pair.
fn ordered(tries: &[Vec<Tries>], half: usize) -> (f64, f64) {
    let measured = tries.iter().map(|tries| {
        let known: Vec<Tries> =
            tries.iter().filter(|tries| tries.solver % 2 == half).copied().collect();
        let (solved, all) = sums(tries.iter(), |solver| solver % 2 != half);
        (fit(&known, DEPTH).rating, f64::from(solved) / f64::from(all.max(1)))
    });
    count(&measured.collect::<Vec<_>>())
}

/// The same for the ratings of the pack and all characters, with tries that the maker did not see.
fn ordered_as(puzzles: &[Puzzle], tries: &[Vec<Tries>]) -> (f64, f64) {
    let measured = puzzles.iter().zip(tries).map(|(puzzle, tries)| {
        let (solved, all) = sums(tries.iter(), |_| true);
        (puzzle.rating, f64::from(solved) / f64::from(all.max(1)))
    });
    count(&measured.collect::<Vec<_>>())
}

fn count(measured: &[(u16, f64)]) -> (f64, f64) {
    let (mut ordered, mut pairs) = (0.0, 0.0);
    for (i, (rating, solved)) in measured.iter().enumerate() {
        for (other_rating, other_solved) in &measured[..i] {
            if solved == other_solved {
                continue;
            }
            pairs += 1.0;
            let harder = solved < other_solved;
            ordered += match rating.cmp(other_rating) {
                std::cmp::Ordering::Equal => 0.5,
                order if order.is_gt() == harder => 1.0,
                _ => 0.0,
            };
        }
    }
    (ordered, pairs)
}

/// A share in percent.
fn share(part: f64, whole: f64) -> String {
    if whole > 0.0 { format!("{:.1}", part / whole * 100.0) } else { "-".to_owned() }
}
