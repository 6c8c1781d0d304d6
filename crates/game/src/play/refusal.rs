//! Explains why a stone or a point cannot be picked.

use super::Session;
use fanorona_rules::{Direction, Point, Refusal};

impl Session {
    /// Why a point cannot be picked now, or why the chosen stone cannot go there; `None` if the point
    /// is empty and no stone is chosen.
    pub(super) fn explain(&self, point: Point, chosen: Option<Point>) -> Option<Refusal> {
        let (rules, chain) = (self.record.rules(), self.record.chain());
        let enemy = chain.enemy().contains(point);
        let empty = !enemy && !chain.own().contains(point);
        if self.record.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        if let Some(from) = chosen.filter(|_| empty) {
            return chain.check(rules, from, point, None).err();
        }
        if empty {
            return chain.at().is_none().then_some(Refusal::NoStone);
        }
        if enemy {
            return Some(Refusal::EnemyStone);
        }
        if let Some(at) = chain.at() {
            return Some(Refusal::OtherStoneInChain(at));
        }
        // All steps of the stone to empty points are refused for the same reason.
        Direction::ALL
            .into_iter()
            .filter_map(|direction| rules.board.neighbour(point, direction))
            .filter_map(|to| chain.check(rules, point, to, None).err())
            .find(|refusal| *refusal != Refusal::Occupied)
            .or(Some(Refusal::StoneIsBlocked))
    }
}
