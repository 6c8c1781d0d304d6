//! The tests of the copy: how long each takes, and which mutants it reaches.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{Result, compile};

/// The tests that try mutants. Those of strength, of pictures and of the program's outside are left out.
const PROGRAMS: [&str; 12] = [
    "analysis",
    "compare",
    "endgame",
    "engine",
    "explain",
    "explore",
    "fuzz_corpus",
    "game",
    "learn",
    "puzzles",
    "rules",
    "solving",
];
/// A test, and what it reaches.
pub struct Test {
    pub program: PathBuf,
    pub name: String,
    pub seconds: f64,
    pub reached: Vec<usize>,
}

/// For each mutant the tests that reach it, by their place in a list: the quick ones that reach few mutants first.
pub type Reaching = BTreeMap<usize, Vec<usize>>;

/// Runs a test in a process of its own. Returns whether it passed, and the seconds of processor time; no result if the limit, in
/// seconds of processor time, is reached. It fails, too, if it sleeps for much longer or fills 8 GiB.
///
/// # Errors
/// If the process cannot be started.
pub fn run(
    folder: &Path,
    program: &Path,
    name: &str,
    variable: (&str, &str),
    limit: u64,
) -> Result<(Option<bool>, f64)> {
    let mut command = Command::new(program);
    command
        .args(["--exact", name, "--test-threads=1", "--quiet"])
        .current_dir(folder.join("project"))
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1")
        .env(variable.0, variable.1)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // SAFETY: setrlimit is async-signal-safe, and nothing is allocated.
    unsafe {
        command.pre_exec(move || {
            let cpu = libc::rlimit { rlim_cur: limit, rlim_max: limit + 1 };
            let memory = libc::rlimit { rlim_cur: 8 << 30, rlim_max: 8 << 30 };
            libc::setrlimit(libc::RLIMIT_CPU, &cpu);
            libc::setrlimit(libc::RLIMIT_AS, &memory);
            libc::setpgid(0, 0);
            Ok(())
        });
    }
    let mut child = command.spawn()?;
    let id = i32::try_from(child.id())?;
    let start = Instant::now();
    let patience = Duration::from_secs(6 + 3 * limit);
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    let mut status = 0;
    // SAFETY: the child is ours and was not waited for; both pointers are valid.
    while unsafe { libc::wait4(id, &raw mut status, libc::WNOHANG, &raw mut usage) } == 0 {
        if start.elapsed() > patience {
            unsafe { libc::kill(-id, libc::SIGKILL) };
        }
        std::thread::sleep(Duration::from_millis(if start.elapsed().as_millis() < 200 {
            1
        } else {
            10
        }));
    }
    drop(child.stdin.take());
    let seconds = usage.ru_utime.tv_sec as f64 + usage.ru_utime.tv_usec as f64 / 1e6;
    let looped = libc::WIFSIGNALED(status)
        && [libc::SIGXCPU, libc::SIGKILL].contains(&libc::WTERMSIG(status));
    Ok((
        if looped { None } else { Some(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0) },
        seconds,
    ))
}

/// Builds the tests and runs each of them once; writes `tests.tsv`. Tests that take longer than `longest`, in seconds of processor
/// time, are left out.
///
/// # Errors
/// If the build fails.
pub fn record(folder: &Path, longest: u64) -> Result<()> {
    let folder = &fs::canonicalize(folder)?;
    let mut build = compile::cargo(folder);
    build.args([
        "test",
        "--profile",
        "mutants",
        "--no-default-features",
        "--no-run",
        "--message-format=json",
        "--lib",
    ]);
    build.args(PROGRAMS.iter().map(|name| format!("--test={name}"))).stderr(Stdio::inherit());
    let output = build.output()?;
    if !output.status.success() {
        return Err("the tests of the copy do not compile".into());
    }
    let programs: Vec<PathBuf> = String::from_utf8(output.stdout)?
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| message["profile"]["test"] == true)
        .filter_map(|message| message["executable"].as_str().map(PathBuf::from))
        .collect();
    let jobs: Vec<(PathBuf, String)> =
        programs.iter().flat_map(|program| names(folder, program)).collect();
    let lines = crate::trial::in_parallel(&jobs, |(program, name)| {
        let file = folder.join(format!("reached.{:?}", std::thread::current().id()));
        let _ = fs::remove_file(&file);
        let variable = ("MUTANTS_REACHED", file.to_str().unwrap_or_default());
        let (passed, seconds) = run(folder, program, name, variable, longest)?;
        let reached = fs::read_to_string(&file)
            .unwrap_or_default()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        if passed != Some(true) {
            eprintln!("left out, because it fails or takes too long without a mutant: {name}");
            return Ok(String::new());
        }
        Ok(format!("{}\t{name}\t{seconds:.3}\t{reached}\n", program.display()))
    })?;
    fs::write(folder.join("tests.tsv"), lines.concat())?;
    println!("{} tests", lines.iter().filter(|line| !line.is_empty()).count());
    Ok(())
}

/// The tests of a program.
fn names(folder: &Path, program: &Path) -> Vec<(PathBuf, String)> {
    let listed = Command::new(program)
        .args(["--list", "--format=terse"])
        .current_dir(folder.join("project"))
        .output();
    let ignored = Command::new(program)
        .args(["--list", "--format=terse", "--ignored"])
        .current_dir(folder.join("project"))
        .output();
    let read = |output: std::io::Result<std::process::Output>| -> Vec<String> {
        let text = output
            .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
            .unwrap_or_default();
        text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
    };
    let ignored = read(ignored);
    read(listed)
        .into_iter()
        .filter(|name| !ignored.contains(name))
        .map(|name| (program.to_owned(), name))
        .collect()
}

/// Reads `tests.tsv`: for each mutant the tests that reach it. A test that reaches few mutants is more likely to be about one of
/// them, and comes before one that is as quick and reaches more.
///
/// # Errors
/// If the file cannot be read.
pub fn read(folder: &Path) -> Result<(Vec<Test>, Reaching)> {
    let text = fs::read_to_string(folder.join("tests.tsv"))?;
    let mut tests: Vec<Test> = text
        .lines()
        .filter_map(|line| {
            let mut fields = line.split('\t');
            Some(Test {
                program: PathBuf::from(fields.next()?),
                name: fields.next()?.to_owned(),
                seconds: fields.next()?.parse().ok()?,
                reached: fields.next()?.split(' ').filter_map(|id| id.parse().ok()).collect(),
            })
        })
        .collect();
    let rank = |test: &Test| (test.seconds + 0.2) * test.reached.len() as f64;
    tests.sort_by(|one, other| rank(one).total_cmp(&rank(other)));
    let mut by_mutant = Reaching::new();
    for (index, test) in tests.iter().enumerate() {
        for &id in &test.reached {
            by_mutant.entry(id).or_default().push(index);
        }
    }
    Ok((tests, by_mutant))
}
