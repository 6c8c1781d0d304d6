//! Records what was done in exercises, and stores it at once, in the background.

use super::CurrentCourse;
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::progress::{ProgressEvent, ProgressStore};
use crate::catalogue::settings_storage::MemorySettingsStorage;
use crate::learn::{Attempt, ExerciseId};
use crate::texts::say;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::collections::VecDeque;
use std::sync::Arc;

/// Writes attempts to the player's progress.
#[derive(Resource)]
pub struct ProgressWriter {
    store: ProgressStore,
    /// Attempts that are not written yet, oldest first.
    pending: VecDeque<(ExerciseId, Attempt)>,
    writing: Option<Task<(ProgressStore, Result<(), ProgressEvent>)>>,
    /// Whether an error of writing has been reported.
    error_reported: bool,
}

impl ProgressWriter {
    /// A writer to this store.
    pub const fn new(store: ProgressStore) -> Self {
        Self { store, pending: VecDeque::new(), writing: None, error_reported: false }
    }

    /// Adds an attempt to the course's progress, and to what will be written.
    pub(super) fn record(&mut self, course: &mut CurrentCourse, id: ExerciseId, attempt: Attempt) {
        course.record(&id, attempt);
        self.pending.push_back((id, attempt));
    }
}

impl Default for ProgressWriter {
    /// A writer to memory, for apps without a player's folder.
    fn default() -> Self {
        Self::new(ProgressStore::open(Arc::new(MemorySettingsStorage::default())).0)
    }
}

/// Writes the oldest pending attempt when nothing is being written.
pub(super) fn write(
    texts: Res<CurrentTexts>,
    mut writer: ResMut<ProgressWriter>,
    mut toasts: ResMut<Toasts>,
) {
    if writer.writing.is_none() && writer.pending.is_empty() {
        return;
    }
    if let Some((store, result)) = writer.writing.as_mut().and_then(check_ready) {
        writer.writing = None;
        writer.store = store;
        if let Err(event) = result
            && !std::mem::replace(&mut writer.error_reported, true)
        {
            toasts.tell(say::progress_event(&texts, &event));
        }
    }
    if writer.writing.is_some() {
        return;
    }
    let Some((id, attempt)) = writer.pending.pop_front() else { return };
    let mut store = writer.store.clone();
    writer.writing = Some(IoTaskPool::get().spawn(async move {
        let result = store.record(&id, attempt);
        (store, result)
    }));
}

/// Writes everything that is pending before the program ends.
pub(super) fn write_at_exit(mut exits: MessageReader<AppExit>, mut writer: ResMut<ProgressWriter>) {
    if exits.read().next().is_none() {
        return;
    }
    if let Some(task) = writer.writing.take() {
        writer.store = bevy::tasks::block_on(task).0;
    }
    while let Some((id, attempt)) = writer.pending.pop_front() {
        // The window is closing, so an error could not be shown.
        let _ = writer.store.record(&id, attempt);
    }
}
