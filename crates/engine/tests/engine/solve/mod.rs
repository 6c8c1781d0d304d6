//! The solver: values of small boards, and a comparison with brute force on 3 × 3.

mod brute;
mod recorded;

use crate::recorded as records;
use brute::Brute;
use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_engine::solve::{Distance, Solution, SolveBudget, solve};
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Outcome, PointSet, Position, Record, Ruleset, Side, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

const BUDGET: SolveBudget = SolveBudget { nodes: 3_000_000, bytes: 1 << 22, threads: 1 };

fn solved(rules: &Ruleset, position: &Position) -> Solution {
    solve(rules, position, BUDGET, &EndgameTables::empty(rules), &|_| true).unwrap()
}

fn custom(columns: usize, rows: usize, start: &str, switches: &str) -> Arc<Ruleset> {
    let start: String = start.split('/').map(|row| format!("\"{row}\", ")).collect();
    let text = format!(
        "(key: \"trial\", names: {{\"en\": \"Trial\"}}, columns: {columns}, rows: {rows}, \
         start: [{start}], {switches})"
    );
    Variant::read(&text).unwrap().rules
}

/// The game after the solution's line.
fn played(rules: &Arc<Ruleset>, position: &Position, solution: &Solution) -> Record {
    let mut record = Record::from_position(rules.clone(), *position);
    for turn in &solution.line {
        record.play(turn).unwrap();
    }
    record
}

// Schadd et al. 2008: wins for White. The lengths are in docs/rules.md, small boards.
#[test]
fn white_wins_the_small_boards_in_the_known_numbers_of_turns() {
    for (columns, rows, start, turns) in [
        (3, 3, "BBB/B1W/WWW", 11),
        (5, 3, "BBBBB/BW1BW/WWWWW", 11),
        (3, 5, "BBB/BBB/B1W/WWW/WWW", 13),
    ] {
        let rules = custom(columns, rows, start, "");
        let position = Position::start(&rules);
        let solution = solved(&rules, &position);
        assert_eq!(solution.value(), Some(TableValue::Win), "{columns} x {rows}");
        assert_eq!(solution.distance, Some(Distance::Shortest(turns)));
        let record = played(&rules, &position, &solution);
        assert_eq!(record.turns().len(), turns as usize);
        assert_eq!(record.outcome().and_then(Outcome::winner), Some(Side::White));
    }
}

#[test]
fn a_win_without_a_known_length_has_a_line_to_its_end() {
    let rules = custom(9, 3, "BBBBBBBBB/BWBW1BWBW/WWWWWWWWW", "");
    let position = Position::start(&rules);
    let mut tables = EndgameTables::empty(&rules);
    build::extend(&mut tables, &rules, 4, 1, &|_| true).unwrap();
    let solution = solve(&rules, &position, BUDGET, &tables, &|_| true).unwrap();
    assert_eq!((solution.value(), solution.distance), (Some(TableValue::Win), None));
    let record = played(&rules, &position, &solution);
    assert_eq!(record.outcome().and_then(Outcome::winner), Some(Side::White));
}

#[test]
fn a_drawn_endgame_is_verified_and_its_line_repeats_a_position() {
    let dimy = shipped::variant("dimy").unwrap().rules.clone();
    let position = read_position(&dimy, "BB3/5/5/5/W3W w 0 9").unwrap();
    let mut tables = EndgameTables::empty(&dimy);
    build::extend(&mut tables, &dimy, 3, 1, &|_| true).unwrap();
    let solution = solve(&dimy, &position, BUDGET, &tables, &|_| true).unwrap();
    assert_eq!(solution.value(), Some(TableValue::Draw));
    assert!(solution.checked.is_some_and(|positions| positions > 2));
    let record = played(&dimy, &position, &solution);
    assert!(record.turns().len() > 2);
    assert_eq!(record.outcome().and_then(Outcome::winner), None);
}

#[test]
fn a_finished_game_needs_no_search() {
    let telo = shipped::variant("telo").unwrap().rules.clone();
    for (text, value) in
        [("3/3/2B w 0 9", TableValue::Loss), ("B2/1W1/3 w 100 70", TableValue::Draw)]
    {
        let solution = solved(&telo, &read_position(&telo, text).unwrap());
        assert_eq!((solution.value(), solution.nodes), (Some(value), 0), "{text}");
    }
}

