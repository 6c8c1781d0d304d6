//! What the solver finds and how much it visits, for random positions under limits of quiet turns and with
//! endgame tables, as recorded sums: a change of the solver changes them.

use super::{BUDGET, custom, random_position};
use crate::explosive;
use fanorona_engine::endgame::{EndgameTables, build};
use fanorona_engine::proof::check;
use fanorona_engine::solve::{Distance, SolveBudget, SolveProgress, solve, solve_with_proof};
use fanorona_rules::{Position, Ruleset};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The sums over 200 random positions of at most seven stones on 3 × 3, under this limit of quiet turns, with
/// tables of this number of stones, as text.
fn sums(limit: &str, stones: usize, nodes: u64) -> String {
    let rules = custom(3, 3, "BBB/B1W/WWW", &format!("quiet_limit: {limit}"));
    sums_of(&rules, limit, stones, nodes, 200)
}

fn sums_of(rules: &Ruleset, limit: &str, stones: usize, nodes: u64, count: u16) -> String {
    let mut tables = EndgameTables::empty(rules);
    if stones > 0 {
        build::extend(&mut tables, rules, stones, 1, &|_| true).unwrap();
    }
    let budget = SolveBudget { nodes, ..BUDGET };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(47);
    let most = limit.parse().unwrap_or(20);
    let (mut values, mut distances, mut turns, mut line) = ([0; 4], [0; 3], 0, 0);
    let (mut checked, mut proof_nodes, mut all_nodes) = (0, 0, 0);
    for number in 0..count {
        let position = random_position(rules, 7, number % most, &mut random);
        if position.outcome(rules).is_some() {
            continue;
        }
        let solution = solve(rules, &position, budget, &tables, &|_| true).unwrap();
        values[solution.value().map_or(3, |value| value as usize)] += 1;
        let (place, distance) = match solution.distance {
            Some(Distance::Shortest(turns)) => (0, turns),
            Some(Distance::AtMost(turns)) => (1, turns),
            None => (2, 0),
        };
        distances[place] += 1;
        turns += distance;
        line += solution.line.len();
        checked += solution.checked.unwrap_or(0);
        proof_nodes += solution.proof_nodes;
        all_nodes += solution.nodes;
    }
    format!(
        "limit {limit}, tables {stones}, nodes {nodes}: values {values:?}, distances {distances:?}, \
         {turns} turns, {line} in lines, {checked} checked, {proof_nodes} of {all_nodes} nodes"
    )
}

#[test]
fn limits_and_tables_have_the_recorded_sums() {
    let most = BUDGET.nodes;
    let found = [
        sums("None", 0, most),
        sums("None", 4, most),
        sums("2", 0, most),
        sums("4", 0, most),
        sums("4", 4, most),
        sums("6", 4, most),
        sums("8", 4, most),
        sums("12", 4, most),
        sums("None", 4, 3),
        sums("4", 0, 40),
        sums("4", 4, 3),
    ];
    let expected = [
        "limit None, tables 0, nodes 3000000: values [43, 4, 123, 0], \
         distances [166, 0, 4], 421 turns, 446 in lines, 131 checked, 1763 of 2881 nodes",
        "limit None, tables 4, nodes 3000000: values [43, 4, 123, 0], \
         distances [166, 0, 4], 421 turns, 446 in lines, 19 checked, 200 of 1191 nodes",
        "limit 2, tables 0, nodes 3000000: values [19, 51, 100, 0], \
         distances [88, 31, 51], 204 turns, 202 in lines, 0 checked, 1693 of 1822 nodes",
        "limit 4, tables 0, nodes 3000000: values [39, 18, 113, 0], \
         distances [110, 42, 18], 383 turns, 383 in lines, 0 checked, 1735 of 2073 nodes",
        "limit 4, tables 4, nodes 3000000: values [39, 18, 113, 0], \
         distances [110, 0, 60], 163 turns, 376 in lines, 19 checked, 207 of 530 nodes",
        "limit 6, tables 4, nodes 3000000: values [40, 12, 118, 0], \
         distances [125, 0, 45], 222 turns, 401 in lines, 19 checked, 202 of 689 nodes",
        "limit 8, tables 4, nodes 3000000: values [42, 9, 119, 0], \
         distances [136, 0, 34], 274 turns, 412 in lines, 19 checked, 207 of 770 nodes",
        "limit 12, tables 4, nodes 3000000: values [42, 7, 121, 0], \
         distances [148, 0, 22], 327 turns, 424 in lines, 19 checked, 200 of 958 nodes",
        "limit None, tables 4, nodes 3: values [36, 3, 118, 13], \
         distances [154, 0, 16], 360 turns, 376 in lines, 6 checked, 142 of 882 nodes",
        "limit 4, tables 0, nodes 40: values [34, 15, 107, 14], \
         distances [109, 32, 29], 295 turns, 295 in lines, 0 checked, 1467 of 1770 nodes",
        "limit 4, tables 4, nodes 3: values [32, 16, 110, 12], \
         distances [108, 0, 62], 158 turns, 315 in lines, 6 checked, 142 of 433 nodes",
    ];
    assert_eq!(found, expected, "the solver changed: update these numbers on purpose");
}

