//! Measures the time that a player takes.

use std::time::{Duration, Instant};

/// Measures the time between two calls.
#[derive(Debug)]
pub(super) struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Leaves out this much of the time since the last lap.
    pub fn leave_out(&mut self, time: Duration) {
        self.0 += time;
    }

    /// The time since the last lap or the start.
    pub fn lap(&mut self) -> Duration {
        let now = Instant::now();
        now.duration_since(std::mem::replace(&mut self.0, now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_is_left_out_does_not_count() {
        let hour = Duration::from_secs(3600);
        let mut stopwatch = Stopwatch::start();
        stopwatch.leave_out(hour);
        assert_eq!(stopwatch.lap(), Duration::ZERO);
        assert!(stopwatch.lap() < hour);
    }
}
