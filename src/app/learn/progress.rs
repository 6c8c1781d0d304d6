//! Records what was done in exercises, and stores it at once.

use super::{CurrentCourse, CurrentExercise};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::settings_storage::{
    FileSettingsStorage, MemorySettingsStorage, SettingsStorage,
};
use crate::learn::{Course, Progress};
use crate::texts::{Language, Texts, say};
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::sync::Arc;

/// The name of the file.
const FILE: &str = "progress.ron";

/// Writes the player's progress to its storage, in the background.
#[derive(Resource)]
pub struct ProgressStore {
    storage: Arc<dyn SettingsStorage>,
    /// The progress that is stored or being written.
    submitted: Progress,
    writing: Option<Task<Result<(), String>>>,
    /// Whether nothing may be written, because the storage holds something unreadable that cannot
    /// be moved.
    blocked: bool,
    /// Whether an error of writing has been reported.
    error_reported: bool,
}

impl Default for ProgressStore {
    /// A store in memory, for apps without a player's folder.
    fn default() -> Self {
        Self::open(Arc::new(MemorySettingsStorage::default()), &Texts::new(Language::English)).0
    }
}

impl ProgressStore {
    /// The player's file; storage in memory if the system has no place for a file.
    pub fn of_player() -> Arc<dyn SettingsStorage> {
        match FileSettingsStorage::of_player(FILE) {
            Some(file) => Arc::new(file),
            None => Arc::new(MemorySettingsStorage::default()),
        }
    }

    /// Reads the progress from a storage. What cannot be read is moved aside and reported in a
    /// sentence; what can be read of it is kept.
    pub fn open(
        storage: Arc<dyn SettingsStorage>,
        texts: &Texts,
    ) -> (Self, Progress, Option<String>) {
        let (progress, error) = match storage.read() {
            Ok(None) => (Progress::new(), None),
            Ok(Some(text)) => match Progress::read(&text) {
                Ok(progress) => (progress, None),
                Err(salvaged) => (salvaged.progress, Some(salvaged.error.to_string())),
            },
            Err(error) => (Progress::new(), Some(say::file_error(texts, &error))),
        };
        let mut store = Self {
            storage,
            submitted: progress.clone(),
            writing: None,
            blocked: false,
            error_reported: false,
        };
        let sentence = error.map(|reason| {
            // What was salvaged must be written again.
            store.submitted = Progress::new();
            match store.storage.put_aside() {
                Ok(place) => texts.with(
                    "progress-put-aside",
                    &[("reason", reason.into()), ("place", place.into())],
                ),
                Err(_) => {
                    store.blocked = true;
                    let place = store.storage.name();
                    texts.with(
                        "progress-stuck",
                        &[("reason", reason.into()), ("place", place.into())],
                    )
                }
            }
        });
        (store, progress, sentence)
    }
}

/// Adds a solved exercise to the progress.
pub(super) fn record(mut exercise: ResMut<CurrentExercise>, mut course: ResMut<CurrentCourse>) {
    let CurrentExercise { run: Some(run), recorded, .. } = exercise.bypass_change_detection()
    else {
        return;
    };
    let solved = run.stars().is_some();
    if solved && !*recorded {
        course.record(&Course::id(run), run.attempt());
    }
    *recorded = solved;
}

/// Writes the progress when it has changed.
pub(super) fn store(
    course: Res<CurrentCourse>,
    texts: Res<CurrentTexts>,
    mut store: ResMut<ProgressStore>,
    mut toasts: ResMut<Toasts>,
) {
    if let Some(ended) = store.writing.as_mut().and_then(check_ready) {
        store.writing = None;
        if let Err(reason) = ended
            && !std::mem::replace(&mut store.error_reported, true)
        {
            toasts.tell(texts.with("progress-not-kept", &[("reason", reason.into())]));
        }
    }
    if store.blocked || store.writing.is_some() || store.submitted == course.progress {
        return;
    }
    store.submitted = course.progress.clone();
    let (storage, text) = (store.storage.clone(), course.progress.to_string());
    store.writing = Some(IoTaskPool::get().spawn(async move { storage.write(&text) }));
}

/// Finishes writing before the program ends.
pub(super) fn store_at_exit(
    mut exits: MessageReader<AppExit>,
    course: Res<CurrentCourse>,
    mut store: ResMut<ProgressStore>,
) {
    if exits.read().next().is_none() {
        return;
    }
    if let Some(task) = store.writing.take() {
        let _ = bevy::tasks::block_on(task);
    }
    if !store.blocked && store.submitted != course.progress {
        // The window is closing, so an error could not be shown.
        let _ = store.storage.write(&course.progress.to_string());
    }
}
