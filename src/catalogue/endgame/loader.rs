//! Endgame tables for whoever plays: fetched in the background, handed out once they are there.

use super::{Loaded, TableFileError, load_or_build};
use crate::engine::endgame::{EndgameTables, Signature};
use crate::rules::Ruleset;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long whoever puts the shelf away waits for its thread, at most.
const PATIENCE: Duration = Duration::from_millis(30);

/// Reads tables, or builds those that take less than a minute, on a thread of its own.
pub struct TableLoader {
    shared: Arc<Shared>,
    wishes: Option<Sender<Arc<Ruleset>>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    contents: Mutex<Contents>,
}

#[derive(Default)]
struct Contents {
    asked: Vec<Signature>,
    ready: Vec<(Signature, Arc<EndgameTables>)>,
    errors: Vec<TableFileError>,
}

impl Default for TableLoader {
    fn default() -> Self {
        let (wishes, inbox) = channel::<Arc<Ruleset>>();
        let shared = Arc::<Shared>::default();
        let at_work = shared.clone();
        let thread = thread::Builder::new()
            .name("endgame tables".into())
            .spawn(move || {
                for rules in inbox {
                    if at_work.stop.load(Relaxed) {
                        return;
                    }
                    // A single thread: nobody waits for it, and the window needs the others.
                    let (Loaded { tables, errors }, _) =
                        load_or_build(&rules, 1, &mut |_| !at_work.stop.load(Relaxed));
                    let mut contents =
                        at_work.contents.lock().unwrap_or_else(PoisonError::into_inner);
                    contents.errors.extend(errors);
                    if tables.most_stones() > 0 {
                        contents.ready.push((Signature::of(&rules), Arc::new(tables)));
                    }
                }
            })
            .ok();
        Self { shared, wishes: Some(wishes), thread }
    }
}

impl TableLoader {
    /// The tables of a rule set, if they are there; if not, they are fetched for a later question.
    pub fn tables(&self, rules: &Arc<Ruleset>) -> Option<Arc<EndgameTables>> {
        let signature = Signature::of(rules);
        let mut contents = self.shared.contents.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, tables)) = contents.ready.iter().find(|(of, _)| *of == signature) {
            return Some(tables.clone());
        }
        if !contents.asked.contains(&signature) {
            contents.asked.push(signature);
            if let Some(wishes) = &self.wishes {
                // Without a thread there are no tables; the search plays on.
                let _ = wishes.send(rules.clone());
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
        let mut contents = self.shared.contents.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut contents.errors)
    }
}

impl Drop for TableLoader {
    fn drop(&mut self) {
        self.shared.stop.store(true, Relaxed);
        self.wishes = None;
        let Some(thread) = self.thread.take() else { return };
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if thread.is_finished() {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        // A file is being read or written. Nobody waits for that: the thread ends by itself after
        // it, or with the program, and a file is there whole or not at all.
    }
}
