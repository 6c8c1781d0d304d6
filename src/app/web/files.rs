//! Files in a browser: chosen in its dialog or dropped on the page, and handed over as downloads.

use super::{bridge, wake};
use crate::app::AppSet;
use crate::app::storage::{Chooser, Chosen, Order, Source};
use bevy::prelude::*;
use std::cell::RefCell;
use std::path::PathBuf;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static DROPPED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Takes the text of a file that was dropped on the page.
#[wasm_bindgen(js_name = bringIn)]
pub fn bring_in(text: String) {
    DROPPED.with_borrow_mut(|texts| texts.push(text));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, dropped.before(AppSet::Input));
}

fn dropped(mut orders: MessageWriter<Order>) {
    let texts = DROPPED.take();
    if !texts.is_empty() {
        orders.write(Order::Import(texts.into_iter().map(Source::Text).collect()));
    }
}

/// The browser's dialogs.
#[derive(Debug, Default)]
pub(super) struct PageChooser {
    choosing: bool,
    texts: Vec<String>,
    handed: Option<PathBuf>,
}

impl Chooser for PageChooser {
    fn open(&mut self, _title: String) {
        bridge::choose_files();
        self.choosing = true;
    }

    fn save(&mut self, _title: String, name: String, text: &dyn Fn() -> String) {
        bridge::download(&name, &text());
        self.handed = Some(name.into());
    }

    fn poll(&mut self) -> Option<Chosen> {
        if let Some(name) = self.handed.take() {
            return Some(Chosen::HandedOver(name));
        }
        if !self.choosing {
            return None;
        }
        self.texts.extend(std::iter::from_fn(bridge::brought));
        if bridge::is_choosing() {
            return None;
        }
        self.choosing = false;
        let texts = std::mem::take(&mut self.texts);
        Some(if texts.is_empty() { Chosen::Nothing } else { Chosen::Texts(texts) })
    }
}
