//! How the captured stones of a side are arranged beside the board: in pockets of five, so that they can
//! be counted at a glance. Shape and camera leave room for them.

use crate::app::table::Layout;

/// From the board's edge to the middle of the first groove: half the widest stone.
pub(crate) const AXIS: f32 = 0.405;
/// From groove to groove.
pub(crate) const ROW_PITCH: f32 = 0.8;
/// The radius of a groove, little more than that of a stone, its depth, and half its width at the top.
pub(crate) const RADIUS: f32 = 0.4;
pub(crate) const DEEP: f32 = 0.14;
pub(crate) const OPEN: f32 = 0.304;
/// The thickness of a rack's outer wall, and of the wood at its ends.
const WALL: f32 = 0.085;
/// The wood between two pockets, wider than the gap between two stones.
const BRIDGE: f32 = 0.2;
/// The greatest pitch of stones on edge, and the least before a second groove is used. Light must be
/// seen between them.
pub(crate) const PITCH: [f32; 2] = [0.5, 0.36];
/// The greatest room for a ball.
const BALL: f32 = 0.72;
/// The wood at each end of a rack that is shorter than the board, and the greatest share of the board's edge that is short.
const END: f32 = 0.2;
const SHORT: f32 = 0.85;
/// The most stones in a pocket, and the most balls on its floor; the others lie on these.
const POCKET: usize = 5;
const FLOOR: usize = 3;
/// Stones of at least this height, in widths, are balls.
const ROUND: f32 = 0.8;
/// The distance of the middles of touching balls, in widths: a little more than 1.
const TOUCHING: f32 = 1.015;

/// How a rack holds stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StonePacking {
    /// On edge, each in a slot.
    OnEdge,
    /// In a pile of five, three below and two above, because balls cannot stand on edge.
    Piled,
}

impl StonePacking {
    /// How stones of this width and height are held.
    pub fn of(width: f32, height: f32) -> Self {
        if height > width * ROUND { Self::Piled } else { Self::OnEdge }
    }

    /// How high the highest of `count` captured stones reaches above the floor of the groove.
    pub fn top(self, width: f32, count: usize) -> f32 {
        match self {
            Self::OnEdge => width,
            Self::Piled if count <= FLOOR => width,
            Self::Piled => width * (1.0 + TOUCHING * 0.87),
        }
    }
}

/// A hollow in a rack for up to five stones, along the rack from its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pocket {
    /// Where it begins.
    pub from: f32,
    /// Where it ends.
    pub to: f32,
    /// The number of stones it is for.
    pub stones: usize,
}

/// The arrangement of a side's captured stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TrayRows {
    /// The number of grooves.
    pub rows: usize,
    /// The number of stones in each groove.
    pub stones: usize,
    /// The number of stones in all.
    pub all: usize,
    /// The distance of neighbouring stones on edge, in units of the layout.
    pub pitch: f32,
    /// The room for a ball.
    pub ball: f32,
    /// Half the length of the rack.
    pub half: f32,
}

impl TrayRows {
    /// The rack along an edge of this length: as few grooves and as wide a pitch as possible. If there
    /// are several grooves, each holds a multiple of five if there is room. It is as long as the edge, or
    /// shorter for few stones.
    pub fn beside(layout: &Layout, edge: f32) -> Self {
        let room = edge - 2.0 * WALL;
        let all = (layout.board().len() / 2).max(1);
        let widest = |stones: usize| (room - bridges(stones)) / stones as f32;
        let rows = (1..=all).find(|&rows| widest(all.div_ceil(rows)) >= PITCH[1]).unwrap_or(all);
        let even = all.div_ceil(rows);
        let fives = even.next_multiple_of(POCKET);
        let stones = if rows > 1 && widest(fives) >= PITCH[1] { fives } else { even };
        let below = stones / POCKET * FLOOR + (stones % POCKET).min(FLOOR);
        let pitch = widest(stones).clamp(PITCH[1], PITCH[0]);
        let ball = ((room - bridges(stones)) / below as f32).min(BALL);
        // Few stones need no rack as long as the board, which would be plain wood for the most part.
        let used = (pitch * stones as f32).max(ball * below as f32) + bridges(stones);
        let long = used + 2.0 * (WALL + END);
        let half = if long < edge * SHORT { long / 2.0 } else { edge / 2.0 };
        Self { rows, stones, all, pitch, ball, half }
    }

    /// How far the rack reaches beyond the board's edge.
    pub fn depth(&self) -> f32 {
        self.axis(self.rows - 1) + OPEN + WALL
    }

    /// The distance of a groove's middle from the board's edge.
    pub fn axis(&self, row: usize) -> f32 {
        AXIS + ROW_PITCH * row as f32
    }

    /// The pockets of a groove.
    pub fn pockets(&self, held: StonePacking, row: usize) -> Vec<Pocket> {
        let count = self.stones.min(self.all.saturating_sub(row * self.stones));
        (0..count.div_ceil(POCKET))
            .map(|pocket| self.pocket(held, pocket, (count - pocket * POCKET).min(POCKET)))
            .collect()
    }

    /// Where a stone of a groove lies: its offset from the rack's middle, and its height above the floor.
    pub fn place(&self, held: StonePacking, width: f32, at: usize) -> (f32, f32) {
        let (nth, of_all) = (at % POCKET, self.stones - at / POCKET * POCKET);
        let pocket = self.pocket(held, at / POCKET, of_all.min(POCKET));
        if held == StonePacking::OnEdge {
            return (pocket.from + (nth as f32 + 0.5) * self.pitch, 0.0);
        }
        let apart = self.ball.min(width * TOUCHING);
        let first = (pocket.from + pocket.to - apart * (pocket.stones.min(FLOOR) - 1) as f32) / 2.0;
        if nth < FLOOR {
            return (first + apart * nth as f32, 0.0);
        }
        let touching = (width * TOUCHING).powi(2) - (apart / 2.0).powi(2);
        (first + apart * ((nth - FLOOR) as f32 + 0.5), touching.max(0.0).sqrt())
    }

    fn pocket(&self, held: StonePacking, pocket: usize, stones: usize) -> Pocket {
        let last = self.stones.div_ceil(POCKET) - 1;
        let advance = self.length(held, POCKET) + BRIDGE;
        let whole = advance * last as f32 + self.length(held, self.stones - last * POCKET);
        let from = advance * pocket as f32 - whole / 2.0;
        Pocket { from, to: from + self.length(held, stones), stones }
    }

    /// The length of a pocket for this many stones.
    fn length(&self, held: StonePacking, stones: usize) -> f32 {
        match held {
            StonePacking::OnEdge => self.pitch * stones as f32,
            StonePacking::Piled => self.ball * stones.min(FLOOR) as f32,
        }
    }
}

/// The room between the pockets of this many stones.
fn bridges(stones: usize) -> f32 {
    (stones.saturating_sub(1) / POCKET) as f32 * BRIDGE
}
