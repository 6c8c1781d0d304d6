//! What each kind of mark looks like: its figure, its colours, and how high it lies.
//!
//! Fine lines, as if inlaid: warm gold invites, vermilion is approach and comes in triangles, blue
//! is withdrawal and comes in squares and chevrons, jade is advice and comes in dashes. A soft
//! shade under every line keeps all of them readable on light and dark wood and stone.

use super::marker::MarkerKind;
use super::numerals::number;
use super::shape_builder::{ShapeBuilder, grown, regular};
use crate::rules::CaptureKind;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_4, TAU};

/// Where a mark is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Placement {
    /// On the board, this much above it.
    Board(f32),
    /// On the board, this much above it, turned so that it can be read.
    Readable(f32),
    /// Flat on top of a stone.
    Stone,
    /// Upright over a stone, its face towards the camera.
    AboveStone,
}

// Over 1 and more saturated than they are meant to be seen: the camera's tone mapping pales them.
const GOLD: LinearRgba = LinearRgba::new(2.1, 1.0, 0.06, 1.0);
const IVORY: LinearRgba = LinearRgba::new(2.2, 2.0, 1.65, 1.0);
const VERMILION: LinearRgba = LinearRgba::new(1.3, 0.13, 0.015, 1.0);
const BLUE: LinearRgba = LinearRgba::new(0.03, 0.3, 1.15, 1.0);
/// Vermilion and blue for figures so thin that they would be lost on a dark plate.
const PALE: [LinearRgba; 2] =
    [LinearRgba::new(2.2, 0.95, 0.55, 1.0), LinearRgba::new(0.75, 1.35, 2.4, 1.0)];
const JADE: LinearRgba = LinearRgba::new(0.14, 1.5, 0.68, 1.0);
const CREAM: LinearRgba = LinearRgba::new(2.2, 1.7, 1.0, 1.0);
const INK: LinearRgba = LinearRgba::new(0.012, 0.008, 0.006, 1.0);

fn faint(colour: LinearRgba, alpha: f32) -> LinearRgba {
    LinearRgba { alpha, ..colour }
}

const fn colour(kind: CaptureKind) -> LinearRgba {
    match kind {
        CaptureKind::Approach => VERMILION,
        CaptureKind::Withdrawal => BLUE,
    }
}

/// How high a mark of this kind lies. Marks that may meet on one point lie at different heights.
pub(super) const fn level(kind: MarkerKind) -> Placement {
    match kind {
        MarkerKind::Trail => Placement::Board(0.005),
        MarkerKind::TrailStart | MarkerKind::TrailEnd | MarkerKind::Gone(_) => {
            Placement::Board(0.006)
        }
        MarkerKind::Path | MarkerKind::HintLine => Placement::Board(0.008),
        MarkerKind::PathStart | MarkerKind::HintStart | MarkerKind::HintEnd => {
            Placement::Board(0.010)
        }
        MarkerKind::Order(_) | MarkerKind::HintOrder(_) => Placement::Readable(0.012),
        MarkerKind::Movable | MarkerKind::Capturing | MarkerKind::Waiting => {
            Placement::Board(0.013)
        }
        MarkerKind::Chosen => Placement::Board(0.015),
        MarkerKind::Quiet | MarkerKind::Approach | MarkerKind::Withdrawal | MarkerKind::Either => {
            Placement::Board(0.017)
        }
        MarkerKind::Count(_) => Placement::Readable(0.020),
        MarkerKind::Hovered => Placement::Board(0.022),
        MarkerKind::Taken(_) => Placement::Stone,
        MarkerKind::Letter(_) => Placement::AboveStone,
    }
}

/// How many ranks there are.
pub(super) const RANKS: usize = 3;

/// Which marks are drawn over which others, whatever their heights: what is read over what it is
/// written on, letters in the air over all.
pub(super) const fn rank(kind: MarkerKind) -> usize {
    match kind {
        MarkerKind::Letter(_) => 2,
        MarkerKind::Count(_)
        | MarkerKind::Order(_)
        | MarkerKind::HintOrder(_)
        | MarkerKind::Taken(_) => 1,
        _ => 0,
    }
}

