//! The CPU time of this process, by thread, as reported by the kernel.

use std::fs;

/// The names of the app's own threads besides the main one: Bevy's pools and the opponent. All
/// others belong to the driver. The kernel truncates names to fifteen characters.
const OWN: [&str; 4] = ["Compute Task", "IO Task", "Async Compute", "opponent"];

/// The CPU time of the app's own threads in milliseconds; 0 if the kernel does not report it.
pub fn spent() -> f64 {
    let Ok(threads) = fs::read_dir("/proc/self/task") else { return 0.0 };
    let main = std::process::id().to_string();
    let mut all = 0.0;
    for thread in threads.flatten() {
        let read = |file: &str| fs::read_to_string(thread.path().join(file)).unwrap_or_default();
        let name = read("comm");
        let own = read("schedstat").split(' ').next().and_then(|time| time.parse::<f64>().ok());
        let own = own.unwrap_or_default() / 1e6;
        if std::env::var_os("FANORONA_THREADS").is_some() {
            eprintln!("{}\t{own:.0} ms", name.trim());
        }
        if thread.file_name().to_string_lossy() == main
            || OWN.iter().any(|own| name.starts_with(own))
        {
            all += own;
        }
    }
    all
}
