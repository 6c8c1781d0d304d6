//! What a quiet position is worth: stones, freedom to move, and places of many lines.

use super::score::Value;
use crate::rules::{Direction, PointSet, Position, Ruleset};

/// A stone, the unit of all values.
const STONE: Value = 100;
/// One step that a stone could take. Freedom is the resource that the Russian sheet ranks above
/// stones; many steps together outweigh one.
const STEP: Value = 5;
/// A stone on a point with diagonal lines, which has twice the ways to strike and to flee.
const STRONG: Value = 8;
/// The right to move next.
const TEMPO: Value = 10;

/// The value of a position for the side to move, in hundredths of a stone, the end of the game
/// left out of account.
pub(super) fn evaluate(rules: &Ruleset, position: &Position) -> Value {
    let empty = position.empty(rules);
    let (own, enemy) = (position.own(), position.enemy());
    let balance = side_value(rules, own, empty) - side_value(rules, enemy, empty);
    // The fewer stones are left, the more a lead is worth: trades favour the stronger side.
    let all = (own.len() + enemy.len()) as Value;
    let lead = own.len() as Value - enemy.len() as Value;
    balance + lead * 400 / (all + 4) + TEMPO
}

fn side_value(rules: &Ruleset, stones: PointSet, empty: PointSet) -> Value {
    let board = &rules.board;
    let steps: usize = Direction::ALL
        .into_iter()
        .map(|direction| (stones & board.leading_to(empty, direction)).len())
        .sum();
    let strong = Direction::ALL
        .into_iter()
        .filter(|direction| direction.is_diagonal())
        .fold(PointSet::EMPTY, |set, direction| set | board.open(direction));
    stones.len() as Value * STONE
        + steps as Value * STEP
        + (stones & strong).len() as Value * STRONG
}
