//! The buttons for the selected game, and for all games shown.

use super::{LibraryPage, export_games, library, store};
use crate::app::analysis::AnalysisCommand;
use crate::app::learn::LearnCommand;
use crate::app::pages::Page;
use crate::app::share::menu as share;
use crate::app::storage::{ExportItem, LibraryCommand, LibraryEntry};
use crate::app::ui::text_field::TextField;
use crate::app::ui::{action::UiAction, dialogs, focus, model::Model, theme};
use crate::catalogue::library::SaveStatus;
use crate::game::play::{Intent, OpenedGame, ReviewAction};
use crate::rules::notation::write_game;
use bevy_egui::egui::{Button, Key, RichText, Ui, Vec2};
use std::sync::Arc;

/// The least height of the part for the selected game, in points, so that the page does not jump.
const CHOSEN: f32 = 40.0;

pub(super) fn show(ui: &mut Ui, model: &Model<'_>) {
    let listing = library(model).listing(store(model));
    let chosen = library(model)
        .chosen
        .as_ref()
        .and_then(|id| listing?.games.iter().find(|entry| entry.id() == id).cloned());
    ui.separator();
    ui.scope(|ui| {
        ui.set_min_height(CHOSEN);
        match chosen {
            Some(entry) if library(model).naming.is_some() => name(ui, model, &entry),
            Some(entry) => with_game(ui, model, &entry),
            None => {
                let words = match &library(model).said {
                    Some((said, _)) => said.clone(),
                    None => model.texts.get("library-choose"),
                };
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(words).color(theme::SECONDARY));
                    restore(ui, model);
                });
            }
        }
    });
    if library(model).chosen.is_some()
        && let Some((said, _)) = &library(model).said
    {
        ui.label(RichText::new(said).small().color(theme::SECONDARY));
    }
    ui.separator();
    with_all(ui, model);
}

/// Whether a game is the one on the board, which stays there when it is over until another one begins.
pub(super) fn is_at_table(model: &Model<'_>, entry: &LibraryEntry) -> bool {
    store(model).active_id() == Some(entry.id())
}

/// Whether a game can be reviewed: that on the board cannot during an exercise, because it is suspended.
fn can_review(model: &Model<'_>, entry: &LibraryEntry) -> bool {
    !(is_at_table(model, entry) && model.session.is_exercise())
}

/// Reviews a game turn by turn.
pub(super) fn review(model: &Model<'_>, entry: &LibraryEntry) {
    if !can_review(model, entry) {
        return;
    }
    if is_at_table(model, entry) {
        // A review of the stored game could not be annotated, because the game on the board is locked.
        let other = model.session.review().is_some_and(|review| !review.is_of_live());
        let leave = other.then_some(ReviewAction::Leave);
        let looks = leave.into_iter().chain([ReviewAction::Back, ReviewAction::First]);
        model.ask_all(looks.map(|look| UiAction::Intent(Intent::Review(look))));
        model.ask(UiAction::OpenPage(Page::Board));
        return;
    }
    let opened = OpenedGame::by_people(entry.kept.variant.clone(), entry.kept.game.clone());
    model.ask(UiAction::Intent(Intent::OpenReview(Box::new(opened))));
    model.ask(UiAction::OpenPage(Page::Board));
    model.ask(UiAction::send(LibraryCommand::Review(entry.id().to_owned())));
}

/// Puts the last position of a game on the board.
fn show_last_position(model: &Model<'_>, entry: &LibraryEntry) {
    if is_at_table(model, entry) && entry.kept.status() == SaveStatus::Open {
        go_on(model, entry);
    } else {
        review(model, entry);
        model.ask(UiAction::Intent(Intent::Review(ReviewAction::Last)));
    }
}

/// Whether the next game of a match can be begun after this one.
fn begins_next_game(model: &Model<'_>, entry: &LibraryEntry) -> bool {
    let listing = library(model).listing(store(model));
    listing.is_some_and(|listing| listing.next_games.contains(entry.id()))
}

/// Goes on with a game that is not over, or with the result after which the next game of its match is begun.
pub(super) fn go_on(model: &Model<'_>, entry: &LibraryEntry) {
    if !is_at_table(model, entry) {
        model.ask(UiAction::send(LibraryCommand::Resume(entry.id().to_owned())));
        return;
    }
    // It may be suspended for a review, an exercise, or both.
    if model.session.review().is_some() {
        model.ask(UiAction::Intent(Intent::Review(ReviewAction::Leave)));
    }
    if model.session.live().is_exercise() {
        model.ask(UiAction::send(LearnCommand::BackToGame));
    }
    model.ask(UiAction::OpenPage(Page::Board));
}

