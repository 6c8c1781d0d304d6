//! The computer player as a program of its own for a web worker.
//!
//! Messages are jobs and answers, as text. A job is stopped by terminating the worker, which takes effect immediately.

#[cfg(target_arch = "wasm32")]
mod worker {
    use fanorona_game::jobs::{Answer, Effort, Job, Worker};
    use std::cell::RefCell;
    use std::time::Duration;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Passes on an answer before the last one. Defined by the worker's script.
        #[wasm_bindgen(js_name = fanoronaTold)]
        fn told(answer: String);
    }

    thread_local! {
        static WORKER: RefCell<Worker> = RefCell::new(Worker::new(Effort::page_worker()));
    }

    /// Carries out a job, and returns the last answer.
    #[wasm_bindgen]
    pub fn think(job: &str) -> String {
        let began = js_sys::Date::now();
        // The clock of the system may be set back.
        let elapsed = || Duration::from_millis((js_sys::Date::now() - began).max(0.0) as u64);
        let mut tell = |answer: Answer| told(answer.write());
        let run = |job| WORKER.with_borrow_mut(|it| it.run(&job, &elapsed, &|| false, &mut tell));
        Job::read(job).map_or(Answer::Failed, run).write()
    }
}

fn main() {}
