//! Checks a proof by walking through the whole graph of its positions.

use super::{Proof, ProofCheckError, Walk, Walker};
use fanorona_rules::{Position, Ruleset};

/// What was found while a proof was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckedProof {
    /// The number of positions of all strategies.
    pub positions: usize,
    /// The most turns of both sides until the win; `None` for a draw.
    pub turns: Option<u32>,
}

/// Checks a proof under these rules, with captures that can be claimed enforced. Repetition cannot spoil a
/// strategy without cycles, and only helps the side that holds; so does the limit of quiet turns.
///
/// # Errors
/// The first error that was found.
pub fn check(rules: &Ruleset, proof: &Proof) -> Result<CheckedProof, ProofCheckError> {
    let sides = Proof::sides(proof.winner);
    if !proof.strategies.iter().map(|strategy| strategy.side).eq(sides) {
        return Err(ProofCheckError::Turns);
    }
    let position = &proof.position;
    if let Some(outcome) = position.outcome(rules) {
        let fits = outcome.winner() == proof.winner;
        let fits = fits && proof.strategies.iter().all(|strategy| strategy.turns.is_empty());
        let checked = CheckedProof { positions: 1, turns: proof.winner.map(|_| 0) };
        return if fits { Ok(checked) } else { Err(ProofCheckError::End(*position)) };
    }
    let mut walker = Walker::new(rules);
    let mut checked = CheckedProof { positions: 0, turns: None };
    for strategy in &proof.strategies {
        let mut turns = strategy.turns.iter().copied();
        let wins = proof.winner.is_some();
        let walk = walker.walk(position, strategy.side, wins, &mut |_, _, _| turns.next())?;
        if turns.next().is_some() {
            return Err(ProofCheckError::Turns);
        }
        checked.positions += walk.positions();
        if wins {
            checked.turns = Some(longest(rules, position, &walk)?);
        }
    }
    Ok(checked)
}

/// The most turns to the end, if every way ends and none has too many turns without a capture.
fn longest(rules: &Ruleset, start: &Position, walk: &Walk) -> Result<u32, ProofCheckError> {
    let order = order(walk)?;
    // For each position the most turns to the end, and to the next capture or the end.
    let mut turns = vec![(0_u32, 0_u32); walk.positions()];
    let limit = rules.switches.quiet_limit.map_or(u32::MAX, u32::from);
    for &number in order.iter().rev() {
        let mut most = (0, 0);
        for edge in walk.edges(number as usize) {
            let (all, quiet) = turns[edge.to as usize];
            // The counter begins again after a capture.
            if edge.captures && quiet > limit {
                return Err(ProofCheckError::Quiet);
            }
            let quiet = if edge.captures { 1 } else { quiet + 1 };
            most = (most.0.max(all + 1), most.1.max(quiet));
        }
        turns[number as usize] = most;
    }
    let (all, quiet) = turns.first().copied().unwrap_or_default();
    if quiet.saturating_add(start.quiet().into()) > limit {
        return Err(ProofCheckError::Quiet);
    }
    Ok(all)
}

/// The positions in an order in which all turns lead forward.
fn order(walk: &Walk) -> Result<Vec<u32>, ProofCheckError> {
    let mut before = vec![0_u32; walk.positions()];
    for number in 0..walk.positions() {
        for edge in walk.edges(number) {
            before[edge.to as usize] += 1;
        }
    }
    if before.first().is_some_and(|&count| count > 0) {
        return Err(ProofCheckError::Cycle);
    }
    let mut order = vec![0_u32];
    let mut done = 0;
    while let Some(&number) = order.get(done) {
        done += 1;
        for edge in walk.edges(number as usize) {
            let count = &mut before[edge.to as usize];
            *count -= 1;
            if *count == 0 {
                order.push(edge.to);
            }
        }
    }
    if order.len() == walk.positions() { Ok(order) } else { Err(ProofCheckError::Cycle) }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::Strategy;
    use super::*;
    use fanorona_engine::endgame::{EndgameTables, TableValue, build};
    use fanorona_rules::Side;
    use fanorona_rules::variant::shipped;

    /// Two stones against one: White goes to and fro instead of winning.
    #[test]
    fn a_cycle_through_the_first_position_is_no_win() {
        let rules = &shipped::variant("dimy").unwrap().rules;
        let mut tables = EndgameTables::empty(rules);
        build::extend(&mut tables, rules, 3, 1, &|_| true).unwrap();
        let holds = |next: &Position| tables.probe(rules, next) != Some(TableValue::Win);
        let mut walker = Walker::new(rules);
        let mut cycles = 0;
        let home = rules.board.points().take(2).collect();
        for black in rules.board.points() {
            let Ok(start) = Position::new(rules, [home, black.set()], Side::White, 0, 9, None)
            else {
                continue;
            };
            // White goes back where it can, and otherwise anywhere where it does not lose.
            let choose = &mut |_: &Position, after: &[Position], _: &dyn Fn(&Position) -> bool| {
                let back = |next: &Position| holds(next) && next.stones(Side::White) == home;
                let place = after.iter().position(back).or_else(|| after.iter().position(holds));
                place.map(|place| place as u32)
            };
            let Ok(walk) = walker.walk(&start, Side::White, true, choose) else { continue };
            if (0..walk.positions()).all(|at| walk.edges(at).iter().all(|edge| edge.to != 0)) {
                continue;
            }
            cycles += 1;
            assert_eq!(order(&walk), Err(ProofCheckError::Cycle), "{start:?}");
            let strategies = vec![Strategy { side: Side::White, turns: walk.turns }];
            let proof = Proof { position: start, winner: Some(Side::White), strategies };
            assert_eq!(check(rules, &proof), Err(ProofCheckError::Cycle), "{start:?}");
        }
        assert!(cycles > 0);
    }
}
