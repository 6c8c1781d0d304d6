//! The style of all screens: fonts, colours and spacing.
//!
//! The interface is a cool, nearly neutral dark, so that it does not merge with the board, which alone is of
//! wood. [`ACCENT`] marks what can be acted on, and nothing else.

mod contrast;
mod motif;

use crate::app::settings::values::SCALES;
use bevy_egui::egui::style::WidgetVisuals;
use bevy_egui::egui::{
    Button, Color32, Context, CornerRadius, FontFamily, FontId, Frame, Id, Label, Margin, Rect,
    Response, RichText, ScrollArea, Sense, Shadow, Stroke, TextStyle, Ui, Vec2, Visuals,
    WidgetInfo, WidgetType,
};

/// The background of the bars along the edges of the window.
pub(in crate::app) const BAR: Color32 = Color32::from_rgb(23, 27, 31);
/// The background of dialogs and menus, a little lighter.
pub(in crate::app) const PANEL: Color32 = Color32::from_rgb(32, 37, 42);
/// The colour of text.
pub(in crate::app) const TEXT: Color32 = Color32::from_rgb(238, 240, 239);
/// The colour of secondary text.
pub(in crate::app) const SECONDARY: Color32 = Color32::from_rgb(178, 188, 194);
/// The colour of what can be acted on: gold.
pub(in crate::app) const ACCENT: Color32 = Color32::from_rgb(244, 191, 96);
/// The colour of text on [`ACCENT`].
const ON_ACCENT: Color32 = Color32::from_rgb(32, 25, 12);
/// The background of the turn under review: verdigris, as on old bronze.
pub(in crate::app) const PAST: Color32 = Color32::from_rgb(32, 92, 88);
/// The frame around the board during a review.
pub(in crate::app) const PAST_LINE: Color32 = Color32::from_rgb(38, 116, 111);
/// The background of the bar under the board during a review.
pub(in crate::app) const PAST_BAR: Color32 = Color32::from_rgb(16, 48, 49);
/// The colour of refusals and errors.
pub(in crate::app) const ERROR: Color32 = Color32::from_rgb(255, 152, 122);
/// The colour of what is right: jade, as the hints on the board.
pub(in crate::app) const SUCCESS: Color32 = Color32::from_rgb(146, 222, 172);
/// The colour of light stones.
pub(in crate::app) const LIGHT_STONE: Color32 = Color32::from_rgb(236, 224, 200);
/// The colour of dark stones.
pub(in crate::app) const DARK_STONE: Color32 = Color32::from_rgb(30, 29, 31);
/// The backgrounds of buttons: normal, under the pointer, pressed or focused, selected.
const BUTTON: [Color32; 4] = [
    Color32::from_rgb(50, 57, 64),
    Color32::from_rgb(62, 71, 79),
    Color32::from_rgb(44, 50, 56),
    Color32::from_rgb(36, 74, 88),
];
/// The colour of edges.
const EDGE: Color32 = Color32::from_rgb(76, 86, 94);
/// The background of text fields.
const FIELD: Color32 = Color32::from_rgb(14, 17, 20);

/// The sizes of small and of usual text, in points.
pub(in crate::app) const SMALL: f32 = 15.0;
pub(in crate::app) const BODY: f32 = 17.0;

/// The size of the carved band below titles, in points.
const BAND: Vec2 = Vec2::new(72.0, motif::HEIGHT);

/// The smallest window that every page fits in, in points. The interface is never scaled so far that
/// the window is smaller than this.
const LEAST: Vec2 = Vec2::new(350.0, 340.0);

/// The largest window, in logical pixels, whose interface has its normal size if the player has not chosen another one.
const USUAL: Vec2 = Vec2::new(1920.0, 1000.0);

/// The scale of the interface that suits a window of this size in logical pixels: larger in windows that are larger than
/// most screens, because systems that do not scale leave words small on screens with small pixels.
pub(in crate::app) fn automatic_scale(window: Vec2) -> f32 {
    let larger = (window / USUAL).min_elem();
    SCALES.into_iter().rev().find(|&scale| scale <= larger).unwrap_or(1.0).max(1.0)
}

/// The scale of the interface in a window of this size in logical pixels: the one that the player has chosen, as far as
/// there is room.
pub(in crate::app) fn zoom(wanted: Option<f32>, window: Vec2) -> f32 {
    let wanted = wanted.unwrap_or_else(|| automatic_scale(window));
    let room = (window / LEAST).min_elem();
    // In steps, so that the text does not grow with every pixel while the window is being resized.
    let room = (room * 20.0).floor() / 20.0;
    wanted.min(room).max(0.5)
}

