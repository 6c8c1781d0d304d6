//! The nodes that a part of the explainer may visit.

/// The number of nodes between two checks whether to stop.
const STOP_INTERVAL: u64 = 256;

/// A number of nodes, and the caller's wish to stop.
pub(super) struct Budget<'a> {
    left: u64,
    spent: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

impl<'a> Budget<'a> {
    /// A budget of this many nodes.
    pub fn new(nodes: u64, stop: &'a mut dyn FnMut() -> bool) -> Self {
        Self { left: nodes, spent: 0, stop, stopped: false }
    }

    /// Spends a node; `None` if there is none left or the caller wants to stop.
    pub fn spend(&mut self) -> Option<()> {
        if self.spent.is_multiple_of(STOP_INTERVAL) {
            self.stopped |= (self.stop)();
        }
        if self.stopped || self.left == 0 {
            return None;
        }
        self.left -= 1;
        self.spent += 1;
        Some(())
    }

    /// The nodes spent so far.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Runs a part that may spend at most this percentage of the nodes left.
    pub fn part<T>(&mut self, percent: u64, run: impl FnOnce(&mut Self) -> T) -> T {
        let kept = self.left - self.left / 100 * percent.min(100);
        self.left -= kept;
        let result = run(self);
        self.left += kept;
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_spends_at_most_its_share_and_leaves_the_rest() {
        let mut stop = || false;
        let mut budget = Budget::new(1_000, &mut stop);
        let used = budget.part(40, |part| std::iter::from_fn(|| part.spend()).count());
        assert_eq!((used, budget.spent()), (400, 400));
        assert_eq!(std::iter::from_fn(|| budget.spend()).count(), 600);
        assert_eq!(budget.part(40, Budget::spend), None);
    }

    #[test]
    fn the_caller_is_asked_whether_to_stop() {
        let mut asked = 0;
        let mut stop = || {
            asked += 1;
            asked > 2
        };
        let mut budget = Budget::new(u64::MAX, &mut stop);
        assert_eq!(std::iter::from_fn(|| budget.spend()).count() as u64, 2 * STOP_INTERVAL);
        assert_eq!(budget.spend(), None, "it stays stopped");
    }
}
