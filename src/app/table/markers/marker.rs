//! Which markers are on the board: a pure function of the guidance.

use super::super::Layout;
use super::AnimatedPath;
use crate::app::session::BoardAnnotations;
use crate::game::play::{Advice, Guidance, Hint, Target};
use crate::rules::{CaptureKind, Point, PointSet};
use bevy::prelude::*;

/// The meaning of a marker. Every kind has its own shape, so that colour is never the only
/// difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkerKind {
    /// This stone may move, and will capture nothing.
    Movable,
    /// This stone can capture, so it or another capturing stone must.
    Capturing,
    /// This stone may move too, but another one is chosen.
    Waiting,
    /// This stone is chosen.
    Chosen,
    /// The chosen stone may go here and captures nothing.
    Quiet,
    /// The chosen stone may go here and captures by approach.
    Approach,
    /// The chosen stone may go here and captures by withdrawal.
    Withdrawal,
    /// The chosen stone may go here and must choose between approach and withdrawal.
    Either,
    /// The ring around a stone that would be captured in that way.
    Group(CaptureKind),
    /// The sign beside such a stone.
    Taken(CaptureKind),
    /// The letter beside such a stone while the choice is open, instead of the sign.
    Letter(CaptureKind),
    /// The number of stones that a step to here captures, by approach and by withdrawal.
    Count([u8; 2]),
    /// A stone has just been captured here in that way.
    Gone(CaptureKind),
    /// The line between two points of the open chain, or of the turn that is being animated.
    Path,
    /// The point where it starts.
    PathStart,
    /// A point that it touches, numbered from 1.
    Order(u8),
    /// The line between two points of the last turn.
    Trail,
    /// The point where the last turn started.
    TrailStart,
    /// The stone that moved last.
    TrailEnd,
    /// The point under the pointer or the keyboard's cursor.
    Hovered,
    /// The line between two points of the suggested turn.
    HintLine,
    /// The stone of the suggested turn.
    HintStart,
    /// The end of the suggested turn.
    HintEnd,
    /// A point that the suggested turn touches, numbered from 1.
    HintOrder(u8),
    /// A point that a lesson speaks of.
    Annotated,
    /// A point that the player has picked.
    Picked,
    /// A point that is highlighted for a player with a switch.
    Scanned,
    /// A stone that a shown turn would capture.
    Crossed,
    /// The line between two points of the opponent's reply.
    ReplyLine,
    /// The end of the opponent's reply.
    ReplyEnd,
}

/// A marker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marker {
    /// What it means.
    pub kind: MarkerKind,
    /// The point it belongs to; of a line, the one it starts from.
    pub point: Point,
    /// Its middle on the board's plane.
    pub place: Vec3,
    /// Its rotation counter-clockwise as seen from above, in radians; at 0 it points away from
    /// White.
    pub turn: f32,
    /// The length of a line, in units of the layout; 1 for other markers.
    pub length: f32,
    /// Whether it belongs to the turn that is being animated, and fades with it.
    pub passing: bool,
    /// Whether it is a line that grows behind the moving stone.
    pub grows: bool,
}

