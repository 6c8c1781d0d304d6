//! Reads settings when the program starts and writes them shortly after a change, in the
//! background. Whatever is wrong with the file or its folder, the program starts and plays on.

use super::text::{self, Read};
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
/// Seconds between the last change and the writing of it: a slider that is being drawn is not
/// written a hundred times.
const PAUSE: f32 = 0.5;

/// What the player ought to know of the file.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsEvent {
    /// It was no settings, lies elsewhere now, and the defaults hold.
    PutAside {
        /// What was wrong.
        reason: String,
        /// Where it lies.
        place: String,
    },
    /// It is no settings and cannot be moved either: it stays as it is, and nothing is kept.
    Stuck {
        /// What is wrong.
        reason: String,
        /// Where it lies.
        place: String,
    },
    /// It has entries that this program does not know; as it was it lies elsewhere.
    Unknown {
        /// Their names.
        names: Vec<String>,
        /// Where the file lies as it was; empty when it could not be moved.
        place: String,
    },
    /// It cannot be written.
    NotKept {
        /// Why not, in the words of the system.
        reason: String,
    },
}

impl SettingsEvent {
    /// The news in a sentence.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            Self::PutAside { reason, place } => texts.with(
                "settings-put-aside",
                &[("reason", reason.clone().into()), ("place", place.clone().into())],
            ),
            Self::Stuck { reason, place } => texts.with(
                "settings-stuck",
                &[("reason", reason.clone().into()), ("place", place.clone().into())],
            ),
            Self::Unknown { names, place } => texts.with(
                "settings-unknown",
                &[("names", names.join(", ").into()), ("place", place.clone().into())],
            ),
            Self::NotKept { reason } => {
                texts.with("settings-not-kept", &[("reason", reason.clone().into())])
            }
        }
    }
}

/// Where settings are kept, and how far that has come.
#[derive(Resource)]
pub struct SettingsStore {
    drawer: Arc<dyn SettingsStorage>,
    /// What lies in the drawer, as far as is known.
    kept: Values,
    /// The drawer is left alone: what is in it is not understood and cannot be moved.
    locked: bool,
    /// Seconds until the change is written.
    wait: Option<f32>,
    writing: Option<(Values, Task<Result<(), String>>)>,
    /// It has been told once that nothing can be kept.
    told: bool,
}

impl SettingsStore {
    /// The player's file, or the memory where the system has no place for one.
    pub fn of_player() -> Arc<dyn SettingsStorage> {
        match FileSettingsStorage::of_player(FILE) {
            Some(file) => Arc::new(file),
            None => Arc::new(MemorySettingsStorage::default()),
        }
    }

    /// Reads what a drawer holds, and tells what there is to tell. What cannot be understood is
    /// put aside, and never lost.
    pub fn open(
        drawer: Arc<dyn SettingsStorage>,
        texts: &Texts,
    ) -> (Self, Settings, Option<SettingsEvent>) {
        let mut bureau = Self {
            drawer,
            kept: Values::default(),
            locked: false,
            wait: None,
            writing: None,
            told: false,
        };
        let (values, news) = match bureau.drawer.read() {
            Ok(None) | Err(FileError::Empty) => (Values::default(), None),
            Ok(Some(written)) => match text::read(&written) {
                Ok(Read { values, unknown }) if unknown.is_empty() => (values, None),
                Ok(Read { values, unknown }) => {
                    let place = bureau.drawer.put_aside().unwrap_or_default();
                    // What was moved away must be written anew.
                    bureau.wait = Some(0.0);
                    (values, Some(SettingsEvent::Unknown { names: unknown, place }))
                }
                Err(error) => {
                    let reason = format!("{}:{}: {}", error.line, error.column, error.reason);
                    (Values::default(), Some(bureau.put_aside(reason)))
                }
            },
            Err(error) => {
                let reason = say::file_error(texts, &error);
                (Values::default(), Some(bureau.put_aside(reason)))
            }
        };
        bureau.kept = values.clone();
        (bureau, Settings(values), news)
    }

    fn put_aside(&mut self, reason: String) -> SettingsEvent {
        if let Ok(place) = self.drawer.put_aside() {
            return SettingsEvent::PutAside { reason, place };
        }
        self.locked = true;
        SettingsEvent::Stuck { reason, place: self.drawer.name() }
    }

    /// Is everything written that has changed?
    pub fn is_settled(&self) -> bool {
        self.wait.is_none() && self.writing.is_none()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (notice, write, write_at_the_end).chain()).init_resource::<Settings>();
}

/// A change starts the clock anew.
fn notice(settings: Res<Settings>, bureau: Option<ResMut<SettingsStore>>) {
    let Some(mut bureau) = bureau.filter(|_| settings.is_changed()) else { return };
    if bureau.kept != settings.0 && !bureau.locked {
        bureau.wait = Some(PAUSE);
    }
}

/// Writes in the background when the clock has run down.
fn write(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    bureau: Option<ResMut<SettingsStore>>,
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    let Some(mut bureau) = bureau else { return };
    if bureau.is_settled() {
        return;
    }
    let ended = bureau.writing.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(ended) = ended {
        let written = bureau.writing.take();
        match (ended, written) {
            (Ok(()), Some((values, _))) => bureau.kept = values,
            (Err(reason), _) if !std::mem::replace(&mut bureau.told, true) => {
                toasts.tell(SettingsEvent::NotKept { reason }.say(&texts));
            }
            _ => {}
        }
    }
    let Some(left) = bureau.wait else { return };
    let left = left - time.delta_secs();
    bureau.wait = Some(left);
    if left > 0.0 || bureau.writing.is_some() {
        return;
    }
    bureau.wait = None;
    let (drawer, values) = (bureau.drawer.clone(), settings.0.clone());
    let text = text::write(&values);
    let task = IoTaskPool::get().spawn(async move { drawer.write(&text) });
    bureau.writing = Some((values, task));
}

/// Nothing that was set is lost when the program ends before the clock has run down.
fn write_at_the_end(
    mut ends: MessageReader<AppExit>,
    settings: Res<Settings>,
    bureau: Option<ResMut<SettingsStore>>,
) {
    if ends.read().next().is_none() {
        return;
    }
    let Some(mut bureau) = bureau.filter(|bureau| !bureau.is_settled() && !bureau.locked) else {
        return;
    };
    // A task under way is for an older state, or the same; either way this one comes after it.
    if let Some((_, task)) = bureau.writing.take() {
        let _ = bevy::tasks::block_on(task);
    }
    // The window is closing: there is nobody left to be told.
    let _ = bureau.drawer.write(&text::write(&settings.0));
    bureau.wait = None;
}
