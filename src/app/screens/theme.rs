//! One look for all screens: type, colours and spacing, taken from the table's wood and stones.

use super::Desk;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Frame, Margin, Shadow, Stroke, TextStyle,
    Visuals,
};

/// Dark wood behind everything written.
pub(super) const WOOD: Color32 = Color32::from_rgb(38, 25, 19);
/// The same, for dialogs.
pub(super) const PANEL: Color32 = Color32::from_rgb(48, 32, 24);
/// Bone, for what is read.
pub(super) const BONE: Color32 = Color32::from_rgb(243, 231, 209);
/// Faded bone, for what is read second.
pub(super) const FADED: Color32 = Color32::from_rgb(196, 176, 148);
/// Gold, for what can be done.
pub(super) const GOLD: Color32 = Color32::from_rgb(232, 180, 88);
/// Verdigris, as on old bronze, for what belongs to the past: the turn that is looked at.
pub(super) const PAST: Color32 = Color32::from_rgb(32, 92, 88);
/// The same for the frame around the board.
pub(super) const PAST_LINE: Color32 = Color32::from_rgb(46, 128, 122);
/// The same for the bar under it.
pub(super) const PAST_BAR: Color32 = Color32::from_rgb(18, 46, 46);
/// Vermilion, for refusals.
pub(super) const VERMILION: Color32 = Color32::from_rgb(255, 140, 102);
/// The light stones.
pub(super) const LIGHT_STONE: Color32 = Color32::from_rgb(236, 224, 200);
/// The dark stones.
pub(super) const DARK_STONE: Color32 = Color32::from_rgb(30, 29, 31);

/// Dresses the interface once.
pub(super) fn apply(ctx: &Context, desk: &mut Desk) {
    if std::mem::replace(&mut desk.themed, true) {
        return;
    }
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
        style.visuals = visuals();
    });
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    let wood = |r, g, b| Color32::from_rgb(r, g, b);
    let corner = CornerRadius::same(6);
    visuals.panel_fill = WOOD;
    visuals.window_fill = PANEL;
    visuals.window_stroke = Stroke::new(1.0, wood(110, 76, 48));
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.window_shadow =
        Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(150) };
    visuals.extreme_bg_color = wood(28, 18, 13);
    visuals.override_text_color = None;
    visuals.selection.bg_fill = wood(140, 92, 44);
    visuals.selection.stroke = Stroke::new(1.0, BONE);
    visuals.hyperlink_color = GOLD;
    let dress = |widget: &mut bevy_egui::egui::style::WidgetVisuals, fill, line, text| {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, line);
        widget.fg_stroke = Stroke::new(1.5, text);
        widget.corner_radius = corner;
        widget.expansion = 0.0;
    };
    let widgets = &mut visuals.widgets;
    dress(&mut widgets.noninteractive, PANEL, wood(92, 64, 42), BONE);
    dress(&mut widgets.inactive, wood(74, 50, 34), wood(110, 76, 48), BONE);
    dress(&mut widgets.hovered, wood(98, 66, 42), GOLD, Color32::WHITE);
    dress(&mut widgets.active, wood(130, 86, 46), GOLD, Color32::WHITE);
    dress(&mut widgets.open, wood(98, 66, 42), GOLD, BONE);
    visuals
}

/// The frame of the bars along the window's edges.
pub(super) fn bar() -> Frame {
    Frame::new().fill(WOOD.gamma_multiply(0.94)).inner_margin(Margin::symmetric(12, 8))
}

/// The frame of dialogs.
pub(super) fn dialog() -> Frame {
    Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(1.0, Color32::from_rgb(110, 76, 48)))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same(22))
}
