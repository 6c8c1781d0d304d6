//! The bar along the top of the window: what a player needs, and the menu.

mod icons;

use super::{action::UiAction, model::Model, theme};
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
use crate::app::share::menu as share;
use crate::app::sound::mute_button;
use crate::app::table::camera::{self, view::View};
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
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> f32 {
    let roomy = root.available_width() >= width(root, model, &WORDS);
    let words = roomy || root.available_width() >= width(root, model, &FOLDED);
    let before = model.asked().len();
    let panel = egui::Panel::top("bar").frame(theme::bar()).show(root, |ui| {
        ui.horizontal(|ui| {
            if roomy {
                let name = model.texts.get("menu-new-game");
                let new_game = icons::add(ui, BarIcon::NewGame, &name, true, true);
                model.on_click(new_game, UiAction::OpenPage(Page::NewGame));
            }
            undo_redo(ui, model, words);
            hint(ui, model, words);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                drop_down(ui, BarIcon::Menu, model.texts.get("menu-fold"), |ui| {
                    // A low window cannot show all of it at once.
                    let height = ui.ctx().viewport_rect().height() - 70.0;
                    theme::tall(height).show(ui, |ui| {
                        menu(ui, model, roomy);
                    });
                });
                if roomy {
                    drop_down(ui, BarIcon::Library, model.texts.get("menu-games"), |ui| {
                        library(ui, model);
                    });
                    drop_down(ui, BarIcon::Learn, model.texts.get("menu-learn"), |ui| {
                        learn(ui, model);
                    });
                }
                if model.settings.sound.muted
                    && mute_button::show(ui, &model.texts.get("settings-muted"))
                {
                    model.ask_all(model.edited(|settings| settings.sound.muted = false));
                }
            });
        });
    });
    // A menu closes itself only if the pointer is over it, and a lifted finger is nowhere.
    if model.asked().len() > before {
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
fn menu(ui: &mut Ui, model: &Model<'_>, roomy: bool) {
    if !roomy {
        open(ui, model, Page::NewGame, id("menu-new-game"));
        open(ui, model, Page::Settings, id("menu-settings"));
    }
    part(ui, model, roomy, id("menu-game"), |ui| game(ui, model));
    if !roomy {
        part(ui, model, roomy, id("menu-learn"), |ui| learn(ui, model));
    }
    part(ui, model, roomy, id("menu-share"), |ui| share::current_game(ui, model));
    if !roomy {
        part(ui, model, roomy, id("menu-games"), |ui| library(ui, model));
    }
    part(ui, model, roomy, id("menu-view"), |ui| view(ui, model));
    if roomy {
        open(ui, model, Page::Settings, id("menu-settings"));
    }
    part(ui, model, roomy, id("menu-help"), |ui| {
        open(ui, model, Page::Rules, id("menu-rules"));
        open(ui, model, Page::Help, id("menu-keys"));
        open(ui, model, Page::About, id("menu-about"));
    });
    quit(ui, model);
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
fn learn(ui: &mut Ui, model: &Model<'_>) {
    open(ui, model, Page::Lessons, id("menu-lessons"));
    open(ui, model, Page::Puzzles, id("menu-puzzles"));
    open(ui, model, Page::Shipped, id("menu-shipped"));
    model.on_click(ui.button(model.texts.get("editor-open")), UiAction::send(EditorCommand::Open));
}

/// What was played.
fn library(ui: &mut Ui, model: &Model<'_>) {
    open(ui, model, Page::Library, id("menu-library"));
    open(ui, model, Page::Statistics, id("menu-statistics"));
    open(ui, model, Page::Booklet, id("menu-booklet"));
}

/// The menu of the current game.
fn game(ui: &mut Ui, model: &Model<'_>) {
    open(ui, model, Page::Turns, id("menu-turns"));
    let (texts, session) = (model.texts, model.session);
    model.on_click(ui.button(texts.get("editor-edit")), UiAction::send(EditorCommand::EditBoard));
    model.on_click(ui.button(texts.get("compare-open")), UiAction::send(CompareCommand::Board));
    let is_open = model.get::<CurrentExplorerView>().is_some();
    let name = if is_open { id("explore-close") } else { id("explore-open") };
    let explore = ui.add_enabled(session.may_explore(), Button::new(texts.get(name)));
    model.on_click(explore, UiAction::send(ExplorerCommand::Open(!is_open)));
    let reviewing = session.review().is_some();
    let (name, look) = match reviewing {
        true => (texts.get("review-leave"), ReviewAction::Leave),
        false => (texts.get("menu-review"), ReviewAction::Back),
    };
    model.on_click(ui.button(name), UiAction::Intent(Intent::Review(look)));
    if reviewing {
        let on = model.get::<EngineLines>().on;
        let lines = Button::selectable(on, texts.get("menu-lines"))
            .right_text(model.key(InputAction::Lines));
        let lines = ui.add_enabled(EngineLines::may_analyse(session), lines);
        model.on_click(lines, UiAction::change(move |lines: &mut EngineLines| lines.on = !on));
        return;
    }
    let playing = session.to_move().is_some() && !session.is_exercise();
    if let Some(side) = session.speaker() {
        let may_offer = playing
            && session.record().rules().switches.agreement
            && session.record().offer().is_none();
        let offer = ui.add_enabled(may_offer, Button::new(texts.get("menu-offer-draw")));
        model.on_click(offer, UiAction::Intent(Intent::OfferDraw(side)));
        let resign = ui.add_enabled(playing, Button::new(texts.get("menu-resign")));
        model.on_click(resign, UiAction::OpenPage(Page::Resign));
    }
}

/// The button that quits. A browser has its own way to close the page.
fn quit(ui: &mut Ui, model: &Model<'_>) {
    if cfg!(not(target_arch = "wasm32")) {
        open(ui, model, Page::Quit, id("menu-quit"));
    }
}

/// The menu of camera positions.
fn view(ui: &mut Ui, model: &Model<'_>) {
    let views = [
        (View::WHITE, id("view-white"), InputAction::ViewWhite),
        (View::BLACK, id("view-black"), InputAction::ViewBlack),
        (View::ABOVE, id("view-above"), InputAction::ViewAbove),
        (View::CLOSE, id("view-close"), InputAction::ViewClose),
    ];
    for (view, name, key) in views {
        let button = Button::new(model.texts.get(name)).right_text(model.key(key));
        model.on_click(ui.add(button), UiAction::run_with(camera::look, view));
    }
    let photo = Button::new(model.texts.get("menu-photo"));
    let photo = photo.right_text(model.key(InputAction::Photo));
    model.on_click(ui.add(photo), UiAction::run(photo::begin));
}

/// A button that opens a page.
fn open(ui: &mut Ui, model: &Model<'_>, page: Page, name: &str) {
    model.on_click(ui.button(model.texts.get(name)), UiAction::OpenPage(page));
}

fn undo_redo(ui: &mut Ui, model: &Model<'_>, words: bool) {
    let record = model.session.record();
    let undo =
        icons::add(ui, BarIcon::Undo, &model.texts.get("menu-undo"), words, record.can_undo());
    model.on_click(undo, UiAction::Intent(Intent::Undo));
    let redo =
        icons::add(ui, BarIcon::Redo, &model.texts.get("menu-redo"), words, record.can_redo());
    model.on_click(redo, UiAction::Intent(Intent::Redo));
}

/// The button that asks for a hint, then for its explanation, and then hides it.
fn hint(ui: &mut Ui, model: &Model<'_>, words: bool) {
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
    model.on_click(button.on_hover_text(model.key(InputAction::Hint)), UiAction::run(ask_for_hint));
}
