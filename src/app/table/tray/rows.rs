//! The rows of captured stones beside the board, grouped in fives so that they can be counted at a
//! glance. Shape and camera leave room for them.

use crate::app::table::Layout;

/// From the board's edge to the cloth of the tray.
pub(crate) const EDGE_TO_CLOTH: f32 = 0.03;
/// The width of the cloth for one row: enough for marbles that lie in a zigzag, or for stones that lie
/// one beside the other.
const ROW: [f32; 2] = [1.02, 0.86];
/// From row to row.
pub(crate) const ROW_PITCH: f32 = 0.8;
/// The thickness of the trays' walls.
pub(crate) const WALL: f32 = 0.09;
/// The largest pitch of stones that lie, of those that stand, and the smallest before a second row is
/// used. Standing stones leave some cloth to be seen between them.
pub(crate) const PITCH: [f32; 3] = [0.8, 0.42, 0.34];
/// Additional room after every fifth stone.
const GAP: f32 = 0.26;
/// How much of the cloth's length the first and the last stone need beyond their middles.
const ENDS: f32 = 0.7;

/// The arrangement of a side's captured stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TrayRows {
    /// The number of rows.
    pub rows: usize,
    /// The number of stones in each row.
    pub stones: usize,
    /// The distance of neighbouring stones, in units of the layout.
    pub pitch: f32,
    /// Half the length of the cloth.
    pub reach: f32,
    /// The width of the cloth of one row.
    pub wide: f32,
}

impl TrayRows {
    /// The rows beside a board with a long edge of this length: as few rows and as wide a pitch as
    /// possible. If there are several rows, each holds a multiple of five if there is room.
    pub fn beside(layout: &Layout, edge: f32) -> Self {
        let reach = edge / 2.0 - WALL;
        let room = 2.0 * reach - ENDS;
        let all = (layout.board().len() / 2).max(1);
        let widest = |stones: usize| (room - gaps(stones - 1)) / (stones - 1).max(1) as f32;
        let rows = (1..=all).find(|&rows| widest(all.div_ceil(rows)) >= PITCH[2]).unwrap_or(all);
        let even = all.div_ceil(rows);
        let fives = even.next_multiple_of(5);
        let stones = if rows > 1 && widest(fives) >= PITCH[2] { fives } else { even };
        let lie = widest(stones) >= PITCH[0];
        let (most, wide) = if lie { (PITCH[0], ROW[1]) } else { (PITCH[1], ROW[0]) };
        Self { rows, stones, pitch: widest(stones).clamp(PITCH[2], most), reach, wide }
    }

    /// The width of the cloth.
    pub fn width(&self) -> f32 {
        self.wide + ROW_PITCH * (self.rows - 1) as f32
    }

    /// How far the trays reach beyond the board's edge.
    pub fn depth(&self) -> f32 {
        EDGE_TO_CLOTH + self.width() + WALL
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
