//! What somebody wants of the library, and what has come of it.

use super::autosave::Coming;
use super::broken_off;
use super::dialog::Chosen;
use super::export::{self, Exported, Piece};
use super::import::{Imported, Source};
use super::own::{OwnFile, Removed};
use super::store::{Offer, Store};
use super::task::{OpenFault, Report, Task};
use crate::app::opponent::Opponent;
use crate::app::session::{Intent, Opened};
use crate::catalogue::library::{Notice, SaveFault, ShelfFault};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::sync::Arc;

/// What somebody wants of the library: a page, a dropped file, a test. Games are meant by their
/// names on the shelf.
#[derive(Message, Clone, Debug)]
pub enum Order {
    /// Read the games, or the deleted ones; what was read before stays until then.
    List {
        /// The deleted ones.
        trash: bool,
    },
    /// Go on with a game.
    GoOn(String),
    /// Do not go on with the game that was broken off.
    NotNow,
    /// A game is looked at from now on: what is remarked on it is kept with it.
    LookAt(String),
    /// Delete a game.
    Delete(String),
    /// Bring a deleted game back.
    Restore(String),
    /// Give a game a name.
    Name {
        /// The game.
        id: String,
        /// The name; an empty one takes it away.
        name: String,
    },
    /// Bring games in.
    Import(Vec<Source>),
    /// Ask for the clipboard's text to bring in, where it has to be asked for.
    Paste,
    /// Ask for files to bring in; the words are the dialog's title.
    ChooseImport(String),
    /// Write games into a file that is not there yet.
    Export(Vec<Piece>, PathBuf),
    /// Ask for a file to write games into: the dialog's title, and a name to propose.
    ChooseExport(Vec<Piece>, String, String),
    /// Read what the player made.
    ListOwn,
    /// Take something away that the player made.
    RemoveOwn(Box<OwnFile>),
    /// Do no more of what takes long.
    Cancel,
}

/// What has come of it.
#[derive(Message, Clone, Debug)]
pub enum News {
    /// A game is at the table now; where its newest save could not be used, why.
    Opened(Option<SaveFault>),
    /// A game cannot be opened.
    NotOpened(String, OpenFault),
    /// A game is deleted.
    Deleted(String),
    /// A deleted game is back.
    Restored(String),
    /// Something could not be done with a game.
    Failed(String, ShelfFault),
    /// Games were brought in.
    Imported(Arc<Imported>),
    /// The clipboard has no text, or is not given away to those who ask.
    NotPasted {
        /// It is not given away.
        refused: bool,
    },
    /// Something that the player made was taken away, or could not be.
    OwnRemoved(Arc<Removed>),
    /// Games were written.
    Exported(Exported),
    /// The system has no dialogs: the path is to be typed. Was it to read?
    NoDialog {
        /// Games were to be read, not written.
        import: bool,
    },
}

/// Hears what the worker and the dialogs have to tell.
pub(super) fn hear(
    time: Res<Time<Real>>,
    mut store: ResMut<Store>,
    mut opponent: Option<ResMut<Opponent>>,
    mut intents: MessageWriter<Intent>,
    mut orders: MessageWriter<Order>,
    mut news: MessageWriter<News>,
) {
    store.worker.work();
    while let Some(report) = store.worker.poll() {
        if report.is_last() {
            store.answered();
        }
        match report {
            Report::Kept(number, result) => store.hear_kept(number, result, time.elapsed()),
            Report::TakenUp(number, id, Ok(kept)) => {
                store.coming = Some(Coming { number, id: Some(id) });
                if let (Some(seed), Some(opponent)) = (broken_off::seed(&kept), &mut opponent) {
                    opponent.reseed(seed);
                }
                let fault = kept.notice.as_ref().map(|Notice::Backup(fault)| fault.clone());
                intents.write(Intent::Open(Box::new(broken_off::opened(*kept))));
                store.offer = Offer::None;
                news.write(News::Opened(fault));
            }
            Report::TakenUp(_, id, Err(fault)) => {
                store.offer = Offer::None;
                news.write(News::NotOpened(id, fault));
            }
            Report::Imported(mut imported) => {
                store.importing = None;
                if let Some((variant, game)) = imported.single.take() {
                    let number = store.next_number();
                    store.coming = Some(Coming { number, id: None });
                    intents.write(Intent::Open(Box::new(Opened::by_people(variant, game))));
                    news.write(News::Opened(None));
                } else {
                    store.want_lists();
                    store.give(Task::ListOwn);
                    news.write(News::Imported(Arc::new(*imported)));
                }
            }
            Report::Deleted(id, result) | Report::Restored(id, result) if result.is_err() => {
                news.write_batch(result.err().map(|fault| News::Failed(id, fault)));
            }
            Report::Deleted(id, _) => {
                store.want_lists();
                news.write(News::Deleted(id));
            }
            Report::Restored(id, _) => {
                store.want_lists();
                news.write(News::Restored(id));
            }
            Report::Named(id, result) => {
                store.want_lists();
                news.write_batch(result.err().map(|fault| News::NotOpened(id, fault)));
            }
            Report::OwnRemoved(removed) => {
                store.give(Task::ListOwn);
                news.write(News::OwnRemoved(Arc::new(*removed)));
            }
            Report::Exported(exported) => {
                news.write(News::Exported(exported));
            }
            report => store.hear_progress(report),
        }
    }
    match store.chooser.poll() {
        None => return,
        Some(Chosen::Open(paths)) => {
            let sources = paths.into_iter().map(Source::File).collect();
            orders.write(Order::Import(sources));
        }
        Some(Chosen::Texts(texts)) => {
            let sources = texts.into_iter().map(|(name, text)| Source::Named(name, text));
            orders.write(Order::Import(sources.collect()));
        }
        Some(Chosen::Pasted(Some(text))) if !text.trim().is_empty() => {
            orders.write(Order::Import(vec![Source::Text(text)]));
        }
        Some(Chosen::Pasted(text)) => {
            news.write(News::NotPasted { refused: text.is_none() });
        }
        Some(Chosen::HandedOver(path)) => {
            let count = store.to_export.len();
            news.write(News::Exported(Exported { path, count, fault: None }));
        }
        Some(Chosen::Save(path)) => {
            let games = std::mem::take(&mut store.to_export);
            // The dialog has asked whether a file that is there may be replaced.
            store.give(Task::Export { games, path, replace: true });
        }
        Some(Chosen::Nothing) => {}
        Some(Chosen::NoDialog) => {
            news.write(News::NoDialog { import: store.to_export.is_empty() });
        }
    }
    store.choosing = false;
    store.to_export.clear();
}

