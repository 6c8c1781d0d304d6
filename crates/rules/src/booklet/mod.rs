//! The Parker booklet's study of the opening, recounted.
//!
//! Its authors counted the first turns by hand. The printed numbers are in the module
//! `printed` only; all others are counted here, under the rules that the booklet states.

mod case_d;
mod column;
mod printed;
mod sample;

pub use case_d::CaseLine;
pub use column::{Column, Compared};
pub use sample::{SAMPLE, SampleTurn, sample};

use super::Ruleset;
use super::generate::{Effect, effects};
use super::notation::read_turn;
use super::position::Position;
use super::turn::Turn;
use super::variant::shipped;
use std::collections::HashSet;
use std::sync::Arc;

/// All numbers of the study, printed and counted.
///
/// ```
/// use fanorona_rules::booklet::Study;
///
/// let study = Study::new().unwrap();
/// let letters: String = study.openings.iter().map(|opening| opening.letter).collect();
/// assert_eq!(letters, "ABCDE");
/// assert!(study.replies().agrees());
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    /// White's openings, A to E.
    pub openings: Vec<Opening>,
    /// White's second turns in case D: the printed ones in their order, then those that the booklet
    /// missed.
    pub lines: Vec<CaseLine>,
    /// The number of arrangements after Black's second turn in case D.
    pub case_d: Compared,
    /// The number of ways to play the first two turns of both sides; the booklet estimates it.
    pub second_turns: Compared,
    /// The number of different arrangements after these turns; it is smaller, because some are reached
    /// in several ways.
    pub arrangements: usize,
}

/// One of White's openings.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The booklet's letter.
    pub letter: char,
    /// The opening turn.
    pub turn: Turn,
    /// The number of stones it takes.
    pub taken: Compared,
    /// The number of Black's replies.
    pub replies: Compared,
    /// White's second turns by the number of stones that White has taken in both turns: a column of
    /// table 1.
    pub column: Column,
    /// The number of different arrangements after White's second turn; smaller than the column's
    /// number of turns if several turns lead to the same arrangement.
    pub arrangements: usize,
}

impl Study {
    /// Counts all numbers, which takes a few milliseconds. `None` only if the shipped Parker rules
    /// were not those of the booklet, which a test excludes.
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
        for_each_line(rules, &start, 4, &mut |before, effect| {
            let after = before.after(rules, effect);
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

    /// The position of case D before White's second turn. `None` under rules on another board.
    pub fn case_d_start(rules: &Ruleset) -> Option<Position> {
        case_d::position(rules)
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
    printed: &printed::PrintedOpening,
) -> Option<Opening> {
    let turn = read_turn(rules, start, printed.turn).ok()?;
    let position = start.play_unchecked(rules, &turn);
    let mut replies = 0;
    for_each_line(rules, &position, 1, &mut |_, _| replies += 1);
    let own = turn.captured.len() as u32;
    let mut taken = Vec::new();
    let mut arrangements = HashSet::new();
    for_each_line(rules, &position, 2, &mut |before, effect| {
        let after = before.after(rules, effect);
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

/// Calls `visit` for every line of this number of turns, with the position before the last turn and
/// the effect of that turn. Turns with the same effect count once, as in the booklet.
fn for_each_line(
    rules: &Ruleset,
    position: &Position,
    turns: u32,
    visit: &mut impl FnMut(&Position, Effect),
) {
    for effect in effects(rules, position).list {
        if turns <= 1 {
            visit(position, effect);
        } else {
            let next = position.after(rules, effect);
            for_each_line(rules, &next, turns - 1, visit);
        }
    }
}
