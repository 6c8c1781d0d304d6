//! The bar along the bottom: whose turn it is, what can be done now, and the buttons for it.

use super::{StatusAction, ToCome};
use crate::app::pages::Page;
use crate::app::session::CurrentGuidance;
use crate::app::side_panel::SidePanelContent;
use crate::app::side_panel::{SidePanelText, Tone};
use crate::app::status::CurrentStatus;
use crate::app::ui::room::{Height, Room, Width};
use crate::app::ui::stone_style::StoneStyle;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::game::play::{Intent, ReviewAction};
use crate::rules::Side;
use crate::rules::outcome::Outcome;
use bevy_egui::egui::{self, Align, FontId, Layout, RichText, Sense, Stroke, Ui, Vec2};

/// The size of the headline beside the buttons, and above them.
const HEADLINE: [f32; 2] = [21.0, 18.0];
/// The size of the text of a button beside the words and below them, the space at its sides there, and the least size of
/// a button.
const LABEL: [f32; 2] = [18.0, 16.0];
const SIDES: f32 = 8.0;
const BUTTON: Vec2 = Vec2::new(120.0, 44.0);
/// The size of the stone on phones, as a part of its usual size.
const ON_PHONES: f32 = 0.6;

/// Draws the bar. Returns its height, and the room above it that it takes later in the turn: below the board, the panel
/// of an exercise has it until then.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> [f32; 2] {
    let status = model.get::<CurrentStatus>();
    // The card beside the board says who has won and has its own buttons; the bar says what else can be done.
    let card = model.page == Page::Result;
    let [headline, hint] = match card {
        true => [model.texts.get("status-over"), model.texts.get("status-over-hint")],
        false => [status.headline.clone(), status.hint.clone()],
    };
    let refused = status.refused && !card;
    let buttons = if card { Vec::new() } else { status.buttons.clone() };
    let space = root.available_size();
    let panel = egui::Panel::bottom("status").frame(theme::bar()).show(root, |ui| {
        let row = ui.horizontal(|ui| {
            let winner = || model.session.outcome().and_then(Outcome::winner);
            let window = Room::of(ui.ctx());
            let scale = if window.width < Width::Middle { ON_PHONES } else { 1.0 };
            stone(ui, status.side.or_else(winner), scale);
            // The second line is left out beside buttons, and where it would need two rows, so that the board has space.
            let low = window.height == Height::Low;
            let room_for = |beside: bool, told: bool| {
                let heights =
                    status.to_come.iter().map(|words| height(ui, words, beside, low, told));
                heights.fold(0.0, f32::max)
            };
            // Below the board, the panel says what an exercise asks just above the bar.
            let told = model.session.is_exercise() && space.y - room_for(false, true) > space.x;
            let [room_beside, room_below] = [true, false].map(|it| room_for(it, told && !it));
            // In narrow windows the buttons have a line of their own, in others if that takes less room.
            let beside = window.width >= Width::Middle && room_beside <= room_below;
            let room = if beside { room_beside } else { room_below };
            ui.vertical(|ui| {
                if !told {
                    ui.set_min_height(room);
                }
                if beside {
                    let labels = buttons.iter().map(|(_, label)| label.as_str());
                    ui.set_max_width(ui.available_width() - width_of_buttons(ui, labels));
                }
                let turn = buttons.iter().any(|(action, _)| is_of_turn(*action));
                let lines = Lines { low, beside, buttons: turn || low && !buttons.is_empty() };
                // What was refused has the place of what can be done.
                if beside || !(told && says_task(model) || refused && turn) {
                    let size = HEADLINE[usize::from(!beside)];
                    theme::wrapped(ui, &headline, size, theme::TEXT);
                }
                // A blank line keeps the height of the bar, and so the position of the board.
                let blank = hint.is_empty() && !beside && !buttons.is_empty();
                let hint = if hint.is_empty() { " " } else { &hint };
                if refused || !blank && lines.has_hint(ui, hint, ui.available_width()) {
                    let color = if refused { theme::ERROR } else { theme::SECONDARY };
                    theme::wrapped(ui, hint, theme::BODY, color);
                }
                if !beside && !buttons.is_empty() {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().button_padding.x = SIDES;
                        press(ui, model, LABEL[1], buttons.iter());
                    });
                }
            });
            if beside {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    press(ui, model, LABEL[0], buttons.iter().rev());
                });
            }
            room
        });
        (row.inner - row.response.rect.height()).max(0.0)
    });
    [panel.response.rect.height(), panel.inner]
}

/// What decides whether there is a second line.
#[derive(Clone, Copy)]
struct Lines {
    /// Whether the window is low.
    low: bool,
    /// Whether the buttons are beside the words.
    beside: bool,
    /// Whether there are buttons that take its room, or say what it says.
    buttons: bool,
}

impl Lines {
    /// Whether there is a second line, with these words in this width.
    fn has_hint(self, ui: &Ui, hint: &str, width: f32) -> bool {
        match (self.low, self.beside) {
            (true, _) => !self.buttons && is_one_line(ui, hint, width),
            (false, true) => true,
            (false, false) => !self.buttons,
        }
    }
}

/// Whether a button belongs to a turn that has begun.
const fn is_of_turn(action: StatusAction) -> bool {
    matches!(action, StatusAction::EndTurn | StatusAction::StepBack | StatusAction::Take(_))
}

