//! The bar under the board during a review, and the frame around the board that marks a review.

mod icons;
pub mod view;

use super::actions::InputAction;
use super::analysis::panel as analysis;
use super::engine_lines::EngineLines;
use super::game_setup::play_on_menu;
use super::pages::Page;
use super::session::CurrentSession;
use super::status::bar as status_bar;
use super::status::{Status, StatusAction};
use super::texts::CurrentTexts;
use super::ui::{action::UiAction, model::Model, theme};
use crate::app::engine_lines::panel::CurrentLinesPanel;
use crate::app::status::CurrentStatus;
use crate::app::ui::room::{Height, Room, Width};
use crate::game::play::review::SPEEDS;
use crate::game::play::{Intent, ReviewAction};
use crate::texts::id;
use bevy::prelude::{Deref, DetectChanges, DetectChangesMut, Res, ResMut, Resource};
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, FontId, Layout, Rect, RichText, ScrollArea, Stroke,
    StrokeKind, Ui, Vec2,
};
use icons::ReviewIcon;
use view::ReviewPanel;

/// The height of the comment in narrow windows, which have no list of turns, in points.
const COMMENT: f32 = 58.0;
/// The least width of the text beside the buttons, and the width of the stone, in points.
const WORDS: f32 = 260.0;
const DISC: f32 = 56.0;

/// The current [`ReviewPanel`]; `None` outside reviews.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref)]
pub(crate) struct CurrentReviewPanel(pub Option<ReviewPanel>);

/// Recomputes the view model when something that it depends on changes.
pub(in crate::app) fn update(
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    mut current: ResMut<CurrentReviewPanel>,
) {
    if session.is_changed() || texts.is_changed() {
        current.set_if_neq(CurrentReviewPanel(view::panel(&texts, &session)));
    }
}

/// Draws the bar. Returns its height, or `None` outside reviews.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>, wide: bool) -> Option<f32> {
    let (seen, status) =
        (model.get::<CurrentReviewPanel>().0.as_ref()?, model.get::<CurrentStatus>());
    let frame = theme::bar().fill(theme::PAST_BAR);
    let panel = egui::Panel::bottom("looking").frame(frame).show(root, |ui| {
        analysis::strip(ui, model, wide);
        let room = ui.available_width() - buttons(ui, model, status);
        if wide && room > WORDS {
            ui.horizontal(|ui| {
                status_bar::disc(ui, seen.side);
                ui.vertical(|ui| {
                    // Takes the whole width, so that the buttons stay where they are.
                    ui.set_width(room - DISC);
                    words(ui, seen);
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    leave(ui, model);
                    play_on(ui, model);
                    analysis::button(ui, model);
                    ui.add_space(8.0);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        transport(ui, model, seen);
                        speed(ui, model, seen);
                        tried(ui, model, status);
                    });
                });
            });
        } else {
            ui.horizontal(|ui| {
                status_bar::disc(ui, seen.side);
                ui.vertical(|ui| words(ui, seen));
            });
            // The lines need its room.
            if !wide && model.get::<CurrentLinesPanel>().0.as_ref().is_none() {
                comment(ui, model, seen);
            }
            ui.horizontal_wrapped(|ui| {
                transport(ui, model, seen);
                if !is_phone(ui) {
                    speed(ui, model, seen);
                }
            });
            if !wide {
                ui.horizontal_wrapped(|ui| analysis::compact(ui, model));
            }
            ui.horizontal_wrapped(|ui| {
                tried(ui, model, status);
                analysis::button(ui, model);
                if !wide && ui.button(model.texts.get("menu-turns")).clicked() {
                    model.ask(UiAction::OpenPage(Page::Turns));
                }
                play_on(ui, model);
                leave(ui, model);
                if is_phone(ui) {
                    speed(ui, model, seen);
                }
            });
        }
    });
    Some(panel.response.rect.height())
}

/// Draws a frame around the board, so that a review is not mistaken for the game.
pub(in crate::app) fn frame(root: &Ui, model: &Model<'_>) {
    if model.session.review().is_none() {
        return;
    }
    let free = root.available_rect_before_wrap();
    let painter = root.painter();
    let stroke = Stroke::new(3.0, theme::PAST_LINE);
    painter.rect_stroke(free, CornerRadius::ZERO, stroke, StrokeKind::Inside);
    let font = FontId::proportional(15.0);
    let galley = painter.layout_no_wrap(model.texts.get("review-ribbon"), font, Color32::WHITE);
    let corner = free.left_top();
    let size = galley.size() + Vec2::new(22.0, 10.0);
    let round = CornerRadius { se: 8, ..CornerRadius::ZERO };
    painter.rect_filled(Rect::from_min_size(corner, size), round, theme::PAST_LINE);
    painter.galley(corner + Vec2::new(11.0, 5.0), galley, Color32::WHITE);
}

/// The width of all buttons side by side, in points.
fn buttons(ui: &Ui, model: &Model<'_>, status: &Status) -> f32 {
    let padding = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |text: String| {
        let font = egui::TextStyle::Button.resolve(ui.style());
        ui.painter().layout_no_wrap(text, font, theme::ACCENT).size().x + padding
    };
    let named = [model.texts.get("review-play-on"), model.texts.get("review-leave")];
    let tried = asked(status).map(|(_, name)| name.clone());
    let tried = tried.chain(analysis::offer(model).map(|(name, _)| name));
    8.0 * (icons::SIZE.x + 5.0) + 70.0 + named.into_iter().chain(tried).map(width).sum::<f32>()
}

