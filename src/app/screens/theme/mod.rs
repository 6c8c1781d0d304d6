//! One look for all screens: type, colours and spacing, taken from the table's wood and stones.
//!
//! Pages use plain frames and buttons in these colours. [`dress`] then turns every plain ground
//! into carved wood, so that a page gets the look without asking for it.

mod contrast;
mod dress;
mod grain;
mod motif;

pub(super) use dress::dress;

use super::Desk;
use bevy_egui::egui::style::WidgetVisuals;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Margin, ScrollArea, Shadow, Stroke,
    TextStyle, Vec2, Visuals,
};

/// Dark wood behind everything written: the bars along the window's edges.
pub(super) const WOOD: Color32 = Color32::from_rgb(50, 33, 24);
/// The same, for dialogs: a little lighter, as a lid that lies on the rest.
pub(super) const PANEL: Color32 = Color32::from_rgb(62, 42, 30);
/// Bone, for what is read.
pub(super) const BONE: Color32 = Color32::from_rgb(243, 231, 209);
/// Faded bone, for what is read second.
pub(super) const FADED: Color32 = Color32::from_rgb(205, 186, 158);
/// Gold, for what can be done.
pub(super) const GOLD: Color32 = Color32::from_rgb(238, 188, 98);
/// Verdigris, as on old bronze, for what belongs to the past: the turn that is looked at.
pub(super) const PAST: Color32 = Color32::from_rgb(32, 92, 88);
/// The same for the frame around the board.
pub(super) const PAST_LINE: Color32 = Color32::from_rgb(46, 128, 122);
/// The same for the bar under it.
pub(super) const PAST_BAR: Color32 = Color32::from_rgb(18, 46, 46);
/// Vermilion, for refusals.
pub(super) const VERMILION: Color32 = Color32::from_rgb(255, 150, 114);
/// The light stones.
pub(super) const LIGHT_STONE: Color32 = Color32::from_rgb(236, 224, 200);
/// The dark stones.
pub(super) const DARK_STONE: Color32 = Color32::from_rgb(30, 29, 31);
/// Buttons: as they lie, under the pointer, pressed or with the keyboard's attention, chosen.
const BUTTON: [Color32; 4] = [
    Color32::from_rgb(92, 62, 40),
    Color32::from_rgb(106, 71, 43),
    Color32::from_rgb(110, 72, 42),
    Color32::from_rgb(126, 82, 38),
];
/// Edges of what lies in the wood.
const EDGE: Color32 = Color32::from_rgb(128, 90, 56);
/// Where something is written into: the bottom of a carved box.
const HOLLOW: Color32 = Color32::from_rgb(28, 18, 13);

/// The least window, in points, that every page fits in. The interface is never scaled so far that
/// the window has less room.
const LEAST: Vec2 = Vec2::new(350.0, 340.0);

/// How much larger than usual the interface is drawn in a window of this size, in logical pixels.
pub(super) fn zoom(wanted: f32, window: Vec2) -> f32 {
    let room = (window / LEAST).min_elem();
    // Steps, so that a window being drawn larger does not grow its letters with every pixel.
    let room = (room * 20.0).floor() / 20.0;
    wanted.min(room).max(0.5)
}

/// Dresses the interface once.
pub(super) fn apply(ctx: &Context, desk: &mut Desk) {
    if std::mem::replace(&mut desk.themed, true) {
        return;
    }
    // The scale is a setting, with keys of its own.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
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
        // Words are read, not picked up; and nothing lies under a bar for scrolling.
        style.interaction.selectable_labels = false;
        style.spacing.scroll.floating_allocated_width = 12.0;
        style.visuals = visuals();
    });
}

/// A part of a page that is as high as what it holds, up to a height, and scrolls from there on.
/// Without the second limit a page that has once been low would stay so.
pub(super) fn tall(height: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(height).min_scrolled_height(height)
}

/// Pages fade in, or are there at once.
pub(super) fn fade(ctx: &Context, reduced: bool) {
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
    let dress = |widget: &mut WidgetVisuals, fill, line, text| {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, line);
        widget.fg_stroke = Stroke::new(1.5, text);
        widget.corner_radius = CornerRadius::same(5);
        widget.expansion = 0.0;
    };
    let widgets = &mut visuals.widgets;
    dress(&mut widgets.noninteractive, PANEL, Color32::from_rgb(104, 74, 48), BONE);
    dress(&mut widgets.inactive, BUTTON[0], EDGE, BONE);
    dress(&mut widgets.hovered, BUTTON[1], GOLD, Color32::WHITE);
    dress(&mut widgets.active, BUTTON[2], GOLD, Color32::WHITE);
    dress(&mut widgets.open, BUTTON[1], GOLD, BONE);
    // What has the keyboard's attention has a frame that cannot be missed.
    widgets.active.bg_stroke = Stroke::new(2.0, GOLD);
    visuals
}

/// The frame of the bars along the window's edges.
pub(super) fn bar() -> Frame {
    Frame::new().fill(WOOD).inner_margin(Margin::symmetric(12, 10))
}

/// The frame of a page at the side of the board.
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
