//! What solves positions: a thread on the desktop, the calling thread in tests.

use crate::engine::solve_request::SolveRequest;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// Solves positions without holding up a frame.
pub trait SolveBackend: Send + Sync {
    /// Starts to solve a position. The one before must have ended or been stopped.
    fn start(&mut self, request: &SolveRequest);
    /// The answer as text, once it is there; an inner `None` if solving has failed.
    fn poll(&mut self) -> Option<Option<String>>;
    /// Stops, without an answer.
    fn stop(&mut self);
}

/// Solves each position on a thread of its own.
#[derive(Default)]
pub struct ThreadSolver(Option<SolveJob>);

/// A thread that solves a position.
struct SolveJob {
    go_on: Arc<AtomicBool>,
    // A receiver cannot be shared between threads, but a resource must be `Sync`.
    answer: Mutex<Receiver<Option<String>>>,
}

impl SolveBackend for ThreadSolver {
    fn start(&mut self, request: &SolveRequest) {
        let (sender, answer) = channel();
        let go_on = Arc::new(AtomicBool::new(true));
        let (request, flag) = (request.clone(), go_on.clone());
        // Without a thread the channel is closed, and solving has failed.
        let _ = thread::Builder::new().name("solver".into()).spawn(move || {
            // Nobody waits for the answer if it was stopped.
            let _ = sender.send(request.run(&|| flag.load(Relaxed)));
        });
        self.0 = Some(SolveJob { go_on, answer: Mutex::new(answer) });
    }

    fn poll(&mut self) -> Option<Option<String>> {
        let answer = self.0.as_mut()?.answer.get_mut().ok()?.try_recv();
        if answer == Err(TryRecvError::Empty) {
            return None;
        }
        self.0 = None;
        Some(answer.ok().flatten())
    }

    fn stop(&mut self) {
        if let Some(job) = self.0.take() {
            job.go_on.store(false, Relaxed);
        }
    }
}

impl Drop for ThreadSolver {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Solves on the calling thread when the answer is asked for.
#[derive(Default)]
pub struct InlineSolver(Option<SolveRequest>);

impl SolveBackend for InlineSolver {
    fn start(&mut self, request: &SolveRequest) {
        self.0 = Some(request.clone());
    }

    fn poll(&mut self) -> Option<Option<String>> {
        Some(self.0.take()?.run(&|| true))
    }

    fn stop(&mut self) {
        self.0 = None;
    }
}
