//! The maker on the smallest board: the same games give the same puzzles, and all of them hold.

use fanorona::catalogue::endgame::quickly_built;
use fanorona::engine::endgame::{EndgameTables, build};
use fanorona::game::puzzles::{Puzzle, PuzzlePack, Theme, shipped};
use fanorona::rules::{PointSet, Position, Side, Variant, variant};
use fanorona_lab::puzzles::difficulty::{Tries, fit};
use fanorona_lab::puzzles::maker::{Checker, MakeOptions, Maker, Pool, PuzzleCheckError, balanced};
use std::sync::Arc;

fn telo() -> Arc<Variant> {
    variant::shipped::variant("telo").unwrap()
}

/// Tables of all stones of the smallest board.
fn tables(variant: &Variant) -> Arc<EndgameTables> {
    let mut tables = EndgameTables::empty(&variant.rules);
    assert!(build::extend(&mut tables, &variant.rules, 9, 1, &|_| true).unwrap());
    Arc::new(tables)
}

fn puzzles(pack: &PuzzlePack) -> Vec<Puzzle> {
    pack.puzzles().map(Result::unwrap).collect()
}

#[test]
fn the_same_games_give_the_same_puzzles_and_each_holds() {
    let (telo, options) = (telo(), MakeOptions { nodes: 500, tries: 1, ..MakeOptions::default() });
    let tables = tables(&telo);
    let made = || {
        let maker = Maker::new(telo.clone(), tables.clone(), options);
        let mut pool = Pool::new(telo.clone(), 50);
        for game in 0..40 {
            for puzzle in maker.game(game, &pool).0 {
                let wanted = !pool.knows(&puzzle.position) && pool.has_room(puzzle.themes);
                assert_eq!(pool.add(&puzzle), wanted, "{}", puzzle.id);
                assert!(!pool.add(&puzzle), "it is there, or there is no room");
            }
        }
        pool.pack().clone()
    };
    let pack = made();
    assert!(pack.entries().len() > 5, "{}", pack.entries().len());
    assert_eq!(pack.to_string(), made().to_string());
    let checker = Checker::new(&telo, tables.clone(), options.nodes);
    for puzzle in puzzles(&pack) {
        assert_eq!(checker.check(&puzzle), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn every_shipped_puzzle_of_the_smallest_board_holds() {
    let telo = telo();
    let pack = shipped::pack("telo").unwrap().unwrap();
    let checker = Checker::new(&telo, tables(&telo), pack.made.unwrap().nodes);
    for puzzle in puzzles(&pack) {
        assert_eq!(checker.check(&puzzle), Ok(()), "{}", puzzle.id);
    }
}

/// A change of the evaluation can make other turns as good as that of a solution.
#[test]
fn some_shipped_puzzles_of_every_pack_hold() {
    check_shipped(4);
}

#[test]
#[ignore = "takes half an hour"]
fn every_shipped_puzzle_holds() {
    check_shipped(usize::MAX);
}

/// Checks puzzles of every shipped pack, at most this many of each, evenly spread.
fn check_shipped(most: usize) {
    for (key, _) in shipped::FILES {
        let pack = shipped::pack(key).unwrap().unwrap();
        let variant = pack.variant().clone();
        let nodes = pack.made.unwrap().nodes;
        let stones = quickly_built(&variant.rules);
        let mut tables = EndgameTables::empty(&variant.rules);
        build::extend(&mut tables, &variant.rules, stones, 1, &|_| true).unwrap();
        let checker = Checker::new(&variant, Arc::new(tables), nodes);
        let length = pack.entries().len();
        let step = (length / most.min(length)).max(1);
        for index in (0..length).step_by(step) {
            let puzzle = pack.puzzle(index).unwrap();
            assert_eq!(checker.check(&puzzle), Ok(()), "{}", puzzle.id);
        }
    }
}

#[test]
fn the_checker_finds_wrong_turns_and_wrong_themes() {
    let telo = telo();
    let pack = shipped::pack("telo").unwrap().unwrap();
    let checker = Checker::new(&telo, tables(&telo), pack.made.unwrap().nodes);
    let (mut wrong, mut equal) = (0, 0);
    for puzzle in puzzles(&pack) {
        let rules = &telo.rules;
        let all = fanorona::rules::generate::turns(rules, &puzzle.position);
        let Some(other) = all.into_iter().find(|turn| !puzzle.accepts(0, turn)) else { continue };
        let line = vec![other.clone()];
        let changed = Puzzle { line, equal: vec![Vec::new()], ..puzzle.clone() };
        assert_eq!(checker.check(&changed), Err(PuzzleCheckError::Wrong(1)), "{}", puzzle.id);
        wrong += 1;
        if puzzle.line.len() == 1 {
            let changed = Puzzle { equal: vec![vec![other]], ..puzzle.clone() };
            assert_eq!(checker.check(&changed), Err(PuzzleCheckError::Equal(1)), "{}", puzzle.id);
            equal += 1;
        }
        let themes = Theme::ALL.into_iter().find(|&theme| !puzzle.themes.contains(theme));
        let changed = Puzzle { themes: puzzle.themes.with(themes.unwrap()), ..puzzle.clone() };
        assert_eq!(checker.check(&changed), Err(PuzzleCheckError::Themes), "{}", puzzle.id);
    }
    assert!(wrong > 5 && equal > 0, "{wrong} {equal}");
}

/// All positions of the smallest board, with mirror images, whether a game leads to them or not, and the
/// puzzles that the maker finds in them, without mirror images: more than games can give.
#[test]
#[ignore = "takes half a minute"]
fn the_smallest_board_has_so_many_puzzles() {
    let telo = telo();
    let rules = &telo.rules;
    let maker = Maker::new(telo.clone(), tables(&telo), MakeOptions::default());
    let mut pool = Pool::new(telo.clone(), 100_000);
    let mut positions = 0;
    for code in 0..3_u32.pow(9) {
        let stones = Side::BOTH.map(|side| {
            let digit = |point: &u32| code / 3_u32.pow(*point) % 3 == side as u32 + 1;
            PointSet((0..9).filter(digit).map(|point| 1 << point).sum())
        });
        let Ok(position) = Position::new(rules, stones, Side::White, 0, 2, None) else { continue };
        if position.outcome(rules).is_some() || pool.knows(&position) {
            continue;
        }
        positions += 1;
        if let Some(puzzle) = maker.puzzle_at(&position) {
            pool.add(&puzzle);
        }
    }
    let all = pool.pack().entries().len();
    let most = balanced(pool.pack(), all).entries().len();
    assert_eq!((positions, all, most), (16_147, 278, 260));
}

#[test]
fn a_balanced_pack_has_as_many_puzzles_as_its_themes_allow() {
    for (key, _) in shipped::FILES {
        let pack = shipped::pack(key).unwrap().unwrap();
        let count = pack.entries().len();
        for wanted in [count, count / 2, 7, 0] {
            let result = balanced(&pack, wanted);
            let found = result.entries().len();
            assert!(found <= wanted);
            for theme in Theme::ALL {
                let listed =
                    result.entries().iter().filter(|entry| entry.theme == Some(theme)).count();
                assert!(5 * listed <= found, "{key}: {theme} {listed} of {found}");
            }
        }
        assert_eq!(
            balanced(&pack, count).entries().len(),
            count,
            "{key}: shipped packs are balanced"
        );
    }
}

#[test]
fn ratings_grow_with_failures_and_deviations_shrink_with_tries() {
    let tries = |solved: u32, tries: u32| -> Vec<Tries> {
        (0..10).map(|solver| Tries { solver, tries, solved: solved.min(tries) }).collect()
    };
    let ratings: Vec<u16> = (0..=4).map(|solved| fit(&tries(solved, 4), 3).rating).collect();
    assert!(ratings.is_sorted_by(|a, b| a > b), "{ratings:?}");
    assert!(fit(&tries(2, 4), 1).rating < fit(&tries(2, 4), 8).rating);
    assert!(fit(&tries(20, 40), 3).deviation < fit(&tries(2, 4), 3).deviation);
    // Without any tries only the depth counts.
    assert_eq!(fit(&[], 1).deviation, 350);
}
