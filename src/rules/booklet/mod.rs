//! The Parker booklet's study of the opening, counted again.
//!
//! Its authors followed the first turns by hand, in days when nobody would do it otherwise. What
//! they printed stands in [`printed`] and nowhere else; everything beside it is counted here,
//! by the rules that the booklet states.

mod case_d;
mod column;
pub mod printed;
mod sample;

pub use case_d::CaseLine;
pub use column::{Column, Compared};
pub use sample::{SAMPLE, SampleTurn, sample};

use super::generate::{Effect, effects};
use super::notation::read_turn;
use super::position::Position;
use super::turn::Turn;
use super::variant::shipped;
use super::{PointSet, Ruleset};
use std::collections::HashSet;
use std::sync::Arc;

/// Everything the booklet counts, printed and counted.
#[derive(Clone, Debug)]
pub struct Study {
    /// White's openings, A to E.
    pub openings: Vec<Opening>,
    /// White's second turns in case D: the booklet's in its order, then those it missed.
    pub lines: Vec<CaseLine>,
    /// Arrangements after Black's second turn in case D.
    pub case_d: Compared,
    /// Ways to play both sides' first two turns; the booklet guesses.
    pub second_turns: Compared,
    /// Different arrangements after these; fewer, for some are reached in several ways.
    pub arrangements: usize,
}

/// One of White's openings.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The booklet's letter.
    pub letter: char,
    /// The opening turn.
    pub turn: Turn,
    /// How many stones it takes.
    pub taken: Compared,
    /// Black's replies.
    pub replies: Compared,
    /// White's second turns by the stones that White has taken in both: a column of table 1.
    pub column: Column,
    /// Different arrangements after White's second turn; fewer than the column's turns where two
    /// ways lead to the same.
    pub arrangements: usize,
}

impl Study {
    /// Counts it all; a few milliseconds. `None` only if the shipped Parker rules were others than
    /// the booklet's, which a test rules out.
    pub fn new() -> Option<Self> {
        let rules = &shipped::variant("parker")?.rules;
        let start = Position::start(rules);
        let openings: Vec<Opening> = printed::OPENINGS
            .iter()
            .enumerate()
            .map(|(index, opening)| self::opening(rules, &start, index, opening))
            .collect::<Option<_>>()?;
        let lines = case_d::lines(rules, &case_d::position(rules)?)?;
        let counted = lines.iter().map(|line| line.column.turns.counted).sum();
        let mut paths = 0;
        let mut arrangements = HashSet::new();
        walk(rules, &start, 4, &mut |before, effect| {
            let after = before.moved(rules, effect.from, effect.to, effect.captured);
            arrangements.insert((after.own(), after.enemy()));
            paths += 1;
        });
        Some(Self {
            openings,
            lines,
            case_d: Compared { printed: Some(printed::CASE_D_SECOND), counted },
            second_turns: Compared { printed: Some(printed::SECOND_TURNS), counted: paths },
            arrangements: arrangements.len(),
        })
    }

    /// The sum of the openings' replies.
    pub fn replies(&self) -> Compared {
        Compared::sum(self.openings.iter().map(|opening| opening.replies))
    }

    /// The sum of the openings' second turns.
    pub fn results(&self) -> Compared {
        Compared::sum(self.openings.iter().map(|opening| opening.column.turns))
    }
}

fn opening(
    rules: &Arc<Ruleset>,
    start: &Position,
    index: usize,
    printed: &printed::Opening,
) -> Option<Opening> {
    let turn = read_turn(rules, start, printed.turn).ok()?;
    let position = start.play_unchecked(rules, &turn);
    let mut replies = 0;
    walk(rules, &position, 1, &mut |_, _| replies += 1);
    let own = turn.captured.len() as u32;
    let mut taken = Vec::new();
    let mut arrangements = HashSet::new();
    walk(rules, &position, 2, &mut |before, effect| {
        let after = before.moved(rules, effect.from, effect.to, effect.captured);
        arrangements.insert((after.own(), after.enemy()));
        taken.push(own + effect.captured.len() as u32);
    });
    Some(Opening {
        letter: printed.letter,
        taken: Compared { printed: Some(printed.taken), counted: own },
        replies: Compared { printed: Some(printed.replies), counted: replies },
        column: Column::new(&taken, Some(printed::table_1(index))),
        arrangements: arrangements.len(),
        turn,
    })
}

/// Visits every line of so many turns: the position before the last turn, and that turn. Turns
/// of the same start, end and captured stones are one, as in the booklet.
fn walk(
    rules: &Ruleset,
    position: &Position,
    turns: u32,
    visit: &mut impl FnMut(&Position, &Effect),
) {
    let mut all = Vec::new();
    effects(rules, position, &mut all);
    for effect in &all {
        if turns <= 1 {
            visit(position, effect);
        } else {
            let next = position.moved(rules, effect.from, effect.to, effect.captured);
            walk(rules, &next, turns - 1, visit);
        }
    }
}

/// What two chains must have in common to be the same turn of the booklet.
fn effect_of(turn: &Turn) -> (super::Point, super::Point, PointSet) {
    (turn.from, turn.to(), turn.captured)
}
