//! Loading endgame tables in the background during a game.

use super::{TableFileError, build_missing, damaged, folder, load};
use crate::engine::endgame::{EndgameTables, Signature};
use crate::rules::Ruleset;
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long dropping the loader waits for its thread, at most.
const DROP_TIMEOUT: Duration = Duration::from_millis(30);

/// Loads endgame tables on a thread of its own, and builds missing ones that take less than a
/// minute. Files that cannot be used are collected; report them with
/// [`TableLoader::take_errors`].
///
/// ```
/// # fn report(_: String) {}
/// use fanorona::catalogue::endgame::TableLoader;
/// use fanorona::texts::{Language, Texts, say};
///
/// let (loader, texts) = (TableLoader::default(), Texts::new(Language::ENGLISH));
/// for error in loader.take_errors() {
///     report(say::table_file_error(&texts, &error));
/// }
/// ```
pub struct TableLoader {
    shared: Arc<SharedTables>,
    requests: Option<Sender<Arc<Ruleset>>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct SharedTables {
    stop: AtomicBool,
    contents: Mutex<Contents>,
}

#[derive(Default)]
struct Contents {
    requested: Vec<Signature>,
    ready: Vec<(Signature, Arc<EndgameTables>)>,
    errors: Vec<TableFileError>,
    /// The tables whose damage was found while they were used, and reported.
    told: HashSet<PathBuf>,
}

impl SharedTables {
    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for TableLoader {
    fn default() -> Self {
        let (requests, inbox) = channel::<Arc<Ruleset>>();
        let shared = Arc::<SharedTables>::default();
        let worker = shared.clone();
        let thread = thread::Builder::new()
            .name("endgame tables".into())
            .spawn(move || {
                for rules in inbox {
                    if worker.stop.load(Relaxed) {
                        return;
                    }
                    // Only one thread: nothing waits for the tables, and the search and the window
                    // need the other cores.
                    let mut loaded = load(&rules);
                    // Building takes long, so the errors of loading are available before it.
                    worker.contents().errors.append(&mut loaded.errors);
                    let mut go_on = |_| !worker.stop.load(Relaxed);
                    // A table that cannot be stored is used all the same.
                    let _ = build_missing(
                        folder(&rules).as_deref(),
                        &rules,
                        1,
                        &mut loaded,
                        &mut go_on,
                    );
                    let mut contents = worker.contents();
                    contents.errors.append(&mut loaded.errors);
                    if loaded.tables.most_stones() > 0 {
                        contents.ready.push((Signature::of(&rules), Arc::new(loaded.tables)));
                    }
                }
            })
            .ok();
        Self { shared, requests: Some(requests), thread }
    }
}

impl TableLoader {
    /// The tables of a rule set, if they are loaded. Otherwise starts loading them for a later call
    /// and returns `None`.
    pub fn tables(&self, rules: &Arc<Ruleset>) -> Option<Arc<EndgameTables>> {
        let signature = Signature::of(rules);
        let mut contents = self.shared.contents();
        if let Some((_, tables)) = contents.ready.iter().find(|(of, _)| *of == signature) {
            return Some(tables.clone());
        }
        if !contents.requested.contains(&signature) {
            contents.requested.push(signature);
            if let Some(requests) = &self.requests {
                // If the thread could not be started there are no tables; the search works without.
                let _ = requests.send(rules.clone());
            }
        }
        None
    }

    /// Takes the files that could not be used since the last call, so that each is reported
    /// once; empty if there are none. Never waits for the background thread, so it can be polled:
    /// a file turns up some time after [`TableLoader::tables`] first asked for its rules.
    ///
    /// `texts::say::table_file_error` turns each into a sentence for the player.
    pub fn take_errors(&self) -> Vec<TableFileError> {
        let mut contents = self.shared.contents();
        let mut errors = std::mem::take(&mut contents.errors);
        let Contents { ready, told, .. } = &mut *contents;
        for (_, tables) in ready {
            let damaged = damaged(tables).into_iter();
            errors.extend(damaged.filter(|error| told.insert(error.path.clone())));
        }
        errors
    }
}

impl Drop for TableLoader {
    fn drop(&mut self) {
        self.shared.stop.store(true, Relaxed);
        self.requests = None;
        let Some(thread) = self.thread.take() else { return };
        let began = Instant::now();
        while began.elapsed() < DROP_TIMEOUT {
            if thread.is_finished() {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        // The thread is reading or writing a file. It ends after that or with the program; files
        // are written atomically, so neither does harm.
    }
}
