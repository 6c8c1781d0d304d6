//! The stored games: finding, naming, reviewing, resuming, importing and exporting them.

mod actions;
mod banner;
mod export;
mod filters;
mod import;
mod list;
mod own_files;
mod sentences;
mod state;
pub mod view;

pub use state::LibraryPage;

pub(in crate::app) use banner::{announce, show as banner};
pub(in crate::app) use export::show as export;
pub(in crate::app) use import::show as import;

use super::{ExportItem, ImportSource, LibraryCommand, LibraryEvent, LibraryState};
use crate::app::actions::{ActionInput, Key, Pressed};
use crate::app::content::CurrentCatalogue;
use crate::app::editor::EditorCommand;
use crate::app::pages::{OpenPage, Page};
use crate::app::session::CurrentSession;
use crate::app::settings::values::Settings;
use crate::app::table::KnownLooks;
use crate::app::texts::CurrentTexts;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::catalogue::content::CustomItem;
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use bevy_egui::egui::{self, Id, Ui};
use bevy_egui::input::{EguiInputEvent, EguiWantsInput};

/// The time after which a page shows the progress of an import, in seconds.
const PROGRESS_DELAY: f32 = 0.3;
/// The approximate height of the page without its list, in points, until it is measured.
const REST: f32 = 330.0;

/// The state of the library's pages.
fn library<'a>(model: &Model<'a>) -> &'a LibraryPage {
    model.get()
}

/// The stored games.
fn store<'a>(model: &Model<'a>) -> &'a LibraryState {
    model.get()
}

/// Asks where games are to be exported to.
pub(in crate::app) fn export_games(model: &Model<'_>, games: Vec<ExportItem>) {
    let to_export = games.clone();
    model.ask(LibraryPage::edit(|page| page.to_export = to_export));
    model.ask(if library(model).no_dialog {
        UiAction::OpenPage(Page::Export)
    } else {
        let (title, name) = (model.texts.get("library-save"), model.texts.get("library-file"));
        UiAction::send(LibraryCommand::ChooseExport(games, title, name))
    });
}

/// Draws the library.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    PageFrame::beside("library", 820.0).show(root, model, |ui, room| {
        // The list takes the height that is left; in a low window the whole page scrolls.
        let whole = theme::tall(room.y).id_salt("library-page");
        whole.show(ui, |ui| {
            ui.set_width(room.x);
            contents(ui, model, room.y);
        });
    });
}

fn contents(ui: &mut Ui, model: &Model<'_>, height: f32) {
    let title = if library(model).trash {
        model.texts.get("library-trash")
    } else {
        model.texts.get("menu-library")
    };
    theme::title(ui, title);
    filters::show(ui, model);
    // The height of everything but the list, measured when it was last drawn.
    let key = Id::new("library-rest");
    let rest = ui.data(|data| data.get_temp(key)).unwrap_or(REST);
    let room = (height - 4.0 - rest).clamp(110.0, 560.0);
    list::show(ui, model, room);
    actions::show(ui, model);
    let measured = ui.min_rect().height() - room;
    if (measured - rest).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(key, measured));
        ui.ctx().request_repaint();
    }
}

/// Follows the events of the library, and lets time pass for its pages.
pub(in crate::app) fn follow(
    time: Res<Time<Real>>,
    store: Res<LibraryState>,
    texts: Res<CurrentTexts>,
    mut events: MessageReader<LibraryEvent>,
    mut session: ResMut<CurrentSession>,
    mut library: ResMut<LibraryPage>,
    mut open: ResMut<OpenPage>,
    mut catalogue: ResMut<CurrentCatalogue>,
    (mut known, mut settings): (Option<ResMut<KnownLooks>>, Option<ResMut<Settings>>),
    mut commands: MessageWriter<LibraryCommand>,
) {
    let mut page = open.0;
    for event in events.read() {
        library.hear(event, &texts, &mut page, &mut catalogue);
        let choice = match event {
            LibraryEvent::Imported(imported) => imported.choices.as_deref(),
            LibraryEvent::OwnRemoved(removed) => Some(&removed.choices),
            _ => None,
        };
        let Some(choice) = choice else { continue };
        session.set_known_variants(choice.catalogue.usable().to_vec());
        if let Some(known) = &mut known {
            known.0 = choice.looks.clone();
        }
        if let (LibraryEvent::Imported(imported), Some(settings)) = (event, &mut settings) {
            use_looks(&imported.own, settings);
        }
    }
    commands.write_batch(library.advance(&store, time.delta_secs(), &mut page));
    open.set_if_neq(OpenPage(page));
}

/// Selects imported boards and stones, so that the player sees them.
fn use_looks(own: &[CustomItem], settings: &mut Settings) {
    for made in own {
        match made {
            CustomItem::Variant(_) | CustomItem::Lesson(_) => {}
            CustomItem::Board(look) => settings.board.clone_from(&look.title.key),
            CustomItem::Stones(set) => settings.stones.clone_from(&set.title.key),
        }
    }
}

/// Keeps the list of matching games up to date while the library is open.
pub(in crate::app) fn find(
    page: Res<OpenPage>,
    store: Res<LibraryState>,
    mut library: ResMut<LibraryPage>,
) {
    if page.0 == Page::Library {
        library.find(&store);
    }
}

/// Imports a game or a link from the clipboard when the usual keys are pressed outside text fields; in
/// the position editor, reads a position.
/// A browser reports what was pasted, however the player did it.
pub(in crate::app) fn paste(
    keys: Res<ActionInput>,
    egui: Res<EguiWantsInput>,
    mut events: MessageReader<EguiInputEvent>,
    clipboard: Option<ResMut<EguiClipboard>>,
    (store, page): (Res<LibraryState>, Res<OpenPage>),
    texts: Res<CurrentTexts>,
    mut library: ResMut<LibraryPage>,
    mut commands: MessageWriter<LibraryCommand>,
    mut editor: MessageWriter<EditorCommand>,
) {
    let paste = |key: &Pressed| key.control && key.keys.contains(&Key::Character('V'));
    let hit = keys.pressed.iter().any(paste);
    let pasted = events.read().filter_map(|message| match &message.event {
        egui::Event::Paste(text) => Some(text.clone()),
        _ => None,
    });
    let pasted = pasted.last().filter(|_| !egui.wants_any_keyboard_input());
    let asked = std::mem::take(&mut library.wants_paste);
    let text = if store.asks_for_clipboard() {
        if asked {
            commands.write(LibraryCommand::Paste);
        }
        pasted
    } else if asked || hit && !egui.wants_any_keyboard_input() {
        Some(clipboard.and_then(|mut clipboard| clipboard.get_text()).unwrap_or_default())
    } else {
        None
    };
    let Some(text) = text else { return };
    if text.trim().is_empty() {
        library.say(texts.get("import-nothing-to-paste"));
    } else if page.0 == Page::Editor {
        editor.write(EditorCommand::Type(text.trim().to_owned()));
    } else {
        commands.write(LibraryCommand::Import(vec![ImportSource::Text(text)]));
    }
}
