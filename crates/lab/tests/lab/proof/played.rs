//! Proofs played out: every game that follows a strategy, under the rules with their counters.

use super::{proved, random_position};
use fanorona_lab::proof::{Proof, ProofCheckError, Strategy, check};
use fanorona_rules::generate::{Effect, effects};
use fanorona_rules::notation::{read_position, read_turn};
use fanorona_rules::switches::NoMove;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Ruleset, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::collections::{HashMap, HashSet, VecDeque};

/// The stones of the side to move and of the other, and the side to move.
type Name = (u64, u64, Side);

fn name(position: &Position) -> Name {
    (position.own().0, position.enemy().0, position.side())
}

fn turns(rules: &Ruleset, position: &Position) -> Vec<Effect> {
    let mut all = effects(rules, position).list;
    all.sort_unstable();
    all
}

fn after(rules: &Ruleset, position: &Position, turn: Effect) -> Position {
    position.moved(rules, turn.from, turn.to, turn.captured)
}

/// The turn of a side in each position that is reached, breadth first. `choose` returns the index of the turn, given
/// the number of turns.
fn chosen(
    rules: &Ruleset,
    start: &Position,
    side: Side,
    choose: &mut dyn FnMut(usize) -> u32,
) -> HashMap<Name, Effect> {
    let mut endless = rules.clone();
    endless.switches.quiet_limit = None;
    let mut chosen = HashMap::new();
    let mut seen = HashSet::from([name(start)]);
    let mut open = VecDeque::from([*start]);
    while let Some(position) = open.pop_front() {
        if position.outcome(&endless).is_some() {
            continue;
        }
        let mut all = turns(&endless, &position);
        if position.side() == side {
            all = vec![all[choose(all.len()) as usize]];
            chosen.insert(name(&position), all[0]);
        }
        for turn in all {
            let next = after(&endless, &position, turn);
            if seen.insert(name(&next)) {
                open.push_back(next);
            }
        }
    }
    chosen
}

/// The number of turns of the longest game; `None` if one is drawn.
fn longest(
    rules: &Ruleset,
    chosen: &HashMap<Name, Effect>,
    position: &Position,
    known: &mut HashMap<(Name, u16), Option<u32>>,
) -> Option<u32> {
    if let Some(outcome) = position.outcome(rules) {
        return outcome.winner().map(|_| 0);
    }
    let here = (name(position), position.quiet());
    if let Some(&found) = known.get(&here) {
        return found;
    }
    let all = match chosen.get(&here.0) {
        Some(&turn) => vec![turn],
        None => turns(rules, position),
    };
    let mut most = Some(0);
    for turn in all {
        let rest = longest(rules, chosen, &after(rules, position, turn), known);
        most = most.zip(rest).map(|(most, rest)| most.max(rest + 1));
    }
    known.insert(here, most);
    most
}

#[test]
fn a_proof_is_accepted_exactly_if_no_game_reaches_the_limit_of_quiet_turns() {
    let telo = shipped::variant("telo").unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
    let (mut won, mut drawn) = (0, 0);
    for _ in 0..60 {
        let quiet = random.random_range(0..3);
        let position = random_position(&telo.rules, 6, quiet, &mut random);
        let proof = proved(&telo.rules, &position);
        if proof.winner.is_none() || position.outcome(&telo.rules).is_some() {
            continue;
        }
        let Strategy { side, turns } = &proof.strategies[0];
        let mut numbers = turns.iter();
        let chosen = chosen(&telo.rules, &position, *side, &mut |_| *numbers.next().unwrap());
        for limit in quiet + 1..quiet + 12 {
            let mut rules = telo.rules.as_ref().clone();
            rules.switches.quiet_limit = Some(limit);
            let expected = longest(&rules, &chosen, &position, &mut HashMap::new());
            let found = check(&rules, &proof);
            if let Some(turns) = expected {
                assert_eq!(found.map(|it| it.turns), Ok(Some(turns)), "{limit} {position:?}");
                won += 1;
            } else {
                assert_eq!(found, Err(ProofCheckError::Quiet), "{limit} {position:?}");
                drawn += 1;
            }
        }
    }
    assert!(won > 100 && drawn > 20, "{won} {drawn}");
}

