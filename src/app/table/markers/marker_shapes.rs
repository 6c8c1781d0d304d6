//! The shape, the colours and the height of each kind of marker.
//!
//! The markers are fine lines that look inlaid: gold for stones that may move, vermilion triangles
//! for approach, blue squares and chevrons for withdrawal, jade dashes for hints. A soft shade
//! under every line keeps all of them readable on light and dark wood and stone.

use super::marker::MarkerKind;
use super::numerals::number;
use super::shape_builder::{ShapeBuilder, grown, regular};
use crate::rules::CaptureKind;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_4, TAU};

/// Where a marker is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Placement {
    /// On the board, at this height above it.
    Board(f32),
    /// On the board, at this height above it, rotated so that it can be read.
    Readable(f32),
    /// Flat on top of a stone.
    Stone,
    /// Upright above a stone, facing the camera.
    AboveStone,
}

// Brighter and more saturated than intended, because the camera's tone mapping pales them.
const GOLD: LinearRgba = LinearRgba::new(2.1, 1.0, 0.06, 1.0);
pub(super) const IVORY: LinearRgba = LinearRgba::new(2.2, 2.0, 1.65, 1.0);
const VERMILION: LinearRgba = LinearRgba::new(1.3, 0.13, 0.015, 1.0);
const BLUE: LinearRgba = LinearRgba::new(0.03, 0.3, 1.15, 1.0);
/// Deeper vermilion and blue for plates, on which ivory is read.
const DEEP: [LinearRgba; 2] =
    [LinearRgba::new(0.7, 0.06, 0.01, 1.0), LinearRgba::new(0.02, 0.16, 0.75, 1.0)];
/// Paler vermilion and blue for shapes so thin that they would be lost on a dark plate.
pub(super) const PALE: [LinearRgba; 2] =
    [LinearRgba::new(2.2, 0.95, 0.55, 1.0), LinearRgba::new(0.75, 1.35, 2.4, 1.0)];
const JADE: LinearRgba = LinearRgba::new(0.14, 1.5, 0.68, 1.0);
const CREAM: LinearRgba = LinearRgba::new(2.2, 1.7, 1.0, 1.0);
const INK: LinearRgba = LinearRgba::new(0.012, 0.008, 0.006, 1.0);

fn faint(colour: LinearRgba, alpha: f32) -> LinearRgba {
    LinearRgba { alpha, ..colour }
}

pub(super) const fn colour(kind: CaptureKind) -> LinearRgba {
    match kind {
        CaptureKind::Approach => VERMILION,
        CaptureKind::Withdrawal => BLUE,
    }
}

/// The colour of the plates on which the letters and signs of a kind of capture stand.
pub(super) const fn plate(kind: CaptureKind) -> LinearRgba {
    DEEP[kind as usize]
}

/// The placement of a kind of marker. Markers that may meet on one point have different heights.
pub(super) const fn placement(kind: MarkerKind) -> Placement {
    match kind {
        MarkerKind::Trail => Placement::Board(0.005),
        MarkerKind::TrailStart | MarkerKind::TrailEnd | MarkerKind::Gone(_) => {
            Placement::Board(0.006)
        }
        MarkerKind::Path | MarkerKind::HintLine | MarkerKind::ReplyLine => Placement::Board(0.008),
        MarkerKind::PathStart
        | MarkerKind::HintStart
        | MarkerKind::HintEnd
        | MarkerKind::ReplyEnd => Placement::Board(0.010),
        MarkerKind::Order(_) | MarkerKind::HintOrder(_) => Placement::Readable(0.012),
        MarkerKind::Movable | MarkerKind::Capturing | MarkerKind::Waiting => {
            Placement::Board(0.013)
        }
        MarkerKind::Chosen | MarkerKind::Group(_) => Placement::Board(0.015),
        MarkerKind::Annotated | MarkerKind::Picked => Placement::Board(0.016),
        MarkerKind::Quiet | MarkerKind::Approach | MarkerKind::Withdrawal | MarkerKind::Either => {
            Placement::Board(0.017)
        }
        MarkerKind::Count(_) => Placement::Readable(0.020),
        MarkerKind::Hovered => Placement::Board(0.022),
        MarkerKind::Scanned => Placement::Board(0.024),
        MarkerKind::Crossed => Placement::Stone,
        MarkerKind::Taken(_) | MarkerKind::Letter(_) => Placement::AboveStone,
    }
}

