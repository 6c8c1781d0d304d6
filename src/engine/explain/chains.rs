//! Reasons about where a chain stops, and about captures that take more.

use super::alternatives::{effect_of, longer, shorter};
use super::budget::Budget;
use super::case::{Case, Weighed};
use super::exchange::{ExchangeSearch, is_end};
use super::material::{Balances, line_of};
use super::reason::Reason;
use crate::rules::Turn;
use crate::rules::generate::Effect;

/// Adds why a chain stops where it does. Returns the effects of the turns that go on; `None` if they
/// are too many or the budget does not suffice.
pub(super) fn stops(
    case: &Case<'_>,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) -> Option<Vec<Effect>> {
    if case.turn.is_paika() {
        return Some(Vec::new());
    }
    let ways = longer(case.rules, &case.position, case.turn)?;
    let here = exchange.balance_of(&case.position, case.effect, 0, budget)?;
    let mut best: Option<(&Turn, i32)> = None;
    for turn in &ways {
        let balance = exchange.balance_of(&case.position, effect_of(turn), 0, budget)?;
        let rank = |(turn, balance): (&Turn, i32)| (balance, turn.captured.len());
        if best.is_none_or(|best| rank((turn, balance)) > rank(best)) {
            best = Some((turn, balance));
        }
    }
    if let Some((turn, balance)) = best
        && balance < here
        && !is_end(here)
        && !is_end(balance)
    {
        let loses = (here - balance) as u32;
        let line = line_of(case, turn, 0, exchange, budget)?;
        found.push((100 * (here - balance) + 20, Reason::StopsChain { loses, line }));
    }
    Some(ways.iter().map(effect_of).collect())
}

/// Adds why the turn does not take more stones elsewhere. `longer` are the turns that go on.
pub(super) fn declines(
    case: &Case<'_>,
    balances: &Balances,
    longer: &[Effect],
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) {
    let Some(others) = &balances.others else { return };
    let takes = case.effect.captured.len();
    let larger = case.others.iter().zip(others);
    let larger: Vec<_> = larger
        .filter(|(it, _)| it.captured.len() > takes && !longer.contains(it))
        .map(|(&it, &balance)| (it, balance))
        .collect();
    let Some(best) = larger.iter().map(|it| it.1).max() else { return };
    let most = larger.iter().max_by_key(|it| (it.0.captured.len(), it.1));
    if best < balances.turn
        && !is_end(best)
        && !is_end(balances.turn)
        && let Some(turn) = most.and_then(|it| case.turn_at(&case.position, it.0))
        && let Some(line) = line_of(case, &turn, 0, exchange, budget)
    {
        let loses = (balances.turn - best) as u32;
        found.push((100 * (balances.turn - best) + 10, Reason::DeclinesLarger { loses, line }));
    }
}

/// Adds that the chain went on too far.
pub(super) fn too_far(
    case: &Case<'_>,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) -> Option<()> {
    let here = exchange.balance_of(&case.position, case.effect, 0, budget)?;
    let done = case.record.chain().steps().len();
    let mut best: Option<(usize, i32)> = None;
    for turn in shorter(case.rules, &case.position, case.turn, done) {
        let balance = exchange.balance_of(&case.position, effect_of(&turn), 0, budget)?;
        if is_end(balance) {
            return None;
        }
        if best.is_none_or(|best| balance > best.1) {
            best = Some((turn.steps.len(), balance));
        }
    }
    if let Some((steps, balance)) = best
        && balance > here
        && !is_end(here)
    {
        let line = line_of(case, case.turn, 0, exchange, budget)?;
        let (steps, more) = (steps as u32, (balance - here) as u32);
        found.push((100 * (balance - here) + 30, Reason::WentTooFar { steps, more, line }));
    }
    Some(())
}

/// Adds that the chain stopped too early.
pub(super) fn too_early(
    case: &Case<'_>,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) -> Option<()> {
    let here = exchange.balance_of(&case.position, case.effect, 0, budget)?;
    let mut best: Option<(Turn, i32)> = None;
    if case.turn.is_paika() {
        return Some(());
    }
    for turn in longer(case.rules, &case.position, case.turn)? {
        let balance = exchange.balance_of(&case.position, effect_of(&turn), 0, budget)?;
        if is_end(balance) {
            return None;
        }
        if best.as_ref().is_none_or(|best| balance > best.1) {
            best = Some((turn, balance));
        }
    }
    if let Some((turn, balance)) = best
        && balance > here
        && !is_end(here)
    {
        let line = line_of(case, &turn, 0, exchange, budget)?;
        let more = (balance - here) as u32;
        found.push((100 * (balance - here) + 30, Reason::StoppedEarly { more, line }));
    }
    Some(())
}
