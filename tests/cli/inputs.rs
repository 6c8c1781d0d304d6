//! Input that cannot be read, and answers that cannot be written.

use crate::run::{finish, folder, program};

/// A folder as standard input can be opened, but not read.
#[test]
#[cfg(target_os = "linux")]
fn standard_input_that_cannot_be_read_is_no_output_that_cannot_be_written() {
    let folder = folder("inputs");
    for args in [
        &["text", "--unsaved", "--variant", "telo"][..],
        &["text", "--unsaved", "--variant", "telo", "--clock", "600"],
        &["learn"],
        &["puzzle", "--variant", "telo"],
        &["puzzle", "--variant", "telo", "--timed"],
        &["engine"],
    ] {
        let mut command = program(args);
        let output = command.stdin(std::fs::File::open(&folder).unwrap()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let err = String::from_utf8(output.stderr).unwrap();
        let expected = "The input cannot be read: Is a directory (os error 21).\n";
        assert_eq!(err, expected, "{args:?}");
    }
}

/// The engine notices also that an answer of its search was lost.
#[test]
#[cfg(target_os = "linux")]
fn answers_of_the_engine_that_cannot_be_written_are_an_error() {
    for input in ["go depth 2\n", "perft 1\n", "go infinite\nstop\n", "go depth 1\nquit\n"] {
        let mut command = program(&["engine"]);
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        command.stdout(full);
        let run = finish(command, input);
        assert_eq!(run.status, 2, "{input}");
        assert!(run.err.starts_with("The output cannot be written"), "{input}: {}", run.err);
    }
}
