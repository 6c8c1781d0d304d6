//! Which marks lie where: the guidance turned into figures, without a single entity.

use super::super::Layout;
use crate::app::session::{Guidance, Target};
use crate::rules::{CaptureKind, Point};
use bevy::prelude::*;

/// What a mark says. Every kind has a shape of its own, so that colour is never all there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// This stone may move, and will capture nothing.
    Movable,
    /// This stone may capture, and so must unless another does.
    Capturing,
    /// This stone could move too, but another one is chosen.
    Waiting,
    /// This stone is chosen.
    Chosen,
    /// The chosen stone may go here, and takes nothing.
    Quiet,
    /// The chosen stone may go here, and takes what lies ahead.
    Approach,
    /// The chosen stone may go here, and takes what lies behind.
    Withdrawal,
    /// The chosen stone may go here, and must choose what to take.
    Either,
    /// This stone would be taken in that way.
    Taken(CaptureKind),
    /// The letter over a stone that would be taken in that way, while the choice is open.
    Letter(CaptureKind),
    /// The line between two points of the open chain.
    Path,
    /// The point where the open chain began.
    PathStart,
    /// A point that the open chain has touched.
    PathPoint,
    /// The line between two points of the last turn.
    Trail,
    /// The point where the last turn began.
    TrailStart,
    /// The stone that moved last.
    TrailEnd,
    /// The point under the pointer.
    Hovered,
}

/// One mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// What it says.
    pub kind: Kind,
    /// The point it belongs to; of a line, the one it starts from.
    pub point: Point,
    /// Its middle on the board's plane.
    pub place: Vec3,
    /// How far it is turned counter-clockwise as seen from above, in radians; at 0 it points away
    /// from White.
    pub turn: f32,
    /// How long it is, for lines: units of the layout. 1 otherwise.
    pub length: f32,
}

/// Every mark the guidance asks for, each at its place.
pub fn marks(guidance: &Guidance, layout: &Layout) -> Vec<Mark> {
    let mut marks = Vec::new();
    trail(guidance, layout, &mut marks);
    for stone in guidance.movable {
        if guidance.chosen != Some(stone) {
            marks.push(on(stone, movable_kind(guidance), layout));
        }
    }
    for target in targets_shown(guidance) {
        marks.push(target_mark(target, guidance.chosen, layout));
    }
    marks.extend(guidance.chosen.map(|stone| on(stone, Kind::Chosen, layout)));
    for kind in CaptureKind::BOTH {
        for stone in guidance.preview[kind as usize] {
            marks.push(on(stone, Kind::Taken(kind), layout));
            if guidance.choice.is_some() {
                marks.push(on(stone, Kind::Letter(kind), layout));
            }
        }
    }
    marks.extend(guidance.hovered.map(|point| on(point, Kind::Hovered, layout)));
    marks
}

const fn movable_kind(guidance: &Guidance) -> Kind {
    if guidance.chosen.is_some() {
        Kind::Waiting
    } else if guidance.capturing {
        Kind::Capturing
    } else {
        Kind::Movable
    }
}

/// While the player chooses between two groups, only the step in question is shown.
fn targets_shown(guidance: &Guidance) -> impl Iterator<Item = &Target> {
    let choice = guidance.choice;
    guidance.targets.iter().filter(move |target| choice.is_none_or(|to| to == target.to))
}

fn target_mark(target: &Target, chosen: Option<Point>, layout: &Layout) -> Mark {
    let kind = match (target.approach.is_empty(), target.withdrawal.is_empty()) {
        (true, true) => Kind::Quiet,
        (false, true) => Kind::Approach,
        (true, false) => Kind::Withdrawal,
        (false, false) => Kind::Either,
    };
    let ahead = chosen.map_or(Vec3::NEG_Z, |from| layout.place(target.to) - layout.place(from));
    Mark { turn: heading(ahead), ..on(target.to, kind, layout) }
}

/// The ways of the open chain and of the last turn.
fn trail(guidance: &Guidance, layout: &Layout, marks: &mut Vec<Mark>) {
    way(&guidance.last, Kind::Trail, layout, marks);
    way(&guidance.path, Kind::Path, layout, marks);
    if let [start, .., end] = guidance.last[..] {
        marks.push(on(start, Kind::TrailStart, layout));
        marks.push(on(end, Kind::TrailEnd, layout));
    }
    if let [start, ref between @ .., _] = guidance.path[..] {
        marks.push(on(start, Kind::PathStart, layout));
        marks.extend(between.iter().map(|&point| on(point, Kind::PathPoint, layout)));
    }
}

fn way(points: &[Point], kind: Kind, layout: &Layout, marks: &mut Vec<Mark>) {
    for pair in points.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|point| layout.place(point));
        let (place, ahead) = (from.midpoint(to), to - from);
        let (turn, length) = (heading(ahead), ahead.length());
        marks.push(Mark { kind, point: pair[0], place, turn, length });
    }
}

fn on(point: Point, kind: Kind, layout: &Layout) -> Mark {
    Mark { kind, point, place: layout.place(point), turn: 0.0, length: 1.0 }
}

/// The turn that makes a figure pointing away from White point this way.
fn heading(ahead: Vec3) -> f32 {
    (-ahead.x).atan2(-ahead.z)
}
