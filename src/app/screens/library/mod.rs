//! The games that are kept: to be found, named, looked at, gone on with, taken elsewhere.

mod actions;
mod bring;
mod filters;
mod give;
mod list;
mod own;
mod page;
mod resume;
mod sentences;
mod strip;
mod thumb;
pub mod view;

pub use page::LibraryPage;
pub use strip::words as strip_words;

pub(super) use bring::show as bring;
pub(super) use give::show as give;
pub(super) use resume::show as resume;
pub(super) use strip::show as strip;

use super::desk::{Desk, Page};
use super::{Wish, theme};
use crate::app::session::CurrentSession;
use crate::app::settings::Settings;
use crate::app::storage::{LibraryCommand, LibraryEvent, LibraryState, Source};
use crate::app::table::KnownLooks;
use crate::catalogue::made::Made;
use bevy::prelude::{ButtonInput, KeyCode, MessageReader, MessageWriter, Real, Res, ResMut, Time};
use bevy_egui::EguiClipboard;
use bevy_egui::egui::{self, Context, RichText, Ui};
use bevy_egui::input::{EguiInputEvent, EguiWantsInput};

/// How long it takes until a page tells how far bringing games in is, in seconds.
const PATIENCE: f32 = 0.3;
/// What lies above and below the library's page, in points.
const AROUND: f32 = 110.0;

/// The library.
pub(super) fn show(ctx: &Context, desk: &mut Desk, store: &LibraryState, wishes: &mut Vec<Wish>) {
    let screen = ctx.viewport_rect();
    let width = (screen.width() - 60.0).min(820.0);
    desk.library.open(wishes);
    let modal = egui::Modal::new("library".into()).frame(theme::dialog()).show(ctx, |ui| {
        ui.set_width(width);
        // The list takes what height there is; in a low window all of the page is scrolled.
        let whole = theme::tall(screen.height() - AROUND).id_salt("library-page");
        whole.show(ui, |ui| {
            ui.set_width(width);
            contents(ui, desk, store, screen.height() - AROUND, wishes);
        });
    });
    if modal.should_close() {
        desk.page = Page::Board;
    }
}

fn contents(
    ui: &mut Ui,
    desk: &mut Desk,
    store: &LibraryState,
    height: f32,
    wishes: &mut Vec<Wish>,
) {
    let title = if desk.library.trash {
        desk.texts.get("library-trash")
    } else {
        desk.texts.get("menu-library")
    };
    ui.heading(RichText::new(title).color(theme::GOLD));
    filters::show(ui, desk);
    desk.library.find(store);
    let room = desk.library.room(height);
    list::show(ui, desk, store, room, wishes);
    actions::show(ui, desk, store, wishes);
    desk.library.rest = ui.min_rect().height() - room;
}

/// Hears what has come of what was wanted of the library.
pub(super) fn hear(
    time: Res<Time<Real>>,
    store: Res<LibraryState>,
    mut news: MessageReader<LibraryEvent>,
    mut session: ResMut<CurrentSession>,
    mut desk: ResMut<Desk>,
    (mut known, mut settings): (Option<ResMut<KnownLooks>>, Option<ResMut<Settings>>),
) {
    for news in news.read() {
        desk.hear_news(news);
        let choice = match news {
            LibraryEvent::Imported(imported) => imported.choices.as_deref(),
            LibraryEvent::OwnRemoved(removed) => Some(&removed.choices),
            _ => None,
        };
        let Some(choice) = choice else { continue };
        session.set_known_variants(choice.catalogue.usable().to_vec());
        if let Some(known) = &mut known {
            known.0 = choice.looks.clone();
        }
        if let (LibraryEvent::Imported(imported), Some(settings)) = (news, &mut settings) {
            put_on_table(&imported.own, settings);
        }
    }
    desk.pass_library(&store, time.delta_secs());
}

/// Whoever brings a board or stones in wants to see them.
fn put_on_table(own: &[Made], settings: &mut Settings) {
    for made in own {
        match made {
            Made::Variant(_) => {}
            Made::Board(look) => settings.board.clone_from(&look.title.key),
            Made::Stones(set) => settings.stones.clone_from(&set.title.key),
        }
    }
}

/// A game or a link on the clipboard is brought in by the usual keys, outside text fields. A browser
/// tells what was pasted, however that was done.
pub(super) fn paste(
    keys: Res<ButtonInput<KeyCode>>,
    egui: Res<EguiWantsInput>,
    mut events: MessageReader<EguiInputEvent>,
    clipboard: Option<ResMut<EguiClipboard>>,
    store: Res<LibraryState>,
    mut desk: ResMut<Desk>,
    mut orders: MessageWriter<LibraryCommand>,
) {
    let control =
        [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
    let hit = keys.any_pressed(control) && keys.just_pressed(KeyCode::KeyV);
    let told = events.read().filter_map(|message| match &message.event {
        egui::Event::Paste(text) => Some(text.clone()),
        _ => None,
    });
    let told = told.last().filter(|_| !egui.wants_any_keyboard_input());
    let asked = std::mem::take(&mut desk.library.wants_paste);
    let text = if store.asks_for_clipboard() {
        if asked {
            orders.write(LibraryCommand::Paste);
        }
        told
    } else if asked || hit && !egui.wants_any_keyboard_input() {
        Some(clipboard.and_then(|mut clipboard| clipboard.get_text()).unwrap_or_default())
    } else {
        None
    };
    let Some(text) = text else { return };
    if text.trim().is_empty() {
        let said = desk.texts.get("import-nothing-to-paste");
        desk.library.say(said);
    } else {
        orders.write(LibraryCommand::Import(vec![Source::Text(text)]));
    }
}
