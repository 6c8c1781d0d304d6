//! Does the same to many things on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Calls `each` for the numbers below `count`, on one thread for each of these workers, and returns the
/// results in order.
pub(super) fn each<W: Send, R: Send>(
    workers: &mut [W],
    count: usize,
    each: impl Fn(&mut W, usize) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(count));
    let run = |worker: &mut W| {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let result = each(worker, number);
            results.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
        }
    };
    let Some((first, others)) = workers.split_first_mut() else { return Vec::new() };
    thread::scope(|scope| {
        for worker in others {
            // The others do the work if the system starts no more threads.
            if thread::Builder::new().spawn_scoped(scope, || run(worker)).is_err() {
                break;
            }
        }
        run(first);
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}
