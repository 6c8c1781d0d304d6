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

/// The folders with documents: some of the repository, and those of the languages.
fn folders() -> Vec<PathBuf> {
    let some = ["", ".github", "docs", "docs/pictures", "fuzz"];
    let languages = std::fs::read_dir(root().join("assets/locales")).unwrap();
    let languages = languages.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    some.into_iter().map(|folder| root().join(folder)).chain(languages).collect()
}

/// The documents in all of these folders, with their texts, in the order of their paths.
fn documents() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in folders() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|kind| kind == "md") {
                let text = std::fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    assert!(found.len() >= 30, "{found:?}");
    found
}
