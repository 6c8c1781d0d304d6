//! Fields in which text or numbers are typed. On the page the browser's own fields lie over them ([`BrowserFields`]): only
//! those open the keyboard of a phone with one tap, and have its caret, its selection and its input methods.

use super::{spoken, theme};
use bevy_egui::egui::{
    Align, Context, DragValue, FontId, Frame, Id, Rect, Response, RichText, TextEdit, Ui, Vec2,
    emath::Numeric,
};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The least height of a field for fingers, in points.
const FINGER: f32 = 44.0;

/// How a field takes line breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Lines {
    /// One line; Return leaves the field.
    One,
    /// This many rows at least, in which a long line is broken; Return does nothing.
    Wrapped(usize),
    /// This many rows at least; Return begins a line.
    Many(usize),
    /// A number.
    Number,
}

/// A field for text, to be shown.
#[derive(Clone, Debug)]
pub(in crate::app) struct TextField<'a> {
    /// What the field is for: shown while it is empty.
    pub hint: &'a str,
    /// The name that screen readers say, if no label stands beside the field.
    pub name: &'a str,
    /// The highest number of characters, if there is one.
    pub longest: Option<u16>,
    /// The width in points.
    pub width: f32,
    /// The size of the letters in points.
    pub size: f32,
    /// Whether the field has no frame of its own.
    pub bare: bool,
    pub lines: Lines,
}

impl Default for TextField<'_> {
    fn default() -> Self {
        Self {
            hint: "",
            name: "",
            longest: None,
            width: f32::INFINITY,
            size: theme::BODY,
            bare: false,
            lines: Lines::One,
        }
    }
}

impl TextField<'_> {
    /// Draws the field. The response says whether the text has changed.
    pub(in crate::app) fn show(self, ui: &mut Ui, text: &mut String) -> Response {
        let field = match self.lines {
            Lines::One | Lines::Number => TextEdit::singleline(text),
            Lines::Wrapped(rows) => TextEdit::multiline(text).desired_rows(rows).return_key(None),
            Lines::Many(rows) => TextEdit::multiline(text).desired_rows(rows),
        };
        let mut field = field
            .hint_text(RichText::new(self.hint).color(theme::SECONDARY.gamma_multiply(0.7)))
            .font(FontId::proportional(self.size))
            .desired_width(self.width)
            .min_size(Vec2::new(0.0, least_height(ui)));
        if let Some(longest) = self.longest {
            field = field.char_limit(longest.into());
        }
        if self.lines == Lines::One {
            field = field.vertical_align(Align::Center);
        }
        if self.bare {
            field = field.frame(Frame::NONE);
        }
        let mut response = ui.add(field);
        if !self.name.is_empty() {
            spoken::field(&response, || self.name.to_owned());
        }
        browser_field(ui, &mut response, text, self);
        response
    }
}

/// Draws a field for a number, which is dragged or typed.
pub(in crate::app) fn number<N: Numeric + FromStr>(
    ui: &mut Ui,
    number: &mut N,
    range: RangeInclusive<N>,
    format: impl Fn(N) -> String,
) -> Response {
    let field = DragValue::new(number).range(range.clone()).speed(0.2);
    let size = Vec2::new(ui.spacing().interact_size.x, least_height(ui));
    let mut response =
        ui.add_sized(size, field.custom_formatter(|value, _| format(N::from_f64(value))));
    let mut typed = format(*number);
    let about = TextField { longest: Some(9), lines: Lines::Number, ..TextField::default() };
    if browser_field(ui, &mut response, &mut typed, about)
        && let Ok(value) = typed.trim().parse::<N>()
        && range.contains(&value)
    {
        *number = value;
    }
    response
}

/// The least height of a field in points: for fingers on a phone.
fn least_height(ui: &Ui) -> f32 {
    let fingers =
        ui.data_mut(|data| data.get_temp_mut_or_default::<BrowserFields>(Id::NULL).fingers);
    if fingers { FINGER } else { ui.spacing().interact_size.y }
}

/// A field of the last frame, for the browser.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct ShownField {
    pub id: Id,
    /// The visible part, in points.
    pub rect: Rect,
    /// The height of the letters, in points.
    pub size: f32,
    pub text: String,
    pub hint: String,
    pub name: String,
    /// The highest number of characters, if there is one.
    pub longest: Option<u16>,
    pub lines: Lines,
    /// Whether the field has got the keyboard in this frame.
    pub focused: bool,
}

/// What the fields and the browser tell each other, in the temporary data of egui.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct BrowserFields {
    /// Whether there is a browser.
    pub active: bool,
    /// Whether its fields are touched with fingers.
    pub fingers: bool,
    /// The fields of this frame.
    pub shown: Vec<ShownField>,
    /// What was typed into a field since the last frame.
    pub typed: Vec<(Id, String)>,
}

