//! Reasons about stones: the balances of the turn and of the turns it is compared with.

use super::alternatives::longer;
use super::case::{Case, Weighed};
use super::exchange::{ExchangeSearch, is_end};
use super::reason::{Horizon, Reason};
use fanorona_rules::Turn;
use fanorona_rules::generate;
use fanorona_rules::generate::Effect;

/// The balances of all turns without quiet turns.
pub(super) struct Balances {
    /// How far they look: the whole exchange if the budget suffices, else the answer.
    pub horizon: Horizon,
    /// The balance of the explained turn.
    pub turn: i32,
    /// The balances of the other turns, in their order.
    pub others: Vec<i32>,
}

impl Balances {
    /// The balances; `None` if the budget does not suffice for any horizon.
    pub fn of(case: &Case<'_>, exchange: &mut ExchangeSearch<'_>) -> Option<Self> {
        let attempt = |horizon, exchange: &mut ExchangeSearch<'_>| {
            let turn = exchange.balance_of(&case.position, case.effect, horizon)?;
            let others = case.others.iter();
            let others = others.map(|&it| exchange.balance_of(&case.position, it, horizon));
            Some(Self { horizon, turn, others: others.collect::<Option<_>>()? })
        };
        exchange
            .part(70, |exchange| attempt(Horizon::EXCHANGE, exchange))
            .or_else(|| attempt(Horizon::ANSWER, exchange))
    }
}

/// The result for the furthest horizon without quiet turns that the budget suffices for.
pub(super) fn furthest<T>(
    exchange: &mut ExchangeSearch<'_>,
    attempt: impl Fn(Horizon, &mut ExchangeSearch<'_>) -> Option<T>,
) -> Option<T> {
    exchange
        .part(60, |exchange| attempt(Horizon::EXCHANGE, exchange))
        .or_else(|| exchange.part(60, |exchange| attempt(Horizon::Turns(3), exchange)))
        .or_else(|| attempt(Horizon::ANSWER, exchange))
}

/// The stones that the player of a line's first turn takes and loses in it.
pub(super) fn counted(line: &[Turn]) -> (u32, u32) {
    let taken = |first: usize| {
        line.iter().skip(first).step_by(2).map(|turn| turn.captured.len() as u32).sum()
    };
    (taken(0), taken(1))
}

/// The turn followed by a line of best play for the balance; `None` if the budget does not suffice
/// for a line that shows the balance.
pub(super) fn line_of(
    case: &Case<'_>,
    turn: &Turn,
    horizon: Horizon,
    exchange: &mut ExchangeSearch<'_>,
) -> Option<Vec<Turn>> {
    let after = case.position.play_unchecked(case.rules, turn);
    let balance = exchange.balance(&after, horizon)?;
    let mut line = vec![turn.clone()];
    line.extend(exchange.line(&after, horizon));
    let (takes, gives) = counted(&line);
    let shown = takes as i32 - gives as i32 == turn.captured.len() as i32 - balance;
    (is_end(balance) || shown).then_some(line)
}

/// Adds what the turn and the captures after it take and lose.
pub(super) fn own_exchange(
    case: &Case<'_>,
    balances: &Balances,
    exchange: &mut ExchangeSearch<'_>,
    found: &mut Vec<Weighed>,
) {
    let &Balances { horizon, turn: balance, ref others } = balances;
    let Some(line) = line_of(case, case.turn, horizon, exchange) else { return };
    let (takes, gives) = counted(&line);
    if is_end(balance) || takes + gives == 0 {
        return;
    }
    let of = others.len() as u32;
    let worse = others.iter().filter(|&&other| other < balance).count() as u32;
    // What every turn does is no reason.
    let share = 100 * balance.abs() * (1 + worse as i32) / (1 + of as i32);
    found.push((10 + share, Reason::Exchange { horizon, takes, gives, worse, of, line }));
    let best = others.iter().all(|&other| other <= balance);
    if balance < 0 && worse > 0 && best && horizon == Horizon::EXCHANGE {
        let gives = balance.unsigned_abs();
        let weight = 100 * worse as i32 / of as i32 + 50;
        found.push((weight, Reason::GivesLeast { gives, costly: worse, of }));
    }
}

/// Adds why the best turn is better than others by its stones, with more and more quiet turns.
pub(super) fn for_best(
    case: &Case<'_>,
    balances: &Balances,
    exchange: &mut ExchangeSearch<'_>,
    found: &mut Vec<Weighed>,
) -> Option<()> {
    if balances.horizon != Horizon::EXCHANGE || case.others.is_empty() {
        return None;
    }
    let after = case.after(case.effect);
    let mut shut = case.turn.is_paika() && !generate::has_capture(case.rules, &after);
    let mut forced = false;
    let of = case.others.len() as u32;
    for horizon in Horizon::ALL.into_iter().filter(|&it| it >= Horizon::EXCHANGE) {
        let balance = exchange.balance_of(&case.position, case.effect, horizon)?;
        if is_end(balance) || balance < 0 {
            return None;
        }
        let below = |least: i32, exchange: &mut ExchangeSearch<'_>| {
            let mut count = 0;
            for &other in &case.others {
                let reaches = exchange.reaches(&case.position, other, horizon, least)?;
                count += u32::from(!reaches);
            }
            Some(count)
        };
        let quiet = if let Horizon::Quiet(quiet) = horizon { quiet as i32 } else { 0 };
        if shut {
            let costly = below(0, exchange)?;
            if costly > 0 {
                let weight = 100 * costly as i32 / of as i32 + 20 - 10 * quiet;
                found.push((weight, Reason::KeepsShut { horizon, costly, of }));
                shut = false;
            }
        }
        // Never without quiet turns: then the balance is no greater.
        if !forced && balance > balances.turn.max(0) {
            let worse = below(balance, exchange)?;
            if worse > 0 {
                let line = line_of(case, case.turn, horizon, exchange)?;
                let share = 100 * balance * worse as i32 / of as i32;
                let gains = balance as u32;
                let reason = Reason::Forces { horizon, gains, worse, of, line };
                found.push((share - 5 * quiet, reason));
                forced = true;
            }
        }
        if !shut && forced {
            return Some(());
        }
    }
    Some(())
}

