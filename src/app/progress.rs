//! Stores what the player has done in lessons and with puzzles: at once, in the background.

use super::schedule::AppSet;
use super::texts::CurrentTexts;
use super::toasts::Toasts;
use crate::catalogue::progress::{ProgressEvent, Store, StoredProgress};
use crate::catalogue::text_storage::MemoryTextStorage;
use crate::game::learn::Progress;
use crate::game::puzzles::PuzzleProgress;
use crate::texts::{Texts, say};
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use std::collections::VecDeque;
use std::sync::Arc;

/// A progress whose errors can be told.
pub trait ToldProgress: StoredProgress + Send + Sync + 'static {
    /// What the player should know about an event.
    fn tell(texts: &Texts, event: &ProgressEvent) -> String;
}

impl ToldProgress for Progress {
    fn tell(texts: &Texts, event: &ProgressEvent) -> String {
        say::progress_event(texts, event)
    }
}

impl ToldProgress for PuzzleProgress {
    fn tell(texts: &Texts, event: &ProgressEvent) -> String {
        say::puzzle_progress_event(texts, event)
    }
}

/// A change of the stored progress.
type Change<P> = Box<dyn FnOnce(&mut P) + Send + Sync>;

/// Writes changes to the player's progress.
#[derive(Resource)]
pub struct ProgressWriter<P: ToldProgress> {
    store: Store<P>,
    /// Changes that are not written yet, oldest first.
    pending: VecDeque<Change<P>>,
    writing: Option<Task<(Store<P>, Result<(), ProgressEvent>)>>,
    /// Whether an error of writing has been reported.
    error_reported: bool,
}

impl<P: ToldProgress> ProgressWriter<P> {
    /// A writer to this store.
    pub const fn new(store: Store<P>) -> Self {
        Self { store, pending: VecDeque::new(), writing: None, error_reported: false }
    }

    /// Writes a change. It is made to what is stored at that moment, so it must not depend on
    /// anything else.
    pub fn change(&mut self, change: impl FnOnce(&mut P) + Send + Sync + 'static) {
        self.pending.push_back(Box::new(change));
    }
}

impl<P: ToldProgress> Default for ProgressWriter<P> {
    /// A writer to memory, for apps without a player's folder.
    fn default() -> Self {
        Self::new(Store::open(Arc::new(MemoryTextStorage::default())).0)
    }
}

/// Adds the writer of a progress.
pub(super) fn plugin<P: ToldProgress>(app: &mut App) {
    app.init_resource::<ProgressWriter<P>>()
        .add_systems(Update, write::<P>.in_set(AppSet::Persist))
        .add_systems(Last, write_at_exit::<P>);
}

/// Writes the oldest pending change when nothing is being written.
fn write<P: ToldProgress>(
    texts: Res<CurrentTexts>,
    mut writer: ResMut<ProgressWriter<P>>,
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
            toasts.tell(P::tell(&texts, &event));
        }
    }
    if writer.writing.is_some() {
        return;
    }
    let Some(change) = writer.pending.pop_front() else { return };
    let mut store = writer.store.clone();
    writer.writing = Some(IoTaskPool::get().spawn(async move {
        let ((), result) = store.update(change);
        (store, result)
    }));
}

/// Writes everything that is pending before the program ends.
fn write_at_exit<P: ToldProgress>(
    mut exits: MessageReader<AppExit>,
    mut writer: ResMut<ProgressWriter<P>>,
) {
    if exits.read().next().is_none() {
        return;
    }
    if let Some(task) = writer.writing.take() {
        writer.store = bevy::tasks::block_on(task).0;
    }
    while let Some(change) = writer.pending.pop_front() {
        // The window is closing, so an error could not be shown.
        let _ = writer.store.update(change);
    }
}