/// The place of a letter's plate beside the middle of its stone, and its size as a part of the stone's.
const BADGE: (Vec2, f32) = (Vec2::new(0.27, 0.2), 0.74);
/// The same of a sign, of which many may be on the board at once.
const BADGE_OF_SIGN: (Vec2, f32) = (Vec2::new(0.27, 0.07), 0.5);

/// The drawing order, whatever the heights: text above what it is written on, letters above all.
pub(super) const fn rank(kind: MarkerKind) -> usize {
    match kind {
        MarkerKind::Taken(_) | MarkerKind::Letter(_) => 2,
        MarkerKind::Count(_)
        | MarkerKind::Order(_)
        | MarkerKind::HintOrder(_)
        | MarkerKind::Crossed => 1,
        _ => 0,
    }
}

/// The mesh of a kind of marker. Lines are one unit long.
pub(super) fn mesh(kind: MarkerKind) -> Mesh {
    let shape = shape(kind);
    if placement(kind) == Placement::AboveStone { shape.upright() } else { shape.lying() }
}

pub(super) fn shape(kind: MarkerKind) -> ShapeBuilder {
    match kind {
        MarkerKind::Movable => halo(0.418, 0.434, 0.7).ring(0.417, 0.435, GOLD),
        MarkerKind::Waiting => halo(0.418, 0.43, 0.7).ring(0.42, 0.431, faint(GOLD, 0.85)),
        MarkerKind::Capturing => capturing(),
        MarkerKind::Chosen => {
            halo(0.40, 0.45, 0.5).ring(0.405, 0.447, IVORY).ring(0.385, 0.394, GOLD)
        }
        MarkerKind::Quiet => pool(0.10).ring(0.105, 0.135, IVORY).disc(0.028, IVORY),
        MarkerKind::Approach => ahead(medallion(VERMILION)),
        MarkerKind::Withdrawal => behind(medallion(BLUE)),
        MarkerKind::Either => behind(ahead(medallion(IVORY))),
        MarkerKind::Count(counts) => counted(counts),
        MarkerKind::Taken(kind) => taken(kind),
        MarkerKind::Letter(kind) => letter(kind),
        MarkerKind::Group(kind) => {
            halo(0.40, 0.46, 0.62).ring(0.398, 0.462, IVORY).ring(0.408, 0.452, colour(kind))
        }
        MarkerKind::Gone(kind) => gone(kind),
        MarkerKind::Path => way(0.09, 0.42).stroke(&whole(), 0.034, IVORY).pointing(IVORY),
        MarkerKind::PathStart => pool(0.09).ring(0.10, 0.128, IVORY),
        MarkerKind::Order(nth) => {
            let plate = pool(0.10).disc(0.125, faint(INK, 0.55)).ring(0.125, 0.140, IVORY);
            number(plate, usize::from(nth), Vec2::ZERO, 0.155, 0.026, IVORY)
        }
        MarkerKind::Trail => way(0.05, 0.76).stroke(&whole(), 0.019, faint(CREAM, 0.8)),
        MarkerKind::TrailStart => ShapeBuilder::default()
            .shade(0.09, 0.11, 0.05, faint(INK, 0.62))
            .ring(0.094, 0.110, faint(CREAM, 0.8)),
        MarkerKind::TrailEnd => halo(0.40, 0.412, 0.62).ring(0.398, 0.412, faint(CREAM, 0.8)),
        MarkerKind::Hovered => brackets(0.47, IVORY),
        MarkerKind::HintLine => dashes(way(0.11, 0.82)),
        MarkerKind::HintStart => broken_ring(0.455),
        MarkerKind::HintEnd => {
            let head = [Vec2::new(-0.12, -0.20), Vec2::new(0.12, -0.20), Vec2::new(0.0, 0.02)];
            pool(0.02).fill(&grown(&head, 0.03), faint(INK, 0.6)).fill(&head, JADE)
        }
        MarkerKind::Annotated => dotted_ring(),
        MarkerKind::Picked => {
            halo(0.40, 0.47, 0.6).ring(0.412, 0.462, JADE).ring(0.385, 0.395, IVORY)
        }
        MarkerKind::Scanned => {
            halo(0.40, 0.53, 0.75).ring(0.43, 0.50, JADE).ring(0.50, 0.525, IVORY)
        }
        MarkerKind::Crossed => cross(),
        MarkerKind::ReplyLine => {
            way(0.11, 0.66).stroke(&whole(), 0.062, IVORY).stroke(&whole(), 0.04, VERMILION)
        }
        MarkerKind::ReplyEnd => {
            let head = [Vec2::new(-0.13, -0.22), Vec2::new(0.13, -0.22), Vec2::new(0.0, 0.02)];
            pool(0.02)
                .fill(&grown(&head, 0.03), faint(INK, 0.6))
                .fill(&grown(&head, 0.012), IVORY)
                .fill(&head, VERMILION)
        }
        MarkerKind::HintOrder(nth) => {
            let plate = pool(0.10).disc(0.125, faint(INK, 0.8)).ring(0.125, 0.141, JADE);
            number(plate, usize::from(nth), Vec2::ZERO, 0.16, 0.028, JADE)
        }
    }
}

