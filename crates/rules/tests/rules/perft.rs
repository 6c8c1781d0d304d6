//! Perft numbers and exact lists of turns, stored as text in `tests/perft`.
//!
//! A file consists of blocks. `id` begins a block; `variant`, or `switches` on Tsivy's board, sets the
//! rules; `position` the position; `after` turns played from there; `counting` which turns count as
//! different. `perft DEPTH COUNT` is a number, `deep DEPTH COUNT` a number that only the ignored test
//! counts, and `turns` the whole list at depth 1. Text from `#` on is a comment.

use super::common::{play, position, rules, tsivy_with, turns};
use fanorona_rules::perft::{Counting, perft, perft_within};
use fanorona_rules::{Position, Record, Ruleset};
use std::path::Path;
use std::sync::Arc;

struct Block {
    id: String,
    rules: Arc<Ruleset>,
    position: Position,
    counting: Counting,
    perft: Vec<(u32, u64)>,
    deep: Vec<(u32, u64)>,
    turns: Option<Vec<String>>,
}

fn blocks() -> Vec<Block> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        read(&std::fs::read_to_string(entry.unwrap().path()).unwrap(), &mut all);
    }
    assert!(all.len() >= 15, "the numbers are there");
    all
}

fn read(text: &str, all: &mut Vec<Block>) {
    let mut sheet = rules("tsivy");
    let first = all.len();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if word == "id" {
            sheet = rules("tsivy");
            let position = Position::start(&sheet);
            let (perft, deep) = (Vec::new(), Vec::new());
            let (id, rules, counting) = (rest.to_owned(), sheet.clone(), Counting::Sequences);
            all.push(Block { id, rules, position, counting, perft, deep, turns: None });
            continue;
        }
        assert!(all.len() > first, "{line}: no id before it");
        let block = all.last_mut().unwrap();
        let counted = |rest: &str| {
            let (depth, count) = rest.split_once(' ').unwrap();
            (depth.parse().unwrap(), count.replace(',', "").parse().unwrap())
        };
        match word {
            "variant" => sheet = rules(rest),
            "switches" => sheet = tsivy_with(rest),
            "position" => block.position = position(&sheet, rest),
            "after" => {
                let mut game = Record::from_position(sheet.clone(), block.position);
                play(&mut game, rest);
                block.position = *game.position();
            }
            "counting" if rest == "sequences" => block.counting = Counting::Sequences,
            "counting" if rest == "results" => block.counting = Counting::Results,
            "perft" => block.perft.push(counted(rest)),
            "deep" => block.deep.push(counted(rest)),
            "turns" => block.turns = Some(rest.split_whitespace().map(str::to_owned).collect()),
            _ => panic!("{line}: no such line"),
        }
        block.rules = sheet.clone();
    }
}

fn count(block: &Block, numbers: &[(u32, u64)]) {
    for &(depth, expected) in numbers {
        let found = perft(&block.rules, &block.position, depth, block.counting);
        assert_eq!(found, expected, "{}, depth {depth}", block.id);
    }
}

#[test]
fn perft_numbers_are_the_known_ones() {
    for block in blocks() {
        count(&block, &block.perft);
    }
}

#[test]
#[ignore = "some seconds"]
fn deep_perft_numbers_are_the_known_ones() {
    for block in blocks() {
        count(&block, &block.deep);
    }
}

#[test]
fn turn_lists_are_the_known_ones() {
    for mut block in blocks() {
        if let Some(expected) = &mut block.turns {
            expected.sort_unstable();
            assert_eq!(turns(&block.rules, &block.position), *expected, "{}", block.id);
        }
    }
}

#[test]
fn a_count_asks_about_every_sixteenth_position_whether_to_stop() {
    let tsivy = rules("tsivy");
    let start = Position::start(&tsivy);
    for counting in [Counting::Sequences, Counting::Results] {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            false
        };
        let count = perft_within(&tsivy, &start, 4, counting, &mut stop);
        assert_eq!((count.number, count.exact), (perft(&tsivy, &start, 4, counting), true));
        let positions: u64 = (1..4).map(|depth| perft(&tsivy, &start, depth, counting)).sum();
        assert!((positions / 24..=positions / 8).contains(&asked), "{asked} of {positions}");
    }
}

/// However deep it is, nothing more is counted after that.
#[test]
fn a_stopped_count_leaves_every_turn_of_its_line() {
    let tsivy = rules("tsivy");
    let start = Position::start(&tsivy);
    for counting in [Counting::Sequences, Counting::Results] {
        for depth in [2, 5, 8] {
            let count = perft_within(&tsivy, &start, depth, counting, &mut || true);
            assert!(!count.exact && count.number < 1_000, "{counting:?} {depth}: {count}");
        }
    }
}
