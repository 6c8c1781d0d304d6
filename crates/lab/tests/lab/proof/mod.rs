//! Proofs: made by the solver, written, read, and checked by the rules alone.

#[path = "../../../../engine/tests/engine/solve/brute.rs"]
mod brute;
mod command;
mod played;

use crate::recorded;
use brute::Brute;
use fanorona_engine::endgame::TableValue;
use fanorona_engine::solve::SolveBudget;
use fanorona_formats::{DataErrorKind, FileHeadError};
use fanorona_lab::proof::{
    CheckedProof, Proof, ProofCheckError, Strategy, check, solve_with_proof,
};
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Position, Ruleset, Side, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

const BUDGET: SolveBudget = SolveBudget { nodes: 3_000_000, bytes: 1 << 24, threads: 1 };

fn custom(columns: usize, rows: usize, start: &str, switches: &str) -> Arc<Ruleset> {
    let start: String = start.split('/').map(|row| format!("\"{row}\", ")).collect();
    let text = format!(
        "(key: \"trial\", names: {{\"en\": \"Trial\"}}, columns: {columns}, rows: {rows}, \
         start: [{start}], {switches})"
    );
    Variant::read(&text).unwrap().rules
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

fn proved(rules: &Ruleset, position: &Position) -> Proof {
    solve_with_proof(rules, position, BUDGET, &|_| true).unwrap().1.unwrap()
}

fn sheet(key: &str, columns: usize, rows: usize) -> Variant {
    shipped::variant(key).unwrap().on_board(columns, rows).unwrap()
}

#[test]
fn who_wins_the_smallest_boards_under_every_sheet_is_proved_and_checked() {
    for variant in shipped::all() {
        for (columns, rows) in [(3, 3), (5, 3), (3, 5)] {
            let variant = variant.on_board(columns, rows).unwrap();
            let rules = &variant.rules;
            let proof = proved(rules, &Position::start(rules));
            let text = proof.write(&variant.key, rules);
            assert_eq!(Proof::head(&text), Some((variant.key.as_str(), (columns, rows))));
            assert_eq!(Proof::read(&text, rules), Ok(proof.clone()));
            let checked = check(rules, &proof);
            assert!(checked.is_ok_and(|checked| checked.positions > 8), "{}", variant.key);
            // No other claim is proved by these turns.
            for winner in [None, Some(Side::White), Some(Side::Black)] {
                if winner == proof.winner {
                    continue;
                }
                let sides = winner.map_or(vec![Side::White, Side::Black], |side| vec![side]);
                let turns = &proof.strategies[0].turns;
                let of = |side| Strategy { side, turns: turns.clone() };
                let strategies = sides.into_iter().map(of).collect();
                let other = Proof { winner, strategies, ..proof.clone() };
                assert!(check(rules, &other).is_err(), "{}", variant.key);
            }
        }
    }
}

#[test]
fn telo_is_won_in_the_known_number_of_turns() {
    let telo = shipped::variant("telo").unwrap();
    let start = Position::start(&telo.rules);
    let proof = proved(&telo.rules, &start);
    assert_eq!(proof.winner, Some(Side::White));
    let CheckedProof { positions, turns } = check(&telo.rules, &proof).unwrap();
    assert!(positions > 20 && turns.is_some_and(|turns| turns >= 11), "{positions} {turns:?}");
}

#[test]
fn proofs_of_random_positions_have_the_values_of_brute_force() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    let rules = &shipped::variant("telo").unwrap().rules;
    let brute = Brute::new(rules);
    let mut seen = [0; 3];
    for _ in 0..400 {
        let position = random_position(rules, 9, 0, &mut random);
        let proof = proved(rules, &position);
        assert!(check(rules, &proof).is_ok(), "{position:?}");
        let value = match proof.winner {
            None => TableValue::Draw,
            Some(side) if side == position.side() => TableValue::Win,
            Some(_) => TableValue::Loss,
        };
        if position.own().is_empty() || position.enemy().is_empty() {
            continue;
        }
        assert_eq!(value, brute.value(&position), "{position:?}");
        seen[value as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn proofs_hold_before_the_limit_of_quiet_turns_and_mostly_from_tables_that_are_too_small() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
    let found =
        [("3", 1 << 20), ("5", 1 << 20), ("9", 1 << 20), ("None", 1 << 8)].map(|(limit, bytes)| {
            let rules = &custom(5, 3, "BBBBB/BW1BW/WWWWW", &format!("quiet_limit: {limit}"));
            let budget = SolveBudget { bytes, ..BUDGET };
            let (mut accepted, mut refused, mut missing) = (0, 0, 0);
            for _ in 0..150 {
                let position = random_position(rules, 8, 0, &mut random);
                let (solution, proof) =
                    solve_with_proof(rules, &position, budget, &|_| true).unwrap();
                let winner = match solution.value().unwrap() {
                    TableValue::Win => Some(position.side()),
                    TableValue::Draw => None,
                    TableValue::Loss => Some(position.side().opponent()),
                };
                match proof {
                    Some(proof) if check(rules, &proof).is_ok() => {
                        assert_eq!(proof.winner, winner, "{position:?}");
                        accepted += 1;
                    }
                    Some(_) => refused += 1,
                    None => missing += 1,
                }
            }
            (accepted, refused, missing)
        });
    // What is missing was proved with the quiet turns in the keys.
    let [short, middle, long, (accepted, ..)] = found;
    assert_eq!([short, middle, long], [(111, 0, 39), (113, 0, 37), (145, 0, 5)]);
    assert!(accepted > 120, "{found:?}");
}

#[test]
fn a_strategy_that_only_holds_is_no_win() {
    let dimy = shipped::variant("dimy").unwrap();
    let rules = &dimy.rules;
    let position = read_position(rules, "BB3/5/5/5/W3W w 0 9").unwrap();
    let proof = proved(rules, &position);
    assert_eq!((proof.winner, proof.strategies.len()), (None, 2));
    assert_eq!(check(rules, &proof).map(|checked| checked.turns), Ok(None));
    for strategy in &proof.strategies {
        let strategies = vec![strategy.clone()];
        let won = Proof { winner: Some(strategy.side), strategies, ..proof.clone() };
        assert!(check(rules, &won).is_err());
    }
}

#[test]
fn a_cycle_is_no_win() {
    // White and Black each have one stone, and White always plays the first turn of the list.
    let telo = shipped::variant("telo").unwrap();
    let position = read_position(&telo.rules, "B2/3/2W w 0 9").unwrap();
    let strategies = vec![Strategy { side: Side::White, turns: vec![0; 40] }];
    let proof = Proof { position, winner: Some(Side::White), strategies };
    let error = check(&telo.rules, &proof).unwrap_err();
    assert!(
        matches!(error, ProofCheckError::Cycle | ProofCheckError::End(_) | ProofCheckError::Turns),
        "{error}"
    );
}

#[test]
fn a_win_has_to_come_before_the_limit_of_quiet_turns() {
    let (endless, short) = (sheet("tsivy", 3, 3), sheet("tsivy", 3, 3));
    let mut rules = (*short.rules).clone();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut late = 0;
    rules.switches.quiet_limit = Some(2);
    for _ in 0..200 {
        let position = random_position(&endless.rules, 5, 0, &mut random);
        if position.outcome(&endless.rules).is_some() {
            continue;
        }
        let proof = proved(&endless.rules, &position);
        match check(&rules, &proof) {
            Ok(_) => {}
            Err(ProofCheckError::Quiet) => late += 1,
            Err(error) => panic!("{error} {position:?}"),
        }
    }
    assert!(late > 3, "{late}");
}

#[test]
fn too_few_and_too_many_turns_are_faults() {
    let telo = shipped::variant("telo").unwrap();
    let rules = &telo.rules;
    let proof = proved(rules, &Position::start(rules));
    let with = |turns: Vec<u32>| {
        let strategies = vec![Strategy { side: Side::White, turns }];
        check(rules, &Proof { strategies, ..proof.clone() })
    };
    let turns = &proof.strategies[0].turns;
    assert_eq!(with(turns[..turns.len() - 1].to_vec()), Err(ProofCheckError::Turns));
    assert_eq!(with([turns, &[0][..]].concat()), Err(ProofCheckError::Turns));
    assert_eq!(with(vec![99; turns.len()]), Err(ProofCheckError::Turn(proof.position)));
    assert!(with(turns.clone()).is_ok());
}

#[test]
fn damaged_texts_are_refused_with_their_line() {
    let telo = shipped::variant("telo").unwrap();
    let rules = &telo.rules;
    let text = proved(rules, &Position::start(rules)).write("telo", rules);
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
        let changed = String::from_utf8(bytes).unwrap();
        // The key and the board are not read here.
        let named = text[..at].matches(' ').count();
        let read = Proof::read(&changed, rules);
        assert!(read.is_err() || (3..=4).contains(&named), "byte {at}");
    }
    let reason = |text: &str| Proof::read(text, rules).map_err(|error| (error.line, error.reason));
    assert_eq!(reason("nonsense"), Err((1, FileHeadError::OtherKind.into())));
    let version = text.replacen("proof 1", "proof 7", 1);
    assert_eq!(reason(&version), Err((1, FileHeadError::Version("7".to_owned()).into())));
    let dimy = shipped::variant("dimy").unwrap();
    let other = Proof::read(&text, &dimy.rules).unwrap_err();
    assert_eq!((other.line, other.reason), (2, DataErrorKind::Damaged));
}

#[test]
fn a_game_that_is_over_needs_no_turns() {
    let telo = shipped::variant("telo").unwrap();
    for (text, winner) in [("3/3/2B w 0 9", Some(Side::Black)), ("B2/1W1/3 w 100 70", None)] {
        let position = read_position(&telo.rules, text).unwrap();
        let proof = proved(&telo.rules, &position);
        assert_eq!(proof.winner, winner);
        assert_eq!(check(&telo.rules, &proof).map(|checked| checked.positions), Ok(1));
        // Neither with turns nor with another winner.
        let mut long = proof.clone();
        long.strategies[0].turns.push(0);
        assert_eq!(check(&telo.rules, &long), Err(ProofCheckError::End(position)));
        let strategies = vec![Strategy { side: Side::White, turns: Vec::new() }];
        let other = Proof { winner: Some(Side::White), strategies, ..proof };
        assert_eq!(check(&telo.rules, &other), Err(ProofCheckError::End(position)));
    }
}

/// A text with the checksum of what follows it.
fn resealed(text: &str) -> String {
    let (head, body) = text.split_once('\n').unwrap();
    let (before, _) = head.rsplit_once(' ').unwrap();
    format!("{before} {:08x}\n{body}", crc32fast::hash(body.as_bytes()))
}

#[test]
fn numbers_of_every_size_are_written_and_read() {
    let telo = shipped::variant("telo").unwrap();
    let rules = &telo.rules;
    let mut turns = vec![0, 1, 126, 127, 128, 129, 255, 256, 16_383, 16_384, 1 << 21, u32::MAX];
    turns.extend(0..300);
    let strategies = vec![Strategy { side: Side::White, turns }];
    let position = Position::start(rules);
    let proof = Proof { position, winner: Some(Side::White), strategies };
    assert_eq!(Proof::read(&proof.write("telo", rules), rules), Ok(proof.clone()));
    // A number below 128 is one byte.
    let strategies = vec![Strategy { side: Side::White, turns: vec![127] }];
    let text = Proof { strategies, ..proof }.write("telo", rules);
    assert!(text.ends_with("strategy white 1\nfw\n"), "{text}");
}

#[test]
fn behind_a_fitting_checksum_damage_is_found_in_its_line() {
    let telo = shipped::variant("telo").unwrap();
    let rules = &telo.rules;
    let strategies = vec![Strategy { side: Side::White, turns: vec![5, 6, 7] }];
    let position = Position::start(rules);
    let proof = Proof { position, winner: Some(Side::White), strategies };
    let text = proof.write("telo", rules);
    assert_eq!(resealed(&text), text);
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Proof::read(&resealed(&text.replacen(from, to, 1)), rules).map_err(|error| error.line)
    };
    assert_eq!(error("position ", "place "), Err(2));
    assert_eq!(error("winner white", "winner green"), Err(3));
    assert_eq!(error("strategy white", "strategy green"), Err(4));
    // The three numbers are one line of base64.
    assert_eq!(error("BQYH", "B!YH"), Err(5));
    assert_eq!(error("white 3", "white 4"), Err(6), "a number is missing");
    assert_eq!(error("white 3", "white 2"), Err(5), "there is one more");
    assert_eq!(error("BQYH", "BQYHgA"), Err(5), "the last does not end");
    assert_eq!(error("BQYH", "BQYH\nBQYH"), Err(6), "a line too many");
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
    recorded::check("proofs", &found);
}
