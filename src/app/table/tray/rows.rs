//! The rows of captured stones beside the board, grouped in fives so that they can be counted at a
//! glance. Shape and camera leave room for them.

use crate::app::table::Layout;

/// From the board's edge to the middle of the first row.
pub(crate) const EDGE_TO_ROW: f32 = 0.62;
/// From row to row.
pub(crate) const ROW_PITCH: f32 = 0.8;
/// From the middle of the last row to its outer edge.
const EDGE: f32 = 0.4;
/// The largest pitch of the stones, and the smallest before a second row is used.
pub(crate) const PITCH: [f32; 2] = [0.8, 0.33];
/// Additional room after every fifth stone.
const GAP: f32 = 0.34;
/// How much of the board's length is left free at both ends together.
const ENDS: f32 = 0.9;

/// The arrangement of a side's captured stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TrayRows {
    /// The number of rows.
    pub rows: usize,
    /// The number of stones in each row.
    pub stones: usize,
    /// The distance of neighbouring stones, in units of the layout.
    pub pitch: f32,
}

impl TrayRows {
    /// The rows beside a board with a long edge of this length: as few rows and as wide a pitch as
    /// possible. If there are several rows, each holds a multiple of five if there is room.
    pub fn beside(layout: &Layout, edge: f32) -> Self {
        let room = edge - ENDS;
        let all = (layout.board().len() / 2).max(1);
        let widest = |stones: usize| (room - gaps(stones - 1)) / (stones - 1).max(1) as f32;
        let rows = (1..=all).find(|&rows| widest(all.div_ceil(rows)) >= PITCH[1]).unwrap_or(all);
        let even = all.div_ceil(rows);
        let fives = even.next_multiple_of(5);
        let stones = if rows > 1 && widest(fives) >= PITCH[1] { fives } else { even };
        Self { rows, stones, pitch: widest(stones).clamp(PITCH[1], PITCH[0]) }
    }

    /// How far the rows reach beyond the board's edge.
    pub fn depth(&self) -> f32 {
        EDGE_TO_ROW + ROW_PITCH * (self.rows - 1) as f32 + EDGE
    }

    /// The offset of a stone from the middle of its row, to the right.
    pub fn right(&self, at: usize) -> f32 {
        self.offset(at) - self.offset(self.stones - 1) / 2.0
    }

    fn offset(&self, index: usize) -> f32 {
        index as f32 * self.pitch + gaps(index)
    }
}

fn gaps(index: usize) -> f32 {
    (index / 5) as f32 * GAP
}
