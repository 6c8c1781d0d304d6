//! Jobs that are sent as text to another process have the same answers as direct calls, and damaged texts none.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod exercises;
mod proofs;
mod texts;
mod turns;

use fanorona_engine::{Limits, search};
use fanorona_game::jobs::{Answer, Effort, Job, JobGame, Worker};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Variant};
use std::sync::Arc;
use std::time::Duration;

fn known(key: &str) -> Arc<Variant> {
    shipped::variant(key).unwrap()
}

/// A game of a shipped variant that has not begun.
fn start(key: &str) -> JobGame {
    let variant = known(key);
    JobGame { record: Record::new(variant.rules.clone()), variant }
}

/// A game whose next turn is begun.
fn with_open_chain() -> JobGame {
    let mut game = start("tsivy");
    while game.record.chain().is_empty() {
        let turn = search(&game.record, Limits::depth(1), &mut || false).best.unwrap();
        let step = turn.steps[0];
        game.record.step(step.from, step.to, step.kind).unwrap();
    }
    game
}

/// What another process answers at the end, with searches of at most this many nodes.
fn answer(job: &Job, nodes: u64) -> Answer {
    let job = Job::read(&job.write()).unwrap();
    let mut worker = Worker::new(Effort::few(nodes));
    let answer = worker.run(&job, &|| Duration::ZERO, &|| false, &mut |_| {});
    Answer::read(&answer.write()).unwrap()
}
