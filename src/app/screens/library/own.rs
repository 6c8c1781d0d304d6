//! What the player made: what there is of it, and taking it away.

use super::super::{Wish, theme};
use super::sentences;
use crate::app::screens::Desk;
use crate::app::storage::{LibraryCommand, LibraryState, OwnFile, Removed};
use crate::catalogue::own::OwnFileKind;
use crate::texts::Texts;
use bevy_egui::egui::{Button, Label, RichText, Ui};
use std::path::PathBuf;
use std::sync::Arc;

/// What the page knows of it.
#[derive(Debug, Default)]
pub struct OwnPart {
    /// The one of which it is asked whether it is to be taken away.
    pub asked: Option<PathBuf>,
    /// What came of taking something away last.
    pub removed: Option<Arc<Removed>>,
    is_open: bool,
}

impl OwnPart {
    /// It is read anew whenever the page opens.
    fn open(&mut self, wishes: &mut Vec<Wish>) {
        if !std::mem::replace(&mut self.is_open, true) {
            *self = Self { is_open: true, ..Self::default() };
            wishes.push(Wish::Library(LibraryCommand::ListOwn));
        }
    }

    /// The page is shown no more.
    pub(super) const fn close(&mut self) {
        self.is_open = false;
    }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk, store: &LibraryState, wishes: &mut Vec<Wish>) {
    desk.library.own.open(wishes);
    if let Some(removed) = &desk.library.own.removed {
        let colour = if removed.result.is_ok() { theme::FADED } else { theme::VERMILION };
        let sentence = sentences::removed(&desk.texts, removed);
        ui.add(Label::new(RichText::new(sentence).color(colour)).wrap());
    }
    if store.own.is_empty() {
        return;
    }
    ui.separator();
    ui.label(RichText::new(desk.texts.get("own-title")).color(theme::GOLD));
    for file in store.own.iter() {
        ui.horizontal_wrapped(|ui| row(ui, desk, file, wishes));
    }
}

fn row(ui: &mut Ui, desk: &mut Desk, file: &OwnFile, wishes: &mut Vec<Wish>) {
    let texts = &desk.texts;
    let name = name(texts, file);
    if desk.library.own.asked.as_ref() != Some(&file.path) {
        ui.label(RichText::new(&name).color(theme::BONE));
        ui.label(RichText::new(kind(texts, file.kind)).small().color(theme::FADED));
        let remove = Button::new(texts.get("own-remove")).small();
        if ui.add(remove).clicked() {
            desk.library.own.asked = Some(file.path.clone());
        }
        return;
    }
    let question = texts.with("own-sure", &[("name", name.into())]);
    ui.label(RichText::new(question).color(theme::BONE));
    let remove = ui.button(RichText::new(texts.get("own-remove")).color(theme::VERMILION));
    if remove.clicked() {
        wishes.push(Wish::Library(LibraryCommand::RemoveOwn(Box::new(file.clone()))));
        desk.library.own.asked = None;
    } else if ui.button(texts.get("own-keep")).clicked() {
        desk.library.own.asked = None;
    }
}

/// Its name, or that of its file where it cannot be used.
pub(super) fn name(texts: &Texts, file: &OwnFile) -> String {
    match &file.made {
        Ok(made) => made.name(texts.language().code()).to_owned(),
        Err(_) => sentences::file_name(&file.path),
    }
}

fn kind(texts: &Texts, kind: OwnFileKind) -> String {
    match kind {
        OwnFileKind::Variant => texts.get("own-variant"),
        OwnFileKind::Board => texts.get("own-board"),
        OwnFileKind::Stones => texts.get("own-stones"),
    }
}
