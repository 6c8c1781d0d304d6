//! Case D, the opening that the booklet studies up to Black's second turn: White's second turns,
//! including those that the booklet missed, and Black's replies.

use super::printed::{self, PrintedLine};
use super::{Column, Compared, for_each_line};
use crate::generate::{Effect, shortest_turns, turns};
use crate::notation::read_turn;
use crate::{Board, CaptureKind, Position, Ruleset, Turn};

/// One of White's second turns in case D.
#[derive(Clone, Debug)]
pub struct CaseLine {
    /// The booklet's numeral, or `None` for a line that it missed.
    pub numeral: Option<&'static str>,
    /// The turn as printed, if it is.
    pub printed: Option<&'static str>,
    /// The legal turn.
    pub turn: Turn,
    /// Whether the printed turn is illegal, so that its last point was ignored.
    pub misprinted: bool,
    /// The number of stones it takes.
    pub taken: Compared,
    /// Black's second turns by the number of stones that Black has taken in both turns: a column of
    /// table 2.
    pub column: Column,
}

/// The position of case D before White's second turn.
pub(super) fn position(rules: &Ruleset) -> Option<Position> {
    printed::CASE_D.iter().try_fold(Position::start(rules), |position, text| {
        let turn = read_turn(rules, &position, text).ok()?;
        Some(position.play_unchecked(rules, &turn))
    })
}

/// All second turns of White, beginning with the printed ones in their order.
pub(super) fn lines(rules: &Ruleset, position: &Position) -> Option<Vec<CaseLine>> {
    let before = Position::start(rules).own().len() - position.own().len();
    let all = turns(rules, position);
    let mut lines = Vec::new();
    for (index, line) in printed::LINES.iter().enumerate() {
        let (turn, misprinted) = meant(rules, &all, line)?;
        lines.push(CaseLine {
            numeral: Some(line.numeral),
            printed: Some(line.turn),
            misprinted,
            taken: Compared { printed: Some(line.taken), counted: turn.captured.len() as u32 },
            column: replies(rules, position, &turn, before, Some(index)),
            turn,
        });
    }
    for turn in shortest_turns(rules, position).list {
        if lines.iter().any(|line| Effect::of(&line.turn) == Effect::of(&turn)) {
            continue;
        }
        lines.push(CaseLine {
            numeral: None,
            printed: None,
            misprinted: false,
            taken: Compared { printed: None, counted: turn.captured.len() as u32 },
            column: replies(rules, position, &turn, before, None),
            turn,
        });
    }
    Some(lines)
}

/// The turn that a printed line means, and whether its last point was ignored. A line without
/// letters means the turn that takes the printed number of stones.
fn meant(rules: &Ruleset, all: &[Turn], line: &PrintedLine) -> Option<(Turn, bool)> {
    let words: Vec<&str> = line.turn.split('-').collect();
    let fits = |turn: &&Turn, words: &[&str]| {
        turn.captured.len() as u32 == line.taken && is_reading(&rules.board, turn, words)
    };
    if let Some(turn) = all.iter().find(|turn| fits(turn, &words)) {
        return Some((turn.clone(), false));
    }
    let most = &words[..words.len() - 1];
    let turn = all.iter().find(|turn| turn.steps.len() == most.len() && fits(turn, most))?;
    Some((turn.clone(), true))
}

/// Whether a turn visits these points, with these letters if there are any.
fn is_reading(board: &Board, turn: &Turn, words: &[&str]) -> bool {
    let mut all = vec![board.name(turn.from)];
    all.extend(turn.steps.iter().map(|step| {
        let letter = step.kind.map_or_else(String::new, |kind| CaptureKind::letter(kind).into());
        board.name(step.to) + &letter
    }));
    let shorter = words.len() <= all.len() && words.len() + 1 >= all.len();
    shorter && words.iter().zip(&all).all(|(word, point)| point.starts_with(word))
}

/// Black's replies to White's second turn, by the number of stones that Black has taken in both
/// turns.
fn replies(
    rules: &Ruleset,
    position: &Position,
    turn: &Turn,
    before: usize,
    index: Option<usize>,
) -> Column {
    let next = position.play_unchecked(rules, turn);
    let mut taken = Vec::new();
    for_each_line(rules, &next, 1, &mut |_, effect| {
        taken.push((before + effect.captured.len()) as u32);
    });
    Column::new(&taken, index.map(printed::table_2))
}
