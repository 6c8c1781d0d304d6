//! Random games, and a naive explorer that looks through all of them.

use fanorona_game::explore::{Filter, GameFacts, GameResult, MOST_TURNS, Source, Tally};
use fanorona_rules::generate::{Effect, turns};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Board, Point, PointSet, Position, Record, Side, Variant};
use std::collections::BTreeMap;
use std::sync::Arc;

pub fn variant(key: &str) -> Arc<Variant> {
    shipped::variant(key).unwrap()
}

/// A small generator of random numbers.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

/// A game of random turns.
pub fn random_game(variant: &Variant, random: &mut Random, most: usize) -> Record {
    let mut record = Record::new(variant.rules.clone());
    while record.outcome().is_none() && record.turns().len() < most {
        let all = turns(record.rules(), record.position());
        let turn = all[random.below(all.len())].clone();
        record.play(&turn).unwrap();
    }
    record
}

/// Facts that depend on the number of a game.
pub fn facts(number: usize, record: &Record) -> GameFacts {
    let names = ["Rasoa", "Hery", "", "Noro"];
    GameFacts {
        source: Source::ALL[number % 2],
        players: [names[number % 4].to_owned(), names[number / 3 % 4].to_owned()],
        programs: [number.is_multiple_of(5), number.is_multiple_of(3)],
        result: GameResult::of(record.outcome()),
    }
}

/// The images of a point under the symmetries of a board, found by trying all turns and reflections.
fn symmetries(board: &Board) -> Vec<Vec<Point>> {
    let (columns, rows) = (board.columns(), board.rows());
    let mut found = Vec::new();
    for way in 0..8 {
        if way >= 4 && columns != rows {
            continue;
        }
        let image = |point: Point| {
            let (mut column, mut row) = (board.column(point), board.row(point));
            if way & 1 != 0 {
                column = columns - 1 - column;
            }
            if way & 2 != 0 {
                row = rows - 1 - row;
            }
            if way & 4 != 0 {
                (column, row) = (row, column);
            }
            Point::new(row * columns + column)
        };
        let images: Vec<Point> = board.points().map(image).collect();
        let joined = |one: Point, other: Point| board.direction(one, other).is_some();
        let keeps = board.points().all(|one| {
            board.points().all(|other| {
                joined(one, other) == joined(images[one.index()], images[other.index()])
            })
        });
        if keeps {
            found.push(images);
        }
    }
    found
}

fn image_of(way: &[Point], set: PointSet) -> PointSet {
    set.into_iter().fold(PointSet::EMPTY, |all, point| all | way[point.index()].set())
}

fn image_of_effect(way: &[Point], effect: Effect) -> Effect {
    Effect {
        from: way[effect.from.index()],
        to: way[effect.to.index()],
        captured: image_of(way, effect.captured),
    }
}

/// Whether two positions allow the same turns when one is mirrored, told by everything that can differ.
fn same(variant: &Variant, one: &Position, other: &Position, way: &[Point]) -> bool {
    let rules = &variant.rules;
    Side::BOTH.into_iter().all(|side| image_of(way, one.stones(side)) == other.stones(side))
        && one.side() == other.side()
        && one.handicapped() == other.handicapped()
        && one.claimed() == other.claimed()
        && one.first_turn_is_bound(rules) == other.first_turn_is_bound(rules)
}

fn counts(filter: &Filter, facts: &GameFacts) -> bool {
    let name = |side: Side| facts.players[side as usize].to_lowercase();
    let opponent = match (&filter.opponent, filter.side) {
        (None, _) => true,
        (Some(wanted), Some(side)) => name(side.opponent()).contains(&wanted.to_lowercase()),
        (Some(wanted), None) => {
            let wanted = wanted.to_lowercase();
            name(Side::White).contains(&wanted) || name(Side::Black).contains(&wanted)
        }
    };
    opponent
        && filter.sources.has(facts.source)
        && filter.result.is_none_or(|result| result == facts.result)
        && filter.side.is_none_or(|side| !facts.programs[side as usize])
}

/// What was played from a position: for each set of turns that are mirror images of each other here, the
/// numbers of games. Looks at every turn of every game.
pub fn naive(
    variant: &Variant,
    games: &[(Record, GameFacts)],
    position: &Position,
    filter: &Filter,
) -> BTreeMap<Vec<Effect>, Tally> {
    let ways = symmetries(&variant.rules.board);
    let mut found: BTreeMap<Vec<Effect>, Tally> = BTreeMap::new();
    for (record, facts) in games.iter().filter(|(_, facts)| counts(filter, facts)) {
        let mut first = None;
        for (depth, (there, turn)) in
            record.positions().iter().zip(record.turns()).take(MOST_TURNS).enumerate()
        {
            let fitting: Vec<&Vec<Point>> =
                ways.iter().filter(|way| same(variant, there, position, way)).collect();
            if !fitting.is_empty() && first.is_none() {
                let mut effects: Vec<Effect> =
                    fitting.iter().map(|way| image_of_effect(way, Effect::of(turn))).collect();
                effects.sort_unstable();
                effects.dedup();
                first = Some((depth, effects));
            }
        }
        if let Some((depth, effects)) = first
            && filter.depth.is_none_or(|most| (depth as u32) < most)
        {
            found.entry(effects).or_default().count(facts.result);
        }
    }
    found
}
