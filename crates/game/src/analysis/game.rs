//! The analysis of a whole game: its curve, accuracy, turning point and mistakes.

use super::stored::fingerprint;
use super::{Chances, Mark, TurnAnalysis};
use fanorona_rules::{Record, Side, Turn};

/// The analysis of a game. [`write`](Self::write) and [`read`](Self::read) store it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAnalysis {
    /// The checksum of the game.
    pub(super) game: u32,
    pub(super) turns: Vec<TurnAnalysis>,
}

/// A bad turn as a task: find a better one.
#[derive(Clone, Debug, PartialEq)]
pub struct MissedTurn {
    /// The number of the turn in the game, from 0.
    pub number: usize,
    /// The turn that was played.
    pub played: Turn,
    /// The best turn.
    pub best: Turn,
    /// The other turns that are worth nearly as much, and count as right.
    pub equal: Vec<Turn>,
}

/// How fast the accuracy falls with the loss: a turn that lowers the expected result by this much has
/// an accuracy of 100 / e = 37 percent. That is the curve of lichess.
const ACCURACY: f64 = 0.23;

impl GameAnalysis {
    pub(super) fn new(record: &Record, turns: Vec<TurnAnalysis>) -> Self {
        Self { game: fingerprint(record), turns }
    }

    /// Whether this is the analysis of this game, or of its first turns.
    pub fn is_of(&self, record: &Record) -> bool {
        self.game == fingerprint(record)
            && self.turns.iter().zip(record.turns()).all(|(own, turn)| own.turn == *turn)
    }

    /// The turns of the game, in order. While an analysis is in progress, the first ones.
    pub fn turns(&self) -> &[TurnAnalysis] {
        &self.turns
    }

    /// White's chances at the start and after each turn. After a forced turn they are those before the
    /// next turn with a choice, or else those after the last one. Empty if no turn was judged.
    pub fn curve(&self) -> Vec<Chances> {
        let last = self.turns.iter().rfind(|turn| turn.judgement.is_some());
        let Some((last, judgement)) = last.and_then(|it| Some((it, it.judgement.as_ref()?))) else {
            return Vec::new();
        };
        let mut next = of_white(last.side, judgement.played.chances);
        let mut curve = Vec::with_capacity(self.turns.len() + 1);
        for turn in self.turns.iter().rev() {
            let Some(judgement) = &turn.judgement else {
                curve.push(next);
                continue;
            };
            curve.push(of_white(turn.side, judgement.played.chances));
            next = of_white(turn.side, judgement.before);
        }
        curve.push(next);
        curve.reverse();
        curve
    }

    /// How accurately a side played, in percent: the mean over its judged turns of
    /// 100 · exp(−loss / 0.23), where the loss is what the turn takes from the expected result.
    /// `None` if the side had no choice in the whole game.
    pub fn accuracy(&self, side: Side) -> Option<f64> {
        let own = self.turns.iter().filter(|turn| turn.side == side);
        let losses = own.filter_map(|turn| turn.judgement.as_ref()).map(super::Judgement::loss);
        let (count, sum) =
            losses.fold((0, 0.0), |(count, sum), loss| (count + 1, sum + (-loss / ACCURACY).exp()));
        (count > 0).then(|| 100.0 * sum / f64::from(count))
    }

    /// The number of turns of a side with this mark.
    pub fn count(&self, side: Side, mark: Mark) -> usize {
        self.turns.iter().filter(|turn| turn.side == side && turn.mark() == Some(mark)).count()
    }

    /// The number, from 0, of the turn with the largest lasting change: the one by which the expected
    /// result of its player fell most below what it was before, and from which it never recovered.
    /// `None` if no turn changed it lastingly by at least [`Mark::INACCURACY`].
    pub fn turning_point(&self) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        // The highest expected result of White and of Black from here on.
        let mut highest = [0.0_f64; 2];
        for (number, turn) in self.turns.iter().enumerate().rev() {
            let Some(judgement) = &turn.judgement else { continue };
            let (own, other) = (turn.side as usize, turn.side.opponent() as usize);
            let (before, after) = (judgement.best.expected(), judgement.played.expected());
            let kept = highest[own].max(after);
            let change = before - kept;
            if change >= best.map_or(Mark::INACCURACY, |(_, most)| most) {
                best = Some((number, change));
            }
            highest[own] = kept.max(before);
            highest[other] = highest[other].max(1.0 - after).max(1.0 - before);
        }
        best.map(|(number, _)| number)
    }

    /// The number of the nearest turn, before or after the first `played` turns, that is marked as bad:
    /// of this side, or of either with `None`. `None` if there is none.
    ///
    /// With `played` turns on the board, the turn with the number `played - 1` is the last one; it is
    /// neither before nor after.
    pub fn nearest_mistake(&self, played: usize, next: bool, side: Option<Side>) -> Option<usize> {
        let fits = |number: &usize| {
            let turn = &self.turns[*number];
            turn.mark().is_some_and(Mark::is_bad) && side.is_none_or(|side| side == turn.side)
        };
        if next {
            (played..self.turns.len()).find(fits)
        } else {
            (0..played.saturating_sub(1).min(self.turns.len())).rev().find(fits)
        }
    }

    /// The turns of a side that are marked as bad, as tasks.
    pub fn mistakes(&self, side: Side) -> Vec<MissedTurn> {
        let own = self.turns.iter().enumerate().filter(|(_, turn)| turn.side == side);
        own.filter_map(|(number, turn)| {
            let judgement = turn.judgement.as_ref()?;
            let best = judgement.best.line.first()?.clone();
            judgement.mark.filter(|mark| mark.is_bad())?;
            let (played, equal) = (turn.turn.clone(), judgement.equal.clone());
            Some(MissedTurn { number, played, best, equal })
        })
        .collect()
    }
}

/// Chances of a side, for White.
fn of_white(side: Side, chances: Chances) -> Chances {
    match side {
        Side::White => chances,
        Side::Black => chances.reversed(),
    }
}
