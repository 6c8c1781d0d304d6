//! Reads settings when the program starts, and writes them in the background shortly after a
//! change. Errors of the file or its folder never stop the program.

use super::text::{self, ParsedSettings};
use super::{Settings, Values};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::file::FileError;
use crate::catalogue::text_storage::{FileTextStorage, MemoryTextStorage, TextStorage};
use crate::texts::{Texts, say};
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::sync::Arc;

/// The name of the file.
const FILE: &str = "settings.ron";
/// The seconds between the last change and writing it, so that moving a slider writes only once.
const WRITE_DELAY: f32 = 0.5;
/// The seconds after which settings that could not be written are written again.
const RETRY_DELAY: f32 = 10.0;

/// What the player should know about the settings file.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsEvent {
    /// The file cannot be read as settings. It was moved, and the defaults apply.
    MovedAside {
        /// What is wrong with it.
        reason: String,
        /// Where it is now.
        place: String,
    },
    /// The file cannot be read for the moment, or not as settings and cannot be moved. It stays as it is, the
    /// defaults apply, and nothing is stored.
    Blocked {
        /// What is wrong with it.
        reason: String,
        /// Where it is.
        place: String,
    },
    /// The file has unknown entries. The original was moved.
    UnknownEntries {
        /// The names of the entries.
        names: Vec<String>,
        /// Where the original is now; empty if it could not be moved.
        place: String,
    },
    /// Settings cannot be written.
    NotStored {
        /// The reason in the words of the system.
        reason: String,
    },
}

impl SettingsEvent {
    /// The event as a sentence.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            Self::MovedAside { reason, place } => texts.with(
                "settings-put-aside",
                &[("reason", reason.clone().into()), ("place", place.clone().into())],
            ),
            Self::Blocked { reason, place } => texts.with(
                "settings-stuck",
                &[("reason", reason.clone().into()), ("place", place.clone().into())],
            ),
            Self::UnknownEntries { names, place } => texts.with(
                "settings-unknown",
                &[("names", names.join(", ").into()), ("place", place.clone().into())],
            ),
            Self::NotStored { reason } => {
                texts.with("settings-not-kept", &[("reason", reason.clone().into())])
            }
        }
    }
}

/// Writes settings to their storage.
#[derive(Resource)]
pub struct SettingsStore {
    storage: Arc<dyn TextStorage>,
    /// The settings as they were when they were last read or written here.
    stored: Values,
    /// Whether nothing may be written, because the storage holds something unreadable that cannot
    /// be moved.
    blocked: bool,
    /// The seconds until the last change is written; `None` if there is none.
    delay: Option<f32>,
    /// The seconds until settings that could not be written are written again.
    retry: Option<f32>,
    writing: Option<(Values, Task<Result<(), FileError>>)>,
    /// Whether an error of writing has been reported.
    error_reported: bool,
}

impl SettingsStore {
    /// The player's settings file; storage in memory if the system has no place for a file.
    pub fn of_player() -> Arc<dyn TextStorage> {
        match FileTextStorage::of_player(FILE) {
            Some(file) => Arc::new(file),
            None => Arc::new(MemoryTextStorage::default()),
        }
    }

    /// Reads settings from a storage. What cannot be read is moved aside and reported, and never
    /// lost.
    pub fn open(
        storage: Arc<dyn TextStorage>,
        texts: &Texts,
    ) -> (Self, Settings, Option<SettingsEvent>) {
        let mut store = Self {
            storage,
            stored: Values::default(),
            blocked: false,
            delay: None,
            retry: None,
            writing: None,
            error_reported: false,
        };
        let (values, event) = match store.storage.read() {
            Ok(None) | Err(FileError::Empty) => (Values::default(), None),
            Ok(Some(written)) => match text::read(&written) {
                Ok(ParsedSettings { values, unknown }) if unknown.is_empty() => (values, None),
                Ok(ParsedSettings { values, unknown }) => {
                    let place = store.storage.put_aside(Some(&text::write(&values)));
                    let place = place.unwrap_or_default();
                    if place.is_empty() {
                        store.delay = Some(0.0);
                    }
                    (values, Some(SettingsEvent::UnknownEntries { names: unknown, place }))
                }
                Err(error) => {
                    let reason = format!("{}:{}: {}", error.line, error.column, error.reason);
                    (Values::default(), Some(store.move_aside(reason)))
                }
            },
            Err(error) => {
                let reason = say::file_error(texts, &error);
                if error.may_pass() {
                    store.blocked = true;
                    let place = store.storage.name();
                    (Values::default(), Some(SettingsEvent::Blocked { reason, place }))
                } else {
                    (Values::default(), Some(store.move_aside(reason)))
                }
            }
        };
        store.stored = values.clone();
        (store, Settings(values), event)
    }

