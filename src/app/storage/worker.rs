//! Runs the library service: on a thread of its own, or in small steps between frames.

use super::service::{LibraryService, Step, Task};
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

/// Performs tasks in the order in which they are submitted, but saves before all others.
pub trait StorageWorker: Send + Sync + 'static {
    /// Submits a task. Every task ends with one [`Step::Done`].
    fn submit(&mut self, task: Task);

    /// Cancels everything that takes long.
    fn cancel(&mut self);

    /// Works for a moment, if the worker has no thread; called once a frame.
    fn work(&mut self) {}

    /// Returns the result of the next step, oldest first; `None` if there is none.
    fn poll(&mut self) -> Option<Step>;

    /// Completes all saves before the program ends, and waits for them.
    fn finish(&mut self);
}

/// Runs the service on a thread of its own, so that no frame waits for a disk.
pub struct ThreadWorker {
    /// Takes tasks; `None` cancels those before it.
    tasks: Option<Sender<Option<Task>>>,
    steps: Mutex<Receiver<Step>>,
    thread: Option<JoinHandle<()>>,
}

impl ThreadWorker {
    /// Starts a thread with this service. Without threads the worker does nothing.
    pub fn new(service: LibraryService) -> Self {
        let (tasks, inbox) = channel();
        let (outbox, steps) = channel();
        let thread = std::thread::Builder::new()
            .name("library".to_owned())
            .spawn(move || run(service, &inbox, &outbox))
            .ok();
        Self { tasks: Some(tasks), steps: Mutex::new(steps), thread }
    }

    fn send(&self, task: Option<Task>) {
        if let Some(tasks) = &self.tasks {
            // Fails only if the thread has ended.
            let _ = tasks.send(task);
        }
    }
}

/// Works until the sender of tasks is dropped, and then only completes the saves.
fn run(mut service: LibraryService, inbox: &Receiver<Option<Task>>, outbox: &Sender<Step>) {
    // The work is done even if nobody receives the results any more.
    let mut report = |step| drop(outbox.send(step));
    let mut open = true;
    while open || !service.is_idle() {
        while open {
            let received = match service.is_idle() {
                true => inbox.recv().map_err(|_| TryRecvError::Disconnected),
                false => inbox.try_recv(),
            };
            match received {
                Ok(Some(task)) => service.submit(task, &mut report),
                Ok(None) => service.cancel(&mut report),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => open = false,
            }
        }
        if !open {
            service.cancel(&mut report);
        }
        service.step(&mut report);
    }
}

impl StorageWorker for ThreadWorker {
    fn submit(&mut self, task: Task) {
        self.send(Some(task));
    }

    fn cancel(&mut self) {
        self.send(None);
    }

    fn poll(&mut self) -> Option<Step> {
        self.steps.get_mut().ok()?.try_recv().ok()
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
pub struct InlineWorker {
    service: LibraryService,
    steps: VecDeque<Step>,
    steps_a_frame: usize,
}

impl InlineWorker {
    /// Performs this many steps a frame; a step takes a few milliseconds.
    pub const fn new(service: LibraryService, steps_a_frame: usize) -> Self {
        Self { service, steps: VecDeque::new(), steps_a_frame }
    }

    fn step(&mut self) {
        self.service.step(&mut |step| self.steps.push_back(step));
    }
}

impl StorageWorker for InlineWorker {
    fn submit(&mut self, task: Task) {
        self.service.submit(task, &mut |step| self.steps.push_back(step));
        // A page may be closed before the next frame, so saves are done at once.
        while self.service.is_urgent() {
            self.step();
        }
    }

    fn cancel(&mut self) {
        self.service.cancel(&mut |step| self.steps.push_back(step));
    }

    fn work(&mut self) {
        for _ in 0..self.steps_a_frame {
            if self.service.is_idle() {
                break;
            }
            self.step();
        }
    }

    fn poll(&mut self) -> Option<Step> {
        self.steps.pop_front()
    }

    fn finish(&mut self) {
        self.cancel();
        while !self.service.is_idle() {
            self.step();
        }
    }
}