/// Adds that the turn takes fewer stones than the best one, or that its chain does.
pub(super) fn captures(case: &Case<'_>, found: &mut Vec<Weighed>) {
    let Some(best) = case.scores.best.turns.first() else { return };
    let (takes, most) = (case.effect.captured.len(), best.captured.len());
    if takes >= most {
        return;
    }
    let (horizon, more, line) = (Horizon::TURN, (most - takes) as u32, vec![best.clone()]);
    let on = longer(case.rules, &case.position, case.turn).unwrap_or_default();
    let goes_on = on.iter().any(|it| Effect::of(it) == case.best);
    if goes_on
        && best.steps.starts_with(&case.turn.steps)
        && on.iter().all(|it| it.captured.len() <= most)
    {
        found.push((6, Reason::StoppedEarly { horizon, more, line: line.clone() }));
    }
    found.push((5, Reason::Misses { horizon, more, line }));
}

/// The difference of the balances of the best and of the explained turn.
struct Difference {
    horizon: Horizon,
    more: i32,
    /// Whether it is mostly because the opponent takes more.
    loses: bool,
}

/// Adds why the turn is worse than the best one by its stones.
pub(super) fn against(
    case: &Case<'_>,
    exchange: &mut ExchangeSearch<'_>,
    found: &mut Vec<Weighed>,
) {
    let mut differences: Vec<Difference> = Vec::new();
    for horizon in Horizon::ALL {
        // The last part of the budget is for the line.
        let both = exchange.part(90, |exchange| {
            let best = exchange.balance_of(&case.position, case.best, horizon)?;
            let here = exchange.balance_of(&case.position, case.effect, horizon)?;
            (!is_end(best) && !is_end(here)).then_some((best, here))
        });
        let Some((best, here)) = both else { break };
        let takes = case.best.captured.len() as i32 - case.effect.captured.len() as i32;
        let more = best - here;
        differences.push(Difference { horizon, more, loses: 2 * takes <= more });
        if horizon >= Horizon::Quiet(2) && differences.iter().any(|it| it.more > 0) {
            break;
        }
    }
    // What a deeper look takes back is not the reason; the nearest horizon that shows about as much
    // as the whole exchange is the easiest to see.
    let exchange_shows =
        differences.iter().find(|it| it.horizon == Horizon::EXCHANGE && it.more > 0);
    let Some(last) = differences.last().filter(|it| it.more > 0) else { return };
    let shown = exchange_shows.unwrap_or(last).more;
    let near = |it: &&Difference| it.more > 0 && (it.more - shown).abs() <= 1;
    let Some(&Difference { horizon, more, loses }) = differences.iter().find(near) else { return };
    let best = case.scores.best.turns.first();
    let shown = if loses { Some(case.turn) } else { best };
    let Some(line) = shown.and_then(|turn| line_of(case, turn, horizon, exchange)) else {
        return;
    };
    let (weight, more) = (100 * more, more as u32);
    if loses {
        let into_line = line.get(1).is_some_and(|turn| turn.captured.contains(case.effect.to));
        found.push((weight, Reason::Loses { horizon, more, into_line, line }));
    } else {
        found.push((weight, Reason::Misses { horizon, more, line }));
    }
}
