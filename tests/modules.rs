//! Formats, rules, engine and game use no files, no environment, no network and no clocks: time is passed in. Cargo keeps the
//! layers apart; this is what it cannot say.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use std::fs;
use std::path::{Path, PathBuf};

/// The crates that depend on nothing outside of them.
const CORE: [&str; 4] = ["formats", "rules", "engine", "game"];
/// The modules of the standard library that they do not use.
const FORBIDDEN: [&str; 6] = ["env", "fs", "io", "net", "process", "time"];
/// The exception.
const HARMLESS: &str = "time::Duration";

#[test]
fn the_core_uses_no_files_and_no_clocks() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let mut report = Vec::new();
    for file in CORE.iter().flat_map(|name| files(&crates.join(name).join("src"))) {
        for path in of_standard_library(&fs::read_to_string(&file).unwrap()) {
            let is_forbidden = path.split("::").next().is_some_and(|it| FORBIDDEN.contains(&it));
            if is_forbidden && path != HARMLESS {
                report.push(format!("{} uses std::{path}", file.display()));
            }
        }
    }
    assert!(report.is_empty(), "\n{}", report.join("\n"));
}

#[test]
fn paths_are_found_alone_and_in_groups() {
    let text = "use std::fs;\n// std::env\nuse std::{fmt, io::Read};\nlet now = std::time::Instant::now();";
    assert_eq!(of_standard_library(text), ["fs", "fmt", "io::Read", "time::Instant::now"]);
}

/// The paths in a text that begin with `std::`, without it.
fn of_standard_library(text: &str) -> Vec<String> {
    let code: String = text.lines().map(|line| line.split("//").next().unwrap()).collect();
    let end = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
    let mut found = Vec::new();
    for rest in code.split("std::").skip(1) {
        match rest.strip_prefix('{') {
            Some(group) => {
                let group = group.split('}').next().unwrap();
                found.extend(group.split(',').map(|path| path.trim().to_owned()));
            }
            None => found.push(rest.split(end).next().unwrap().to_owned()),
        }
    }
    found
}

/// Every source file under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let all = paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] });
    all.filter(|path| path.extension().is_some_and(|it| it == "rs")).collect()
}
