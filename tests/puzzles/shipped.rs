//! The shipped packs: read, played by both implementations of the rules, counted, and a sample searched
//! again.

use crate::plain;
use fanorona::game::puzzles::{Puzzle, PuzzlePack, Theme, shipped, visible_themes};
use fanorona::rules::generate::{Effect, turns};
use fanorona::rules::variant;
use fanorona::rules::{Position, Ruleset, Side, Turn};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::LazyLock;

/// The number of puzzles of each pack, at least.
const COUNTS: [(&str, usize); 7] = [
    ("tsivy", 3_000),
    ("dimy", 300),
    ("telo", 31),
    ("parker", 300),
    ("tumicarona", 300),
    ("tumicarona-rematch", 300),
    ("vela", 300),
];

/// The greatest size of all packs together in bytes.
const MOST_BYTES: usize = 250_000;

/// The packs, read once.
static PACKS: LazyLock<Vec<PuzzlePack>> = LazyLock::new(|| {
    shipped::FILES.iter().map(|(key, _)| shipped::pack(key).unwrap().unwrap()).collect()
});

/// Their puzzles.
static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    PACKS.iter().flat_map(|pack| pack.puzzles().collect::<Vec<_>>()).map(Result::unwrap).collect()
});

#[test]
fn every_variant_has_a_pack_without_errors() {
    let keys: Vec<&str> = shipped::FILES.iter().map(|(key, _)| *key).collect();
    let variants: Vec<&str> =
        variant::shipped::all().iter().map(|variant| variant.key.as_str()).collect();
    assert_eq!(keys, variants);
    for pack in PACKS.iter() {
        assert_eq!(pack.errors(), [], "{}", pack.variant().key);
        assert!(pack.made.is_some(), "{}", pack.variant().key);
    }
}

#[test]
fn there_are_enough_puzzles_in_few_bytes() {
    for (pack, (key, least)) in PACKS.iter().zip(COUNTS) {
        assert_eq!(pack.variant().key, key);
        let count = pack.entries().len();
        assert!(count >= least, "{key}: {count}");
    }
    let bytes: usize = shipped::FILES.iter().map(|(_, text)| text.len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes}");
}

#[test]
fn packs_are_written_as_they_are_stored() {
    for (pack, (key, text)) in PACKS.iter().zip(shipped::FILES) {
        assert_eq!(pack.to_string(), text, "{key}");
    }
}

#[test]
fn no_theme_has_more_than_a_fifth_of_a_pack() {
    for pack in PACKS.iter() {
        let mut counts = BTreeMap::<Theme, usize>::new();
        for entry in pack.entries() {
            *counts.entry(entry.theme.unwrap()).or_default() += 1;
            assert!(entry.themes.contains(entry.theme.unwrap()), "{}", entry.id);
        }
        let most = pack.entries().len() / 5;
        assert!(counts.values().all(|&count| count <= most), "{}: {counts:?}", pack.variant().key);
    }
}

#[test]
fn both_implementations_play_every_solution_and_see_its_themes() {
    for puzzle in PUZZLES.iter() {
        assert!((1..=5).contains(&puzzle.turns()), "{}", puzzle.id);
        assert_eq!(puzzle.equal.len(), puzzle.turns(), "{}", puzzle.id);
        let seen = plain::follow(puzzle);
        let themes = puzzle.themes.iter().filter(|&theme| theme != Theme::SaveDraw);
        assert_eq!(themes.collect::<BTreeSet<_>>(), seen.iter().collect(), "{}", puzzle.id);
        assert_eq!(visible_themes(puzzle), seen, "{}", puzzle.id);
    }
}

#[test]
fn only_the_right_turns_are_accepted_and_equal_ones_are_of_the_same_idea() {
    for puzzle in PUZZLES.iter() {
        for (i, turn) in puzzle.line.iter().enumerate().step_by(2) {
            let equal = &puzzle.equal[i / 2];
            assert!(equal.is_empty() || i + 1 == puzzle.line.len(), "{}: a last turn", puzzle.id);
            let position = puzzle.position_after(i);
            let rules = &puzzle.variant.rules;
            let right: Vec<Effect> = std::iter::once(turn).chain(equal).map(effect).collect();
            let (mut accepted, mut all) = (HashSet::new(), HashSet::new());
            let mut ideas = BTreeMap::<_, HashSet<Effect>>::new();
            for turn in turns(rules, &position) {
                let first = (turn.steps[0].from, turn.steps[0].to, turn.steps[0].kind);
                ideas.entry(first).or_default().insert(effect(&turn));
                all.insert(effect(&turn));
                if puzzle.accepts(i / 2, &turn) {
                    accepted.insert(effect(&turn));
                }
            }
            assert_eq!(accepted, right.iter().copied().collect(), "{}", puzzle.id);
            let one = |idea: &HashSet<Effect>| right.iter().all(|effect| idea.contains(effect));
            // Each equal turn shares a first step with the turn of the solution.
            let shared = right.iter().all(|other| {
                ideas.values().any(|idea| idea.contains(&right[0]) && idea.contains(other))
            });
            assert!(shared || ideas.values().any(one), "{}", puzzle.id);
            let forced = i > 0 && all.len() == 1;
            assert!(forced || all.len() > right.len(), "{}: a wrong turn", puzzle.id);
        }
    }
}

#[test]
fn no_position_is_there_twice_not_even_mirrored() {
    for pack in PACKS.iter() {
        let rules = &pack.variant().rules;
        let mut seen = BTreeSet::new();
        for entry in pack.entries() {
            let own: BTreeSet<String> = mirrored(rules, &entry.position);
            assert!(own.iter().all(|text| !seen.contains(text)), "{}", entry.id);
            seen.extend(own);
        }
    }
}

#[test]
fn names_and_numbers_are_in_range() {
    let mut ids = HashSet::new();
    for puzzle in PUZZLES.iter() {
        assert!(ids.insert(puzzle.id.to_string()), "{}", puzzle.id);
        assert_eq!(puzzle.id.to_string().parse(), Ok(puzzle.id.clone()));
        assert!((200..=3_500).contains(&puzzle.rating), "{}: {}", puzzle.id, puzzle.rating);
        assert!((24..=350).contains(&puzzle.deviation), "{}: {}", puzzle.id, puzzle.deviation);
    }
}

fn effect(turn: &Turn) -> Effect {
    Effect { from: turn.from, to: turn.to(), captured: turn.captured }
}

/// The position in the four mirror images of a board of 9 x 5 points, or also turned on a square one, and
/// with the colours exchanged if there is no handicap: the stones row by row, the side to move as `x`.
fn mirrored(rules: &Ruleset, position: &Position) -> BTreeSet<String> {
    let board = &rules.board;
    let (columns, rows) = (board.columns(), board.rows());
    let ways = if columns == rows { 8 } else { 4 };
    let stone = |column, row| match position.stone(board.point(column, row).unwrap()) {
        None => '.',
        Some(side) if side == position.side() => 'x',
        Some(_) => 'o',
    };
    let handicapped = position.handicapped().map(|side: Side| side == position.side());
    let image = |way: usize| {
        let mut text = String::new();
        for row in 0..rows {
            for column in 0..columns {
                let column = if way & 1 == 0 { column } else { columns - 1 - column };
                let row = if way & 2 == 0 { row } else { rows - 1 - row };
                text.push(if way & 4 == 0 { stone(column, row) } else { stone(row, column) });
            }
        }
        format!("{text} {handicapped:?}")
    };
    let texts: BTreeSet<String> = (0..ways).map(image).collect();
    texts
}
