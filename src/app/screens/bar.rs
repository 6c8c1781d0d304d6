//! The bar along the top: everything that is asked of the program rather than of the board.

use super::desk::{Desk, Page};
use super::{Wish, theme};
use crate::app::session::{Intent, Look, Session};
use crate::texts::{Language, id};
use bevy_egui::egui::{self, Align, Button, Layout, RichText, Ui};

/// Windows narrower than this fold the buttons into a menu.
const ROOMY: f32 = 820.0;

/// Draws the bar and tells its height.
pub(super) fn show(
    root: &mut Ui,
    desk: &mut Desk,
    session: &Session,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let roomy = root.available_width() >= ROOMY;
    let panel = egui::Panel::top("bar").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            if roomy {
                items(ui, desk, session, wishes);
            } else {
                ui.menu_button(desk.texts.get("menu-fold"), |ui| items(ui, desk, session, wishes));
                undo_redo(ui, desk, session, wishes);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                language(ui, desk);
            });
        });
    });
    panel.response.rect.height()
}

fn items(ui: &mut Ui, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    let new_game = RichText::new(desk.texts.get("menu-new-game")).color(theme::GOLD);
    if ui.button(new_game).clicked() {
        desk.page = Page::NewGame;
    }
    undo_redo(ui, desk, session, wishes);
    ui.menu_button(desk.texts.get("menu-game"), |ui| game(ui, desk, session, wishes));
    ui.menu_button(desk.texts.get("menu-games"), |ui| {
        open(ui, desk, [(Page::Library, id("menu-library")), (Page::Shipped, id("menu-shipped"))]);
        open(ui, desk, [(Page::Statistics, id("menu-statistics"))]);
    });
    open(ui, desk, [(Page::Settings, id("menu-settings"))]);
    ui.menu_button(desk.texts.get("menu-help"), |ui| {
        open(ui, desk, [(Page::Rules, id("menu-rules")), (Page::Help, id("menu-keys"))]);
        open(ui, desk, [(Page::Booklet, id("menu-booklet"))]);
    });
}

/// What can be done about the game under way.
fn game(ui: &mut Ui, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    open(ui, desk, [(Page::Moves, id("menu-moves"))]);
    let looks = session.review.is_some();
    let (name, look) = match looks {
        true => (desk.texts.get("look-leave"), Look::Leave),
        false => (desk.texts.get("menu-look-back"), Look::Back),
    };
    if ui.button(name).clicked() {
        wishes.push(Wish::Intent(Intent::Look(look)));
    }
    if looks {
        open(ui, desk, [(Page::Quit, id("menu-quit"))]);
        return;
    }
    let playing = session.to_move().is_some();
    if let Some(side) = session.speaker() {
        let may_offer = playing
            && session.record.rules().switches.agreement
            && session.record.offer().is_none();
        if ui.add_enabled(may_offer, Button::new(desk.texts.get("menu-offer-draw"))).clicked() {
            wishes.push(Wish::Intent(Intent::OfferDraw(side)));
        }
        if ui.add_enabled(playing, Button::new(desk.texts.get("menu-resign"))).clicked() {
            desk.page = Page::Resign;
        }
    }
    open(ui, desk, [(Page::Quit, id("menu-quit"))]);
}

/// A button a page.
fn open<const N: usize>(ui: &mut Ui, desk: &mut Desk, pages: [(Page, &str); N]) {
    for (page, name) in pages {
        if ui.button(desk.texts.get(name)).clicked() {
            desk.page = page;
        }
    }
}

fn undo_redo(ui: &mut Ui, desk: &Desk, session: &Session, wishes: &mut Vec<Wish>) {
    let record = &session.record;
    let undo = Button::new(desk.texts.get("menu-undo"));
    if ui.add_enabled(record.can_undo(), undo).clicked() {
        wishes.push(Wish::Intent(Intent::Undo));
    }
    let redo = Button::new(desk.texts.get("menu-redo"));
    if ui.add_enabled(record.can_redo(), redo).clicked() {
        wishes.push(Wish::Intent(Intent::Redo));
    }
}

fn language(ui: &mut Ui, desk: &mut Desk) {
    let mut chosen = desk.texts.language();
    egui::ComboBox::from_id_salt("language")
        .width(96.0)
        .selected_text(chosen.native_name())
        .show_ui(ui, |ui| {
            for &language in Language::ALL {
                ui.selectable_value(&mut chosen, language, language.native_name());
            }
        })
        .response
        .on_hover_text(desk.texts.get("menu-language"));
    desk.speak(chosen);
}
