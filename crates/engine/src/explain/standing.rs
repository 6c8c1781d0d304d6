//! Reasons that are neither stones nor endings: how the sides stand when the expected play is over.

use super::case::{Case, Weighed};
use super::exchange::ExchangeSearch;
use super::reason::{Horizon, Reason, StandingFactor};
use crate::evaluate::{Counts, Evaluator, FULL, Feature, Weights};
use fanorona_rules::{Direction, PointSet, Position, Turn, generate};

/// The least part of the evaluation's difference that a standing must make up, in hundredths of a
/// stone, and as a divisor of the difference of the scores.
const LEAST: i32 = 20;
const DIVISOR: i32 = 3;

impl StandingFactor {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Stones, Self::Freedom, Self::Safety, Self::Centre];

    /// The features of the evaluation that it stands for.
    const fn features(self) -> &'static [Feature] {
        match self {
            Self::Stones => &[Feature::Stones, Feature::Lead],
            Self::Freedom => &[Feature::Steps],
            Self::Safety => &[Feature::Danger, Feature::Targets, Feature::Pairs],
            Self::Centre => &[
                Feature::EdgeStrong,
                Feature::EdgeWeak,
                Feature::RingStrong,
                Feature::RingWeak,
                Feature::MiddleStrong,
            ],
        }
    }
}

/// Adds in what the turn stands better than another turn, or worse.
pub(super) fn add(case: &Case<'_>, exchange: &mut ExchangeSearch<'_>, found: &mut Vec<Weighed>) {
    let scores = &case.scores;
    let second = scores.second.as_ref();
    let Some(other) = (if case.is_best { second } else { Some(&scores.best) }) else { return };
    let difference = (scores.turn.score.rank() - other.score.rank()).abs();
    let better = case.is_best;
    let Some((line, here)) = settled(case, &scores.turn.turns, exchange) else { return };
    let Some((other, there)) = settled(case, &other.turns, exchange) else { return };
    let over = |it: &Position| it.outcome(case.rules).is_some();
    if over(&here) || over(&there) {
        return;
    }
    let evaluator = Evaluator::new(case.rules, Weights::default());
    let stones_are_explained = found.iter().any(|(_, reason)| compares_stones(reason));
    for standing in StandingFactor::ALL {
        if standing == StandingFactor::Stones && stones_are_explained {
            continue;
        }
        let part = contribution(case, &evaluator, standing, &here)
            - contribution(case, &evaluator, standing, &there);
        let part = if better { part } else { -part };
        let (here, there) =
            (count(case, &evaluator, standing, &here), count(case, &evaluator, standing, &there));
        let agrees = if better { here > there } else { here < there };
        if agrees && part >= LEAST && part >= difference / DIVISOR {
            // What is expected comes after what is certain.
            let weight = part.min(difference.max(LEAST)).min(300) / 4;
            let (line, other) = (line.clone(), other.clone());
            found.push((weight, Reason::Standing { standing, here, there, line, other }));
        }
    }
}

/// Whether a reason already says that the turn is better or worse than others by its stones.
const fn compares_stones(reason: &Reason) -> bool {
    match reason {
        Reason::Exchange { worse, .. } => *worse > 0,
        Reason::Forces { .. }
        | Reason::GivesLeast { .. }
        | Reason::StopsChain { .. }
        | Reason::DeclinesLarger { .. }
        | Reason::Loses { .. }
        | Reason::Misses { .. }
        | Reason::WentTooFar { .. }
        | Reason::StoppedEarly { .. } => true,
        _ => false,
    }
}

/// A line with the exchange at its end, and the position after it; `None` if the budget does not
/// suffice for the whole exchange.
fn settled(
    case: &Case<'_>,
    line: &[Turn],
    exchange: &mut ExchangeSearch<'_>,
) -> Option<(Vec<Turn>, Position)> {
    let play = |at: Position, turn: &Turn| at.play_unchecked(case.rules, turn);
    let end = line.iter().fold(case.position, play);
    exchange.balance(&end, Horizon::EXCHANGE)?;
    let rest = exchange.line(&end, Horizon::EXCHANGE);
    let end = rest.iter().fold(end, play);
    if end.outcome(case.rules).is_none() && generate::has_capture(case.rules, &end) {
        return None;
    }
    Some((line.iter().cloned().chain(rest).collect(), end))
}

/// What a standing contributes to the evaluation of a position, for the player of the explained turn.
fn contribution(
    case: &Case<'_>,
    evaluator: &Evaluator,
    standing: StandingFactor,
    position: &Position,
) -> i32 {
    let weights = Weights::default();
    let (counts, side, [early, late], phase): (Counts, _, [&Counts; 2], i32) =
        match position.handicapped() {
            None => {
                let counts = evaluator.counts(position);
                let phase = evaluator.fullness(position);
                (counts, position.side(), [&weights.early, &weights.late], phase)
            }
            Some(giver) => {
                let [early, late] = &weights.giving;
                let counts = evaluator.counts_of_giver(position, giver);
                (counts, giver, [early, late], evaluator.burden(position, giver))
            }
        };
    let sum: i32 = standing
        .features()
        .iter()
        .map(|&feature| {
            let i = feature as usize;
            counts[i] * (early[i] * phase + late[i] * (FULL - phase))
        })
        .sum();
    let sum = sum / (FULL * Weights::SCALE);
    if side == case.position.side() { sum } else { -sum }
}

/// What a standing counts in a position, for the player of the explained turn.
fn count(
    case: &Case<'_>,
    evaluator: &Evaluator,
    standing: StandingFactor,
    position: &Position,
) -> i32 {
    let side = case.position.side();
    let (own, enemy) = (position.stones(side), position.stones(side.opponent()));
    let feature =
        |side, feature: Feature| evaluator.counts_of_giver(position, side)[feature as usize];
    match standing {
        StandingFactor::Stones => own.len() as i32 - enemy.len() as i32,
        StandingFactor::Freedom => feature(side, Feature::Steps),
        StandingFactor::Safety => {
            feature(side, Feature::Targets) - feature(side.opponent(), Feature::Targets)
        }
        StandingFactor::Centre => {
            let across = [Direction::North, Direction::East, Direction::South, Direction::West];
            let board = &case.rules.board;
            let inside: PointSet =
                across.into_iter().fold(board.all(), |inside, way| inside & board.open(way));
            (own & inside).len() as i32 - (enemy & inside).len() as i32
        }
    }
}
