//! Runs the program: without a display, in English, with an empty data folder.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The result of a run.
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    /// The lines of standard output.
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// What follows a name and a tab in the output.
    pub fn of(&self, name: &str) -> Option<&str> {
        self.out.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('\t'))
    }

    /// Checks that the output has these parts in this order.
    pub fn says(&self, parts: &[&str]) {
        let mut rest = self.out.as_str();
        for part in parts {
            let at =
                rest.find(part).unwrap_or_else(|| panic!("{part}\n{}\n{}", self.out, self.err));
            rest = &rest[at + part.len()..];
        }
    }
}

/// The commands of the laboratory.
const LABORATORY: [&str; 11] = [
    "bench", "book", "chances", "datagen", "match", "openings", "proof", "puzzles", "spsa",
    "train", "tune",
];

/// The program that has the command: `fanorona`, or `fanorona-lab` in the same folder, which `cargo core` builds.
fn path_of(args: &[&str]) -> PathBuf {
    let known = option_env!("CARGO_BIN_EXE_fanorona").or(option_env!("CARGO_BIN_EXE_fanorona-lab"));
    let command = if args.first() == Some(&"--lang") { args.get(2) } else { args.first() };
    let is_of_laboratory = command.is_some_and(|command| LABORATORY.contains(command));
    let name = if is_of_laboratory { "fanorona-lab" } else { "fanorona" };
    Path::new(known.unwrap()).with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// The program with these arguments.
pub fn program(args: &[&str]) -> Command {
    // Each run has a data folder of its own.
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    let data = folder("no-data").join(RUNS.fetch_add(1, Ordering::Relaxed).to_string());
    let mut command = Command::new(path_of(args));
    command
        .args(args)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LC_ALL", "C")
        .env("FANORONA_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The program with this number of KiB of address space; without a limit where the system has none.
pub fn program_within(kib: &str, args: &[&str]) -> Command {
    let program = program(args);
    if !cfg!(target_os = "linux") {
        return program;
    }
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("ulimit -v {kib} && exec \"$0\" \"$@\""));
    command.arg(program.get_program()).args(program.get_args());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    // Otherwise every thread reserves address space that it does not use.
    command.env("MALLOC_ARENA_MAX", "1");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs it with nothing on standard input.
pub fn run(args: &[&str]) -> Run {
    finish(program(args), "")
}

/// Runs it with this on standard input.
pub fn typed(args: &[&str], input: &str) -> Run {
    finish(program(args), input)
}

/// Runs it with this data folder, and this on standard input.
pub fn within(data: &Path, args: &[&str], input: &str) -> Run {
    let mut command = program(args);
    command.env("FANORONA_DATA", data);
    finish(command, input)
}

/// Runs a prepared program to its end.
pub fn finish(mut command: Command, input: &str) -> Run {
    let mut child = command.spawn().unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder for one test, initially empty.
pub fn folder(name: &str) -> PathBuf {
    let folder =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A data folder for one test, which does not exist yet.
pub fn data(name: &str) -> PathBuf {
    let data = folder(&format!("data-{name}"));
    let _ = std::fs::remove_dir_all(&data);
    data
}

/// A file in a folder of its own.
pub fn file(test: &str, name: &str, bytes: impl AsRef<[u8]>) -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = folder(&format!("{test}-{count}")).join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}