/// The mesh of this kind of mark. Lines are one unit long.
pub(super) fn mesh(kind: MarkerKind) -> Mesh {
    let figure = figure(kind);
    if level(kind) == Placement::AboveStone { figure.upright() } else { figure.lying() }
}

fn figure(kind: MarkerKind) -> ShapeBuilder {
    match kind {
        MarkerKind::Movable => halo(0.418, 0.434, 0.34).ring(0.417, 0.435, GOLD),
        MarkerKind::Waiting => halo(0.418, 0.43, 0.22).ring(0.42, 0.431, faint(GOLD, 0.75)),
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
        MarkerKind::Gone(kind) => gone(kind),
        MarkerKind::Path => way(0.09, 0.42).stroke(&whole(), 0.034, IVORY).pointing(IVORY),
        MarkerKind::PathStart => pool(0.09).ring(0.10, 0.128, IVORY),
        MarkerKind::Order(nth) => {
            let plate = pool(0.10).disc(0.125, faint(INK, 0.55)).ring(0.125, 0.140, IVORY);
            number(plate, usize::from(nth), Vec2::ZERO, 0.155, 0.026, IVORY)
        }
        MarkerKind::Trail => way(0.05, 0.16).stroke(&whole(), 0.019, faint(CREAM, 0.75)),
        MarkerKind::TrailStart => ShapeBuilder::default()
            .shade(0.09, 0.11, 0.05, faint(INK, 0.25))
            .ring(0.094, 0.110, faint(CREAM, 0.8)),
        MarkerKind::TrailEnd => halo(0.40, 0.412, 0.22).ring(0.398, 0.412, faint(CREAM, 0.8)),
        MarkerKind::Hovered => brackets(0.47, IVORY),
        MarkerKind::HintLine => dashes(way(0.11, 0.6)),
        MarkerKind::HintStart => broken_ring(0.455),
        MarkerKind::HintEnd => {
            let head = [Vec2::new(-0.12, -0.20), Vec2::new(0.12, -0.20), Vec2::new(0.0, 0.02)];
            pool(0.02).fill(&grown(&head, 0.03), faint(INK, 0.6)).fill(&head, JADE)
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

/// A soft shade under a figure in the middle of a point, so that the board's lines and grooves do
/// not run into it.
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

/// A thin ring with four darts at the stone's sides.
fn capturing() -> ShapeBuilder {
    let mut figure = halo(0.42, 0.47, 0.4).ring(0.417, 0.440, GOLD);
    for quarter in 0..4 {
        let turned = Vec2::from_angle(TAU * (quarter as f32 + 0.5) / 4.0);
        let dart = [Vec2::new(0.462, -0.058), Vec2::new(0.55, 0.0), Vec2::new(0.462, 0.058)];
        let dart = dart.map(|corner| corner.rotate(turned));
        figure = figure.fill(&grown(&dart, 0.022), faint(INK, 0.45)).fill(&dart, GOLD);
    }
    figure
}

/// A solid arrowhead beyond the rim that points on.
fn ahead(figure: ShapeBuilder) -> ShapeBuilder {
    let head = [Vec2::new(-0.115, 0.235), Vec2::new(0.115, 0.235), Vec2::new(0.0, 0.40)];
    figure
        .fill(&grown(&head, 0.028), faint(INK, 0.6))
        .fill(&grown(&head, 0.012), IVORY)
        .fill(&head, VERMILION)
}

/// An open chevron behind the rim: what is left behind is taken.
fn behind(figure: ShapeBuilder) -> ShapeBuilder {
    let arms = [Vec2::new(-0.15, -0.235), Vec2::new(0.0, -0.345), Vec2::new(0.15, -0.235)];
    figure
        .stroke(&arms, 0.098, faint(INK, 0.6))
        .stroke(&arms, 0.068, IVORY)
        .stroke(&arms, 0.046, BLUE)
}

/// How many stones the step takes: one number, or two with a line between, approach first, each in
/// the colour of its arrow.
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

/// The sign on a stone that would go: a triangle or a square, struck through.
fn taken(kind: CaptureKind) -> ShapeBuilder {
    let corners = outline(kind, 0.255);
    let cross = [Vec2::splat(0.062), Vec2::splat(-0.062)];
    let mut figure = ShapeBuilder::default()
        .shade(0.0, 0.22, 0.11, faint(INK, 0.55))
        .fill(&grown(&corners, 0.018), IVORY)
        .fill(&corners, colour(kind));
    for stroke in [cross, cross.map(Vec2::perp)] {
        figure = figure.stroke(&stroke, 0.03, IVORY);
    }
    figure
}

/// A faint outline on a point whose stone has just been taken.
fn gone(kind: CaptureKind) -> ShapeBuilder {
    let corners = outline(kind, 0.21);
    let cross = [Vec2::splat(0.05), Vec2::splat(-0.05)];
    let mut figure =
        pool(0.08).frame(&corners, 0.05, faint(INK, 0.4)).frame(&corners, 0.026, colour(kind));
    for stroke in [cross, cross.map(Vec2::perp)] {
        figure = figure.stroke(&stroke, 0.022, colour(kind));
    }
    figure
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

/// The letter on its plate, the plate shaped like the sign on the stone.
fn letter(kind: CaptureKind) -> ShapeBuilder {
    let (plate, strokes): (Vec<Vec2>, Vec<Vec<Vec2>>) = match kind {
        CaptureKind::Approach => (
            regular(3, 0.345).into_iter().map(|at| at + Vec2::new(0.0, 0.015)).collect(),
            vec![
                [(-0.085, -0.105), (0.0, 0.12), (0.085, -0.105)].map(Vec2::from).to_vec(),
                [(-0.055, -0.035), (0.055, -0.035)].map(Vec2::from).to_vec(),
            ],
        ),
        CaptureKind::Withdrawal => (
            outline(kind, 0.27),
            vec![
                [(-0.125, 0.10), (-0.066, -0.10), (0.0, 0.055), (0.066, -0.10), (0.125, 0.10)]
                    .map(Vec2::from)
                    .to_vec(),
            ],
        ),
    };
    let mut figure = ShapeBuilder::default()
        .fill(&grown(&plate, 0.045), faint(INK, 0.8))
        .fill(&grown(&plate, 0.016), IVORY)
        .fill(&plate, colour(kind));
    for stroke in strokes {
        figure = figure.stroke(&stroke, 0.036, IVORY);
    }
    figure
}

/// Four corners around a point, as a finder has them.
fn brackets(reach: f32, colour: LinearRgba) -> ShapeBuilder {
    let mut figure = ShapeBuilder::default();
    for quarter in 0..4 {
        let turned = Vec2::from_angle(TAU * quarter as f32 / 4.0);
        let corner =
            [Vec2::new(reach - 0.15, reach), Vec2::splat(reach), Vec2::new(reach, reach - 0.15)]
                .map(|at| (at * 0.92).rotate(turned));
        figure = figure.stroke(&corner, 0.062, faint(INK, 0.42)).stroke(&corner, 0.026, colour);
    }
    figure
}

/// The advised way: a line of dashes.
fn dashes(mut figure: ShapeBuilder) -> ShapeBuilder {
    const COUNT: usize = 5;
    for dash in 0..COUNT {
        let low = -0.5 + (dash as f32 + 0.18) / COUNT as f32;
        let high = low + 0.64 / COUNT as f32;
        figure = figure.stroke(&[Vec2::new(0.0, low), Vec2::new(0.0, high)], 0.05, JADE);
    }
    figure
}

/// A ring in eight pieces: the advised stone.
fn broken_ring(radius: f32) -> ShapeBuilder {
    let mut figure = halo(radius, radius + 0.03, 0.4);
    for piece in 0..8 {
        let start = TAU * (piece as f32 + 0.15) / 8.0;
        figure = figure.arc(radius, radius + 0.03, start, TAU * 0.7 / 8.0, JADE);
    }
    figure
}

impl ShapeBuilder {
    /// A small chevron in the middle of a line, which tells which way it goes.
    fn pointing(self, colour: LinearRgba) -> Self {
        let arms = [Vec2::new(-0.075, -0.035), Vec2::new(0.0, 0.05), Vec2::new(0.075, -0.035)];
        self.stroke(&arms, 0.066, faint(INK, 0.4)).stroke(&arms, 0.032, colour)
    }
}