/// Returns every marker for this guidance, this animated path and these annotations.
pub fn markers(
    guidance: &Guidance,
    path: &AnimatedPath,
    annotations: &BoardAnnotations,
    layout: &Layout,
) -> Vec<Marker> {
    let mut markers = Vec::new();
    // A suggested turn is shown instead of the last one, on whose marks its own would lie, but not before that has been
    // shown to its end.
    let suggests = advice_of(guidance).is_some() || !annotations.path.is_empty();
    if path.in_progress || !suggests {
        passing(path, layout, &mut markers);
    }
    if !path.in_progress {
        if !suggests {
            last_turn(&guidance.last, layout, &mut markers);
        }
        path_markers(&guidance.path, layout, &mut markers);
    }
    // Movable stones are not marked while a turn is suggested, or while a lesson asks for points.
    let other = annotations.picked.is_some() || advice_of(guidance).is_some();
    let movable = if other { PointSet::EMPTY } else { guidance.movable };
    for stone in movable {
        if guidance.chosen != Some(stone) {
            markers.push(on(stone, movable_kind(guidance), layout));
        }
    }
    for target in targets_shown(guidance) {
        markers.push(target_mark(target, guidance.chosen, layout));
        let counts = [target.approach, target.withdrawal].map(|taken| taken.len() as u8);
        if counts != [0, 0] {
            markers.push(on(target.to, MarkerKind::Count(counts), layout));
        }
    }
    markers.extend(guidance.chosen.map(|stone| on(stone, MarkerKind::Chosen, layout)));
    for kind in CaptureKind::BOTH {
        // A letter has the shape and colour of the sign, so the sign would be redundant.
        let sign = match guidance.choice {
            Some(_) => MarkerKind::Letter(kind),
            None => MarkerKind::Taken(kind),
        };
        group(guidance.preview[kind as usize], kind, sign, layout, &mut markers);
    }
    if !path.in_progress {
        advice(guidance, layout, &mut markers);
        annotated(annotations, layout, &mut markers);
    }
    markers.extend(guidance.hovered.map(|point| on(point, MarkerKind::Hovered, layout)));
    // A number of stones would stand on the number of a step.
    let counted: PointSet = markers
        .iter()
        .filter(|marker| matches!(marker.kind, MarkerKind::Count(_)))
        .map(|marker| marker.point)
        .collect();
    markers.retain(|marker| {
        !(matches!(marker.kind, MarkerKind::Order(_)) && counted.contains(marker.point))
    });
    markers
}

/// The markers of the points that are highlighted for a player with a switch.
pub(super) fn scanned(points: PointSet, layout: &Layout) -> impl Iterator<Item = Marker> + use<'_> {
    points.into_iter().map(|point| on(point, MarkerKind::Scanned, layout))
}

/// The suggested turn: its path in order, and its captures if nothing else is previewed.
fn advice(guidance: &Guidance, layout: &Layout, markers: &mut Vec<Marker>) {
    let Some(advice) = advice_of(guidance) else { return };
    suggested(&advice.path, layout, markers);
    if guidance.preview.iter().all(|group| group.is_empty()) {
        for kind in CaptureKind::BOTH {
            let taken = advice.taken[kind as usize];
            group(taken, kind, MarkerKind::Taken(kind), layout, markers);
        }
    }
}

fn advice_of(guidance: &Guidance) -> Option<&Advice> {
    guidance.hint.as_ref().and_then(Hint::advice)
}

/// The stones that would be captured together, with a sign beside each.
fn group(
    stones: PointSet,
    kind: CaptureKind,
    sign: MarkerKind,
    layout: &Layout,
    markers: &mut Vec<Marker>,
) {
    for stone in stones {
        markers.push(on(stone, MarkerKind::Group(kind), layout));
        markers.push(on(stone, sign, layout));
    }
}

/// What a lesson shows: points, a suggested turn, and the opponent's reply.
fn annotated(annotations: &BoardAnnotations, layout: &Layout, markers: &mut Vec<Marker>) {
    let BoardAnnotations { marked, picked, path, reply, captured } = annotations;
    markers.extend(marked.into_iter().map(|point| on(point, MarkerKind::Annotated, layout)));
    let picked = picked.unwrap_or(PointSet::EMPTY);
    markers.extend(picked.into_iter().map(|point| on(point, MarkerKind::Picked, layout)));
    suggested(path, layout, markers);
    line_markers(reply, MarkerKind::ReplyLine, layout, markers);
    if let [.., before, end] = reply[..] {
        let turn = heading(layout.place(end) - layout.place(before));
        markers.push(Marker { turn, ..on(end, MarkerKind::ReplyEnd, layout) });
    }
    markers.extend(captured.into_iter().map(|stone| on(stone, MarkerKind::Crossed, layout)));
}

