//! Finds errors in a frame: text and widgets that are cut off, truncated or overlap, and buttons of unequal height.

use super::draw::Layers;
use crate::app::ui::theme;
use bevy_egui::egui::{self, Context, Rect, Shape};

/// The tolerance for rounding to pixels, in points.
const SLACK: f32 = 1.5;

/// The errors of a frame.
pub(super) fn errors(ctx: &Context, layers: &Layers) -> Vec<String> {
    let screen = ctx.viewport_rect();
    let mut errors = Vec::new();
    for layer in layers {
        let mut words: Vec<(Rect, String)> = Vec::new();
        for drawn in layer {
            texts(&drawn.shape, drawn, screen, &mut words, &mut errors);
        }
        for (place, (one, text)) in words.iter().enumerate() {
            for (other, under) in &words[place + 1..] {
                let both = one.intersect(*other);
                if both.width() > 2.0 && both.height() > 4.0 && text != under {
                    errors.push(format!("“{text}” and “{under}” overlap"));
                }
            }
        }
    }
    widgets(ctx, screen, &mut errors);
    for layer in layers {
        uneven(ctx, layer, &mut errors);
    }
    errors
}

/// Finds buttons that stand side by side and differ in height.
fn uneven(ctx: &Context, layer: &[egui::epaint::ClippedShape], errors: &mut Vec<String>) {
    let widgets = &ctx.global_style().visuals.widgets;
    let fills = [theme::ACCENT, widgets.inactive.weak_bg_fill, widgets.active.weak_bg_fill];
    let buttons: Vec<Rect> = layer
        .iter()
        .filter_map(|drawn| match &drawn.shape {
            // Boxes to tick are lower; faces and marks have no edge, and that of a clock is not seen.
            Shape::Rect(shape) if fills.contains(&shape.fill) && shape.rect.height() > 22.0 => {
                let has_edge = shape.stroke.width > 0.0 && shape.stroke.color != shape.fill;
                has_edge.then_some(shape.rect)
            }
            _ => None,
        })
        .collect();
    for (place, one) in buttons.iter().enumerate() {
        for other in &buttons[place + 1..] {
            let (left, right) = if one.left() < other.left() { (one, other) } else { (other, one) };
            let between = right.left() - left.right();
            let beside = left.intersect(*right).height() > 0.5 * left.height().min(right.height());
            // A label of two lines makes a button a line higher.
            let uneven = (2.0..16.0).contains(&(one.height() - other.height()).abs());
            if beside && uneven && (0.0..16.0).contains(&between) {
                errors.push(format!("buttons side by side differ in height: {left:?}, {right:?}"));
            }
        }
    }
}

/// Collects all text, and finds text that is cut off.
fn texts(
    shape: &Shape,
    drawn: &egui::epaint::ClippedShape,
    screen: Rect,
    words: &mut Vec<(Rect, String)>,
    errors: &mut Vec<String>,
) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                texts(shape, drawn, screen, words, errors);
            }
        }
        Shape::Text(text) => {
            let name = text.galley.text().to_owned();
            if text.galley.elided {
                errors.push(format!("“{name}” is shortened"));
            }
            for row in &text.galley.rows {
                // The bounds of the glyphs; a row may begin far from the position of its text.
                let rect =
                    row.visuals.mesh_bounds.translate(text.pos.to_vec2() + row.pos.to_vec2());
                let clip = drawn.clip_rect.intersect(screen);
                let seen = rect.intersect(clip);
                if row.text().trim().is_empty() || !rect.is_positive() {
                    continue;
                }
                let scrolled =
                    clip.top() > screen.top() + 4.0 && clip.bottom() < screen.bottom() - 4.0;
                if scrolled && (rect.top() >= clip.bottom() || rect.bottom() <= clip.top()) {
                    continue;
                }
                if rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK {
                    errors.push(format!("“{name}” is cut off at a side: {rect:?} in {clip:?}"));
                }
                // Scrolled content is cut off by its own area, not by the window.
                let high =
                    rect.top() < screen.top() - SLACK || rect.bottom() > screen.bottom() + SLACK;
                if high && !scrolled {
                    errors.push(format!("“{name}” is cut off by the window: {rect:?}"));
                }
                words.push((seen, row.text()));
            }
        }
        _ => {}
    }
}

/// Finds clickable widgets that are cut off or overlap.
fn widgets(ctx: &Context, screen: Rect, errors: &mut Vec<String>) {
    let layers: Vec<Vec<egui::WidgetRect>> = ctx.viewport(|viewport| {
        viewport.prev_pass.widgets.layers().map(|(_, all)| all.to_vec()).collect()
    });
    for all in layers {
        let clicked: Vec<_> = all
            .iter()
            .filter(|widget| widget.sense.senses_click() && widget.interact_rect.is_positive())
            // The backdrop of a dialog takes clicks on the whole screen.
            .filter(|widget| !widget.rect.contains_rect(screen.shrink(2.0)))
            .collect();
        for (place, widget) in clicked.iter().enumerate() {
            let (rect, seen) = (widget.rect, widget.interact_rect);
            let aside = rect.left() < seen.left() - SLACK || rect.right() > seen.right() + SLACK;
            let outside = !screen.expand(SLACK).contains_rect(seen);
            // Scrolled content is cut off above or below, but not by the edge of the window.
            let scrolled = seen.top() > screen.top() + 4.0 && seen.bottom() < screen.bottom() - 4.0;
            if aside || outside || (!scrolled && !near(rect, seen)) {
                errors.push(format!("something to click is cut off: {rect:?}, seen {seen:?}"));
            }
            for other in &clicked[place + 1..] {
                let both = seen.intersect(other.interact_rect);
                let apart = both.width() <= 1.0 || both.height() <= 1.0;
                // A page that takes clicks contains its widgets.
                let [small, large] = {
                    let (one, two) = (seen.area(), other.interact_rect.area());
                    [one.min(two), one.max(two)]
                };
                let holds = both.area() > 0.98 * small && large > 2.5 * small;
                if !apart && !holds {
                    errors.push(format!(
                        "two things to click overlap: {seen:?} and {:?}",
                        other.interact_rect
                    ));
                }
            }
        }
    }
}

fn near(one: Rect, other: Rect) -> bool {
    (one.min - other.min).length() < SLACK && (one.max - other.max).length() < SLACK
}