/// Sets the style of the interface, once for each context.
pub(in crate::app) fn apply(ctx: &Context) {
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
        // A notch of the wheel goes as far on the page as in the window: egui expects a browser to send several.
        options.input_options.line_scroll_speed = 40.0;
    });
    ctx.all_styles_mut(|style| {
        let size = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles = [
            (TextStyle::Small, size(SMALL)),
            (TextStyle::Body, size(BODY)),
            (TextStyle::Button, size(BODY)),
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

/// Draws the title of a page, with a carved band below it.
pub(in crate::app) fn title(ui: &mut Ui, title: impl Into<String>) {
    let words = ui.heading(RichText::new(title).color(TEXT)).rect;
    // In the space between two items, so that the page is no higher.
    let band = Rect::from_min_size(words.left_bottom() + Vec2::new(0.0, 1.0), BAND);
    ui.painter().add(motif::band(band, ACCENT.gamma_multiply(0.75)));
    ui.add_space(4.0);
}

/// Draws text of this size in points, in several lines where it is wider than its place.
pub(in crate::app) fn wrapped(
    ui: &mut Ui,
    text: impl Into<String>,
    size: f32,
    colour: Color32,
) -> Response {
    ui.add(Label::new(RichText::new(text).size(size).color(colour)).wrap())
}

/// Draws a part of a page in a frame of this colour, as wide as the page.
pub(in crate::app) fn outlined<R>(
    ui: &mut Ui,
    colour: Color32,
    margin: Margin,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let line = Stroke::new(1.0, colour.gamma_multiply(0.6));
    let frame = Frame::new().stroke(line).corner_radius(6.0).inner_margin(margin);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui)
    });
    shown.inner
}

/// Draws a carved band as an item of its own.
pub(in crate::app) fn band(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(BAND * 2.0, Sense::hover());
    let band = Rect::from_min_size(rect.min, Vec2::new(BAND.x * 2.0, BAND.y));
    ui.painter().add(motif::band(band, ACCENT.gamma_multiply(0.75)));
}

/// The main button of a page, with a minimum size in points.
pub(in crate::app) fn primary(label: impl Into<String>, size: f32, least: Vec2) -> Button<'static> {
    let label = RichText::new(label).size(size).color(ON_ACCENT);
    Button::new(label).fill(ACCENT).min_size(least)
}

/// Draws the name of a part of a page. The open part is underlined.
pub(in crate::app) fn tab(ui: &mut Ui, open: bool, name: &str) -> Response {
    let colour = if open { TEXT } else { SECONDARY };
    let padding = std::mem::replace(&mut ui.spacing_mut().button_padding, Vec2::new(2.0, 4.0));
    let button = Button::new(RichText::new(name).color(colour)).frame_when_inactive(false);
    let response = ui.add(button);
    ui.spacing_mut().button_padding = padding;
    response.widget_info(|| {
        WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), open, name)
    });
    if open {
        let below = response.rect.bottom() - 1.0;
        ui.painter().hline(response.rect.x_range(), below, Stroke::new(2.5, ACCENT));
    }
    response
}

/// A part of a page that is as high as its content up to `height`, and scrolls beyond. Without the
/// second limit, a page that was low once would stay low.
pub(in crate::app) fn tall(height: f32) -> ScrollArea {
    ScrollArea::vertical().max_height(height).min_scrolled_height(height)
}

/// Makes pages fade in, or appear at once if animation is `reduced`.
pub(in crate::app) fn set_animation(ctx: &Context, reduced: bool) {
    let seconds = if reduced { 0.0 } else { 0.1 };
    if ctx.global_style().animation_time != seconds {
        ctx.all_styles_mut(|style| style.animation_time = seconds);
    }
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.panel_fill = BAR;
    visuals.window_fill = PANEL;
    visuals.window_stroke = Stroke::new(1.0, EDGE);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.menu_corner_radius = CornerRadius::same(6);
    let shadow = Color32::from_black_alpha(150);
    visuals.window_shadow = Shadow { offset: [0, 8], blur: 28, spread: 0, color: shadow };
    visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: shadow };
    visuals.extreme_bg_color = FIELD;
    visuals.faint_bg_color = Color32::from_rgb(39, 45, 51);
    visuals.override_text_color = None;
    visuals.selection.bg_fill = BUTTON[3];
    visuals.selection.stroke = Stroke::new(1.5, TEXT);
    visuals.hyperlink_color = ACCENT;
    visuals.warn_fg_color = ACCENT;
    visuals.error_fg_color = ERROR;
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
    style(&mut widgets.noninteractive, PANEL, Color32::from_rgb(62, 70, 77), TEXT);
    style(&mut widgets.inactive, BUTTON[0], EDGE, TEXT);
    style(&mut widgets.hovered, BUTTON[1], ACCENT, Color32::WHITE);
    style(&mut widgets.active, BUTTON[2], ACCENT, Color32::WHITE);
    style(&mut widgets.open, BUTTON[1], ACCENT, TEXT);
    // A clearly visible frame for the focused widget.
    widgets.active.bg_stroke = Stroke::new(2.0, TEXT);
    visuals
}

/// The frame of the bars along the edges of the window.
pub(in crate::app) fn bar() -> Frame {
    Frame::new().fill(BAR).inner_margin(Margin::symmetric(12, 10))
}

/// The frame of a page or panel at the side of the board.
pub(in crate::app) fn side() -> Frame {
    Frame::new().fill(PANEL).inner_margin(Margin { left: 18, right: 10, top: 14, bottom: 10 })
}

/// The frame of dialogs.
pub(in crate::app) fn dialog() -> Frame {
    Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::same(22))
}

/// The frame of a short note over the board.
pub(in crate::app) fn note() -> Frame {
    Frame::new()
        .fill(BAR)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(CornerRadius::same(6))
        .inner_margin(Margin::symmetric(16, 10))
}