/// The path of a suggested turn, its points in order.
fn suggested(path: &[Point], layout: &Layout, markers: &mut Vec<Marker>) {
    line_markers(path, MarkerKind::HintLine, layout, markers);
    if let [start, ref between @ .., end] = path[..] {
        markers.push(on(start, MarkerKind::HintStart, layout));
        let numbered =
            last_visits(path).map(|(nth, at)| on(at, MarkerKind::HintOrder(nth), layout));
        markers.extend(numbered);
        let before = between.last().copied().unwrap_or(start);
        let turn = heading(layout.place(end) - layout.place(before));
        markers.push(Marker { turn, ..on(end, MarkerKind::HintEnd, layout) });
    }
}

/// The turn that is being animated, as far as it is shown.
fn passing(path: &AnimatedPath, layout: &Layout, markers: &mut Vec<Marker>) {
    let first = markers.len();
    path_markers(&path.points, layout, markers);
    for kind in CaptureKind::BOTH {
        let taken = path.captured[kind as usize].into_iter();
        markers.extend(taken.map(|point| on(point, MarkerKind::Gone(kind), layout)));
    }
    let last = path.points.len().checked_sub(2).map(|at| path.points[at]);
    for marker in &mut markers[first..] {
        marker.passing = true;
        marker.grows =
            path.in_progress && marker.kind == MarkerKind::Path && Some(marker.point) == last;
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

/// While the player chooses between two groups, or has a step to confirm, only the step in question is shown.
fn targets_shown(guidance: &Guidance) -> impl Iterator<Item = &Target> {
    let choice = guidance.choice.or(guidance.proposed);
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

/// The path of the last turn.
fn last_turn(path: &[Point], layout: &Layout, markers: &mut Vec<Marker>) {
    line_markers(path, MarkerKind::Trail, layout, markers);
    if let [start, .., end] = *path {
        markers.push(on(start, MarkerKind::TrailStart, layout));
        markers.push(on(end, MarkerKind::TrailEnd, layout));
    }
}

/// The path of a chain, its points in order.
fn path_markers(points: &[Point], layout: &Layout, markers: &mut Vec<Marker>) {
    line_markers(points, MarkerKind::Path, layout, markers);
    if let [start, _, ..] = points[..] {
        if !points[1..].contains(&start) {
            markers.push(on(start, MarkerKind::PathStart, layout));
        }
        markers.extend(last_visits(points).map(|(nth, at)| on(at, MarkerKind::Order(nth), layout)));
    }
}

/// The points between the first and the last of a path with their numbers. Under rules that let a chain come back
/// to a point, only its last visit, and none where the path ends.
fn last_visits(path: &[Point]) -> impl Iterator<Item = (u8, Point)> + use<'_> {
    let inner = 1..path.len().saturating_sub(1).max(1);
    inner
        .filter(|&nth| !path[nth + 1..].contains(&path[nth]))
        .map(|nth| (u8::try_from(nth).unwrap_or(u8::MAX), path[nth]))
}

fn line_markers(points: &[Point], kind: MarkerKind, layout: &Layout, markers: &mut Vec<Marker>) {
    for pair in points.windows(2) {
        let [from, to] = [pair[0], pair[1]].map(|point| layout.place(point));
        let (place, ahead) = (from.midpoint(to), to - from);
        let (turn, length) = (heading(ahead), ahead.length());
        markers.push(Marker { place, turn, length, ..on(pair[0], kind, layout) });
    }
}

fn on(point: Point, kind: MarkerKind, layout: &Layout) -> Marker {
    let place = layout.place(point);
    Marker { kind, point, place, turn: 0.0, length: 1.0, passing: false, grows: false }
}

/// The rotation that makes a marker point in this direction.
fn heading(ahead: Vec3) -> f32 {
    (-ahead.x).atan2(-ahead.z)
}
