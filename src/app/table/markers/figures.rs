//! What each kind of mark looks like: its figure, its colours, and how high it lies.
//!
//! Warm gold invites, vermilion is approach and comes in triangles, blue is withdrawal and comes
//! in squares. Dark edges keep all of them readable on wood, on marble and on basalt.

use super::flat::{Figure, regular};
use super::marks::Kind;
use crate::rules::CaptureKind;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Where a mark is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Level {
    /// On the board, this much above it.
    Board(f32),
    /// Flat on top of a stone.
    Stone,
    /// Upright over a stone, its face towards the camera.
    Air,
}

// Over 1 and more saturated than they are meant to be seen: the camera's tone mapping pales them.
const GOLD: LinearRgba = LinearRgba::new(2.1, 0.95, 0.03, 1.0);
const IVORY: LinearRgba = LinearRgba::new(2.4, 2.2, 1.8, 1.0);
const VERMILION: LinearRgba = LinearRgba::new(1.25, 0.11, 0.01, 1.0);
const BLUE: LinearRgba = LinearRgba::new(0.02, 0.24, 0.95, 1.0);
const CREAM: LinearRgba = LinearRgba::new(2.2, 1.6, 0.85, 1.0);
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
pub(super) const fn level(kind: Kind) -> Level {
    match kind {
        Kind::Trail => Level::Board(0.005),
        Kind::TrailStart | Kind::TrailEnd => Level::Board(0.007),
        Kind::Path => Level::Board(0.009),
        Kind::PathStart | Kind::PathPoint => Level::Board(0.011),
        Kind::Movable | Kind::Capturing | Kind::Waiting => Level::Board(0.013),
        Kind::Chosen => Level::Board(0.015),
        Kind::Quiet | Kind::Approach | Kind::Withdrawal | Kind::Either => Level::Board(0.017),
        Kind::Hovered => Level::Board(0.02),
        Kind::Taken(_) => Level::Stone,
        Kind::Letter(_) => Level::Air,
    }
}

/// The mesh of this kind of mark. Lines are one unit long.
pub(super) fn mesh(kind: Kind) -> Mesh {
    let figure = figure(kind);
    if level(kind) == Level::Air { figure.upright() } else { figure.lying() }
}

fn figure(kind: Kind) -> Figure {
    let blank = Figure::default();
    match kind {
        Kind::Movable => blank.ring(0.38, 0.50, faint(INK, 0.30)).ring(0.40, 0.44, GOLD),
        Kind::Waiting => {
            blank.ring(0.385, 0.445, faint(INK, 0.25)).ring(0.40, 0.43, faint(GOLD, 0.7))
        }
        Kind::Capturing => capturing(),
        Kind::Chosen => blank
            .ring(0.36, 0.50, faint(INK, 0.55))
            .ring(0.385, 0.475, IVORY)
            .ring(0.385, 0.40, GOLD),
        Kind::Quiet => plate(0.24).ring(0.11, 0.165, IVORY),
        Kind::Approach => ahead(plate(0.35)),
        Kind::Withdrawal => behind(plate(0.35)),
        Kind::Either => behind(ahead(plate(0.41))),
        Kind::Taken(kind) => taken(kind),
        Kind::Letter(kind) => letter(kind),
        Kind::Path => line(0.13, faint(INK, 0.5)).stroke(&whole(), 0.075, faint(IVORY, 0.95)),
        Kind::PathStart => plate(0.20).ring(0.09, 0.15, IVORY).disc(0.035, IVORY),
        Kind::PathPoint => blank.disc(0.13, faint(INK, 0.55)).disc(0.095, IVORY),
        Kind::Trail => line(0.055, faint(CREAM, 0.5)),
        Kind::TrailStart => blank.ring(0.14, 0.18, faint(CREAM, 0.6)),
        Kind::TrailEnd => blank.ring(0.385, 0.415, faint(CREAM, 0.6)),
        Kind::Hovered => blank.ring(0.45, 0.505, faint(INK, 0.4)).ring(0.465, 0.49, IVORY),
    }
}

