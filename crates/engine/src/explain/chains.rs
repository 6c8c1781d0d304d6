//! Reasons about where a chain stops, and about captures that take more.

use super::alternatives::{longer, shorter};
use super::case::{Case, Weighed};
use super::exchange::{ExchangeSearch, is_end};
use super::material::{Balances, furthest, line_of};
use super::reason::{Horizon, Reason};
use fanorona_rules::Turn;
use fanorona_rules::generate::Effect;

/// A turn with its balance.
type Valued = (Turn, i32);

/// The one with the best balance; among equals the one that takes most.
fn best_of(turns: &[Valued]) -> Option<&Valued> {
    turns.iter().max_by_key(|(turn, balance)| (*balance, turn.captured.len()))
}

/// The balances of these turns; `None` if the budget does not suffice or one of them ends the game.
fn valued(
    case: &Case<'_>,
    turns: &[Turn],
    horizon: Horizon,
    exchange: &mut ExchangeSearch<'_>,
) -> Option<Vec<Valued>> {
    let value = |turn: &Turn| {
        let balance = exchange.balance_of(&case.position, Effect::of(turn), horizon)?;
        (!is_end(balance)).then(|| (turn.clone(), balance))
    };
    turns.iter().map(value).collect()
}

/// Adds why the turn stops where it does, and why it does not take more elsewhere.
pub(super) fn for_best(
    case: &Case<'_>,
    balances: &Balances,
    exchange: &mut ExchangeSearch<'_>,
    found: &mut Vec<Weighed>,
) -> Option<()> {
    let &Balances { horizon, turn: here, ref others } = balances;
    if case.turn.is_paika() || is_end(here) {
        return None;
    }
    let on = longer(case.rules, &case.position, case.turn)?;
    if let Some(ways) = valued(case, &on, horizon, exchange)
        && let Some(&(ref turn, balance)) = best_of(&ways)
        && balance < here
        && let Some(line) = line_of(case, turn, horizon, exchange)
    {
        let loses = (here - balance) as u32;
        let reason = Reason::StopsChain { horizon, loses, line };
        found.push((100 * (here - balance) + 20, reason));
    }
    let on: Vec<_> = on.iter().map(Effect::of).collect();
    let takes = case.effect.captured.len();
    let larger = case.others.iter().zip(others);
    let larger: Vec<_> =
        larger.filter(|(it, _)| it.captured.len() > takes && !on.contains(it)).collect();
    let &(_, &best) = larger.iter().max_by_key(|it| it.1)?;
    let &(&most, _) = larger.iter().max_by_key(|it| (it.0.captured.len(), it.1))?;
    if best < here && !is_end(best) {
        let turn = case.turn_at(&case.position, most)?;
        let line = line_of(case, &turn, horizon, exchange)?;
        let loses = (here - best) as u32;
        let reason = Reason::DeclinesLarger { horizon, loses, line };
        found.push((100 * (here - best) + 10, reason));
    }
    Some(())
}

/// Adds that the chain went on too far or stopped too early.
pub(super) fn against(
    case: &Case<'_>,
    exchange: &mut ExchangeSearch<'_>,
    found: &mut Vec<Weighed>,
) {
    if case.turn.is_paika() {
        return;
    }
    let done = case.record.chain().steps().len();
    let stops = shorter(case.rules, &case.position, case.turn, done);
    let on = longer(case.rules, &case.position, case.turn).unwrap_or_default();
    for (ways, further) in [(stops, false), (on, true)] {
        if ways.is_empty() {
            continue;
        }
        let reason = furthest(exchange, |horizon, exchange| {
            let all = valued(case, &ways, horizon, exchange)?;
            let here = valued(case, std::slice::from_ref(case.turn), horizon, exchange)?;
            let (here, (turn, balance)) = (here.first()?.1, best_of(&all)?);
            let more = balance - here;
            // Where the caller names the best turn, another one would only confuse.
            if more <= 0 || case.is_told && Effect::of(turn) != case.best {
                return Some(None);
            }
            let shown = if further { turn } else { case.turn };
            let line = line_of(case, shown, horizon, exchange)?;
            let (steps, lost) = (turn.steps.len() as u32, more as u32);
            let reason = if further {
                Reason::StoppedEarly { horizon, more: lost, line }
            } else {
                Reason::WentTooFar { horizon, steps, more: lost, line }
            };
            Some(Some((100 * more + 30, reason)))
        });
        found.extend(reason.flatten());
    }
}

/// Keeps one of two reasons that compare the turn with the best one by different numbers of stones, if that is the
/// same chain with more or fewer steps: the reason that looks further.
pub(super) fn keep_furthest(case: &Case<'_>, found: &mut Vec<Weighed>) {
    let is_best = |turn: Option<Turn>| turn.is_some_and(|turn| Effect::of(&turn) == case.best);
    let chain = |reason: &Reason| match reason {
        Reason::StoppedEarly { horizon, more, line } => {
            is_best(line.first().cloned()).then_some((*horizon, *more))
        }
        Reason::WentTooFar { horizon, steps, more, .. } => {
            let steps = case.turn.steps.get(..*steps as usize);
            let stopped = steps.and_then(|steps| Turn::new(steps.to_vec()));
            is_best(stopped).then_some((*horizon, *more))
        }
        _ => None,
    };
    let stones = |reason: &Reason| match reason {
        Reason::Loses { horizon, more, .. } | Reason::Misses { horizon, more, .. } => {
            Some((*horizon, *more))
        }
        _ => None,
    };
    // What is said of the turn alone contradicts nothing.
    let looks_on = |(horizon, _): &(Horizon, u32)| *horizon > Horizon::TURN;
    let all = || found.iter().map(|(_, reason)| reason);
    let by_chain = all().filter_map(chain).filter(looks_on).max();
    let by_stones = all().filter_map(stones).filter(looks_on).max();
    if let (Some(by_chain), Some(by_stones)) = (by_chain, by_stones)
        && by_chain.1 != by_stones.1
    {
        let nearer = by_chain.min(by_stones);
        found.retain(|(_, reason)| chain(reason).or(stones(reason)) != Some(nearer));
    }
}
