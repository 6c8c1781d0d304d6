//! The nodes that a part of the explainer may visit.

use crate::limits::{VERY_HEAVY, WORK_PER_NODE};

/// The number of nodes between two checks whether to stop.
const STOP_INTERVAL: u64 = 256;

/// The number of chains and states between two checks whether to stop.
const WORK_INTERVAL: usize = 1 << 15;

/// A number of nodes, and the caller's wish to stop.
pub(super) struct NodeBudget<'a> {
    /// The nodes left.
    pub left: u64,
    /// The nodes spent so far.
    pub spent: u64,
    /// The nodes that will have been spent when the caller is asked again.
    next_check: u64,
    /// The chains and states followed since the caller was asked.
    work: usize,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

impl<'a> NodeBudget<'a> {
    /// A budget of this many nodes.
    pub fn new(nodes: u64, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { left: nodes, spent: 0, next_check: 0, work: 0, stop, stopped: false }
    }

    /// Spends a node; `None` if there is none left or the caller wants to stop.
    pub fn spend(&mut self) -> Option<()> {
        if self.spent >= self.next_check || self.work > WORK_INTERVAL {
            self.next_check = self.spent + STOP_INTERVAL;
            self.stops();
        }
        if self.stopped || self.left == 0 {
            return None;
        }
        self.left -= 1;
        self.spent += 1;
        Some(())
    }

    /// Asks the caller whether to stop.
    fn stops(&mut self) -> bool {
        self.work = 0;
        self.stopped = self.stopped || (self.stop)();
        self.stopped
    }

    /// Counts the chains and states that were followed for the turns of one position.
    pub fn spend_work(&mut self, followed: usize) {
        self.work += followed;
        if followed > VERY_HEAVY {
            let nodes = ((followed / WORK_PER_NODE) as u64).min(self.left);
            self.left -= nodes;
            self.spent += nodes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_with_many_chains_costs_several_nodes() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            false
        };
        let mut budget = NodeBudget::new(100, &mut stop);
        budget.spend_work(VERY_HEAVY);
        assert_eq!(budget.spent, 0);
        for spent in [81, 100] {
            assert_eq!(budget.spend(), Some(()));
            budget.spend_work(80 * WORK_PER_NODE);
            budget.work = 2 * WORK_INTERVAL;
            assert_eq!(budget.spent, spent);
        }
        assert_eq!(budget.spend(), None);
        assert_eq!(asked, 3, "at first, and after much work");
    }

    #[test]
    fn the_caller_is_asked_after_much_work_in_several_positions() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            false
        };
        let mut budget = NodeBudget::new(100, &mut stop);
        assert_eq!(budget.spend(), Some(()));
        for _ in 0..40 {
            budget.spend_work(VERY_HEAVY);
            assert_eq!(budget.spend(), Some(()));
        }
        assert_eq!(asked, 2, "at first, and after 33 positions");
    }

    #[test]
    fn the_caller_is_asked_whether_to_stop() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 2
        };
        let mut budget = NodeBudget::new(u64::MAX, &mut stop);
        assert_eq!(std::iter::from_fn(|| budget.spend()).count() as u64, 2 * STOP_INTERVAL);
        assert_eq!(budget.spend(), None, "it stays stopped");
    }
}
