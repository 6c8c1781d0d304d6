//! Turn ordering: the earlier the best turn is searched, the more is cut off.

use crate::transposition::PackedTurn;
use fanorona_rules::generate::Effect;
use fanorona_rules::{Point, Side};

/// A turn and its rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrderedTurn {
    pub effect: Effect,
    pub rank: i32,
}

/// The best turn of the transposition table comes first.
const TABLE_TURN_RANK: i32 = 1 << 30;
/// Captured stones come next: each counts more than any history.
const CAPTURE_RANK: i32 = 1 << 20;
const KILLER_RANK: i32 = 1 << 19;
/// The bound of history values.
const HISTORY_LIMIT: i32 = 1 << 14;

/// The ordering statistics of one thread.
pub(super) struct Ordering {
    /// Two turns of each ply that caused a cutoff there.
    killers: Vec<[PackedTurn; 2]>,
    /// The success of steps from one point to another, for each side.
    history: Vec<i32>,
}

impl Ordering {
    /// Empty statistics.
    pub fn new(plies: usize) -> Self {
        Self {
            killers: vec![[PackedTurn::NONE; 2]; plies],
            history: vec![0; 2 * Point::MAX * Point::MAX],
        }
    }

    /// Ranks turns: the table's turn, then captures by size, then killer turns and history. Without
    /// `learned`, only captures count.
    pub fn rank(
        &self,
        choices: &mut [OrderedTurn],
        best: PackedTurn,
        ply: usize,
        side: Side,
        learned: bool,
    ) {
        for choice in choices {
            let effect = choice.effect;
            let packed = PackedTurn::of(effect);
            choice.rank = if packed == best {
                TABLE_TURN_RANK
            } else if learned {
                let [first, second] = self.killers[ply];
                let is_killer = packed == first || packed == second;
                let killer = if is_killer { KILLER_RANK } else { 0 };
                effect.captured.len() as i32 * CAPTURE_RANK
                    + killer
                    + self.history[history_index(side, effect)]
            } else {
                effect.captured.len() as i32 * CAPTURE_RANK
            };
        }
    }

    /// Records that a turn caused a cutoff and that the turns searched before it did not.
    pub fn record_cutoff(
        &mut self,
        effect: Effect,
        failed: &[OrderedTurn],
        ply: usize,
        side: Side,
        depth: i32,
    ) {
        let packed = PackedTurn::of(effect);
        let [first, second] = &mut self.killers[ply];
        if *first != packed {
            *second = *first;
            *first = packed;
        }
        let bonus = (depth * depth).min(400);
        self.update_history(history_index(side, effect), bonus);
        for other in failed {
            self.update_history(history_index(side, other.effect), -bonus);
        }
    }

    /// Changes a history value less the nearer it is to the bound, so that old results fade
    /// ("history gravity").
    fn update_history(&mut self, index: usize, bonus: i32) {
        let seen = &mut self.history[index];
        *seen += bonus * 16 - *seen * bonus.abs() * 16 / HISTORY_LIMIT;
    }
}

/// Moves the turn with the highest rank among `choices[from..]` to `from`, of equal turns the first,
/// and returns it.
#[inline]
pub(super) fn pick(choices: &mut [OrderedTurn], from: usize) -> Effect {
    // Rank and place in one number: which turn is better is unpredictable, so there is no branch.
    // Two at a time, because each maximum waits for the one before.
    let (mut even, mut odd) = (i64::MIN, i64::MIN);
    let mut place = i64::from(u32::MAX);
    let mut pairs = choices[from..].chunks_exact(2);
    for pair in &mut pairs {
        even = even.max(i64::from(pair[0].rank) << 32 | place);
        odd = odd.max(i64::from(pair[1].rank) << 32 | (place - 1));
        place -= 2;
    }
    if let [last] = pairs.remainder() {
        even = even.max(i64::from(last.rank) << 32 | place);
    }
    let best = from + (u32::MAX - even.max(odd) as u32) as usize;
    choices.swap(from, best);
    choices[from].effect
}

