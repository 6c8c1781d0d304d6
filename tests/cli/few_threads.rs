//! Every command works where the system starts few threads or none.

use crate::run::{Run, finish, program_within};

/// The sizes of stacks, in bytes, and the address space, in KiB: no thread can start, or only a few.
const LIMITS: [(u64, &str); 2] = [(1 << 47, "unlimited"), (1 << 32, "14000000")];

/// Runs the program within limits for threads.
fn limited((stack, space): (u64, &str), args: &[&str], input: &str) -> Run {
    let mut command = program_within(space, args);
    command.env("RUST_MIN_STACK", stack.to_string());
    finish(command, input)
}

#[test]
#[cfg(target_os = "linux")]
fn commands_use_the_threads_they_get() {
    for args in [
        &["best", "--nodes", "500", "--threads", "200"][..],
        &["best", "--character", "ombiasy", "--variant", "telo"],
        &["solve", "--variant", "telo", "--threads", "200", "--memory", "1"],
        &["solve", "--variant", "telo", "--threads", "2", "--memory", "1", "--stones", "0"],
        &["endgame", "--variant", "telo", "--stones", "4", "--threads", "200", "--check"],
        &["tune", "--variant", "telo", "--games", "3", "--nodes", "10", "--threads", "200"],
        &[
            "match",
            "random",
            "random",
            "--games",
            "400",
            "--variant",
            "telo",
            "--concurrency",
            "200",
        ],
        &["bench", "--depth", "1", "--threads", "200"],
        &["text", "--variant", "telo", "--white", "soa", "--black", "fara", "--clock", "60"],
    ] {
        for limits in LIMITS {
            let run = limited(limits, args, "");
            assert_eq!(run.status, 0, "{args:?} {limits:?}: {}", run.err);
            assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
            assert!(!run.out.is_empty(), "{args:?}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn the_protocol_answers_without_a_thread_for_the_search() {
    let run = limited(LIMITS[0], &["engine"], "go nodes 200\nisready\ngo perft 2\nquit\n");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("bestmove ") && run.out.contains("nodes 39"), "{}", run.out);
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

#[test]
#[cfg(target_os = "linux")]
fn turns_can_be_typed_without_a_thread_that_reads_them() {
    let args = ["text", "--variant", "telo", "--black", "human", "--clock", "60", "--unsaved"];
    let run = limited(LIMITS[0], &args, "c1-b2A\nquit\n");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("White plays c1 to b2"), "{}", run.out);
}