/// Larger boards have cycles over more turns.
#[test]
fn positions_of_dimy_have_the_recorded_sums() {
    let found = ["None", "6", "10"].map(|limit| {
        let rules = custom(5, 5, "BBBBB/BBBBB/BW1BW/WWWWW/WWWWW", &format!("quiet_limit: {limit}"));
        sums_of(&rules, limit, 0, 3_000, 60)
    });
    let expected = [
        "limit None, tables 0, nodes 3000: values [10, 5, 39, 4], \
         distances [49, 0, 9], 165 turns, 207 in lines, 624 checked, 22850 of 31139 nodes",
        "limit 6, tables 0, nodes 3000: values [6, 14, 36, 2], \
         distances [31, 11, 16], 114 turns, 114 in lines, 0 checked, 15087 of 15325 nodes",
        "limit 10, tables 0, nodes 3000: values [9, 7, 38, 4], \
         distances [38, 9, 11], 168 turns, 168 in lines, 0 checked, 24120 of 26924 nodes",
    ];
    assert_eq!(found, expected, "the solver changed: update these numbers on purpose");
}

/// The proofs of random positions of 5 × 3, their turns, and the positions that the checks visit.
#[test]
fn proofs_have_the_recorded_sums() {
    let found =
        [("3", 1 << 20), ("5", 1 << 20), ("9", 1 << 20), ("None", 1 << 8)].map(|(limit, bytes)| {
            let rules = &custom(5, 3, "BBBBB/BW1BW/WWWWW", &format!("quiet_limit: {limit}"));
            let budget = SolveBudget { bytes, ..BUDGET };
            let mut random = Xoshiro256PlusPlus::seed_from_u64(48);
            let (mut proofs, mut strategies, mut positions, mut turns) = (0, 0, 0, 0);
            for _ in 0..100 {
                let position = random_position(rules, 8, 0, &mut random);
                let (_, proof) = solve_with_proof(rules, &position, budget, &|_| true).unwrap();
                let Some(proof) = proof else { continue };
                // Proof tables that are too small may have lost a part.
                let Ok(checked) = check(rules, &proof) else { continue };
                proofs += 1;
                strategies += proof.strategies.iter().map(|it| it.turns.len()).sum::<usize>();
                positions += checked.positions;
                turns += checked.turns.unwrap_or(0);
            }
            format!("limit {limit}: {proofs} proofs, {strategies}, {positions} positions, {turns}")
        });
    let expected = [
        "limit 3: 66 proofs, 106, 225 positions, 118",
        "limit 5: 83 proofs, 371, 740 positions, 247",
        "limit 9: 94 proofs, 689, 1326 positions, 372",
        "limit None: 94 proofs, 907, 1676 positions, 348",
    ];
    assert_eq!(found, expected, "the solver changed: update these numbers on purpose");
}

/// Positions in which one turn has very many ways count as many nodes, and as work of their own between two
/// calls of the monitor.
#[test]
fn positions_with_very_many_chains_have_the_recorded_work() {
    let found: Vec<String> = explosive::all()
        .iter()
        .map(|place| {
            let calls = AtomicUsize::new(0);
            let monitor = |_: &SolveProgress| calls.fetch_add(1, Relaxed) < usize::MAX;
            let tables = EndgameTables::empty(&place.rules);
            let budget = SolveBudget { nodes: 30, ..BUDGET };
            let solution = solve(&place.rules, &place.position, budget, &tables, &monitor).unwrap();
            format!("{}: {} nodes, {} calls", place.name, solution.nodes, calls.into_inner())
        })
        .collect();
    let expected = [
        "parker: 754 nodes, 0 calls",
        "parker-wide: 796 nodes, 0 calls",
        "free: 132 nodes, 0 calls",
        "claimed: 132 nodes, 0 calls",
        "nearest: 132 nodes, 0 calls",
        "straight: 132 nodes, 0 calls",
        "straight-nearest: 132 nodes, 0 calls",
        "start-nearest: 260 nodes, 0 calls",
        "start-free: 132 nodes, 0 calls",
    ];
    assert_eq!(found, expected, "the solver changed: update these numbers on purpose");
}

/// Once the monitor says stop, the search for the shortest win ends too.
#[test]
fn the_shortest_win_is_not_searched_for_after_a_stop() {
    let rules = custom(5, 3, "BBBBB/BW1BW/WWWWW", "");
    let start = Position::start(&rules);
    let solved = |most: usize| {
        let calls = AtomicUsize::new(0);
        let monitor = |_: &SolveProgress| calls.fetch_add(1, Relaxed) < most;
        let tables = EndgameTables::empty(&rules);
        let solution = solve(&rules, &start, BUDGET, &tables, &monitor).unwrap();
        (solution, calls.into_inner())
    };
    let (whole, calls) = solved(usize::MAX);
    assert_eq!(whole.distance, Some(Distance::Shortest(11)));
    let (stopped, _) = solved(calls - 1);
    assert!(stopped.nodes < whole.nodes, "{} {}", stopped.nodes, whole.nodes);
    assert_eq!(stopped.value(), whole.value());
    assert!(matches!(stopped.distance, Some(Distance::AtMost(_))), "{:?}", stopped.distance);
}