/// A soft shade under a ring.
fn halo(inner: f32, outer: f32, alpha: f32) -> ShapeBuilder {
    ShapeBuilder::default().shade(inner, outer, 0.06, faint(INK, alpha))
}

/// A soft shade under a shape in the middle of a point, so that the board's lines and grooves do
/// not disturb it.
fn pool(radius: f32) -> ShapeBuilder {
    ShapeBuilder::default().shade(0.0, radius, 0.13, faint(INK, 0.5))
}

/// A small dark plate with a rim.
fn medallion(rim: LinearRgba) -> ShapeBuilder {
    ShapeBuilder::default()
        .shade(0.0, 0.20, 0.12, faint(INK, 0.45))
        .disc(0.195, faint(INK, 0.72))
        .ring(0.195, 0.212, rim)
}

fn whole() -> [Vec2; 2] {
    [Vec2::NEG_Y / 2.0, Vec2::Y / 2.0]
}

/// A soft shade under a line.
fn way(width: f32, alpha: f32) -> ShapeBuilder {
    ShapeBuilder::default().stroke(&whole(), width * 1.5, faint(INK, alpha * 0.4)).stroke(
        &whole(),
        width,
        faint(INK, alpha * 0.6),
    )
}

/// A thin ring with four darts.
fn capturing() -> ShapeBuilder {
    let mut shape = halo(0.42, 0.47, 0.55).ring(0.417, 0.440, GOLD);
    for quarter in 0..4 {
        let turned = Vec2::from_angle(TAU * (quarter as f32 + 0.5) / 4.0);
        let dart = [Vec2::new(0.462, -0.058), Vec2::new(0.55, 0.0), Vec2::new(0.462, 0.058)];
        let dart = dart.map(|corner| corner.rotate(turned));
        shape = shape.fill(&grown(&dart, 0.022), faint(INK, 0.45)).fill(&dart, GOLD);
    }
    shape
}

