//! Threats: what a side could capture if the other passed.

use super::budget::NodeBudget;
use super::case::{Case, Weighed};
use super::exchange::{ExchangeSearch, is_end};
use super::reason::{Horizon, Reason};
use crate::Limits;
use fanorona_rules::generate::{self, Effect, TurnFinder, Turns};
use fanorona_rules::{Point, PointSet, Position, Ruleset, Side, Turn};
use std::cmp::Reverse;

/// The number of chains and states that may be followed to find the turns. Only positions with very
/// many chains need more; then the last threats are not named.
const MOST_STATES: usize = 1 << 15;

/// What a side could do if it were to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The turn.
    pub turn: Turn,
    /// Its balance without quiet turns, as [the module](super) defines it: the stones that it gains
    /// when all captures that follow are over. Not positive if the capture would cost as much.
    /// `None` if the limits did not suffice to find out, or the stone has too many turns; then the turn
    /// is one that takes most of those found. Each stone has an equal share of the nodes, and what others
    /// leave of theirs.
    pub gains: Option<i32>,
}

/// What the opponent of the side to move threatens: for each of its stones that could capture if the
/// side to move passed, the turn with the best balance; among equals one that takes most. The threats
/// with the best balances come first. A turn that would end the game counts as gaining 100 stones.
///
/// Of the limits, only the nodes are used. `stop` is asked every few hundred nodes.
///
/// ```
/// use fanorona_engine::Limits;
/// use fanorona_engine::explain::threats;
/// use fanorona_rules::notation::{read_position, write_turn};
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let position = read_position(rules, "4B4/9/4WW3/9/W8 w 0 20").unwrap();
/// let threats = threats(rules, &position, Limits::nodes(5_000), &mut || false);
/// assert_eq!(write_turn(&rules.board, &threats[0].turn), "e5-e4A");
/// assert_eq!((threats[0].turn.captured.len(), threats[0].gains), (1, Some(1)));
/// ```
pub fn threats(
    rules: &Ruleset,
    position: &Position,
    limits: Limits,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<Threat> {
    let Some(passed) = passed(rules, position) else { return Vec::new() };
    let mut exchange = ExchangeSearch::new(rules, NodeBudget::new(limits.nodes, stop));
    let Turns { list: all, whole } = captures(rules, &passed);
    let stones: PointSet = all.iter().map(|capture| capture.from).collect();
    let turns = |stone: Point| {
        let mut turns: Vec<Effect> =
            all.iter().rev().copied().filter(|capture| capture.from == stone).collect();
        turns.sort_by_key(|capture| Reverse(capture.captured.len()));
        turns
    };
    let mut turns: Vec<Vec<Effect>> = stones.into_iter().map(turns).collect();
    // Stones with few turns leave nodes for those with many.
    turns.sort_by_key(Vec::len);
    let mut found: Vec<(Effect, Option<i32>)> = Vec::new();
    for (i, captures) in turns.iter().enumerate() {
        // Without all turns the best one is not known.
        let valued = whole.then(|| {
            exchange.share(turns.len() - i, |exchange| best_of(captures, &passed, exchange))
        });
        let valued = valued.flatten().map(|(capture, gains)| (capture, Some(gains)));
        found.extend(valued.or_else(|| captures.first().map(|&capture| (capture, None))));
    }
    found.sort_by_key(|&(capture, gains)| Reverse((gains, capture.captured.len())));
    let (mut finder, mut threats) = (TurnFinder::default(), Vec::new());
    for (effect, gains) in found {
        if finder.followed() > MOST_STATES {
            break;
        }
        let turn = finder.turn_with(rules, &passed, effect);
        threats.extend(turn.map(|turn| Threat { turn, gains }));
    }
    threats
}

/// The turn with the best balance, and this balance; among equals the first of the list. `None` if the budget does
/// not suffice.
fn best_of(
    turns: &[Effect],
    position: &Position,
    exchange: &mut ExchangeSearch<'_>,
) -> Option<(Effect, i32)> {
    let mut best: Option<(Effect, i32)> = None;
    for &turn in turns {
        let gains = match best {
            None => exchange.balance_of(position, turn, Horizon::EXCHANGE)?,
            Some((_, above)) => exchange.balance_above(position, turn, Horizon::EXCHANGE, above)?,
        };
        if best.is_none_or(|(_, above)| gains > above) {
            best = Some((turn, gains));
        }
    }
    best
}

/// The same position with the other side to move; `None` if the game is over, or would be then.
pub(super) fn passed(rules: &Ruleset, position: &Position) -> Option<Position> {
    let stones = Side::BOTH.map(|side| position.stones(side));
    let (side, quiet) = (position.side().opponent(), position.quiet());
    let number = position.number().saturating_add(u32::from(position.side() == Side::Black));
    let passed = Position::new(rules, stones, side, quiet, number, position.handicapped()).ok()?;
    let over = |it: &Position| it.outcome(rules).is_some();
    (!over(position) && !over(&passed)).then_some(passed)
}

/// The capturing turns of a position.
fn captures(rules: &Ruleset, position: &Position) -> Turns<Effect> {
    let mut found = generate::effects(rules, position);
    found.list.retain(|effect| !effect.captured.is_empty());
    found
}

/// The best capture for the balance if the side to move passed, and its balance if that is positive
/// and does not end the game.
fn best_threat(
    rules: &Ruleset,
    position: &Position,
    exchange: &mut ExchangeSearch<'_>,
) -> Option<(Turn, u32)> {
    let passed = passed(rules, position)?;
    let gains = exchange.balance(&passed, Horizon::EXCHANGE)?;
    if gains < 1 || is_end(gains) {
        return None;
    }
    let turn = exchange.line(&passed, Horizon::EXCHANGE).into_iter().next()?;
    Some((turn, gains as u32))
}

/// Adds which stones the turn saves, and what it threatens.
pub(super) fn add(case: &Case<'_>, exchange: &mut ExchangeSearch<'_>, found: &mut Vec<Weighed>) {
    let after = case.after(case.effect);
    if case.ended().is_some() {
        return;
    }
    if let Some(answer) = exchange.balance(&after, Horizon::EXCHANGE)
        && let Some((threat, gains)) = best_threat(case.rules, &case.position, exchange)
        && answer < gains as i32
        && let Turns { list: captures, whole: true } = captures(case.rules, &after)
    {
        let lost = captures.iter().fold(PointSet::EMPTY, |all, capture| all | capture.captured);
        // A stone that has moved away is looked for where it is now.
        let moved = threat.captured.contains(case.effect.from);
        let moved_lost = lost.contains(case.effect.to);
        let mut stones = threat.captured - lost;
        if moved && moved_lost {
            stones = stones.without(case.effect.from);
        }
        let answer = answer.max(0);
        if !stones.is_empty() {
            let weight = 100 * (gains as i32 - answer).min(stones.len() as i32);
            found.push((weight, Reason::Saves { stones, threat }));
        }
    }
    let quiet = !generate::has_capture(case.rules, &after);
    if case.turn.is_paika()
        && quiet
        && let Some((turn, gains)) = best_threat(case.rules, &after, exchange)
    {
        found.push((40 * gains as i32, Reason::Threatens { turn, gains }));
    }
}
