//! Stores settings, and what the player has done in lessons and with puzzles: at once, in the background.

use super::schedule::AppSet;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use crate::catalogue::kept::{Kept, KeptEvent, KeptValue};
use crate::catalogue::library::MemoryStore;
use crate::texts::say;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::collections::VecDeque;
use std::sync::Arc;

/// The seconds after which what could not be written is written again.
const RETRY_DELAY: f32 = 10.0;

/// A change of what is kept.
type Change<T> = Box<dyn FnOnce(&mut T) + Send + Sync>;

/// Writes changes to a file that is kept.
#[derive(Resource)]
pub struct KeptWriter<T: KeptValue + Send + Sync + 'static> {
    kept: Kept<T>,
    /// Changes that are not written yet, oldest first.
    pending: VecDeque<Change<T>>,
    writing: Option<Task<(Kept<T>, Result<(), KeptEvent>)>>,
    /// The seconds until what could not be written is written again.
    retry: Option<f32>,
    /// Whether an error of writing has been reported.
    error_reported: bool,
}

impl<T: KeptValue + Send + Sync> KeptWriter<T> {
    /// A writer to this file.
    pub const fn new(kept: Kept<T>) -> Self {
        let pending = VecDeque::new();
        Self { kept, pending, writing: None, retry: None, error_reported: false }
    }

    /// The value as it was last read or written here.
    pub const fn value(&self) -> &T {
        self.kept.value()
    }

    /// Writes a change. It is made to what is stored at that moment, so it must not depend on
    /// anything else.
    pub fn change(&mut self, change: impl FnOnce(&mut T) + Send + Sync + 'static) {
        self.pending.push_back(Box::new(change));
    }

    /// Whether no change waits to be written. One that could not be written waits for a later try.
    pub fn is_settled(&self) -> bool {
        self.pending.is_empty() && self.writing.is_none()
    }

    /// The next change to write, if any is due.
    fn next(&mut self, passed: f32) -> Option<Change<T>> {
        self.retry = self.retry.map(|left| left - passed);
        let due = self.retry.is_some_and(|left| left <= 0.0);
        let change =
            self.pending.pop_front().or_else(|| due.then(|| Box::new(|_: &mut T| ()) as _))?;
        self.retry = None;
        Some(change)
    }
}

impl<T: KeptValue + Send + Sync> Default for KeptWriter<T> {
    /// A writer to memory, for apps without a player's folder.
    fn default() -> Self {
        Self::new(Kept::open(Arc::new(MemoryStore::default())).0)
    }
}

/// Adds the writer of a file.
pub(super) fn plugin<T: KeptValue + Send + Sync + 'static>(app: &mut App) {
    app.init_resource::<KeptWriter<T>>()
        .add_systems(Update, write::<T>.in_set(AppSet::Persist))
        .add_systems(Last, write_at_exit::<T>);
}

/// Writes the oldest pending change when nothing is being written.
fn write<T: KeptValue + Send + Sync>(
    time: Res<Time<Real>>,
    texts: Res<CurrentTexts>,
    mut writer: ResMut<KeptWriter<T>>,
    mut toasts: ResMut<Toasts>,
) {
    if writer.is_settled() && writer.retry.is_none() {
        return;
    }
    if let Some((kept, result)) = writer.writing.as_mut().and_then(check_ready) {
        writer.writing = None;
        writer.retry = (!kept.is_stored()).then_some(RETRY_DELAY);
        writer.kept = kept;
        if let Err(event) = result
            && let Some(sentence) = say::kept_write_event(&texts, &event)
            && !std::mem::replace(&mut writer.error_reported, true)
        {
            toasts.tell(sentence);
        }
    }
    if writer.writing.is_some() {
        return;
    }
    let Some(change) = writer.next(time.delta_secs()) else { return };
    let mut kept = writer.kept.clone();
    writer.writing = Some(IoTaskPool::get().spawn(async move {
        let ((), result) = kept.update(change);
        (kept, result)
    }));
}

/// Writes everything that is pending before the program ends.
pub(super) fn write_at_exit<T: KeptValue + Send + Sync>(
    mut exits: MessageReader<AppExit>,
    mut writer: ResMut<KeptWriter<T>>,
) {
    if exits.read().next().is_none() {
        return;
    }
    if let Some(task) = writer.writing.take() {
        writer.kept = bevy::tasks::block_on(task).0;
    }
    let mut pending = std::mem::take(&mut writer.pending);
    if pending.is_empty() && !writer.kept.is_stored() {
        pending.push_back(Box::new(|_| ()));
    }
    for change in pending {
        // The window is closing, so an error could not be shown.
        let _ = writer.kept.update(change);
    }
}