/// The height that these words and buttons take. `told` is whether the headline is said elsewhere until the turn has begun.
fn height(ui: &Ui, words: &ToCome, beside: bool, low: bool, told: bool) -> f32 {
    let labels = || words.buttons.iter().map(String::as_str);
    let buttons = if beside { width_of_buttons(ui, labels()) } else { 0.0 };
    let width = ui.available_width() - buttons;
    let text = |text: &str, font: FontId| {
        ui.painter().layout(text.to_owned(), font, theme::TEXT, width).size().y
    };
    let headline = text(&words.headline, FontId::proportional(HEADLINE[usize::from(!beside)]));
    let spacing = ui.spacing().item_spacing.y;
    let lines = Lines { low, beside, buttons: !words.buttons.is_empty() };
    let shown = lines.has_hint(ui, &words.hint, width);
    let hint = if shown { spacing + text(&words.hint, body(ui)) } else { 0.0 };
    let rows = if beside { 0 } else { rows_of_buttons(ui, labels(), width) };
    let headline = if told && words.buttons.is_empty() { 0.0 } else { headline };
    headline + hint + rows as f32 * (spacing + BUTTON.y)
}

/// Whether a second line is not broken in this width.
fn is_one_line(ui: &Ui, hint: &str, width: f32) -> bool {
    ui.painter().layout_no_wrap(hint.to_owned(), body(ui), theme::TEXT).size().x <= width
}

fn body(ui: &Ui) -> FontId {
    egui::TextStyle::Body.resolve(ui.style())
}

/// The width of buttons beside each other, with the space before each.
fn width_of_buttons<'a>(ui: &Ui, labels: impl Iterator<Item = &'a str>) -> f32 {
    let (spacing, size) = (ui.spacing(), LABEL[0]);
    let width = |label| width_of_button(ui, label, size, spacing.button_padding.x);
    labels.map(|label| width(label) + spacing.item_spacing.x).sum()
}

/// The width of a button with text of this size and this space at its sides.
fn width_of_button(ui: &Ui, label: &str, size: f32, sides: f32) -> f32 {
    let font = FontId::proportional(size);
    let text = ui.painter().layout_no_wrap(label.to_owned(), font, theme::TEXT).size().x;
    (text + 2.0 * sides).max(BUTTON.x)
}

/// The number of rows that buttons below the words take in this width.
fn rows_of_buttons<'a>(ui: &Ui, labels: impl Iterator<Item = &'a str>, width: f32) -> usize {
    let (mut rows, mut used) = (0, f32::INFINITY);
    for label in labels {
        let button = width_of_button(ui, label, LABEL[1], SIDES);
        if used + button > width {
            rows += 1;
            used = 0.0;
        }
        used += button + ui.spacing().item_spacing.x;
    }
    rows
}

/// Whether the headline is the task that the side panel shows.
fn says_task(model: &Model<'_>) -> bool {
    let task = |text: &SidePanelText| {
        text.tone == Tone::Task && text.text == model.get::<CurrentStatus>().headline
    };
    model
        .get::<SidePanelContent>()
        .0
        .as_ref()
        .is_some_and(|panel| panel.paragraphs.iter().any(task))
}

fn press<'a>(
    ui: &mut Ui,
    model: &Model<'_>,
    size: f32,
    buttons: impl Iterator<Item = &'a (StatusAction, String)>,
) {
    for (action, name) in buttons {
        let button = if is_likely(*action) {
            theme::primary(name, size, BUTTON)
        } else {
            egui::Button::new(RichText::new(name).size(size)).min_size(BUTTON)
        };
        if ui.add(button).clicked() {
            model.ask_all(action_of(model, *action));
        }
    }
}

/// Whether a button is one of those that mostly lead on.
const fn is_likely(action: StatusAction) -> bool {
    !matches!(action, StatusAction::StepBack | StatusAction::Decline | StatusAction::LookBack)
}

/// The action of a button under the board; `None` if there is nothing to choose any more.
pub(in crate::app) fn action_of(model: &Model<'_>, action: StatusAction) -> Option<UiAction> {
    let guidance = model.get::<CurrentGuidance>();
    Some(UiAction::Intent(match action {
        StatusAction::EndTurn => Intent::EndTurn,
        StatusAction::StepBack => Intent::UndoStep,
        StatusAction::Take(kind) => {
            Intent::Step { from: guidance.chosen?, to: guidance.choice?, kind: Some(kind) }
        }
        StatusAction::Confirm => {
            Intent::Step { from: guidance.chosen?, to: guidance.proposed?, kind: None }
        }
        StatusAction::Next => Intent::NextGame,
        StatusAction::Again => Intent::Again,
        StatusAction::LookBack => Intent::Review(ReviewAction::Back),
        StatusAction::Resume => Intent::Pause(false),
        StatusAction::Claim => Intent::Claim,
        StatusAction::Accept => Intent::AnswerDraw(true),
        StatusAction::Decline => Intent::AnswerDraw(false),
    }))
}

/// Draws a stone of the side with its mark.
pub(in crate::app) fn disc(ui: &mut Ui, side: Option<Side>) {
    stone(ui, side, 1.0);
}

/// Draws the same stone in the size of a letter.
pub(in crate::app) fn small_disc(ui: &mut Ui, side: Side) {
    stone(ui, Some(side), 0.42);
}

fn stone(ui: &mut Ui, side: Option<Side>, scale: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(44.0 * scale), Sense::hover());
    let (painter, center) = (ui.painter(), rect.center());
    let line = |width: f32, color| Stroke::new((width * scale).max(1.0), color);
    match side {
        Some(side) => {
            let (style, radius) = (StoneStyle::chosen(ui.ctx(), side), 19.0 * scale);
            // A light rim, without which dark stones would not be seen before the dark bar.
            painter.circle(center, radius, style.fill, line(1.0, theme::SECONDARY));
            style.paint_mark(painter, center, radius, (2.5 * scale).max(1.0));
        }
        None => {
            painter.circle_stroke(center, 19.0 * scale, line(1.5, theme::SECONDARY));
        }
    }
}