/// A dark ground that keeps a figure readable on any wood and across the board's lines.
fn plate(radius: f32) -> Figure {
    Figure::default().disc(radius, faint(INK, 0.62))
}

fn whole() -> [Vec2; 2] {
    [Vec2::NEG_Y / 2.0, Vec2::Y / 2.0]
}

fn line(width: f32, colour: LinearRgba) -> Figure {
    Figure::default().stroke(&whole(), width, colour)
}

/// A double ring whose four barbs point at the stone's neighbours.
fn capturing() -> Figure {
    let mut figure = Figure::default()
        .ring(0.37, 0.505, faint(INK, 0.45))
        .ring(0.385, 0.425, GOLD)
        .ring(0.455, 0.485, GOLD);
    for quarter in 0..4 {
        let turned = Vec2::from_angle(TAU * (quarter as f32 + 0.5) / 4.0);
        let barb = [Vec2::new(0.45, -0.07), Vec2::new(0.575, 0.0), Vec2::new(0.45, 0.07)];
        figure = figure.fill(&barb.map(|corner| corner.rotate(turned)), GOLD);
    }
    figure
}

/// A solid arrowhead that points on.
fn ahead(figure: Figure) -> Figure {
    let head = [Vec2::new(-0.2, 0.04), Vec2::new(0.2, 0.04), Vec2::new(0.0, 0.33)];
    figure.fill(&head, VERMILION).frame(&head, 0.022, IVORY)
}

/// An open chevron that points back.
fn behind(figure: Figure) -> Figure {
    let arms = [Vec2::new(-0.2, -0.07), Vec2::new(0.0, -0.28), Vec2::new(0.2, -0.07)];
    figure.stroke(&arms, 0.125, IVORY).stroke(&arms, 0.08, BLUE)
}

/// The frame on a stone that would go: a triangle or a square, struck through.
fn taken(kind: CaptureKind) -> Figure {
    let corners = outline(kind, 0.30);
    let cross = [Vec2::splat(0.085), Vec2::splat(-0.085)];
    let mut figure = Figure::default()
        .fill(&outline(kind, 0.36), faint(INK, 0.75))
        .frame(&corners, 0.05, IVORY)
        .fill(&corners, colour(kind));
    for stroke in [cross, cross.map(Vec2::perp)] {
        figure = figure.stroke(&stroke, 0.05, IVORY);
    }
    figure
}

fn outline(kind: CaptureKind, radius: f32) -> Vec<Vec2> {
    match kind {
        CaptureKind::Approach => regular(3, radius),
        CaptureKind::Withdrawal => regular(4, radius)
            .into_iter()
            .map(|at| at.rotate(Vec2::from_angle(TAU / 8.0)))
            .collect(),
    }
}

/// The letter on its plate, the plate shaped like the frame.
fn letter(kind: CaptureKind) -> Figure {
    let (plate, strokes): (Vec<Vec2>, Vec<Vec<Vec2>>) = match kind {
        CaptureKind::Approach => (
            regular(3, 0.43).into_iter().map(|at| at + Vec2::new(0.0, 0.02)).collect(),
            vec![
                [(-0.115, -0.135), (0.0, 0.165), (0.115, -0.135)].map(Vec2::from).to_vec(),
                [(-0.075, -0.04), (0.075, -0.04)].map(Vec2::from).to_vec(),
            ],
        ),
        CaptureKind::Withdrawal => (
            outline(kind, 0.34),
            vec![
                [(-0.16, 0.13), (-0.085, -0.13), (0.0, 0.07), (0.085, -0.13), (0.16, 0.13)]
                    .map(Vec2::from)
                    .to_vec(),
            ],
        ),
    };
    let mut figure = Figure::default()
        .frame(&plate, 0.10, INK)
        .fill(&plate, colour(kind))
        .frame(&plate, 0.03, IVORY);
    for stroke in strokes {
        figure = figure.stroke(&stroke, 0.055, IVORY);
    }
    figure
}
