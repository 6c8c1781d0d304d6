//! A puzzle as a line of a pack.
//!
//! All numbers are digits of base 64: the stones, 15 points in four digits; one digit with the side to
//! move and the handicapped side; two with the number of quiet turns; two with the rating; one with
//! the deviation in steps of eight; two with the themes; then the turns, and two with a checksum.
//! A turn is its index in the sorted list of effects. Each turn of the solver is followed by the number
//! of equal turns, then by those turns.

use super::{PackEntry, PackErrorKind};
use crate::puzzles::{Puzzle, PuzzleId, Theme, Themes};
use fanorona_formats::digits::{self, Digits};
use fanorona_rules::generate::{self, Effect, TurnFinder};
use fanorona_rules::{PointSet, Position, Ruleset, Side, Turn, Variant};
use std::sync::Arc;

/// The number of points in one group of digits.
const GROUP: usize = 15;
/// The number of digits of a group: 3^15 is less than 64^4.
const GROUP_WIDTH: u32 = 4;
/// The number of digits of the checksum.
const SUM_WIDTH: u32 = 2;
/// The step in which the deviation is stored, in rating points.
const DEVIATION_STEP: u16 = 8;
/// The greatest number of turns of the solver.
pub(super) const MOST_TURNS: usize = 5;

/// Writes a puzzle. `None` if a turn of it is illegal, a number too large, or a position has more
/// turns than are always found.
pub(super) fn write(puzzle: &Puzzle) -> Option<String> {
    let turns = write_turns(puzzle)?.into();
    let Puzzle { theme, themes, rating, deviation, position, .. } = *puzzle;
    let (id, line) = (puzzle.id.clone(), 0);
    let entry = PackEntry { id, position, theme, themes, rating, deviation, line, turns };
    Some(write_entry(&entry, &puzzle.variant.rules))
}

/// Writes an entry as it was read.
pub(super) fn write_entry(entry: &PackEntry, rules: &Ruleset) -> String {
    let mut text = String::new();
    push_position(&mut text, rules, &entry.position);
    digits::push(&mut text, usize::from(entry.rating.min(4_095)), 2);
    digits::push(&mut text, usize::from(entry.deviation / DEVIATION_STEP).min(63), 1);
    let themes =
        usize::from(entry.themes.bits()) << 3 | entry.theme.map_or(0, |theme| theme as usize);
    digits::push(&mut text, themes, 2);
    text.push_str(&entry.turns);
    let sum = checksum(&text);
    digits::push(&mut text, sum, SUM_WIDTH);
    text
}

fn write_turns(puzzle: &Puzzle) -> Option<String> {
    let rules = &puzzle.variant.rules;
    let mut text = String::new();
    let mut position = puzzle.position;
    for (i, turn) in puzzle.line.iter().enumerate() {
        let list = effects(rules, &position)?;
        let push = |text: &mut String, turn: &Turn| {
            let index = list.binary_search(&Effect::of(turn)).ok()?;
            digits::push(text, index, digits::width(list.len()));
            Some(())
        };
        push(&mut text, turn)?;
        if i % 2 == 0 {
            let equal = puzzle.equal.get(i / 2).map_or(&[][..], Vec::as_slice);
            if equal.len() > 63 {
                return None;
            }
            digits::push(&mut text, equal.len(), 1);
            equal.iter().try_for_each(|turn| push(&mut text, turn).ok_or(())).ok()?;
        }
        position = position.play_unchecked(rules, turn);
    }
    Some(text)
}

/// Reads all but the turns.
///
/// # Errors
/// The first error in the line.
pub(super) fn read_entry(
    text: &str,
    line: usize,
    variant: &Variant,
) -> Result<PackEntry, PackErrorKind> {
    if let Some((at, letter)) = digits::other_character(text) {
        return Err(PackErrorKind::Letter { column: at + 1, letter });
    }
    let end = text.len().checked_sub(SUM_WIDTH as usize).ok_or(PackErrorKind::Cut)?;
    let (data, sum) = text.split_at(end);
    if Digits::new(sum).take(SUM_WIDTH) != Some(checksum(data)) {
        return Err(PackErrorKind::Damaged);
    }
    let mut digits = Digits::new(data);
    let position = take_position(&mut digits, &variant.rules)?;
    let rating = number(&mut digits, 2)? as u16;
    let deviation = number(&mut digits, 1)? as u16 * DEVIATION_STEP;
    let bits = number(&mut digits, 2)?;
    // A puzzle without themes has 0 here.
    let theme = (bits != 0).then_some(Theme::ALL[bits & 7]);
    let themes = Themes::from_bits((bits >> 3) as u8);
    if theme.is_some_and(|theme| !themes.contains(theme)) || bits >> 11 != 0 {
        return Err(PackErrorKind::Theme);
    }
    let id = PuzzleId::new(variant, &position);
    let turns = data[data.len() - digits.len()..].into();
    Ok(PackEntry { id, position, theme, themes, rating, deviation, line, turns })
}

