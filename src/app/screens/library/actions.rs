//! What can be done with the chosen game, and with all that are shown.

use super::super::desk::{Desk, Page};
use super::super::{Wish, theme};
use crate::app::storage::{Entry, ExportItem, LibraryCommand, LibraryState};
use crate::catalogue::library::Status;
use crate::game::OpenedGame;
use crate::rules::notation::{write_game, write_link};
use bevy_egui::egui::{Button, Key, RichText, TextEdit, Ui, Vec2};
use std::sync::Arc;

/// The height of the part that belongs to the chosen game, so that the page does not jump.
const CHOSEN: f32 = 40.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, store: &LibraryState, wishes: &mut Vec<Wish>) {
    let listing = desk.library.listing(store);
    let chosen = desk
        .library
        .chosen
        .as_ref()
        .and_then(|id| listing?.games.iter().find(|entry| entry.id() == id).cloned());
    ui.separator();
    ui.scope(|ui| {
        ui.set_min_height(CHOSEN);
        match chosen {
            Some(entry) if desk.library.naming.is_some() => name(ui, desk, &entry, wishes),
            Some(entry) => with_game(ui, desk, store, &entry, wishes),
            None => {
                let words = match &desk.library.said {
                    Some((said, _)) => said.clone(),
                    None => desk.texts.get("library-choose"),
                };
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(words).color(theme::FADED));
                    bring_back(ui, desk, wishes);
                });
            }
        }
    });
    if desk.library.chosen.is_some()
        && let Some((said, _)) = &desk.library.said
    {
        ui.label(RichText::new(said).small().color(theme::FADED));
    }
    ui.separator();
    with_all(ui, desk, store, wishes);
}

/// A game is to be looked at turn by turn.
pub(super) fn look_at(entry: &Entry, wishes: &mut Vec<Wish>) {
    let opened = OpenedGame::by_people(entry.kept.variant.clone(), entry.kept.game.clone());
    wishes.push(Wish::Review(Box::new(opened)));
    wishes.push(Wish::Library(LibraryCommand::Review(entry.id().to_owned())));
}

fn with_game(
    ui: &mut Ui,
    desk: &mut Desk,
    store: &LibraryState,
    entry: &Arc<Entry>,
    wishes: &mut Vec<Wish>,
) {
    let id = entry.id().to_owned();
    ui.horizontal_wrapped(|ui| {
        if desk.library.trash {
            if ui.button(gold(desk.texts.get("library-bring-back"))).clicked() {
                wishes.push(Wish::Library(LibraryCommand::Restore(id)));
            }
            return;
        }
        let at_table = store.active_id() == Some(entry.id());
        if entry.kept.status() == Status::Open
            && ui.button(gold(desk.texts.get("library-go-on"))).clicked()
        {
            if at_table {
                desk.page = Page::Board;
            } else {
                wishes.push(Wish::Library(LibraryCommand::Resume(id.clone())));
            }
        }
        if ui.button(desk.texts.get("library-look")).clicked() {
            look_at(entry, wishes);
        }
        if ui.button(desk.texts.get("library-name")).clicked() {
            desk.library.naming = Some(entry.kept.name().unwrap_or_default().to_owned());
        }
        if ui.button(desk.texts.get("library-copy-text")).clicked() {
            ui.ctx().copy_text(write_game(&entry.kept.game));
            desk.library.say(desk.texts.get("library-copied-text"));
        }
        if ui.button(desk.texts.get("library-copy-link")).clicked() {
            ui.ctx().copy_text(write_link(&entry.kept.game));
            desk.library.say(desk.texts.get("library-copied-link"));
        }
        if ui.button(desk.texts.get("library-save")).clicked() {
            give(desk, vec![ExportItem::Entry(entry.clone())], wishes);
        }
        let delete = Button::new(desk.texts.get("library-delete"));
        let key = ui.input(|input| input.key_pressed(Key::Delete))
            && ui.ctx().memory(|memory| memory.focused().is_none());
        if (ui.add_enabled(!at_table, delete).clicked() || key) && !at_table {
            wishes.push(Wish::Library(LibraryCommand::Delete(id)));
        }
    });
}

/// A field for the game's name.
fn name(ui: &mut Ui, desk: &mut Desk, entry: &Entry, wishes: &mut Vec<Wish>) {
    let Some(mut name) = desk.library.naming.take() else { return };
    let mut keep = None;
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut name)
            .hint_text(desk.texts.get("library-name-hint"))
            .desired_width(230.0)
            .char_limit(80);
        let field = ui.add(field);
        if !field.has_focus() && !field.lost_focus() {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.button(gold(desk.texts.get("library-name-keep"))).clicked() || entered {
            keep = Some(true);
        }
        if ui.button(desk.texts.get("menu-back")).clicked() {
            keep = Some(false);
        }
    });
    match keep {
        Some(true) => {
            let name = name.trim().to_owned();
            wishes.push(Wish::Library(LibraryCommand::Rename { id: entry.id().to_owned(), name }));
        }
        Some(false) => {}
        None => desk.library.naming = Some(name),
    }
}

fn with_all(ui: &mut Ui, desk: &mut Desk, store: &LibraryState, wishes: &mut Vec<Wish>) {
    ui.horizontal_wrapped(|ui| {
        if !desk.library.trash {
            if ui.button(desk.texts.get("library-import")).clicked() {
                desk.library.imported = None;
                desk.page = Page::Import;
            }
            let pieces = || -> Vec<ExportItem> {
                let Some(listing) = desk.library.listing(store) else { return Vec::new() };
                let found = desk.library.found.iter();
                found
                    .filter_map(|&at| Some(ExportItem::Entry(listing.games.get(at)?.clone())))
                    .collect()
            };
            let save = Button::new(desk.texts.get("library-save-all"));
            if ui.add_enabled(!desk.library.found.is_empty(), save).clicked() {
                let pieces = pieces();
                give(desk, pieces, wishes);
            }
            if ui.button(desk.texts.get("menu-statistics")).clicked() {
                desk.page = Page::Statistics;
            }
        }
        let other = match desk.library.trash {
            true => desk.texts.get("library-back"),
            false => desk.texts.get("library-trash"),
        };
        if ui.button(other).clicked() {
            desk.library.trash = !desk.library.trash;
            desk.library.chosen = None;
            wishes.push(Wish::Library(LibraryCommand::List { trash: desk.library.trash }));
        }
        if ui
            .add(Button::new(desk.texts.get("menu-close")).min_size(Vec2::new(90.0, 0.0)))
            .clicked()
        {
            desk.page = Page::Board;
        }
    });
}

/// Asks where games are to be written.
fn give(desk: &mut Desk, games: Vec<ExportItem>, wishes: &mut Vec<Wish>) {
    desk.library.to_give.clone_from(&games);
    if desk.library.no_dialog {
        desk.page = Page::Export;
        return;
    }
    let (title, name) = (desk.texts.get("library-save"), desk.texts.get("library-file"));
    wishes.push(Wish::Library(LibraryCommand::ChooseExport(games, title, name)));
}

fn bring_back(ui: &mut Ui, desk: &Desk, wishes: &mut Vec<Wish>) {
    if let Some(id) = desk.library.deleted.clone()
        && ui.button(gold(desk.texts.get("library-bring-back"))).clicked()
    {
        wishes.push(Wish::Library(LibraryCommand::Restore(id)));
    }
}

pub(super) fn gold(text: String) -> RichText {
    RichText::new(text).color(theme::GOLD)
}
