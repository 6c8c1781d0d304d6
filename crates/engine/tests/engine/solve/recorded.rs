//! What the solver finds and how much it visits, for random positions under limits of quiet turns and with
//! endgame tables, as recorded sums: a change of the solver changes them.

use super::{BUDGET, custom, random_position, solved};
use crate::{explosive, recorded};
use fanorona_engine::endgame::{EndgameTables, build};
use fanorona_engine::solve::{Distance, SolveBudget, SolveProgress, solve};
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
    recorded::check("solver-limits-and-tables", &found);
}

/// Larger boards have cycles over more turns.
#[test]
fn positions_of_dimy_have_the_recorded_sums() {
    let found = ["None", "6", "10"].map(|limit| {
        let rules = custom(5, 5, "BBBBB/BBBBB/BW1BW/WWWWW/WWWWW", &format!("quiet_limit: {limit}"));
        sums_of(&rules, limit, 0, 3_000, 60)
    });
    recorded::check("solver-dimy", &found);
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
    recorded::check("solver-many-chains", &found);
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

#[test]
fn small_boards_are_solved_with_the_recorded_numbers_of_nodes() {
    let boards =
        [(3, 3, "BBB/B1W/WWW"), (5, 3, "BBBBB/BW1BW/WWWWW"), (3, 5, "BBB/BBB/B1W/WWW/WWW")];
    let found = boards.map(|(columns, rows, start)| {
        let rules = custom(columns, rows, start, "");
        let solution = solved(&rules, &Position::start(&rules));
        format!("{columns} x {rows}: {} of {} nodes", solution.proof_nodes, solution.nodes)
    });
    recorded::check("solver-small-boards", &found);
}
