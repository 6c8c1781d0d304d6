//! Who does the tasks: a thread of its own, or the caller in small slices.

use super::service::LibraryService;
use super::task::{Report, Task};
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

/// Does tasks in the order in which they are given, saves before all others.
pub trait Worker: Send + Sync + 'static {
    /// Takes a task. Every task ends with one report that [`Report::is_last`].
    fn give(&mut self, task: Task);

    /// Works for a moment, where nobody else does it; once a frame.
    fn work(&mut self) {}

    /// What has come of the tasks, oldest first; `None` when there is no more news.
    fn poll(&mut self) -> Option<Report>;

    /// Does what must be done before the program ends, and waits for it.
    fn finish(&mut self);
}

/// A thread of its own, so that no disk holds up a picture.
pub struct ThreadWorker {
    tasks: Option<Sender<Task>>,
    reports: Mutex<Receiver<Report>>,
    thread: Option<JoinHandle<()>>,
}

impl ThreadWorker {
    /// A thread with this clerk. Where there can be no threads it does nothing.
    pub fn new(clerk: LibraryService) -> Self {
        let (tasks, given) = channel();
        let (said, reports) = channel();
        let thread = std::thread::Builder::new()
            .name("library".to_owned())
            .spawn(move || labour(clerk, &given, &said))
            .ok();
        Self { tasks: Some(tasks), reports: Mutex::new(reports), thread }
    }
}

/// Works until nobody gives tasks any more, and then only on what must be kept.
fn labour(mut clerk: LibraryService, given: &Receiver<Task>, said: &Sender<Report>) {
    // Nobody may listen any more; the work is done all the same.
    let mut say = |report| drop(said.send(report));
    let mut open = true;
    while open || !clerk.is_idle() {
        if open && clerk.is_idle() {
            match given.recv() {
                Ok(task) => clerk.give(task, &mut say),
                Err(_) => open = false,
            }
        }
        while open {
            match given.try_recv() {
                Ok(task) => clerk.give(task, &mut say),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => open = false,
            }
        }
        if !open {
            clerk.drop_jobs(&mut say);
        }
        clerk.step(&mut say);
    }
}

impl Worker for ThreadWorker {
    fn give(&mut self, task: Task) {
        if let Some(tasks) = &self.tasks {
            // A thread that has ended does no more tasks.
            let _ = tasks.send(task);
        }
    }

    fn poll(&mut self) -> Option<Report> {
        self.reports.get_mut().ok()?.try_recv().ok()
    }

    fn finish(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // It ends when it has written what it was given.
            let _ = thread.join();
        }
    }
}

impl Drop for ThreadWorker {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Works while it is asked to: in tests, and where there are no threads.
#[derive(Debug)]
pub struct InlineWorker {
    clerk: LibraryService,
    reports: VecDeque<Report>,
    steps: usize,
}

impl InlineWorker {
    /// So many steps a frame, each of a few milliseconds.
    pub const fn new(clerk: LibraryService, steps: usize) -> Self {
        Self { clerk, reports: VecDeque::new(), steps }
    }

    fn step(&mut self) {
        let reports = &mut self.reports;
        self.clerk.step(&mut |report| reports.push_back(report));
    }
}

impl Worker for InlineWorker {
    fn give(&mut self, task: Task) {
        let reports = &mut self.reports;
        self.clerk.give(task, &mut |report| reports.push_back(report));
        // A page may be closed before the next frame: what must be kept is kept at once.
        while self.clerk.is_urgent() {
            self.step();
        }
    }

    fn work(&mut self) {
        for _ in 0..self.steps {
            if self.clerk.is_idle() {
                break;
            }
            self.step();
        }
    }

    fn poll(&mut self) -> Option<Report> {
        self.reports.pop_front()
    }

    fn finish(&mut self) {
        let reports = &mut self.reports;
        self.clerk.drop_jobs(&mut |report| reports.push_back(report));
        while !self.clerk.is_idle() {
            self.step();
        }
    }
}
