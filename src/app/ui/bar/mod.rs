//! The bar along the top of the window: what a player needs, and the menu.

mod icons;

use super::{Model, UiAction, theme};
use crate::app::actions::InputAction;
use crate::app::compare::CompareCommand;
use crate::app::editor::EditorCommand;
use crate::app::engine_lines::EngineLines;
use crate::app::explore::CurrentExplorerView;
use crate::app::explore::ExplorerCommand;
use crate::app::pages::Page;
use crate::app::photo;
use crate::app::session::CurrentGuidance;
use crate::app::session::ask_for_hint;
use crate::app::sound::mute_button;
use crate::app::table::camera::{self, View};
use crate::game::play::{Hint, Intent, ReviewAction};
use crate::texts::id;
use bevy_egui::egui::containers::menu::MenuButton;
use bevy_egui::egui::{self, Align, Button, Layout, Popup, RichText, TextStyle, Ui, pos2};
use icons::BarIcon;

/// The space between the buttons at the left and those at the right, in points.
const BETWEEN: f32 = 40.0;

/// The buttons of the bar; in narrower windows some of them are in the menu.
const WORDS: [&str; 7] = [
    id("menu-new-game"),
    id("menu-undo"),
    id("menu-redo"),
    id("menu-hint-away"),
    id("menu-learn"),
    id("menu-games"),
    id("menu-fold"),
];
const FOLDED: [&str; 4] = [id("menu-undo"), id("menu-redo"), id("menu-hint-away"), id("menu-fold")];

/// Draws the bar: with words, in narrow windows with few buttons, and at last with icons alone. Returns its
/// height.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) -> f32 {
    let roomy = root.available_width() >= width(root, model, &WORDS);
    let words = roomy || root.available_width() >= width(root, model, &FOLDED);
    let before = actions.len();
    let panel = egui::Panel::top("bar").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            if roomy {
                let name = model.texts.get("menu-new-game");
                let new_game = icons::add(ui, BarIcon::NewGame, &name, true, true);
                if new_game.clicked() {
                    actions.push(UiAction::OpenPage(Page::NewGame));
                }
            }
            undo_redo(ui, model, words, actions);
            hint(ui, model, words, actions);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                drop_down(ui, BarIcon::Menu, model.texts.get("menu-fold"), |ui| {
                    // A low window cannot show all of it at once.
                    let height = ui.ctx().viewport_rect().height() - 70.0;
                    theme::tall(height).show(ui, |ui| {
                        menu(ui, model, roomy, actions);
                    });
                });
                if roomy {
                    drop_down(ui, BarIcon::Library, model.texts.get("menu-games"), |ui| {
                        library(ui, model, actions);
                    });
                    drop_down(ui, BarIcon::Learn, model.texts.get("menu-learn"), |ui| {
                        learn(ui, model, actions);
                    });
                }
                if model.settings.sound.muted
                    && mute_button::show(ui, &model.texts.get("settings-muted"))
                {
                    actions.extend(model.edited(|settings| settings.sound.muted = false));
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

/// A button with an icon that opens a menu.
fn drop_down(ui: &mut Ui, icon: BarIcon, name: String, content: impl FnOnce(&mut Ui)) {
    let (button, _) = icons::button(icon, name);
    let (response, _) = MenuButton::from_button(button).ui(ui, content);
    let left = response.rect.left() + ui.spacing().button_padding.x + icons::SIZE / 2.0;
    icons::paint(ui, icon, pos2(left, response.rect.center().y), &response);
}

/// The width in points that the bar needs for these buttons side by side.
fn width(ui: &Ui, model: &Model<'_>, names: &[&'static str]) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + 2.0 * spacing.item_spacing.x + icons::SIZE;
    let width = |name: &&'static str| {
        let words = model.texts.get(name);
        ui.painter().layout_no_wrap(words, font.clone(), theme::TEXT).size().x + around
    };
    names.iter().map(width).sum::<f32>() + mute_button::SIZE.x + BETWEEN
}

/// The menu: everything that has no button in the bar. In narrow windows it is one long list, because a menu
/// beside it would cover it.
fn menu(ui: &mut Ui, model: &Model<'_>, roomy: bool, actions: &mut Vec<UiAction>) {
    if !roomy {
        open(ui, model, Page::NewGame, id("menu-new-game"), actions);
        open(ui, model, Page::Settings, id("menu-settings"), actions);
    }
    part(ui, model, roomy, id("menu-game"), |ui| game(ui, model, actions));
    if !roomy {
        part(ui, model, roomy, id("menu-learn"), |ui| learn(ui, model, actions));
        part(ui, model, roomy, id("menu-games"), |ui| library(ui, model, actions));
    }
    part(ui, model, roomy, id("menu-view"), |ui| view(ui, model, actions));
    if roomy {
        open(ui, model, Page::Settings, id("menu-settings"), actions);
    }
    part(ui, model, roomy, id("menu-help"), |ui| {
        open(ui, model, Page::Rules, id("menu-rules"), actions);
        open(ui, model, Page::Help, id("menu-keys"), actions);
        open(ui, model, Page::About, id("menu-about"), actions);
    });
    quit(ui, model, actions);
}

