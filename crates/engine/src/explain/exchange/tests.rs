//! Balances of exchanges, in comparison with a plain search.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::explain::material::counted;
use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The balance for the side to move by its definition; `None` if it is too much work.
fn plain(rules: &Ruleset, at: &Position, left: Left, work: &mut u32) -> Option<i32> {
    *work += 1;
    if *work > 3_000 {
        return None;
    }
    match at.outcome(rules) {
        Some(Outcome::Win { winner, .. }) => {
            return Some(if winner == at.side() { END } else { -END });
        }
        Some(Outcome::Draw(_)) => return Some(0),
        None => {}
    }
    let all = generate::effects(rules, at).list;
    let captures = all.iter().any(|effect| !effect.captured.is_empty());
    if left.turns == 0 || left.quiet == 0 && !captures {
        return Some(0);
    }
    let mut best = -INFINITE;
    for effect in all {
        let takes = effect.captured.len() as i32;
        let next = at.moved(rules, effect.from, effect.to, effect.captured);
        best = best.max(takes - plain(rules, &next, left.after(takes > 0), work)?);
    }
    Some(best)
}

fn random_position(rules: &Ruleset, rng: &mut Xoshiro256PlusPlus) -> Position {
    loop {
        let mut stones = [PointSet::EMPTY; 2];
        for point in rules.board.points() {
            if rng.random_range(0..100) < 32 {
                let side = rng.random_range(0..2);
                stones[side] = stones[side].with(point);
            }
        }
        let side = Side::BOTH[rng.random_range(0..2)];
        if let Ok(position) = Position::new(rules, stones, side, 0, 9, None)
            && position.outcome(rules).is_none()
        {
            return position;
        }
    }
}

/// Balances, whether they are reached, and lines, in any order, with one table for all.
#[test]
fn balances_and_lines_are_those_of_a_plain_search() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let (mut checked, mut shown) = (0, 0);
    for _ in 0..30 {
        let position = random_position(rules, &mut rng);
        let mut stop = || false;
        let mut exchange = ExchangeSearch::new(rules, NodeBudget::new(u64::MAX, &mut stop));
        let all = generate::effects(rules, &position).list;
        for horizon in [Horizon::Turns(3), Horizon::EXCHANGE, Horizon::Quiet(1), Horizon::Quiet(2)]
        {
            let left = Left::of(horizon);
            for &effect in &all {
                let next = exchange.play(&position, effect);
                let Some(rest) = plain(rules, &next, left, &mut 0) else { continue };
                let balance = effect.captured.len() as i32 - rest;
                // Bounds and the balance in all orders.
                for step in [0, 1, 2, 3, 4].map(|step| (3 * step + checked) % 5) {
                    if step == 4 {
                        let found = exchange.balance_of(&position, effect, horizon);
                        assert_eq!(found, Some(balance), "{horizon} {position:?}");
                        continue;
                    }
                    let least = balance + step - 1;
                    let reaches = exchange.reaches(&position, effect, horizon, least);
                    assert_eq!(reaches, Some(balance >= least), "{horizon} {position:?}");
                }
                checked += 1;
                // Also if only bounds are known of the positions of the line.
                let mut stop = || false;
                let budget = NodeBudget::new(u64::MAX, &mut stop);
                let mut bounded = ExchangeSearch::new(rules, budget);
                for least in [balance, balance + 1] {
                    bounded.reaches(&position, effect, horizon, least);
                }
                for line in [bounded.line(&next, horizon), exchange.line(&next, horizon)] {
                    if is_end(rest) {
                        continue;
                    }
                    let (takes, gives) = counted(&line);
                    assert_eq!(takes as i32 - gives as i32, rest, "{horizon} {position:?}");
                    shown += usize::from(line.len() > 1);
                }
            }
        }
    }
    assert!(checked > 250 && shown > 100, "{checked} {shown}");
}

#[test]
fn a_part_spends_at_most_its_share_and_leaves_the_rest() {
    let rules = &shipped::variant("telo").unwrap().rules;
    let mut stop = || false;
    let mut exchange = ExchangeSearch::new(rules, NodeBudget::new(1_000, &mut stop));
    let count = |part: &mut ExchangeSearch<'_>| std::iter::from_fn(|| part.budget.spend()).count();
    let used = exchange.part(40, count);
    assert_eq!((used, exchange.nodes()), (400, 400));
    assert_eq!(count(&mut exchange), 600);
    assert_eq!(exchange.part(40, |part| part.budget.spend()), None);
}

#[test]
fn what_a_share_leaves_passes_on_to_the_others() {
    let rules = &shipped::variant("telo").unwrap().rules;
    let mut stop = || false;
    let mut exchange = ExchangeSearch::new(rules, NodeBudget::new(100, &mut stop));
    let spent = |part: &mut ExchangeSearch<'_>, most| {
        std::iter::from_fn(|| part.budget.spend()).take(most).count()
    };
    assert_eq!(exchange.share(3, |part| spent(part, 3)), 3);
    assert_eq!(exchange.share(2, |part| spent(part, 100)), 48);
    assert_eq!(exchange.share(1, |part| spent(part, 100)), 49);
}
