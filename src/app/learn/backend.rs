//! What answers the queries of exercises: a thread of its own in the game, the calling thread in
//! tests.

use crate::game::learn::{ExerciseEvaluator, ExerciseQuery, Finding};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Answers queries without blocking a frame.
pub trait EvaluatorBackend: Send + Sync {
    /// Starts to answer a query. The answer to an earlier one may be lost.
    fn start(&mut self, query: ExerciseQuery);
    /// Returns an answer once it is available.
    fn poll(&mut self) -> Option<Finding>;
}

/// Answers queries on a thread of its own, which starts with the first query.
#[derive(Default)]
pub struct ThreadEvaluator {
    // Neither end can be shared between threads, but a resource must be `Sync`.
    channels: Option<Mutex<Channels>>,
    /// The number of the last query. Answers to earlier ones are ignored.
    number: u64,
}

/// The ends of the channels to and from the thread; queries and their answers are numbered.
type Channels = (Sender<(u64, ExerciseQuery)>, Receiver<(u64, Finding)>);

impl ThreadEvaluator {
    fn spawn() -> Mutex<Channels> {
        let (queries, inbox) = channel::<(u64, ExerciseQuery)>();
        let (outbox, findings) = channel();
        // Without a thread nothing is judged; the learner can still leave the exercise.
        let _ = thread::Builder::new().name("evaluator".into()).spawn(move || {
            let evaluator = ExerciseEvaluator::default();
            for (number, query) in inbox {
                if outbox.send((number, evaluator.answer(&query))).is_err() {
                    return;
                }
            }
        });
        Mutex::new((queries, findings))
    }
}

impl EvaluatorBackend for ThreadEvaluator {
    fn start(&mut self, query: ExerciseQuery) {
        self.number += 1;
        let channels = self.channels.get_or_insert_with(Self::spawn);
        if let Ok((queries, _)) = channels.get_mut() {
            let _ = queries.send((self.number, query));
        }
    }

    fn poll(&mut self) -> Option<Finding> {
        let (_, findings) = self.channels.as_mut()?.get_mut().ok()?;
        let (number, finding) = findings.try_iter().last()?;
        (number == self.number).then_some(finding)
    }
}

/// Answers queries on the calling thread, one for each poll.
#[derive(Default)]
pub struct InlineEvaluator {
    evaluator: ExerciseEvaluator,
    query: Option<ExerciseQuery>,
}

impl InlineEvaluator {
    /// An evaluator that builds endgame tables for at most this many stones.
    pub fn with_table_stones(stones: usize) -> Self {
        Self { evaluator: ExerciseEvaluator::default().with_table_stones(stones), query: None }
    }
}

impl EvaluatorBackend for InlineEvaluator {
    fn start(&mut self, query: ExerciseQuery) {
        self.query = Some(query);
    }

    fn poll(&mut self) -> Option<Finding> {
        Some(self.evaluator.answer(&self.query.take()?))
    }
}
