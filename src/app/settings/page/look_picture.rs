//! Small pictures of boards and stones, painted from the colours in their descriptions.

use crate::app::ui::faces;
use crate::app::ui::stone_style::StoneStyle;
use crate::catalogue::looks::{Block, BoardLook, Body, Colour, Finish, Outline, StoneSet};
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, Vec2};

/// The width of a board's frame, and the distance of its points, as parts of the picture's height.
const FRAME: f32 = 0.15;
/// The columns and rows of points of the piece of a board that is shown.
const POINTS: [usize; 2] = [4, 3];
/// The lines of grain, and the grains of stone, in a picture.
const GRAIN: usize = 9;
const GRAINS: usize = 60;

/// Paints a piece of a board with its frame.
pub(super) fn board(painter: &Painter, rect: Rect, look: &BoardLook) {
    let round = CornerRadius::same(4);
    painter.rect_filled(rect, round, mean(look.frame.mean()));
    let width = rect.height() * FRAME;
    let inlay = colour(look.carving.inlay).gamma_multiply(0.35 + 0.65 * look.carving.inlaid.0);
    for y in [rect.top() + width * 0.5, rect.bottom() - width * 0.5] {
        let line = rect.shrink(width * 0.5).x_range();
        painter.hline(line, y, Stroke::new(width * 0.22, inlay));
    }
    let field = rect.shrink(width);
    painter.rect_filled(field, 0.0, mean(look.field.mean()));
    let inside = painter.with_clip_rect(field.intersect(painter.clip_rect()));
    grain(&inside, field, &look.field);
    let [columns, rows] = POINTS;
    let step = Vec2::new(field.width() / columns as f32, field.height() / rows as f32);
    let at = |column: usize, row: usize| -> Pos2 {
        let place = Vec2::new(column as f32 + 0.5, row as f32 + 0.5);
        field.min + place * step
    };
    let groove =
        Stroke::new((look.groove.half.0 * 2.0 * step.y).max(1.0), colour(look.groove.colour));
    for row in 0..rows {
        inside.line_segment([at(0, row), at(columns - 1, row)], groove);
    }
    for column in 0..columns {
        inside.line_segment([at(column, 0), at(column, rows - 1)], groove);
    }
    // Diagonals through every other point, as on the board.
    for column in 0..columns - 1 {
        for row in 0..rows - 1 {
            let ends = if (column + row) % 2 == 0 {
                [at(column, row), at(column + 1, row + 1)]
            } else {
                [at(column + 1, row), at(column, row + 1)]
            };
            inside.line_segment(ends, groove);
        }
    }
}

/// Paints a stone of each side.
pub(super) fn stones(painter: &Painter, rect: Rect, set: &StoneSet) {
    painter.rect_filled(rect, CornerRadius::same(4), Color32::from_rgb(142, 112, 80));
    let radius = rect.height() * 0.5 * set.outline.size().0;
    let apart = Vec2::new(rect.width() * 0.23, 0.0);
    let round = matches!(set.outline, Outline::Ball { .. });
    stone(painter, rect.center() - apart, radius, &set.white, round);
    stone(painter, rect.center() + apart, radius, &set.black, round);
}

fn stone(painter: &Painter, center: Pos2, radius: f32, finish: &Finish, round: bool) {
    let style = StoneStyle::of(finish);
    for (far, alpha) in [(0.16, 30), (0.08, 50)] {
        let shadow = center + Vec2::new(radius * 0.06, radius * far);
        painter.circle_filled(shadow, radius, Color32::from_black_alpha(alpha));
    }
    painter.add(faces::lit_disc(center, radius, style.fill));
    match finish.body {
        Body::Marble { vein, .. } => {
            for vein_number in [0, 2, 3] {
                let path = faces::vein(center, radius * 0.93, 5, vein_number);
                painter.line(path, Stroke::new(radius * 0.05, colour(vein).gamma_multiply(0.6)));
            }
        }
        Body::Basalt { speck, .. } => {
            for number in 0..14 {
                let [x, y] = scattered(number).map(|part| 1.6 * part - 0.8);
                if x * x + y * y < 0.64 {
                    painter.circle_filled(center + Vec2::new(x, y) * radius, 0.7, colour(speck));
                }
            }
        }
        Body::Wood { late, .. } => {
            for part in [0.35, 0.6, 0.85] {
                let ring = Stroke::new(1.0, colour(late).gamma_multiply(0.7));
                painter.circle_stroke(center, radius * part, ring);
            }
        }
        Body::Glass { glow, .. } => {
            let light = center + Vec2::splat(radius * 0.38);
            painter.circle_filled(light, radius * 0.3, colour(glow).gamma_multiply(0.5));
        }
        Body::Plain { .. } => {}
    }
    style.paint_mark(painter, center, radius, (radius * 0.12).max(1.0));
    if round {
        let gloss = center - Vec2::splat(radius * 0.38);
        painter.circle_filled(gloss, radius * 0.16, Color32::from_white_alpha(150));
    }
}

/// Paints the grain of wood, or the grains of stone.
fn grain(painter: &Painter, field: Rect, block: &Block) {
    match *block {
        Block::Wood { late, planks, .. } => {
            for line in 0..GRAIN {
                let [at, strength] = scattered(line);
                let y = field.top() + field.height() * (line as f32 + at) / GRAIN as f32;
                let line = Stroke::new(1.0 + strength, colour(late).gamma_multiply(0.35));
                painter.hline(field.x_range(), y, line);
            }
            let planks = planks.0 as usize;
            for plank in 1..planks {
                let y = field.top() + field.height() * plank as f32 / planks as f32;
                let gap = Stroke::new(1.0, Color32::from_black_alpha(90));
                painter.hline(field.x_range(), y, gap);
            }
        }
        Block::Slab { dark, bright, .. } => {
            for number in 0..GRAINS {
                let place = Vec2::from(scattered(number)) * field.size();
                let grain = if number % 3 == 0 { bright } else { dark };
                painter.circle_filled(field.min + place, 0.9, colour(grain).gamma_multiply(0.7));
            }
        }
        Block::Plain { .. } => {}
    }
}

/// Two numbers from 0 to 1 that look random.
fn scattered(number: usize) -> [f32; 2] {
    let part = |factor: f32| ((number as f32 + 1.0) * factor).fract();
    [part(0.754_877_7), part(0.569_840_3)]
}

const fn colour(Colour([red, green, blue]): Colour) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// A colour in linear sRGB.
fn mean(light: [f32; 3]) -> Color32 {
    let [red, green, blue] = light;
    bevy_egui::egui::Rgba::from_rgb(red, green, blue).into()
}