/// Reads the turns of an entry.
///
/// # Errors
/// A turn is illegal, or the number of turns.
pub(super) fn read_turns(
    entry: &PackEntry,
    variant: &Arc<Variant>,
) -> Result<Puzzle, PackErrorKind> {
    let rules = &variant.rules;
    let mut digits = Digits::new(&entry.turns);
    let (mut line, mut equal) = (Vec::new(), Vec::new());
    let mut position = entry.position;
    let mut finder = TurnFinder::default();
    while !digits.is_empty() {
        let illegal = PackErrorKind::Turn { number: line.len() + 1 };
        if line.len() + 1 >= 2 * MOST_TURNS {
            return Err(PackErrorKind::Length);
        }
        let list = effects(rules, &position).ok_or(illegal.clone())?;
        let mut take = |digits: &mut Digits<'_>| {
            let index = number(digits, digits::width(list.len()))?;
            let effect = list.get(index).ok_or(illegal.clone())?;
            finder.turn_with(rules, &position, *effect).ok_or(illegal.clone())
        };
        let turn = take(&mut digits)?;
        if line.len() % 2 == 0 {
            let count = number(&mut digits, 1)?;
            let others: Result<Vec<_>, _> = (0..count).map(|_| take(&mut digits)).collect();
            equal.push(others?);
        }
        position = position.play_unchecked(rules, &turn);
        line.push(turn);
    }
    if line.len() % 2 == 0 {
        return Err(PackErrorKind::Length);
    }
    let PackEntry { theme, themes, rating, deviation, .. } = *entry;
    let (id, variant, position) = (entry.id.clone(), variant.clone(), entry.position);
    Ok(Puzzle { id, variant, position, line, equal, theme, themes, rating, deviation })
}

/// The sorted effects of a position; `None` if there are too many, or none.
fn effects(rules: &Ruleset, position: &Position) -> Option<Vec<Effect>> {
    let found = generate::effects(rules, position);
    (found.whole && !found.list.is_empty()).then_some(found.list)
}

fn push_position(text: &mut String, rules: &Ruleset, position: &Position) {
    let points: Vec<_> = rules.board.points().collect();
    for group in points.chunks(GROUP) {
        let stone = |point| position.stone(point).map_or(0, |side| side as usize + 1);
        let number = group.iter().rev().fold(0, |sum, &point| 3 * sum + stone(point));
        digits::push(text, number, GROUP_WIDTH);
    }
    let handicapped = position.handicapped().map_or(0, |side| side as usize + 1);
    digits::push(text, position.side() as usize | handicapped << 1, 1);
    digits::push(text, usize::from(position.quiet()), 2);
}

/// The number of the next digits.
fn number(digits: &mut Digits<'_>, width: u32) -> Result<usize, PackErrorKind> {
    digits.take(width).ok_or(PackErrorKind::Cut)
}

fn take_position(digits: &mut Digits<'_>, rules: &Ruleset) -> Result<Position, PackErrorKind> {
    let mut stones = [PointSet::EMPTY; 2];
    let points: Vec<_> = rules.board.points().collect();
    for group in points.chunks(GROUP) {
        let mut group_of_stones = number(digits, GROUP_WIDTH)?;
        for &point in group {
            if let Some(side) = (group_of_stones % 3).checked_sub(1) {
                stones[side] = stones[side].with(point);
            }
            group_of_stones /= 3;
        }
        if group_of_stones > 0 {
            return Err(PackErrorKind::Position);
        }
    }
    let state = number(digits, 1)?;
    let side = Side::BOTH[state & 1];
    let handicapped = match state >> 1 {
        0 => None,
        1 => Some(Side::White),
        2 => Some(Side::Black),
        _ => return Err(PackErrorKind::Position),
    };
    let quiet = number(digits, 2)? as u16;
    let position = Position::new(rules, stones, side, quiet, NUMBER, handicapped);
    let position = position.map_err(|_| PackErrorKind::Position)?;
    if position.outcome(rules).is_some() {
        return Err(PackErrorKind::Position);
    }
    Ok(position)
}

/// The turn number of every puzzle: no first turn, which some rule sets limit.
const NUMBER: u32 = 2;

/// The position with the turn number that all puzzles have.
pub fn renumbered(rules: &Ruleset, position: &Position) -> Option<Position> {
    let stones = Side::BOTH.map(|side| position.stones(side));
    let (side, quiet) = (position.side(), position.quiet());
    Position::new(rules, stones, side, quiet, NUMBER, position.handicapped()).ok()
}

fn checksum(text: &str) -> usize {
    let sum = crc32fast::hash(text.as_bytes()) as usize;
    (sum ^ sum >> 12 ^ sum >> 24) & 0xFFF
}