impl BrowserFields {
    /// Changes what is kept in this context.
    pub(in crate::app) fn with<R>(ctx: &Context, task: impl FnOnce(&mut Self) -> R) -> R {
        ctx.data_mut(|data| task(data.get_temp_mut_or_default(Id::NULL)))
    }
}

/// Tells the browser of a field, and takes what was typed there. Returns whether something was.
fn browser_field(
    ui: &Ui,
    response: &mut Response,
    text: &mut String,
    about: TextField<'_>,
) -> bool {
    if !BrowserFields::with(ui.ctx(), |fields| fields.active) {
        return false;
    }
    let id = response.id;
    let typed = BrowserFields::with(ui.ctx(), |fields| {
        let at = fields.typed.iter().position(|(field, _)| *field == id)?;
        Some(fields.typed.remove(at).1)
    });
    if let Some(typed) = &typed {
        typed.clone_into(text);
        response.mark_changed();
    }
    let rect = response.rect.intersect(ui.clip_rect());
    let whole = matches!(about.lines, Lines::Wrapped(_) | Lines::Many(_))
        || rect.height() > response.rect.height() / 2.0;
    if whole && rect.is_positive() && ui.is_enabled() && is_uncovered(ui, rect) {
        let shown = ShownField {
            id,
            rect,
            size: about.size,
            text: text.clone(),
            hint: about.hint.to_owned(),
            name: if about.name.is_empty() { about.hint } else { about.name }.to_owned(),
            longest: about.longest,
            lines: about.lines,
            focused: response.gained_focus(),
        };
        BrowserFields::with(ui.ctx(), |fields| fields.shown.push(shown));
    }
    typed.is_some()
}

/// Whether no menu and no other page lies over this part of a page.
fn is_uncovered(ui: &Ui, rect: Rect) -> bool {
    let inner = rect.shrink(2.0);
    let points = [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()];
    points
        .into_iter()
        .all(|point| ui.ctx().layer_id_at(point).is_none_or(|top| top == ui.layer_id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Area, CentralPanel, Order, RawInput};

    /// Draws a field in a context with a browser, below a menu if `covered`. Returns the fields shown.
    fn draw(ctx: &Context, text: &mut String, covered: bool) -> Vec<ShownField> {
        BrowserFields::with(ctx, |fields| {
            fields.active = true;
            fields.fingers = true;
            fields.shown.clear();
        });
        let _ = ctx.run_ui(RawInput::default(), |ui| {
            CentralPanel::default().show(ui, |ui| {
                let field = TextField { hint: "name", width: 100.0, ..TextField::default() };
                field.show(ui, text);
            });
            if covered {
                Area::new(Id::new("menu"))
                    .order(Order::Foreground)
                    .fixed_pos([0.0, 0.0])
                    .show(ui.ctx(), |ui| ui.allocate_space(Vec2::splat(400.0)));
            }
        });
        BrowserFields::with(ctx, |fields| fields.shown.clone())
    }

    #[test]
    fn the_browser_shows_a_field_for_fingers_and_hands_back_what_is_typed() {
        let ctx = Context::default();
        let mut text = "Soa".to_owned();
        let shown = draw(&ctx, &mut text, false);
        let [field] = shown.as_slice() else { panic!("{shown:?}") };
        assert_eq!((field.text.as_str(), field.hint.as_str()), ("Soa", "name"));
        assert!(field.rect.height() >= FINGER);
        // The browser refuses a limit that is no small number.
        assert_eq!(field.longest, None);
        BrowserFields::with(&ctx, |fields| fields.typed.push((field.id, "Soa 2".into())));
        draw(&ctx, &mut text, false);
        assert_eq!(text, "Soa 2");
    }

    #[test]
    fn a_field_below_a_menu_is_not_shown_over_it() {
        let ctx = Context::default();
        let mut text = String::new();
        // The first frame of a menu only measures it, and its place is known one frame later.
        (0..3).for_each(|_| drop(draw(&ctx, &mut text, true)));
        assert_eq!(draw(&ctx, &mut text, true), []);
        (0..3).for_each(|_| drop(draw(&ctx, &mut text, false)));
        assert_eq!(draw(&ctx, &mut text, false).len(), 1);
    }

    #[test]
    fn without_a_browser_nothing_is_collected() {
        let ctx = Context::default();
        let _ = ctx.run_ui(RawInput::default(), |ui| {
            TextField::default().show(ui, &mut String::new());
        });
        assert_eq!(BrowserFields::with(&ctx, |fields| fields.shown.len()), 0);
    }
}
