//! How long the processor has worked for this process, as the kernel counts it thread by thread.

use std::fs;

/// Names of threads that do a graphics card's work: those of Mesa's software driver.
const CARD: [&str; 3] = ["llvmpipe", "lavapipe", "vk"];

/// Milliseconds of processor time that the threads alive now have had, but for those that stand in
/// for a graphics card. 0 where the kernel does not tell.
pub fn spent() -> f64 {
    let Ok(threads) = fs::read_dir("/proc/self/task") else { return 0.0 };
    let mut all = 0.0;
    for thread in threads.flatten() {
        let read = |file: &str| fs::read_to_string(thread.path().join(file)).unwrap_or_default();
        let name = read("comm");
        let own = read("schedstat").split(' ').next().and_then(|time| time.parse::<f64>().ok());
        let own = own.unwrap_or_default() / 1e6;
        if std::env::var_os("FANORONA_THREADS").is_some() {
            eprintln!("{}\t{own:.0} ms", name.trim());
        }
        if !CARD.iter().any(|card| name.starts_with(card)) {
            all += own;
        }
    }
    all
}
