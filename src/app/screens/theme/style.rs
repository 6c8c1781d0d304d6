//! Turns plain backgrounds into wood: panels with grain and a carved border, buttons as inlays. Works
//! on the shapes of a frame after they were drawn.

use super::grain::{self, SIZE};
use super::motif::{self, HEIGHT};
use super::{BONE, BUTTON, GOLD, PANEL, PAST_BAR, WOOD};
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, LayerId, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2, pos2,
};

/// The distance from the edge of a dialog to its carved line, in points.
const INSET: f32 = 7.0;

/// A background that is drawn as wood.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Background {
    /// A bar along the edge of the window.
    Bar,
    /// A dialog, a menu or a page at the side.
    Panel,
    /// A button, with the index of its state in [`BUTTON`].
    Button(usize),
}

/// Replaces the backgrounds of everything drawn in this frame.
pub(in crate::app::screens) fn carve(ctx: &Context) {
    let wood = grain::texture(ctx).id();
    let screen = ctx.viewport_rect();
    let mut layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    if !layers.contains(&LayerId::background()) {
        layers.push(LayerId::background());
    }
    ctx.graphics_mut(|graphics| {
        for layer in layers {
            let Some(list) = graphics.get_mut(layer) else { continue };
            for place in 0..list.next_idx().0 {
                list.mutate_shape(ShapeIdx(place), |drawn| {
                    carve_shape(&mut drawn.shape, screen, wood);
                });
            }
        }
    });
}

fn carve_shape(shape: &mut Shape, screen: Rect, wood: TextureId) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                carve_shape(shape, screen, wood);
            }
        }
        Shape::Rect(rect) if rect.brush.is_none() => {
            if let Some((background, part)) = background(rect.fill) {
                let carved = wooden(rect, background, screen, wood, part);
                *shape = Shape::Vec(carved);
            }
        }
        _ => {}
    }
}

/// The background that a colour stands for, and its opacity: while fading in, colours are
/// translucent.
fn background(fill: Color32) -> Option<(Background, f32)> {
    let alpha = f32::from(fill.a()) / 255.0;
    if alpha < 0.1 {
        return None;
    }
    let near = |full: Color32| {
        let fits = |thin: u8, opaque: u8| {
            (f32::from(thin) - f32::from(opaque) * alpha).abs()
                <= if alpha < 1.0 { 1.6 } else { 0.0 }
        };
        fits(fill.r(), full.r()) && fits(fill.g(), full.g()) && fits(fill.b(), full.b())
    };
    let buttons =
        BUTTON.iter().enumerate().map(|(place, &colour)| (Background::Button(place), colour));
    [(Background::Bar, WOOD), (Background::Bar, PAST_BAR), (Background::Panel, PANEL)]
        .into_iter()
        .chain(buttons)
        .find(|&(_, colour)| near(colour))
        .map(|(background, _)| (background, alpha))
}

fn wooden(
    plain: &RectShape,
    background: Background,
    screen: Rect,
    wood: TextureId,
    part: f32,
) -> Vec<Shape> {
    let rect = plain.rect;
    let mut shapes = vec![textured(plain, background, wood)];
    match background {
        Background::Button(height) => inlay(&mut shapes, plain, height, part),
        _ if rect.width() < 60.0 || rect.height() < 24.0 => {}
        Background::Bar | Background::Panel => border(&mut shapes, rect, screen, part),
    }
    shapes
}

/// The same rectangle with the wood texture. Panels share one plank; every button has its own.
fn textured(plain: &RectShape, background: Background, wood: TextureId) -> Shape {
    let rect = plain.rect;
    let (scale, from) = match background {
        Background::Bar => (1.0, rect.min),
        Background::Panel => (1.0, rect.min + Vec2::new(31.0, 83.0)),
        Background::Button(_) => (1.6, pos2(rect.min.x * 3.7, rect.min.y * 5.3 + rect.width())),
    };
    let from = from.to_vec2() / SIZE as f32;
    let uv = Rect::from_min_size(from.to_pos2(), rect.size() * scale / SIZE as f32);
    Shape::Rect(plain.clone().with_texture(wood, uv))
}

