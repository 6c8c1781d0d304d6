//! The menu bar along the top of the window.

use super::settings::SettingChange;
use super::{Model, UiAction, mute_button, theme};
use crate::app::actions::InputAction;
use crate::app::compare::CompareCommand;
use crate::app::editor::EditorCommand;
use crate::app::explore::ExplorerCommand;
use crate::app::pages::Page;
use crate::app::table::camera::View;
use crate::game::{Hint, Intent, ReviewAction};
use crate::texts::{Language, id};
use bevy_egui::egui::{self, Align, Button, Layout, Popup, RichText, ScrollArea, TextStyle, Ui};

/// The width of the list of languages, in points.
const LANGUAGE: f32 = 96.0;

/// Draws the bar. Returns its height.
pub(super) fn show(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) -> f32 {
    let roomy = root.available_width() >= full_width(root, model);
    let before = actions.len();
    let panel = egui::Panel::top("bar").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            if roomy {
                items(ui, model, actions);
            } else {
                ui.menu_button(model.texts.get("menu-fold"), |ui| {
                    // A low window cannot show all of it at once.
                    let height = ui.ctx().viewport_rect().height() - 70.0;
                    ScrollArea::vertical().max_height(height).show(ui, |ui| {
                        items(ui, model, actions);
                    });
                });
                undo_redo(ui, model, actions);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                // In narrower windows the language is chosen in the settings.
                if roomy || ui.available_width() > LANGUAGE * 2.0 {
                    language(ui, model, actions);
                }
                if model.settings.sound.muted
                    && mute_button::show(ui, &model.texts.get("settings-muted"))
                {
                    actions.push(UiAction::Setting(SettingChange::Muted(false)));
                }
            });
        });
    });
    // A menu closes itself only if the pointer is over it, and a lifted finger is nowhere.
    if actions.len() > before {
        Popup::close_all(root.ctx());
    }
    panel.response.rect.height()
}

/// The width in points that the bar needs for all its buttons side by side. If it is narrower, they
/// are put into a menu.
fn full_width(ui: &Ui, model: &Model<'_>) -> f32 {
    let names = [
        id("menu-new-game"),
        id("menu-undo"),
        id("menu-redo"),
        id("menu-learn"),
        id("menu-game"),
        id("menu-games"),
        id("menu-view"),
        id("menu-settings"),
        id("menu-help"),
    ];
    let font = TextStyle::Button.resolve(ui.style());
    let around = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let width = |name| {
        let words = model.texts.get(name);
        ui.painter().layout_no_wrap(words, font.clone(), theme::BONE).size().x + around
    };
    names.into_iter().map(width).sum::<f32>() + LANGUAGE + mute_button::SIZE.x + 80.0
}

fn items(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let new_game = RichText::new(model.texts.get("menu-new-game")).color(theme::GOLD);
    if ui.button(new_game).clicked() {
        actions.push(UiAction::OpenPage(Page::NewGame));
    }
    undo_redo(ui, model, actions);
    if model.session.review().is_none() && !model.session.is_exercise() {
        hint(ui, model, actions);
    }
    ui.menu_button(model.texts.get("menu-learn"), |ui| {
        open(ui, model, Page::Lessons, id("menu-lessons"), actions);
        open(ui, model, Page::Puzzles, id("menu-puzzles"), actions);
        open(ui, model, Page::Shipped, id("menu-shipped"), actions);
        open(ui, model, Page::Booklet, id("menu-booklet"), actions);
        if ui.button(model.texts.get("editor-open")).clicked() {
            actions.push(UiAction::Editor(EditorCommand::Open));
        }
    });
    ui.menu_button(model.texts.get("menu-game"), |ui| game(ui, model, actions));
    ui.menu_button(model.texts.get("menu-games"), |ui| {
        open(ui, model, Page::Library, id("menu-library"), actions);
        open(ui, model, Page::Statistics, id("menu-statistics"), actions);
    });
    ui.menu_button(model.texts.get("menu-view"), |ui| view(ui, model, actions));
    open(ui, model, Page::Settings, id("menu-settings"), actions);
    ui.menu_button(model.texts.get("menu-help"), |ui| {
        open(ui, model, Page::Rules, id("menu-rules"), actions);
        open(ui, model, Page::Help, id("menu-keys"), actions);
        open(ui, model, Page::About, id("menu-about"), actions);
    });
}

