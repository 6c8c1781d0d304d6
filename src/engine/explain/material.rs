//! Reasons about stones: the balances of the turn and of the turns it is compared with.

use super::budget::Budget;
use super::case::{Case, Weighed};
use super::exchange::{ExchangeSearch, is_end};
use super::reason::Reason;
use crate::rules::Turn;
use crate::rules::generate;

/// The greatest number of quiet turns.
const MAX_QUIET: u32 = 6;

/// The stones that the player of a line's first turn takes and loses in it.
pub(super) fn counted(line: &[Turn]) -> (u32, u32) {
    let taken = |first: usize| {
        line.iter().skip(first).step_by(2).map(|turn| turn.captured.len() as u32).sum()
    };
    (taken(0), taken(1))
}

/// The balances of all turns without quiet turns.
pub(super) struct Balances {
    /// The balance of the explained turn.
    pub turn: i32,
    /// The balances of the other turns, in their order; `None` if the budget did not suffice.
    pub others: Option<Vec<i32>>,
}

impl Balances {
    /// The balances; `None` if the budget does not suffice for the explained turn.
    pub fn of(
        case: &Case<'_>,
        exchange: &mut ExchangeSearch<'_>,
        budget: &mut Budget<'_>,
    ) -> Option<Self> {
        let turn = exchange.balance_of(&case.position, case.effect, 0, budget)?;
        let others = case.others.iter();
        let others =
            others.map(|&it| exchange.balance_of(&case.position, it, 0, budget)).collect();
        Some(Self { turn, others })
    }
}

/// The turn followed by a line of best play for the balance.
pub(super) fn line_of(
    case: &Case<'_>,
    turn: &Turn,
    quiet: u32,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
) -> Option<Vec<Turn>> {
    let after = case.position.play_unchecked(case.rules, turn);
    let balance = exchange.balance(&after, quiet, budget)?;
    let mut line = vec![turn.clone()];
    line.extend(exchange.line(&after, quiet, budget));
    // A line that the budget cut off does not show the balance.
    let (takes, gives) = counted(&line);
    let whole = is_end(balance)
        || takes as i32 - gives as i32 == turn.captured.len() as i32 - balance;
    whole.then_some(line)
}

/// Adds what the turn and its exchange take and lose.
pub(super) fn own_exchange(
    case: &Case<'_>,
    balances: &Balances,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) {
    let Some(others) = &balances.others else { return };
    let Some(line) = line_of(case, case.turn, 0, exchange, budget) else { return };
    let (takes, gives) = counted(&line);
    if is_end(balances.turn) || takes + gives == 0 {
        return;
    }
    let of = others.len() as u32;
    let worse = others.iter().filter(|&&other| other < balances.turn).count() as u32;
    let weight = if case.is_best {
        // A capture that every turn makes is no reason.
        100 * balances.turn.abs() * (1 + worse as i32) / (1 + of as i32) + 10
    } else {
        10
    };
    found.push((weight, Reason::Exchange { takes, gives, worse, of, line }));
    let costly = worse;
    let best = others.iter().all(|&other| other <= balances.turn);
    if balances.turn < 0 && best && costly > 0 {
        let gives = balances.turn.unsigned_abs();
        let weight = 100 * costly as i32 / of as i32 + 50;
        found.push((weight, Reason::GivesLeast { gives, costly, of }));
    }
}

/// Adds why the best turn is better than others by its stones, with more and more quiet turns.
pub(super) fn for_best(
    case: &Case<'_>,
    balances: &Balances,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) {
    let after = case.after(case.effect);
    let shut = case.turn.is_paika() && !generate::has_capture(case.rules, &after);
    let of = case.others.len() as u32;
    let (mut kept, mut forced) = (false, false);
    for quiet in 0..=MAX_QUIET {
        let Some(balance) = exchange.balance_of(&case.position, case.effect, quiet, budget) else {
            return;
        };
        if is_end(balance) || balance < 0 && quiet > 0 {
            return;
        }
        if !forced && quiet > 0 && balance > 0 && balance > balances.turn {
            if let Some(line) = line_of(case, case.turn, quiet, exchange, budget) {
                let gains = balance as u32;
                found.push((100 * balance - 10 * quiet as i32, Reason::Forces { gains, quiet, line }));
            }
            forced = true;
        }
        if shut && !kept && balance >= 0 {
            let mut costly = 0;
            for &other in &case.others {
                match exchange.reaches(&case.position, other, quiet, 0, budget) {
                    Some(reaches) => costly += u32::from(!reaches),
                    None => return,
                }
            }
            if costly > 0 {
                let weight = 100 * costly as i32 / of as i32 + 20 - 10 * quiet as i32;
                found.push((weight, Reason::KeepsShut { costly, of, quiet }));
                kept = true;
            }
        }
        if kept && forced {
            return;
        }
    }
}

/// Adds why the turn is worse than the best one by its stones.
pub(super) fn against(
    case: &Case<'_>,
    exchange: &mut ExchangeSearch<'_>,
    budget: &mut Budget<'_>,
    found: &mut Vec<Weighed>,
) {
    // The differences of the balances, for more and more quiet turns.
    let mut differences: Vec<(u32, i32, bool)> = Vec::new();
    for quiet in 0..=MAX_QUIET {
        let balance = |effect, exchange: &mut ExchangeSearch<'_>, budget: &mut Budget<'_>| {
            exchange.balance_of(&case.position, effect, quiet, budget)
        };
        let Some(best) = balance(case.best, exchange, budget) else { break };
        let Some(here) = balance(case.effect, exchange, budget) else { break };
        if is_end(best) || is_end(here) {
            break;
        }
        let takes = case.best.captured.len() as i32 - case.effect.captured.len() as i32;
        let opponent_takes_more = 2 * takes <= best - here;
        differences.push((quiet, best - here, opponent_takes_more));
        let shown = differences.iter().any(|it| it.1 > 0);
        if shown && quiet >= 2 {
            break;
        }
    }
    // What a deeper look takes back is not the reason.
    let lasting = differences.last().is_some_and(|it| it.1 > 0);
    let Some(&(quiet, more, loses)) = differences.iter().find(|it| lasting && it.1 > 0) else {
        return;
    };
    let weight = 100 * more - 5 * quiet as i32;
    let more = more as u32;
    let best = case.scores.best.turns.first();
    let shown = if loses { Some(case.turn) } else { best };
    let Some(line) = shown.and_then(|turn| line_of(case, turn, quiet, exchange, budget)) else {
        return;
    };
    if loses {
        let into_line = line.get(1).is_some_and(|turn| turn.captured.contains(case.effect.to));
        found.push((weight, Reason::Loses { more, quiet, into_line, line }));
    } else {
        found.push((weight, Reason::Misses { more, quiet, line }));
    }
}
