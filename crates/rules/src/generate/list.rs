//! The bound of lists of turns, and the type that says whether a list is within it.

/// The number of chains up to which a list of turns is whole. Chains that lead to the same state count
/// once where they may come back to a point: a state is what decides how a chain may continue.
///
/// Under some switches a turn of one position can be played in hundreds of millions of ways. Beyond
/// the bound a list has turns that are found soon: of every stone the chain that takes most at each
/// step, then the short chains of all stones, then by turns short chains and those that take most. They
/// are legal and always the same, and there is at least one if there is a legal turn.
pub const MOST_CHAINS: usize = 1 << 15;

/// Turns of a position, and whether these are all. A position is never called lost, and no turn
/// illegal, because of what a list that is not whole does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns<T> {
    /// The turns, or what they are listed by.
    pub list: Vec<T>,
    /// Whether the list has all of them.
    pub whole: bool,
}

impl<T> Turns<T> {
    /// The only turn there is; `None` if there are others, or none.
    pub fn only(&self) -> Option<&T> {
        self.list.first().filter(|_| self.whole && self.list.len() == 1)
    }
}