#[test]
fn an_exhausted_budget_and_a_cancelled_search_leave_the_value_open() {
    let tsivy = shipped::variant("tsivy").unwrap().rules.clone();
    let start = Position::start(&tsivy);
    let tables = EndgameTables::empty(&tsivy);
    let budget = SolveBudget { nodes: 2_000, ..BUDGET };
    for threads in [1, 2] {
        let budget = SolveBudget { threads, ..budget };
        let solution = solve(&tsivy, &start, budget, &tables, &|_| true).unwrap();
        assert_eq!(solution.value(), None);
        assert!(solution.nodes < 2_100, "{}", solution.nodes);
    }
    let solution = solve(&tsivy, &start, BUDGET, &tables, &|_| false).unwrap();
    assert_eq!(solution.value(), None);
    assert!(solution.nodes < 10_000);
}

#[test]
fn two_threads_prove_the_same_value() {
    let rules = custom(5, 3, "BBBBB/BW1BW/WWWWW", "");
    let start = Position::start(&rules);
    let budget = SolveBudget { threads: 2, ..BUDGET };
    let solution = solve(&rules, &start, budget, &EndgameTables::empty(&rules), &|_| true).unwrap();
    assert_eq!(solution.distance, Some(Distance::Shortest(11)));
}

/// A random position with at most `most` stones.
fn random_position(
    rules: &Ruleset,
    most: usize,
    quiet: u16,
    random: &mut Xoshiro256PlusPlus,
) -> Position {
    let points: Vec<_> = rules.board.points().collect();
    let mut stones = [PointSet::EMPTY; 2];
    for _ in 0..random.random_range(2..=most) {
        let point = points[random.random_range(0..points.len())];
        if !(stones[0] | stones[1]).contains(point) {
            let side = random.random_range(0..2);
            stones[side] = stones[side].with(point);
        }
    }
    let side = Side::BOTH[random.random_range(0..2)];
    Position::new(rules, stones, side, quiet, 2, None).unwrap()
}