    fn move_aside(&mut self, reason: String) -> SettingsEvent {
        if let Ok(place) = self.storage.put_aside(None) {
            return SettingsEvent::MovedAside { reason, place };
        }
        self.blocked = true;
        SettingsEvent::Blocked { reason, place: self.storage.name() }
    }

    /// Whether no change waits to be written. One that could not be written waits for a later try.
    pub fn is_settled(&self) -> bool {
        self.delay.is_none() && self.writing.is_none()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (schedule_write, write, write_at_exit).chain())
        .init_resource::<Settings>();
}

/// A change restarts the delay before writing.
fn schedule_write(settings: Res<Settings>, store: Option<ResMut<SettingsStore>>) {
    let Some(mut store) = store.filter(|_| settings.is_changed()) else { return };
    let last = store.writing.as_ref().map_or(&store.stored, |(values, _)| values);
    if *last != settings.0 && !store.blocked {
        store.delay = Some(WRITE_DELAY);
    }
}

/// Writes in the background after the delay.
fn write(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    store: Option<ResMut<SettingsStore>>,
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    let Some(mut store) = store else { return };
    if let Some(left) = store.retry {
        let left = left - time.delta_secs();
        store.retry = (left > 0.0).then_some(left);
        if left <= 0.0 {
            store.delay.get_or_insert(0.0);
        }
    }
    if store.is_settled() {
        return;
    }
    let ended = store.writing.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(ended) = ended {
        let written = store.writing.take();
        match (ended, written) {
            (Ok(()), Some((values, _))) => store.stored = values,
            (Ok(()), None) => {}
            (Err(error), _) => {
                store.retry = Some(RETRY_DELAY);
                if !std::mem::replace(&mut store.error_reported, true) {
                    let reason = say::file_write_error(&texts, &error);
                    toasts.tell(SettingsEvent::NotStored { reason }.say(&texts));
                }
            }
        }
    }
    let Some(left) = store.delay else { return };
    let left = left - time.delta_secs();
    store.delay = Some(left);
    if left > 0.0 || store.writing.is_some() {
        return;
    }
    (store.delay, store.retry) = (None, None);
    let (storage, before) = (store.storage.clone(), store.stored.clone());
    let (values, written) = (settings.0.clone(), settings.0.clone());
    let task = IoTaskPool::get().spawn(async move { write_changes(&*storage, &before, written) });
    store.writing = Some((values, task));
}

/// Writes settings, and keeps what another copy of the program has stored since `before` was known. What cannot be
/// read is never overwritten.
fn write_changes(
    storage: &dyn TextStorage,
    before: &Values,
    values: Values,
) -> Result<(), FileError> {
    let _lock = storage.lock();
    let stored = match storage.read() {
        Ok(Some(written)) => text::read(&written).ok(),
        Ok(None) | Err(FileError::Empty) => return storage.write(&text::write(&values)),
        Err(error) if error.may_pass() => return Err(error),
        Err(_) => None,
    };
    match stored {
        Some(ParsedSettings { values: stored, unknown }) => {
            let text = text::write(&values.with_changes(before, stored));
            if unknown.is_empty() {
                storage.write(&text)
            } else {
                storage.put_aside(Some(&text)).map(drop)
            }
        }
        None => storage.put_aside(Some(&text::write(&values))).map(drop),
    }
}

/// Writes changes that are still delayed when the program ends.
fn write_at_exit(
    mut exits: MessageReader<AppExit>,
    settings: Res<Settings>,
    store: Option<ResMut<SettingsStore>>,
) {
    if exits.read().next().is_none() {
        return;
    }
    let waits = |store: &SettingsStore| !store.is_settled() || store.retry.is_some();
    let Some(mut store) = store.filter(|store| waits(store) && !store.blocked) else { return };
    // A write in progress has the same or an older state, so this one must come after it.
    if let Some((values, task)) = store.writing.take()
        && bevy::tasks::block_on(task).is_ok()
    {
        store.stored = values;
    }
    // The window is closing, so an error could not be shown.
    let _ = write_changes(&*store.storage, &store.stored, settings.0.clone());
    store.delay = None;
}
