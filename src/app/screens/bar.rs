//! The bar along the top: everything that is asked of the program rather than of the board.

use super::desk::{Desk, Page};
use super::{Wish, silence, theme};
use crate::app::table::camera::View;
use crate::game::{Guidance, Hint, Intent, ReviewAction, Session};
use crate::texts::{Language, id};
use bevy_egui::egui::{self, Align, Button, Layout, RichText, ScrollArea, TextStyle, Ui};

/// The width of the list of languages, in points.
const LANGUAGE: f32 = 96.0;

/// Draws the bar and tells its height. While nothing is heard it says so, and `muted` is cleared
/// by a click on that.
pub(super) fn show(
    root: &mut Ui,
    desk: &mut Desk,
    muted: &mut bool,
    session: &Session,
    guidance: &Guidance,
    wishes: &mut Vec<Wish>,
) -> f32 {
    let roomy = root.available_width() >= wide(root, desk);
    let panel = egui::Panel::top("bar").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            if roomy {
                items(ui, desk, session, guidance, wishes);
            } else {
                ui.menu_button(desk.texts.get("menu-fold"), |ui| {
                    // A low window cannot show all of it at once.
                    let height = ui.ctx().viewport_rect().height() - 70.0;
                    ScrollArea::vertical().max_height(height).show(ui, |ui| {
                        items(ui, desk, session, guidance, wishes);
                    });
                });
                undo_redo(ui, desk, session, wishes);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                // Elsewhere the settings have it.
                if roomy || ui.available_width() > LANGUAGE * 2.0 {
                    language(ui, desk);
                }
                if *muted {
                    *muted = !silence::sign(ui, &desk.texts.get("settings-muted"));
                }
            });
        });
    });
    panel.response.rect.height()
}

/// How wide the bar must be for all its buttons side by side, with a little air. Where it is
/// narrower they are folded into a menu.
fn wide(ui: &Ui, desk: &Desk) -> f32 {
    let names = [
        id("menu-new-game"),
        id("menu-undo"),
        id("menu-redo"),
        id("menu-game"),
        id("menu-games"),
        id("menu-view"),
        id("menu-settings"),
        id("menu-help"),
    ];
    let font = TextStyle::Button.resolve(ui.style());
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |name| {
        let words = desk.texts.get(name);
        ui.painter().layout_no_wrap(words, font.clone(), theme::BONE).size().x + around
    };
    names.into_iter().map(width).sum::<f32>() + LANGUAGE + silence::SIZE.x + 80.0
}

fn items(
    ui: &mut Ui,
    desk: &mut Desk,
    session: &Session,
    guidance: &Guidance,
    wishes: &mut Vec<Wish>,
) {
    let new_game = RichText::new(desk.texts.get("menu-new-game")).color(theme::GOLD);
    if ui.button(new_game).clicked() {
        desk.page = Page::NewGame;
    }
    undo_redo(ui, desk, session, wishes);
    if session.review().is_none() {
        hint(ui, desk, guidance, wishes);
    }
    ui.menu_button(desk.texts.get("menu-game"), |ui| game(ui, desk, session, wishes));
    ui.menu_button(desk.texts.get("menu-games"), |ui| {
        open(ui, desk, [(Page::Library, id("menu-library")), (Page::Shipped, id("menu-shipped"))]);
        open(ui, desk, [(Page::Statistics, id("menu-statistics"))]);
    });
    ui.menu_button(desk.texts.get("menu-view"), |ui| view(ui, desk, wishes));
    open(ui, desk, [(Page::Settings, id("menu-settings"))]);
    ui.menu_button(desk.texts.get("menu-help"), |ui| {
        open(ui, desk, [(Page::Rules, id("menu-rules")), (Page::Help, id("menu-keys"))]);
        open(ui, desk, [(Page::Booklet, id("menu-booklet"))]);
    });
}

/// What can be done about the game under way.
fn game(ui: &mut Ui, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    open(ui, desk, [(Page::Moves, id("menu-moves"))]);
    let looks = session.review().is_some();
    let (name, look) = match looks {
        true => (desk.texts.get("look-leave"), ReviewAction::Leave),
        false => (desk.texts.get("menu-look-back"), ReviewAction::Back),
    };
    if ui.button(name).clicked() {
        wishes.push(Wish::Intent(Intent::Review(look)));
    }
    if looks {
        quit(ui, desk);
        return;
    }
    let playing = session.to_move().is_some();
    if let Some(side) = session.speaker() {
        let may_offer = playing
            && session.record().rules().switches.agreement
            && session.record().offer().is_none();
        if ui.add_enabled(may_offer, Button::new(desk.texts.get("menu-offer-draw"))).clicked() {
            wishes.push(Wish::Intent(Intent::OfferDraw(side)));
        }
        if ui.add_enabled(playing, Button::new(desk.texts.get("menu-resign"))).clicked() {
            desk.page = Page::Resign;
        }
    }
    quit(ui, desk);
}

/// A page in a browser is left as pages are.
fn quit(ui: &mut Ui, desk: &mut Desk) {
    if cfg!(not(target_arch = "wasm32")) {
        open(ui, desk, [(Page::Quit, id("menu-quit"))]);
    }
}

/// From where the board is seen.
fn view(ui: &mut Ui, desk: &Desk, wishes: &mut Vec<Wish>) {
    let views = [
        (View::WHITE, id("view-white"), "1"),
        (View::BLACK, id("view-black"), "2"),
        (View::ABOVE, id("view-above"), "3"),
        (View::CLOSE, id("view-close"), "4"),
    ];
    for (view, name, key) in views {
        if ui.add(Button::new(desk.texts.get(name)).right_text(key)).clicked() {
            wishes.push(Wish::ReviewAction(view));
        }
    }
    if ui.add(Button::new(desk.texts.get("menu-photo")).right_text("F2")).clicked() {
        wishes.push(Wish::Photograph);
    }
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
    let record = session.record();
    let undo = Button::new(desk.texts.get("menu-undo"));
    if ui.add_enabled(record.can_undo(), undo).clicked() {
        wishes.push(Wish::Intent(Intent::Undo));
    }
    let redo = Button::new(desk.texts.get("menu-redo"));
    if ui.add_enabled(record.can_redo(), redo).clicked() {
        wishes.push(Wish::Intent(Intent::Redo));
    }
}

/// Asks for a good turn, then for the reason.
fn hint(ui: &mut Ui, desk: &Desk, guidance: &Guidance, wishes: &mut Vec<Wish>) {
    let name = match &guidance.hint {
        None | Some(Hint::Sought) => id("menu-hint"),
        Some(Hint::Shown(_)) => id("menu-hint-why"),
        Some(Hint::Explained(_)) => id("menu-hint-away"),
    };
    let may = guidance.acting && guidance.hint != Some(Hint::Sought);
    let button = ui.add_enabled(may, Button::new(desk.texts.get(name)));
    if button.on_hover_text(desk.texts.get("keys-hint")).clicked() {
        wishes.push(Wish::Hint);
    }
}

fn language(ui: &mut Ui, desk: &mut Desk) {
    let mut chosen = desk.texts.language();
    egui::ComboBox::from_id_salt("language")
        .width(LANGUAGE)
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