#[test]
fn the_solver_agrees_with_brute_force_on_three_by_three_under_random_switches() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
    let mut pick = |values: &[&str]| values[random.random_range(0..values.len())].to_owned();
    let mut rule_sets = vec![(String::new(), 100)];
    for _ in 0..11 {
        let mut switches = String::new();
        for (name, values) in [
            ("continuation", &["Optional", "Compulsory", "Forbidden"][..]),
            ("revisiting", &["Forbidden", "Allowed"]),
            ("repeating", &["NotTwiceRunning", "NotTwiceInChain", "Allowed"]),
            ("methods", &["Both", "Both", "ApproachOnly", "WithdrawalOnly"]),
            ("choice", &["Free", "Larger"]),
            ("extent", &["WholeLine", "Nearest"]),
            ("no_move", &["Loses", "Draws"]),
            ("repetition", &["Third", "Fourth", "Never"]),
            ("omitted_capture", &["Enforced", "Claimed"]),
        ] {
            switches.push_str(&format!("{name}: {}, ", pick(values)));
        }
        let limit = pick(&["None", "3", "6", "11"]);
        switches.push_str(&format!("quiet_limit: {limit}, "));
        rule_sets.push((switches, limit.parse().unwrap_or(60)));
    }
    let mut seen = [0; 3];
    for (switches, limit) in rule_sets {
        let rules = custom(3, 3, "BBB/B1W/WWW", &switches);
        let brute = Brute::new(&rules);
        for _ in 0..120 {
            let quiet = random.random_range(0..limit);
            let position = random_position(&rules, 9, quiet, &mut random);
            if position.own().is_empty() || position.enemy().is_empty() {
                continue;
            }
            let solution = solved(&rules, &position);
            let value = brute.value(&position);
            assert_eq!(solution.value(), Some(value), "{switches} {position:?}");
            seen[value as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

#[test]
fn the_solver_agrees_with_the_tables_of_five_stones() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for (columns, rows, start) in [(5, 3, "BBBBB/BW1BW/WWWWW"), (3, 5, "BBB/BBB/B1W/WWW/WWW")] {
        let rules = custom(columns, rows, start, "");
        let mut tables = EndgameTables::empty(&rules);
        build::extend(&mut tables, &rules, 5, 1, &|_| true).unwrap();
        let mut seen = [0; 3];
        for _ in 0..60 {
            let position = random_position(&rules, 5, 0, &mut random);
            let Some(value) = tables.probe(&rules, &position) else { continue };
            if position.enemy().is_empty() {
                continue;
            }
            let solution = solved(&rules, &position);
            assert_eq!(solution.value(), Some(value), "{position:?}");
            seen[value as usize] += 1;
        }
        assert!(seen.iter().sum::<i32>() > 40, "{seen:?}");
    }
}

#[test]
fn with_tables_the_solver_agrees_with_brute_force_and_its_lines_end_the_game() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(31);
    let (mut seen, mut ends) = ([0; 3], 0);
    for (limit, most) in [("None", 60), ("3", 3), ("5", 4), ("7", 7)] {
        let rules = custom(3, 3, "BBB/B1W/WWW", &format!("quiet_limit: {limit}"));
        let brute = Brute::new(&rules);
        let mut tables = EndgameTables::empty(&rules);
        build::extend(&mut tables, &rules, 4, 1, &|_| true).unwrap();
        for _ in 0..600 {
            let quiet = random.random_range(0..most);
            let position = random_position(&rules, 7, quiet, &mut random);
            if position.outcome(&rules).is_some() {
                continue;
            }
            let solution = solve(&rules, &position, BUDGET, &tables, &|_| true).unwrap();
            let value = brute.value(&position);
            assert_eq!(solution.value(), Some(value), "{limit} {position:?}");
            seen[value as usize] += 1;
            let winner = match value {
                TableValue::Win => Some(position.side()),
                TableValue::Draw => None,
                TableValue::Loss => Some(position.side().opponent()),
            };
            let record = played(&rules, &position, &solution);
            assert_eq!(record.outcome().and_then(Outcome::winner), winner, "{position:?}");
            ends += usize::from(record.outcome().is_some());
        }
    }
    assert!(seen.iter().all(|&count| count > 10) && ends > 60, "{seen:?} {ends}");
}

#[test]
fn dimy_is_a_draw() {
    // Schadd et al. 2008; both closed sets are found and verified.
    let dimy = shipped::variant("dimy").unwrap().rules.clone();
    let mut tables = EndgameTables::empty(&dimy);
    build::extend(&mut tables, &dimy, 4, 1, &|_| true).unwrap();
    let budget = SolveBudget { bytes: 1 << 26, ..BUDGET };
    let solution = solve(&dimy, &Position::start(&dimy), budget, &tables, &|_| true).unwrap();
    assert_eq!(solution.value(), Some(TableValue::Draw));
    assert!(solution.checked.is_some_and(|positions| positions > 1_000));
}

#[test]
fn where_the_quiet_turns_run_out_both_searches_are_counted_as_recorded() {
    // A proof that is longer than the limit is searched for again, with the quiet turns in the keys.
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let rules = custom(3, 3, "BBB/B1W/WWW", "quiet_limit: 3");
    let endless = custom(3, 3, "BBB/B1W/WWW", "quiet_limit: None");
    let (mut sums, mut later) = ([0; 4], 0);
    for _ in 0..60 {
        let position = random_position(&rules, 5, 1, &mut random);
        if position.outcome(&rules).is_some() {
            continue;
        }
        let [limited, free] = [&rules, &endless].map(|rules| solved(rules, &position));
        assert!(limited.proof_nodes <= limited.nodes);
        later += usize::from(limited.value() != free.value());
        for (sum, solution) in sums.chunks_mut(2).zip([limited, free]) {
            sum[0] += solution.proof_nodes;
            sum[1] += solution.nodes;
        }
    }
    assert!(later > 3, "{later} are decided by the limit");
    records::check("solver-quiet-turns", &[format!("{sums:?}")]);
}
