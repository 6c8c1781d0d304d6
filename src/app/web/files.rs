//! Files in a browser: chosen in its dialog or dropped on the page, and offered as downloads. Also
//! its clipboard, which answers asynchronously.

use super::{bridge, wake};
use crate::app::schedule::AppSet;
use crate::app::storage::{Chooser, Chosen, HeldFiles, ImportSource, LibraryCommand};
use bevy::prelude::*;
use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static DROPPED: RefCell<Vec<(PathBuf, String)>> = const { RefCell::new(Vec::new()) };
    static HELD: Cell<bool> = const { Cell::new(false) };
}

/// Hears whether files are held over the page. Called by the page's script.
#[wasm_bindgen(js_name = holdFiles)]
pub fn hold_files(held: bool) {
    HELD.set(held);
    wake::wake();
}

/// Takes a file that was dropped on the page. Called by the page's script.
#[wasm_bindgen(js_name = bringIn)]
pub fn add_dropped_file(name: String, text: String) {
    DROPPED.with_borrow_mut(|files| files.push((name.into(), text)));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, import_dropped.before(AppSet::Input));
}

fn import_dropped(mut held: ResMut<HeldFiles>, mut commands: MessageWriter<LibraryCommand>) {
    held.set_if_neq(HeldFiles(HELD.get()));
    let files = DROPPED.take();
    if !files.is_empty() {
        let sources = files.into_iter().map(|(name, text)| ImportSource::Named(name, text));
        commands.write(LibraryCommand::Import(sources.collect()));
    }
}

/// The next file that was chosen, with its text.
fn next_chosen_file() -> Option<(PathBuf, String)> {
    let file = bridge::brought()?;
    let (name, text) = file.split_once('\n')?;
    Some((name.into(), text.to_owned()))
}

/// The browser's dialogs.
#[derive(Debug, Default)]
pub(super) struct PageChooser {
    choosing: bool,
    pasting: bool,
    files: Vec<(PathBuf, String)>,
    downloaded: Option<PathBuf>,
}

impl Chooser for PageChooser {
    fn open(&mut self, _title: String) {
        bridge::choose_files();
        self.choosing = true;
    }

    fn save(&mut self, _title: String, name: String, text: &dyn Fn() -> String) {
        bridge::download(&name, &text());
        self.downloaded = Some(name.into());
    }

    fn asks_for_clipboard(&self) -> bool {
        true
    }

    fn paste(&mut self) {
        bridge::ask_clipboard();
        self.pasting = true;
    }

    fn poll(&mut self) -> Option<Chosen> {
        if self.pasting {
            let answer = bridge::pasted()?;
            self.pasting = false;
            return Some(Chosen::Pasted(answer.strip_prefix("text:").map(str::to_owned)));
        }
        if let Some(name) = self.downloaded.take() {
            return Some(Chosen::Downloaded(name));
        }
        if !self.choosing {
            return None;
        }
        self.files.extend(std::iter::from_fn(next_chosen_file));
        if bridge::is_choosing() {
            return None;
        }
        self.choosing = false;
        let files = std::mem::take(&mut self.files);
        Some(if files.is_empty() { Chosen::Nothing } else { Chosen::Texts(files) })
    }
}
