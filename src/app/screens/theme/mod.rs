//! The style of all screens: fonts, colours and spacing.
//!
//! Pages use plain frames and buttons in these colours. [`carve`] then turns every plain background
//! into carved wood, so that pages need no code for it.

mod contrast;
mod grain;
mod motif;
mod style;

pub(super) use style::carve;

use bevy_egui::egui::style::WidgetVisuals;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Id, Margin, ScrollArea, Shadow,
    Stroke, TextStyle, Vec2, Visuals,
};

/// The background of the bars along the edges of the window: dark wood.
pub(super) const WOOD: Color32 = Color32::from_rgb(50, 33, 24);
/// The background of dialogs, a little lighter.
pub(super) const PANEL: Color32 = Color32::from_rgb(62, 42, 30);
/// The colour of text: bone.
pub(super) const BONE: Color32 = Color32::from_rgb(243, 231, 209);
/// The colour of secondary text: faded bone.
pub(super) const FADED: Color32 = Color32::from_rgb(205, 186, 158);
/// The colour of actions and headings: gold.
pub(super) const GOLD: Color32 = Color32::from_rgb(238, 188, 98);
/// The background of the turn under review: verdigris, as on old bronze.
pub(super) const PAST: Color32 = Color32::from_rgb(32, 92, 88);
/// The frame around the board during a review.
pub(super) const PAST_LINE: Color32 = Color32::from_rgb(46, 128, 122);
/// The background of the bar under the board during a review.
pub(super) const PAST_BAR: Color32 = Color32::from_rgb(18, 46, 46);
/// The colour of refusals and errors: vermilion.
pub(super) const VERMILION: Color32 = Color32::from_rgb(255, 150, 114);
/// The colour of what is right: jade, as the hints on the board.
pub(super) const RIGHT: Color32 = Color32::from_rgb(146, 222, 172);
/// The colour of light stones.
pub(super) const LIGHT_STONE: Color32 = Color32::from_rgb(236, 224, 200);
/// The colour of dark stones.
pub(super) const DARK_STONE: Color32 = Color32::from_rgb(30, 29, 31);
/// The backgrounds of buttons: normal, under the pointer, pressed or focused, selected.
const BUTTON: [Color32; 4] = [
    Color32::from_rgb(92, 62, 40),
    Color32::from_rgb(106, 71, 43),
    Color32::from_rgb(110, 72, 42),
    Color32::from_rgb(126, 82, 38),
];
/// The colour of edges.
const EDGE: Color32 = Color32::from_rgb(128, 90, 56);
/// The background of text fields.
const HOLLOW: Color32 = Color32::from_rgb(28, 18, 13);

/// The smallest window that every page fits in, in points. The interface is never scaled so far that
/// the window is smaller than this.
const LEAST: Vec2 = Vec2::new(350.0, 340.0);

/// The scale of the interface in a window of this size in logical pixels, at most `wanted`.
pub(super) fn zoom(wanted: f32, window: Vec2) -> f32 {
    let room = (window / LEAST).min_elem();
    // In steps, so that the text does not grow with every pixel while the window is being resized.
    let room = (room * 20.0).floor() / 20.0;
    wanted.min(room).max(0.5)
}

/// Sets the style of the interface, once for each context.
pub(super) fn apply(ctx: &Context) {
    let key = Id::new("style-applied");
    if ctx.data(|data| data.get_temp::<bool>(key)).is_some() {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(key, true));
    // The scale is a setting with keys of its own.
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // Buttons held for long are pressed too, and slow frames lose no clicks.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    ctx.all_styles_mut(|style| {
        let size = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles = [
            (TextStyle::Small, size(14.0)),
            (TextStyle::Body, size(17.0)),
            (TextStyle::Button, size(17.0)),
            (TextStyle::Heading, size(25.0)),
            (TextStyle::Monospace, FontId::new(15.0, FontFamily::Monospace)),
        ]
        .into();
        style.spacing.button_padding = [12.0, 6.0].into();
        style.spacing.item_spacing = [8.0, 8.0].into();
        style.spacing.interact_size.y = 32.0;
        style.spacing.combo_width = 150.0;
        style.spacing.icon_width = 20.0;
        style.spacing.icon_width_inner = 11.0;
        style.spacing.menu_margin = Margin::same(10);
        // Labels cannot be selected, and scroll bars have their own space.
        style.interaction.selectable_labels = false;
        style.spacing.scroll.floating_allocated_width = 12.0;
        // A finger never hovers over them, and must know that there is more.
        style.spacing.scroll.dormant_handle_opacity = 0.5;
        style.spacing.scroll.floating_width = 4.0;
        style.visuals = visuals();
    });
}

/// A part of a page that is as high as its content up to `height`, and scrolls beyond. Without the
/// second limit, a page that was low once would stay low.
pub(super) fn tall(height: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(height).min_scrolled_height(height)
}

/// Makes pages fade in, or appear at once if animation is `reduced`.
pub(super) fn set_animation(ctx: &Context, reduced: bool) {
    let seconds = if reduced { 0.0 } else { 0.1 };
    if ctx.global_style().animation_time != seconds {
        ctx.all_styles_mut(|style| style.animation_time = seconds);
    }
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.panel_fill = WOOD;
    visuals.window_fill = PANEL;
    visuals.window_stroke = Stroke::new(1.0, EDGE);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.menu_corner_radius = CornerRadius::same(6);
    let shadow = Color32::from_black_alpha(150);
    visuals.window_shadow = Shadow { offset: [0, 8], blur: 28, spread: 0, color: shadow };
    visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: shadow };
    visuals.extreme_bg_color = HOLLOW;
    visuals.faint_bg_color = Color32::from_rgb(70, 48, 34);
    visuals.override_text_color = None;
    visuals.selection.bg_fill = BUTTON[3];
    visuals.selection.stroke = Stroke::new(1.5, BONE);
    visuals.hyperlink_color = GOLD;
    visuals.warn_fg_color = GOLD;
    visuals.error_fg_color = VERMILION;
    visuals.slider_trailing_fill = true;
    let style = |widget: &mut WidgetVisuals, fill, line, text| {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, line);
        widget.fg_stroke = Stroke::new(1.5, text);
        widget.corner_radius = CornerRadius::same(5);
        widget.expansion = 0.0;
    };
    let widgets = &mut visuals.widgets;
    style(&mut widgets.noninteractive, PANEL, Color32::from_rgb(104, 74, 48), BONE);
    style(&mut widgets.inactive, BUTTON[0], EDGE, BONE);
    style(&mut widgets.hovered, BUTTON[1], GOLD, Color32::WHITE);
    style(&mut widgets.active, BUTTON[2], GOLD, Color32::WHITE);
    style(&mut widgets.open, BUTTON[1], GOLD, BONE);
    // A clearly visible frame for the focused widget.
    widgets.active.bg_stroke = Stroke::new(2.0, GOLD);
    visuals
}

/// The frame of the bars along the edges of the window.
pub(super) fn bar() -> Frame {
    Frame::new().fill(WOOD).inner_margin(Margin::symmetric(12, 10))
}

/// The frame of a page or panel at the side of the board.
pub(super) fn side() -> Frame {
    Frame::new().fill(PANEL).inner_margin(Margin { left: 18, right: 10, top: 14, bottom: 10 })
}

/// The frame of dialogs.
pub(super) fn dialog() -> Frame {
    Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(22))
}

/// The frame of a short note over the board.
pub(super) fn note() -> Frame {
    Frame::new()
        .fill(WOOD)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(16, 10))
}
