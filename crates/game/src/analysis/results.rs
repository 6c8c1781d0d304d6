//! What the endgame tables say of every legal turn.

use super::exact::ResultProver;
use fanorona_engine::endgame::{EndgameTables, TableValue};
use fanorona_rules::generate::{self, Effect};
use fanorona_rules::{Point, Record};
use serde::{Deserialize, Serialize};

/// The proven result of a legal turn.
///
/// ```
/// use fanorona_game::analysis::turn_results;
/// use fanorona_engine::endgame::{EndgameTables, TableValue, build};
/// use fanorona_rules::{Record, notation::read_position, variant::shipped};
///
/// let telo = shipped::variant("telo").unwrap();
/// let mut tables = EndgameTables::empty(&telo.rules);
/// build::extend(&mut tables, &telo.rules, 2, 1, &|_| true)?;
/// let position = read_position(&telo.rules, "3/3/W1B w 0 9").unwrap();
/// let game = Record::from_position(telo.rules.clone(), position);
///
/// // White must capture, and wins with it.
/// let results = turn_results(&game, &tables);
/// assert_eq!((results[0].result, results[0].turns), (TableValue::Win, 1));
/// # Ok::<(), fanorona_engine::endgame::TableError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnResult {
    /// The effect of the turn.
    pub effect: Effect,
    /// The result for the side to move, if both sides play as well as possible afterwards.
    pub result: TableValue,
    /// The number of turns of both sides, this one included, until the next capture or the end of the
    /// game; 0 for a draw. 1 if the turn itself captures or ends the game.
    pub turns: u16,
}

impl TurnResult {
    /// Orders results for the side to move: the quickest win first, the slowest loss before a quicker
    /// one.
    fn rank(&self) -> (TableValue, i32) {
        let turns = i32::from(self.turns);
        (self.result, if self.result == TableValue::Loss { turns } else { -turns })
    }
}

/// The results of all legal turns from a game's current position, without an open chain. Empty if the
/// game is over, if the tables do not contain the positions after all of them, or if a draw by
/// repetition is near, which tables do not consider.
pub fn turn_results(record: &Record, tables: &EndgameTables) -> Vec<TurnResult> {
    let (rules, position) = (record.rules().as_ref(), record.position());
    // After a turn there can be no more stones than now, so that most positions are refused at once.
    if record.outcome().is_some() || tables.probe(rules, position).is_none() {
        return Vec::new();
    }
    let prover = ResultProver::new(record, Some(tables));
    let of = |effect: Effect| {
        let result = prover.of_turn(effect)?;
        let after = position.moved(rules, effect.from, effect.to, effect.captured);
        let turns = match result {
            TableValue::Draw => 0,
            _ if !effect.captured.is_empty() || after.outcome(rules).is_some() => 1,
            _ => tables.distance(rules, &after).map_or(0, |(_, turns)| turns + 1),
        };
        Some(TurnResult { effect, result, turns })
    };
    let all = generate::effects(rules, position).list.into_iter();
    all.map(of).collect::<Option<_>>().unwrap_or_default()
}

/// The best of these results for each stone that can move, or, if a stone is given, for each point
/// where its turns end. In the order of the points.
pub fn best_by_point(results: &[TurnResult], chosen: Option<Point>) -> Vec<(Point, TurnResult)> {
    let mut best: Vec<(Point, TurnResult)> = Vec::new();
    for &result in results {
        let Effect { from, to, .. } = result.effect;
        let point = match chosen {
            None => from,
            Some(stone) if stone == from => to,
            Some(_) => continue,
        };
        match best.iter_mut().find(|(other, _)| *other == point) {
            Some((_, known)) if known.rank() < result.rank() => *known = result,
            Some(_) => {}
            None => best.push((point, result)),
        }
    }
    best.sort_by_key(|(point, _)| point.index());
    best
}
