//! Reads settings when the program starts, and writes them in the background shortly after a
//! change. Errors of the file or its folder never stop the program.

use super::text::{self, ParsedSettings};
use super::{Settings, Values};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::file::FileError;
use crate::catalogue::settings_storage::{
    FileSettingsStorage, MemorySettingsStorage, SettingsStorage,
};
use crate::texts::{Texts, say};
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::sync::Arc;

/// The name of the file.
const FILE: &str = "settings.ron";
/// The seconds between the last change and writing it, so that moving a slider writes only once.
const WRITE_DELAY: f32 = 0.5;

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
    /// The file cannot be read as settings and cannot be moved. It stays as it is, the defaults
    /// apply, and nothing is stored.
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
    storage: Arc<dyn SettingsStorage>,
    /// The settings that are stored.
    stored: Values,
    /// Whether nothing may be written, because the storage holds something unreadable that cannot
    /// be moved.
    blocked: bool,
    /// The seconds until the last change is written; `None` if there is none.
    delay: Option<f32>,
    writing: Option<(Values, Task<Result<(), String>>)>,
    /// Whether an error of writing has been reported.
    error_reported: bool,
}

impl SettingsStore {
    /// The player's settings file; storage in memory if the system has no place for a file.
    pub fn of_player() -> Arc<dyn SettingsStorage> {
        match FileSettingsStorage::of_player(FILE) {
            Some(file) => Arc::new(file),
            None => Arc::new(MemorySettingsStorage::default()),
        }
    }

    /// Reads settings from a storage. What cannot be read is moved aside and reported, and never
    /// lost.
    pub fn open(
        storage: Arc<dyn SettingsStorage>,
        texts: &Texts,
    ) -> (Self, Settings, Option<SettingsEvent>) {
        let mut store = Self {
            storage,
            stored: Values::default(),
            blocked: false,
            delay: None,
            writing: None,
            error_reported: false,
        };
        let (values, event) = match store.storage.read() {
            Ok(None) | Err(FileError::Empty) => (Values::default(), None),
            Ok(Some(written)) => match text::read(&written) {
                Ok(ParsedSettings { values, unknown }) if unknown.is_empty() => (values, None),
                Ok(ParsedSettings { values, unknown }) => {
                    let place = store.storage.put_aside().unwrap_or_default();
                    // The file was moved, so it must be written again.
                    store.delay = Some(0.0);
                    (values, Some(SettingsEvent::UnknownEntries { names: unknown, place }))
                }
                Err(error) => {
                    let reason = format!("{}:{}: {}", error.line, error.column, error.reason);
                    (Values::default(), Some(store.move_aside(reason)))
                }
            },
            Err(error) => {
                let reason = say::file_error(texts, &error);
                (Values::default(), Some(store.move_aside(reason)))
            }
        };
        store.stored = values.clone();
        (store, Settings(values), event)
    }

    fn move_aside(&mut self, reason: String) -> SettingsEvent {
        if let Ok(place) = self.storage.put_aside() {
            return SettingsEvent::MovedAside { reason, place };
        }
        self.blocked = true;
        SettingsEvent::Blocked { reason, place: self.storage.name() }
    }

    /// Whether all changes are written.
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
    if store.stored != settings.0 && !store.blocked {
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
    if store.is_settled() {
        return;
    }
    let ended = store.writing.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(ended) = ended {
        let written = store.writing.take();
        match (ended, written) {
            (Ok(()), Some((values, _))) => store.stored = values,
            (Err(reason), _) if !std::mem::replace(&mut store.error_reported, true) => {
                toasts.tell(SettingsEvent::NotStored { reason }.say(&texts));
            }
            _ => {}
        }
    }
    let Some(left) = store.delay else { return };
    let left = left - time.delta_secs();
    store.delay = Some(left);
    if left > 0.0 || store.writing.is_some() {
        return;
    }
    store.delay = None;
    let (storage, values) = (store.storage.clone(), settings.0.clone());
    let text = text::write(&values);
    let task = IoTaskPool::get().spawn(async move { storage.write(&text) });
    store.writing = Some((values, task));
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
    let Some(mut store) = store.filter(|store| !store.is_settled() && !store.blocked) else {
        return;
    };
    // A write in progress has the same or an older state, so this one must come after it.
    if let Some((_, task)) = store.writing.take() {
        let _ = bevy::tasks::block_on(task);
    }
    // The window is closing, so an error could not be shown.
    let _ = store.storage.write(&text::write(&settings.0));
    store.delay = None;
}