/// A cross on a dark plate.
fn cross() -> ShapeBuilder {
    let arm = [Vec2::splat(-0.1), Vec2::splat(0.1)];
    let other = arm.map(|end| Vec2::new(end.x, -end.y));
    let plate = pool(0.12).disc(0.2, faint(INK, 0.75)).ring(0.2, 0.222, VERMILION);
    plate.stroke(&arm, 0.06, IVORY).stroke(&other, 0.06, IVORY)
}

/// A ring of eight dots around a point.
fn dotted_ring() -> ShapeBuilder {
    let mut shape = halo(0.42, 0.50, 0.4);
    for eighth in 0..8 {
        let at = Vec2::from_angle(TAU * eighth as f32 / 8.0) * 0.46;
        let dot = |radius| regular(8, radius).iter().map(|corner| corner + at).collect::<Vec<_>>();
        shape = shape.fill(&dot(0.068), faint(INK, 0.55)).fill(&dot(0.05), JADE);
    }
    shape
}

/// A solid arrowhead beyond the rim that points forwards.
fn ahead(shape: ShapeBuilder) -> ShapeBuilder {
    let head = [Vec2::new(-0.115, 0.235), Vec2::new(0.115, 0.235), Vec2::new(0.0, 0.40)];
    shape
        .fill(&grown(&head, 0.028), faint(INK, 0.6))
        .fill(&grown(&head, 0.012), IVORY)
        .fill(&head, VERMILION)
}

/// An open chevron behind the rim: what is behind is captured.
fn behind(shape: ShapeBuilder) -> ShapeBuilder {
    let arms = [Vec2::new(-0.15, -0.235), Vec2::new(0.0, -0.345), Vec2::new(0.15, -0.235)];
    shape
        .stroke(&arms, 0.098, faint(INK, 0.6))
        .stroke(&arms, 0.068, IVORY)
        .stroke(&arms, 0.046, BLUE)
}

/// The number of captured stones: one number, or two separated by a line, approach first, each in
/// its colour.
fn counted([approach, withdrawal]: [u8; 2]) -> ShapeBuilder {
    let blank = ShapeBuilder::default();
    let numbers = [approach, withdrawal].map(usize::from);
    match numbers {
        [one, 0] | [0, one] => number(blank, one, Vec2::ZERO, 0.23, 0.036, IVORY),
        [one, other] => {
            let rule = [Vec2::new(-0.028, -0.11), Vec2::new(0.028, 0.11)];
            let left = number(blank, one, Vec2::new(-0.092, 0.0), 0.17, 0.03, PALE[0]);
            number(left, other, Vec2::new(0.092, 0.0), 0.17, 0.03, PALE[1]).stroke(
                &rule,
                0.014,
                faint(IVORY, 0.8),
            )
        }
    }
}

/// The sign beside a stone that would be captured: a small triangle or square, struck through.
fn taken(kind: CaptureKind) -> ShapeBuilder {
    let cross = [Vec2::splat(0.075), Vec2::splat(-0.075)];
    badge(kind, &[cross.to_vec(), cross.map(Vec2::perp).to_vec()], BADGE_OF_SIGN)
}

/// A faint outline on a point whose stone has just been captured.
fn gone(kind: CaptureKind) -> ShapeBuilder {
    let corners = outline(kind, 0.21);
    let cross = [Vec2::splat(0.05), Vec2::splat(-0.05)];
    let strokes = [cross, cross.map(Vec2::perp)];
    let mut shape = pool(0.08)
        .frame(&corners, 0.066, faint(INK, 0.4))
        .frame(&corners, 0.042, IVORY)
        .frame(&corners, 0.024, colour(kind));
    for (width, colour) in [(0.04, IVORY), (0.022, colour(kind))] {
        for stroke in &strokes {
            shape = shape.stroke(stroke, width, colour);
        }
    }
    shape
}

fn outline(kind: CaptureKind, radius: f32) -> Vec<Vec2> {
    match kind {
        CaptureKind::Approach => regular(3, radius * 1.12),
        CaptureKind::Withdrawal => regular(4, radius)
            .into_iter()
            .map(|at| at.rotate(Vec2::from_angle(FRAC_PI_4)))
            .collect(),
    }
}