/// A part of the menu: a menu of its own beside it, or a heading with the buttons below it.
fn part(
    ui: &mut Ui,
    model: &Model<'_>,
    roomy: bool,
    name: &'static str,
    content: impl FnOnce(&mut Ui),
) {
    let name = model.texts.get(name);
    if roomy {
        ui.menu_button(name, content);
    } else {
        ui.separator();
        ui.label(RichText::new(name).small().color(theme::SECONDARY));
        content(ui);
    }
}

/// What teaches the game.
fn learn(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    open(ui, model, Page::Lessons, id("menu-lessons"), actions);
    open(ui, model, Page::Puzzles, id("menu-puzzles"), actions);
    open(ui, model, Page::Shipped, id("menu-shipped"), actions);
    if ui.button(model.texts.get("editor-open")).clicked() {
        actions.push(UiAction::send(EditorCommand::Open));
    }
}

/// What was played.
fn library(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    open(ui, model, Page::Library, id("menu-library"), actions);
    open(ui, model, Page::Statistics, id("menu-statistics"), actions);
    open(ui, model, Page::Booklet, id("menu-booklet"), actions);
}

/// The menu of the current game.
fn game(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    open(ui, model, Page::Turns, id("menu-turns"), actions);
    if ui.button(model.texts.get("editor-edit")).clicked() {
        actions.push(UiAction::send(EditorCommand::EditBoard));
    }
    if ui.button(model.texts.get("compare-open")).clicked() {
        actions.push(UiAction::send(CompareCommand::Board));
    }
    let session = model.session;
    let is_open = model.get::<CurrentExplorerView>().is_some();
    let name = if is_open { id("explore-close") } else { id("explore-open") };
    if ui.add_enabled(session.may_explore(), Button::new(model.texts.get(name))).clicked() {
        actions.push(UiAction::send(ExplorerCommand::Open(!is_open)));
    }
    let reviewing = session.review().is_some();
    let (name, look) = match reviewing {
        true => (model.texts.get("review-leave"), ReviewAction::Leave),
        false => (model.texts.get("menu-review"), ReviewAction::Back),
    };
    if ui.button(name).clicked() {
        actions.push(UiAction::Intent(Intent::Review(look)));
    }
    if reviewing {
        let on = model.get::<EngineLines>().on;
        let lines = Button::selectable(on, model.texts.get("menu-lines"))
            .right_text(model.key(InputAction::Lines));
        if ui.add_enabled(EngineLines::may_analyse(session), lines).clicked() {
            actions.push(UiAction::change(move |lines: &mut EngineLines| lines.on = !on));
        }
        return;
    }
    let playing = session.to_move().is_some() && !session.is_exercise();
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
            actions.push(UiAction::run_with(camera::look, view));
        }
    }
    if ui
        .add(Button::new(model.texts.get("menu-photo")).right_text(model.key(InputAction::Photo)))
        .clicked()
    {
        actions.push(UiAction::run(photo::begin));
    }
}

/// A button that opens a page.
fn open(ui: &mut Ui, model: &Model<'_>, page: Page, name: &str, actions: &mut Vec<UiAction>) {
    if ui.button(model.texts.get(name)).clicked() {
        actions.push(UiAction::OpenPage(page));
    }
}

fn undo_redo(ui: &mut Ui, model: &Model<'_>, words: bool, actions: &mut Vec<UiAction>) {
    let record = model.session.record();
    let undo =
        icons::add(ui, BarIcon::Undo, &model.texts.get("menu-undo"), words, record.can_undo());
    if undo.clicked() {
        actions.push(UiAction::Intent(Intent::Undo));
    }
    let redo =
        icons::add(ui, BarIcon::Redo, &model.texts.get("menu-redo"), words, record.can_redo());
    if redo.clicked() {
        actions.push(UiAction::Intent(Intent::Redo));
    }
}

/// The button that asks for a hint, then for its explanation, and then hides it.
fn hint(ui: &mut Ui, model: &Model<'_>, words: bool, actions: &mut Vec<UiAction>) {
    if model.session.review().is_some() || model.session.is_exercise() {
        return;
    }
    let guidance = model.get::<CurrentGuidance>();
    let name = match &guidance.hint {
        None | Some(Hint::Searching) => id("menu-hint"),
        Some(Hint::Shown(_)) => id("menu-hint-why"),
        Some(Hint::Explained(_)) => id("menu-hint-away"),
    };
    let may = guidance.acting && guidance.hint != Some(Hint::Searching);
    let button = icons::add(ui, BarIcon::Hint, &model.texts.get(name), words, may);
    if button.on_hover_text(model.key(InputAction::Hint)).clicked() {
        actions.push(UiAction::run(ask_for_hint));
    }
}
