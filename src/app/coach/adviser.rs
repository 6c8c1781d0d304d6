//! What answers the queries of the coach: a thread for each in the game, the calling thread in tests
//! and where there are no threads.

use crate::game::learn::{CoachFinding, CoachQuery, advise};
use bevy::prelude::*;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// Answers the queries of the coach.
#[derive(Resource, Default)]
pub struct CoachAdviser {
    inline: bool,
    pending: Option<Pending>,
    /// The id of the query that is being answered.
    asked: Option<u64>,
}

/// A query that is being answered.
enum Pending {
    /// With the next poll.
    Inline(Box<CoachQuery>),
    /// On a thread. A receiver cannot be shared between threads, but a resource must be `Sync`.
    Thread(Mutex<Receiver<CoachFinding>>),
}

impl CoachAdviser {
    /// An adviser that answers on the calling thread, when it is polled.
    pub const fn inline() -> Self {
        Self { inline: true, pending: None, asked: None }
    }

    /// Whether a query is being answered.
    pub const fn is_busy(&self) -> bool {
        self.pending.is_some()
    }

    /// Starts to answer a query, unless it has been started. The answer to an earlier one is lost;
    /// its search ends by itself, because it has few nodes.
    pub(super) fn ask(&mut self, query: Box<CoachQuery>) {
        if self.asked == Some(query.id()) {
            return;
        }
        self.asked = Some(query.id());
        self.pending = Some(if self.inline { Pending::Inline(query) } else { spawn(query) });
    }

    /// Returns an answer once it is available.
    pub(super) fn poll(&mut self) -> Option<CoachFinding> {
        let finding = match self.pending.as_mut()? {
            Pending::Inline(query) => advise(query),
            Pending::Thread(receiver) => receiver.get_mut().ok()?.try_recv().ok()?,
        };
        self.pending = None;
        Some(finding)
    }

    /// Forgets the query.
    pub(super) fn forget(&mut self) {
        if self.asked.is_some() {
            (self.asked, self.pending) = (None, None);
        }
    }
}

fn spawn(query: Box<CoachQuery>) -> Pending {
    let (sender, receiver) = channel();
    let copy = query.clone();
    let thread = thread::Builder::new().name("coach".into()).spawn(move || {
        // Nobody waits for the answer if the game has changed.
        let _ = sender.send(advise(&copy));
    });
    match thread {
        Ok(_) => Pending::Thread(Mutex::new(receiver)),
        Err(_) => Pending::Inline(query),
    }
}