#[inline]
const fn history_index(side: Side, effect: Effect) -> usize {
    (side as usize * Point::MAX + effect.from.index()) * Point::MAX + effect.to.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fanorona_rules::PointSet;

    fn turn(to: usize, captured: u64) -> OrderedTurn {
        let (from, to) = (Point::new(0), Point::new(to));
        OrderedTurn { effect: Effect { from, to, captured: PointSet(captured) }, rank: 0 }
    }

    /// The places that turns go to, the first turn first.
    fn picked(mut choices: Vec<OrderedTurn>) -> Vec<usize> {
        (0..choices.len()).map(|from| pick(&mut choices, from).to.index()).collect()
    }

    #[test]
    fn the_table_comes_first_then_captures_killers_and_history() {
        let mut ordering = Ordering::new(4);
        let [quiet, failed, cut, killer] = [1, 2, 3, 4].map(|to| turn(to, 0));
        let (one, three, best) = (turn(5, 1 << 20), turn(6, 0b111 << 20), turn(7, 0));
        // As bad and as good as history can be.
        for _ in 0..100 {
            ordering.record_cutoff(cut.effect, &[failed, three], 1, Side::White, 20);
        }
        ordering.record_cutoff(killer.effect, &[], 2, Side::White, 1);
        let rank = |learned| {
            let mut all = vec![failed, quiet, one, cut, three, killer, best];
            let table = PackedTurn::of(best.effect);
            ordering.rank(&mut all, table, 2, Side::White, learned);
            picked(all)
        };
        assert_eq!(rank(true), [7, 6, 5, 4, 3, 1, 2]);
        assert_eq!(rank(false)[..3], [7, 6, 5], "only captures count");
    }

    #[test]
    fn each_step_of_each_side_has_a_place_of_its_own_in_the_history() {
        let ordering = Ordering::new(1);
        let mut seen = vec![false; ordering.history.len()];
        for side in Side::BOTH {
            for (from, to) in
                (0..Point::MAX).flat_map(|from| (0..Point::MAX).map(move |to| (from, to)))
            {
                let (from, to) = (Point::new(from), Point::new(to));
                let effect = Effect { from, to, captured: PointSet::EMPTY };
                assert!(!std::mem::replace(&mut seen[history_index(side, effect)], true));
            }
        }
    }

    #[test]
    fn history_fades_and_keeps_its_bound() {
        let mut ordering = Ordering::new(1);
        for depth in [1, 4, 20] {
            for sign in [1, -1] {
                let (mut last, index) = (0, depth as usize);
                for times in 0..5_000 {
                    ordering.update_history(index, sign * depth * depth);
                    let now = ordering.history[index] * sign;
                    assert!(now <= HISTORY_LIMIT && (times > 1 || now > last), "{depth} {now}");
                    last = now;
                }
                assert!(last > HISTORY_LIMIT * 9 / 10, "{depth} {last}");
                ordering.history[index] = 0;
            }
        }
        // The other way it goes faster than it came.
        ordering.update_history(0, 100);
        let first = ordering.history[0];
        (0..50).for_each(|_| ordering.update_history(0, 100));
        let high = ordering.history[0];
        ordering.update_history(0, -100);
        assert!(high - ordering.history[0] > first, "{first} {high}");
    }

    #[test]
    fn of_turns_with_the_same_rank_the_first_is_picked() {
        let ranks = [-5, 3, 3, i32::MIN, 7, 7, -5, 7];
        for count in 1..=ranks.len() {
            let choices = ranks[..count].iter().enumerate();
            let mut choices: Vec<OrderedTurn> =
                choices.map(|(to, &rank)| OrderedTurn { rank, ..turn(to, 0) }).collect();
            let best = ranks[..count].iter().max();
            let first = ranks.iter().position(|rank| Some(rank) == best);
            assert_eq!(Some(pick(&mut choices, 0).to.index()), first, "{count}");
        }
    }
}
