//! Draws with egui alone, clicks, and finds texts.

use crate::app::ui::theme;
use bevy_egui::egui::{self, Context, LayerId, RawInput, Rect, Shape, Vec2};

/// The shapes drawn, layer by layer.
pub(super) type Layers = Vec<Vec<egui::epaint::ClippedShape>>;

/// A window of this size, with the interface scaled as far as it fits.
pub(super) fn window(size: Vec2, wanted: f32) -> (Context, Vec2) {
    let ctx = Context::default();
    let zoom = theme::zoom(Some(wanted), size);
    ctx.set_zoom_factor(zoom);
    (ctx, size / zoom)
}

/// Draws a few frames, until the layout is stable. Returns the last one.
pub(super) fn shown(ctx: &Context, size: Vec2, mut show: impl FnMut(&Context)) -> Layers {
    let mut layers = Layers::new();
    for frame in 0..16 {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
            // Long enough for everything to have faded in.
            time: Some(ctx.input(|input| input.time) + 1.0),
            ..RawInput::default()
        };
        ctx.begin_pass(input);
        show(ctx);
        let mut ids: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        ids.push(LayerId::background());
        ids.dedup();
        layers = ctx.graphics(|graphics| {
            let drawn = ids.iter().filter_map(|&id| graphics.get(id));
            drawn.map(|list| list.all_entries().cloned().collect()).collect()
        });
        let _ = ctx.end_pass();
        if frame >= 3 && !ctx.has_requested_repaint() {
            break;
        }
    }
    layers
}

/// The centre of a text; `None` if it is not seen.
pub(super) fn written(layers: &Layers, word: &str) -> Option<egui::Pos2> {
    seen(layers).find_map(|(text, place)| (text == word).then_some(place))
}

/// Whether every line of a text is seen.
pub(super) fn is_whole(layers: &Layers, word: &str) -> bool {
    let mut all = areas(layers).into_iter();
    all.any(|(text, area, clip)| text == word && clip.expand(1.0).contains_rect(area))
}

/// How often a text is seen.
pub(super) fn times_written(layers: &Layers, word: &str) -> usize {
    seen(layers).filter(|(text, _)| text == word).count()
}

/// All texts that are seen, with their centres.
pub(super) fn seen(layers: &Layers) -> impl Iterator<Item = (String, egui::Pos2)> {
    areas(layers)
        .into_iter()
        .filter(|(_, area, clip)| clip.contains(area.center()))
        .map(|(text, area, _)| (text, area.center()))
}

/// All texts with their areas, and what of each part of the window is drawn.
fn areas(layers: &Layers) -> Vec<(String, Rect, Rect)> {
    fn collect(shape: &Shape, clip: Rect, found: &mut Vec<(String, Rect, Rect)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, found)),
            Shape::Text(text) => {
                // Where text ends at its position, its area lies before it.
                let area = text.galley.rect.translate(text.pos.to_vec2());
                found.push((text.galley.text().to_owned(), area, clip));
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for drawn in layers.iter().flatten() {
        collect(&drawn.shape, drawn.clip_rect, &mut found);
    }
    found
}

/// Moves the pointer to a position.
pub(super) fn point(ctx: &Context, size: Vec2, at: egui::Pos2, show: &mut impl FnMut(&Context)) {
    ctx.begin_pass(RawInput {
        screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
        time: Some(ctx.input(|input| input.time) + 0.02),
        events: vec![egui::Event::PointerMoved(at)],
        ..RawInput::default()
    });
    show(ctx);
    let _ = ctx.end_pass();
}

/// Clicks at a position.
pub(super) fn press(ctx: &Context, size: Vec2, at: egui::Pos2, show: &mut impl FnMut(&Context)) {
    for pressed in [None, Some(true), Some(false)] {
        let mut events = vec![egui::Event::PointerMoved(at)];
        events.extend(pressed.map(|pressed| egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::default(),
        }));
        ctx.begin_pass(RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
            time: Some(ctx.input(|input| input.time) + 0.02),
            events,
            ..RawInput::default()
        });
        show(ctx);
        let _ = ctx.end_pass();
    }
}
