//! The bar under the board while a game is looked at, and the frame that tells the past from the
//! present.

mod icons;
pub mod view;

use super::desk::{Desk, Page};
use super::view::{Action, Status};
use super::{Wish, status_bar, theme};
use crate::game::review::SPEEDS;
use crate::game::{Intent, ReviewAction, Session};
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, FontId, Layout, Rect, RichText, ScrollArea, Stroke,
    StrokeKind, Ui, Vec2,
};
use icons::Icon;
use view::ReviewPanel;

/// How high the comment may be on narrow windows, where there is no list beside the board.
const COMMENT: f32 = 58.0;
/// The least room for words beside the buttons, and the room of the stone before them.
const WORDS: f32 = 260.0;
const DISC: f32 = 56.0;

/// Draws the bar and tells its height; `None` while no game is looked at.
pub(super) fn show(
    root: &mut Ui,
    desk: &mut Desk,
    session: &Session,
    status: &Status,
    wide: bool,
    wishes: &mut Vec<Wish>,
) -> Option<f32> {
    let seen = view::looking(desk, session)?;
    let before = wishes.len();
    let frame = theme::bar().fill(theme::PAST_BAR);
    let panel = egui::Panel::bottom("looking").frame(frame).show(root, |ui| {
        let room = ui.available_width() - buttons(ui, desk, status);
        if wide && room > WORDS {
            ui.horizontal(|ui| {
                status_bar::disc(ui, seen.side);
                ui.vertical(|ui| {
                    // As wide as there is room, so that the buttons stay where they are.
                    ui.set_width(room - DISC);
                    words(ui, &seen);
                });
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    leave(ui, desk, wishes);
                    play_on(ui, desk, &seen, wishes);
                    ui.add_space(8.0);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        transport(ui, desk, session, &seen, wishes);
                        tried(ui, status, wishes);
                    });
                });
            });
        } else {
            ui.horizontal(|ui| {
                status_bar::disc(ui, seen.side);
                ui.vertical(|ui| words(ui, &seen));
            });
            if !wide {
                comment(ui, &seen);
            }
            ui.horizontal_wrapped(|ui| transport(ui, desk, session, &seen, wishes));
            ui.horizontal_wrapped(|ui| {
                tried(ui, status, wishes);
                if !wide && ui.button(desk.texts.get("menu-moves")).clicked() {
                    desk.page = Page::Moves;
                }
                play_on(ui, desk, &seen, wishes);
                leave(ui, desk, wishes);
            });
        }
    });
    if wishes.len() > before {
        // What was being written belongs to the turn that is left now.
        let asked = wishes.split_off(before);
        desk.moves.write_down(session, wishes);
        wishes.extend(asked);
    }
    Some(panel.response.rect.height())
}

/// A frame around the board, so that nobody takes the past for the present.
pub(super) fn frame(root: &Ui, desk: &Desk, session: &Session) {
    if session.review().is_none() {
        return;
    }
    let free = root.available_rect_before_wrap();
    let painter = root.painter();
    let stroke = Stroke::new(3.0, theme::PAST_LINE);
    painter.rect_stroke(free, CornerRadius::ZERO, stroke, StrokeKind::Inside);
    let font = FontId::proportional(15.0);
    let galley = painter.layout_no_wrap(desk.texts.get("look-ribbon"), font, Color32::WHITE);
    let corner = free.left_top();
    let size = galley.size() + Vec2::new(22.0, 10.0);
    let round = CornerRadius { se: 8, ..CornerRadius::ZERO };
    painter.rect_filled(Rect::from_min_size(corner, size), round, theme::PAST_LINE);
    painter.galley(corner + Vec2::new(11.0, 5.0), galley, Color32::WHITE);
}

/// How wide all buttons are beside each other.
fn buttons(ui: &Ui, desk: &Desk, status: &Status) -> f32 {
    let padding = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |text: String| {
        let font = egui::TextStyle::Button.resolve(ui.style());
        ui.painter().layout_no_wrap(text, font, theme::GOLD).size().x + padding
    };
    let named = [desk.texts.get("look-play-on"), desk.texts.get("look-leave")];
    let tried = asked(status).map(|(_, name)| name.clone());
    7.0 * (icons::SIZE.x + 5.0) + 70.0 + named.into_iter().chain(tried).map(width).sum::<f32>()
}

