//! The documents agree with the program: RON examples can be read, the table of switches is complete and
//! its values are valid, links, tests and files that are mentioned exist, and commands of the engine protocol are read.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at once")]

mod engine;
mod examples;
mod references;
mod strength;
mod switches;

use std::path::{Path, PathBuf};

/// The root of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The documents at the root and below `docs`, with their texts, in the order of their paths.
fn documents() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["", "docs", "docs/pictures", "fuzz"] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|kind| kind == "md") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    assert!(found.len() >= 8, "{found:?}");
    found
}
