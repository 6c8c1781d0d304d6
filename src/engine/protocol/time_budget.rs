//! How much of a game's time a turn may take.

/// The clock of the side to move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// What is left.
    pub left: u64,
    /// What is added after every turn.
    pub increment: u64,
    /// Turns until more time comes, where that is known.
    pub turns_to_go: Option<u64>,
}

impl TimeBudget {
    /// So many turns are taken to be still ahead where nothing is known.
    const TURNS: u64 = 30;
    /// Kept back for the way of the answer, in milliseconds.
    const RESERVE: u64 = 50;

    /// Milliseconds for this turn: its share of what is left and most of the increment, but never
    /// so much that the clock could run out. At least 1.
    pub fn share(self) -> u64 {
        let turns = self.turns_to_go.unwrap_or(Self::TURNS).clamp(1, Self::TURNS);
        let share = (self.left / turns).saturating_add(self.increment / 4 * 3);
        let most = (self.left / 10 * 8).min(self.left.saturating_sub(Self::RESERVE));
        share.min(most).max(1)
    }
}