/// Adds a light upper edge and a dark lower one, so that a button looks like an inlay. Pressed
/// buttons have it the other way round, and selected ones an inlaid line.
fn inlay(shapes: &mut Vec<Shape>, plain: &RectShape, height: usize, part: f32) {
    let rect = plain.rect;
    if rect.width() < 24.0 || rect.height() < 18.0 {
        return;
    }
    let (above, below) =
        (BONE.gamma_multiply(0.22 * part), Color32::from_black_alpha((90.0 * part) as u8));
    let (above, below) = if height == 2 { (below, above) } else { (above, below) };
    let inner = rect.shrink(1.5);
    let round = f32::from(plain.corner_radius.nw);
    shapes.push(Shape::hline(
        inner.left() + round..=inner.right() - round,
        inner.top(),
        Stroke::new(1.0, above),
    ));
    shapes.push(Shape::hline(
        inner.left() + round..=inner.right() - round,
        inner.bottom(),
        Stroke::new(1.0, below),
    ));
    if height == 3 {
        let line = Stroke::new(1.0, GOLD.gamma_multiply(0.8 * part));
        let rect =
            RectShape::stroke(rect.shrink(3.0), CornerRadius::same(3), line, StrokeKind::Inside);
        shapes.push(Shape::Rect(rect));
    }
}

/// Adds the carved border: a band along the edge towards the board, or a frame all around.
fn border(shapes: &mut Vec<Shape>, rect: Rect, screen: Rect, part: f32) {
    let carved = GOLD.gamma_multiply(0.42 * part);
    let touches = [
        rect.left() <= screen.left() + 1.0,
        rect.right() >= screen.right() - 1.0,
        rect.top() <= screen.top() + 1.0,
        rect.bottom() >= screen.bottom() - 1.0,
    ];
    let [left, right, top, bottom] = touches;
    let line = |shapes: &mut Vec<Shape>, one, other| {
        let dark = Color32::from_black_alpha((120.0 * part) as u8);
        shapes.push(Shape::line_segment([one, other], Stroke::new(1.5, dark)));
    };
    let inner = rect.shrink(1.0);
    if left && right && top && !bottom {
        let band = Rect::from_min_max(pos2(rect.left(), rect.bottom() - HEIGHT - 1.0), rect.max);
        shapes.push(motif::band(band.with_max_y(rect.bottom() - 1.0), carved));
        line(shapes, inner.left_bottom(), inner.right_bottom());
    } else if left && right && bottom && !top {
        let band = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + HEIGHT + 1.0));
        shapes.push(motif::band(band.with_min_y(rect.top() + 1.0), carved));
        line(shapes, inner.left_top(), inner.right_top());
    } else if right && !left {
        let band = Rect::from_min_max(rect.min, pos2(rect.left() + HEIGHT + 1.0, rect.bottom()));
        shapes.push(motif::band(band.with_min_x(rect.left() + 1.0), carved));
        line(shapes, inner.left_top(), inner.left_bottom());
    } else if left && !right {
        let band = Rect::from_min_max(pos2(rect.right() - HEIGHT - 1.0, rect.top()), rect.max);
        shapes.push(motif::band(band.with_max_x(rect.right() - 1.0), carved));
        line(shapes, inner.right_top(), inner.right_bottom());
    } else if rect.width() > 220.0 && rect.height() > 110.0 {
        frame(shapes, rect.shrink(INSET), carved);
    }
}

/// Adds lines at the sides, bands above and below, and lozenges at the corners.
fn frame(shapes: &mut Vec<Shape>, rect: Rect, carved: Color32) {
    let corners = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
    let reach = 9.0;
    for corner in corners {
        shapes.push(motif::lozenge(corner, 3.5, carved));
    }
    let stroke = Stroke::new(1.0, carved);
    for x in [rect.left(), rect.right()] {
        shapes.push(Shape::vline(x, rect.top() + reach..=rect.bottom() - reach, stroke));
    }
    for y in [rect.top() - HEIGHT / 2.0, rect.bottom() - HEIGHT / 2.0] {
        let band = Rect::from_min_max(
            pos2(rect.left() + reach, y),
            pos2(rect.right() - reach, y + HEIGHT),
        );
        shapes.push(motif::band(band, carved));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backgrounds_are_recognised_at_any_opacity() {
        for (colour, wanted) in [
            (WOOD, Background::Bar),
            (PANEL, Background::Panel),
            (BUTTON[3], Background::Button(3)),
        ] {
            for part in [1.0, 0.7, 0.4] {
                let found =
                    background(colour.gamma_multiply(part)).map(|(background, _)| background);
                assert_eq!(found, Some(wanted), "{colour:?} at {part}");
            }
        }
        for colour in [BONE, GOLD, Color32::BLACK, Color32::TRANSPARENT, super::super::HOLLOW] {
            assert_eq!(background(colour), None, "{colour:?}");
        }
    }

    #[test]
    fn no_two_backgrounds_are_confused() {
        let all = [WOOD, PANEL, BUTTON[0], BUTTON[1], BUTTON[2], BUTTON[3]];
        let found: Vec<_> = all.iter().filter_map(|&colour| background(colour)).collect();
        assert_eq!(found.len(), 6);
        for (place, one) in found.iter().enumerate() {
            assert!(!found[place + 1..].contains(one));
        }
    }
}
