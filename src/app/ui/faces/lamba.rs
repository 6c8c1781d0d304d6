//! The strip of woven cloth behind the stone of a face.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

/// The strip's place in the face, as parts of its height.
const STRIP: [f32; 2] = [0.5, 0.9];
/// The pattern's repeats along the strip.
const REPEATS: usize = 7;

/// The pattern in the middle of the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weave {
    Stripes,
    Zigzag,
    Lozenges,
    Checks,
}

/// How a strip looks: the colours of its ground, its pattern and its edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lamba {
    pub colours: [Color32; 3],
    pub weave: Weave,
}

/// Draws the strip from edge to edge of a face.
pub(super) fn paint(painter: &Painter, face: Rect, lamba: Lamba) {
    let [ground, pattern, edge] = lamba.colours;
    let row = |part: f32| face.top() + face.height() * part;
    let band = |from: f32, to: f32, colour: Color32| {
        let corners = [pos2(face.left(), row(from)), pos2(face.right(), row(to))];
        painter.rect_filled(Rect::from_two_pos(corners[0], corners[1]), 0.0, colour);
    };
    let [top, bottom] = STRIP;
    let high = bottom - top;
    band(top, bottom, ground);
    for start in [top, bottom - high * 0.2] {
        band(start, start + high * 0.2, edge);
        band(start + high * 0.07, start + high * 0.13, pattern);
    }
    let (upper, lower) = (row(top + high * 0.28), row(bottom - high * 0.28));
    let step = face.width() / REPEATS as f32;
    let middle = (upper + lower) / 2.0;
    let fine = Stroke::new((face.width() / 36.0).max(0.8), pattern);
    match lamba.weave {
        Weave::Stripes => {
            for part in [0.4, 0.5, 0.6] {
                let y = row(top + high * part);
                painter.hline(face.x_range(), y, fine);
            }
        }
        Weave::Zigzag => {
            let points: Vec<Pos2> = (0..=2 * REPEATS)
                .map(|turn| {
                    let y = if turn % 2 == 0 { upper } else { lower };
                    pos2(face.left() + turn as f32 * step / 2.0, y)
                })
                .collect();
            painter.add(Shape::line(points, fine));
        }
        Weave::Lozenges => {
            for repeat in 0..REPEATS {
                let x = face.left() + (repeat as f32 + 0.5) * step;
                let corners = vec![
                    pos2(x, upper),
                    pos2(x + step * 0.42, middle),
                    pos2(x, lower),
                    pos2(x - step * 0.42, middle),
                ];
                painter.add(Shape::convex_polygon(corners, pattern, Stroke::NONE));
            }
        }
        Weave::Checks => {
            for repeat in 0..2 * REPEATS {
                let left = face.left() + repeat as f32 * step / 2.0;
                let rows = if repeat % 2 == 0 { upper..=middle } else { middle..=lower };
                let corners = [pos2(left, *rows.start()), pos2(left + step / 2.0, *rows.end())];
                painter.rect_filled(Rect::from_two_pos(corners[0], corners[1]), 0.0, pattern);
            }
        }
    }
}
