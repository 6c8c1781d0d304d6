//! Reads a proof from the searches that found it.

use super::{Proof, ProofCheckError, Strategy, Walker};
use fanorona_engine::endgame::TableValue;
use fanorona_engine::solve::{ProofNumbers, ProofResult, ProofSearch, Solution};
use fanorona_rules::{Position, Ruleset};

/// The node limit for searching a position again whose table entry was replaced.
const RESEARCH_NODES: u64 = 1_000_000;

/// The proof of a value that was found; `None` if there is no value, or the proof tables do not contain
/// the whole proof any more. The first search is that for the side to move.
pub(super) fn proof(
    rules: &Ruleset,
    position: &Position,
    solution: &Solution,
    [first, second]: &mut [ProofSearch<'_>; 2],
) -> Option<Proof> {
    let (winner, strategies) = match solution.value()? {
        TableValue::Win => (Some(first.attacker()), vec![winning(rules, first, position)]),
        TableValue::Loss => (Some(second.attacker()), vec![winning(rules, second, position)]),
        TableValue::Draw => {
            (None, [second, first].map(|search| holding(rules, search, position)).into())
        }
    };
    let mut strategies = strategies.into_iter().collect::<Result<Vec<_>, _>>().ok()?;
    strategies.sort_by_key(|strategy| strategy.side as usize);
    Some(Proof { position: *position, winner, strategies })
}

/// The strategy with which the attacker of this search wins: always the turn with the shortest proof that
/// captures in time.
///
/// # Errors
/// The search does not know the way any more.
fn winning(
    rules: &Ruleset,
    search: &mut ProofSearch<'_>,
    position: &Position,
) -> Result<Strategy, ProofCheckError> {
    let side = search.attacker();
    let walk = Walker::new(rules).walk(position, side, true, &mut |position, after, _| {
        let whole = search.known_result(position);
        [0, RESEARCH_NODES].into_iter().find_map(|again| {
            let proved = (0..).zip(after).filter_map(|(number, child)| {
                let mut result = search.known_result(child);
                if again > 0 && !result.numbers.is_solved() {
                    result = search.run(child, again);
                }
                let captures = child.own().len() < position.enemy().len();
                let quiet = if captures { 1 } else { result.quiet + 1 };
                // A shorter proof may be found later that needs more quiet turns than there are left.
                let fits = quiet <= whole.quiet && result.length < whole.length;
                let proved = result.numbers == ProofNumbers::PROVED;
                proved.then_some((!fits, result.length, quiet, number))
            });
            proved.min().map(|(.., number)| number)
        })
    })?;
    Ok(Strategy { side, turns: walk.turns })
}

/// The strategy with which the attacker of this search never wins, preferably by turns to positions that
/// it needs anyway.
///
/// # Errors
/// The search does not know the way any more.
fn holding(
    rules: &Ruleset,
    search: &mut ProofSearch<'_>,
    position: &Position,
) -> Result<Strategy, ProofCheckError> {
    let side = search.attacker().opponent();
    let walk = Walker::new(rules).walk(position, side, false, &mut |_, after, known| {
        let disproved = ProofResult::DISPROVED;
        let found = after.iter().position(known);
        let found =
            found.or_else(|| after.iter().position(|it| search.known_result(it) == disproved));
        let found = found.or_else(|| {
            after.iter().position(|child| search.run(child, RESEARCH_NODES) == disproved)
        });
        found.map(|number| number as u32)
    })?;
    Ok(Strategy { side, turns: walk.turns })
}