/// A letter on a plate that has the shape of the sign.
fn letter(kind: CaptureKind) -> ShapeBuilder {
    let strokes: Vec<Vec<Vec2>> = match kind {
        CaptureKind::Approach => vec![
            [(-0.085, -0.105), (0.0, 0.12), (0.085, -0.105)].map(Vec2::from).to_vec(),
            [(-0.055, -0.035), (0.055, -0.035)].map(Vec2::from).to_vec(),
        ],
        CaptureKind::Withdrawal => vec![
            [(-0.125, 0.10), (-0.066, -0.10), (0.0, 0.055), (0.066, -0.10), (0.125, 0.10)]
                .map(Vec2::from)
                .to_vec(),
        ],
    };
    badge(kind, &strokes, BADGE)
}

/// Strokes on a plate above the right edge of the stone, so that the stone stays visible.
fn badge(kind: CaptureKind, strokes: &[Vec<Vec2>], (middle, size): (Vec2, f32)) -> ShapeBuilder {
    let plate: Vec<Vec2> = match kind {
        CaptureKind::Approach => {
            regular(3, 0.345).into_iter().map(|at| at + Vec2::new(0.0, 0.015)).collect()
        }
        CaptureKind::Withdrawal => outline(kind, 0.27),
    };
    let placed =
        |points: &[Vec2]| -> Vec<Vec2> { points.iter().map(|&at| at * size + middle).collect() };
    let plate = placed(&plate);
    let mut shape = ShapeBuilder::default()
        .fill(&grown(&plate, 0.036), faint(INK, 0.8))
        .fill(&grown(&plate, 0.013), IVORY)
        .fill(&plate, self::plate(kind));
    for stroke in strokes {
        shape = shape.stroke(&placed(stroke), 0.03, IVORY);
    }
    shape
}

/// Four corner brackets around a point.
fn brackets(reach: f32, colour: LinearRgba) -> ShapeBuilder {
    let mut shape = ShapeBuilder::default();
    for quarter in 0..4 {
        let turned = Vec2::from_angle(TAU * quarter as f32 / 4.0);
        let corner =
            [Vec2::new(reach - 0.15, reach), Vec2::splat(reach), Vec2::new(reach, reach - 0.15)]
                .map(|at| (at * 0.92).rotate(turned));
        shape = shape.stroke(&corner, 0.062, faint(INK, 0.46)).stroke(&corner, 0.026, colour);
    }
    shape
}

/// The path of a hint: a dashed line.
fn dashes(mut shape: ShapeBuilder) -> ShapeBuilder {
    const COUNT: usize = 5;
    for dash in 0..COUNT {
        let low = -0.5 + (dash as f32 + 0.18) / COUNT as f32;
        let high = low + 0.64 / COUNT as f32;
        shape = shape.stroke(&[Vec2::new(0.0, low), Vec2::new(0.0, high)], 0.05, JADE);
    }
    shape
}

/// The stone of a hint: a ring in eight pieces.
fn broken_ring(radius: f32) -> ShapeBuilder {
    let mut shape = halo(radius, radius + 0.03, 0.7);
    for piece in 0..8 {
        let start = TAU * (piece as f32 + 0.15) / 8.0;
        shape = shape.arc(radius, radius + 0.03, start, TAU * 0.7 / 8.0, JADE);
    }
    shape
}

impl ShapeBuilder {
    /// A small chevron in the middle of a line that shows its direction.
    fn pointing(self, colour: LinearRgba) -> Self {
        let arms = [Vec2::new(-0.075, -0.035), Vec2::new(0.0, 0.05), Vec2::new(0.075, -0.035)];
        self.stroke(&arms, 0.066, faint(INK, 0.4)).stroke(&arms, 0.032, colour)
    }
}
