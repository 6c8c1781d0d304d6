//! An independent, simple and slow computation of endgame values: for every position and every
//! quiet counter, from the limit downwards, the best value of the successors. It uses no retrograde
//! analysis, no symmetries and no packing.

use crate::common::{Stones, position, positions};
use fanorona_engine::endgame::TableValue;
use fanorona_rules::generate;
use fanorona_rules::{Outcome, Ruleset};
use std::collections::HashMap;

/// The values of all positions of up to a number of stones.
pub struct Brute {
    limit: u16,
    /// The value and turns of every position that is won or lost with the quiet counter at 0.
    decided: HashMap<Stones, (TableValue, u16)>,
}

impl Brute {
    /// Computes all values. Without a limit in the rules, up to 300 quiet turns.
    pub fn solve(rules: &Ruleset, stones: u32) -> Self {
        let limit = rules.switches.quiet_limit.unwrap_or(300);
        let mut brute = Self { limit, decided: HashMap::new() };
        for total in 2..=stones {
            brute.solve_total(rules, total);
        }
        brute
    }

    /// The value with this quiet counter, and the turns to the end or the next capture.
    pub fn value(&self, stones: Stones, quiet: u16) -> (TableValue, u16) {
        match self.decided.get(&stones) {
            Some(&(value, turns)) if turns == 0 || quiet + turns <= self.limit => (value, turns),
            _ => (TableValue::Draw, 0),
        }
    }

    fn solve_total(&mut self, rules: &Ruleset, total: u32) {
        let all = positions(rules, total);
        let ids: HashMap<Stones, usize> =
            all.iter().enumerate().map(|(id, &stones)| (stones, id)).collect();
        // For each position the value of its best capture and the successors by quiet turns.
        let mut known: Vec<Option<TableValue>> = Vec::new();
        let mut quiet: Vec<Vec<usize>> = Vec::new();
        // The value for the current count of remaining quiet turns and the previous one.
        let mut row: Vec<TableValue> = Vec::new();
        for (id, &stones) in all.iter().enumerate() {
            let position = position(rules, stones, 0);
            let (mut best, mut leads) = (None, Vec::new());
            let mut now = TableValue::Draw;
            if let Some(Outcome::Win { .. }) = position.outcome(rules) {
                now = TableValue::Loss;
                best = Some(TableValue::Loss);
                self.decided.insert(stones, (TableValue::Loss, 0));
            } else if position.outcome(rules).is_some() {
                best = Some(TableValue::Draw);
            } else {
                for effect in generate::effects(rules, &position).list {
                    let next = position.moved(rules, effect.from, effect.to, effect.captured);
                    let after = (next.own().0, next.enemy().0);
                    if effect.captured.is_empty() {
                        leads.push(ids[&after]);
                    } else {
                        let value =
                            if after.0 == 0 { TableValue::Loss } else { self.value(after, 0).0 };
                        best = best.max(Some(value.reversed()));
                    }
                }
            }
            assert_eq!(id, known.len());
            known.push(best);
            quiet.push(leads);
            row.push(now);
        }
        for turns in 1..=self.limit {
            let above = row.clone();
            for (id, &stones) in all.iter().enumerate() {
                let value = quiet[id].iter().map(|&next| above[next].reversed()).max();
                row[id] = value.max(known[id]).unwrap();
                if row[id] != above[id] {
                    assert_eq!(above[id], TableValue::Draw, "with more turns left nothing is lost");
                    self.decided.insert(stones, (row[id], turns));
                }
            }
            if turns > 1 && row == above {
                break;
            }
        }
    }
}