/// Files that are dropped onto the window are brought in.
pub(super) fn dropped(mut drops: MessageReader<FileDragAndDrop>, mut orders: MessageWriter<Order>) {
    let files = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(Source::File(path_buf.clone())),
        _ => None,
    });
    let files: Vec<Source> = files.collect();
    if !files.is_empty() {
        orders.write(Order::Import(files));
    }
}

/// Does what is ordered.
pub(super) fn follow(mut orders: MessageReader<Order>, mut store: ResMut<Store>) {
    for order in orders.read() {
        store.follow(order.clone());
    }
}

impl Store {
    fn follow(&mut self, order: Order) {
        match order {
            Order::List { trash } => self.give(Task::List { trash }),
            Order::GoOn(id) => {
                let number = self.next_number();
                self.give(Task::TakeUp { number, id });
            }
            Order::NotNow => self.offer = Offer::None,
            Order::LookAt(id) => self.to_look_at = Some(id),
            Order::Delete(id) => self.give(Task::Delete(id)),
            Order::Restore(id) => self.give(Task::Restore(id)),
            Order::Name { id, name } => self.give(Task::Name { id, name }),
            Order::Import(sources) => {
                self.importing = Some((0, 0.0));
                self.give(Task::Import(sources));
            }
            Order::ChooseImport(title) if !self.choosing => {
                self.choosing = true;
                self.to_export.clear();
                self.chooser.open(title);
            }
            Order::ChooseExport(games, title, name) if !self.choosing => {
                self.choosing = true;
                self.to_export = games;
                let text = || export::text(&self.to_export);
                self.chooser.save(title, name, &text);
            }
            Order::Paste if !self.choosing => {
                self.choosing = true;
                self.to_export.clear();
                self.chooser.paste();
            }
            Order::ChooseImport(_) | Order::ChooseExport(..) | Order::Paste => {}
            Order::Export(games, path) => {
                self.give(Task::Export { games, path, replace: false });
            }
            Order::ListOwn => self.give(Task::ListOwn),
            Order::RemoveOwn(file) => self.give(Task::RemoveOwn(file)),
            Order::Cancel => self.give(Task::Cancel),
        }
    }

    /// Reads those lists anew that were read before.
    fn want_lists(&mut self) {
        if self.games.is_some() {
            self.give(Task::List { trash: false });
        }
        if self.trash.is_some() {
            self.give(Task::List { trash: true });
        }
    }

    fn hear_progress(&mut self, report: Report) {
        match report {
            Report::BrokenOff(found) => self.offer = found.map_or(Offer::None, Offer::Game),
            Report::Listing(done, all) => self.reading = Some((done, all)),
            Report::Listed(trash, listed) => {
                self.reading = None;
                self.version += 1;
                // A shelf that cannot be read is an empty one; that it cannot be written is told
                // when something is to be kept.
                let listed = Some(Arc::new(listed.unwrap_or_default()));
                *if trash { &mut self.trash } else { &mut self.games } = listed;
            }
            Report::OwnListed(files) => self.own = Arc::new(files),
            Report::Importing(read, share) => self.importing = Some((read, share)),
            _ => {}
        }
    }
}