fn with_game(ui: &mut Ui, model: &Model<'_>, entry: &Arc<LibraryEntry>) {
    let id = entry.id().to_owned();
    ui.horizontal_wrapped(|ui| {
        if library(model).trash {
            let restore = ui.button(gold(model.texts.get("library-bring-back")));
            model.on_click(restore, UiAction::send(LibraryCommand::Restore(id)));
            return;
        }
        let at_table = is_at_table(model, entry);
        let onwards = match entry.kept.status() {
            SaveStatus::Open => Some("library-go-on"),
            SaveStatus::Over => begins_next_game(model, entry).then_some("result-next"),
        };
        if onwards.is_some_and(|words| ui.button(gold(model.texts.get(words))).clicked()) {
            go_on(model, entry);
        }
        let can_review = can_review(model, entry);
        let look = Button::new(model.texts.get("library-review"));
        if ui.add_enabled(can_review, look).clicked() {
            review(model, entry);
        }
        let session = model.session;
        let may_analyse =
            can_review && !session.is_exercise() && (!at_table || session.live().may_explore());
        let analyse = Button::new(model.texts.get("analysis-begin"));
        if ui.add_enabled(may_analyse, analyse).clicked() {
            review(model, entry);
            model.ask(UiAction::send(AnalysisCommand::Analyse));
        }
        if ui.button(model.texts.get("library-name")).clicked() {
            let name = entry.kept.name().unwrap_or_default().to_owned();
            model.ask(LibraryPage::edit(|page| page.naming = Some(name)));
        }
        if ui.button(model.texts.get("library-copy-text")).clicked() {
            ui.ctx().copy_text(write_game(&entry.kept.game));
            let said = model.texts.get("library-copied-text");
            model.ask(LibraryPage::told(said));
        }
        ui.menu_button(model.texts.get("menu-share"), |ui| {
            let to_board = can_review.then_some(|| show_last_position(model, entry));
            share::choices(ui, model, || entry.kept.game.clone(), to_board);
        });
        if ui.button(model.texts.get("library-save")).clicked() {
            let pieces = vec![ExportItem::Entry(entry.clone())];
            export_games(model, pieces);
        }
        let delete = Button::new(model.texts.get("library-delete"));
        let key = ui.input(|input| input.key_pressed(Key::Delete))
            && ui.ctx().memory(|memory| memory.focused().is_none());
        if (ui.add_enabled(!at_table, delete).clicked() || key) && !at_table {
            model.ask(UiAction::send(LibraryCommand::Delete(id)));
        }
    });
}

/// A field for the game's name.
fn name(ui: &mut Ui, model: &Model<'_>, entry: &LibraryEntry) {
    let Some(mut name) = library(model).naming.clone() else { return };
    ui.horizontal_wrapped(|ui| {
        let hint = &model.texts.get("library-name-hint");
        let field = TextField { hint, longest: Some(80), width: 230.0, ..TextField::default() };
        let field = field.show(ui, &mut name);
        focus::at_first(ui, &field);
        if field.changed() {
            let name = name.clone();
            model.ask(LibraryPage::edit(|page| page.naming = Some(name)));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.button(gold(model.texts.get("library-name-keep"))).clicked() || entered {
            let (id, name) = (entry.id().to_owned(), name.trim().to_owned());
            model.ask(UiAction::send(LibraryCommand::Rename { id, name }));
            model.ask(LibraryPage::edit(|page| page.naming = None));
        }
        let back = ui.button(model.texts.get("menu-back"));
        model.on_click(back, LibraryPage::edit(|page| page.naming = None));
    });
}

fn with_all(ui: &mut Ui, model: &Model<'_>) {
    ui.horizontal_wrapped(|ui| {
        if !library(model).trash {
            if ui.button(model.texts.get("library-import")).clicked() {
                model.ask(LibraryPage::edit(|page| page.imported = None));
                model.ask(UiAction::OpenPage(Page::Import));
            }
            let pieces = || -> Vec<ExportItem> {
                let Some(listing) = library(model).listing(store(model)) else {
                    return Vec::new();
                };
                // The oldest first, so that they are in the same order again when they are imported.
                let found = library(model).found.iter().rev();
                found
                    .filter_map(|&at| Some(ExportItem::Entry(listing.games.get(at)?.clone())))
                    .collect()
            };
            let save = Button::new(model.texts.get("library-save-all"));
            if ui.add_enabled(!library(model).found.is_empty(), save).clicked() {
                export_games(model, pieces());
            }
            let statistics = ui.button(model.texts.get("menu-statistics"));
            model.on_click(statistics, UiAction::OpenPage(Page::Statistics));
        }
        let other = match library(model).trash {
            true => model.texts.get("library-back"),
            false => model.texts.get("library-trash"),
        };
        if ui.button(other).clicked() {
            let trash = !library(model).trash;
            model.ask(LibraryPage::edit(move |page| (page.trash, page.chosen) = (trash, None)));
            model.ask(UiAction::send(LibraryCommand::List { trash }));
        }
        dialogs::close(ui, model, Vec2::new(90.0, 0.0));
    });
}

fn restore(ui: &mut Ui, model: &Model<'_>) {
    if let Some(id) = library(model).deleted.clone()
        && ui.button(gold(model.texts.get("library-bring-back"))).clicked()
    {
        model.ask(UiAction::send(LibraryCommand::Restore(id)));
    }
}

pub(super) fn gold(text: String) -> RichText {
    RichText::new(text).color(theme::ACCENT)
}
