//! Test helpers: rule sets, positions and turns from text, and seeded random play.

use fanorona_rules::generate;
use fanorona_rules::notation::position::write_stones;
use fanorona_rules::notation::{read_position, read_turn, write_position, write_turn};
use fanorona_rules::variant::{VariantErrorKind, shipped};
use fanorona_rules::{Board, Chain, Point, Position, Record, Ruleset, Turn, Variant};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// The keys of all shipped variants.
pub const KEYS: [&str; 7] =
    ["tsivy", "dimy", "telo", "parker", "tumicarona", "tumicarona-rematch", "vela"];

/// The rules of a shipped variant.
pub fn rules(key: &str) -> Arc<Ruleset> {
    Arc::clone(&shipped::variant(key).unwrap().rules)
}

/// A variant file's text: a board, its start (top row first, joined by `/`) and some switches.
pub fn variant_text(columns: usize, rows: usize, start: &str, switches: &str) -> String {
    let start: String = start.split('/').map(|row| format!("\"{row}\", ")).collect();
    format!(
        "(key: \"trial\", names: {{\"en\": \"Trial\"}}, columns: {columns}, rows: {rows}, \
         start: [{start}], {switches})"
    )
}

/// A rule set with this board, start and switches, read from a variant file. If the game is over at that start, the
/// file is no variant; then board and switches are read from two files, because other positions can be played.
pub fn custom(columns: usize, rows: usize, start: &str, switches: &str) -> Arc<Ruleset> {
    let read = |columns, rows, start: &str, switches: &str| {
        let text = variant_text(columns, rows, start, switches);
        Variant::read(&text).map_err(|errors| (text, errors))
    };
    match read(columns, rows, start, switches) {
        Ok(variant) => variant.rules,
        Err((_, errors)) if errors[0].reason == VariantErrorKind::StartOver => {
            let tsivy = rules("tsivy");
            let playable = write_stones(&tsivy.board, tsivy.start);
            let switches = read(9, 5, &playable, switches).unwrap().rules.switches;
            let other = read(columns, rows, start, "").unwrap().rules;
            Arc::new(Ruleset { board: other.board.clone(), start: other.start, switches })
        }
        Err((text, errors)) => panic!("{text}: {errors:?}"),
    }
}

/// The board and start of Tsivy with other switches.
pub fn tsivy_with(switches: &str) -> Arc<Ruleset> {
    let tsivy = rules("tsivy");
    custom(9, 5, &write_stones(&tsivy.board, tsivy.start), switches)
}

/// A position from its text.
pub fn position(rules: &Ruleset, text: &str) -> Position {
    read_position(rules, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// A game from a position's text.
pub fn game(rules: &Arc<Ruleset>, text: &str) -> Record {
    Record::from_position(Arc::clone(rules), position(rules, text))
}

/// A point of the board by name.
pub fn point(board: &Board, name: &str) -> Point {
    board.point_named(name).unwrap_or_else(|| panic!("{name} is not on the board"))
}

/// Every legal turn as text, sorted.
pub fn turns(rules: &Ruleset, position: &Position) -> Vec<String> {
    let mut all: Vec<String> = generate::turns(rules, position)
        .iter()
        .map(|turn| write_turn(&rules.board, turn))
        .collect();
    all.sort_unstable();
    all
}

/// Every legal turn of a position given as text.
pub fn turns_of(rules: &Ruleset, text: &str) -> Vec<String> {
    turns(rules, &position(rules, text))
}

/// Plays turns given as text, separated by spaces.
pub fn play(record: &mut Record, turns: &str) {
    for text in turns.split_whitespace() {
        let rules = Arc::clone(record.rules());
        let turn = read_turn(&rules, record.position(), text)
            .unwrap_or_else(|error| panic!("{text}: {error:?}"));
        record.play(&turn).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
}

/// The position of a game as text.
pub fn text(record: &Record) -> String {
    write_position(record.rules(), record.position())
}

/// A random generator that is the same on every run.
pub fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A random legal turn, played step by step; `None` if the game is over.
pub fn random_turn(
    rules: &Ruleset,
    position: &Position,
    random: &mut Xoshiro256PlusPlus,
) -> Option<Turn> {
    let mut chain = Chain::new(*position);
    loop {
        let next = chain.next_steps(rules);
        if next.is_empty() || (chain.may_end(rules).is_ok() && random.random_range(0..3) == 0) {
            return chain.finish(rules).ok();
        }
        let step = next[random.random_range(0..next.len())];
        chain.push(rules, step.from, step.to, step.kind).unwrap();
    }
}

/// A random game of at most `most` turns.
pub fn random_game(rules: &Arc<Ruleset>, seed: u64, most: usize) -> Record {
    let mut random = random(seed);
    let mut record = Record::new(Arc::clone(rules));
    while record.turns().len() < most && record.outcome().is_none() {
        let Some(turn) = random_turn(rules, record.position(), &mut random) else { break };
        record.play(&turn).unwrap();
    }
    record
}

/// A start for a board of any size: Black above, White below, and a mixed row with a gap between.
pub fn start_for(columns: usize, rows: usize) -> String {
    let middle = (rows - 1) / 2;
    let row = |row: usize| -> String {
        let letter = |column: usize| match () {
            () if row > middle => 'B',
            () if row < middle => 'W',
            () if column == columns / 2 => '1',
            () if rows.is_multiple_of(2) => 'W',
            () if (column < columns / 2) == column.is_multiple_of(2) => 'B',
            () => 'W',
        };
        (0..columns).map(letter).collect()
    };
    (0..rows).rev().map(row).collect::<Vec<_>>().join("/")
}