/// What the games of a strategy lead to: `Err` with the error, or the most turns.
fn verdict(
    rules: &Ruleset,
    chosen: &HashMap<Name, Effect>,
    position: &Position,
    side: Side,
    path: &mut Vec<Name>,
) -> Result<u32, &'static str> {
    if let Some(outcome) = position.outcome(rules) {
        return if outcome.winner() == Some(side) { Ok(0) } else { Err("end") };
    }
    if path.contains(&name(position)) {
        return Err("cycle");
    }
    path.push(name(position));
    let all = match chosen.get(&name(position)) {
        Some(&turn) => vec![turn],
        None => turns(rules, position),
    };
    let mut most = Ok(0);
    for turn in all {
        let rest = verdict(rules, chosen, &after(rules, position, turn), side, path);
        most = match (most, rest) {
            (Ok(most), Ok(rest)) => Ok(most.max(rest + 1)),
            (Err("end"), _) | (_, Err("end")) => Err("end"),
            _ => Err("cycle"),
        };
    }
    path.pop();
    most
}

#[test]
fn claimed_wins_are_judged_by_the_games_of_their_turns() {
    let telo = shipped::variant("telo").unwrap();
    let mut rules = telo.rules.as_ref().clone();
    rules.switches.quiet_limit = None;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(23);
    let mut seen = [0; 3];
    for i in 0..240 {
        rules.switches.no_move = [NoMove::Loses, NoMove::Draws][i / 3 % 2];
        let position = random_position(&rules, 2 + i % 3, 0, &mut random);
        if position.outcome(&rules).is_some() {
            continue;
        }
        let side = Side::BOTH[random.random_range(0..2)];
        let proof = proved(&rules, &position);
        // With turns that hold, positions repeat; with any turns, it mostly loses.
        let held = proof.strategies.iter().find(|it| proof.winner.is_none() && it.side == side);
        let mut held = held.map(|strategy| strategy.turns.iter());
        let mut numbers = Vec::new();
        let chosen = chosen(&rules, &position, side, &mut |count| {
            let any = random.random_range(0..count) as u32;
            let number = held.as_mut().map_or(any, |turns| *turns.next().unwrap());
            numbers.push(number);
            number
        });
        let strategies = vec![Strategy { side, turns: numbers }];
        let proof = Proof { position, winner: Some(side), strategies };
        let found = match check(&rules, &proof) {
            Ok(checked) => Ok(checked.turns.unwrap()),
            Err(ProofCheckError::End(_)) => Err("end"),
            Err(ProofCheckError::Cycle) => Err("cycle"),
            Err(error) => panic!("{error} {position:?}"),
        };
        let expected = verdict(&rules, &chosen, &position, side, &mut Vec::new());
        assert_eq!(found, expected, "{position:?}");
        seen[expected.map_or_else(|error| 1 + usize::from(error == "cycle"), |_| 0)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 3), "{seen:?}");
}

#[test]
fn a_side_without_a_turn_has_lost_or_drawn_as_the_sheet_says() {
    let mut rules = shipped::variant("telo").unwrap().rules.as_ref().clone();
    let position = read_position(&rules, "BWW/W2/WW1 w 0 9").unwrap();
    let blocks = Effect::of(&read_turn(&rules, &position, "b1-b2").unwrap());
    let number = turns(&rules, &position).iter().position(|&turn| turn == blocks).unwrap();
    let strategies = vec![Strategy { side: Side::White, turns: vec![number as u32] }];
    let proof = Proof { position, winner: Some(Side::White), strategies };
    assert_eq!(check(&rules, &proof).map(|checked| checked.turns), Ok(Some(1)));
    rules.switches.no_move = NoMove::Draws;
    let end = after(&rules, &position, blocks).with_quiet(0);
    assert_eq!(check(&rules, &proof), Err(ProofCheckError::End(end)));
}
