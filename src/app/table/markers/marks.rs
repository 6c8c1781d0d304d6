//! Which marks lie where: the guidance turned into figures, without a single entity.

use super::super::Layout;
use crate::app::motion::Trace;
use crate::game::{Guidance, Hint, Target};
use crate::rules::{CaptureKind, Point};
use bevy::prelude::*;

/// What a mark says. Every kind has a shape of its own, so that colour is never all there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkerKind {
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
    /// How many stones a step to here takes, by approach and by withdrawal.
    Count([u8; 2]),
    /// A stone has just been taken from here in that way.
    Gone(CaptureKind),
    /// The line between two points of the open chain, or of the turn that is being shown.
    Path,
    /// The point where it began.
    PathStart,
    /// A point that it has touched: the how many-th, from 1.
    Order(u8),
    /// The line between two points of the last turn.
    Trail,
    /// The point where the last turn began.
    TrailStart,
    /// The stone that moved last.
    TrailEnd,
    /// The point under the pointer or the keyboard's cursor.
    Hovered,
    /// The line between two points of the advised turn.
    HintLine,
    /// The stone that is advised to move.
    HintStart,
    /// The end of the advised turn.
    HintEnd,
    /// A point that the advised turn touches on its way: the how many-th, from 1.
    HintOrder(u8),
}

/// One mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marker {
    /// What it says.
    pub kind: MarkerKind,
    /// The point it belongs to; of a line, the one it starts from.
    pub point: Point,
    /// Its middle on the board's plane.
    pub place: Vec3,
    /// How far it is turned counter-clockwise as seen from above, in radians; at 0 it points away
    /// from White.
    pub turn: f32,
    /// How long it is, for lines: units of the layout. 1 otherwise.
    pub length: f32,
    /// It belongs to the turn that is being shown, and fades when that is over.
    pub passing: bool,
    /// It is a line that grows behind the stone on its way.
    pub grows: bool,
}

/// Every mark that guidance and trace ask for, each at its place.
pub fn marks(guidance: &Guidance, trace: &Trace, layout: &Layout) -> Vec<Marker> {
    let mut marks = Vec::new();
    if !trace.under_way {
        trail(guidance, layout, &mut marks);
    }
    passing(trace, layout, &mut marks);
    for stone in guidance.movable {
        if guidance.chosen != Some(stone) {
            marks.push(on(stone, movable_kind(guidance), layout));
        }
    }
    for target in targets_shown(guidance) {
        marks.push(target_mark(target, guidance.chosen, layout));
        let counts = [target.approach, target.withdrawal].map(|taken| taken.len() as u8);
        if counts != [0, 0] {
            marks.push(on(target.to, MarkerKind::Count(counts), layout));
        }
    }
    marks.extend(guidance.chosen.map(|stone| on(stone, MarkerKind::Chosen, layout)));
    for kind in CaptureKind::BOTH {
        // A letter has the sign's own shape and colour, so one of them is enough.
        let sign = if guidance.choice.is_some() {
            MarkerKind::Letter(kind)
        } else {
            MarkerKind::Taken(kind)
        };
        let stones = guidance.preview[kind as usize].into_iter();
        marks.extend(stones.map(|stone| on(stone, sign, layout)));
    }
    advice(guidance, layout, &mut marks);
    marks.extend(guidance.hovered.map(|point| on(point, MarkerKind::Hovered, layout)));
    marks
}

/// The advised turn: its way in order, and what it takes as long as nothing else is previewed.
fn advice(guidance: &Guidance, layout: &Layout, marks: &mut Vec<Marker>) {
    let Some(advice) = guidance.hint.as_ref().and_then(Hint::advice) else { return };
    way(&advice.way, MarkerKind::HintLine, layout, marks);
    if let [start, ref between @ .., end] = advice.way[..] {
        marks.push(on(start, MarkerKind::HintStart, layout));
        marks.extend(
            (1..).zip(between).map(|(nth, &at)| on(at, MarkerKind::HintOrder(nth), layout)),
        );
        let before = between.last().copied().unwrap_or(start);
        let turn = heading(layout.place(end) - layout.place(before));
        marks.push(Marker { turn, ..on(end, MarkerKind::HintEnd, layout) });
    }
    if guidance.preview.iter().all(|group| group.is_empty()) {
        for kind in CaptureKind::BOTH {
            let taken = advice.taken[kind as usize];
            marks.extend(taken.into_iter().map(|stone| on(stone, MarkerKind::Taken(kind), layout)));
        }
    }
}