/// The menu of the current game.
fn game(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    open(ui, model, Page::Moves, id("menu-moves"), actions);
    if ui.button(model.texts.get("editor-edit")).clicked() {
        actions.push(UiAction::Editor(EditorCommand::EditBoard));
    }
    if ui.button(model.texts.get("compare-open")).clicked() {
        actions.push(UiAction::Compare(CompareCommand::Board));
    }
    let session = model.session;
    let is_open = model.explorer.is_some();
    let name = if is_open { id("explore-close") } else { id("explore-open") };
    if ui.add_enabled(session.may_explore(), Button::new(model.texts.get(name))).clicked() {
        actions.push(UiAction::Explore(ExplorerCommand::Open(!is_open)));
    }
    let reviewing = session.review().is_some();
    let (name, look) = match reviewing {
        true => (model.texts.get("look-leave"), ReviewAction::Leave),
        false => (model.texts.get("menu-look-back"), ReviewAction::Back),
    };
    if ui.button(name).clicked() {
        actions.push(UiAction::Intent(Intent::Review(look)));
    }
    if reviewing {
        let on = model.lines.is_some_and(|lines| lines.on);
        let lines = Button::selectable(on, model.texts.get("menu-lines"))
            .right_text(model.key(InputAction::Lines));
        if ui.add(lines).clicked() {
            actions.push(UiAction::ShowLines(!on));
        }
        quit(ui, model, actions);
        return;
    }
    let playing = session.to_move().is_some();
    if let Some(side) = session.speaker() {
        let may_offer = playing
            && session.record().rules().switches.agreement
            && session.record().offer().is_none();
        if ui.add_enabled(may_offer, Button::new(model.texts.get("menu-offer-draw"))).clicked() {
            actions.push(UiAction::Intent(Intent::OfferDraw(side)));
        }
        if ui.add_enabled(playing, Button::new(model.texts.get("menu-resign"))).clicked() {
            actions.push(UiAction::OpenPage(Page::Resign));
        }
    }
    quit(ui, model, actions);
}

/// The button that quits. A browser has its own way to close the page.
fn quit(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    if cfg!(not(target_arch = "wasm32")) {
        open(ui, model, Page::Quit, id("menu-quit"), actions);
    }
}

/// The menu of camera positions.
fn view(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let views = [
        (View::WHITE, id("view-white"), InputAction::ViewWhite),
        (View::BLACK, id("view-black"), InputAction::ViewBlack),
        (View::ABOVE, id("view-above"), InputAction::ViewAbove),
        (View::CLOSE, id("view-close"), InputAction::ViewClose),
    ];
    for (view, name, key) in views {
        if ui.add(Button::new(model.texts.get(name)).right_text(model.key(key))).clicked() {
            actions.push(UiAction::LookFrom(view));
        }
    }
    if ui
        .add(Button::new(model.texts.get("menu-photo")).right_text(model.key(InputAction::Photo)))
        .clicked()
    {
        actions.push(UiAction::BeginPhotos);
    }
}

/// A button that opens a page.
fn open(ui: &mut Ui, model: &Model<'_>, page: Page, name: &str, actions: &mut Vec<UiAction>) {
    if ui.button(model.texts.get(name)).clicked() {
        actions.push(UiAction::OpenPage(page));
    }
}

fn undo_redo(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let record = model.session.record();
    let undo = Button::new(model.texts.get("menu-undo"));
    if ui.add_enabled(record.can_undo(), undo).clicked() {
        actions.push(UiAction::Intent(Intent::Undo));
    }
    let redo = Button::new(model.texts.get("menu-redo"));
    if ui.add_enabled(record.can_redo(), redo).clicked() {
        actions.push(UiAction::Intent(Intent::Redo));
    }
}

/// The button that asks for a hint, then for its explanation, and then hides it.
fn hint(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let guidance = model.guidance;
    let name = match &guidance.hint {
        None | Some(Hint::Searching) => id("menu-hint"),
        Some(Hint::Shown(_)) => id("menu-hint-why"),
        Some(Hint::Explained(_)) => id("menu-hint-away"),
    };
    let may = guidance.acting && guidance.hint != Some(Hint::Searching);
    let button = ui.add_enabled(may, Button::new(model.texts.get(name)));
    if button.on_hover_text(model.key(InputAction::Hint)).clicked() {
        actions.push(UiAction::Hint);
    }
}

fn language(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let current = model.texts.language();
    egui::ComboBox::from_id_salt("language")
        .width(LANGUAGE)
        .selected_text(current.native_name())
        .show_ui(ui, |ui| {
            for &language in Language::ALL {
                let clicked =
                    ui.selectable_label(language == current, language.native_name()).clicked();
                if clicked && language != current {
                    actions.push(UiAction::SetLanguage(language));
                }
            }
        })
        .response
        .on_hover_text(model.texts.get("menu-language"));
}
