//! Runs the library service: on a thread of its own, or in small steps between frames.

use super::service::LibraryService;
use super::task::{StorageReport, Task};
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

/// Performs tasks in the order in which they are submitted, but saves before all others.
pub trait StorageWorker: Send + Sync + 'static {
    /// Submits a task. Every task ends with one report that `StorageReport::is_last`.
    fn submit(&mut self, task: Task);

    /// Works for a moment, if the worker has no thread; called once a frame.
    fn work(&mut self) {}

    /// Returns the next report, oldest first; `None` if there is none.
    fn poll(&mut self) -> Option<StorageReport>;

    /// Completes all saves before the program ends, and waits for them.
    fn finish(&mut self);
}

/// Runs the service on a thread of its own, so that no frame waits for a disk.
pub struct ThreadWorker {
    tasks: Option<Sender<Task>>,
    reports: Mutex<Receiver<StorageReport>>,
    thread: Option<JoinHandle<()>>,
}

impl ThreadWorker {
    /// Starts a thread with this service. Without threads the worker does nothing.
    pub fn new(service: LibraryService) -> Self {
        let (tasks, inbox) = channel();
        let (outbox, reports) = channel();
        let thread = std::thread::Builder::new()
            .name("library".to_owned())
            .spawn(move || run(service, &inbox, &outbox))
            .ok();
        Self { tasks: Some(tasks), reports: Mutex::new(reports), thread }
    }
}

/// Works until the sender of tasks is dropped, and then only completes the saves.
fn run(mut service: LibraryService, inbox: &Receiver<Task>, outbox: &Sender<StorageReport>) {
    // The work is done even if nobody receives the reports any more.
    let mut report = |report| drop(outbox.send(report));
    let mut open = true;
    while open || !service.is_idle() {
        if open && service.is_idle() {
            match inbox.recv() {
                Ok(task) => service.submit(task, &mut report),
                Err(_) => open = false,
            }
        }
        while open {
            match inbox.try_recv() {
                Ok(task) => service.submit(task, &mut report),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => open = false,
            }
        }
        if !open {
            service.cancel_jobs(&mut report);
        }
        service.step(&mut report);
    }
}

impl StorageWorker for ThreadWorker {
    fn submit(&mut self, task: Task) {
        if let Some(tasks) = &self.tasks {
            // Fails only if the thread has ended.
            let _ = tasks.send(task);
        }
    }

    fn poll(&mut self) -> Option<StorageReport> {
        self.reports.get_mut().ok()?.try_recv().ok()
    }

    fn finish(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // The thread ends after the saves that were submitted.
            let _ = thread.join();
        }
    }
}

impl Drop for ThreadWorker {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Runs the service within the frames: in tests, and where there are no threads.
#[derive(Debug)]
pub struct InlineWorker {
    service: LibraryService,
    reports: VecDeque<StorageReport>,
    steps: usize,
}

impl InlineWorker {
    /// Performs this many steps a frame; a step takes a few milliseconds.
    pub const fn new(service: LibraryService, steps: usize) -> Self {
        Self { service, reports: VecDeque::new(), steps }
    }

    fn step(&mut self) {
        let reports = &mut self.reports;
        self.service.step(&mut |report| reports.push_back(report));
    }
}

impl StorageWorker for InlineWorker {
    fn submit(&mut self, task: Task) {
        let reports = &mut self.reports;
        self.service.submit(task, &mut |report| reports.push_back(report));
        // A page may be closed before the next frame, so saves are done at once.
        while self.service.is_urgent() {
            self.step();
        }
    }

    fn work(&mut self) {
        for _ in 0..self.steps {
            if self.service.is_idle() {
                break;
            }
            self.step();
        }
    }

    fn poll(&mut self) -> Option<StorageReport> {
        self.reports.pop_front()
    }

    fn finish(&mut self) {
        let reports = &mut self.reports;
        self.service.cancel_jobs(&mut |report| reports.push_back(report));
        while !self.service.is_idle() {
            self.step();
        }
    }
}
