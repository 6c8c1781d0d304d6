//! Bringing games in: the ways to do it, how far it is, and what came of it.

use super::super::desk::{Desk, Page};
use super::super::{Wish, theme};
use super::{actions::gold, own, sentences};
use crate::app::storage::{Imported, LibraryCommand, LibraryState, Source};
use bevy_egui::egui::{self, Context, Key, ProgressBar, RichText, TextEdit, Ui};
use std::path::PathBuf;

pub(in super::super) fn show(
    ctx: &Context,
    desk: &mut Desk,
    store: &LibraryState,
    wishes: &mut Vec<Wish>,
) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 70.0).min(620.0);
    let modal = egui::Modal::new("import".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        ui.heading(RichText::new(desk.texts.get("import-title")).color(theme::GOLD));
        ui.separator();
        if let Some((read, share)) = store.importing {
            let words = desk.texts.with("import-reading", &[("count", read.into())]);
            ui.label(RichText::new(words).color(theme::BONE));
            ui.add(ProgressBar::new(share).fill(theme::GOLD));
            if ui.button(desk.texts.get("import-stop")).clicked() {
                wishes.push(Wish::Library(LibraryCommand::Cancel));
            }
            return;
        }
        theme::tall(screen.height() - 190.0).show(ui, |ui| {
            ui.set_width(width);
            match desk.library.imported.clone() {
                Some(imported) => told(ui, desk, &imported),
                None => ways(ui, desk, wishes),
            }
            own::show(ui, desk, store, wishes);
        });
        ui.separator();
        ui.horizontal_wrapped(|ui| {
            if ui.button(gold(desk.texts.get("menu-library"))).clicked() {
                desk.page = Page::Library;
            }
            if desk.library.imported.is_some()
                && ui.button(desk.texts.get("import-more-games")).clicked()
            {
                desk.library.imported = None;
            }
            if ui.button(desk.texts.get("menu-close")).clicked() {
                desk.page = Page::Board;
            }
        });
    });
    if modal.should_close() && store.importing.is_none() {
        desk.page = Page::Board;
    }
}

fn ways(ui: &mut Ui, desk: &mut Desk, wishes: &mut Vec<Wish>) {
    ui.label(RichText::new(desk.texts.get("import-ways")).color(theme::BONE));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if !desk.library.no_dialog && ui.button(gold(desk.texts.get("import-choose"))).clicked() {
            wishes
                .push(Wish::Library(LibraryCommand::ChooseImport(desk.texts.get("import-title"))));
        }
        if ui.button(gold(desk.texts.get("import-paste"))).clicked() {
            desk.library.wants_paste = true;
        }
    });
    ui.add_space(4.0);
    if desk.library.no_dialog {
        ui.label(RichText::new(desk.texts.get("import-no-dialog")).color(theme::FADED));
    }
    ui.label(RichText::new(desk.texts.get("import-path")).small().color(theme::FADED));
    ui.horizontal_wrapped(|ui| {
        // In a narrow window the button stands below.
        let room = ui.available_width();
        let room = if room < 340.0 { room - 16.0 } else { room - 120.0 };
        let field = TextEdit::singleline(&mut desk.library.path).desired_width(room);
        let field = ui.add(field.hint_text(desk.texts.get("library-path-hint")));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let read = ui.button(desk.texts.get("import-read")).clicked() || entered;
        let path = desk.library.path.trim();
        if read && !path.is_empty() {
            let source = match crate::rules::notation::is_link(path) {
                true => Source::Text(path.to_owned()),
                false => Source::File(PathBuf::from(path)),
            };
            wishes.push(Wish::Library(LibraryCommand::Import(vec![source])));
        }
    });
    if let Some((said, _)) = &desk.library.said {
        ui.label(RichText::new(said).color(theme::VERMILION));
    }
}

fn told(ui: &mut Ui, desk: &Desk, imported: &Imported) {
    let sentence = sentences::imported(&desk.texts, imported);
    ui.label(RichText::new(sentence).size(19.0).color(theme::BONE));
    if imported.errors.is_empty() {
        return;
    }
    ui.add_space(4.0);
    for sentence in sentences::mishaps(&desk.texts, imported) {
        ui.add(egui::Label::new(RichText::new(sentence).color(theme::VERMILION)).wrap());
    }
}
