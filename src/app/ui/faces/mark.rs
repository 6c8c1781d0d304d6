//! The mark that is cut into the stone of a face.

use crate::app::ui::stone_style::StoneStyle;
use crate::catalogue::looks::StoneMark;
use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, Vec2, vec2};
use std::f32::consts::TAU;

/// A mark. Those of the opponents say something about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaceMark {
    /// A single dot: somebody who has just begun.
    Dot,
    /// Three strokes, as of a hand that grabs.
    Claw,
    /// A spiral: room to move.
    Spiral,
    /// A lozenge in a lozenge: closed and safe.
    Lozenge,
    /// An open eye.
    Eye,
    /// A flash.
    Bolt,
    /// An hourglass.
    Hourglass,
    /// The lines of a board.
    Grid,
    /// An arrow upwards.
    Arrow,
    /// A crown.
    Crown,
    /// A figure of sikidy, the divination with seeds: four rows of one or two.
    Sikidy,
    /// A pair of scales.
    Balance,
    /// That of the chosen stones.
    OfStones(StoneMark),
    /// The first letter of a name.
    Letter(char),
}

impl FaceMark {
    /// The mark of a person: the first letter of the name, else that of the side's stones.
    pub(super) const fn of_person(stones: StoneMark, initial: Option<char>) -> Self {
        match initial {
            Some(letter) => Self::Letter(letter),
            None => Self::OfStones(stones),
        }
    }
}

/// Draws a mark on a stone.
pub(super) fn paint(painter: &Painter, center: Pos2, radius: f32, mark: FaceMark, ink: Color32) {
    let stroke = Stroke::new((radius * 0.13).max(1.0), ink);
    // Places on the stone: its rim is at a distance of 1.
    let at = |x: f32, y: f32| center + vec2(x, y) * radius;
    let line = |points: Vec<Pos2>| {
        painter.add(Shape::line(points, stroke));
    };
    let dot = |x: f32, y: f32, size: f32| {
        painter.circle_filled(at(x, y), radius * size, ink);
    };
    match mark {
        FaceMark::Dot => dot(0.0, 0.0, 0.2),
        FaceMark::Claw => {
            for x in [-0.32, 0.0, 0.32] {
                line(vec![at(x + 0.16, -0.45), at(x, 0.0), at(x - 0.12, 0.45)]);
            }
        }
        FaceMark::Spiral => line(
            (0..=40)
                .map(|step| {
                    let t = step as f32 / 40.0;
                    center + Vec2::angled(t * 2.2 * TAU) * (radius * (0.06 + 0.52 * t))
                })
                .collect(),
        ),
        FaceMark::Lozenge => {
            for size in [0.56, 0.24] {
                line(closed([at(0.0, -size), at(size, 0.0), at(0.0, size), at(-size, 0.0)]));
            }
        }
        FaceMark::Eye => {
            let lid = |bend: f32| -> Vec<Pos2> {
                (0..=12)
                    .map(|step| {
                        let x = step as f32 / 6.0 - 1.0;
                        at(x * 0.6, bend * (1.0 - x * x))
                    })
                    .collect()
            };
            line(lid(-0.36));
            line(lid(0.36));
            dot(0.0, 0.0, 0.16);
        }
        FaceMark::Bolt => {
            line(vec![at(0.2, -0.58), at(-0.24, 0.06), at(0.2, -0.04), at(-0.16, 0.6)]);
        }
        FaceMark::Hourglass => {
            line(closed([at(-0.36, -0.5), at(0.36, -0.5), at(-0.36, 0.5), at(0.36, 0.5)]));
        }
        FaceMark::Grid => {
            for offset in [-0.28, 0.28] {
                line(vec![at(offset, -0.56), at(offset, 0.56)]);
                line(vec![at(-0.56, offset), at(0.56, offset)]);
            }
        }
        FaceMark::Arrow => {
            line(vec![at(-0.42, 0.0), at(0.0, -0.5), at(0.42, 0.0)]);
            line(vec![at(0.0, -0.46), at(0.0, 0.58)]);
        }
        FaceMark::Crown => {
            line(closed([
                at(-0.5, 0.4),
                at(-0.54, -0.3),
                at(-0.24, 0.04),
                at(0.0, -0.46),
                at(0.24, 0.04),
                at(0.54, -0.3),
                at(0.5, 0.4),
            ]));
        }
        FaceMark::Sikidy => {
            for (row, double) in [true, false, false, true].into_iter().enumerate() {
                let y = -0.48 + 0.32 * row as f32;
                let columns: &[f32] = if double { &[-0.2, 0.2] } else { &[0.0] };
                for &x in columns {
                    dot(x, y, 0.11);
                }
            }
        }
        FaceMark::Balance => {
            line(vec![at(-0.56, -0.28), at(0.56, -0.28)]);
            line(vec![at(0.0, -0.5), at(0.0, 0.5)]);
            for x in [-0.5, 0.5] {
                line(vec![at(x - 0.16, 0.16), at(x, -0.26), at(x + 0.16, 0.16)]);
            }
        }
        FaceMark::OfStones(mark) => {
            StoneStyle { fill: ink, ink, mark }.paint_mark(painter, center, radius, stroke.width);
        }
        FaceMark::Letter(letter) => {
            let font = FontId::proportional(radius * 1.15);
            painter.text(center, Align2::CENTER_CENTER, letter, font, ink);
        }
    }
}

/// A line back to its first point.
fn closed<const N: usize>(points: [Pos2; N]) -> Vec<Pos2> {
    points.into_iter().chain(points.first().copied()).collect()
}