/// Draws what the analysis says about the turn and the comment on it, in windows without the list of
/// turns.
fn comment(ui: &mut Ui, model: &Model<'_>, seen: &ReviewPanel) {
    let crowded = analysis::is_begun(model) && Room::of(ui.ctx()).height == Height::Low;
    let height = if crowded { COMMENT / 2.0 } else { COMMENT };
    let area = ScrollArea::vertical().id_salt("remark").max_height(height);
    area.min_scrolled_height(height).auto_shrink([false, false]).show(ui, |ui| {
        if analysis::remark_below(ui, model) && seen.comment.is_empty() {
            return;
        }
        let text = RichText::new(&seen.comment).italics().size(15.0).color(theme::SECONDARY);
        ui.add(egui::Label::new(text).wrap());
    });
}

fn words(ui: &mut Ui, seen: &ReviewPanel) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let headline = RichText::new(&seen.headline).size(19.0).color(theme::TEXT);
    ui.add(egui::Label::new(headline).truncate());
    let below = format!("{}  ·  {}", seen.place, seen.hint);
    ui.add(egui::Label::new(RichText::new(below).color(theme::SECONDARY)).truncate());
}

/// Draws the buttons that go through the game.
fn transport(ui: &mut Ui, model: &Model<'_>, seen: &ReviewPanel) {
    // All of them fit into a row of a phone.
    ui.spacing_mut().item_spacing.x = if is_phone(ui) { 2.0 } else { 5.0 };
    let [back, on] = seen.ways;
    let play = if seen.playing { ReviewIcon::Pause } else { ReviewIcon::Play };
    let buttons = [
        (
            ReviewIcon::First,
            back,
            id("review-first"),
            InputAction::ReviewFirst,
            ReviewAction::First,
        ),
        (
            ReviewIcon::Previous,
            back,
            id("review-previous"),
            InputAction::ReviewPrevious,
            ReviewAction::Previous,
        ),
        (
            ReviewIcon::StepBack,
            back,
            id("review-step-back"),
            InputAction::ReviewStepBack,
            ReviewAction::StepBack,
        ),
        (
            play,
            on,
            id("review-autoplay"),
            InputAction::ReviewPlay,
            ReviewAction::Autoplay(!seen.playing),
        ),
        (
            ReviewIcon::StepOn,
            on,
            id("review-step-on"),
            InputAction::ReviewStepOn,
            ReviewAction::StepOn,
        ),
        (ReviewIcon::Next, on, id("review-next"), InputAction::ReviewNext, ReviewAction::Next),
        (ReviewIcon::Last, on, id("review-last"), InputAction::ReviewLast, ReviewAction::Last),
    ];
    for (icon, enabled, name, action, look) in buttons {
        let name = model.with_key(&model.texts.get(name), action);
        if icons::button(ui, icon, enabled, &name) {
            model.ask(UiAction::Intent(Intent::Review(look)));
        }
    }
    let on = model.get::<EngineLines>().on;
    let name = model.with_key(&model.texts.get("menu-lines"), InputAction::Lines);
    // A low window has no room for lines, and the menu has the button too.
    let low = Room::of(ui.ctx()).height == Height::Low;
    let may_analyse = EngineLines::may_analyse(model.session);
    if !low && icons::button(ui, ReviewIcon::Lines, may_analyse, &name) {
        model.ask(UiAction::change(move |lines: &mut EngineLines| lines.on = !on));
    }
}

/// Whether the window is as narrow as a phone.
fn is_phone(ui: &Ui) -> bool {
    Room::of(ui.ctx()).width == Width::Phone
}

/// Draws the button that changes the speed of autoplay.
fn speed(ui: &mut Ui, model: &Model<'_>, seen: &ReviewPanel) {
    let speed = egui::Button::new(RichText::new(&seen.speed).color(theme::ACCENT));
    // As high as its neighbours.
    let height = if is_phone(ui) { ui.spacing().interact_size.y } else { icons::SIZE.y };
    let speed = ui.add(speed.min_size(Vec2::new(48.0, height)));
    if speed.on_hover_text(model.texts.get("review-speed")).clicked() {
        let now = model.session.review().map_or(1.0, crate::game::play::review::Review::speed);
        let next = SPEEDS.into_iter().find(|&speed| speed > now).unwrap_or(SPEEDS[0]);
        model.ask(UiAction::Intent(Intent::Review(ReviewAction::Speed(next))));
    }
}

fn asked(status: &Status) -> impl Iterator<Item = &(StatusAction, String)> {
    let asked = |action: &StatusAction| {
        matches!(action, StatusAction::Take(_) | StatusAction::Confirm | StatusAction::EndTurn)
    };
    status.buttons.iter().filter(move |(action, _)| asked(action))
}

/// Draws the buttons for a turn that is tried out: the choice between two groups, and the end of a
/// chain.
fn tried(ui: &mut Ui, model: &Model<'_>, status: &Status) {
    for (action, name) in asked(status) {
        if ui.button(RichText::new(name).color(theme::ACCENT)).clicked() {
            model.ask_all(status_bar::action_of(model, *action));
        }
    }
}

fn play_on(ui: &mut Ui, model: &Model<'_>) {
    let Some(review) = model.session.review() else { return };
    let may = model.session.record().outcome().is_none();
    let name = RichText::new(model.texts.get("review-play-on")).color(theme::ACCENT);
    play_on_menu(ui, model, may, name, review.seats(), |seats| {
        UiAction::Intent(Intent::Review(ReviewAction::PlayOn(seats)))
    });
}

fn leave(ui: &mut Ui, model: &Model<'_>) {
    let name = RichText::new(model.texts.get("review-leave")).color(theme::ACCENT);
    model.on_click(ui.button(name), UiAction::Intent(Intent::Review(ReviewAction::Leave)));
}
