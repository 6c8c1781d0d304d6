//! Sentences about a game read under another rule sheet.

use super::{outcome, side_arg, verdict};
use crate::game::compare::{GameReading, Parting, PartingKind, TurnComparison};
use crate::rules::notation::write_turn;
use crate::rules::{Board, Position, Record};
use crate::texts::{Arg, Texts, digits};

/// What is different in a game under the rule sheet of this name. `other` is where the legal turns differ for
/// the first time, as [`first_other_turns`](crate::game::compare::first_other_turns) finds it.
pub fn game_reading(
    texts: &Texts,
    record: &Record,
    board: &Board,
    name: &str,
    reading: &GameReading,
    other: Option<&(usize, TurnComparison)>,
) -> Vec<String> {
    let key = || ("key", name.to_owned().into());
    let mut lines = Vec::new();
    if let Some((turns, comparison)) = other
        && let Some(differing) = comparison.turns.iter().find(|turn| !turn.is_common())
    {
        let [number, side] = place(&record.positions()[*turns]);
        let turn = ("turn", write_turn(board, &differing.turn).into());
        lines.push(texts.with("compare-game-other-turns", &[key(), number, side, turn]));
    }
    if let Some(turns) = reading.claimable {
        let [number, side] = place(&record.positions()[turns - 1]);
        lines.push(texts.with("compare-game-claim", &[key(), number, side]));
    }
    let Some(Parting { kind, .. }) = &reading.parting else {
        lines.push(texts.with("compare-game-alike", &[key()]));
        return lines;
    };
    let [number, side] = place(&record.positions()[reading.followed]);
    let end = |end| ("outcome", outcome(texts, end).into());
    lines.push(match kind {
        PartingKind::Illegal { turn, verdict: why } => {
            let turn = ("turn", write_turn(board, turn).into());
            let illegal = texts.with("compare-game-turn", &[key(), number, side, turn]);
            let reason = verdict(texts, board, name, *why).unwrap_or_default();
            format!("{illegal}\n{reason}")
        }
        PartingKind::Over(is) if reading.followed == record.turns().len() => {
            texts.with("compare-game-over-at-end", &[key(), end(*is)])
        }
        PartingKind::Over(is) => texts.with("compare-game-over", &[key(), number, side, end(*is)]),
        PartingKind::NotOver(was) => texts.with("compare-game-not-over", &[key(), end(*was)]),
        PartingKind::OtherEnd { was, is } => {
            let [was, is] = [*was, *is].map(|end| outcome(texts, end));
            let ends = [key(), ("was", was.into()), ("is", is.into())];
            texts.with("compare-game-other-end", &ends)
        }
    });
    lines
}

/// The number and the side of the turn that follows a position.
fn place(position: &Position) -> [(&'static str, Arg<'static>); 2] {
    [("number", digits(position.number())), ("side", side_arg(position.side()))]
}