/// What is remarked on the turn, where there is no list beside the board.
fn comment(ui: &mut Ui, seen: &ReviewPanel) {
    let area = ScrollArea::vertical().id_salt("remark").max_height(COMMENT);
    area.min_scrolled_height(COMMENT).auto_shrink([false, false]).show(ui, |ui| {
        let text = RichText::new(&seen.comment).italics().size(15.0).color(theme::FADED);
        ui.add(egui::Label::new(text).wrap());
    });
}

fn words(ui: &mut Ui, seen: &ReviewPanel) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let headline = RichText::new(&seen.headline).size(19.0).color(theme::BONE);
    ui.add(egui::Label::new(headline).truncate());
    let below = format!("{}  ·  {}", seen.place, seen.hint);
    ui.add(egui::Label::new(RichText::new(below).color(theme::FADED)).truncate());
}

/// The buttons that go through the game.
fn transport(
    ui: &mut Ui,
    desk: &Desk,
    session: &Session,
    seen: &ReviewPanel,
    wishes: &mut Vec<Wish>,
) {
    ui.spacing_mut().item_spacing.x = 5.0;
    let [back, on] = seen.ways;
    let play = if seen.playing { Icon::Pause } else { Icon::Play };
    let buttons = [
        (Icon::First, back, desk.texts.get("look-first"), ReviewAction::First),
        (Icon::Previous, back, desk.texts.get("look-previous"), ReviewAction::Previous),
        (Icon::StepBack, back, desk.texts.get("look-step-back"), ReviewAction::StepBack),
        (play, on, desk.texts.get("look-autoplay"), ReviewAction::Autoplay(!seen.playing)),
        (Icon::StepOn, on, desk.texts.get("look-step-on"), ReviewAction::StepOn),
        (Icon::Next, on, desk.texts.get("look-next"), ReviewAction::Next),
        (Icon::Last, on, desk.texts.get("look-last"), ReviewAction::Last),
    ];
    for (icon, enabled, name, look) in buttons {
        if icons::button(ui, icon, enabled, &name) {
            wishes.push(Wish::Intent(Intent::Review(look)));
        }
    }
    let speed = egui::Button::new(RichText::new(&seen.speed).color(theme::GOLD));
    let speed = ui.add(speed.min_size(Vec2::new(48.0, icons::SIZE.y)));
    if speed.on_hover_text(desk.texts.get("look-speed")).clicked() {
        let now = session.review().map_or(1.0, crate::game::review::Review::speed);
        let next = SPEEDS.into_iter().find(|&speed| speed > now).unwrap_or(SPEEDS[0]);
        wishes.push(Wish::Intent(Intent::Review(ReviewAction::Speed(next))));
    }
}

fn asked(status: &Status) -> impl Iterator<Item = &(Action, String)> {
    let asked = |action: &Action| matches!(action, Action::Take(_) | Action::EndTurn);
    status.buttons.iter().filter(move |(action, _)| asked(action))
}

/// What is asked of whoever tries a turn of their own: the choice between two groups, and the end
/// of a chain. Steps are taken back as all steps are.
fn tried(ui: &mut Ui, status: &Status, wishes: &mut Vec<Wish>) {
    for (action, name) in asked(status) {
        if ui.button(RichText::new(name).color(theme::GOLD)).clicked() {
            wishes.push(status_bar::wish(*action));
        }
    }
}

fn play_on(ui: &mut Ui, desk: &Desk, seen: &ReviewPanel, wishes: &mut Vec<Wish>) {
    ui.add_enabled_ui(!seen.play_on.is_empty(), |ui| {
        let name = RichText::new(desk.texts.get("look-play-on")).color(theme::GOLD);
        ui.menu_button(name, |ui| {
            ui.label(RichText::new(desk.texts.get("look-play-on-who")).color(theme::FADED));
            for (name, seats) in &seen.play_on {
                if ui.button(name).clicked() {
                    wishes.push(Wish::Intent(Intent::Review(ReviewAction::PlayOn(seats.clone()))));
                }
            }
        });
    });
}

fn leave(ui: &mut Ui, desk: &Desk, wishes: &mut Vec<Wish>) {
    let name = RichText::new(desk.texts.get("look-leave")).color(theme::GOLD);
    if ui.button(name).clicked() {
        wishes.push(Wish::Intent(Intent::Review(ReviewAction::Leave)));
    }
}
