//! Does the same to many things on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The number of the processor's cores, as far as the program may use them.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Calls `each` for the numbers below `count` on this number of threads, and returns the results in order.
pub fn each<R: Send>(threads: usize, count: usize, each: impl Fn(usize) -> R + Sync) -> Vec<R> {
    each_with(threads, count, || (), |(), number| each(number))
}

/// As [`each`], with something of its own for each thread, such as an engine.
pub fn each_with<T, R: Send>(
    threads: usize,
    count: usize,
    start: impl Fn() -> T + Sync,
    each: impl Fn(&mut T, usize) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let run = || {
        let mut own = start();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let result = each(&mut own, number);
            results.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            // The others do the work if the system starts no more threads.
            if thread::Builder::new().spawn_scoped(scope, run).is_err() {
                break;
            }
        }
        run();
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}
