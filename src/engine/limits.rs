//! How far a search may go. Plain numbers: the engine never reads a clock.

/// Bounds of a search. The caller adds time, if it wants any, through the stop callback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth, in turns, 1 or more.
    pub depth: u32,
    /// The most positions to visit; the first depth is always finished.
    pub nodes: u64,
}

impl Limits {
    /// The deepest search there is.
    pub const MAX_DEPTH: u32 = 100;

    /// No bound but [`Limits::MAX_DEPTH`]: the caller stops the search.
    pub const NONE: Self = Self { depth: Self::MAX_DEPTH, nodes: u64::MAX };

    /// Bound by depth alone.
    pub const fn depth(depth: u32) -> Self {
        Self { depth, ..Self::NONE }
    }

    /// Bound by visited positions alone.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::NONE }
    }
}