/// The turn that is being shown, as far as it is shown.
fn passing(trace: &Trace, layout: &Layout, marks: &mut Vec<Marker>) {
    let first = marks.len();
    walked(&trace.way, layout, marks);
    for kind in CaptureKind::BOTH {
        let taken = trace.taken[kind as usize].into_iter();
        marks.extend(taken.map(|point| on(point, MarkerKind::Gone(kind), layout)));
    }
    let last = trace.way.len().checked_sub(2).map(|at| trace.way[at]);
    for mark in &mut marks[first..] {
        mark.passing = true;
        mark.grows = trace.under_way && mark.kind == MarkerKind::Path && Some(mark.point) == last;
    }
}

const fn movable_kind(guidance: &Guidance) -> MarkerKind {
    if guidance.chosen.is_some() {
        MarkerKind::Waiting
    } else if guidance.capturing {
        MarkerKind::Capturing
    } else {
        MarkerKind::Movable
    }
}

/// While the player chooses between two groups, only the step in question is shown.
fn targets_shown(guidance: &Guidance) -> impl Iterator<Item = &Target> {
    let choice = guidance.choice;
    guidance.targets.iter().filter(move |target| choice.is_none_or(|to| to == target.to))
}

fn target_mark(target: &Target, chosen: Option<Point>, layout: &Layout) -> Marker {
    let kind = match (target.approach.is_empty(), target.withdrawal.is_empty()) {
        (true, true) => MarkerKind::Quiet,
        (false, true) => MarkerKind::Approach,
        (true, false) => MarkerKind::Withdrawal,
        (false, false) => MarkerKind::Either,
    };
    let ahead = chosen.map_or(Vec3::NEG_Z, |from| layout.place(target.to) - layout.place(from));
    Marker { turn: heading(ahead), ..on(target.to, kind, layout) }
}

/// The ways of the open chain and of the last turn.
fn trail(guidance: &Guidance, layout: &Layout, marks: &mut Vec<Marker>) {
    way(&guidance.last, MarkerKind::Trail, layout, marks);
    if let [start, .., end] = guidance.last[..] {
        marks.push(on(start, MarkerKind::TrailStart, layout));
        marks.push(on(end, MarkerKind::TrailEnd, layout));
    }
    walked(&guidance.path, layout, marks);
}

/// The way of a chain, its points in their order.
fn walked(points: &[Point], layout: &Layout, marks: &mut Vec<Marker>) {
    way(points, MarkerKind::Path, layout, marks);
    if let [start, ref between @ .., _] = points[..] {
        marks.push(on(start, MarkerKind::PathStart, layout));
        marks.extend((1..).zip(between).map(|(nth, &at)| on(at, MarkerKind::Order(nth), layout)));
    }
}

fn way(points: &[Point], kind: MarkerKind, layout: &Layout, marks: &mut Vec<Marker>) {
    for pair in points.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|point| layout.place(point));
        let (place, ahead) = (from.midpoint(to), to - from);
        let (turn, length) = (heading(ahead), ahead.length());
        marks.push(Marker { place, turn, length, ..on(pair[0], kind, layout) });
    }
}

fn on(point: Point, kind: MarkerKind, layout: &Layout) -> Marker {
    let place = layout.place(point);
    Marker { kind, point, place, turn: 0.0, length: 1.0, passing: false, grows: false }
}

/// The turn that makes a figure pointing away from White point this way.
fn heading(ahead: Vec3) -> f32 {
    (-ahead.x).atan2(-ahead.z)
}
