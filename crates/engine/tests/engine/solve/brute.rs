//! The value of every position of a 3 × 3 board, computed without a search.

use fanorona_engine::endgame::TableValue;
use fanorona_rules::switches::OmittedCapture;
use fanorona_rules::{Outcome, Position, Ruleset, Side, generate};
use std::collections::HashMap;

type Name = (u64, u64, u16);

/// All values by the stones of the side to move, the stones of the other side and the quiet counter
/// (0 if there is no limit). The board is symmetric for both sides.
pub struct Brute {
    values: HashMap<Name, TableValue>,
    limit: Option<u16>,
}

impl Brute {
    /// Computes all positions; infinite play is a draw.
    pub fn new(rules: &Ruleset) -> Self {
        let mut rules = rules.clone();
        // Omitting a capture never helps: it can be claimed.
        rules.switches.omitted_capture = OmittedCapture::Enforced;
        let limit = rules.switches.quiet_limit.filter(|&limit| limit < 50);
        rules.switches.quiet_limit = limit;
        let mut brute = Self { values: HashMap::new(), limit };
        for stones in 1..=9 {
            let positions = layer(&rules, stones);
            match limit {
                // Quiet turns increase the counter, so there are no cycles.
                Some(limit) => {
                    for quiet in (0..=limit).rev() {
                        for position in &positions {
                            let position = position.with_quiet(quiet);
                            let value = brute.backed_up_value(&rules, &position);
                            brute.values.insert(name(&position, quiet), value.unwrap());
                        }
                    }
                }
                None => brute.spread(&rules, &positions),
            }
        }
        brute
    }

    /// The value of a position for the side to move.
    pub fn value(&self, position: &Position) -> TableValue {
        let quiet = self.limit.map_or(0, |limit| position.quiet().min(limit));
        self.values[&name(position, quiet)]
    }

    /// Repeats until nothing changes; undecided positions are drawn.
    fn spread(&mut self, rules: &Ruleset, positions: &[Position]) {
        let mut open = positions.to_vec();
        loop {
            let before = open.len();
            open.retain(|position| match self.backed_up_value(rules, position) {
                Some(value) if value != TableValue::Draw => {
                    self.values.insert(name(position, 0), value);
                    false
                }
                _ => true,
            });
            if open.len() == before {
                break;
            }
        }
        for position in open {
            self.values.insert(name(&position, 0), TableValue::Draw);
        }
    }

    /// The value computed from the successors, if they suffice.
    fn backed_up_value(&self, rules: &Ruleset, position: &Position) -> Option<TableValue> {
        match position.outcome(rules) {
            Some(Outcome::Draw(_)) => return Some(TableValue::Draw),
            Some(Outcome::Win { .. }) => return Some(TableValue::Loss),
            None => {}
        }
        let effects = generate::effects(rules, position).list;
        let after = effects.iter().map(|e| position.moved(rules, e.from, e.to, e.captured));
        let children: Vec<Option<TableValue>> = after
            .map(|child| {
                let quiet = self.limit.map_or(0, |_| child.quiet());
                self.values.get(&name(&child, quiet)).map(|value| value.reversed())
            })
            .collect();
        if children.contains(&Some(TableValue::Win)) {
            return Some(TableValue::Win);
        }
        children.into_iter().collect::<Option<Vec<TableValue>>>()?.into_iter().max()
    }
}

fn name(position: &Position, quiet: u16) -> Name {
    (position.own().0, position.enemy().0, quiet)
}

/// Every position with this many stones, White to move.
fn layer(rules: &Ruleset, stones: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    for number in 0..3_u32.pow(9) {
        let mut sets = [fanorona_rules::PointSet::EMPTY; 2];
        let mut rest = number;
        for point in rules.board.points() {
            match rest % 3 {
                0 => {}
                side => sets[side as usize - 1] = sets[side as usize - 1].with(point),
            }
            rest /= 3;
        }
        if (sets[0] | sets[1]).len() == stones {
            positions.push(Position::new(rules, sets, Side::White, 0, 2, None).unwrap());
        }
    }
    positions
}
